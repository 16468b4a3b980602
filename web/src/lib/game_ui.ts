// What a game tells the page about itself. games.ts has the list; nothing else on the page knows a game.
import type { Component } from 'svelte';
import type { Lessons } from '../learn/lesson';
import type { Drawings } from '../learn/rules/drawing';
import type { BoardProps } from './contract';
import type { Say } from './i18n.svelte';

/** What people can choose before a match. Its words are «option.KEY» and «option.KEY.VALUE». */
export interface Choice {
  key: string;
  values: string[]; // the first is the usual one
  only?: { key: string; values: string[] }; // makes sense only beside these
  editor?: () => Promise<{ default: Component<{ value: string }, object, 'value'> }>; // a text, made with it
}

export type AnyBoard = Component<BoardProps<any, any, any>>;

export interface GameUi {
  name: string; // as the core calls it
  about: Say<string>; // «name», «line», «facts» and its options: known from the start
  picture: Component;
  choices: Choice[];
  players(options: Record<string, string>): number; // how many sit down
  secrets: boolean; // whether a seat may know what others may not
  bestOf?: boolean; // a series ends when it is decided
  side?: Component<{ side: string }>; // the sign of those who win together
  board(): Promise<{ default: AnyBoard }>; // with its words
  inWords(move: string): string | null; // for those who listen; null: as it is written
  inPublic?(move: string): string; // as it may lie open beside a board while the match goes on
  decision?(move: string): string | null; // in words, if it is made between games and not on a board
  belief?(about: string, name: string): string; // what an analysis guesses at
  lessons(): Promise<{ lessons: Lessons }>;
  course: Say<string>; // what lessons and the short help say
  help: number[]; // the five rules one needs most; their words are «help.RULE»
  drawings(): Promise<{ drawings: Drawings }>; // for the rule book
}
