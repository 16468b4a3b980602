import { expect, test } from 'vitest';
import { fresh, next, press, waiting, type Draft } from '../../boards/draft';
import { cardOf, cry, isIdle, keyOf, waysOf, written } from './compose';
import type { DerIssesMove } from './view';

const view = { pieces: { R: 'b2', G: 'c5', W: 'g1' }, coin: 'd4' };
const go = (text: string, from: string): DerIssesMove => {
  const to = text.slice(1, 3);
  return { text, act: text.endsWith('$') ? 'land' : 'go', piece: text.charAt(0), from, to, way: [from, to] };
};
const moves: DerIssesMove[] = [
  go('Rd4$', 'b2'), go('Re5', 'b2'), go('Gc3', 'c5'),
  ...['R', 'G', 'W'].map((piece): DerIssesMove => ({ text: `${piece}!`, act: 'accuse', piece })),
];
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
  const choice = ['R', 'G', 'W'].map((piece): DerIssesMove => ({ text: `A=${piece}`, act: 'choose', piece }));
  expect(keyOf(choice, view, 'c5')).toBe(cardOf('G'));
  expect(keyOf(moves, view, 'c5')).toBe('c5');
  expect(waiting(waysOf(choice, view), at(cardOf('G')))?.text).toBe('A=G');
});

test('tries are written as the rules write moves', () => {
  expect(written(moves, view, ['b2', 'd4'])).toBe('Rd4$');
  expect(written(moves, view, ['b2', 'd5'])).toBe('Rd5');
  expect(written(moves, view, [cry, 'd5'])).toBeNull();
  expect(written(moves, view, ['d5'])).toBeNull();
  expect(written([{ text: '$a1', act: 'coin', to: 'a1' }], view, ['d5'])).toBe('$d5');
});
