import type { Analysis, LocalMatch, MatchState, Move, Reason, Seat } from '../lib/contract';
import { placesShown } from '../lib/events';
import type { Refusal } from './client';
import type { Pipe } from './pipe';

type RawState = Omit<MatchState, 'seats' | 'moves'> & { sides: string[]; chance: boolean };
/** `did`: of each event, or null. */
type Seen = { board: object | null; legal: Move[]; did: (object | null)[] };
type Story = { story: unknown[]; legal: string[] };
type Thought = { move: string; opinion: Analysis };

/** A bot's move should be seen as a move, so it takes at least this long. */
export const pace = { ms: 550 };

const strongest = '8';
const decided = 'name'; // between games, not on a board

function refused(answer: object): Reason | null {
  return 'refused' in answer ? (answer as Refusal).refused : null;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** A match on a table in the worker. */
export class WorkerMatch implements LocalMatch {
  #tables: Pipe;
  #thinker: Pipe;
  #table: number;
  #bots: (string | null)[];
  #turn = 0; // counts what makes a bot's thinking pointless: undoing and closing
  #going: Promise<void> | null = null;

  constructor(tables: Pipe, thinker: Pipe, table: number, bots: (string | null)[]) {
    this.#tables = tables;
    this.#thinker = thinker;
    this.#table = table;
    this.#bots = bots;
  }

  state(viewer: number | null): Promise<MatchState> {
    return this.#state(viewer);
  }

  stateAt(viewer: number | null, events: number): Promise<MatchState> {
    return this.#state(viewer, events);
  }

  async #state(viewer: number | null, at?: number): Promise<MatchState & { chance: boolean }> {
    const [told, seen] = await Promise.all([
      this.#ask<RawState | Refusal>('state', { viewer, at }),
      this.#ask<Seen>('look', { viewer, at }),
    ]);
    if ('refused' in told) throw new Error(told.refused.text);
    const { sides, events, ...raw } = told;
    const did = (i: number) => seen.did[i] ?? null;
    const seats = sides.map((side, player): Seat => ({
      name: '',
      here: true,
      ...(side && { side }),
      ...(this.#bots[player] && { bot: this.#bots[player] }),
    }));
    return {
      ...raw,
      events: events.map((event, i) => ({ ...event, ...(did(i) && { did: did(i) ?? {} }) })),
      moves: seen.legal.filter(({ act }) => act !== decided),
      places: placesShown(raw),
      seats,
    };
  }

  async play(player: number, move: string): Promise<Reason | null> {
    return refused(await this.#ask<object>('play', { viewer: player, move }));
  }

  async whyNot(player: number, move: string): Promise<Reason | null> {
    return refused(await this.#ask<object>('play', { viewer: player, move, try: 1 }));
  }

  goOn(changed: () => void): Promise<void> {
    const turn = ++this.#turn;
    const before = this.#going ?? Promise.resolve();
    const going = before
      .then(() => this.#goOn(turn, changed))
      .catch((error: unknown) => {
        if (turn === this.#turn) throw error;
      });
    this.#going = going.catch(() => undefined);
    return going;
  }

  async #goOn(turn: number, changed: () => void): Promise<void> {
    while (turn === this.#turn) {
      const now = await this.#state(null);
      if (now.stage === 'over' || turn !== this.#turn) return;
      if (now.chance) {
        await this.#ask('play', {});
      } else {
        const player = now.to_act.find((candidate) => this.#bots[candidate]);
        if (player === undefined) return;
        const began = performance.now();
        const move = await this.#botMove(player);
        await pause(Math.max(0, pace.ms - (performance.now() - began)));
        if (turn !== this.#turn) return;
        const reason = await this.play(player, move);
        if (reason) throw new Error(reason.text);
      }
      changed();
    }
  }

  async #botMove(player: number): Promise<string> {
    const [told, now] = await Promise.all([this.#ask<Story>('story', { viewer: player }), this.#state(null)]);
    if (told.legal.length === 1 && told.legal[0]) return told.legal[0];
    const thought = await this.#thinker.ask<Thought>('think', {
      game: now.game,
      options: now.options,
      bot: this.#bots[player],
      ...told,
      seed: randomNumber(),
    });
    return thought.move;
  }

  #people(): number[] {
    return this.#bots.flatMap((bot, player) => (bot ? [] : [player]));
  }

  async undo(): Promise<boolean> {
    this.#interrupt();
    const answer = await this.#ask<{ done: boolean }>('undo', { people: this.#people() });
    return answer.done;
  }

  async canUndo(): Promise<boolean> {
    const answer = await this.#ask<{ done: boolean }>('undo', { people: this.#people(), try: 1 });
    return answer.done;
  }

  async analyse(viewer: number, events: number, ms: number): Promise<Analysis> {
    const [told, now] = await Promise.all([
      this.#ask<Story>('story', { viewer, at: events }),
      this.#state(null, events),
    ]);
    const answer = await this.#thinker.ask<Thought | Refusal>('think', {
      game: now.game,
      options: now.options,
      bot: strongest,
      ...told,
      seed: 1,
      ms,
    });
    return 'refused' in answer ? { nodes: 0, depth: 0, moves: [], beliefs: [] } : answer.opinion;
  }

  async record(): Promise<string> {
    return (await this.#ask<{ record: string }>('record', {})).record;
  }

  close(): void {
    this.#interrupt();
    void this.#ask('close', {});
  }

  #interrupt(): void {
    ++this.#turn;
    this.#thinker.stop();
  }

  #ask<T>(name: Parameters<Pipe['ask']>[0], fields: object): Promise<T> {
    return this.#tables.ask<T>(name, { table: this.#table, ...fields });
  }
}

function randomNumber(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;
}
