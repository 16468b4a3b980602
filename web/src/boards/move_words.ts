// Moves in words, for those who listen: «red piece R to d4» rather than «Rd4».
import type { GameName } from '../lib/contract';
import { parse } from './der_isses_moves';
import * as derIsses from './der_isses_words';
import * as talat from './talat_words';
import * as touche from './touche_words';

const words = { 'der-isses': derIsses, talat, touche };

/** What a board says, to be loaded with it. */
export function wordsOfBoard(game: GameName): Pick<typeof derIsses.t, 'load'> {
  return words[game].t;
}

/** As it is written if there are no words for it. */
export function moveInWords(game: GameName, move: string): string {
  return words[game].inWords(move) ?? move;
}

/** As it may lie open beside a board: what somebody chose in secret is not for whoever looks on. */
export function inPublic(game: GameName, move: string): string {
  const plan = game === 'der-isses' ? parse(move) : null;
  return plan?.kind === 'choose' ? `${plan.seat}=?` : move;
}
