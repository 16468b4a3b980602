// Words that every part of the page may use.
import { wordsOf } from './i18n.svelte';
import type en from './words/en';

export type Key = keyof typeof en;
export const t = wordsOf(import.meta.glob<{ default: typeof en }>('./words/*.ts'));
