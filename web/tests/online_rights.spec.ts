// What people may ask of each other: takebacks, reactions, clocks, absence, bots, rematches, open tables.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHere } from './here';
import {
  begun,
  button,
  closeAll,
  connection,
  makeTable,
  movesKnown,
  pair,
  playMoves,
  playOn,
  shows,
  visit,
  whichHas,
} from './online';

const here = openHere();

const talat = { game: 'talat', options: { players: '2' } };

test('takeback: asked, refused, withdrawn, granted', async () => {
  const [ann, bob] = await pair(here.browser, here.server.address, talat);
  await playMoves([ann, bob], 3);
  await expect.poll(() => movesKnown(bob)).toBe(await movesKnown(ann));
  const known = await movesKnown(ann);
  const asks = (page: Page) => button(page, 'Ask to take back');
  const [mover, other] = await whichHas(ann, bob, asks);

  await asks(mover).click();
  await other.getByText(/asks to take the last move back/).waitFor();
  await expect.poll(() => mover.getByText('You asked to take your move back.').count()).toBe(1);
  await button(other, 'Refuse').click();
  await mover.getByText('Your move stays: the others did not agree.').waitFor();
  await mover.getByText('You asked to take your move back.').waitFor({ state: 'detached' });
  expect(await movesKnown(mover)).toBe(known);

  await asks(mover).click();
  await button(mover, 'Never mind').click();
  await expect.poll(() => button(other, 'Allow').count()).toBe(0);

  await asks(mover).click();
  await button(other, 'Allow').click();
  await expect.poll(() => movesKnown(other)).toBe(known - 1);
  await expect.poll(() => movesKnown(mover)).toBe(known - 1);
  await shows(mover.locator('p.status'), /Your turn/);
  await playMoves([ann, bob], 2);
  await closeAll(ann, bob);
});

test('what has come to light cannot be taken back', async () => {
  const [ann, bob] = await pair(here.browser, here.server.address, { game: 'der-isses' });
  // Cards that were turned up stand beside their move.
  const shown = (page: Page) => page.locator('details.card li .soft');
  const bothSee = async (thing: (page: Page) => Locator) =>
    (await Promise.all([ann, bob].map((page) => thing(page).count()))).every((count) => count > 0);
  // Both stay at the end of the round: a move after it could be taken back.
  await playOn([ann, bob], () => bothSee((page) => page.locator('.veil .reveal')), 90_000, '.veil .reveal');
  await expect.poll(() => bothSee(shown)).toBe(true);
  for (const page of [ann, bob]) {
    await shows(connection(page), /Saved/);
    expect(await button(page, 'Ask to take back').count()).toBe(0);
  }
  await closeAll(ann, bob);
});

test('reactions reach the other, and those who watch', async () => {
  const [ann, bob] = await pair(here.browser, here.server.address, { game: 'touche' });
  const guest = await visit(here.browser, ann.url());
  await begun(guest);
  await ann.getByText('Say something').click();
  await button(ann, 'Good luck!').click();
  for (const page of [bob, guest]) await page.getByText('Ann: Good luck!').waitFor();
  expect(await guest.getByText('Say something').count()).toBe(0);
  await closeAll(ann, bob, guest);
});

test('the clock that is shown is the one that is judged by', async () => {
  const clock = { kind: 'total', base: 90_000, increment: 2_000 };
  const [ann, bob] = await pair(here.browser, here.server.address, { ...talat, clock });
  for (const page of [ann, bob]) {
    // Until it has run for a while: each page counts for itself, so each is waited for.
    const running = page.locator('main time').filter({ hasText: /^1:2\d$/ });
    await expect.poll(() => running.count()).toBeGreaterThan(0);
    // What the server says before and after, so that a slow machine cannot come between.
    const judged = () =>
      page.evaluate(async () => {
        const answer = await fetch(`/api/tables/${location.pathname.split('/').pop()}`);
        return ((await answer.json()) as { left: number[] }).left;
      });
    const before = await judged();
    const shown = await page.locator('main time').allInnerTexts();
    const after = await judged();
    const seconds = shown.map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
    expect(seconds).toHaveLength(2);
    for (const [player, value] of seconds.entries()) {
      expect(value * 1000).toBeLessThan((before[player] ?? 0) + 2000);
      expect(value * 1000).toBeGreaterThan((after[player] ?? 0) - 2000);
    }
    expect(Math.min(...seconds)).toBeLessThan(90);
  }
  await closeAll(ann, bob);
});

const hasty = { ...talat, clock: { kind: 'per-move', base: 1000 } };

test('out of time: a bot steps in, and the seat can be taken back', async () => {
  const [ann, bob] = await pair(here.browser, here.server.address, { ...hasty, absent: 'bot' });
  const call = (page: Page) => page.getByRole('button', { name: /^Let a bot play for/ });
  const [waiting, late] = await whichHas(ann, bob, call);
  await call(waiting).click();
  await late.getByText('A bot is playing for you.').waitFor();
  await waiting.getByText(/A bot is playing for (Ann|Bob)\./).waitFor();
  await button(late, 'Take my seat back').click();
  await waiting.getByText(/A bot is playing for/).waitFor({ state: 'detached' });
  await expect.poll(() => button(late, 'Leave the seat').count()).toBe(1);
  await closeAll(ann, bob);
});

test('out of time: the match is claimed, and both see why', async () => {
  const [ann, bob] = await pair(here.browser, here.server.address, { ...hasty, absent: 'claim' });
  const claim = (page: Page) => page.getByRole('button', { name: /^Claim the match/ });
  const [waiting, late] = await whichHas(ann, bob, claim);
  await claim(waiting).click();
  await shows(waiting.locator('#result-title'), /You won!/);
  await late.getByText(/claimed the match, because/).waitFor();
  await late.getByRole('link', { name: 'Replay and analysis' }).click();
  await late.getByRole('slider').waitFor();
  await closeAll(ann, bob);
});

test('leaving: a bot plays on, and one may come back', async () => {
  const [ann, bob] = await pair(here.browser, here.server.address, talat);
  await button(ann, 'Leave the seat').click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Leave the seat' }).click();
  await ann.getByText('A bot is playing for you.').waitFor();
  await bob.getByText('A bot is playing for Ann.').waitFor();
  await playMoves([bob], 3);
  await button(ann, 'Take my seat back').click();
  await playMoves([ann, bob], 2);
  await closeAll(ann, bob);
});

test('a listed table is found on the start page: two clicks, and bots in the rest', async () => {
  const ann = await visit(here.browser, here.server.address);
  await makeTable(ann, 'Ann', { game: 'touche', options: { seats: 'ytyt' }, listed: true, bot_level: 1 });
  const bob = await visit(here.browser, here.server.address);
  const row = bob.locator('li', { hasText: 'waiting for players' });
  await shows(row, /Ann, free, free, free/);
  await row.getByRole('link', { name: 'To the table' }).click();
  await bob.getByRole('button', { name: 'Sit here' }).first().click();
  await shows(ann.locator('main'), /Player 2/);
  await button(ann, 'Start now').click();
  await Promise.all([begun(ann), begun(bob)]);
  await playMoves([ann, bob], 6);
  await closeAll(ann, bob);
});

test('a table made with bots begins at once; a rematch may be refused', async () => {
  const ann = await visit(here.browser, `${here.server.address}/play/talat`);
  await ann.getByText('Friends, online').click();
  await ann.getByLabel('Seat 2').selectOption('bot');
  await ann.getByLabel('Seat 3').selectOption('bot');
  await button(ann, 'Make the table').click();
  await begun(ann);
  await playMoves([ann], 5);
  await closeAll(ann);
  const [eve, bob] = await pair(here.browser, here.server.address, { ...hasty, absent: 'claim' });
  const claim = (page: Page) => page.getByRole('button', { name: /^Claim the match/ });
  const [waiting] = await whichHas(eve, bob, claim);
  await claim(waiting).click();
  await button(eve, 'Rematch').click();
  await bob.getByText('Ann would like a rematch.').waitFor();
  await button(bob, 'Refuse').click();
  await button(eve, 'Rematch').waitFor();
  await closeAll(eve, bob);
});
