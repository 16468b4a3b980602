// Small drawings for the rules, as data: what stands where, and where it may or may not go. What is
// said about them stands in the rule books, which name them.
import type { Component } from 'svelte';

export interface Drawing {
  files: number;
  ranks: number;
  things: Record<string, string>; // cell → a thing, which the game draws
  arrows?: string[][]; // paths from cell to cell
  yes?: string[];
  no?: string[];
  loose?: boolean; // no board: only the cells with something on them
}

/** The drawings of a game, and how it draws. */
export interface Drawings {
  pictures: Record<string, Drawing>;
  Thing: Component<{ thing: string }>; // around 0,0, in a cell of 100
  top?: number; // air above the board, for what is tall
  bare?: boolean; // loose things stand on nothing
  arcs?: boolean; // an arrow over two cells is a jump, and arrows lie under the things
  start?: number; // how far from the middle of its cell an arrow begins
}
