// Several people at one device: while one of them looks, nothing of the others' secrets is in the page.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './browser';
import { mouse } from './hands';
import { openHere } from './here';
import { enter, keptRecord, lookAt, startOf } from './player';

const here = openHere();

const people = ['Ann', 'Ben'];
const players = people.map((name) => ({ name, bot: null }));

/** A match of two people that goes on from a record. */
async function sitDown(game: string, record: string): Promise<Page> {
  const match = { id: 'x', setup: { game, options: {}, players }, record, changed: 0, over: false };
  const page = await openPage(here.browser, {}, { local: '["x"]', 'local.x': JSON.stringify(match) });
  await page.goto(`${here.server.address}/local/x`);
  return page;
}

async function whoIsAsked(page: Page): Promise<number> {
  const title = await page.locator('#curtain-title').innerText();
  return people.findIndex((name) => title.includes(name));
}

async function lift(page: Page, player: number): Promise<void> {
  await page.getByRole('button', { name: `I am ${people[player]}` }).click();
  await page.locator('.curtain').waitFor({ state: 'detached' });
}

/** All there is in the page, and what a screen reader is told of it. */
async function everything(page: Page): Promise<string> {
  const names = await page.locator('body').ariaSnapshot();
  return (await page.evaluate(() => document.documentElement.outerHTML)) + names;
}

async function play(page: Page, player: number, move: string): Promise<void> {
  const { state } = await lookAt(await keptRecord(page), player);
  await enter(page, mouse, state, move);
}

describe('Der Isses! at one device', () => {
  test('two matches that differ only in a secret look the same to everybody else', async () => {
    const record = await startOf('der-isses', ['$']);
    const { places } = (await lookAt(record, 0)).state;
    const looks: string[][] = [];
    for (const secret of ['R', 'O']) {
      const page = await sitDown('der-isses', record);
      const seen: string[] = [];
      const first = await whoIsAsked(page);
      const second = 1 - first;
      await lift(page, first);
      await play(page, first, `${places[first]}=${secret}`);
      await page.getByText(`For ${people[second]} only`).waitFor();
      seen.push(await everything(page));
      await lift(page, second);
      await page.locator('.choice').waitFor();
      seen.push(await everything(page));
      await play(page, second, `${places[second]}=G`);
      // Then whoever has the first turn takes the device, or goes on with it.
      await page.locator('.curtain, .grab').first().waitFor();
      if ((await page.locator('.curtain').count()) > 0) {
        seen.push(await everything(page));
        if ((await whoIsAsked(page)) === second) await lift(page, second);
      }
      if ((await page.locator('.curtain').count()) === 0) seen.push(await everything(page));
      looks.push(seen);
      await page.context().close();
    }
    expect(looks[0]?.length).toBeGreaterThan(2);
    expect(looks[1]).toEqual(looks[0]);
  });

  test('the list of moves beside the board does not show what its reader chose', async () => {
    const page = await sitDown('der-isses', await startOf('der-isses', ['$', '=', '=']));
    await lift(page, await whoIsAsked(page));
    const moves = page.getByRole('list', { name: 'Moves' });
    await expect.poll(() => moves.getByText(/^[AB]=/).allInnerTexts()).toEqual(['A=?', 'B=?']);
    await page.context().close();
  });

  test('notes on suspicions are for those who made them', async () => {
    const page = await sitDown('der-isses', await startOf('der-isses', ['$', '=', '=']));
    const first = await whoIsAsked(page);
    await lift(page, first);
    const notes = page.getByRole('region', { name: 'Your suspicions' }).getByRole('button');
    await notes.first().click();
    const marked = await notes.first().getAttribute('aria-label');
    const { move } = await lookAt(await keptRecord(page), first);
    await play(page, first, move);
    await lift(page, 1 - first);
    await expect.poll(() => notes.first().getAttribute('aria-label')).not.toBe(marked);
    await page.context().close();
  });
});

describe('Touché at one device', () => {
  test('behind the curtain there is no hand, and no cell tells of one', async () => {
    const page = await sitDown('touche', await startOf('touche', []));
    await page.locator('.curtain').waitFor();
    const one = await everything(page);
    expect(one).not.toContain('you hold this card');
    expect(one).not.toContain('hand:');
    const player = await whoIsAsked(page);
    await lift(page, player);
    await page.locator('.hand').waitFor();
    await expect.poll(() => everything(page)).toContain('you hold this card');
    const before = await lookAt(await keptRecord(page), player);
    const hand = (before.state.board as { hand: string[] }).hand;
    await play(page, player, before.move);
    await page.locator('.curtain').waitFor();
    const two = await everything(page);
    expect(two).not.toContain('you hold this card');
    expect(two).not.toContain('hand:');
    // A card that was not played is spoken of exactly as often as any other: on its own two cells.
    const played = before.move.slice(0, 2);
    const times = (card: string) => two.split(words(card)).length;
    const still = hand.filter((card) => card !== 'X' && card !== played);
    const elsewhere = ['2S', '5H', '9D', 'QC', '8S', '4H'].filter((card) => card !== played);
    for (const card of still) expect(elsewhere.map(times)).toContain(times(card));
    await page.context().close();
  });
});

function words(card: string): string {
  const ranks: Record<string, string> = { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace' };
  const suits: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
  return `, ${ranks[card[0] ?? ''] ?? card[0]} of ${suits[card[1] ?? '']}`;
}

describe('changing one’s mind', () => {
  test('a move that was not sent, and one that was', async () => {
    const page = await openPage(here.browser, {}, { pace: 'fast' });
    await page.goto(`${here.server.address}/play/talat`);
    await page.getByLabel('Players').selectOption('2');
    await page.getByText('One device').click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const towers = page.locator('[data-take]');
    await towers.first().waitFor();
    const begun = await page.locator('.stage').innerText();
    const free = async () => page.locator('.cell:has(.target)').first();
    await towers.first().click();
    await (await free()).click();
    await expect.poll(() => page.locator('.bar .acts button.primary').count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.bar .acts button.primary').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.stage').innerText()).toBe(begun);
    await towers.first().click();
    await (await free()).click();
    await page.locator('.bar .acts button.primary').click();
    await expect.poll(() => page.locator('.stage').innerText()).not.toBe(begun);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => page.locator('[data-take]').count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('button', { name: 'Take back' }).isDisabled()).toBe(true);
    await page.context().close();
  });
});
