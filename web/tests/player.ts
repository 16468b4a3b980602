// Plays a match of this device through the page, with a plan: the core says which move is good, and
// the hands enter it as a person would.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { load, type Module } from '../src/core/module';
import { parse as parseDerIsses } from '../src/games/der_isses/moves';
import { parse as parseTalat } from '../src/games/talat/moves';
import { parse as parseTouche } from '../src/games/touche/moves';
import type { DerIssesView } from '../src/games/der_isses/view';
import type { ToucheView } from '../src/games/touche/view';
import type { MatchState } from '../src/lib/contract';
import type { Hands } from './hands';

let core: Promise<Module> | null = null;
function loadCore(): Promise<Module> {
  core ??= load(readFileSync(new URL('../../build/wasm/page.wasm', import.meta.url)));
  return core;
}

/** The record that the page keeps of the match on the screen. */
export function keptRecord(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = location.pathname.split('/')[2] ?? '';
    const kept = localStorage.getItem(`troika.local.${id}`);
    return kept ? (JSON.parse(kept) as { record: string }).record : '';
  });
}

export interface Now {
  state: MatchState;
  move: string; // a good one, or '' if it is not our turn
}

/** What the record says, seen by a player, and what a bot of this level would do. */
export async function lookAt(record: string, viewer: number, level = '4'): Promise<Now> {
  const module = await loadCore();
  const { table } = module.ask('open', { record, seed: '5'.repeat(64) }) as { table: number };
  const state = module.ask('state', { table, viewer }) as MatchState;
  let move = '';
  if (state.legal.length > 0) {
    const told = module.ask('story', { table, viewer }) as object;
    const { game, options } = state;
    const thought = module.ask('think', { game, options, bot: level, seed: 1, ms: 30, ...told });
    move = (thought as { move: string }).move;
  }
  module.ask('close', { table });
  return { state, move };
}

/** The things to press, one after the other, for a move to wait for its yes. */
export function stepsOf(page: Page, state: MatchState, move: string): Locator[] {
  const cell = (spot: string) => page.locator(`.board [data-spot="${spot}"]`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  if (state.game === 'der-isses') {
    const { pieces } = state.board as DerIssesView;
    const plan = parseDerIsses(move);
    if (plan?.kind === 'coin') return [cell(plan.cell)];
    if (plan?.kind === 'choose') return [page.locator(`.choice [data-piece="${plan.piece}"]`)];
    if (plan?.kind === 'move') return [cell(pieces[plan.piece] ?? ''), cell(plan.cell)];
    if (plan?.kind === 'accuse') return [page.locator('.shout'), cell(pieces[plan.piece] ?? '')];
  }
  if (state.game === 'talat') {
    const plan = parseTalat(move);
    if (!plan) throw new Error(move);
    const to = cell(`${plan.board}:${plan.to}`);
    // On a phone there is one board at a time.
    const phone = (page.viewportSize()?.width ?? 0) < 620;
    const tabs = phone ? [page.locator(`.tabs [data-board="${plan.board}"]`)] : [];
    const from =
      plan.kind === 'place' ? page.locator(`[data-take="${plan.tower}"]`) : cell(`${plan.board}:${plan.from}`);
    return plan.kind === 'place' ? [from, ...tabs, to] : [...tabs, from, to];
  }
  const plan = parseTouche(move);
  if (!plan) throw new Error(move);
  const hand = (state.board as ToucheView).hand ?? [];
  const card = page.locator(`[data-take="hand:${hand.indexOf(plan.card)}"]`);
  if (plan.kind === 'discard') return [card, button('Exchange it')];
  const steps = [card, cell(plan.cell)];
  const same = state.legal.map(parseTouche).filter((m) => m?.card === plan.card && m.cell === plan.cell);
  if (new Set(same.map((m) => m?.put)).size > 1) {
    steps.push(plan.put === '' ? button('Take it off') : cell(plan.put));
  }
  const left = same.filter((m) => m?.put === plan.put);
  if (left.length > 1) {
    const figure = plan.figure.join(', ');
    steps.push(page.locator(`.acts button[aria-label$="${figure}"]`));
  }
  return steps;
}

export async function enter(page: Page, hands: Hands, state: MatchState, move: string): Promise<void> {
  const on = page.getByRole('button', { name: 'Continue', exact: true });
  if ((await on.count()) > 0) await hands.press(on);
  const steps = stepsOf(page, state, move);
  let onCell: string | null = null;
  for (const step of steps) {
    onCell = await step.getAttribute('data-spot');
    await hands.press(step);
  }
  const yes = page.locator('.bar .acts button.primary');
  const questions = state.game === 'touche' && steps.length > 2;
  if (hands.again && onCell !== null && !questions && !move.endsWith('!')) await hands.again();
  else await hands.press(yes);
}

/** Until the result shows. */
export async function playToTheEnd(page: Page, hands: Hands, level = '4'): Promise<void> {
  let before = '';
  let entered = -1; // how many moves of ours there were when we made the last one
  for (;;) {
    await page.waitForFunction((known) => {
      const id = location.pathname.split('/')[2] ?? '';
      const kept = localStorage.getItem(`troika.local.${id}`);
      return kept !== null && kept !== '' && (JSON.parse(kept) as { record: string }).record !== known;
    }, before);
    before = await keptRecord(page);
    const { state, move } = await lookAt(before, 0, level);
    if (state.stage === 'over') break;
    // Where both choose at once, the record may tell of the other's choice before it tells of ours.
    const made = state.events.filter(({ p }) => p === 0).length;
    if (!move || made === entered) continue;
    entered = made;
    await enter(page, hands, state, move);
  }
  await page.locator('#result-title').waitFor();
}

/** A record of a match that has come this far: for each part of a move, the first move that has it. */
export async function startOf(game: string, moves: string[]): Promise<string> {
  const module = await loadCore();
  const { table } = module.ask('open', { game, options: {}, seed: '7'.repeat(64) }) as { table: number };
  const wanted = [...moves];
  for (;;) {
    const now = module.ask('state', { table, viewer: null }) as MatchState & { chance: boolean };
    if (now.chance) {
      module.ask('play', { table });
      continue;
    }
    const viewer = now.to_act[0];
    const part = wanted.shift();
    if (part === undefined || viewer === undefined) break;
    const { legal } = module.ask('state', { table, viewer }) as MatchState;
    const move = legal.find((text) => text.includes(part));
    module.ask('play', { table, viewer, move });
  }
  const { record } = module.ask('record', { table }) as { record: string };
  module.ask('close', { table });
  return record;
}

/** A whole match of bots, or its first decisions. */
export async function wholeMatch(
  game: string,
  options: object = {},
  level = '3',
  decisions = Infinity,
): Promise<string> {
  const module = await loadCore();
  const { table } = module.ask('open', { game, options, seed: '7'.repeat(64) }) as { table: number };
  for (let made = 0; ; ) {
    const now = module.ask('state', { table }) as MatchState & { chance: boolean };
    if (now.stage === 'over') break;
    const viewer = now.to_act[0];
    if (now.chance || viewer === undefined) {
      module.ask('play', { table });
      continue;
    }
    if (++made > decisions) break;
    const told = module.ask('story', { table, viewer }) as object;
    const thought = module.ask('think', { game, options, bot: level, seed: 1, ms: 20, ...told });
    module.ask('play', { table, viewer, move: (thought as { move: string }).move });
  }
  const { record } = module.ask('record', { table }) as { record: string };
  module.ask('close', { table });
  return record;
}

/** What the core says of a position alone. */
export async function position(ask: string, fields: object): Promise<unknown> {
  const told = (await loadCore()).ask('position', { ask, ...fields }) as { answer?: unknown };
  if (told.answer === undefined) throw new Error(JSON.stringify(told));
  return told.answer;
}
