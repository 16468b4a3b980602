// Small drawings for the rules, as data: what stands where, and where it may or may not go. What is
// said about them stands in the rule books, which name them.
export interface Drawing {
  game: 'der-isses' | 'talat' | 'touche';
  files: number;
  ranks: number;
  // cell → R…W and $ (Der Isses!), a3H (Talat), y t l, capitals crowned, FR, or a card (Touché)
  things: Record<string, string>;
  arrows?: string[][]; // paths from cell to cell
  yes?: string[];
  no?: string[];
  loose?: boolean; // no board: only the cells with something on them
}

export const pictures = {
  coin: {
    game: 'der-isses', files: 5, ranks: 5,
    things: { b2: 'R', d4: 'B' },
    yes: ['a4', 'a5', 'b4', 'b5', 'd1', 'd2', 'e1', 'e2'],
    no: ['a1', 'a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3', 'c4', 'c5', 'd3', 'd5', 'e3', 'e4', 'e5'],
  },
  jumps: {
    game: 'der-isses', files: 6, ranks: 5,
    things: { f1: 'W', e2: 'V', c3: 'B', b5: '$', a1: 'R' },
    arrows: [['f1', 'd3', 'b3'], ['a1', 'a2']],
  },
  distance: {
    game: 'der-isses', files: 5, ranks: 5,
    things: { b2: '$', d4: 'Y' },
    arrows: [['d4', 'd3'], ['d4', 'c4'], ['d4', 'c3']],
    no: ['c5', 'e3', 'd5', 'e4', 'e5'],
  },
  landing: {
    game: 'der-isses', files: 5, ranks: 3,
    things: { c2: '$', b2: 'G', d3: 'R' },
    arrows: [['b2', 'c2']],
  },
  towers: {
    game: 'talat', files: 9, ranks: 1, loose: true,
    things: {
      a1: 'a1T', b1: 'a1S', c1: 'a1H', d1: 'a2T', e1: 'a2S', f1: 'a2H', g1: 'a3T', h1: 'a3S', i1: 'a3H',
    },
  },
  forward: {
    game: 'talat', files: 5, ranks: 4,
    things: { c2: 'a2S' },
    arrows: [['c2', 'b3'], ['c2', 'c3'], ['c2', 'd3']],
    no: ['b2', 'd2', 'b1', 'c1', 'd1'],
  },
  capture: {
    game: 'talat', files: 5, ranks: 3,
    things: { c2: 'a3S', b2: 'b2T', d2: 'b2H', b3: 'b2S', c1: 'b3T' },
    arrows: [['c2', 'b2'], ['c2', 'd2'], ['c2', 'b3']],
    no: ['c1'],
  },
  strength: {
    game: 'talat', files: 5, ranks: 3, loose: true,
    things: {
      a3: 'a3S', b3: 'b2H', a2: 'a2S', b2: 'b2T', a1: 'a1T', b1: 'b3H',
      d3: 'a3H', e3: 'b1T', d2: 'a2S', e2: 'b2S', d1: 'a2T', e1: 'b2H',
    },
    arrows: [['a3', 'b3'], ['a2', 'b2'], ['a1', 'b1']],
    no: ['e3', 'e2', 'e1'],
  },
  closed: {
    game: 'talat', files: 5, ranks: 5,
    things: { a5: 'a2H', d4: 'a1S', b1: 'b3S', e2: 'b2T' },
  },
  figures: {
    game: 'touche', files: 12, ranks: 6, loose: true,
    things: {
      a5: 'y', b5: 'y', a6: 'y', b6: 'y', d6: 'y', e6: 'y', f6: 'y', g6: 'y', h6: 'y',
      j6: 'y', k6: 'y', l6: 'y', k5: 'y', k4: 'y',
      a2: 'y', b2: 'y', c2: 'y', b3: 'y', b1: 'y', e3: 'y', e1: 'y', f2: 'y', g3: 'y', g1: 'y',
    },
  },
  card: {
    game: 'touche', files: 3, ranks: 2,
    things: { a2: '3S', b2: '4S', c2: '5S', a1: '7S', b1: 'y', c1: '9S' },
  },
  joker: {
    game: 'touche', files: 4, ranks: 2,
    things: { a2: 'y', b2: 'y', a1: 'y', b1: 't', c2: '5S', c1: '9S', d2: 'FR', d1: 'TS' },
    arrows: [['b1', 'd2']],
  },
  free: {
    game: 'touche', files: 3, ranks: 2,
    things: { a2: 'y', b2: 'FR', c2: '2S', a1: 'y', b1: 'y', c1: '5S' },
  },
  choice: {
    game: 'touche', files: 3, ranks: 2,
    things: { a2: 'y', b2: 'y', c2: 'y', a1: 'y', b1: '7D', c1: 'y' },
    yes: ['b1'],
  },
} satisfies Record<string, Drawing>;

export type PictureName = keyof typeof pictures;
