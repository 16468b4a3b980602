// Before a match: what cannot be is said where it was chosen, and nothing that was drawn is lost.
import { expect, test } from 'vitest';
import { openPage, takeErrors } from './browser';
import { openHere } from './here';

const here = openHere();

test('own figures that cannot be are refused beside the drawing, which stays', async () => {
  const page = await openPage(here.browser);
  await page.goto(`${here.server.address}/play/touche`);
  await page.getByLabel('Figure to build').selectOption('own');
  const first = page.getByRole('group', { name: 'Figure 1' }).first();
  const drawn = first.locator('.draw [aria-pressed=true]');
  await expect.poll(() => drawn.count()).toBe(4);
  await drawn.first().click();
  await drawn.first().click();
  await page.getByRole('alert').waitFor();
  for (const how of ['Bots', 'One device']) {
    await page.getByRole('radio', { name: how, exact: true }).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => drawn.count()).toBe(2);
    expect(page.url()).toContain('/play/touche');
  }
  await page.context().close();
});

test('two equal figures are refused, too, and can be put right', async () => {
  const page = await openPage(here.browser);
  await page.goto(`${here.server.address}/play/touche`);
  await page.getByLabel('Figure to build').selectOption('own');
  const add = page.getByRole('button', { name: 'Add a figure' });
  await add.click();
  await add.click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  expect(page.url()).toContain('/play/touche');
  await page.getByRole('button', { name: 'Remove this figure' }).last().click();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/local/*');
  await page.context().close();
});

test('an address that is not well encoded is only an address without a table', async () => {
  const page = await openPage(here.browser);
  await page.goto(`${here.server.address}/table/%E0`);
  await page.getByRole('main').getByText(/no such table|nothing at this address/i).waitFor();
  takeErrors(); // the browser writes down that the server knows no such table
  await page.context().close();
});

test('a part of the page that is gone after an upgrade can be had by a reload', async () => {
  // A service worker would have the part still, and answer before the route below is asked.
  const page = await openPage(here.browser, { serviceWorkers: 'block' });
  await page.goto(`${here.server.address}/`);
  await page.route('**/assets/*Page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.evaluate(() => history.pushState(null, '', '/rules/talat'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await reload.waitFor();
  takeErrors(); // that the part is gone
  await page.unroute('**/assets/*Page-*.js');
  await reload.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await reload.count()).toBe(0);
  await page.context().close();
});
