import { t, type Key } from '../lib/i18n.svelte';

/** «red piece R» */
export function pieceName(piece: string): string {
  return `${t(`di${piece}` as Key)} ${piece}`;
}

/** «red» */
export function pieceColour(piece: string): string {
  return t(`diShort${piece}` as Key);
}
