// Who we are for the server: a name and a cookie that this page never sees.
import type { Reason } from '../lib/contract';
import { keep, kept } from '../lib/keep';
import { isReason } from '../lib/reasons';
import { ask } from './api';

/** Makes this browser a guest if it is none yet, and sees to it that the name is the given one. */
export async function signIn(name: string): Promise<Reason | null> {
  const made = await ask<{ name: string }>('guest', 'POST', { name });
  if (isReason(made)) return made;
  keep('guest', 'yes');
  keep('name', name);
  if (made.name === name) return null;
  const renamed = await ask('me', 'PATCH', { name });
  return isReason(renamed) ? renamed : null;
}

/** Whether this browser has ever been a guest: others have no tables of their own. */
export function wasGuest(): boolean {
  return kept('guest') === 'yes';
}

export async function makeRecoveryLink(): Promise<{ link: string } | Reason> {
  const made = await ask<{ key: string }>('me/recovery', 'POST', {});
  // Behind the # it never reaches a log.
  return isReason(made) ? made : { link: `${location.origin}/recover#${made.key}` };
}

export async function recover(key: string): Promise<Reason | null> {
  const made = await ask<{ name: string }>('recover', 'POST', { key });
  if (isReason(made)) return made;
  keep('guest', 'yes');
  keep('name', made.name);
  return null;
}
