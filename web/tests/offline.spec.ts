// Without a network after the first visit, and with a bot that thinks hard.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser';
import { mouse } from './hands';
import { enter, keptRecord, lookAt } from './player';
import { openServer } from './server';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a game against a bot begins without a network, after one visit', async () => {
  const server = await openServer();
  const page = await openPage(browser, {}, { pace: 'fast', level: '1' });
  await page.goto(server.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await server.close(); // not even the server is there any more
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).nth(1).click();
  await page.locator('[data-take]').first().waitFor();
  await page.locator('.status.mine').waitFor();
  const record = await keptRecord(page);
  const { state, move } = await lookAt(record, 0, '1');
  await enter(page, mouse, state, move);
  await expect.poll(() => keptRecord(page)).not.toBe(record);
  await page.locator('.status.mine').waitFor();
  // The rules and the lessons are there too, and so is any address.
  await page.goto(`${server.address}/rules/talat`);
  await page.locator('#rule-1').waitFor();
  await page.goto(`${server.address}/learn/touche`);
  await page.locator('.task').waitFor();
  await page.context().close();
});

test('the page goes on while the strongest bot thinks, and says that it does', async () => {
  const server = await openServer();
  const page = await openPage(browser, {}, { pace: 'fast', level: '8' });
  await page.goto(`${server.address}/play/talat`); // there it always takes the whole of its two seconds
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-take]').first().waitFor();
  const frames = page.evaluate(async () => {
    // Gaps between frames for as long as the bot thinks.
    const thinks = () => document.querySelector('.status')?.textContent?.includes('thinking') ?? false;
    const next = () => new Promise<number>((done) => requestAnimationFrame(done));
    let last = await next();
    while (!thinks()) last = await next();
    const gaps: number[] = [];
    while (thinks() && gaps.length < 400) {
      const now = await next();
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  });
  const legal = page.locator('.status.mine');
  if ((await legal.count()) > 0) {
    const { state, move } = await lookAt(await keptRecord(page), 0, '1');
    await enter(page, mouse, state, move);
  }
  const gaps = await frames;
  expect(gaps.length).toBeGreaterThan(20);
  const longest = gaps.reduce((a, b) => Math.max(a, b), 0);
  expect(longest).toBeLessThan(1000);
  await page.context().close();
  await server.close();
});
