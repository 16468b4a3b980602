import { expect, test } from 'vitest';
import { partsOf } from './router.svelte';

test('the parts of an address are decoded', () => {
  expect(partsOf('/')).toEqual([]);
  expect(partsOf('/table/a%20b/')).toEqual(['table', 'a b']);
});

test('an address that is not well encoded is still an address', () => {
  expect(partsOf('/table/%E0')).toEqual(['table', '%E0']);
  expect(partsOf('/%/%D0%B0')).toEqual(['%', 'а']);
});
