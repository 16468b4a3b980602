// How fast the core is in a real browser, beside the program on the same machine: random games, moves a
// second of time on the processor, so that whatever else the machine does counts little. Both are
// measured in turn, several times, and the best of each counts.
import { readFile, readdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser';
import { openHere } from './here';
import { troika } from './records';

const here = openHere();
const rounds = Number(process.env['ROUNDS'] ?? 3);

interface Measured {
  speeds: Map<string, number>;
  signature: number;
}

async function native(): Promise<Measured> {
  const said = await troika('--lang', 'en', 'bench', '--seconds', '1');
  const [games = ''] = said.split('\n\n');
  const rows = [...games.matchAll(/^(\S.*?) {2,}([\d,]+) /gm)];
  return {
    speeds: new Map(rows.map(([, label = '', speed = '']) => [label, Number(speed.replaceAll(',', ''))])),
    signature: Number(/^Bench: (\d+)$/m.exec(said)?.[1]),
  };
}

const look = (path: string) => readFile(path, 'utf8').catch(() => ''); // it may be gone

/** Seconds that the workers of our browser have spent on a processor. */
async function workerTime(): Promise<number> {
  const parents = new Map<string, string>();
  for (const id of await readdir('/proc'))
    if (/^\d+$/.test(id)) parents.set(id, / (\d+) /.exec((await look(`/proc/${id}/stat`)).replace(/.*\) ./s, ''))?.[1] ?? '');
  const ours = (id: string): boolean => id === String(process.pid) || (parents.has(id) && ours(parents.get(id) ?? ''));
  let nanoseconds = 0;
  for (const id of [...parents.keys()].filter(ours))
    for (const thread of await readdir(`/proc/${id}/task`).catch(() => [])) {
      const task = `/proc/${id}/task/${thread}`;
      if ((await look(`${task}/comm`)).trim() === 'DedicatedWorker')
        nanoseconds += Number((await look(`${task}/schedstat`)).split(' ')[0]);
    }
  return nanoseconds / 1e9;
}

/** A core of our own in the page, to be asked as the page at /bench does. */
async function openCore(page: Page): Promise<(fields: object) => Promise<Record<string, never>>> {
  const started = page.waitForEvent('worker');
  await page.goto(`${here.server.address}/bench`);
  const url = (await started).url();
  const worker = await page.evaluateHandle((url) => new Worker(url, { type: 'module' }), url);
  return (fields) =>
    worker.evaluate(
      (worker, fields) =>
        new Promise((done) => {
          worker.onmessage = ({ data }: MessageEvent<{ answer: Record<string, never> }>) => done(data.answer);
          worker.postMessage({ id: 1, name: 'bench', fields });
        }),
      fields,
    );
}

async function browser(): Promise<Measured> {
  const page = await openPage(here.browser);
  const ask = await openCore(page);
  const { signature, setups } = await ask({});
  const speeds = new Map<string, number>();
  for (let setup = 0; setup < Number(setups); ++setup) {
    for (let [games, done] = [100, false]; !done; games *= 2) {
      const began = await workerTime();
      const { label, moves } = await ask({ setup, games });
      const took = (await workerTime()) - began;
      done = took > 0.5;
      speeds.set(String(label), Number(moves) / took);
    }
  }
  await page.context().close();
  return { speeds, signature: Number(signature) };
}

test('random games in the browser and natively', { timeout: 1_200_000 }, async () => {
  const best = new Map<string, { program: number; page: number }>();
  for (let round = 0; round < rounds; ++round) {
    const [program, page] = [await native(), await browser()];
    expect(page.signature).toBe(program.signature);
    expect([...page.speeds.keys()]).toEqual([...program.speeds.keys()]);
    for (const [label, speed] of program.speeds) {
      const before = best.get(label) ?? { program: 0, page: 0 };
      const now = page.speeds.get(label) ?? 0;
      best.set(label, { program: Math.max(before.program, speed), page: Math.max(before.page, now) });
    }
  }
  const line = (first: string, ...rest: string[]) => first.padEnd(32) + rest.map((text) => text.padStart(13)).join('');
  const whole = (number: number) => Math.round(number).toLocaleString('en');
  const rows = [...best].map(([label, { program, page }]) =>
    line(label, whole(program), whole(page), (page / program).toFixed(2)),
  );
  console.log([line('moves a second', 'native', 'browser', 'ratio'), ...rows].join('\n'));
});
