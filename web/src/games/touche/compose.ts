// Touché: which presses make up a move. Pressed are cards of the hand (`hand:0`), cells, and the answers
// to what is still open then: where a captured pyramid goes (`put:e12`, `put:` off the board), which of
// several figures counts (`figure:e7,f7,e6,f6`), or that the card is exchanged (`discard`).
import type { Way } from '../../boards/draft';
import type { ToucheMove } from './view';

export const discard = 'discard';
export const cellOf = (move: ToucheMove) => (move.act === 'discard' ? '' : move.cell);
export const figureOf = (move: ToucheMove) => (move.act === 'discard' ? [] : (move.figure?.cells ?? []));
export const putOf = (move: ToucheMove) => (move.act === 'capture' ? (move.to ?? '') : '');
export const putAt = (cell: string) => `put:${cell}`;
export const crown = (figure: string[]) => `figure:${figure.join(',')}`;
export const cardAt = (index: number) => `hand:${index}`;

/** Which card of the hand a path begins with. */
export function handIndex(path: string[]): number | null {
  return path[0]?.startsWith('hand:') ? Number(path[0].slice(5)) : null;
}

/** Only what is not settled yet is asked. */
function answers(move: ToucheMove, moves: ToucheMove[]): string[] {
  const same = moves.filter(
    (other) => other.card === move.card && other.act === move.act && cellOf(other) === cellOf(move),
  );
  const steps = new Set(same.map(putOf)).size > 1 ? [putAt(putOf(move))] : [];
  const left = same.filter((other) => putOf(other) === putOf(move));
  return left.length > 1 ? [...steps, crown(figureOf(move))] : steps;
}

export function waysOf(moves: ToucheMove[], hand: string[]): Way<ToucheMove>[] {
  return moves.flatMap((move) => {
    const rest = move.act === 'discard' ? [discard] : [move.cell, ...answers(move, moves)];
    return hand.flatMap((card, i) => (card === move.card ? [{ steps: [cardAt(i), ...rest], move }] : []));
  });
}

/** What has to be asked next. */
export function question(next: Set<string>): 'put' | 'figure' | null {
  const first = [...next][0] ?? '';
  return first.startsWith('put:') ? 'put' : first.startsWith('figure:') ? 'figure' : null;
}

/**
 * What a press on a cell stands for: an answer to a question, a target of the card in hand, or, without
 * one, the card that can be played there; over an enemy that is the joker.
 */
export function pathOf(ways: Way<ToucheMove>[], path: string[], next: Set<string>, cell: string, taken: boolean): string[] | null {
  if (next.has(putAt(cell))) return [...path, putAt(cell)];
  const figures = [...next].filter((key) => key.startsWith('figure:') && key.slice(7).split(',').includes(cell));
  if (figures.length === 1) return [...path, figures[0]!];
  const card = path[0];
  if (card !== undefined && ways.some(({ steps }) => steps[0] === card && steps[1] === cell)) return null;
  const here = ways.filter(({ steps }) => steps[1] === cell);
  const own = here.find(({ move }) => move.card !== 'X') ?? (taken ? here[0] : undefined);
  return own ? own.steps.slice(0, 2) : null;
}

/** How what was tried would be written. */
export function written(hand: string[], cells: Record<string, string>, tried: string[], taken: (cell: string) => boolean): string | null {
  const cell = tried.at(-1) ?? '';
  if (cells[cell] === undefined) return null;
  const index = handIndex(tried);
  const card = index === null ? cells[cell] || 'X' : hand[index];
  if (card === undefined) return null;
  return card === 'X' && taken(cell) ? `Xx${cell}` : `${card}@${cell}`;
}
