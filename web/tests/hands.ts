// Three ways to press things: a mouse, a finger, and the keyboard alone.
import type { Locator, Page } from 'playwright-core';
import { neighbour, type Spot } from '../src/boards/roving';

export interface Hands {
  press(thing: Locator): Promise<void>;
  again?(): Promise<void>; // where the hand is: a second time confirms
}

const patience = { timeout: 30_000 }; // machines are noisy
export const mouse: Hands = { press: (thing) => thing.click(patience) };
export const finger: Hands = { press: (thing) => thing.tap(patience) };

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** The arrow keys that lead from one spot to another. */
function way(spots: (Spot & { name: string })[], from: string, to: string): string[] {
  const start = spots.findIndex((spot) => spot.name === from);
  const before = new Map<number, { at: number; key: string }>();
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (spots[at]?.name === to) {
      const path: string[] = [];
      for (let here = at; here !== start; ) {
        const step = before.get(here);
        if (!step) break;
        path.unshift(step.key);
        here = step.at;
      }
      return path;
    }
    for (const key of keys) {
      const spot = spots[at];
      const next = spot ? neighbour(spots, spot, key) : -1;
      if (next < 0 || next === start || before.has(next)) continue;
      before.set(next, { at, key });
      queue.push(next);
    }
  }
  throw new Error(`no way by arrow keys from ${from} to ${to}`);
}

export function keyboard(page: Page): Hands {
  // Tab goes on to the thing, or to the one stop of the board that it belongs to.
  async function tabTo(thing: Locator): Promise<void> {
    const board = (await thing.getAttribute('data-spot')) !== null;
    for (let stops = 0; stops < 80; ++stops) {
      const where = await thing.evaluate((element, inBoard) => {
        const here = document.activeElement;
        if (here === element) return 'here';
        const group = inBoard ? element.closest('svg') : null;
        if (group && here && group.contains(here)) return 'here';
        const back =
          here && here !== document.body
            ? here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
            : false;
        return back ? 'Shift+Tab' : 'Tab';
      }, board);
      if (where === 'here') return;
      await page.keyboard.press(where);
    }
    throw new Error(`the keyboard does not reach ${String(thing)}`);
  }
  return {
    again: () => page.keyboard.press('Enter'),
    async press(thing) {
      await thing.waitFor();
      await tabTo(thing);
      const to = await thing.getAttribute('data-spot');
      if (to !== null) {
        const { spots, from, focus } = await thing.evaluate((element) => ({
          spots: Array.from(
            element.closest('svg')?.querySelectorAll<SVGElement>('[data-spot]') ?? [],
            ({ dataset: { spot, x, y } }) => ({ name: spot ?? '', x: Number(x), y: Number(y) }),
          ),
          from: document.activeElement?.getAttribute('data-spot') ?? '',
          focus: document.activeElement?.outerHTML.slice(0, 300) ?? '',
        }));
        if (from === '') throw new Error(`the focus went away: ${focus}`);
        for (const key of way(spots, from, to)) await page.keyboard.press(key);
      }
      const there = await thing.evaluate((element) => element === document.activeElement);
      if (!there) throw new Error(`the focus is not on ${String(thing)}`);
      await page.keyboard.press('Enter');
    },
  };
}
