// The online screens in both languages: nothing serious for axe, and pictures for people to look at.
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser';
import { begun, closeAll, makeTable, onlyRefusals, playMoves, sitDown, visit } from './online';
import { openServer, type Server } from './server';

const folder = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

let server: Server;
let browser: Browser;
let axe: string;
beforeAll(async () => {
  [server, browser] = await Promise.all([openServer(), openBrowser()]);
  axe = await readFile(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
  await mkdir(folder, { recursive: true });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}

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
    expect(await serious(page), `${name}, ${language}, ${colorScheme}`).toEqual([]);
  }
}

const friends = { en: 'Friends, online', ru: 'С друзьями по сети' };

test.each(['en', 'ru'] as const)('the online screens: %s', { timeout: 240_000 }, async (locale) => {
  const names = locale === 'en' ? ['Ann', 'Bob'] : ['Анна', 'Борис'];
  const ann = await visit(browser, server.address, { locale, bypassCSP: true });
  await ann.goto(`${server.address}/play/touche`);
  await ann.locator('label').filter({ hasText: friends[locale] }).click();
  await look(ann, 'new');

  const settings = { game: 'touche', options: { seats: 'ytl' }, listed: true };
  const link = await makeTable(ann, names[0] ?? '', settings);
  const bob = await visit(browser, link, { locale, bypassCSP: true });
  await look(bob, 'waiting');
  await bob.goto(server.address);
  await bob.locator('main li a.button[href^="/table/"]').first().waitFor();
  await look(bob, 'lobby');
  await bob.goto(link);
  await sitDown(bob, names[1] ?? '');
  await look(ann, 'host');
  await ann.locator('.lobby button.primary').click();
  await Promise.all([begun(ann), begun(bob)]);
  await playMoves([ann, bob], 8);
  await look(ann, 'game');

  await bob.goto(`${server.address}/recover#nothing`);
  await expect.poll(() => bob.locator('[role=status]').innerText()).not.toMatch(/…/);
  onlyRefusals();
  await look(bob, 'recover');
  expect(await bob.locator('main').innerText()).toMatch(locale === 'en' ? /[a-z]/ : /[а-я]/);
  await closeAll(ann, bob);
});
