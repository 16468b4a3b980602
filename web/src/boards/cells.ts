// Cells as all three games write them: a file letter and a rank number, a1 bottom left.

export interface Point {
  x: number;
  y: number;
}

/** File and rank, counted from 0. */
export function place(cell: string): Point {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 };
}

export function cellAt(file: number, rank: number): string {
  return String.fromCharCode(97 + file) + String(rank + 1);
}

/** All cells of a board, the top row first, as one reads. */
export function allCells(files: number, ranks: number): string[] {
  const cells: string[] = [];
  for (let rank = ranks - 1; rank >= 0; rank--)
    for (let file = 0; file < files; file++) cells.push(cellAt(file, rank));
  return cells;
}
