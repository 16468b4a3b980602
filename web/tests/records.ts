// Records that the page gives away, and what the program says of them.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { program } from './server';

export const troika = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(program, args)).stdout;

/** The path of the record of the replay on the screen. */
export async function downloaded(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record', exact: true }).click(),
  ]);
  return file.path();
}

/** From the result of a match on the server to its replay: page and program find it right and fair. */
export async function checkRecord(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Replay and analysis' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: 'Check the deals', exact: true }).click();
  await page.getByText('The deals are as they were committed to.').waitFor();
  const path = await downloaded(page);
  expect(await readFile(path, 'utf8')).toContain('fair ');
  await troika('replay', path);
  await troika('verify', path);
}
