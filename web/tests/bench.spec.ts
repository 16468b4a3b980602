// The page that measures its core: rules behave in the browser as they do in the program.
import { expect, test } from 'vitest';
import { openPage } from './browser';
import { openHere } from './here';
import { troika } from './records';

const here = openHere();

test('the signature of the rules, and a speed for every set-up', async () => {
  const page = await openPage(here.browser);
  await page.goto(`${here.server.address}/bench`);
  await page.getByRole('button', { name: 'Measure' }).click();
  const signature = await page.locator('main code').innerText();
  const said = await troika('--lang', 'en', 'bench', '--seconds', '0');
  expect(said).toContain(`${signature}\n`);
  await expect.poll(() => page.locator('main tr').first().innerText()).toMatch(/Der Isses!\s+\d/);
  await page.context().close();
});
