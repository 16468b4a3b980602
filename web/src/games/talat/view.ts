// What the core tells of a position, and what a good player sees in it at a glance.
import { flag, list, number, object, oneOf, table, text, type Shaped } from '../../lib/shape';

const standing = list(object({ cell: text, tower: text, seat: text })); // tower: 1T…3H

export const view = object(
  {
    players: number,
    placing: flag,
    boards: object({ AB: standing, BC: standing, CA: standing }),
    closed: list(text),
    hands: table(list(text)),
    captured: table(number),
  },
  { seat: text },
);
const reason = object({ code: text, text }, { clause: number });
export const insight = object({
  captures: list(object({ board: oneOf('AB', 'BC', 'CA'), from: text, to: text })), // of all seats
  closed: table(reason), // board → why
  score: table(number), // seat → points so far
});

export type TalatView = Shaped<typeof view>;
export type TalatInsight = Shaped<typeof insight>;
