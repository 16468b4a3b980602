// Learning: every lesson done on a phone and on a large screen; the rules; why something is not possible.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { MatchState } from '../src/lib/contract';
import type { Lessons } from '../src/learn/lesson';
import { codes } from '../src/lib/languages';
import { lessons as derIsses } from '../src/games/der_isses/lesson';
import { lessons as talat } from '../src/games/talat/lesson';
import { lessons as touche } from '../src/games/touche/lesson';
import derIssesWords from '../src/games/der_isses/words/course/en';
import talatWords from '../src/games/talat/words/course/en';
import toucheWords from '../src/games/touche/words/course/en';
import { openPage } from './browser';
import { mouse } from './hands';
import { openHere } from './here';
import { enter, position } from './player';

const here = openHere();

const courses: (Lessons & { words: Record<string, string> })[] = [
  { ...derIsses, words: derIssesWords },
  { ...talat, words: talatWords },
  { ...touche, words: toucheWords },
];
const screens = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

describe.each(screens)('at $width × $height', (viewport) => {
  test.each(courses)('the lessons of $game', async ({ game, lessons, words }) => {
    const page = await openPage(here.browser, { viewport }, { pace: 'fast' });
    await page.goto(`${here.server.address}/learn/${game}`);
    for (const [n, lesson] of lessons.entries()) {
      await page.getByRole('heading', { name: words[`lesson.${lesson.name}.title`]!, exact: true }).waitFor();
      const ask = { game, options: lesson.options ?? {}, line: lesson.line, seat: lesson.seat };
      const all = (await position('legal', ask)) as string[];
      const legal = all.filter((move) => !/^[AB]=/.test(move) || move.startsWith(lesson.seat));
      const board = await position('view', ask);
      const move = legal.find((text) => lesson.want.test(text)) ?? '';
      await page.locator('.board [data-spot]').first().waitFor();
      await enter(page, mouse, { game, board, legal } as MatchState, move);
      await page.locator('.reply.right').waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      const next = n + 1 < lessons.length ? 'Next' : 'Finish';
      await page.getByRole('button', { name: next, exact: true }).click();
    }
    await page.getByRole('link', { name: /^Play/ }).waitFor();
    await page.context().close();
  });
});

test('what is not possible is answered with the reason and its rule, in lessons and in play', async () => {
  const page = await openPage(here.browser, { viewport: { width: 360, height: 740 } }, { pace: 'fast' });
  await page.goto(`${here.server.address}/learn/der-isses`);
  await page.locator('[data-spot=d4]').click();
  const reply = page.locator('.reply.refused');
  await reply.waitFor();
  await reply.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.shown').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.goto(`${here.server.address}/play/talat`);
  await page.getByLabel('Players').selectOption('2');
  await page.getByText('One device').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-take]').first().click();
  await page.locator('[data-spot$=":c3"]').click();
  const refusal = page.getByRole('alert');
  await refusal.waitFor();
  const rule = /Rule (\d+)/.exec(await refusal.innerText())?.[1];
  expect(rule).toBeDefined();
  await refusal.getByRole('button').click();
  await page.getByRole('dialog').locator(`#rule-${rule}.shown`).waitFor();
  await page.context().close();
});

test('an address of a rule leads to it, and so does a link', async () => {
  const page = await openPage(here.browser);
  await page.goto(`${here.server.address}/rules/touche#rule-20`);
  await page.locator('#rule-20.shown').waitFor();
  await page.goto(here.server.address);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/rules/talat#rule-12';
    link.textContent = 'rule';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'rule', exact: true }).click();
  await page.locator('#rule-12.shown').waitFor();
  expect(new URL(page.url()).hash).toBe('#rule-12');
  const top = await page.locator('#rule-12').evaluate((rule) => rule.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(300);
  await page.evaluate(() => (location.hash = '#rule-3'));
  await page.locator('#rule-3.shown').waitFor();
  await page.context().close();
});

test.each(codes)('rules and lessons in %s', async (locale) => {
  const page = await openPage(here.browser, { locale });
  await page.goto(`${here.server.address}/rules/talat`);
  const book = await readFile(new URL(`../../games/talat/rules.${locale}.md`, import.meta.url), 'utf8');
  const titles = [...book.matchAll(/^## (.*)$/gm)].map((found) => found[1]).slice(1); // without «in short»
  await page.locator('#rule-20').waitFor();
  await expect.poll(() => page.locator('section h2').allInnerTexts()).toEqual(titles);
  await page.goto(`${here.server.address}/learn/touche`);
  const words = (await import(`../src/games/touche/words/course/${locale}.ts`)) as { default: Record<string, string> };
  await page.getByRole('heading', { name: words.default['lesson.card.title']!, exact: true }).waitFor();
  await page.context().close();
});
