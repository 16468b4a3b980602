// The real server on a port and with a database of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const program = join(root, 'build/release/troika');

export interface Server {
  address: string;
  /** As if the power had failed. */
  kill(): Promise<void>;
  /** Again, on the same port and with the same database. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function openServer(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'troika-page-'));
  let port = 0;
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    const child = spawn(program, [
      'serve',
      ...['--port', String(port)],
      ...['--db', join(folder, 'test.db')],
      ...['--web', process.env['TROIKA_WEB'] ?? join(root, 'build/web')],
    ]);
    running = child;
    let said = '';
    port = await new Promise<number>((found, failed) => {
      const hear = (text: Buffer) => {
        said += text.toString();
        const known = /http:\/\/[^:]+:(\d+)/.exec(said);
        if (known) found(Number(known[1]));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => failed(new Error(`the server did not start: ${said}`)));
    });
    while (!(await answers())) await new Promise((done) => setTimeout(done, 50));
  }
  async function answers(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    start,
    close: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
