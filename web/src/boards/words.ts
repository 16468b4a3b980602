// Words that all boards share.
import { wordsOf } from '../lib/i18n.svelte';
import type en from './words/en';

export const t = wordsOf(import.meta.glob<{ default: typeof en }>('./words/*.ts'));
