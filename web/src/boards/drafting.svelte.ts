// The draft of one board, as a component uses it.
import { untrack } from 'svelte';
import { drop, fresh, next, press, renewed, send, undo, waiting, type Draft, type Outcome, type Way } from './draft';

interface Now<M> {
  turn: number; // another one: something has happened
  ways: Way<M>[];
  idle?: (key: string) => boolean; // may be taken up although it leads nowhere
  written: (tried: string[]) => string | null; // how what was tried would be written
  onmove: (move: string) => void;
  ontry: (move: string) => void;
}

export class Drafting<M extends { text: string }> {
  #draft = $state.raw<Draft>(fresh);
  #now: () => Now<M>;

  constructor(now: () => Now<M>) {
    this.#now = now;
    let before: Way<M>[] = [];
    $effect(() => {
      const { turn, ways } = now();
      void turn;
      untrack(() => (this.#draft = renewed(this.#draft, before, ways)));
      before = ways;
    });
  }

  get path(): string[] {
    return this.#draft.path;
  }
  get sent(): boolean {
    return this.#draft.sent;
  }
  /** The whole move that waits for a yes. */
  get waiting(): M | null {
    return waiting(this.#now().ways, this.#draft);
  }
  /** What may be pressed next. */
  get next(): Set<string> {
    return this.sent ? new Set() : next(this.#now().ways, this.#draft.path);
  }

  /** What goes on from here, or while a whole move waits, what may take the place of its end. */
  get options(): Set<string> {
    if (this.sent) return new Set();
    const { ways } = this.#now();
    const { path } = this.#draft;
    return next(ways, this.waiting ? path.slice(0, -1) : path);
  }

  press(key: string): void {
    const { ways, idle } = this.#now();
    this.#take(press(ways, this.#draft, key, idle));
  }
  drop(take: string, at: string | null): void {
    this.#take(drop(this.#now().ways, this.#draft, take, at));
  }
  send(): void {
    this.#take(send(this.#now().ways, this.#draft));
  }
  undo(): void {
    this.#draft = undo(this.#draft);
  }
  /** Right there, for a press that stands for several. */
  go(path: string[]): void {
    if (!this.sent) this.#draft = { path, sent: false };
  }
  /** Sent, and nothing came back: one may try again. */
  late(): void {
    this.#draft = { ...this.#draft, sent: false };
  }

  #take({ draft, send: move, tried }: Outcome<M>): void {
    this.#draft = draft;
    const { written, onmove, ontry } = this.#now();
    if (move) onmove(move.text);
    const text = tried && written(tried);
    if (text) ontry(text);
  }
}
