// People at one table, each in a browser of their own.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHere } from './here';
import {
  begun,
  button,
  closeAll,
  listen,
  makeTable,
  movesKnown,
  pair,
  playMoves,
  playOn,
  playToTheEnd,
  shows,
  sitDown,
  status,
  visit,
} from './online';
import { checkRecord } from './records';

const here = openHere();

/** Who has won reads so, and everybody else reads who has. */
async function tellTheWinner(players: Page[], guest?: Page): Promise<void> {
  const titles = await Promise.all(players.map((page) => page.locator('#result-title').innerText()));
  const told = await guest?.locator('#result-title').innerText();
  if (titles[0] === 'A draw') return expect(new Set([...titles, told ?? 'A draw']).size).toBe(1);
  const names = await Promise.all(players.map((page) => page.locator('li .name:has(.soft)').innerText()));
  const winners = names.filter((_, i) => titles[i] === 'You won!').map((name) => name.replace(/\s*\(you\)/, ''));
  expect(winners.length).toBeGreaterThan(0);
  for (const title of titles) expect(['You won!', `${winners.join(', ')} won.`]).toContain(title);
  if (told !== undefined) expect(told).toBe(`${winners.join(', ')} won!`);
}

describe('Der Isses!, two browsers', () => {
  let ann: Page;
  let bob: Page;
  test('a table made on the page; who has the link sits down with one click', async () => {
    ann = await visit(here.browser, `${here.server.address}/play/der-isses`);
    await ann.getByText('Friends, online').click();
    await ann.getByLabel('Your name').fill('Ann');
    await button(ann, 'Make the table').click();
    await shows(ann.locator('main li').first(), /Ann\s+\(you\)/);
    const link = await ann.getByLabel('Link to this table').inputValue();
    expect(link).toBe(ann.url());

    bob = await visit(here.browser, link, { locale: 'ru' });
    await bob.getByRole('button', { name: 'Сесть сюда' }).click();
    await Promise.all([begun(ann), begun(bob)]);
    await expect.poll(() => ann.getByLabel('Players').innerText()).toContain('Игрок 2');
  });

  test('neither the screen nor the wire holds what the other chose', async () => {
    // Everything comes by the wire once more.
    const [mine, theirs] = [listen(ann), listen(bob)];
    await Promise.all([ann.reload(), bob.reload()]);
    const choice = /"move":"([AB])=([A-Z])"/;
    await playOn([ann, bob], async () => [mine, theirs].every(({ sent }) => choice.test(sent.join())));
    await expect.poll(() => theirs.heard.at(-1), { timeout: 15_000 }).toContain(' play ');
    const [, seat, piece] = choice.exec(mine.sent.join()) ?? [];
    for (const frame of theirs.heard) {
      expect(frame).not.toMatch(new RegExp(`"${seat}=[A-Z]"`));
      // The last word of the position is what each has chosen.
      const cards = / play \d+-\d+ (\S+)"/.exec(frame)?.[1];
      if (cards) expect(cards[seat === 'A' ? 0 : 1]).toBe('?');
    }
    expect(await bob.content()).not.toContain(`${seat}=${piece}`);
  });

  test('to the end, with the result on both screens', async () => {
    await playToTheEnd([ann, bob]);
    const hers = await ann.locator('#result-title').innerText();
    const his = await bob.locator('#result-title').innerText();
    expect(hers === 'You won!').toBe(his !== 'Вы победили!');
  });

  test('the record can be replayed, downloaded and checked', async () => {
    await checkRecord(ann);
    await ann.goBack();
  });

  test('a rematch at a new table goes on counting', async () => {
    await button(ann, 'Rematch').click();
    await bob.getByRole('button', { name: 'Реванш' }).click();
    // Both are taken along.
    await Promise.all([ann, bob].map((page) => page.locator('.series').waitFor()));
    await Promise.all([begun(ann), begun(bob)]);
    await shows(ann.locator('.series'), /1 : 0|0 : 1/);
    await shows(bob.locator('.series'), /1 : 0|0 : 1/);
    await closeAll(ann, bob);
  });
});

test('Talat: three browsers at one table, and somebody who watches', async () => {
  const ann = await visit(here.browser, here.server.address);
  const link = await makeTable(ann, 'Ann', { game: 'talat' });
  const [bob, eve, guest] = await Promise.all([1, 2, 3].map(() => visit(here.browser, link)));
  if (!bob || !eve || !guest) throw new Error();
  await sitDown(bob, 'Bob');
  await sitDown(eve, 'Eve <b>');
  await Promise.all([ann, bob, eve, guest].map(begun));
  await shows(guest.locator('p.connection'), /You are watching/);
  await playMoves([ann, bob, eve], 12);
  await expect.poll(() => movesKnown(guest)).toBeGreaterThanOrEqual(12);
  expect(await guest.locator('p.status.mine').count()).toBe(0);
  await expect.poll(() => guest.getByLabel('Players').innerText()).toContain('Eve <b>');
  expect(await guest.getByText('Leave the seat').count()).toBe(0);

  await playToTheEnd([ann, bob, eve], [guest]);
  await tellTheWinner([ann, bob, eve], guest);
  await checkRecord(eve);
  await closeAll(ann, bob, eve, guest);
});

test('Talat for two, to the end', async () => {
  const [ann, bob] = await pair(here.browser, here.server.address, { game: 'talat', options: { players: '2' } });
  await playToTheEnd([ann, bob]);
  await tellTheWinner([ann, bob]);
  await checkRecord(bob);
  await closeAll(ann, bob);
});

test('Touché: two browsers, and no hand but the own on the wire; best of three, to the end', async () => {
  const [ann, bob] = await pair(here.browser, here.server.address, {
    game: 'touche',
    options: { games: '3', figures: 'own', own: 'xx/x.:rm@10*1' }, // three cells win a game
  });
  const guest = await visit(here.browser, here.server.address);
  const wire = listen(guest);
  await guest.goto(ann.url());
  await begun(guest);
  // After the first game all know how the series stands.
  const score = (page: Page) => page.locator('li .won [aria-hidden]').allInnerTexts();
  await playOn([ann, bob], async () => (await score(guest)).includes('1'));
  for (const page of [ann, bob, guest]) {
    await shows(page.locator('main'), /Game 2, best of 3\. Game 1 goes to (Ann|Bob)\./);
    expect((await score(page)).sort()).toEqual(['0', '1']);
  }
  expect(await guest.locator('.hand button').count()).toBe(0);
  await expect.poll(() => status(guest).innerText()).toMatch(/to move/);
  await playToTheEnd([ann, bob], [guest]);
  expect(wire.heard.length).toBeGreaterThan(10);
  for (const frame of wire.heard) expect(frame).not.toContain('"hand"');
  await tellTheWinner([ann, bob], guest);
  await expect.poll(() => score(guest)).toContain('2');
  await checkRecord(ann);
  await closeAll(ann, bob, guest);
});
