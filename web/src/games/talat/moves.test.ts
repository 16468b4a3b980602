import { expect, test } from 'vitest';
import { parse, startRowOf } from './moves';
import { inParts } from './test_moves';
import { ownerOfHand, planned } from './plan';

test('what is no move is not understood', () => {
  for (const text of ['', 'AB:4H@c1', 'AC:c1-c2', 'AB:c1-f2', 'AB:c1c2']) expect(parse(text)).toBeNull();
});

test('start rows and whose towers are placed', () => {
  expect(startRowOf('CA', 'b5')).toBe('A');
  expect(startRowOf('CA', 'b1')).toBe('C');
  expect(startRowOf('CA', 'b3')).toBeNull();
  expect(ownerOfHand(inParts(['BC:3S@a5']))).toBe('C');
  expect(ownerOfHand(inParts(['AB:c1-c2']))).toBeNull();
});

test('a waiting capture takes the place of what it captures', () => {
  const boards = {
    AB: [{ cell: 'c2', tower: '2H', seat: 'A' }, { cell: 'd3', tower: '1T', seat: 'B' }], BC: [], CA: [],
  };
  expect(planned(boards, inParts(['AB:c2xd3'])[0]!, 'A').AB).toEqual([{ cell: 'd3', tower: '2H', seat: 'A' }]);
});
