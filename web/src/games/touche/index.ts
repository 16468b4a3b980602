import type { GameUi } from '../../lib/game_ui';
import { withWords, wordsOf } from '../../lib/i18n.svelte';
import Picture from './Picture.svelte';
import SideSign from './SideSign.svelte';
import { inWords, t } from './words';

const said = wordsOf(import.meta.glob<{ default: Record<string, string> }>('./words/about/*.ts'));
const decision = 'figure=';

export const touche: GameUi = {
  name: 'touche',
  about: said,
  picture: Picture,
  choices: [
    { key: 'seats', values: ['yt', 'ytl', 'ytyt', 'ytlytl', 'ytytyt'] },
    { key: 'figures', values: ['square', 'line', 'tee', 'cross', 'combination', 'named', 'own'] },
    {
      key: 'own',
      values: ['xx/xx:-@10*3'],
      only: { key: 'figures', values: ['own'] },
      editor: () => withWords(import('./FigureEditor.svelte'), t),
    },
    { key: 'games', values: ['1', '3', '5', '7'] },
    { key: 'different', values: ['0', '1'], only: { key: 'figures', values: ['combination', 'named'] } },
    { key: 'freeswap', values: ['0', '1'] },
  ],
  players: (options) => (options['seats'] ?? 'yt').length,
  secrets: true,
  bestOf: true,
  side: SideSign,
  board: () => withWords(import('./Board.svelte'), t),
  inWords,
  decision(move) {
    if (!move.startsWith(decision)) return null;
    return said(`option.figures.${move.slice(decision.length)}`);
  },
  belief: (about) => t('toBeliefHand', { seat: about.replace('hand-', '') }),
  lessons: () => import('./lesson'),
  course: wordsOf(import.meta.glob<{ default: Record<string, string> }>('./words/course/*.ts')),
  help: [10, 12, 13, 15, 18],
  drawings: () => import('./pictures'),
};
