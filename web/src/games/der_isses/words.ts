import { wordsOf } from '../../lib/i18n.svelte';
import { parse } from './moves';
import { t as shared } from '../../boards/words';
import type en from './words/en';

export type Key = keyof typeof en;
export const t = wordsOf(import.meta.glob<{ default: typeof en }>('./words/*.ts'), shared);

/** «red piece R» */
export function pieceName(piece: string): string {
  return `${t(`di.piece.${piece}` as Key)} ${piece}`;
}

/** «red» */
export function pieceColour(piece: string): string {
  return t(`di.colour.${piece}` as Key);
}

/** A move in words. */
export function inWords(move: string): string | null {
  const plan = parse(move);
  if (plan?.kind === 'coin') return t('diCoinTo', { cell: plan.cell });
  if (plan?.kind === 'choose') return t('saidChoice');
  if (plan?.kind === 'accuse') return t('saidAccuses', { piece: pieceName(plan.piece) });
  if (plan?.kind !== 'move') return null;
  return t(plan.lands ? 'saidLands' : 'diMoveTo', { piece: pieceName(plan.piece), cell: plan.cell });
}
