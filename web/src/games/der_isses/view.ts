// What the core tells of a position.
import { anyOf, list, maybe, number, object, oneOf, only, table, text, type Shaped } from '../../lib/shape';

export const view = object(
  {
    phase: oneOf('setup', 'coin', 'choose', 'play', 'over'),
    turn: text,
    pieces: table(text), // R O Y G B V W → cell a1…g7
    coin: maybe(text),
    coins: table(number),
    chosen: list(text),
  },
  {
    last_round: object({
      how: oneOf('landing', 'accusation'),
      piece: text,
      winner: text,
      shown: table(maybe(text)),
    }),
    seat: text, // ours; a spectator has none of the rest
    secret: maybe(text),
  },
);
export const insight = object({});

const way = list(text); // cells, from the first to the last
export const move = anyOf(
  object({ text, act: only('coin'), to: text }),
  object({ text, act: only('choose'), piece: text }),
  object({ text, act: oneOf('go', 'land'), piece: text, from: text, to: text, way }),
  object({ text, act: only('accuse'), piece: text }),
);
// Of a move: its way, who got the coin, which cards came to light.
export const did = object({}, { way, coin: text, shown: table(text) });

export type DerIssesMove = Shaped<typeof move>;
export type DerIssesDid = Shaped<typeof did>;
export type DerIssesView = Shaped<typeof view>;
