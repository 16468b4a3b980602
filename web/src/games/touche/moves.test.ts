import { expect, test } from 'vitest';
import { moves as touche } from './real_moves.test_data';
import { matching, parse, parseAll, question, written } from './moves';

test('every move of real games is understood and written back', () => {
  for (const move of touche) {
    const m = parse(move);
    expect(m, move).not.toBeNull();
    const figure = m!.figure.length ? `#${m!.figure.join(',')}` : '';
    const body = m!.kind === 'discard' ? `${m!.card}~` : written(m!.card, m!.cell, m!.kind === 'capture');
    expect(body + (m!.put ? `>${m!.put}` : '') + figure).toBe(move);
  }
});

test('what is no move is not understood', () => {
  for (const text of ['', '1S@d4', '3S@m4', '3Sd4', 'X>e12']) expect(parse(text)).toBeNull();
});

test('a joker that captures asks where to put it, then which figure counts', () => {
  const moves = parseAll(['Xxd11', 'Xxd11>e12', 'X@c10', '3S~', 'KS@f7#e7,f7,e6,f6', 'KS@f7#f7,g7,f6,g6']);
  const capture = matching(moves, { card: 'X', cell: 'd11' });
  expect(question(capture)).toBe('put');
  expect(question(matching(moves, { card: 'X', cell: 'd11', put: 'e12' }))).toBeNull();
  expect(matching(moves, { card: 'X' }).map((m) => m.cell)).toEqual(['d11', 'd11', 'c10']);
  expect(question(matching(moves, { card: 'KS', cell: 'f7' }))).toBe('figure');
  expect(matching(moves, { card: 'KS', cell: 'f7', figure: 'f7,g7,f6,g6' })).toHaveLength(1);
  expect(matching(moves, { card: '3S' })).toHaveLength(0); // a discard has no cell
});
