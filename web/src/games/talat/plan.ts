// How the boards look with a move that waits for a yes.
import type { TalatView } from './view';
import { startRowOf, type TalatMove } from './moves';

export function planned(boards: TalatView['boards'], plan: TalatMove, owner: string): TalatView['boards'] {
  const on = boards[plan.board];
  let next = on.filter((s) => s.cell !== plan.to);
  if (plan.kind === 'place') next.push({ cell: plan.to, tower: plan.tower, seat: owner });
  else next = next.map((s) => (s.cell === plan.from ? { ...s, cell: plan.to } : s));
  return { ...boards, [plan.board]: next };
}

/** Whose towers the legal moves place: the start row says it. Null: none. */
export function ownerOfHand([move]: TalatMove[]): string | null {
  return move?.kind === 'place' ? startRowOf(move.board, move.to) : null;
}
