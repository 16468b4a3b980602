// Languages and themes, and that an error on the console really fails a test.
import { expect, test } from 'vitest';
import { codes, languages } from '../src/lib/languages';
import { openPage, takeErrors } from './browser';
import { mouse } from './hands';
import { openHere } from './here';
import { enter, keptRecord, lookAt } from './player';
import { wordsIn } from './words';

const here = openHere();

test('the language of the browser comes first, and can be changed in the middle of a game', async () => {
  const page = await openPage(here.browser, { locale: 'ru-RU' }, { pace: 'fast', level: '1' });
  await page.goto(here.server.address);
  await page.getByRole('button', { name: 'Играть' }).first().click();
  const bar = page.locator('.bar p').first();
  await bar.waitFor();
  await expect.poll(() => bar.innerText()).toMatch(/[а-я]/i);
  await page.locator('.status.mine').waitFor(); // nothing moves by itself now
  const board = await page.locator('.board svg .things').first().innerHTML();
  await page.locator('header button').click();
  await page.getByText('English').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await expect.poll(() => bar.innerText()).not.toMatch(/[а-я]/i);
  expect(await page.locator('.board svg .things').first().innerHTML()).toBe(board);
  await page.reload();
  await bar.waitFor();
  await expect.poll(() => bar.innerText()).not.toMatch(/[а-я]/i);
  await page.context().close();
});

test('a language that there is none of gets English', async () => {
  const page = await openPage(here.browser, { locale: 'fr-FR' });
  await page.goto(here.server.address);
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.context().close();
});

test.each(codes)('in %s nothing shows before its words are there, and no others are loaded', async (locale) => {
  const page = await openPage(here.browser, { locale, serviceWorkers: 'block' });
  const loaded: string[] = [];
  await page.route(/\/assets\/[a-z]{2}-[^/]*\.js$/, async (route) => {
    loaded.push(/([a-z]{2})-[^/]*$/.exec(route.request().url())?.[1] ?? '');
    if (loaded.length === 1) expect(await page.locator('#app').innerText()).toBe('');
    await route.continue();
  });
  await page.goto(here.server.address);
  const words = wordsIn(locale);
  const button = page.getByRole('button', { name: words['start.play'] });
  await button.first().waitFor();
  await expect.poll(() => page.title()).toBe(locale === 'ru' ? 'Тройка' : 'Troika');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { lang, name } = (await (await page.request.get(here.server.address + manifest)).json()) as Record<string, string>;
  expect({ lang, name }).toEqual({ lang: locale, name: await page.title() });
  await button.nth(1).click();
  await page.locator('.board [data-spot]').first().waitFor();
  expect(new Set(loaded)).toEqual(new Set([locale]));
  await page.context().close();
});

test('every language can be chosen by its own name', async () => {
  const page = await openPage(here.browser);
  await page.goto(here.server.address);
  await page.locator('header button').click();
  for (const code of codes) {
    await page.getByText(languages[code]).click();
    const { 'start.lead': lead } = wordsIn(code);
    await page.getByText(lead).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(code);
  }
  await page.context().close();
});

test('the theme follows the system until somebody chooses', async () => {
  const page = await openPage(here.browser, { colorScheme: 'dark' });
  await page.goto(here.server.address);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await paper();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(paper).not.toBe(dark);
  await page.locator('header button').click();
  await page.locator('dialog label:has([value=dark])').click();
  await expect.poll(paper).toBe(dark);
  await page.reload();
  await expect.poll(paper).toBe(dark);
  await page.context().close();
});

test('moves are announced in words', async () => {
  const page = await openPage(here.browser, {}, { pace: 'fast', level: '1' });
  await page.goto(here.server.address);
  await page.getByRole('button', { name: 'Play now' }).nth(2).click();
  await page.locator('.status.mine').waitFor();
  const { state, move } = await lookAt(await keptRecord(page), 0, '1');
  await enter(page, mouse, state, move);
  await expect
    .poll(() => page.locator('.table > [aria-live=polite]').innerText())
    .toMatch(/: (.* on [a-l]\d+|Joker captures [a-l]\d+|Exchange .*)/);
  await page.context().close();
});

test('an error on the console does not go unnoticed', async () => {
  const page = await openPage(here.browser);
  await page.goto(here.server.address);
  await page.evaluate(() => {
    console.error('spilt');
    setTimeout(() => {
      throw new Error('broken');
    });
  });
  const heard: string[] = [];
  const hear = () => {
    heard.push(...takeErrors());
    return heard;
  };
  await expect.poll(hear).toEqual(['spilt', expect.stringContaining('broken')]);
  await page.context().close();
});
