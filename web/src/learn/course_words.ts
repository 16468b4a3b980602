// What the lessons and the short help of each game say; loaded with the game they teach.
import type { GameName } from '../lib/contract';
import { wordsOf, type Say } from '../lib/i18n.svelte';

export const courseWords: Record<GameName, Say<string>> = {
  'der-isses': wordsOf(import.meta.glob<{ default: Record<string, string> }>('./words/der_isses/*.ts')),
  talat: wordsOf(import.meta.glob<{ default: Record<string, string> }>('./words/talat/*.ts')),
  touche: wordsOf(import.meta.glob<{ default: Record<string, string> }>('./words/touche/*.ts')),
};
