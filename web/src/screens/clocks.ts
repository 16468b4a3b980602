// The clocks that a table can be made with.
import type { RoomState } from '../sessions/room';
import { t, type Key } from './words';

type Clock = RoomState['clock'];

export const clocks: Record<string, Clock> = {
  none: { kind: 'none' },
  '10+5': { kind: 'total', base: 600_000, increment: 5_000 },
  '5+3': { kind: 'total', base: 300_000, increment: 3_000 },
  move: { kind: 'per-move', base: 60_000 },
  days: { kind: 'days', base: 3 * 86_400_000 },
};

/** In words, or in seconds if a program has made the table with a clock of its own. */
export function clockText(clock: Clock): string {
  const known = Object.keys(clocks).find(
    (name) =>
      clocks[name]?.kind === clock.kind &&
      clocks[name]?.base === clock.base &&
      (clocks[name]?.increment ?? 0) === (clock.increment ?? 0),
  );
  if (known) return t(`new.clock.${known}` as Key);
  const seconds = (ms: number | undefined) => String((ms ?? 0) / 1000);
  return clock.increment ? `${seconds(clock.base)} + ${seconds(clock.increment)}` : seconds(clock.base);
}
