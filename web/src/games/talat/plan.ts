// How the boards look with a move that waits for a yes.
import { startRowOf } from './moves';
import type { TalatMove, TalatView } from './view';

export function planned(boards: TalatView['boards'], plan: TalatMove, owner: string): TalatView['boards'] {
  const on = boards[plan.board];
  let next = on.filter((s) => s.cell !== plan.to);
  if (plan.act === 'place') next.push({ cell: plan.to, tower: plan.tower, seat: owner });
  else next = next.map((s) => (s.cell === plan.from ? { ...s, cell: plan.to } : s));
  return { ...boards, [plan.board]: next };
}

/** Whose towers the legal moves place: the start row says it. Null: none. */
export function ownerOfHand([move]: TalatMove[]): string | null {
  return move?.act === 'place' ? startRowOf(move.board, move.to) : null;
}
