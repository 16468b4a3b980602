import { afterEach, expect, test, vi } from 'vitest';
import { fetchRecord } from './api';

afterEach(() => vi.unstubAllGlobals());

test('the id of a record stays one part of the address, whatever is in it', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response('game talat 1\n'));
  });
  expect(await fetchRecord('../me?x#y/%E0')).toBe('game talat 1\n');
  expect(asked).toEqual(['/api/tables/..%2Fme%3Fx%23y%2F%25E0/record']);
});
