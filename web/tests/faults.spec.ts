// Faults that people have met on a phone, several to a visit.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser';
import { openHere } from './here';
import { button, closeAll, pair, playMoves, playOn, playToTheEnd } from './online';
import { startOf, wholeMatch } from './player';

const here = openHere();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

interface Seen {
  places: string[];
  said: number;
}

/** From now on writes down every place where the board is seen, and how often somebody says something. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen = { places: [], said: 0 };
    Object.assign(window, { seen });
    let saying = false;
    const look = () => {
      const board = document.querySelector('.board svg.field');
      if (board) {
        const { top, left, width, height } = board.getBoundingClientRect();
        const place = [top + scrollY, left, width, height].map(Math.round).join(' ');
        if (seen.places.at(-1) !== place) seen.places.push(place);
      }
      const says = document.querySelector('.reactions p.said') !== null;
      if (says && !saying) ++seen.said;
      saying = says;
      requestAnimationFrame(look);
    };
    look();
  });
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Takes something up and puts it where it cannot go. */
async function tryNonsense(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(async () => {
        const press = (cell: Element | null) => cell?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        press(document.querySelector('.board .cell.grab'));
        await new Promise((go) => setTimeout(go, 30));
        press(document.querySelector('.board .cell:not(.grab):not(:has(.target))'));
      });
      return page.locator('.refusal').count();
    })
    .toBe(1);
}

test('a whole match on a phone: nothing moves the board, a reaction is said once, the rematch takes both along', async () => {
  const [ann, bob] = await pair(here.browser, here.server.address, { game: 'der-isses' }, phone);
  const both = [ann, bob];
  await Promise.all(both.map(watch));
  const mine = async (page: Page) => (await page.locator('p.status.mine').count()) * (await page.locator('.cell.grab').count()) > 0;
  await playOn(both, async () => (await mine(ann)) || (await mine(bob)));
  const mover = (await mine(ann)) ? ann : bob;
  const other = mover === ann ? bob : ann;

  await mover.getByText('Say something').click();
  await button(mover, 'Wow!').click();
  await expect.poll(async () => (await seen(other)).said).toBe(1);
  await tryNonsense(mover);
  await playMoves(both, 1);
  const asks = (page: Page) => button(page, 'Ask to take back');
  const asker = (await asks(ann).count()) ? ann : (await asks(bob).count()) ? bob : null;
  if (asker) {
    await asks(asker).click();
    await button(asker === ann ? bob : ann, 'Refuse').click();
    await asker.getByText('Your move stays').waitFor();
  }
  await playToTheEnd(both);
  for (const page of both) {
    const { places, said } = await seen(page);
    expect(places).toHaveLength(1);
    expect(said).toBe(1);
    const box = await page.locator('#result-title').boundingBox();
    expect(box && box.y + box.height).toBeLessThan(740);
  }
  const old = ann.url();
  await button(ann, 'Rematch').click();
  await button(bob, 'Rematch').click();
  for (const page of both) await expect.poll(() => page.url()).not.toBe(old);
  expect(ann.url()).toBe(bob.url());
  await closeAll(ann, bob);
});

test('dialogs close by Escape, a tap beside them and the way back; notes stay; names of others are not mine', async () => {
  const record = await startOf('der-isses', ['$', '=', '=']);
  const players = ['Ann', 'Ben'].map((name) => ({ name, bot: null }));
  const match = { id: 'x', setup: { game: 'der-isses', options: {}, players }, record, changed: 0, over: false };
  const page = await openPage(here.browser, phone, { local: '["x"]', 'local.x': JSON.stringify(match) });
  await page.goto(`${here.server.address}/local/x`);
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator('.curtain').waitFor({ state: 'detached' });

  const rules = button(page, 'Rules');
  const dialog = page.locator('dialog[open]');
  const close = dialog.getByRole('button', { name: 'Close' });
  await rules.click();
  await dialog.locator('#rule-1').waitFor();
  const inView = async () => ((await close.boundingBox())?.y ?? -1) >= 0;
  await expect.poll(inView).toBe(true);
  await dialog.locator('.body').evaluate((body) => body.scrollTo(0, body.scrollHeight));
  expect(await inView()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => rules.evaluate((element) => element === document.activeElement)).toBe(true);
  await rules.click();
  await dialog.waitFor();
  await page.touchscreen.tap(4, 4);
  await dialog.waitFor({ state: 'detached' });
  await rules.click();
  await dialog.waitFor();
  const address = page.url();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
  await page.locator('.board svg.field').waitFor();

  const note = page.locator('.notes button').first();
  await note.click();
  await expect.poll(() => note.getAttribute('aria-label')).toMatch(/: no$/);
  await page.reload();
  await page.getByRole('button', { name: /^I am / }).click();
  await expect.poll(() => note.getAttribute('aria-label')).toMatch(/: no$/);

  await page.goto(`${here.server.address}/play/der-isses`);
  await page.getByText('One device').click();
  await page.getByLabel('Player 1').fill('Someone else');
  await button(page, 'Begin').click();
  await page.locator('.curtain, .board svg.field').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('troika.name'))).toBeNull();
  await page.context().close();
});

test('the board is where it was when the game is over', async () => {
  const setup = { game: 'der-isses', options: {}, players: [{ name: 'Maria', bot: null }, { name: '', bot: '3' }] };
  const match = async (id: string, record: Promise<string>, over: boolean) =>
    JSON.stringify({ id, setup, record: await record, changed: 0, over });
  const page = await openPage(here.browser, phone, {
    local: '["x","y"]',
    'local.x': await match('x', startOf('der-isses', ['$', '=', '=']), false),
    'local.y': await match('y', wholeMatch('der-isses', {}, '1'), true),
  });
  const boxes = [];
  for (const id of ['x', 'y']) {
    await page.goto(`${here.server.address}/local/${id}`);
    await page.locator('.board svg.field').waitFor();
    if (id === 'y') await page.locator('#result-title').waitFor();
    boxes.push(await page.locator('.board svg.field').boundingBox());
  }
  expect(boxes[1]).toEqual(boxes[0]);
  const result = await page.locator('.result').boundingBox();
  expect(result && boxes[1] && result.y >= boxes[1].y + boxes[1].height).toBe(true);
  await page.context().close();
});

test('a replay counts moves, begins with a board, and is steered within reach', async () => {
  const page = await openPage(here.browser, phone);
  await page.goto(`${here.server.address}/replay`);
  const record = await wholeMatch('touche', {}, '1', 12);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  const slider = page.getByRole('slider');
  await expect.poll(() => slider.getAttribute('max')).toBe('12');
  await button(page, 'To the beginning').click();
  await page.getByText('0 of 12').waitFor();
  await expect.poll(() => page.locator('.board svg.field').count()).toBe(1);
  await button(page, 'Next move').click();
  await page.getByText('1 of 12').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  const box = await slider.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(740);
  const board = await page.locator('.board svg.field').boundingBox();
  expect(board && board.y + board.height).toBeLessThan(box?.y ?? 0);
  await page.context().close();
});
