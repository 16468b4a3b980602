// Der Isses!: moves as the rules write them. What is legal is never decided here.
import { cellAt, place } from '../../boards/cells';

export type DerIssesMove = { text: string } & (
  | { kind: 'coin'; cell: string }
  | { kind: 'choose'; seat: string; piece: string } // piece '?': hidden from us
  | { kind: 'move'; piece: string; cell: string; lands: boolean }
  | { kind: 'accuse'; piece: string }
);

export function parse(text: string): DerIssesMove | null {
  let m = /^\$([a-g][1-7])$/.exec(text);
  if (m) return { text, kind: 'coin', cell: m[1]! };
  m = /^([AB])=([ROYGBVW?])$/.exec(text);
  if (m) return { text, kind: 'choose', seat: m[1]!, piece: m[2]! };
  m = /^([ROYGBVW])([a-g][1-7])(\$?)$/.exec(text);
  if (m) return { text, kind: 'move', piece: m[1]!, cell: m[2]!, lands: m[3] === '$' };
  m = /^([ROYGBVW])!$/.exec(text);
  if (m) return { text, kind: 'accuse', piece: m[1]! };
  return null;
}

export function parseAll(legal: string[]): DerIssesMove[] {
  return legal.map(parse).filter((move) => move !== null);
}

/**
 * A way to show for a piece that went between two cells while `others` stood still: a step, or the
 * shortest chain of jumps. The notation leaves the way out because it changes nothing (rule 14).
 */
export function shownWay(from: string, to: string, others: string[], coin: string | null): string[] {
  const taken = new Set(others);
  const a = place(from);
  const b = place(to);
  if (Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= 1) return [from, to];
  const before = new Map<string, string>([[from, '']]);
  const queue = [from];
  for (let here = queue.shift(); here; here = queue.shift()) {
    if (here === to) {
      const way = [];
      for (let at = to; at; at = before.get(at) ?? '') way.unshift(at);
      return way;
    }
    const p = place(here);
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) {
        const land = cellAt(p.x + 2 * dx, p.y + 2 * dy);
        const inside = p.x + 2 * dx >= 0 && p.x + 2 * dx < 7 && p.y + 2 * dy >= 0 && p.y + 2 * dy < 7;
        if (!inside || !taken.has(cellAt(p.x + dx, p.y + dy)) || taken.has(land)) continue;
        if (before.has(land) || (land === coin && land !== to)) continue;
        before.set(land, here);
        queue.push(land);
      }
  }
  return [from, to];
}
