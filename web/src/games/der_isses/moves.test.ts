import { expect, test } from 'vitest';
import { parse } from './moves';
import { moves as der_isses } from './real_moves.test_data';

function write(text: string): string {
  const m = parse(text);
  if (!m) return 'not understood';
  if (m.kind === 'coin') return `$${m.cell}`;
  if (m.kind === 'choose') return `${m.seat}=${m.piece}`;
  if (m.kind === 'accuse') return `${m.piece}!`;
  return m.piece + m.cell + (m.lands ? '$' : '');
}

test('every move of real games is understood and written back', () => {
  for (const move of der_isses) expect(write(move)).toBe(move);
});

test('what is no move is not understood', () => {
  for (const text of ['', 'Rh4', 'Xd4', '$d8', 'A=', 'R!!', 'Rd4$$']) expect(parse(text)).toBeNull();
});

test('hidden choices are understood', () => {
  expect(parse('B=?')).toEqual({ text: 'B=?', kind: 'choose', seat: 'B', piece: '?' });
});
