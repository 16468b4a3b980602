import { wordsOf } from '../../lib/i18n.svelte';
import { parse } from './moves';
import { t as shared } from '../../boards/words';
import type en from './words/en';

type Key = keyof typeof en;
export const t = wordsOf(import.meta.glob<{ default: typeof en }>('./words/*.ts'), shared);

function kind(tower: string): { height: string; sides: string } {
  return { height: t(`ta.height.${tower[0]}` as Key), sides: t(`ta.sides.${tower[1]}` as Key) };
}

/** «large six-sided tower» */
export function towerName(tower: string): string {
  return t('taTower', kind(tower));
}

/** «white large six-sided tower of Maria» */
export function towerOf(tower: string, seat: string, name: string): string {
  return t('taTowerOf', { ...kind(tower), colour: t(`ta.colour.${seat}` as Key), name });
}

/** A move in words. */
export function inWords(move: string): string | null {
  const plan = parse(move);
  if (!plan) return null;
  const { board, to } = plan;
  if (plan.kind === 'place') return t('taPlaceAt', { tower: towerName(plan.tower), cell: `${board} ${to}` });
  return t(plan.kind === 'capture' ? 'saidCaptures' : 'saidMoves', { board, from: plan.from, to });
}
