import { openBrowser } from './browser';
import { act } from './monkey';
import { test } from 'vitest';
const site = 'http://127.0.0.1:8123';
test('online', async () => {
  const browser = await openBrowser();
  const make = async (name: string, locale = 'en') => {
    const ctx = await browser.newContext({ locale, reducedMotion: 'reduce', viewport: { width: 1100, height: 800 } });
    const page = await ctx.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(name, 'console', m.text())); page.on('pageerror', (e) => console.log(name, 'ERR', String(e)));
    return page;
  };
  const k0 = 0; const ann = await make('ann'), bob = await make('bob', 'ru');
  await ann.goto(site + '/play/der-isses');
  await ann.locator('label', { hasText: 'Friends, online' }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Make the table' }).click();
  await ann.getByRole('button', { name: 'Sit here' }).first().waitFor({ timeout: 10000 });
  await ann.screenshot({ path: '/tmp/o-lobby.png' });
  await ann.waitForTimeout(500);
  await bob.goto(ann.url()); await bob.waitForTimeout(1000);
  await bob.getByLabel('Ваше имя').fill('Боб');
  await bob.getByRole('button', { name: 'Сесть сюда' }).first().click();
  await bob.waitForTimeout(1500);

  const end = Date.now() + 170000; let k = 0;
  while (Date.now() < end) {
    if (await ann.locator('#result-title').count()) break;
    const [a, b] = await Promise.all([act(ann), act(bob)]);
    if (++k === 8) { await ann.screenshot({ path: '/tmp/o-play.png' }); await bob.reload(); await bob.waitForTimeout(800); }
    if (k === 12) { await ann.context().setOffline(true); await ann.waitForTimeout(400); console.log('lost?', await ann.locator('.connection').innerText()); await ann.context().setOffline(false); }
    if (k % 40 === 0) console.log(k, a, b, (await bob.locator('.bar').first().innerText().catch(() => '-')).replace(/\n/g, ' | ')); if (!a && !b) await ann.waitForTimeout(80);
  }
  await ann.waitForTimeout(1000);
  await bob.screenshot({ path: '/tmp/o-bob.png' }); console.log('bob end', (await bob.locator('main').innerText()).slice(0, 150).replace(/\n/g, ' | ')); console.log('ann end', (await ann.locator('main').innerText()).slice(0, 150).replace(/\n/g, ' | '));
  await ann.screenshot({ path: '/tmp/o-end.png' });
  await ann.getByRole('button', { name: 'Rematch' }).click(); await bob.waitForTimeout(500);
  await bob.getByRole('button', { name: 'Реванш' }).click(); await ann.waitForTimeout(700);
  console.log('rematch', await ann.getByRole('link', { name: 'To the new table' }).count());
  await ann.getByRole('link', { name: 'Replay and analysis' }).click(); await ann.waitForTimeout(1500);
  await ann.getByRole('button', { name: 'Check the deals' }).click(); await ann.waitForTimeout(500);
  await ann.getByRole('button', { name: 'Analyse the match' }).click(); await ann.waitForTimeout(6000);
  for (let i = 0; i < 6; ++i) await ann.keyboard.press('ArrowLeft');
  await ann.waitForTimeout(500);
  await ann.screenshot({ path: '/tmp/o-replay.png', fullPage: true });
  await browser.close();
}, 290000);
