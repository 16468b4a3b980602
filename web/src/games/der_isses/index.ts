import type { GameUi } from '../../lib/game_ui';
import { withWords, wordsOf } from '../../lib/i18n.svelte';
import { parse } from './moves';
import Picture from './Picture.svelte';
import { inWords, t } from './words';

export const der_isses: GameUi = {
  name: 'der-isses',
  about: wordsOf(import.meta.glob<{ default: Record<string, string> }>('./words/about/*.ts')),
  picture: Picture,
  choices: [],
  players: () => 2,
  secrets: true,
  board: () => withWords(import('./Board.svelte'), t),
  inWords,
  // What somebody chose in secret is not for whoever looks on.
  inPublic(move) {
    const plan = parse(move);
    return plan?.kind === 'choose' ? `${plan.seat}=?` : move;
  },
  belief: (about, name) => t(about === 'own-piece' ? 'diBeliefOwn' : 'diBeliefOther', { name }),
  lessons: () => import('./lesson'),
  course: wordsOf(import.meta.glob<{ default: Record<string, string> }>('./words/course/*.ts')),
  help: [11, 12, 15, 17, 18],
  drawings: () => import('./pictures'),
};
