// What the worker answers, beside what each game says in its view.ts; contract.test.ts checks it.
import { flag, list, maybe, number, object, oneOf, table, text, type Shape } from '../lib/shape';

export const state = (view: Shape<object>, insight: Shape<object>) =>
  object({
    game: text,
    options: table(text),
    you: maybe(number),
    places: list(text),
    sides: list(text),
    stage: oneOf('playing', 'over'),
    chance: flag,
    to_act: list(number),
    legal: list(text),
    line: text,
    board: maybe(view),
    insight: maybe(insight),
    events: list(object({}, { p: number, s: text, m: text, shown: text })),
    results: list(list(object({ p: number, s: text, points: number, won: flag }))),
    games_won: list(number),
    winners: list(number),
  });

export const reason = object({ code: text, text }, { clause: number });
export const refusal = object({ refused: reason }, { line: number });
export const levels = object({ levels: list(object({ name: text, about: text })), usual: number });
