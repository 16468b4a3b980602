// Each game to its end against a bot: by mouse, by finger and by keyboard alone.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './browser';
import { finger, keyboard, mouse, type Hands } from './hands';
import { openHere } from './here';
import { playToTheEnd } from './player';

const here = openHere();

const games = ['der-isses', 'talat', 'touche'];
const phone = { hasTouch: true, viewport: { width: 360, height: 740 } };
const ways = [
  { way: 'by mouse', screen: {}, hands: (): Hands => mouse },
  { way: 'by finger', screen: phone, hands: (): Hands => finger },
  { way: 'by keyboard alone', screen: {}, hands: keyboard },
];

async function begin(page: Page, hands: Hands, game: string): Promise<void> {
  await page.goto(`${here.server.address}/play/${game}`);
  if (game === 'talat') await page.getByLabel('Players').selectOption('2');
  if (game === 'touche') {
    // An own figure, of which one is enough.
    await page.getByLabel('Figure to build').selectOption('own');
    await page.getByLabel('Figures needed to win').fill('1');
  }
  await page.getByLabel('Strength').selectOption('1');
  await hands.press(page.getByRole('button', { name: 'Begin' }));
}

describe.each(ways)('$way, against a bot of level 1', ({ screen, hands }) => {
  test.each(games)('%s is played to its end', async (game) => {
    const page = await openPage(here.browser, screen, { pace: 'fast' });
    await begin(page, hands(page), game);
    await playToTheEnd(page, hands(page));
    await expect.poll(() => page.getByRole('button', { name: 'Play again' }).count()).toBe(1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});
