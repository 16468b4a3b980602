// What the screen wants to say in the bar under a board, so that nothing has to appear elsewhere.
import { getContext, setContext, type Snippet } from 'svelte';

export interface BarWords {
  instead: Snippet | null; // of the sentence, such as why something was refused
  sent: string | null; // while a move is on its way, if it is not the usual
}
const key = Symbol('bar');

export function setBarWords(words: () => BarWords): void {
  setContext(key, words);
}

/** A board in a lesson has no screen around it that would say anything. */
export function barWords(): () => BarWords {
  return getContext<(() => BarWords) | undefined>(key) ?? (() => ({ instead: null, sent: null }));
}
