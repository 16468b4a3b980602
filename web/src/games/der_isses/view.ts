// What the core tells of a position.
import { list, maybe, number, object, oneOf, table, text, type Shaped } from '../../lib/shape';

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

export type DerIssesView = Shaped<typeof view>;
