import { expect, test } from 'vitest';
import { nearest, stopAt, stopsOf } from './stops';

// A deal of three, two moves, a shuffle, a move, and something that chance does at the end.
const events = [{}, {}, {}, { p: 0, m: 'a' }, { p: 1, m: 'b' }, {}, { p: 0, m: 'c' }, {}];

test('only what somebody did is counted, and the beginning has its board', () => {
  expect(stopsOf(events)).toEqual([3, 4, 5, 8]);
  expect(stopsOf([])).toEqual([0]);
  expect(stopsOf([{}, {}])).toEqual([2]);
});

test('any moment belongs to the stop before it', () => {
  const stops = stopsOf(events);
  expect([0, 3, 4, 6, 7, 8].map((at) => stopAt(stops, at))).toEqual([0, 0, 1, 2, 2, 3]);
});

test('an analysis begins where one looks', () => {
  expect(nearest([0, 1, 2, 3, 4], 3)).toBe(3);
  expect(nearest([0, 1, 2, 4], 3)).toBe(4);
  expect(nearest([], 3)).toBeUndefined();
});
