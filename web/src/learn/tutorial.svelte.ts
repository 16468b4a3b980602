// A person going through the lessons of a game. What is legal, what a move does and why something
// is not possible is always asked of the core.
import type { BoardView, Core, GameEvent, Insight, Move, Reason } from '../lib/contract';
import { keep, kept } from '../lib/keep';
import { botPace } from '../lib/pace.svelte';
import { isReason } from '../lib/reasons';
import type { Course, Lesson } from './lesson';

export type Answer =
  | { kind: 'right' | 'stray' | 'hint'; words: string } // by name in the words of the course
  | { kind: 'refused'; reason: Reason }
  | null;

/** What the board shows. */
export interface Scene {
  line: string;
  view: BoardView;
  insight: Insight | null;
  legal: Move[];
}

export const pace = { ms: 900 };

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

export class Tutorial {
  readonly course: Course;
  n = $state(0); // which lesson; as many as there are: all is done
  scene = $state.raw<Scene | null>(null);
  last = $state.raw<GameEvent[]>([]);
  stage = $state<'task' | 'watch' | 'stray' | 'done'>('task');
  answer = $state.raw<Answer>(null);
  passed = $state.raw<ReadonlySet<number>>(new Set());
  #core: Core;
  #run = 0; // what belongs to a lesson that was left is dropped

  constructor(course: Course, core: Core) {
    this.course = course;
    this.#core = core;
    const before = (kept(this.#key) ?? '').split(',').map(Number);
    this.passed = new Set(before.filter((n) => n > 0).map((n) => n - 1));
    const next = course.lessons.findIndex((_, n) => !this.passed.has(n));
    this.n = Math.max(next, 0);
  }

  get #key(): string {
    return `lessons.${this.course.game}`;
  }

  get lesson(): Lesson | undefined {
    return this.course.lessons[this.n];
  }

  get over(): boolean {
    return this.n >= this.course.lessons.length;
  }

  /** To a lesson, or to its beginning again. */
  async start(n: number): Promise<void> {
    this.n = Math.min(Math.max(n, 0), this.course.lessons.length);
    const run = ++this.#run;
    this.answer = null;
    this.stage = 'task';
    const lesson = this.lesson;
    this.last = (lesson?.before ?? []).map((m) => ({ p: 1, m }));
    if (!lesson) return;
    const scene = await this.#look(lesson, lesson.line, true);
    if (run === this.#run) this.scene = scene;
  }

  hint(): void {
    if (this.lesson) this.answer = { kind: 'hint', words: `lesson.${this.lesson.name}.hint` };
  }

  async play(move: string): Promise<void> {
    const lesson = this.lesson;
    if (!lesson || this.stage !== 'task') return;
    const run = this.#run;
    const right = lesson.want.test(move);
    const stray = lesson.tries?.find((one) => one.to.test(move));
    const answers = (right ? lesson.then : stray?.moves) ?? [];
    this.stage = 'watch';
    this.answer = null;
    for (const [i, next] of [move, ...answers].entries()) {
      if (i > 0) await pause(botPace() === 'fast' ? 0 : pace.ms);
      if (run !== this.#run) return;
      if (!(await this.#happen(lesson, next, i === 0, run))) return;
    }
    this.stage = right ? 'done' : 'stray';
    this.answer = right
      ? { kind: 'right', words: `lesson.${lesson.name}.done` }
      : { kind: 'stray', words: stray ? `try.${stray.say}` : `lesson.${lesson.name}.otherwise` };
    if (right) {
      this.passed = new Set([...this.passed, this.n]);
      keep(this.#key, [...this.passed].map((n) => n + 1).join(','));
    }
  }

  /** Why a try is not possible. */
  async refuse(move: string): Promise<void> {
    const lesson = this.lesson;
    if (!lesson || !this.scene) return;
    const told = await this.#core.apply(this.course.game, lesson.options ?? {}, this.scene.line, [move]);
    if (isReason(told)) this.answer = { kind: 'refused', reason: told };
  }

  again(): Promise<void> {
    return this.start(this.n);
  }

  async #happen(lesson: Lesson, move: string, ours: boolean, run: number): Promise<boolean> {
    const before = this.scene;
    if (!before) return false;
    const line = await this.#core.apply(this.course.game, lesson.options ?? {}, before.line, [move]);
    if (run !== this.#run || isReason(line)) return false;
    const after = await this.#look(lesson, line, false);
    if (run !== this.#run) return false;
    const event: GameEvent = ours ? { p: 0, s: lesson.seat, m: move } : { p: 1, m: move };
    this.last = ours ? [event] : [...this.last, event];
    const end = Object.keys(lesson.shows ?? {}).find((end) => move.endsWith(end));
    const shown = end === undefined ? undefined : lesson.shows?.[end];
    const turned = shown && this.course.turnUp?.(before.view, after.view, move, shown);
    this.scene = turned ? { ...after, view: turned } : after;
    return true;
  }

  async #look(lesson: Lesson, line: string, ask: boolean): Promise<Scene> {
    const { game } = this.course;
    const options = lesson.options ?? {};
    const seen = await this.#core.look(game, options, line, lesson.seat);
    if (isReason(seen)) throw new Error(seen.text);
    return { line, view: seen.board, insight: seen.insight, legal: ask ? (seen.legal ?? []) : [] };
  }
}
