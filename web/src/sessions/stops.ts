// Where a replay stops: what people and bots did counts, what chance did alone does not.
import type { GameEvent } from '../lib/contract';

/** How many events have happened at each stop: before the first decision, after each, and at the end. */
export function stopsOf(events: GameEvent[]): number[] {
  const acts = events.flatMap(({ p }, i) => (p === undefined ? [] : [i]));
  const first = acts[0] ?? events.length;
  const after = acts.map((i) => i + 1);
  // What chance did after the last decision belongs to it.
  if (after.length > 0) after[after.length - 1] = events.length;
  return [first, ...after];
}

/** The stop at which one is after so many events: the last that is not beyond. */
export function stopAt(stops: number[], events: number): number {
  return Math.max(0, stops.findLastIndex((stop) => stop <= events));
}

/** What of some things to do comes next: the nearest to where one looks, what lies ahead first. */
export function nearest(open: number[], at: number): number | undefined {
  return [...open].sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || b - a)[0];
}
