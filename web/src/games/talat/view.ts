// What the core tells of a position, and what a good player sees in it at a glance.
import { anyOf, flag, list, number, object, oneOf, only, table, text, type Shaped } from '../../lib/shape';

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

const board = oneOf('AB', 'BC', 'CA');
export const move = anyOf(
  object({ text, act: only('place'), board, tower: text, to: text }),
  object({ text, act: only('step'), board, from: text, to: text }),
  object({ text, act: only('capture'), board, from: text, to: text, taken: text }),
);
export const did = object({}, { taken: object({ tower: text, seat: text }), closed: list(text) });

export type TalatMove = Shaped<typeof move>;
export type TalatView = Shaped<typeof view>;
export type TalatInsight = Shaped<typeof insight>;
