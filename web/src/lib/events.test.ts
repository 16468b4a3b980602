import { expect, test } from 'vitest';
import { placesShown } from './events';

const results = [
  [
    { p: 1, s: 'A', points: 18, won: false },
    { p: 0, s: 'B', points: 30, won: true },
  ],
];

test('after the last game everybody sits as in that game', () => {
  expect(placesShown({ stage: 'over', places: ['A', 'B'], results })).toEqual(['B', 'A']);
  expect(placesShown({ stage: 'playing', places: ['A', 'B'], results })).toEqual(['A', 'B']);
  expect(placesShown({ stage: 'over', places: ['A', 'B'], results: [] })).toEqual(['A', 'B']);
});
