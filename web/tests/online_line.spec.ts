// Reloads, lost connections, a server that dies, and another device.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHere } from './here';
import {
  begun,
  button,
  closeAll,
  connection,
  makeTable,
  movesKnown,
  onlyRefusals,
  pair,
  playMoves,
  shows,
  sitDown,
  status,
  visit,
  whichHas,
} from './online';

const here = openHere();

const talat = { game: 'talat', options: { players: '2' } };

/** The page whose turn it is, and the other. */
const whoseTurn = (ann: Page, bob: Page) => whichHas(ann, bob, (page) => page.locator('p.status.mine'));

test('a reload, a lost connection and a dead server in the middle cost nothing', async () => {
  const [ann, bob] = await pair(here.browser, here.server.address, talat);
  await playMoves([ann, bob], 3);
  await shows(connection(ann), /Saved/);

  const known = await movesKnown(ann);
  await ann.reload();
  await begun(ann);
  expect(await movesKnown(ann)).toBe(known);
  await playMoves([ann, bob], 2);

  // Without a net the page says so; a move made meanwhile goes out when the net is back.
  const [mover, other] = await whoseTurn(ann, bob);
  const before = await movesKnown(other);
  await mover.context().setOffline(true);
  await shows(connection(mover), /No connection/);
  await playHere(mover);
  await shows(other.getByLabel('Players'), /away/);
  expect(await movesKnown(mover)).toBe(before);
  await mover.context().setOffline(false);
  await shows(connection(mover), /Saved/);
  await expect.poll(() => movesKnown(other), { timeout: 15_000 }).toBe(before + 1);
  await expect.poll(() => movesKnown(mover)).toBe(before + 1);
  expect(await mover.locator('.refusal').count()).toBe(0);

  // The same with the server: killed, and started again with what it had on disk.
  const [next, last] = await whoseTurn(ann, bob);
  await here.server.kill();
  await Promise.all([ann, bob].map((page) => shows(connection(page), /No connection/)));
  await playHere(next);
  await here.server.start();
  await Promise.all([ann, bob].map((page) => shows(connection(page), /Saved/)));
  await expect.poll(() => movesKnown(last), { timeout: 15_000 }).toBe(before + 2);
  await playMoves([ann, bob], 2);
  await closeAll(ann, bob);
});

/** One move by the mouse, which is sent but perhaps not saved. */
async function playHere(page: Page): Promise<void> {
  await page.locator('.board section button[aria-pressed]').first().click();
  await page.locator('.cell:has(.target)').first().click();
  const yes = page.locator('.bar .acts button.primary');
  if (await yes.count()) await yes.click();
}

test('a page that is opened while the server is away comes by itself when it is back', async () => {
  const ann = await visit(here.browser, here.server.address);
  const link = await makeTable(ann, 'Ann', talat);
  await ann.evaluate(() => navigator.serviceWorker?.ready);
  await here.server.kill();
  await ann.goto(link);
  await shows(ann.locator('main'), /cannot be reached/);
  await here.server.start();
  await ann.getByText('Ann').first().waitFor();
  await closeAll(ann);
});

test('a recovery link brings the seat to another device; nobody else can move', async () => {
  const [ann, bob] = await pair(here.browser, here.server.address, talat);
  await ann.getByRole('button', { name: 'Settings' }).click();
  await button(ann, 'Make a link').click();
  const link = await ann.locator('dialog input[readonly]').inputValue();
  expect(link).toMatch(/\/recover#.+/);

  // Somebody who is another guest already is asked, and stays who they are.
  const page = await bob.context().newPage();
  await page.goto(link);
  await shows(page.locator('main'), /belongs to the guest Ann.*you are Bob/);
  await page.getByRole('link', { name: 'Stay Bob' }).click();
  await page.close();

  const tablet = await visit(here.browser, link);
  await button(tablet, 'Play as Ann').click();
  await tablet.getByText('On this device you are Ann now.').waitFor();
  expect(tablet.url()).not.toContain('#');
  await tablet.getByRole('main').getByRole('link').click();
  await tablet.getByRole('link', { name: 'Continue' }).first().click();
  await begun(tablet);
  await shows(tablet.getByLabel('Players'), /Ann\s+\(you\)/);
  await playMoves([tablet, bob], 4);
  await expect.poll(() => movesKnown(ann)).toBe(await movesKnown(tablet));

  // The link has been used.
  const thief = await visit(here.browser, here.server.address);
  await thief.goto(link);
  await expect.poll(() => thief.locator('main').innerText()).toMatch(/used already/);
  onlyRefusals();
  await thief.goto(ann.url());
  await begun(thief);
  await shows(connection(thief), /You are watching/);

  // Not even with the move of another player in the right form.
  const [mover] = await whoseTurn(ann, bob);
  for (const page of [thief, mover === bob ? ann : bob])
    expect(await sayMove(page, await legalMove(mover))).toMatch(/"type":"refused"/);
  await closeAll(ann, bob, tablet, thief);
});

const legalMove = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch(`/api/tables/${location.pathname.split('/').pop()}`);
    return ((await answer.json()) as { legal: string[] }).legal[0] ?? '';
  });

function sayMove(page: Page, move: string): Promise<string> {
  return page.evaluate(
    (move) =>
      new Promise<string>((done) => {
        const socket = new WebSocket(
          `ws://${location.host}/api/tables/${location.pathname.split('/').pop()}/socket`,
        );
        socket.onmessage = (event: MessageEvent<string>) => {
          const told = JSON.parse(event.data) as { type: string; seq: number };
          if (told.type === 'state')
            socket.send(JSON.stringify({ type: 'move', id: 'm1', seq: told.seq, move }));
          else if (told.type === 'saved' || told.type === 'refused') {
            socket.close();
            done(event.data);
          }
        };
      }),
    move,
  );
}

test('names: chosen on sitting down, changed at the table', async () => {
  const ann = await visit(here.browser, here.server.address);
  const link = await makeTable(ann, 'Ann', { game: 'talat' });
  const bob = await visit(here.browser, link);
  await sitDown(bob, 'Bob');
  await shows(ann.locator('main'), /Bob/);
  await bob.getByLabel('Your name').fill('Robert');
  await bob.getByLabel('Your name').press('Enter');
  await shows(ann.locator('main'), /Robert/);
  expect(await status(ann).count()).toBe(0);
  await closeAll(ann, bob);
});
