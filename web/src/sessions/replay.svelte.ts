// A record, to be looked at from any moment and from any place, and thought about.
import { core } from '../core/client';
import type { Analysis, LocalMatch, MatchState, Reason, Seat, Session } from '../lib/contract';
import { isReason } from '../lib/reasons';

/** What the strongest bot thinks at one decision of the match. */
export interface Judgement {
  event: number; // how many events came before
  player: number;
  seat: string;
  move: string;
  analysis: Analysis;
}

const thinkingTime = 250; // per decision

export class ReplaySession implements Session {
  readonly kind = 'replay';
  readonly thinking = false;
  readonly saved = true;
  readonly record: string;
  readonly whole: MatchState;
  at = $state(0);
  viewer = $state<number | null>(null);
  judged = $state.raw<Judgement[]>([]);
  toJudge = $state(0);

  #now: MatchState;
  #match: LocalMatch;
  #seats: Partial<Seat>[];
  #analysis = 0;

  private constructor(record: string, match: LocalMatch, whole: MatchState, seats: Partial<Seat>[]) {
    this.record = record;
    this.#match = match;
    this.#seats = seats;
    this.whole = this.#named(whole);
    this.#now = $state.raw(this.whole);
    this.at = whole.events.length;
  }

  static async open(record: string, seats: Partial<Seat>[]): Promise<ReplaySession | Reason> {
    const match = await core.read(record);
    if (isReason(match)) return match;
    const whole = await match.state(null);
    // The match is over: everybody's own moves are told in full.
    const own = await Promise.all(whole.places.map((_, player) => match.state(player)));
    const events = whole.events.map((event, i) =>
      event.p === undefined ? event : (own[event.p]?.events[i] ?? event),
    );
    return new ReplaySession(record, match, { ...whole, events }, seats);
  }

  get state(): MatchState {
    return this.#now;
  }

  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.whole.events.length, at));
    await this.#show();
  }

  /** To the next or previous thing that anybody did, passing over what chance did alone. */
  async step(by: 1 | -1): Promise<void> {
    let to = this.at + by;
    while (to > 0 && to < this.whole.events.length && this.whole.events[to - 1]?.p === undefined) to += by;
    await this.go(to);
  }

  async look(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    await this.#show();
  }

  async #show(): Promise<void> {
    const { at, viewer } = this;
    const state = await this.#match.stateAt(viewer, at);
    if (at === this.at && viewer === this.viewer) this.#now = { ...this.#named(state), legal: [] };
  }

  #named(state: MatchState): MatchState {
    return {
      ...state,
      seats: state.seats.map((seat, player) => ({ ...seat, name: '', ...this.#seats[player] })),
    };
  }

  /** One decision after the other, so that something is to be seen at once. */
  async analyse(): Promise<void> {
    const run = ++this.#analysis;
    this.judged = [];
    const decisions = this.whole.events.flatMap((event, index) => (event.p === undefined ? [] : [index]));
    this.toJudge = decisions.length;
    for (const event of decisions) {
      const player = this.whole.events[event]?.p ?? 0;
      const analysis = await this.#match.analyse(player, event, thinkingTime).catch(() => null);
      if (run !== this.#analysis || !analysis) return;
      const { s: seat = '', m: move = '' } = this.whole.events[event] ?? {};
      this.judged = [...this.judged, { event, player, seat, move, analysis }];
    }
    this.toJudge = 0;
  }

  stopAnalysis(): void {
    ++this.#analysis;
    this.toJudge = 0;
  }

  play(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
  whyNot(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
  close(): void {
    this.stopAnalysis();
    this.#match.close();
  }
}
