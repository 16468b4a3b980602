// The server's HTTP side (docs/PROTOCOL.md).
import type { GameName, Reason } from '../lib/contract';
import { language } from '../lib/i18n.svelte';
import { isReason } from '../lib/reasons';
import { t } from '../lib/words';
import { freshWord } from './fresh';

export const isUnreachable = (reason: Reason) => reason.code === 'unreachable';
export function unreachable(): Reason {
  return { code: 'unreachable', text: t('reason.unreachable') };
}

/** What the server says is said in the language of the page. */
function spoken(): Record<string, string> {
  return { 'accept-language': language() };
}

/** A table in a list. */
export interface Listing {
  match: string;
  created: number;
  changed: number;
  table: {
    game: GameName;
    options: Record<string, string>;
    stage: 'open' | 'playing' | 'over';
    seats: { for: string; name?: string; bot?: number; side?: string }[];
  };
}

export async function ask<T>(path: string, method = 'GET', body?: object): Promise<T | Reason> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers: { ...spoken(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    return unreachable();
  }
  try {
    const answer: unknown = await response.json();
    if (response.ok) return answer as T;
    return isReason(answer) ? answer : unreachable();
  } catch {
    return unreachable();
  }
}

export function openTables(): Promise<{ tables: Listing[] } | Reason> {
  return ask('tables');
}

export function myTables(): Promise<{ tables: Listing[] } | Reason> {
  return ask('me/tables');
}

/** What was asked for last without an answer: asked again it has the same id, and is one table. */
let unanswered: { settings: string; id: string } | null = null;

export async function makeTable(settings: object): Promise<{ match: string } | Reason> {
  const wish = JSON.stringify(settings);
  if (unanswered?.settings !== wish) unanswered = { settings: wish, id: freshWord(16) };
  const made = await ask<{ match: string }>('tables', 'POST', { ...settings, id: unanswered.id });
  if (!isReason(made) || !isUnreachable(made)) unanswered = null;
  return made;
}

/** The record of a match that is over. */
export async function fetchRecord(match: string): Promise<string | Reason> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(match)}/record`, { headers: spoken() });
    if (response.ok) return await response.text();
    const answer: unknown = await response.json();
    return isReason(answer) ? answer : unreachable();
  } catch {
    return unreachable();
  }
}
