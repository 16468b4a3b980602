// What a match on this device was made with, and how it is kept, so that a reload goes on.
import type { GameName } from '../lib/contract';
import { keep, kept, keptJson } from '../lib/keep';

export interface LocalSetup {
  game: GameName;
  options: Record<string, string>;
  players: { name: string; bot: string | null }[];
}

export interface KeptMatch {
  id: string;
  setup: LocalSetup;
  record: string;
  changed: number; // when, in milliseconds
  over: boolean;
}

const most = 12;

function ids(): string[] {
  return keptJson<string[]>('local') ?? [];
}

export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

export function keepMatch(match: KeptMatch): void {
  const others = ids().filter((id) => id !== match.id);
  for (const old of others.splice(most - 1)) keep(`local.${old}`, null);
  keep('local', JSON.stringify([match.id, ...others]));
  keep(`local.${match.id}`, JSON.stringify(match));
}

export function keptMatch(id: string): KeptMatch | null {
  return keptJson<KeptMatch>(`local.${id}`);
}

export function forgetMatch(id: string): void {
  keep(`local.${id}`, null);
  keep('local', JSON.stringify(ids().filter((other) => other !== id)));
}

/** Last changed first. */
export function keptMatches(): KeptMatch[] {
  return ids().flatMap((id) => keptMatch(id) ?? []);
}

/** The name this person gave last. */
export function ownName(): string {
  return kept('name') ?? '';
}
