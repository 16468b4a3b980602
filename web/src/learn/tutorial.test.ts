// Going through lessons: right moves, strays, refusals, and leaving in the middle.
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { load, type Module } from '../core/module';
import type { DerIssesView } from '../games/der_isses/view';
import type { Core, Reason } from '../lib/contract';
import { courseOf } from './lesson';
import { pace, Tutorial } from './tutorial.svelte';

const [der_isses, talat, touche] = [await courseOf('der-isses'), await courseOf('talat'), await courseOf('touche')];

let core: Core;
beforeAll(async () => {
  const module = await load(readFileSync(new URL('../../../build/wasm/page.wasm', import.meta.url)));
  core = asCore(module);
});
beforeEach(() => {
  pace.ms = 0;
});

/** The part of the core that lessons ask, without a worker in between. */
function asCore(module: Module): Core {
  const ask = async (what: string, fields: object): Promise<unknown> => {
    const told = module.ask('position', { ask: what, ...fields }) as { answer?: unknown; refused?: Reason };
    return told.refused ? told.refused : told.answer;
  };
  return {
    look: (game, options, line, seat) => Promise.resolve(module.ask('look', { game, options, view: line, seat })),
    apply: (game, options, line, moves) => ask('apply', { game, options, line, moves }),
  } as Core;
}

test.each([der_isses, talat, touche])('the lessons of $game lead to the end', async (course) => {
  const tutorial = new Tutorial(course, core);
  await tutorial.start(0);
  for (const lesson of course.lessons) {
    expect(tutorial.lesson).toBe(lesson);
    expect(tutorial.stage).toBe('task');
    await tutorial.play(tutorial.scene!.legal.find(({ text }) => lesson.want.test(text))!.text);
    expect(tutorial.stage).toBe('done');
    expect(tutorial.answer).toEqual({ kind: 'right', words: `lesson.${lesson.name}.done` });
    await tutorial.start(tutorial.n + 1);
  }
  expect(tutorial.over).toBe(true);
  expect(tutorial.passed.size).toBe(course.lessons.length);
});

test('a stray move is shown with its consequences, and can be tried again', async () => {
  const tutorial = new Tutorial(der_isses, core);
  const n = der_isses.lessons.findIndex((lesson) => lesson.name === 'accuse');
  await tutorial.start(n);
  const before = tutorial.scene!.line;
  await tutorial.play('Bc3');
  expect(tutorial.stage).toBe('stray');
  expect(tutorial.last.map((event) => event.m)).toEqual(['Bc3', 'Vd4$']);
  const end = (tutorial.scene!.view as DerIssesView).last_round;
  expect(end).toEqual({ how: 'landing', piece: 'V', winner: 'B', shown: { A: null, B: 'V' } });
  await tutorial.again();
  expect(tutorial.stage).toBe('task');
  expect(tutorial.scene!.line).toBe(before);
});

test('what is not possible is answered with the reason of the core, and its rule', async () => {
  const tutorial = new Tutorial(talat, core);
  await tutorial.start(1);
  await tutorial.refuse('AB:c2-b2');
  expect(tutorial.answer).toMatchObject({ kind: 'refused', reason: { code: 'not-one-step-ahead', clause: 7 } });
  expect(tutorial.stage).toBe('task');
});

test('answers of a lesson that was left do not come into the next', async () => {
  vi.useFakeTimers();
  pace.ms = 1000;
  const tutorial = new Tutorial(talat, core);
  await tutorial.start(0);
  const playing = tutorial.play('AB:3H@c1');
  await vi.advanceTimersByTimeAsync(10);
  await tutorial.start(1);
  const fresh = tutorial.scene;
  await vi.advanceTimersByTimeAsync(5000);
  await playing;
  vi.useRealTimers();
  expect(tutorial.scene).toBe(fresh);
  expect(tutorial.stage).toBe('task');
});
