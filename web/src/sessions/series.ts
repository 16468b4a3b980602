// How often each player has won over a row of rematches. A table does not know the one before it: those
// who were there remember.
import { keep, keptJson } from '../lib/keep';
import type { RoomState } from './room';

interface Kept {
  match: string;
  won: number[]; // by player: they keep their seats
}

const most = 30;

const all = (): Kept[] => keptJson<Kept[]>('series') ?? [];

/** Matches won at the tables before this one; null if there was none. */
export function wonBefore(match: string): number[] | null {
  return all().find((kept) => kept.match === match)?.won ?? null;
}

/** To be told of every state: remembers how it stands when a rematch is made. */
export function countSeries({ match, next_match, winners, seats }: RoomState): void {
  if (!next_match || wonBefore(next_match)) return;
  const before = wonBefore(match) ?? seats.map(() => 0);
  const won = before.map((count, player) => count + (winners?.includes(player) ? 1 : 0));
  keep('series', JSON.stringify([{ match: next_match, won }, ...all()].slice(0, most)));
}
