import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser';
import { playToTheEnd } from './monkey';
import { openSite, type Site } from './site';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const games = ['der-isses', 'talat', 'touche'];

describe('against a bot of level 1', () => {
  test.each(games)('%s is played to its end', { timeout: 240_000 }, async (game) => {
    const page = await openPage(browser);
    await page.addInitScript(() => localStorage.setItem('troika.pace', 'fast'));
    await page.goto(`${site.address}/play/${game}`);
    await page.getByLabel('Strength').selectOption('1');
    await page.getByRole('button', { name: 'Begin' }).click();
    await playToTheEnd(page, 220_000);
    expect(await page.getByRole('button', { name: 'Play again' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Replay and analysis' }).click();
    await page.getByRole('slider').waitFor();
    await page.close();
  });
});
