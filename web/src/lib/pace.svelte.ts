import { pace } from '../core/match';
import { keep, kept } from './keep';

export type Pace = 'calm' | 'fast';
const times: Record<Pace, number> = { calm: 550, fast: 0 };

const first: Pace = kept('pace') === 'fast' ? 'fast' : 'calm';
let current = $state<Pace>(first);
pace.ms = times[first];

/** How much time bots give people to follow. */
export function botPace(): Pace {
  return current;
}

export function setBotPace(to: Pace): void {
  current = to;
  pace.ms = times[to];
  keep('pace', to === 'calm' ? null : to);
}
