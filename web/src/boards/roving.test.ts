import { expect, test } from 'vitest';
import { neighbour } from './roving';

test('arrows lead to the nearest spot ahead, also on a board that lies askew', () => {
  const spots = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: 3, y: 0 }, { x: 0.5, y: -0.87 }];
  expect(neighbour(spots, spots[0]!, 'ArrowRight')).toBe(1);
  expect(neighbour(spots, spots[1]!, 'ArrowRight')).toBe(3);
  expect(neighbour(spots, spots[0]!, 'ArrowDown')).toBe(2);
  expect(neighbour(spots, spots[0]!, 'ArrowUp')).toBe(4);
  expect(neighbour(spots, spots[0]!, 'ArrowLeft')).toBe(-1);
});
