import { expect, test } from 'vitest';
import { boardToShow, type Moment } from './attention';
import { inParts } from './test_moves';

const quiet: Moment = {
  boards: { AB: [{ cell: 'c3', tower: '2S', seat: 'A' }], BC: [], CA: [{ cell: 'c4', tower: '1T', seat: 'A' }] },
  moves: inParts(['AB:c3-c4', 'CA:c4-c3', 'CA:c4-b3']),
  captures: [], seat: 'A', last: [], shown: 'AB',
};

test('on our turn never a board on which we can do nothing', () => {
  expect(boardToShow({ ...quiet, shown: 'BC' })).toBe('CA'); // most moves
  expect(boardToShow({ ...quiet, shown: 'BC', last: [{ p: 1, s: 'B', m: 'BC:c1-c2' }] })).toBe('CA');
  expect(boardToShow({ ...quiet, last: [{ p: 2, s: 'C', m: 'CA:a1-a2' }] })).toBe('CA');
  expect(boardToShow(quiet)).toBe('AB');
});

test('losing a tower comes before capturing, that before danger, that before the newest move', () => {
  const danger = [{ board: 'CA' as const, from: 'c3', to: 'c4' }];
  const last = [{ p: 1, s: 'B', m: 'AB:c5-c4' }];
  expect(boardToShow({ ...quiet, captures: danger, last })).toBe('CA');
  const moves = inParts(['AB:c3xc4', 'CA:c4-c3']);
  expect(boardToShow({ ...quiet, captures: danger, moves, shown: 'CA' })).toBe('AB');
  const lost = [{ p: 2, s: 'C', m: 'CA:a1xa2' }, { p: 1, s: 'B', m: 'AB:c5-c4' }];
  expect(boardToShow({ ...quiet, moves, last: lost })).toBe('CA');
});

test('while others move one sees what they do', () => {
  expect(boardToShow({ ...quiet, moves: [], last: [{ p: 1, s: 'B', m: 'BC:c1-c2' }] })).toBe('BC');
  expect(boardToShow({ ...quiet, moves: [] })).toBe('AB');
});
