import { wordsOf } from '../../lib/i18n.svelte';
import { parse } from './moves';
import { t as shared } from '../../boards/words';
import type en from './words/en';

type Key = keyof typeof en;
export const t = wordsOf(import.meta.glob<{ default: typeof en }>('./words/*.ts'), shared);

/** What stands on a card: 7, 10, Q or, in Russian, Д. */
export function rankText(card: string): string {
  const rank = card.charAt(0);
  return 'TJQKA'.includes(rank) ? t(`to.rank.${rank}` as Key) : rank;
}

/** «queen of hearts» */
export function cardName(card: string): string {
  if (card === 'X') return t('toJoker');
  const rank = card.charAt(0);
  const name = 'TJQKA'.includes(rank) ? t(`to.name.${rank}` as Key) : rank;
  return t('toCard', { rank: name, suit: t(`to.suit.${card.charAt(1)}` as Key) });
}

/** «yellow» */
export function sideName(side: string): string {
  return t(`to.side.${side.toUpperCase()}` as Key);
}

const kinds: Record<string, Key> = {
  square: 'toSquare', line: 'toLine', tee: 'toTee', cross: 'toCross', combination: 'toCombination',
};

/** A figure by the word or initial that the core uses for it. */
export function kindName(kind: string): string {
  const word = { S: 'square', L: 'line', T: 'tee', C: 'cross' }[kind] ?? kind;
  const key = kinds[word];
  if (key) return t(key);
  const letter = word.replace(/^own:?/, '');
  return letter ? t('toOwn', { letter }) : t('toOwnFigures');
}

/** The goal of a game, `square*4`: what is to be completed and how often. */
export function goalOf(goal: string): { kind: string; number: number } {
  const star = goal.lastIndexOf('*');
  return { kind: goal.slice(0, star).split(':')[0] ?? '', number: Number(goal.slice(star + 1)) };
}

/** A move in words. */
export function inWords(move: string): string | null {
  const plan = parse(move);
  if (!plan) return null;
  const card = cardName(plan.card);
  if (plan.kind === 'discard') return t('toDiscardText', { card });
  const played = t(plan.kind === 'capture' ? 'toCapture' : 'toPlace', { card, cell: plan.cell });
  return plan.figure.length ? `${played}. ${t('saidFigure', { cells: plan.figure.join(', ') })}` : played;
}
