// Every screen in every size, theme and language: pictures for people to look at, in build/screenshots,
// and no barrier that axe finds.
import { describe, expect, test } from 'vitest';
import { codes } from '../src/lib/languages';
import { barriers, folder, sizes } from './axe';
import { openPage } from './browser';
import { openHere } from './here';
import { visits } from './visits';

const all = await visits();
const here = openHere();

describe.each(codes)('in %s', (locale) => {
  test.each(all)('$name', async ({ name, path, kept, arrive }) => {
    const page = await openPage(here.browser, { locale, viewport: sizes[0] ?? null, colorScheme: 'light' }, kept);
    await page.goto(here.server.address + path);
    await page.locator('main :is(h1, h2, p, .board)').first().waitFor();
    await arrive?.(page);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
    const wrong: string[] = [];
    for (const [i, size] of sizes.entries()) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const file = `${name}-${size.width}-${colorScheme}-${locale}.png`;
        await page.screenshot({ path: folder + file, fullPage: true });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) wrong.push(`${file} is ${wide} too wide`);
        // In English on a light phone, in other languages on a large dark screen.
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
  const page = await openPage(here.browser, { viewport: { width: 1200, height: 820 } }, kept);
  await page.goto(here.server.address + path);
  await page.locator('main :is(h1, h2, p, .board)').first().waitFor();
  await arrive?.(page);
  await page.screenshot({ path: `${folder}readme-${name}.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${folder}readme-${name}-phone.png` });
  await page.context().close();
});
