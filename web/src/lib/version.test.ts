import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from './version';

const root = new URL('../../../', import.meta.url);

test('there is one version, that of the program', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(readFileSync(new URL('version.txt', root), 'utf8')).toBe(`${version}\n`);
  const own = JSON.parse(readFileSync(new URL('web/package.json', root), 'utf8')) as object;
  expect(own).not.toHaveProperty('version');
});
