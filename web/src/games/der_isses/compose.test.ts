import { expect, test } from 'vitest';
import { fresh, next, press, waiting, type Draft } from '../../boards/draft';
import { cardOf, cry, isIdle, keyOf, waysOf, written } from './compose';
import { parseAll } from './moves';

const view = { pieces: { R: 'b2', G: 'c5', W: 'g1' }, coin: 'd4' };
const moves = parseAll(['Rd4$', 'Re5', 'Gc3', 'R!', 'G!', 'W!']);
const ways = waysOf(moves, view);
const at = (...path: string[]): Draft => ({ path, sent: false });

test('a piece, then where to; the cry, then a piece', () => {
  expect([...next(ways, ['b2'])]).toEqual(['d4', 'e5']);
  expect(waiting(ways, at('b2', 'd4'))?.text).toBe('Rd4$');
  expect(press(ways, at('b2'), 'c5').draft).toEqual(at('c5'));
  expect(waiting(ways, at(cry, 'c5'))?.text).toBe('G!');
  expect(press(ways, at(cry), 'b2').draft).toEqual(at(cry, 'b2'));
});

test('a piece that cannot go anywhere can be picked, an empty cell cannot', () => {
  const idle = (key: string) => isIdle(moves, view, key);
  expect(press(ways, fresh, 'g1', idle).draft).toEqual(at('g1'));
  expect(press(ways, at('b2'), 'a7', idle).tried).toEqual(['b2', 'a7']);
});

test('while choosing, a piece stands for its card', () => {
  const choice = parseAll(['A=R', 'A=G', 'A=W']);
  expect(keyOf(choice, view, 'c5')).toBe(cardOf('G'));
  expect(keyOf(moves, view, 'c5')).toBe('c5');
  expect(waiting(waysOf(choice, view), at(cardOf('G')))?.text).toBe('A=G');
});

test('tries are written as the rules write moves', () => {
  expect(written(moves, view, ['b2', 'd4'])).toBe('Rd4$');
  expect(written(moves, view, ['b2', 'd5'])).toBe('Rd5');
  expect(written(moves, view, [cry, 'd5'])).toBeNull();
  expect(written(moves, view, ['d5'])).toBeNull();
  expect(written(parseAll(['$a1']), view, ['d5'])).toBe('$d5');
});
