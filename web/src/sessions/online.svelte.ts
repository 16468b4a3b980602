// A match on the server. What is shown is what the server said is saved.
import { core } from '../core/client';
import type { BoardView, MatchState, Reason, Session } from '../lib/contract';
import { language } from '../lib/i18n.svelte';
import { isReason } from '../lib/reasons';
import { t } from '../lib/words';
import { ask, fetchRecord } from './api';
import { freshWord } from './fresh';
import { TableSocket, type Connection } from './socket';
import { clocksOf, matchOf, withNews, type RoomState, type Told } from './room';
import { countSeries } from './series';

interface Asked {
  message: object;
  done: (reason: Reason | null) => void;
}

export class OnlineSession implements Session {
  readonly kind = 'online';
  readonly thinking = false;
  readonly id: string;
  saved = $state(true);
  connection = $state<Connection>('connecting');
  clocks = $state.raw<(number | null)[]>([]);
  /** What was said last, and by whom. */
  reaction = $state.raw<{ player: number; reaction: string; number: number } | null>(null);

  #room: RoomState;
  #now: MatchState;
  #toldAt = performance.now();
  #socket: TableSocket;
  #asked = new Map<string, Asked>();
  #reactions = 0;
  #sending: { move: string; answer: Promise<Reason | null> } | null = null;
  #ticking: ReturnType<typeof setInterval>;
  #closed = false;

  private constructor(id: string, room: RoomState) {
    this.id = id;
    this.#room = $state.raw(room);
    this.#now = $state.raw(matchOf(room));
    this.#socket = new TableSocket({
      address: () => this.#address(),
      opened: () => this.#resend(),
      heard: (text) => this.hear(JSON.parse(text) as Told),
      changed: (connection) => (this.connection = connection),
    });
    this.#ticking = setInterval(() => this.#tick(), 250);
    void this.#show(room);
    this.#socket.connect();
  }

  static async join(id: string): Promise<OnlineSession | Reason> {
    const room = await ask<RoomState>(`tables/${encodeURIComponent(id)}`);
    return isReason(room) ? room : new OnlineSession(id, room);
  }

  get state(): MatchState {
    return this.#now;
  }
  get room(): RoomState {
    return this.#room;
  }

  may(what: string): boolean {
    return this.#room.may.includes(what);
  }

  play(move: string): Promise<Reason | null> {
    // Who is told nothing for a while presses again: that is still the same move.
    if (this.#sending?.move === move) return this.#sending.answer;
    this.saved = false;
    const answer = this.ask({ type: 'move', seq: this.#room.seq, move }).finally(() => {
      if (this.#sending?.answer !== answer) return;
      this.#sending = null;
      this.saved = true;
    });
    this.#sending = { move, answer };
    return answer;
  }

  async whyNot(move: string): Promise<Reason | null> {
    const { legal, game, options, line, you, places } = this.#now;
    const seat = you === null ? undefined : places[you];
    if (legal.length === 0 || seat === undefined) return { code: 'not-your-turn', text: t('reason.notYourTurn') };
    return core.whyNot(game, options, line, seat, move); // what a seat knows is enough: nothing is sent
  }

  /** Asks the server for something. After a lost connection it is sent again, with the same id: by it
   *  the server knows what it has done already. */
  ask(what: { type: string } & Record<string, unknown>): Promise<Reason | null> {
    const id = freshWord(12);
    const message = { ...what, id };
    const answer = new Promise<Reason | null>((done) => this.#asked.set(id, { message, done }));
    this.#socket.send(message);
    return answer;
  }

  sit(place: number | undefined, name: string): Promise<Reason | null> {
    return this.ask({ type: 'sit', name, entropy: freshWord(32), ...(place !== undefined && { place }) });
  }

  /** Nobody waits for an answer, and nothing is said twice. */
  react(reaction: string): void {
    this.#socket.send({ type: 'react', reaction });
  }

  rematch(yes: boolean): Promise<Reason | null> {
    return this.ask({ type: 'rematch', yes, ...(yes && { entropy: freshWord(32) }) });
  }

  /** As another guest: the cookie is read when the connection begins. */
  reconnect(): void {
    this.#socket.connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ticking);
    this.#socket.close();
  }

  hear(told: Told): void {
    switch (told.type) {
      case 'state': {
        const { type: _type, news: _news, ...room } = told;
        this.#take(room);
        break;
      }
      case 'news': {
        const { type: _type, ...news } = told;
        this.#take(withNews(this.#room, news));
        break;
      }
      case 'saved':
        if (told.news) this.#take(withNews(this.#room, told.news));
        this.#answer(told.id, null);
        break;
      case 'refused':
        this.#answer(told.id, { code: told.code, text: told.text, ...(told.clause && { clause: told.clause }) });
        break;
      case 'presence':
        this.#take({ ...this.#room, here: told.here });
        break;
      case 'reaction':
        if (told.player !== undefined)
          this.reaction = { player: told.player, reaction: told.reaction, number: ++this.#reactions };
        break;
      case 'pong':
        break;
    }
  }

  #address(): string {
    const secure = location.protocol === 'https:';
    const since = `?since=${this.#room.seq}&lang=${language()}`;
    return `${secure ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket${since}`;
  }

  #answer(id: string | undefined, reason: Reason | null): void {
    if (id === undefined) return;
    this.#asked.get(id)?.done(reason);
    this.#asked.delete(id);
  }

  #resend(): void {
    for (const { message } of this.#asked.values()) this.#socket.send(message);
  }

  #take(room: RoomState): void {
    const presence = room.now === this.#room.now;
    this.#room = room;
    countSeries(room);
    if (!presence) this.#toldAt = performance.now();
    this.#tick();
    void this.#show(room);
  }

  #tick(): void {
    this.clocks = clocksOf(this.#room, performance.now() - this.#toldAt);
  }

  // The board and what is to be seen on it, from the core here. If more is told meanwhile, that
  // counts.
  async #show(room: RoomState): Promise<void> {
    const match = matchOf(room);
    if (match.line) {
      const seat = match.you === null ? null : (match.places[match.you] ?? null);
      const [shown, seen] = await Promise.all([
        match.board ?? this.#shown(match),
        core.look(match.game, match.options, match.line, seat),
      ]);
      if (isReason(seen)) match.board = this.#now.board;
      else {
        match.board = shown ?? seen.board;
        match.insight = seen.insight;
        match.moves = match.legal.length > 0 ? (seen.legal ?? []) : [];
      }
    } else if (match.stage === 'over') {
      Object.assign(match, await this.#end(match));
    }
    if (room === this.#room && !this.#closed) this.#now = match;
  }

  // Cards that were shown and taken back are in no line: then the server's own board tells them.
  async #shown(match: MatchState): Promise<BoardView | null> {
    if (!match.events.slice(-4).some((event) => event.shown)) return null;
    const room = await ask<RoomState>(`tables/${encodeURIComponent(this.id)}`);
    return !isReason(room) && room.line === match.line && room.board ? room.board : null;
  }

  // How it stood at the end is in the record, with all secrets.
  async #end(match: MatchState): Promise<Partial<MatchState>> {
    if (this.#now.stage === 'over' && this.#now.board) {
      const { line, board, insight } = this.#now;
      return { line, board, insight };
    }
    const record = await fetchRecord(this.id);
    const read = isReason(record) ? record : await core.read(record);
    if (isReason(read)) return {};
    const { line, board, insight } = await read.state(match.you);
    read.close();
    return { line, board, insight };
  }
}
