// Talat: what has happened, as the rules write it. What may happen the core tells in parts.

export type BoardName = 'AB' | 'BC' | 'CA';
export const board_names: BoardName[] = ['AB', 'BC', 'CA'];

export type Written = { text: string } & (
  | { kind: 'place'; board: BoardName; tower: string; to: string }
  | { kind: 'move' | 'capture'; board: BoardName; from: string; to: string }
);

export function parse(text: string): Written | null {
  let m = /^(AB|BC|CA):([123][TSH])@([a-e][1-5])$/.exec(text);
  if (m) return { text, kind: 'place', board: m[1] as BoardName, tower: m[2]!, to: m[3]! };
  m = /^(AB|BC|CA):([a-e][1-5])([-x])([a-e][1-5])$/.exec(text);
  if (m)
    return { text, kind: m[3] === 'x' ? 'capture' : 'move', board: m[1] as BoardName, from: m[2]!, to: m[4]! };
  return null;
}

/** A cell of one of the three boards, as `AB:c1`. */
export function spot(board: string, cell: string): string {
  return `${board}:${cell}`;
}

/** Whose start row a cell is: the first letter's is rank 1, the second letter's rank 5. */
export function startRowOf(board: string, cell: string): string | null {
  if (cell.endsWith('1')) return board.charAt(0);
  if (cell.endsWith('5')) return board.charAt(1);
  return null;
}
