import type { GameUi } from '../../lib/game_ui';
import { withWords, wordsOf } from '../../lib/i18n.svelte';
import Picture from './Picture.svelte';
import { inWords, t } from './words';

export const talat: GameUi = {
  name: 'talat',
  about: wordsOf(import.meta.glob<{ default: Record<string, string> }>('./words/about/*.ts')),
  picture: Picture,
  choices: [
    { key: 'players', values: ['3', '2'] },
    { key: 'games', values: ['1', '2', '3', '4', '5', '6'] },
  ],
  players: (options) => Number(options['players'] ?? '3'),
  secrets: false,
  board: () => withWords(import('./Board.svelte'), t),
  inWords,
  lessons: () => import('./lesson'),
  course: wordsOf(import.meta.glob<{ default: Record<string, string> }>('./words/course/*.ts')),
  help: [5, 7, 9, 10, 15],
  drawings: () => import('./pictures'),
};
