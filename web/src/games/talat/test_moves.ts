// Moves in parts, as the core tells them, made of their text: for tests.
import { parse } from './moves';
import type { TalatMove } from './view';

export function inParts(texts: string[]): TalatMove[] {
  return texts.map((text): TalatMove => {
    const { kind, ...rest } = parse(text)!;
    if (kind === 'capture') return { ...rest, act: 'capture', taken: '1T' } as TalatMove;
    return { ...rest, act: kind === 'move' ? 'step' : 'place' } as TalatMove;
  });
}
