// The contract between C++ and TypeScript: real answers of the core have the shapes that our types are made of.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { games } from '../games';
import type { MatchState } from '../lib/contract';
import type { Shape } from '../lib/shape';
import { load, type Module } from './module';
import * as shapes from './shapes';

let core: Module;
beforeAll(async () => {
  core = await load(readFileSync(new URL('../../../build/wasm/page.wasm', import.meta.url)));
});

interface Told {
  view: Shape<object>;
  insight: Shape<object>;
  move: Shape<unknown>;
  did: Shape<object>;
}
const told = import.meta.glob<Told>('../games/*/view.ts', { eager: true });
const folderOf = (game: string) => `../games/${game.replaceAll('-', '_')}/view.ts`;
const shapeOf = (game: string): Shape<unknown> => {
  const of = told[folderOf(game)];
  if (!of) throw new Error(`${game} has no view.ts`);
  return shapes.state(of.view, of.insight);
};

// Every game as usual, and with every other value of every option that is chosen from a list.
const matches = games.flatMap(({ name: game, choices }) => [
  { game, options: {} },
  ...choices
    .filter(({ only, editor }) => !only && !editor)
    .flatMap(({ key, values }) => values.slice(1).map((value) => ({ game, options: { [key]: value } })))
    .filter(({ options }) => !('games' in options) && options['figures'] !== 'own'),
]);

test.each(matches)('$game $options', ({ game, options }) => {
  const shape = shapeOf(game);
  const { table } = core.ask('open', { game, options, seed: '3'.repeat(64) }) as { table: number };
  const look = (viewer: number | null) => {
    const now = core.ask('state', { table, viewer }) as MatchState & { chance: boolean };
    expect(shape(now, 'state')).toEqual([]);
    return now;
  };
  let moves = 0;
  for (let asked = 0; moves < 60 && asked < 400; ++asked) {
    const now = look(null);
    if (now.stage === 'over') break;
    const viewer = now.to_act[0];
    if (now.chance || viewer === undefined) {
      core.ask('play', { table });
      continue;
    }
    const { legal, line } = look(viewer);
    const { did, move: part } = told[folderOf(game)]!;
    const told_ = core.ask('look', { table, viewer }) as { legal: { text: string }[]; did: (object | null)[] };
    expect(told_.legal.map(({ text }) => text).sort()).toEqual([...legal].sort());
    if (line) expect(told_.legal.flatMap((one, i) => part(one, `legal[${i}]`))).toEqual([]);
    expect(told_.did.flatMap((one, i) => (one ? did(one, `did[${i}]`) : []))).toEqual([]);
    const move = legal[(asked * 7919) % legal.length];
    expect(core.ask('play', { table, viewer, move })).toEqual({});
    ++moves;
  }
  expect(moves).toBeGreaterThan(5);
  const refused = core.ask('play', { table, viewer: 0, move: 'nonsense', try: 1 });
  expect(shapes.refusal(refused, 'refusal')).toEqual([]);
});

test('names of the bots', () => {
  expect(shapes.levels(core.ask('about', {}), 'about')).toEqual([]);
});
