// Moves in words, for those who listen: «red piece R to d4» rather than «Rd4».
import type { GameName } from '../lib/contract';
import { t } from '../lib/i18n.svelte';
import { parse as parseDerIsses } from './der_isses_moves';
import { pieceName } from './der_isses_words';
import { parse as parseTalat } from './talat_moves';
import { towerName } from './talat_words';
import { parse as parseTouche } from './touche_moves';
import { cardName } from './touche_words';

function derIsses(move: string): string | null {
  const plan = parseDerIsses(move);
  if (plan?.kind === 'coin') return t('diCoinTo', { cell: plan.cell });
  if (plan?.kind === 'choose') return t('saidChoice');
  if (plan?.kind === 'accuse') return t('saidAccuses', { piece: pieceName(plan.piece) });
  if (plan?.kind !== 'move') return null;
  return t(plan.lands ? 'saidLands' : 'diMoveTo', { piece: pieceName(plan.piece), cell: plan.cell });
}

function talat(move: string): string | null {
  const plan = parseTalat(move);
  if (!plan) return null;
  const { board, to } = plan;
  if (plan.kind === 'place') return t('taPlaceAt', { tower: towerName(plan.tower), cell: `${board} ${to}` });
  return t(plan.kind === 'capture' ? 'saidCaptures' : 'saidMoves', { board, from: plan.from, to });
}

function touche(move: string): string | null {
  const plan = parseTouche(move);
  if (!plan) return null;
  const card = cardName(plan.card);
  if (plan.kind === 'discard') return t('toDiscardText', { card });
  const played = t(plan.kind === 'capture' ? 'toCapture' : 'toPlace', { card, cell: plan.cell });
  return plan.figure.length ? `${played}. ${t('saidFigure', { cells: plan.figure.join(', ') })}` : played;
}

const readers: Record<GameName, (move: string) => string | null> = { 'der-isses': derIsses, talat, touche };

/** As it is written if there are no words for it. */
export function moveInWords(game: GameName, move: string): string {
  return readers[game](move) ?? move;
}

/** As it may lie open beside a board: what somebody chose in secret is not for whoever looks on. */
export function inPublic(game: GameName, move: string): string {
  const plan = game === 'der-isses' ? parseDerIsses(move) : null;
  return plan?.kind === 'choose' ? `${plan.seat}=?` : move;
}
