// A match on this device: against bots, or several people who hand the device round.
import { core } from '../core/client';
import type { WorkerMatch } from '../core/match';
import { gameOf } from '../games';
import type { MatchState, Reason, Session } from '../lib/contract';
import { isReason } from '../lib/reasons';
import { keepMatch, type KeptMatch, type LocalSetup } from './setup';

export class LocalSession implements Session {
  readonly kind = 'local';
  readonly saved = true;
  readonly id: string;
  readonly setup: LocalSetup;
  thinking = $state(false);
  canUndo = $state(false);
  /** Who is to take the device; while it is set, nothing secret is in the page. */
  curtain = $state<number | null>(null);

  #now: MatchState;
  #match: WorkerMatch;
  #viewer: number | null = null;
  #closed = false;

  private constructor(id: string, setup: LocalSetup, match: WorkerMatch, first: MatchState) {
    this.id = id;
    this.setup = setup;
    this.#match = match;
    this.#now = $state.raw(first);
  }

  get state(): MatchState {
    return this.#now;
  }

  static async begin(id: string, setup: LocalSetup): Promise<LocalSession | Reason> {
    const match = await core.open(
      setup.game,
      setup.options,
      setup.players.map((player) => player.bot),
    );
    return LocalSession.#with(id, setup, match as WorkerMatch);
  }

  static async resume(kept: KeptMatch): Promise<LocalSession | Reason> {
    const match = await core.resume(
      kept.record,
      kept.setup.players.map((player) => player.bot),
    );
    return isReason(match) ? match : LocalSession.#with(kept.id, kept.setup, match as WorkerMatch);
  }

  static async #with(id: string, setup: LocalSetup, match: WorkerMatch): Promise<LocalSession> {
    const session = new LocalSession(id, setup, match, await match.state(null));
    session.#goOn().catch((error: unknown) => {
      if (!session.#closed) throw error;
    });
    return session;
  }

  get people(): number[] {
    return this.setup.players.flatMap((player, index) => (player.bot ? [] : [index]));
  }

  async play(move: string): Promise<Reason | null> {
    if (this.#viewer === null) return null;
    const reason = await this.#match.play(this.#viewer, move);
    if (!reason) await this.#goOn();
    return reason;
  }

  async whyNot(move: string): Promise<Reason | null> {
    return this.#viewer === null ? null : this.#match.whyNot(this.#viewer, move);
  }

  async undo(): Promise<void> {
    if (await this.#match.undo()) this.#viewer = null;
    await this.#goOn();
  }

  /** The person who is asked for has taken the device. */
  async lift(): Promise<void> {
    this.#viewer = this.curtain;
    await this.#show();
    this.curtain = null;
  }

  record(): Promise<string> {
    return this.#match.record();
  }

  close(): void {
    this.#closed = true;
    this.#match.close();
  }

  // Chance and bots act until a person is to act. What is on the screen is always what the person
  // in front of it may know.
  async #goOn(): Promise<void> {
    await this.#show();
    await this.#keep();
    this.thinking = this.state.to_act.every((player) => this.setup.players[player]?.bot);
    try {
      await this.#match.goOn(() => void this.#show().catch(() => undefined));
    } finally {
      this.thinking = false;
    }
    if (this.#closed) return;
    await this.#show();
    await this.#keep();
  }

  async #show(): Promise<void> {
    const open = await this.#match.state(null);
    const viewer = this.#whoLooks(open);
    const secret = gameOf(this.setup.game).secrets && this.people.length > 1 && open.stage !== 'over';
    if (viewer !== this.#viewer && secret && viewer !== null) {
      this.#viewer = null;
      this.#set(open);
      this.curtain = viewer;
      return;
    }
    this.#viewer = viewer;
    this.#set(viewer === null ? open : await this.#match.state(viewer));
  }

  #whoLooks(open: MatchState): number | null {
    const people = this.people;
    if (people.length === 1) return people[0] ?? null;
    if (open.stage === 'over') return null;
    const acting = open.to_act.filter((player) => people.includes(player));
    if (this.#viewer !== null && (acting.length === 0 || acting.includes(this.#viewer))) return this.#viewer;
    return acting[0] ?? null;
  }

  #set(state: MatchState): void {
    if (this.#closed) return;
    const seats = state.seats.map((seat, player) => ({
      ...seat,
      name: this.setup.players[player]?.name ?? '',
    }));
    this.#now = { ...state, seats };
    void this.#match.canUndo().then((can) => (this.canUndo = can));
  }

  async #keep(): Promise<void> {
    if (this.#closed) return;
    keepMatch({
      id: this.id,
      setup: this.setup,
      record: await this.record(),
      changed: Date.now(),
      over: this.state.stage === 'over',
    });
  }
}
