// After the game: the replay, its record as a file, a record from a file, and what the strongest bot thinks.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser';
import { openHere } from './here';
import { wholeMatch } from './player';
import { downloaded, troika } from './records';

const here = openHere();

const fair = fileURLToPath(new URL('../../tests/cli/fair_record.txt', import.meta.url));

async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto(`${here.server.address}/replay`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.getByRole('slider').waitFor();
}

test.each(['der-isses', 'talat', 'touche'])('a record of %s is replayed and given away', async (game) => {
  const options = game === 'talat' ? { players: '2' } : {};
  const page = await openPage(here.browser);
  await openRecord(page, await wholeMatch(game, options, '1'));
  const slider = page.getByRole('slider');
  const length = Number(await slider.getAttribute('max'));
  await expect.poll(() => slider.inputValue()).toBe(String(length));
  const end = await page.locator('.replay .board').first().innerHTML();
  await page.locator('h1').click(); // the focus on nothing in particular
  await page.keyboard.press('Home');
  await expect.poll(() => slider.inputValue()).toBe('0');
  await expect.poll(() => page.locator('.replay .board').first().innerHTML()).not.toBe(end);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect.poll(() => slider.inputValue()).toBe(String(length));
  await slider.fill(String(Math.floor(length / 2)));
  await expect.poll(() => page.locator('.replay .board').first().innerHTML()).not.toBe(end);
  const said = await troika('replay', await downloaded(page));
  expect(said).not.toBe('');
  await page.context().close();
});

test('the fairness of deals is checked here as troika verify does', async () => {
  const page = await openPage(here.browser);
  await openRecord(page, readFileSync(fair, 'utf8'));
  await troika('verify', await downloaded(page));
  await page.getByRole('button', { name: 'Check the deals' }).click();
  await page.locator('[role=status].card:not(.bad)').waitFor();
  await page.context().close();
});

test('a file that is no record is answered with the reason', async () => {
  const page = await openPage(here.browser);
  await page.goto(`${here.server.address}/replay`);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('no record\n') });
  await expect.poll(() => page.getByRole('alert').innerText()).not.toBe('');
  await page.context().close();
});

test('an analysis draws the chances and tells what could be believed', async () => {
  const page = await openPage(here.browser);
  await openRecord(page, await wholeMatch('der-isses', {}, '1'));
  await page.getByRole('button', { name: 'Analyse the match' }).click();
  await expect
    .poll(() => page.locator('polyline').first().getAttribute('points'), { timeout: 60_000 })
    .toMatch(/\d+.*\d+ \d+/);
  await page.getByRole('heading', { name: /believe/i }).waitFor();
  await expect.poll(() => page.locator('.verdict ul li').count()).toBeGreaterThan(1);
  // The moment that it is about is named as the list of moves has it.
  const about = await page.getByRole('heading', { name: /^\d+\. / }).innerText();
  const moves = await page.getByRole('list', { name: 'Moves' }).getByRole('button').allInnerTexts();
  expect(moves).toContain(about.split(': ')[1]);
  const stop = page.getByRole('button', { name: 'Stop' });
  if ((await stop.count()) > 0) await stop.click();
  await page.context().close();
});
