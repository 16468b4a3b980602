// The core as the page asks it. One worker keeps the tables and answers at once; bots think in
// another, which is given only what the bot's own place may know.
import type { Core, GameName, LocalMatch, Look, Reason } from '../lib/contract';
import { language } from '../lib/i18n.svelte';
import type { Language } from '../lib/languages';
import { t } from '../lib/words';
import { WorkerMatch } from './match';
import { Pipe } from './pipe';

export type Refusal = { refused: Reason; line?: number };
type Options = Record<string, string>;

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

/** Of a record: the reason with the line it is about. */
function atLine({ refused, line }: Refusal): Reason {
  return line === undefined ? refused : { ...refused, text: t('reason.atLine', { why: refused.text, n: String(line) }) };
}

export interface Level {
  name: string;
  about: string;
}

export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

class PageCore implements Core {
  readonly tables = new Pipe();
  readonly thinker = new Pipe();
  #levels = new Map<Language, Promise<Level[]>>();

  async open(game: GameName, options: Options, bots: (string | null)[]): Promise<LocalMatch> {
    const answer = await this.#open({ game, options }, bots);
    if (answer instanceof WorkerMatch) return answer;
    throw new Error(answer.text);
  }

  async read(record: string): Promise<LocalMatch | Reason> {
    return this.#open({ record }, []);
  }

  /** A match that goes on from its record. */
  async resume(record: string, bots: (string | null)[]): Promise<LocalMatch | Reason> {
    return this.#open({ record }, bots);
  }

  /** Why there can be no match with these options; null if there can. */
  async whyNotPlay(game: GameName, options: Options): Promise<Reason | null> {
    const answer = await this.tables.ask<{ table: number } | Refusal>('open', { game, options });
    if (isRefusal(answer)) return answer.refused;
    await this.tables.ask('close', { table: answer.table });
    return null;
  }

  async #open(what: object, bots: (string | null)[]): Promise<WorkerMatch | Reason> {
    const answer = await this.tables.ask<{ table: number; players: number } | Refusal>('open', {
      ...what,
      seed: freshSeed(),
    });
    if (isRefusal(answer)) return atLine(answer);
    const all = Array.from({ length: answer.players }, (_, player) => bots[player] ?? null);
    return new WorkerMatch(this.tables, this.thinker, answer.table, all);
  }

  async look(game: GameName, options: Options, line: string, seat: string | null): Promise<Look | Reason> {
    const answer = await this.tables.ask<Look | Refusal>('look', { game, options, view: line, seat: seat ?? '' });
    return isRefusal(answer) ? answer.refused : answer;
  }

  async whyNot(game: GameName, options: Options, line: string, seat: string, move: string): Promise<Reason | null> {
    const answer = await this.tables.ask<object>('why_not', { game, options, view: line, seat, move });
    return isRefusal(answer) ? answer.refused : null;
  }

  async apply(game: GameName, options: Options, line: string, moves: string[]): Promise<string | Reason> {
    const fields = { ask: 'apply', game, options, line, moves };
    const answer = await this.tables.ask<{ answer: string } | Refusal>('position', fields);
    return isRefusal(answer) ? answer.refused : answer.answer;
  }

  async verify(record: string): ReturnType<Core['verify']> {
    const answer = await this.tables.ask<Awaited<ReturnType<Core['verify']>> | Refusal>('verify', { record });
    if (!isRefusal(answer)) return answer;
    const { code, text } = answer.refused;
    return { ok: false, checks: [{ what: code, ok: false, text }] };
  }

  /** The names of the bots, weakest first. */
  levels(): Promise<Level[]> {
    const known = this.#levels.get(language());
    if (known) return known;
    const told = this.tables.ask<{ levels: Level[] }>('about').then((answer) => answer.levels);
    this.#levels.set(language(), told);
    return told;
  }
}

export const core = new PageCore();
