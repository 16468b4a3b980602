// Every screen that needs no server, and how one gets there.
import type { Page } from 'playwright-core';
import type { MatchState } from '../src/lib/contract';
import { lookAt, wholeMatch } from './player';

export interface Visit {
  name: string;
  path: string;
  kept?: Record<string, string>;
  arrive?: (page: Page) => Promise<unknown>; // what there is to do or to wait for
}

interface Player {
  name: string;
  bot: string | null;
}

function keptAs(game: string, options: object, players: Player[], record: string, over: boolean) {
  const match = { id: 'x', setup: { game, options, players }, record, changed: 1, over };
  return { local: '["x"]', 'local.x': JSON.stringify(match) };
}

const series = { games: '3', figures: 'own', own: 'xx/xx:-@10*1' };
const you: Player = { name: 'Maria', bot: null };
const bot: Player = { name: '', bot: '3' };
const onBoard = (page: Page) => page.locator('.board [data-spot]').first().waitFor();

/** The first moment after so many decisions that is wanted, seen by the first player. */
async function moment(
  game: string,
  options: object,
  decisions: number,
  wanted: (state: MatchState) => boolean,
): Promise<string> {
  for (let more = 0; more < 80; ++more) {
    const record = await wholeMatch(game, options, '3', decisions + more);
    if (wanted((await lookAt(record, 0, '1')).state)) return record;
  }
  throw new Error('no such moment');
}

/** In the middle of a round: it is our turn, and there are pieces to move. */
const midRound = () =>
  moment('der-isses', {}, 9, ({ legal }) => legal.some((move) => /^[ROYGBVW][a-g]\d$/.test(move)));
/** The second game of three. */
const second = () =>
  moment('touche', series, 58, ({ results, legal, stage }) => results.length > 0 && legal.length > 0 && stage !== 'over');

export async function visits(): Promise<Visit[]> {
  const talat2 = { players: '2' };
  const [derIsses, talat, touche, ended, endedTalat, endedTouche] = await Promise.all([
    midRound(),
    wholeMatch('talat', {}, '3', 34),
    moment('touche', {}, 30, ({ legal }) => legal.length > 0),
    wholeMatch('der-isses', {}, '1'),
    wholeMatch('talat', talat2, '1'),
    wholeMatch('touche', {}, '3'),
  ]);
  const playing = keptAs('der-isses', {}, [you, bot], derIsses, false);
  return [
    { name: 'start', path: '/' },
    { name: 'start-running', path: '/', kept: playing },
    { name: 'new-talat', path: '/play/talat' },
    {
      name: 'new-device',
      path: '/play/der-isses',
      arrive: (page) => page.locator('label:has([value=device])').click(),
    },
    {
      name: 'new-own-figure',
      path: '/play/touche',
      arrive: async (page) => {
        await page.locator('fieldset select').nth(1).selectOption('own');
        await page.locator('.draw').waitFor();
      },
    },
    { name: 'play-der-isses', path: '/local/x', kept: playing, arrive: onBoard },
    {
      name: 'play-der-isses-start',
      path: '/local/x',
      kept: keptAs('der-isses', {}, [you, bot], await wholeMatch('der-isses', {}, '3', 1), false),
      arrive: onBoard,
    },
    {
      name: 'play-talat',
      path: '/local/x',
      kept: keptAs('talat', {}, [you, bot, bot], talat, false),
      arrive: onBoard,
    },
    {
      name: 'play-talat-start',
      path: '/local/x',
      kept: keptAs('talat', talat2, [you, bot], await wholeMatch('talat', talat2, '3', 6), false),
      arrive: onBoard,
    },
    {
      name: 'play-touche',
      path: '/local/x',
      kept: keptAs('touche', {}, [you, bot], touche, false),
      arrive: onBoard,
    },
    {
      name: 'play-series',
      path: '/local/x',
      kept: keptAs('touche', series, [you, bot], await second(), false),
      arrive: onBoard,
    },
    {
      name: 'curtain',
      path: '/local/x',
      kept: keptAs('touche', {}, [you, { ...you, name: 'Ivan' }], touche, false),
      arrive: (page) => page.locator('.curtain').waitFor(),
    },
    {
      name: 'result-der-isses',
      path: '/local/x',
      kept: keptAs('der-isses', {}, [you, bot], ended, true),
      arrive: onBoard,
    },
    {
      name: 'result-talat',
      path: '/local/x',
      kept: keptAs('talat', talat2, [you, bot], endedTalat, true),
      arrive: onBoard,
    },
    {
      name: 'result-touche',
      path: '/local/x',
      kept: keptAs('touche', {}, [you, bot], endedTouche, true),
      arrive: onBoard,
    },
    {
      name: 'replay',
      path: '/replay/x',
      kept: keptAs('der-isses', {}, [you, bot], ended, true),
      arrive: async (page) => {
        await onBoard(page);
        await page.locator('section button.primary').click();
        await page.locator('.verdict').waitFor();
        await page.waitForTimeout(1500);
        await page.locator('.row [role=status] + button').click();
      },
    },
    { name: 'load', path: '/replay' },
    { name: 'learn-der-isses', path: '/learn/der-isses', arrive: onBoard },
    { name: 'learn-talat', path: '/learn/talat', arrive: onBoard },
    { name: 'learn-touche', path: '/learn/touche', arrive: onBoard },
    { name: 'rules-talat', path: '/rules/talat', arrive: (page) => page.locator('#rule-1').waitFor() },
    {
      name: 'help',
      path: '/local/x',
      kept: playing,
      arrive: async (page) => {
        await onBoard(page);
        await page.locator('.actions button').last().click();
        await page.locator('dialog #rule-1').waitFor();
      },
    },
    {
      name: 'settings',
      path: '/',
      arrive: (page) => page.locator('header button').click(),
    },
    { name: 'nowhere', path: '/nowhere' },
  ];
}
