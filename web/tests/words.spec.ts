// Languages and themes, and that an error on the console really fails a test.
import { expect, test } from 'vitest';
import { openPage, takeErrors } from './browser';
import { mouse } from './hands';
import { openHere } from './here';
import { enter, keptRecord, lookAt } from './player';

const here = openHere();

test('the language of the browser comes first, and can be changed in the middle of a game', async () => {
  const page = await openPage(here.browser, { locale: 'ru-RU' }, { pace: 'fast', level: '1' });
  await page.goto(here.server.address);
  await page.getByRole('button', { name: 'Играть' }).first().click();
  const bar = page.locator('.bar p').first();
  await bar.waitFor();
  expect(await bar.innerText()).toMatch(/[а-я]/i);
  await page.locator('.status.mine').waitFor(); // nothing moves by itself now
  const board = await page.locator('.board svg .things').first().innerHTML();
  await page.locator('header button').click();
  await page.getByText('English').click();
  await page.keyboard.press('Escape');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await bar.innerText()).not.toMatch(/[а-я]/i);
  expect(await page.locator('.board svg .things').first().innerHTML()).toBe(board);
  await page.reload();
  await bar.waitFor();
  expect(await bar.innerText()).not.toMatch(/[а-я]/i);
  await page.context().close();
});

test('a language that there is none of gets English', async () => {
  const page = await openPage(here.browser, { locale: 'de-DE' });
  await page.goto(here.server.address);
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await page.context().close();
});

test('the theme follows the system until somebody chooses', async () => {
  const page = await openPage(here.browser, { colorScheme: 'dark' });
  await page.goto(here.server.address);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await paper();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await paper();
  expect(light).not.toBe(dark);
  await page.locator('header button').click();
  await page.locator('dialog label:has([value=dark])').click();
  expect(await paper()).toBe(dark);
  await page.reload();
  expect(await paper()).toBe(dark);
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
  await page.waitForTimeout(200);
  expect(takeErrors()).toEqual(['spilt', expect.stringContaining('broken')]);
  await page.context().close();
});
