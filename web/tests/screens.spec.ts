// Every screen in every size, theme and language: pictures for people to look at, in build/screenshots,
// and no barrier that axe finds.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser';
import { openSite, type Site } from './site';
import { visits } from './visits';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const all = await visits();

let site: Site;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** What is serious or critical, as «rule: where». */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    return axe.run({ resultTypes: ['violations'], rules });
  });
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`));
}

describe.each(['en', 'ru'])('in %s', (locale) => {
  test.each(all)('$name', async ({ name, path, kept, arrive }) => {
    const page = await openPage(browser, { locale, viewport: sizes[0] ?? null, colorScheme: 'light' }, kept);
    await page.goto(site.address + path);
    await page.locator('main :is(h1, h2, p, .board)').first().waitFor();
    await arrive?.(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    const wrong: string[] = [];
    for (const [i, size] of sizes.entries()) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const file = `${name}-${size.width}-${colorScheme}-${locale}.png`;
        await page.screenshot({ path: folder + file, fullPage: true });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) wrong.push(`${file} is ${wide} too wide`);
        // In English on a light phone, in Russian on a large dark screen.
        const looked = locale === 'en' ? i === 0 && colorScheme === 'light' : i === 2 && colorScheme === 'dark';
        if (looked) wrong.push(...(await barriers(page)));
      }
    }
    await page.context().close();
    expect(wrong).toEqual([]);
  });
});

// Those of the README, in docs/screenshots, are taken from these.
const shown = ['start', 'play-der-isses', 'play-talat', 'play-touche'];
test.each(all.filter(({ name }) => shown.includes(name)))('$name for the README', async (visit) => {
  const { name, path, kept, arrive } = visit;
  const page = await openPage(browser, { viewport: { width: 1200, height: 820 } }, kept);
  await page.goto(site.address + path);
  await page.locator('main :is(h1, h2, p, .board)').first().waitFor();
  await arrive?.(page);
  await page.screenshot({ path: `${folder}readme-${name}.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${folder}readme-${name}-phone.png` });
  await page.context().close();
});
