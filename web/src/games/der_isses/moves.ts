// Der Isses!: what has happened, as the rules write it. What may happen the core tells in parts.

export type Written = { text: string } & (
  | { kind: 'coin'; cell: string }
  | { kind: 'choose'; seat: string; piece: string } // piece '?': hidden from us
  | { kind: 'move'; piece: string; cell: string; lands: boolean }
  | { kind: 'accuse'; piece: string }
);

export function parse(text: string): Written | null {
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
