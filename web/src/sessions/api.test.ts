import { afterEach, expect, test, vi } from 'vitest';
import { fetchRecord, makeTable } from './api';

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

test('a table asked for again after silence is the same table, and another one is not', async () => {
  const ids: string[] = [];
  let silent = true;
  vi.stubGlobal('fetch', (_address: string, request: { body: string }) => {
    ids.push((JSON.parse(request.body) as { id: string }).id);
    if (silent) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(new Response('{"match":"m"}', { status: 201 }));
  });
  await makeTable({ game: 'talat' });
  await makeTable({ game: 'talat' });
  silent = false;
  expect(await makeTable({ game: 'talat' })).toEqual({ match: 'm' });
  await makeTable({ game: 'talat' });
  await makeTable({ game: 'touche' });
  expect(ids[0]).toMatch(/^[a-z0-9]{8,32}$/);
  expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 0, 3, 4]);
});
