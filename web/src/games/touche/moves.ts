// Touché: moves as the rules write them. What is legal is never decided here.

export interface ToucheMove {
  text: string;
  card: string; // 3S, X
  kind: 'place' | 'capture' | 'discard';
  cell: string; // '' when discarded
  put: string; // the free space that the captured pyramid goes to, or ''
  figure: string[]; // the cells that it crowns
}

export function parse(text: string): ToucheMove | null {
  const m =
    /^(X|[A2-9TJQK][SHDC])(?:~|([@x])([a-l]\d{1,2})(?:>([a-l]\d{1,2}))?(?:#([a-l0-9,]+))?)$/.exec(text);
  if (!m) return null;
  const kind = m[2] === '@' ? 'place' : m[2] === 'x' ? 'capture' : 'discard';
  return { text, card: m[1]!, kind, cell: m[3] ?? '', put: m[4] ?? '', figure: m[5]?.split(',') ?? [] };
}

export function parseAll(legal: string[]): ToucheMove[] {
  return legal.map(parse).filter((move) => move !== null);
}

/** What was settled so far of a move that is being put together. */
export interface Draft {
  card: string;
  cell?: string;
  put?: string; // '' : off the board
  figure?: string; // cells joined by commas
}

export function matching(moves: ToucheMove[], draft: Draft): ToucheMove[] {
  return moves.filter(
    (m) =>
      m.card === draft.card &&
      (draft.cell === undefined ? m.kind !== 'discard' : m.cell === draft.cell) &&
      (draft.put === undefined || m.put === draft.put) &&
      (draft.figure === undefined || m.figure.join(',') === draft.figure),
  );
}

/** What has to be asked next until one move is left. */
export function question(moves: ToucheMove[]): 'put' | 'figure' | null {
  if (new Set(moves.map((m) => m.put)).size > 1) return 'put';
  return moves.length > 1 ? 'figure' : null;
}

/** How this would be written, legal or not. */
export function written(card: string, cell: string, taken: boolean): string {
  return card === 'X' && taken ? `Xx${cell}` : `${card}@${cell}`;
}
