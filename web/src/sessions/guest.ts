// Who we are for the server: a name and a cookie that this page never sees.
import type { Reason } from '../lib/contract';
import { keep, kept } from '../lib/keep';
import { isReason } from '../lib/reasons';
import { ask } from './api';

/** The guest that this browser is, and one that it was before and keeps. */
export interface Me {
  name: string;
  other?: string;
}

function remember(me: Me): void {
  keep('guest', 'yes');
  keep('name', me.name);
}

/** Makes this browser a guest if it is none yet, and sees to it that the name is the given one. */
export async function signIn(name: string): Promise<Reason | null> {
  const made = await ask<Me>('guest', 'POST', { name });
  if (isReason(made)) return made;
  remember({ name });
  if (made.name === name) return null;
  const renamed = await ask('me', 'PATCH', { name });
  return isReason(renamed) ? renamed : null;
}

/** Whether this browser has ever been a guest: others have no tables of their own. */
export function wasGuest(): boolean {
  return kept('guest') === 'yes';
}

export function me(): Promise<Me | Reason> {
  return ask('me');
}

// ---- from device to device

export async function makeRecoveryLink(): Promise<{ link: string } | Reason> {
  const made = await ask<{ key: string }>('me/recovery', 'POST', {});
  // Behind the # it never reaches a log.
  return isReason(made) ? made : { link: `${location.origin}/recover#${made.key}` };
}

/** Whom a recovery link leads to; `you` is who this browser is now, if anybody. */
export interface Offer {
  name: string;
  you?: string;
  same: boolean;
}
export function lookAtLink(key: string): Promise<Offer | Reason> {
  return ask('recover/look', 'POST', { key });
}

/** Becomes the guest of the link; who this browser was before is kept. Only after a question. */
export async function recover(key: string): Promise<Me | Reason> {
  const made = await ask<Me>('recover', 'POST', { key, instead: true });
  if (!isReason(made)) remember(made);
  return made;
}

/** Back to the guest that this browser was before. */
export async function switchGuest(): Promise<Me | Reason> {
  const made = await ask<Me>('me/switch', 'POST', {});
  if (!isReason(made)) remember(made);
  return made;
}

export interface Device {
  id: string;
  browser: string;
  created: number;
  seen: number;
  this: boolean;
}
export function devices(): Promise<{ devices: Device[] } | Reason> {
  return ask('me/devices');
}
export async function signOut(device: Device): Promise<Reason | null> {
  const done = await ask<object>(`me/devices/${device.id}`, 'DELETE');
  return isReason(done) ? done : null;
}
export async function signOutEverywhereElse(): Promise<Reason | null> {
  const done = await ask<object>('me/devices', 'DELETE');
  return isReason(done) ? done : null;
}
