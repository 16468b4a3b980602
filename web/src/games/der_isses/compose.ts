// Der Isses!: which presses make up a move. Pressed are cells, cards (`card:R`) and the cry (`!`).
import type { Way } from '../../boards/draft';
import type { DerIssesMove } from './moves';
import type { DerIssesView } from './view';

type Seen = Pick<DerIssesView, 'pieces' | 'coin'>;
export const cry = '!';
export const cardOf = (piece: string) => `card:${piece}`;

export function waysOf(moves: DerIssesMove[], { pieces }: Seen): Way<DerIssesMove>[] {
  return moves.map((move) => {
    if (move.kind === 'coin') return { steps: [move.cell], move };
    if (move.kind === 'choose') return { steps: [cardOf(move.piece)], move };
    const at = pieces[move.piece] ?? '';
    return { steps: move.kind === 'accuse' ? [cry, at] : [at, move.cell], move };
  });
}

/** The piece that stands on a cell. */
export function pieceOn({ pieces }: Pick<Seen, 'pieces'>, cell: string | undefined): string | null {
  return Object.keys(pieces).find((piece) => pieces[piece] === cell) ?? null;
}

/** While pieces are chosen, one on the board stands for its card. */
export function keyOf(moves: DerIssesMove[], view: Seen, cell: string): string {
  const piece = moves.some(({ kind }) => kind === 'choose') ? pieceOn(view, cell) : null;
  return piece ? cardOf(piece) : cell;
}

/** A piece may be looked at although it cannot go anywhere now. */
export function isIdle(moves: DerIssesMove[], view: Seen, key: string): boolean {
  return moves.some(({ kind }) => kind === 'move' || kind === 'accuse') && pieceOn(view, key) !== null;
}

/** How what was tried would be written. */
export function written(moves: DerIssesMove[], view: Seen, tried: string[]): string | null {
  const [first, to] = tried;
  if (to === undefined) return moves.some(({ kind }) => kind === 'coin') ? `$${first}` : null;
  const piece = pieceOn(view, first);
  return piece ? piece + to + (to === view.coin ? '$' : '') : null;
}
