// Own figures of Touché as text: `x.x/.x./x.x:-@15+xxxx:r@10*3`, with or without `own:` before it.

export interface OwnFigure {
  cells: Set<string>; // `row,column`, both from 0
  rotate: boolean;
  mirror: boolean;
  points: number;
}
export interface OwnGoal {
  figures: OwnFigure[];
  number: number;
}

export const grid = 8; // a line of eight is the longest figure

export function readGoal(text: string): OwnGoal {
  const body = text.replace(/^own:/, '');
  const star = body.lastIndexOf('*');
  const number = star < 0 ? 3 : Number(body.slice(star + 1));
  const figures = (star < 0 ? body : body.slice(0, star)).split('+').flatMap((part) => {
    const m = /^([x./]+):(-|r?m?)@(\d+)$/.exec(part);
    if (!m) return [];
    const cells = new Set<string>();
    m[1]!.split('/').forEach((row, r) => [...row].forEach((c, k) => c === 'x' && cells.add(`${r},${k}`)));
    return [{ cells, rotate: m[2]!.includes('r'), mirror: m[2]!.includes('m'), points: Number(m[3]) }];
  });
  return { figures, number: Number.isFinite(number) && number > 0 ? number : 3 };
}

/** Rows of x and dots around the cells, without empty rows and columns at the edges. */
export function pattern(cells: Set<string>): string {
  const at = [...cells].map((c) => c.split(',').map(Number) as [number, number]);
  if (at.length === 0) return '';
  const top = Math.min(...at.map(([r]) => r));
  const left = Math.min(...at.map(([, k]) => k));
  const rows = Math.max(...at.map(([r]) => r)) - top + 1;
  const columns = Math.max(...at.map(([, k]) => k)) - left + 1;
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, k) => (cells.has(`${r + top},${k + left}`) ? 'x' : '.')).join(''),
  ).join('/');
}

export function writeGoal(goal: OwnGoal): string {
  const figures = goal.figures.map((f) => {
    const flags = (f.rotate ? 'r' : '') + (f.mirror ? 'm' : '') || '-';
    return `${pattern(f.cells)}:${flags}@${f.points}`;
  });
  return `${figures.join('+')}*${goal.number}`;
}
