// A record, to be looked at from any moment and from any place, and thought about.
import { core } from '../core/client';
import type { Analysis, LocalMatch, MatchState, Reason, Seat, Session } from '../lib/contract';
import { isReason } from '../lib/reasons';
import { nearest, stopAt, stopsOf } from './stops';

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
  readonly id = '';
  readonly thinking = false;
  readonly saved = true;
  readonly record: string;
  readonly whole: MatchState;
  readonly stops: number[]; // how many events have happened at each
  at = $state(0); // the same, of what is on the board
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
    this.stops = stopsOf(whole.events);
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

  /** Which move it is: 0 before the first. */
  get move(): number {
    return stopAt(this.stops, this.at);
  }
  get moves(): number {
    return this.stops.length - 1;
  }

  /** Which move it is after so many events. */
  moveAt(events: number): number {
    return stopAt(this.stops, events);
  }

  /** To the moment after so many moves. */
  async go(move: number): Promise<void> {
    this.at = this.stops[Math.max(0, Math.min(this.moves, move))] ?? 0;
    await this.#show();
  }

  step(by: 1 | -1): Promise<void> {
    return this.go(this.move + by);
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

  /** One decision after the other, those near to what is on the board first. */
  async analyse(): Promise<void> {
    const run = ++this.#analysis;
    this.judged = [];
    const open = new Set(this.whole.events.flatMap(({ p }, index) => (p === undefined ? [] : [index])));
    this.toJudge = open.size;
    for (let event = nearest([...open], this.at - 1); event !== undefined; event = nearest([...open], this.at - 1)) {
      open.delete(event);
      const player = this.whole.events[event]?.p ?? 0;
      const analysis = await this.#match.analyse(player, event, thinkingTime).catch(() => null);
      if (run !== this.#analysis || !analysis) return;
      const { s: seat = '', m: move = '' } = this.whole.events[event] ?? {};
      this.judged = [...this.judged, { event, player, seat, move, analysis }].sort((a, b) => a.event - b.event);
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
