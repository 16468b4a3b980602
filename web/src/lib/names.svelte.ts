// How players are called on the screen.
import { core, type Level } from '../core/client';
import type { MatchState, Seat } from './contract';
import { language } from './i18n.svelte';
import type { Language } from './languages';
import { t } from './words';

let levels = $state.raw<Partial<Record<Language, Level[]>>>({});

/** Bots have the names of their levels, which the core knows. */
export function levelNames(): Level[] {
  const known = levels[language()];
  if (!known) void loadLevelNames().catch(() => undefined); // they are there a moment later
  return known ?? [];
}

export async function loadLevelNames(): Promise<void> {
  const now = language();
  const told = await core.levels();
  if (levels[now] !== told) levels = { ...levels, [now]: told };
}

export function levelName(level: string): string {
  const known = levelNames()[Number(level) - 1];
  return known ? known.name : t('table.level', { n: level });
}

export function seatName(seat: Seat | undefined, player: number): string {
  if (seat?.name) return seat.name;
  return seat?.bot ? levelName(seat.bot) : t('new.playerName', { n: player + 1 });
}

/** Bots of one level at one table are told apart by a number. */
export function playerName(state: MatchState, player: number): string {
  const seat = state.seats[player];
  const name = seatName(seat, player);
  if (!seat?.bot || seat.name) return name;
  const alike = state.seats.flatMap((other, index) => (other.bot === seat.bot && !other.name ? [index] : []));
  return alike.length > 1 ? `${name} ${alike.indexOf(player) + 1}` : name;
}

export function namesOf(state: MatchState, players: number[]): string {
  return players.map((player) => playerName(state, player)).join(', ');
}

/** By the seat of the game that is being played, as boards want them. */
export function namesBySeat(state: MatchState): Record<string, string> {
  return Object.fromEntries(state.places.map((place, player) => [place, playerName(state, player)]));
}
