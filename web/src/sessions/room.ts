// What a server tells about a table (docs/PROTOCOL.md), and how news changes it.
import { placesShown } from '../lib/events';
import type { BoardView, GameEvent, GameName, GameResult, MatchState, Seat } from '../lib/contract';

interface Consent {
  by: number;
  agreed: number[];
}

export interface RoomState {
  match: string;
  seq: number;
  you: number | null;
  host: boolean;
  game: GameName;
  options: Record<string, string>;
  clock: { kind: 'none' | 'per-move' | 'total' | 'days'; base?: number; increment?: number };
  seats: { for: 'person' | 'bot' | 'open'; name?: string; bot?: number; side?: string }[];
  stage: 'open' | 'playing' | 'over';
  now: number;
  here: boolean[];
  may: string[];
  line?: string;
  board?: BoardView | null;
  places?: string[];
  to_act?: number[];
  legal?: string[];
  left?: number[];
  running?: number[];
  takeback?: Consent;
  rematch?: Consent;
  may_call_bot?: number[];
  may_claim?: number[];
  next_match?: string;
  events?: GameEvent[];
  results?: GameResult[][];
  games_won?: number[];
  winners?: number[];
  claimed?: { by: number; against: number };
  fair?: {
    commitment: string;
    entropy?: string[];
    seed?: string;
    next?: { match: string; commitment: string };
  };
}

export type News = Partial<RoomState> & { seq: number; since: number; from?: number };

export type Told =
  | ({ type: 'state' } & RoomState & { news?: News })
  | ({ type: 'news' } & News)
  | { type: 'saved'; id?: string; seq: number; news?: News }
  | { type: 'refused'; id?: string; code: string; text: string; clause?: number }
  | { type: 'presence'; here: boolean[] }
  | { type: 'reaction'; reaction: string; player?: number }
  | { type: 'pong'; id?: string; now: number };

/** The room after the news. The board is not in them: it follows from the new line. */
export function withNews(room: RoomState, news: News): RoomState {
  const { takeback, rematch, legal, may_call_bot, may_claim, board, ...kept } = room;
  const { since: _since, from, events, ...changed } = news;
  const known = kept.events ?? [];
  return {
    ...kept,
    ...changed,
    ...(events && { events: [...known.slice(0, from ?? known.length), ...events] }),
    // The same line, the same board: somebody sat down or said something.
    ...(news.line === room.line && board !== undefined && { board }),
  };
}

export function seatsOf(room: RoomState): Seat[] {
  return room.seats.map((seat, player) => ({
    name: seat.name ?? '',
    here: room.here[player] ?? false,
    ...(seat.bot !== undefined && { bot: String(seat.bot) }),
    ...(seat.side && { side: seat.side }),
  }));
}

/** As the screens want it; the board and what is to be seen on it come from a core. */
export function matchOf(room: RoomState): MatchState {
  const results = room.results ?? [];
  return {
    game: room.game,
    options: room.options,
    you: room.you,
    seats: seatsOf(room),
    places: placesShown({ stage: room.stage, places: room.places ?? [], results }),
    stage: room.stage,
    to_act: room.to_act ?? [],
    legal: room.legal ?? [],
    moves: [],
    line: room.line ?? '',
    board: room.board ?? null,
    insight: null,
    events: room.events ?? [],
    results,
    games_won: room.games_won ?? [],
    winners: room.winners ?? [],
  };
}

/** Milliseconds left per player; `passed` since the room was told. */
export function clocksOf(room: RoomState, passed: number): (number | null)[] {
  if (!room.left) return [];
  return room.left.map((left, player) =>
    room.running?.includes(player) ? Math.max(0, left - passed) : left,
  );
}
