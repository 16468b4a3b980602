import { expect, test } from 'vitest';
import { next, press, waiting, type Draft } from '../../boards/draft';
import { crown, discard, pathOf, putAt, question, waysOf, written } from './compose';
import type { ToucheMove } from './view';

const hand = ['X', 'KS', '3S', 'KS'];
const square = (cells: string): ToucheMove => ({
  text: `KS@f7#${cells}`, act: 'place', card: 'KS', cell: 'f7', figure: { kind: 'S', cells: cells.split(',') },
});
const moves: ToucheMove[] = [
  { text: 'Xxd11', act: 'capture', card: 'X', cell: 'd11', taken: 't' },
  { text: 'Xxd11>e12', act: 'capture', card: 'X', cell: 'd11', taken: 't', to: 'e12' },
  { text: 'X@c10', act: 'place', card: 'X', cell: 'c10' },
  { text: '3S~', act: 'discard', card: '3S' },
  square('e7,f7,e6,f6'), square('f7,g7,f6,g6'),
  { text: 'KS@b2', act: 'place', card: 'KS', cell: 'b2' },
];
const ways = waysOf(moves, hand);
const at = (...path: string[]): Draft => ({ path, sent: false });
const asked = (...path: string[]) => question(next(ways, path));

test('a joker that captures asks where to put it; a card asks which figure counts', () => {
  expect(asked('hand:0', 'd11')).toBe('put');
  expect(waiting(ways, at('hand:0', 'd11', putAt('')))?.text).toBe('Xxd11');
  expect(waiting(ways, at('hand:0', 'd11', putAt('e12')))?.text).toBe('Xxd11>e12');
  expect(waiting(ways, at('hand:0', 'c10'))?.text).toBe('X@c10');
  expect(asked('hand:1', 'f7')).toBe('figure');
  expect(waiting(ways, at('hand:3', 'f7', crown(['f7', 'g7', 'f6', 'g6'])))?.text).toBe('KS@f7#f7,g7,f6,g6');
  expect(waiting(ways, at('hand:2', discard))?.text).toBe('3S~');
});

test('a cell stands for its card, an answer, or the joker over an enemy', () => {
  const stands = (path: string[], cell: string, taken = false) => pathOf(ways, path, next(ways, path), cell, taken);
  expect(stands([], 'b2')).toEqual(['hand:1', 'b2']);
  expect(stands([], 'd11', true)).toEqual(['hand:0', 'd11']);
  expect(stands([], 'c10')).toBeNull();
  expect(stands(['hand:3'], 'b2')).toBeNull(); // its own target: an ordinary press
  expect(stands(['hand:0', 'd11'], 'e12')).toEqual(['hand:0', 'd11', putAt('e12')]);
  expect(stands(['hand:1', 'f7'], 'g7')).toEqual(['hand:1', 'f7', crown(['f7', 'g7', 'f6', 'g6'])]);
  expect(press(ways, at('hand:0'), 'hand:2').draft).toEqual(at('hand:2'));
});

test('tries are written as the rules write moves', () => {
  const cells = { d11: '5H', b2: 'KS', e12: '' };
  expect(written(hand, cells, ['hand:1', 'd11'], () => false)).toBe('KS@d11');
  expect(written(hand, cells, ['hand:0', 'd11'], () => true)).toBe('Xxd11');
  expect(written(hand, cells, ['d11'], () => false)).toBe('5H@d11');
  expect(written(hand, cells, ['hand:1', 'hand:2'], () => false)).toBeNull();
});
