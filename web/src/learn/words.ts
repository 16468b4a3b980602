import { wordsOf } from '../lib/i18n.svelte';
import { t as common } from '../lib/words';
import type en from './words/en';

export const t = wordsOf(import.meta.glob<{ default: typeof en }>('./words/*.ts'), common);
