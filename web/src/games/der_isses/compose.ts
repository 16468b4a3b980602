// Der Isses!: which presses make up a move. Pressed are cells, cards (`card:R`) and the cry (`!`).
import type { Way } from '../../boards/draft';
import type { DerIssesMove, DerIssesView } from './view';

type Seen = Pick<DerIssesView, 'pieces' | 'coin'>;
export const cry = '!';
export const cardOf = (piece: string) => `card:${piece}`;

export function waysOf(moves: DerIssesMove[], { pieces }: Seen): Way<DerIssesMove>[] {
  return moves.map((move) => {
    if (move.act === 'coin') return { steps: [move.to], move };
    if (move.act === 'choose') return { steps: [cardOf(move.piece)], move };
    if (move.act === 'accuse') return { steps: [cry, pieces[move.piece] ?? ''], move };
    return { steps: [move.from, move.to], move };
  });
}

/** The piece that stands on a cell. */
export function pieceOn({ pieces }: Pick<Seen, 'pieces'>, cell: string | undefined): string | null {
  return Object.keys(pieces).find((piece) => pieces[piece] === cell) ?? null;
}

/** While pieces are chosen, one on the board stands for its card. */
export function keyOf(moves: DerIssesMove[], view: Seen, cell: string): string {
  const piece = moves.some(({ act }) => act === 'choose') ? pieceOn(view, cell) : null;
  return piece ? cardOf(piece) : cell;
}

/** A piece may be looked at although it cannot go anywhere now. */
export function isIdle(moves: DerIssesMove[], view: Seen, key: string): boolean {
  return moves.some(({ act }) => act === 'accuse' || act === 'go' || act === 'land') && pieceOn(view, key) !== null;
}

/** How what was tried would be written. */
export function written(moves: DerIssesMove[], view: Seen, tried: string[]): string | null {
  const [first, to] = tried;
  if (to === undefined) return moves.some(({ act }) => act === 'coin') ? `$${first}` : null;
  const piece = pieceOn(view, first);
  return piece ? piece + to + (to === view.coin ? '$' : '') : null;
}
