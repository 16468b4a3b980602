import { language } from '../lib/i18n.svelte';
import type { QuestionName } from './module';
import type { Answered, Asked } from './worker';

interface Waiting {
  done: (answer: unknown) => void;
  failed: (error: Error) => void;
}

/** A worker that answers questions. It begins with the first question and can be stopped at any time. */
export class Pipe {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  ask<T>(name: QuestionName, fields: object = {}): Promise<T> {
    this.#worker ??= this.#start();
    const asked: Asked = { id: ++this.#last, name, fields: { ...fields, lang: language() } };
    const answer = new Promise<unknown>((done, failed) => this.#waiting.set(asked.id, { done, failed }));
    this.#worker.postMessage(asked);
    return answer as Promise<T>;
  }

  /** Gives up whatever it is at; the next question begins afresh. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#fail('stopped');
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<Answered>) => {
      const waiting = this.#waiting.get(event.data.id);
      this.#waiting.delete(event.data.id);
      if ('error' in event.data) waiting?.failed(new Error(event.data.error));
      else waiting?.done(event.data.answer);
    };
    worker.onerror = (event) => this.#fail(event.message);
    return worker;
  }

  #fail(why: string): void {
    for (const waiting of this.#waiting.values()) waiting.failed(new Error(why));
    this.#waiting.clear();
  }
}
