import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { load, type Module } from './module';

let core: Module;
beforeAll(async () => {
  core = await load(readFileSync(new URL('../../../build/wasm/page.wasm', import.meta.url)));
});

interface State {
  stage: string;
  chance: boolean;
  to_act: number[];
  legal: string[];
  board: unknown;
  insight: unknown;
  events: { m?: string }[];
}

const games = [
  { game: 'der-isses', options: {} },
  { game: 'talat', options: { players: '3' } },
  { game: 'talat', options: { players: '2' } },
  { game: 'touche', options: {} },
];

describe('the core in WebAssembly', () => {
  test.each(games)('plays a match of $game with bots to its end', ({ game, options }) => {
    const seed = '5'.repeat(64);
    const { table } = core.ask('open', { game, options, seed }) as { table: number };
    for (let events = 0; events < 2000; ++events) {
      const now = core.ask('state', { table }) as State;
      expect(now.insight === null).toBe(now.board === null);
      if (now.stage === 'over') break;
      const viewer = now.to_act[0];
      if (now.chance || viewer === undefined) {
        core.ask('play', { table });
        continue;
      }
      const told = core.ask('story', { table, viewer }) as object;
      const thought = core.ask('think', { game, options, bot: '1', seed: events, ...told }) as {
        move: string;
      };
      expect(core.ask('play', { table, viewer, move: thought.move })).toEqual({});
    }
    const over = core.ask('state', { table }) as State;
    expect(over.stage).toBe('over');
    expect(over.board).not.toBeNull();
    const { record } = core.ask('record', { table }) as { record: string };
    const again = core.ask('open', { record, seed }) as { table: number };
    for (const at of [0, 5, over.events.length - 1]) {
      const then = core.ask('state', { table: again.table, at }) as State;
      expect(then.events).toHaveLength(at);
    }
  });

  test('says why a move is not possible, and changes nothing', () => {
    const { table } = core.ask('open', { game: 'talat', options: { first: '1' } }) as { table: number };
    const before = core.ask('state', { table, viewer: 0 });
    const answer = core.ask('play', { table, viewer: 0, move: 'AB:1T@a3', try: 1 });
    expect(answer).toMatchObject({ refused: { code: 'not-on-start-row' } });
    expect(core.ask('play', { table, viewer: 0, move: 'AB:1T@a1', try: 1 })).toEqual({});
    expect(core.ask('state', { table, viewer: 0 })).toEqual(before);
  });
});
