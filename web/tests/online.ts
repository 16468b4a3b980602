// People at tables of the real server.
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage, takeErrors } from './browser';
import { inAnyLanguage } from './words';

/** A browser of its own, on the address. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage(browser, { viewport: { width: 1100, height: 900 }, ...options });
  await page.goto(address);
  return page;
}

/** Makes a table as a program would, for what the page does not offer (such as very short clocks). */
export async function makeTable(page: Page, name: string, settings: object): Promise<string> {
  const match = await page.evaluate(
    async ([name, settings]) => {
      const send = (path: string, body: object) =>
        fetch(`/api/${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }).then((response) => response.json() as Promise<{ match: string }>);
      await send('guest', { name });
      localStorage.setItem('troika.guest', 'yes');
      localStorage.setItem('troika.name', name);
      return (await send('tables', settings)).match;
    },
    [name, settings] as const,
  );
  await page.goto(new URL(`/table/${match}`, page.url()).href);
  await page.getByText(new RegExp(`\\(${inAnyLanguage('table.you')}\\)`)).first().waitFor();
  return page.url();
}

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel(new RegExp(`^${inAnyLanguage('new.yourName')}$`)).fill(name);
  await page
    .getByRole('button', { name: new RegExp(`^${inAnyLanguage('online.sitHere')}$`) })
    .first()
    .click();
}

/** Two people in a game: who made the table, and who came by its link. */
export async function pair(
  browser: Browser,
  address: string,
  settings: object,
  options: BrowserContextOptions = {},
): Promise<[Page, Page]> {
  const ann = await visit(browser, address, options);
  const link = await makeTable(ann, 'Ann', settings);
  const bob = await visit(browser, link, options);
  await sitDown(bob, 'Bob');
  await Promise.all([begun(ann), begun(bob)]);
  return [ann, bob];
}

export async function begun(page: Page): Promise<void> {
  await page.locator('.board svg').first().waitFor();
}

export const status = (page: Page): Locator => page.locator('p.status');
export const connection = (page: Page): Locator => page.locator('p.connection');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** How many moves this page knows of. */
export function movesKnown(page: Page): Promise<number> {
  return page.locator('details.card ol > li').count();
}

// Which things on a board may lead on, best first.
const done = '.reveal button.primary, .moment button.primary';
const ways = [
  '.bar .acts button.primary',
  '.cell:has(.target)',
  '.choice button[aria-pressed=false]',
  '[role=group] [data-figure]',
];
const things = [
  '.board .cell[data-take], .board .cell.grab, .board .hand button:not([aria-disabled=true])',
  '.board section button[aria-pressed]',
];
// Der Isses! is over soonest if everybody guesses.
const guesses = ['button.shout'];

/**
 * Makes one move on the board without a plan, many times faster than a mouse; false: nothing to do.
 * Where `halt` shows, nothing more is touched.
 */
function step(page: Page, halt: string | null): Promise<boolean> {
  return page.evaluate(
    async ([done, ways, halt]) => {
      let did = false;
      for (let clicks = 0; clicks < 4; ++clicks) {
        if (halt && document.querySelector(halt)) return did;
        const mine = document.querySelector('p.status.mine') !== null;
        const way = (mine ? [done, ...ways] : [done]).find((way) => document.querySelector(way));
        if (!way) return did;
        const found = [...document.querySelectorAll(way)];
        const one = found[Math.floor(Math.random() * found.length)];
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        did = true;
        await new Promise((go) => setTimeout(go, 10));
        if (way === ways[0]) return true; // it is on its way
      }
      return did;
    },
    [done, [...ways, ...guesses, ...things], halt] as const,
  );
}

/** Until `enough`; who sees `halt` waits there. */
export async function playOn(
  pages: Page[],
  enough: () => Promise<boolean>,
  patience = 90_000,
  halt: string | null = null,
): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await enough()) return;
    const did = await Promise.all(pages.map((page) => step(page, halt)));
    await pages[0]?.waitForTimeout(did.includes(true) ? 5 : 25);
  }
  const texts = await Promise.all(pages.map((page) => page.locator('main').innerText()));
  throw new Error(`not there in time:\n${texts.join('\n----\n')}`);
}

/** Until the result shows to everybody. */
export async function playToTheEnd(players: Page[], watching: Page[] = []): Promise<void> {
  const over = async (page: Page) => (await page.locator('#result-title').count()) > 0;
  const all = [...players, ...watching];
  await playOn(players, async () => !(await Promise.all(all.map(over))).includes(false), 240_000);
}

export async function closeAll(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await page.close();
    await page.context().close();
  }
}

/** What the page sent and heard on its sockets. */
export function listen(page: Page): { heard: string[]; sent: string[] } {
  const wire = { heard: [] as string[], sent: [] as string[] };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => wire.heard.push(String(payload)));
    socket.on('framesent', ({ payload }) => wire.sent.push(String(payload)));
  });
  return wire;
}

export async function shows(locator: Locator, text: string | RegExp): Promise<void> {
  await expect.poll(() => locator.innerText(), { timeout: 15_000 }).toMatch(text);
}

/** So many moves more, known to all. */
export async function playMoves(pages: Page[], count: number): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const aim = (await movesKnown(first)) + count;
  await playOn(pages, async () => (await movesKnown(first)) >= aim);
  for (const page of pages)
    await expect.poll(() => movesKnown(page), { timeout: 15_000 }).toBeGreaterThanOrEqual(aim);
}

/** The browser writes down what the server refused; nothing else may be there. */
export function onlyRefusals(): void {
  for (const error of takeErrors()) expect(error).toMatch(/status of 4\d\d/);
}

/** The one page of two that shows this, and the other. */
export async function whichHas(
  ann: Page,
  bob: Page,
  thing: (page: Page) => Locator,
): Promise<[Page, Page]> {
  const both = () => Promise.all([ann, bob].map((page) => thing(page).count()));
  await expect.poll(async () => (await both()).reduce((sum, n) => sum + n), { timeout: 15_000 }).toBe(1);
  return (await thing(ann).count()) ? [ann, bob] : [bob, ann];
}
