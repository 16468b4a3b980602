// Drawings for the rule book. Things are pyramids, y t l, capitals crowned, a card, or FR, a free space.
import type { Drawings } from '../../learn/rules/drawing';
import Thing from './Thing.svelte';

export const drawings: Drawings = {
  Thing,
  pictures: {
    figures: {
      files: 12, ranks: 6, loose: true,
      things: {
        a5: 'y', b5: 'y', a6: 'y', b6: 'y', d6: 'y', e6: 'y', f6: 'y', g6: 'y', h6: 'y',
        j6: 'y', k6: 'y', l6: 'y', k5: 'y', k4: 'y',
        a2: 'y', b2: 'y', c2: 'y', b3: 'y', b1: 'y', e3: 'y', e1: 'y', f2: 'y', g3: 'y', g1: 'y',
      },
    },
    card: {
      files: 3, ranks: 2,
      things: { a2: '3S', b2: '4S', c2: '5S', a1: '7S', b1: 'y', c1: '9S' },
    },
    joker: {
      files: 4, ranks: 2,
      things: { a2: 'y', b2: 'y', a1: 'y', b1: 't', c2: '5S', c1: '9S', d2: 'FR', d1: 'TS' },
      arrows: [['b1', 'd2']],
    },
    free: {
      files: 3, ranks: 2,
      things: { a2: 'y', b2: 'FR', c2: '2S', a1: 'y', b1: 'y', c1: '5S' },
    },
    choice: {
      files: 3, ranks: 2,
      things: { a2: 'y', b2: 'y', c2: 'y', a1: 'y', b1: '7D', c1: 'y' },
      yes: ['b1'],
    },
  },
};
