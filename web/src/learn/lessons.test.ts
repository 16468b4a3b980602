// Every lesson is played through the core: its position is one, what it asks for is legal, what it
// calls wrong is refused for that reason, and the others' answers are legal.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { load, type Module } from '../core/module';
import { gameOf } from '../games';
import type { TalatInsight } from '../games/talat/view';
import type { GameName } from '../lib/contract';
import { courseOf, type Lesson } from './lesson';

const [der_isses, talat, touche] = [await courseOf('der-isses'), await courseOf('talat'), await courseOf('touche')];

let core: Module;
beforeAll(async () => {
  core = await load(readFileSync(new URL('../../../build/wasm/page.wasm', import.meta.url)));
});

type Answer<T> = { answer?: T; refused?: { code: string } };
function ask<T>(what: string, game: GameName, lesson: Lesson, more: object = {}): Answer<T> {
  const { options = {}, line } = lesson;
  return core.ask('position', { ask: what, game, options, line, ...more }) as Answer<T>;
}

const courses = [der_isses, talat, touche];
const lessons = courses.flatMap(({ game, lessons: all }) =>
  all.map((lesson, i) => ({ game, lesson, name: `${game} ${i + 1}: ${lesson.name}` })),
);

describe.each(lessons)('$name', ({ game, lesson }) => {
  const legal = () => {
    const { options = {}, line: view, seat } = lesson;
    const { legal: moves } = core.ask('look', { game, options, view, seat }) as { legal: { text: string }[] };
    return moves.map(({ text }) => text);
  };

  test('it is our turn, and the task can be fulfilled', () => {
    expect(ask('view', game, lesson, { seat: lesson.seat }).refused).toBeUndefined();
    const wanted = legal().filter((m) => lesson.want.test(m));
    expect(wanted).not.toEqual([]);
    for (const move of wanted) {
      const after = ask('apply', game, lesson, { moves: [move, ...(lesson.then ?? [])] });
      expect(after, move).not.toHaveProperty('refused');
    }
  });

  test('other tries get the answer that is meant for them', () => {
    const others = legal().filter((m) => !lesson.want.test(m));
    const met = new Set<RegExp>();
    for (const move of others) {
      const found = lesson.tries?.find((t) => t.to.test(move));
      if (found) met.add(found.to);
      const after = ask('apply', game, lesson, { moves: [move, ...(found?.moves ?? [])] });
      expect(after, `${move} ${found?.moves}`).not.toHaveProperty('refused');
    }
    expect(met.size).toBe(lesson.tries?.length ?? 0);
  });

  test('what it calls wrong is refused, for that reason', () => {
    for (const { move, code } of lesson.refused) {
      expect(ask('apply', game, lesson, { moves: [move] }).refused?.code, move).toBe(code);
    }
  });
});

test('cards that a lesson shows are those of its line, or stay hidden', () => {
  for (const lesson of der_isses.lessons) {
    const secrets = lesson.line.split(' ')[4] ?? '';
    for (const [move, cards] of Object.entries(lesson.shows ?? {})) {
      expect([secrets[0], null]).toContain(cards['A']);
      expect([secrets[1], null]).toContain(cards['B']);
      expect(move).toMatch(/[!$]$/);
    }
    // A round that ends always shows a card.
    for (const move of ask<string[]>('legal', 'der-isses', lesson).answer ?? []) {
      const key = Object.keys(lesson.shows ?? {}).find((end) => move.endsWith(end));
      expect(key !== undefined, `${lesson.name} ${move}`).toBe(/[!$]$/.test(move));
    }
  }
});

test('the points that the lesson about the end names are right', () => {
  const last = talat.lessons.find((lesson) => lesson.name === 'closed')!;
  const line = ask<string>('apply', 'talat', last, { moves: ['AB:c3xd4'] }).answer!;
  expect(line.split(' ')[3]).toBe('-');
  const told = ask<TalatInsight>('insight', 'talat', { ...last, line }, { seat: 'A' }).answer;
  expect(told?.score).toEqual({ A: 18, B: 13, C: 8 });
});

type Words = Record<string, string>;
const catalogues = import.meta.glob<Words>('../games/*/words/course/*.ts', { eager: true, import: 'default' });

describe.each(Object.entries(catalogues))('%s', (path, words) => {
  const [, folder = '', to = ''] = /games\/(\w+)\/words\/course\/(\w+)\.ts$/.exec(path) ?? [];
  const { game, lessons: all } = courses.find((course) => course.game.replace('-', '_') === folder)!;

  test('says all that the lessons and the help say, and nothing else', () => {
    const parts = ['title', 'text', 'task', 'hint', 'otherwise', 'done'];
    const wanted = [
      ...all.flatMap(({ name }) => parts.map((part) => `lesson.${name}.${part}`)),
      ...all.flatMap(({ tries = [] }) => tries.map((one) => `try.${one.say}`)),
      ...gameOf(game).help.map((rule) => `help.${rule}`),
      'end',
    ];
    expect(Object.keys(words).sort()).toEqual(wanted.sort());
  });

  test('is in its language, and names no cells that the board does not name', () => {
    for (const said of Object.values(words)) {
      expect(said).toMatch(to === 'ru' ? /[а-я]/ : /[a-z]/);
      if (to !== 'ru') expect(said).not.toMatch(/[а-я]/i);
      if (game !== 'der-isses') expect(said).not.toMatch(/\b[a-l]\d/);
    }
  });
});
