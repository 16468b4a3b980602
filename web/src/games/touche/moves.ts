// Touché: what has happened, as the rules write it. What may happen the core tells in parts.

export interface Written {
  text: string;
  card: string; // 3S, X
  kind: 'place' | 'capture' | 'discard';
  cell: string; // '' when discarded
  put: string; // the free space that the captured pyramid goes to, or ''
  figure: string[]; // the cells that it crowns
}

export function parse(text: string): Written | null {
  const m =
    /^(X|[A2-9TJQK][SHDC])(?:~|([@x])([a-l]\d{1,2})(?:>([a-l]\d{1,2}))?(?:#([a-l0-9,]+))?)$/.exec(text);
  if (!m) return null;
  const kind = m[2] === '@' ? 'place' : m[2] === 'x' ? 'capture' : 'discard';
  return { text, card: m[1]!, kind, cell: m[3] ?? '', put: m[4] ?? '', figure: m[5]?.split(',') ?? [] };
}
