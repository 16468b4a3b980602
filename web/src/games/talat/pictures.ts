// Drawings for the rule book. Things are seat and tower: a3H.
import type { Drawings } from '../../learn/rules/drawing';
import Thing from './Thing.svelte';

export const drawings: Drawings = {
  Thing,
  top: 46,
  bare: true,
  start: 32,
  pictures: {
    towers: {
      files: 9, ranks: 1, loose: true,
      things: {
        a1: 'a1T', b1: 'a1S', c1: 'a1H', d1: 'a2T', e1: 'a2S', f1: 'a2H', g1: 'a3T', h1: 'a3S', i1: 'a3H',
      },
    },
    forward: {
      files: 5, ranks: 4,
      things: { c2: 'a2S' },
      arrows: [['c2', 'b3'], ['c2', 'c3'], ['c2', 'd3']],
      no: ['b2', 'd2', 'b1', 'c1', 'd1'],
    },
    capture: {
      files: 5, ranks: 3,
      things: { c2: 'a3S', b2: 'b2T', d2: 'b2H', b3: 'b2S', c1: 'b3T' },
      arrows: [['c2', 'b2'], ['c2', 'd2'], ['c2', 'b3']],
      no: ['c1'],
    },
    strength: {
      files: 5, ranks: 3, loose: true,
      things: {
        a3: 'a3S', b3: 'b2H', a2: 'a2S', b2: 'b2T', a1: 'a1T', b1: 'b3H',
        d3: 'a3H', e3: 'b1T', d2: 'a2S', e2: 'b2S', d1: 'a2T', e1: 'b2H',
      },
      arrows: [['a3', 'b3'], ['a2', 'b2'], ['a1', 'b1']],
      no: ['e3', 'e2', 'e1'],
    },
    closed: {
      files: 5, ranks: 5,
      things: { a5: 'a2H', d4: 'a1S', b1: 'b3S', e2: 'b2T' },
    },
  },
};
