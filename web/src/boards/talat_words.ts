import { t, type Key } from '../lib/i18n.svelte';

function kind(tower: string): { height: string; sides: string } {
  return { height: t(`taHeight${tower[0]}` as Key), sides: t(`taSides${tower[1]}` as Key) };
}

/** «large six-sided tower» */
export function towerName(tower: string): string {
  return t('taTower', kind(tower));
}

/** «white large six-sided tower of Maria» */
export function towerOf(tower: string, seat: string, name: string): string {
  return t('taTowerOf', { ...kind(tower), colour: t(`ta${seat}` as Key), name });
}
