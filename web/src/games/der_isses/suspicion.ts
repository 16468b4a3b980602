// What a player noted about a piece: is it the opponent's?
import { keep, keptJson } from '../../lib/keep';

export type Mark = '' | 'no' | 'maybe' | 'sure';
type Marks = Record<string, Mark>;

const order: Mark[] = ['', 'no', 'maybe', 'sure'];

export function nextMark(mark: Mark): Mark {
  return order[(order.indexOf(mark) + 1) % order.length]!;
}

// Notes are kept by match, seat and round, so that a reload does not lose them; only the newest stay.
const most = 24;
const all = () => keptJson<[page: string, marks: Marks][]>('notes') ?? [];

export function keptNotes(page: string): Marks {
  return all().find(([of]) => of === page)?.[1] ?? {};
}

export function keepNotes(page: string, marks: Marks): void {
  const others = all().filter(([of]) => of !== page);
  keep('notes', JSON.stringify([[page, marks], ...others].slice(0, most)));
}
