// What the parts of the page agree on. The page knows no rule of any game: what is legal, what
// happened and why something is not allowed is told by a core, in the worker or on the server.

import type { Snippet } from 'svelte';

/** As the core calls it; games.ts has the list. */
export type GameName = string;

/** A sentence of the core: a stable code, and words in the language that was asked for. */
export interface Reason {
  code: string;
  text: string;
  clause?: number; // of the game's rules.en.md
}

/** One thing that happened, as this viewer was told. No player: chance. No move: hidden. */
export interface GameEvent {
  p?: number;
  s?: string; // the player's seat in the game: A, B, 1, 2 …
  m?: string;
  shown?: string; // what it turned up
  did?: object; // what all may see of what it did (view.ts of the game)
  seal?: string;
}

export interface Seat {
  name: string; // what people see, '' while nobody sits there
  bot?: string; // level
  side?: string; // of those who win together
  here: boolean;
}

export interface GameResult {
  p: number;
  s: string;
  points: number;
  won: boolean;
}

/** A match as one viewer may know it, the same from the worker and from the server. */
export interface MatchState {
  game: GameName;
  options: Record<string, string>;
  you: number | null; // the player we are; null: a spectator
  seats: Seat[]; // by player
  places: string[]; // by player: in which seat of the game being played
  stage: 'open' | 'playing' | 'over';
  to_act: number[]; // players
  legal: string[]; // our moves now, in the notation of the rules; empty: not our turn
  moves: Move[]; // the same in parts; what is decided between games is not among them
  line: string; // the position as this viewer knows it
  board: BoardView | null; // as the core tells it, null before the first game
  insight: Insight | null; // what a good player sees at a glance, from the core
  events: GameEvent[]; // the whole match so far
  results: GameResult[][];
  games_won: number[];
  winners: number[];
}

/** A legal move: how it is written, what it is, and the rest of it as view.ts of its game has it. */
export interface Move {
  text: string;
  act: string;
}

// ---- what a game's own folder knows more about (games/*/view.ts)

export type BoardView = object; // what can be seen of a position
export type Insight = object; // what a good player sees at a glance, computed from what this viewer may know

// ---- boards

/** Every board component (Board.svelte of each game) takes these and nothing else. */
export interface BoardProps<V, I = Insight, M extends Move = Move> {
  view: V;
  insight: I | null;
  seat: string | null; // from whose place we look; null: a spectator
  names: Record<string, string>; // seat → name
  legal: M[]; // our moves now
  last: GameEvent[]; // since our own last move, newest last: marked, and the newest animated
  turn: number; // another one: something has happened
  match?: string; // for what a board keeps by itself
  onmove: (move: string) => void; // a complete move, after the person could undo it
  over?: boolean; // the match is
  still?: boolean; // looked at, not played: nothing may cover the board
  beside?: Snippet; // what the screen wants to show under the board's own words
  ontry: (move: string) => void; // something that is not legal: the screen asks the core why
}

// ---- sessions

/** A match that goes on somewhere. Screens use this; who is behind it does not matter to them. */
export interface Session {
  readonly kind: 'local' | 'online' | 'replay';
  readonly id: string; // of the match; '' if it is only looked at
  readonly state: MatchState; // reactive (Svelte $state)
  readonly thinking: boolean; // a bot thinks
  readonly saved: boolean; // our last move is kept
  play(move: string): Promise<Reason | null>; // null: done
  whyNot(move: string): Promise<Reason | null>; // what the core says about an illegal try
  close(): void;
}

// ---- the core in the worker (wasm/page.cpp behind web/src/core/worker.ts)

export interface Candidate {
  move: string;
  value: Record<string, number>; // seat → chance to win
  weight: number;
  line: string[];
}
export interface Analysis {
  nodes: number;
  depth: number;
  moves: Candidate[];
  beliefs: { about: string; labels: string[]; chances: number[] }[];
}

export interface Look {
  board: BoardView;
  insight: Insight;
  legal?: Move[]; // a spectator has none
}

export interface Core {
  /** A new match in the worker; `bots` by player: a level '1'…'8' or null for a person. */
  open(game: GameName, options: Record<string, string>, bots: (string | null)[]): Promise<LocalMatch>;
  /** A record: whole, with every secret; refuses with a reason and a line number. */
  read(record: string): Promise<LocalMatch | Reason>;
  /** All that is to be seen of a position, as a seat may know it. */
  look(game: GameName, options: Record<string, string>, line: string, seat: string | null): Promise<Look | Reason>;
  /** Why a seat cannot make this move; null: it can. */
  whyNot(game: GameName, options: Record<string, string>, line: string, seat: string, move: string): Promise<Reason | null>;
  apply(game: GameName, options: Record<string, string>, line: string, moves: string[]): Promise<string | Reason>;
  verify(record: string): Promise<{ ok: boolean; checks: { what: string; ok: boolean; text: string }[] }>;
}

export interface LocalMatch {
  state(viewer: number | null): Promise<MatchState>;
  /** As it was after the first `events` events: for replays. */
  stateAt(viewer: number | null, events: number): Promise<MatchState>;
  play(player: number, move: string): Promise<Reason | null>;
  whyNot(player: number, move: string): Promise<Reason | null>;
  /** Lets chance and bots act until a person is to act; calls back after each event. */
  goOn(changed: () => void): Promise<void>;
  undo(): Promise<boolean>; // hot-seat and bots: back to the last decision of a person, if nothing came to light
  analyse(viewer: number, events: number, ms: number): Promise<Analysis>;
  record(): Promise<string>;
  close(): void;
}
