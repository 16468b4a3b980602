// The little markup of our texts: **bold**, `notation`, and [12] for a link to a rule.
export interface Piece {
  kind: 'text' | 'bold' | 'code' | 'rule';
  text: string;
}

const marks = /\*\*([^*]+)\*\*|`([^`]+)`|\[(\d+)\]/g;

export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > at) out.push({ kind: 'text', text: text.slice(at, found.index) });
    const [whole, bold, code, rule] = found;
    if (bold) out.push({ kind: 'bold', text: bold });
    else if (code) out.push({ kind: 'code', text: code });
    else if (rule) out.push({ kind: 'rule', text: rule });
    at = found.index + whole.length;
  }
  if (at < text.length) out.push({ kind: 'text', text: text.slice(at) });
  return out;
}
