import { expect, test } from 'vitest';
import { next, waiting, type Draft } from '../../boards/draft';
import { waysOf, written } from './compose';
import { inParts } from './test_moves';
import { moves } from './real_moves.test_data';

const at = (...path: string[]): Draft => ({ path, sent: false });

test('a tower of the hand or of a board, then where to', () => {
  const ways = waysOf(inParts(['AB:3H@c1', 'CA:3H@c5', 'AB:c2xd3', 'AB:c2-c3']));
  expect([...next(ways, [])]).toEqual(['3H', 'AB:c2']);
  expect([...next(ways, ['3H'])]).toEqual(['AB:c1', 'CA:c5']);
  expect(waiting(ways, at('AB:c2', 'AB:d3'))?.text).toBe('AB:c2xd3');
});

test('what is tried is written as moves of real games are', () => {
  for (const text of moves) {
    const [way] = waysOf(inParts([text]));
    expect(written(way!.steps, () => text.includes('x'))).toBe(text);
  }
  expect(written(['AB:c2'], () => false)).toBeNull();
  expect(written(['AB:c2', '3H'], () => false)).toBeNull();
});
