import { expect, test } from 'vitest';
import { readGoal, writeGoal } from './figure_text';

test('own figures are read and written back', () => {
  for (const text of ['x.x/.x./x.x:-@15+xxxx:r@10*3', 'xx/xx:rm@10*4', 'xxx:m@5*1'])
    expect(writeGoal(readGoal(text))).toBe(text);
  expect(writeGoal(readGoal('own:xxxx:r@10*3'))).toBe('xxxx:r@10*3');
});

test('empty edges are cut off', () => {
  const cells = new Set(['2,3', '2,4', '3,4']);
  expect(writeGoal({ figures: [{ cells, rotate: true, mirror: false, points: 7 }], number: 2 })).toBe('xx/.x:r@7*2');
});
