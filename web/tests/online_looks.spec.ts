// The online screens in every language: nothing serious for axe, and pictures for people to look at.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codes } from '../src/lib/languages';
import { barriers, folder, sizes } from './axe';
import { openHere } from './here';
import { begun, closeAll, makeTable, onlyRefusals, playMoves, sitDown, visit } from './online';
import { wordsIn } from './words';

const here = openHere();

/** In every size and both themes. */
async function look(page: Page, name: string): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const file = `online-${name}-${language}-${colorScheme}-${size.width}.png`;
      await page.screenshot({ path: `${folder}${file}`, fullPage: true });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${name} at ${size.width}`).toBeLessThanOrEqual(size.width);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await barriers(page), `${name}, ${language}, ${colorScheme}`).toEqual([]);
  }
}

test.each(codes)('the online screens: %s', { timeout: 240_000 }, async (locale) => {
  const names = locale === 'ru' ? ['Анна', 'Борис'] : ['Ann', 'Bob'];
  const ann = await visit(here.browser, here.server.address, { locale });
  await ann.goto(`${here.server.address}/play/touche`);
  await ann.locator('label:has([value=friends])').click();
  await look(ann, 'new');

  const settings = { game: 'touche', options: { seats: 'ytl' }, listed: true };
  const link = await makeTable(ann, names[0] ?? '', settings);
  const bob = await visit(here.browser, link, { locale });
  await look(bob, 'waiting');
  await bob.goto(here.server.address);
  await bob.locator('main li a.button[href^="/table/"]').first().waitFor();
  await look(bob, 'lobby');
  await bob.goto(link);
  await sitDown(bob, names[1] ?? '');
  await look(ann, 'host');
  await ann.locator('.lobby button.primary').click();
  await Promise.all([begun(ann), begun(bob)]);
  await playMoves([ann, bob], 8);
  await look(ann, 'game');

  await bob.goto(`${here.server.address}/recover#nothing`);
  await expect.poll(() => bob.locator('[role=status]').innerText()).not.toMatch(/…/);
  onlyRefusals();
  await look(bob, 'recover');
  await expect.poll(() => bob.locator('main').innerText()).toContain(wordsIn(locale)['online.recoverTitle']);
  await closeAll(ann, bob);
});
