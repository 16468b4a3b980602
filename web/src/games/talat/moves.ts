// Talat: moves as the rules write them. What is legal is never decided here.

export type BoardName = 'AB' | 'BC' | 'CA';
export const board_names: BoardName[] = ['AB', 'BC', 'CA'];

export type TalatMove =
  | { kind: 'place'; board: BoardName; tower: string; to: string }
  | { kind: 'move' | 'capture'; board: BoardName; from: string; to: string };

export function parse(text: string): TalatMove | null {
  let m = /^(AB|BC|CA):([123][TSH])@([a-e][1-5])$/.exec(text);
  if (m) return { kind: 'place', board: m[1] as BoardName, tower: m[2]!, to: m[3]! };
  m = /^(AB|BC|CA):([a-e][1-5])([-x])([a-e][1-5])$/.exec(text);
  if (m)
    return { kind: m[3] === 'x' ? 'capture' : 'move', board: m[1] as BoardName, from: m[2]!, to: m[4]! };
  return null;
}

/** A cell of one of the three boards, as `AB:c1`. */
export function spot(board: string, cell: string): string {
  return `${board}:${cell}`;
}

/** What can be taken up: a tower of the hand (`3H`) or one that stands (`AB:c1`). */
export function sources(legal: string[]): Set<string> {
  const found = new Set<string>();
  for (const text of legal) {
    const move = parse(text);
    if (move) found.add(move.kind === 'place' ? move.tower : spot(move.board, move.from));
  }
  return found;
}

/** For what was taken up: spot to go to → the move. */
export function targets(legal: string[], source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of legal) {
    const move = parse(text);
    if (!move) continue;
    const from = move.kind === 'place' ? move.tower : spot(move.board, move.from);
    if (from === source) found.set(spot(move.board, move.to), text);
  }
  return found;
}

/** How this would be written, legal or not. */
export function written(source: string, target: string, taken: boolean): string {
  const [board, to] = target.split(':') as [string, string];
  if (!source.includes(':')) return `${board}:${source}@${to}`;
  return `${source}${taken ? 'x' : '-'}${to}`;
}

/** Whose start row a cell is: the first letter's is rank 1, the second letter's rank 5. */
export function startRowOf(board: string, cell: string): string | null {
  if (cell.endsWith('1')) return board.charAt(0);
  if (cell.endsWith('5')) return board.charAt(1);
  return null;
}
