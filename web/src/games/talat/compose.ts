// Talat: which presses make up a move. Pressed are towers of the hand (`3H`) and cells of boards (`AB:c1`).
import type { Way } from '../../boards/draft';
import { spot } from './moves';
import type { TalatMove } from './view';

export function waysOf(moves: TalatMove[]): Way<TalatMove>[] {
  return moves.map((move) => {
    const from = move.act === 'place' ? move.tower : spot(move.board, move.from);
    return { steps: [from, spot(move.board, move.to)], move };
  });
}

/** How what was tried would be written. */
export function written(tried: string[], taken: (spot: string) => boolean): string | null {
  const [source, target] = tried;
  if (source === undefined || target === undefined) return null;
  const [board, to] = target.split(':');
  if (to === undefined) return null;
  if (!source.includes(':')) return `${board}:${source}@${to}`;
  return `${source}${taken(target) ? 'x' : '-'}${to}`;
}
