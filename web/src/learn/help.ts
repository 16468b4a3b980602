// The five things one needs to know while playing, by the rules that say more. Their words are
// «help.RULE» in words/GAME/.
import type { GameName } from '../lib/contract';

export const help: Record<GameName, number[]> = {
  'der-isses': [11, 12, 15, 17, 18],
  talat: [5, 7, 9, 10, 15],
  touche: [10, 12, 13, 15, 18],
};
