// Plays any of the games through its board, as a person with a mouse would, without a plan.
import type { Locator, Page } from 'playwright-core';

async function press(page: Page, locator: Locator): Promise<boolean> {
  const count = await locator.count();
  if (count === 0) return false;
  const one = locator.nth(Math.floor(Math.random() * count));
  try {
    await one.click({ timeout: 2000 });
  } catch {
    return false; // it went away meanwhile: the next look will tell
  }
  await page.waitForTimeout(20);
  return true;
}

/** One thing that can be done now; false if nothing can. */
export async function act(page: Page): Promise<boolean> {
  const board = page.locator('.board');
  const button = (name: RegExp) => page.getByRole('button', { name });
  if (await press(page, button(/^(Continue|Дальше)$/))) return true;
  if (await press(page, page.locator('.bar .acts button.primary'))) return true;
  if (await press(page, page.locator('.cell:has(.target)'))) return true;
  if (await press(page, page.locator('.choice button[aria-pressed=false]'))) return true;
  if (
    await press(
      page,
      page
        .locator('[role=group] [data-figure], .bar .acts button')
        .filter({ hasText: /^(Take it off|Exchange it|Figure)/ }),
    )
  )
    return true;
  const things = board.locator(
    '.cell[data-take], .cell.grab, .hand button:not([aria-disabled=true]), section button[aria-pressed]',
  );
  if (await press(page, things)) return true;
  return press(page, page.locator('button.shout'));
}

/** Until the result shows. */
export async function playToTheEnd(page: Page, patience: number): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if ((await page.locator('#result-title').count()) > 0) return;
    if (!(await act(page))) await page.waitForTimeout(60);
  }
  throw new Error(`not over in time: ${await page.locator('main').innerText()}`);
}
