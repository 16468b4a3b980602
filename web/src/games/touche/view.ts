// What the core tells of a position, and what a good player sees in it at a glance.
import { anyOf, flag, list, number, object, only, table, text, type Shaped } from '../../lib/shape';

export const view = object(
  {
    board: text,
    goal: text,
    turn: text,
    shuffling: flag,
    exchanged: flag,
    seating: text,
    pyramids: table(list(text)), // side → cells
    crowned: table(list(text)),
    figures: table(text),
    deck: number,
    discards: list(text),
    idle: number,
  },
  { seat: text, side: text, hand: list(text) },
);
export const insight = object(
  {
    cells: table(text), // cell → its card, such as QH; '' for free corners and the like
    // Figures that a side could still complete with few cells, best first.
    progress: list(object({ side: text, kind: text, cells: list(text), missing: list(text) })),
  },
  {
    // For who sits there:
    completes: table(list(object({ kind: text, cells: list(text) }))), // our move → figures it completes
    dead: list(text), // cards of the hand whose cells are both taken
  },
);

const figure = object({ kind: text, cells: list(text) }); // that it completes
export const move = anyOf(
  object({ text, act: only('place'), card: text, cell: text }, { figure }),
  object({ text, act: only('capture'), card: text, cell: text, taken: text }, { to: text, figure }),
  object({ text, act: only('discard'), card: text }),
);
export const did = object({}, { taken: text, figure });

export type ToucheMove = Shaped<typeof move>;
export type ToucheView = Shaped<typeof view>;
export type ToucheInsight = Shaped<typeof insight>;
