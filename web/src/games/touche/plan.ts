// What stands where, with a move that waits for a yes.
import type { ToucheView } from './view';

export type Stands = Map<string, { side: string; crowned: boolean }>;

export function standing(view: ToucheView, plan: { cell: string; put?: string } | null): Stands {
  const stands: Stands = new Map();
  for (const [side, cells] of Object.entries(view.pyramids))
    for (const cell of cells) stands.set(cell, { side, crowned: false });
  for (const [side, cells] of Object.entries(view.crowned))
    for (const cell of cells) stands.set(cell, { side, crowned: true });
  if (plan && view.side) {
    const captured = stands.get(plan.cell);
    if (captured && plan.put) stands.set(plan.put, captured);
    stands.set(plan.cell, { side: view.side, crowned: false });
  }
  return stands;
}
