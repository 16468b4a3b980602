// What a player noted about a piece: is it the opponent's?
export type Mark = '' | 'no' | 'maybe' | 'sure';

const order: Mark[] = ['', 'no', 'maybe', 'sure'];

export function nextMark(mark: Mark): Mark {
  return order[(order.indexOf(mark) + 1) % order.length]!;
}
