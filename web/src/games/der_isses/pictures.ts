// Drawings for the rule book. Things are R…W and $, the coin.
import type { Drawings } from '../../learn/rules/drawing';
import Thing from './Thing.svelte';

export const drawings: Drawings = {
  Thing,
  arcs: true,
  pictures: {
    coin: {
      files: 5, ranks: 5,
      things: { b2: 'R', d4: 'B' },
      yes: ['a4', 'a5', 'b4', 'b5', 'd1', 'd2', 'e1', 'e2'],
      no: ['a1', 'a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3', 'c4', 'c5', 'd3', 'd5', 'e3', 'e4', 'e5'],
    },
    jumps: {
      files: 6, ranks: 5,
      things: { f1: 'W', e2: 'V', c3: 'B', b5: '$', a1: 'R' },
      arrows: [['f1', 'd3', 'b3'], ['a1', 'a2']],
    },
    distance: {
      files: 5, ranks: 5,
      things: { b2: '$', d4: 'Y' },
      arrows: [['d4', 'd3'], ['d4', 'c4'], ['d4', 'c3']],
      no: ['c5', 'e3', 'd5', 'e4', 'e5'],
    },
    landing: {
      files: 5, ranks: 3,
      things: { c2: '$', b2: 'G', d3: 'R' },
      arrows: [['b2', 'c2']],
    },
  },
};
