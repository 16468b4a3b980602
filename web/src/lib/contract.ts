// What the parts of the page agree on. The page knows no rule of any game: what is legal, what
// happened and why something is not allowed is told by a core, in the worker or on the server.

import type { Snippet } from 'svelte';

export type GameName = 'der-isses' | 'talat' | 'touche';

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
  seal?: string;
}

export interface Seat {
  name: string; // what people see, '' while nobody sits there
  bot?: string; // level
  side?: string; // Touché: y, t, l
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
  line: string; // the position as this viewer knows it
  board: BoardView | null; // JSON of the core (table/view_json.cpp), null before the first game
  insight: Insight | null; // what a good player sees at a glance, from the core
  events: GameEvent[]; // the whole match so far
  results: GameResult[][];
  games_won: number[];
  winners: number[];
}

// ---- what table/view_json.cpp writes

export interface DerIssesView {
  phase: 'setup' | 'coin' | 'choose' | 'play' | 'over';
  turn: string;
  pieces: Record<string, string>; // R O Y G B V W → cell a1…g7
  coin: string | null;
  coins: Record<string, number>;
  chosen: string[];
  last_round?: {
    how: 'landing' | 'accusation';
    piece: string;
    winner: string;
    shown: Record<string, string | null>;
  };
  seat?: string; // ours; a spectator has none of the rest
  secret?: string | null;
}

export interface TalatView {
  players: number;
  placing: boolean;
  boards: Record<'AB' | 'BC' | 'CA', { cell: string; tower: string; seat: string }[]>; // tower: 1T…3H
  closed: string[];
  hands: Record<string, string[]>;
  captured: Record<string, number>;
  seat?: string;
}

export interface ToucheView {
  board: string;
  goal: string;
  turn: string;
  shuffling: boolean;
  exchanged: boolean;
  seating: string;
  pyramids: Record<string, string[]>; // side → cells
  crowned: Record<string, string[]>;
  figures: Record<string, string>;
  deck: number;
  discards: string[];
  idle: number;
  seat?: string;
  side?: string;
  hand?: string[];
}

export type BoardView = DerIssesView | TalatView | ToucheView;

// ---- insight: computed by the core from the viewer's own position line

export interface TalatInsight {
  captures: { board: string; from: string; to: string }[]; // who could capture whom, all seats
  closed: Record<string, Reason>; // board → why
  score: Record<string, number>; // seat → points so far
}

export interface ToucheInsight {
  cells: Record<string, string>; // cell → its card, such as QH; '' for free corners and the like
  // Figures that the side to look at could still complete with few cells, best first.
  progress: { side: string; kind: string; cells: string[]; missing: string[] }[];
  completes: Record<string, { kind: string; cells: string[] }[]>; // our move → figures it completes
  dead: string[]; // cards of the hand whose cells are both taken
}

export type Insight = Partial<TalatInsight & ToucheInsight>;

// ---- boards

/** Every board component (web/src/boards) takes these and nothing else. */
export interface BoardProps<V, I = Insight> {
  view: V;
  insight: I | null;
  seat: string | null; // from whose place we look; null: a spectator
  names: Record<string, string>; // seat → name
  legal: string[]; // our moves now
  last: GameEvent[]; // since our own last move, newest last: marked, and the newest animated
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

export interface Core {
  /** A new match in the worker; `bots` by player: a level '1'…'8' or null for a person. */
  open(game: GameName, options: Record<string, string>, bots: (string | null)[]): Promise<LocalMatch>;
  /** A record: whole, with every secret; refuses with a reason and a line number. */
  read(record: string): Promise<LocalMatch | Reason>;
  insight(game: GameName, options: Record<string, string>, line: string, seat: string | null): Promise<Insight>;
  legal(game: GameName, options: Record<string, string>, line: string): Promise<string[] | Reason>;
  apply(game: GameName, options: Record<string, string>, line: string, moves: string[]): Promise<string | Reason>;
  view(game: GameName, options: Record<string, string>, line: string, seat: string | null): Promise<BoardView | Reason>;
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
