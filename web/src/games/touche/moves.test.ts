import { expect, test } from 'vitest';
import { moves as touche } from './real_moves.test_data';
import { parse } from './moves';

test('every move of real games is understood and written back', () => {
  for (const move of touche) {
    const m = parse(move);
    expect(m, move).not.toBeNull();
    const figure = m!.figure.length ? `#${m!.figure.join(',')}` : '';
    const body = m!.kind === 'discard' ? `${m!.card}~` : m!.card + (m!.kind === 'capture' ? 'x' : '@') + m!.cell;
    expect(body + (m!.put ? `>${m!.put}` : '') + figure).toBe(move);
  }
});

test('what is no move is not understood', () => {
  for (const text of ['', '1S@d4', '3S@m4', '3Sd4', 'X>e12']) expect(parse(text)).toBeNull();
});
