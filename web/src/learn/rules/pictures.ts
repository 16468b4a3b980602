// Small drawings for the rules, as data: what stands where, and where it may or may not go.
import type { Both } from '../lesson';

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
  says: Both;
}

export const pictures = {
  coin: {
    game: 'der-isses', files: 5, ranks: 5,
    things: { b2: 'R', d4: 'B' },
    yes: ['a4', 'a5', 'b4', 'b5', 'd1', 'd2', 'e1', 'e2'],
    no: ['a1', 'a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3', 'c4', 'c5', 'd3', 'd5', 'e3', 'e4', 'e5'],
    says: {
      en: 'The coin may lie where no piece is next to it, not even diagonally.',
      ru: 'Монетка может лежать там, где рядом нет фишек, даже по диагонали.',
    },
  },
  jumps: {
    game: 'der-isses', files: 6, ranks: 5,
    things: { f1: 'W', e2: 'V', c3: 'B', b5: '$', a1: 'R' },
    arrows: [['f1', 'd3', 'b3'], ['a1', 'a2']],
    says: {
      en: 'White jumps over violet and then over blue; red makes a step.',
      ru: 'Белая прыгает через фиолетовую, затем через синюю; красная делает шаг.',
    },
  },
  distance: {
    game: 'der-isses', files: 5, ranks: 5,
    things: { b2: '$', d4: 'Y' },
    arrows: [['d4', 'd3'], ['d4', 'c4'], ['d4', 'c3']],
    no: ['c5', 'e3', 'd5', 'e4', 'e5'],
    says: {
      en: 'Yellow can also go straight to the left or down: both cells are nearer in a straight line.',
      ru: 'Жёлтая может пойти и просто влево или вниз: по прямой обе клетки ближе.',
    },
  },
  landing: {
    game: 'der-isses', files: 5, ranks: 3,
    things: { c2: '$', b2: 'G', d3: 'R' },
    arrows: [['b2', 'c2']],
    says: {
      en: 'If your secret is green, green may enter the coin. Red may not, on your turn.',
      ru: 'Если вы загадали зелёную, на монетку может встать она. Красная в ваш ход — нет.',
    },
  },
  towers: {
    game: 'talat', files: 9, ranks: 1, loose: true,
    things: {
      a1: 'a1T', b1: 'a1S', c1: 'a1H', d1: 'a2T', e1: 'a2S', f1: 'a2H', g1: 'a3T', h1: 'a3S', i1: 'a3H',
    },
    says: { en: 'The nine towers, from 1T to 3H.', ru: 'Девять башен, от 1T до 3H.' },
  },
  forward: {
    game: 'talat', files: 5, ranks: 4,
    things: { c2: 'a2S' },
    arrows: [['c2', 'b3'], ['c2', 'c3'], ['c2', 'd3']],
    no: ['b2', 'd2', 'b1', 'c1', 'd1'],
    says: {
      en: 'Three cells ahead; nothing to the side, nothing back.',
      ru: 'Три клетки впереди; вбок и назад нельзя.',
    },
  },
  capture: {
    game: 'talat', files: 5, ranks: 3,
    things: { c2: 'a3S', b2: 'b2T', d2: 'b2H', b3: 'b2S', c1: 'b3T' },
    arrows: [['c2', 'b2'], ['c2', 'd2'], ['c2', 'b3']],
    no: ['c1'],
    says: {
      en: 'Captures go ahead and to the side, not back.',
      ru: 'Захватывают впереди и сбоку, но не сзади.',
    },
  },
  strength: {
    game: 'talat', files: 5, ranks: 3, loose: true,
    things: {
      a3: 'a3S', b3: 'b2H', a2: 'a2S', b2: 'b2T', a1: 'a1T', b1: 'b3H',
      d3: 'a3H', e3: 'b1T', d2: 'a2S', e2: 'b2S', d1: 'a2T', e1: 'b2H',
    },
    arrows: [['a3', 'b3'], ['a2', 'b2'], ['a1', 'b1']],
    no: ['e3', 'e2', 'e1'],
    says: {
      en: 'Left: captures by size, by sides, and by David. Right: two sizes smaller, alike, and more sides.',
      ru: 'Слева — захваты по размеру, по граням и по правилу Давида. Справа захвата нет: '
        + 'на два размера меньше, одинаковые, граней больше.',
    },
  },
  closed: {
    game: 'talat', files: 5, ranks: 5,
    things: { a5: 'a2H', d4: 'a1S', b1: 'b3S', e2: 'b2T' },
    says: {
      en: 'The towers have passed each other: nobody will ever capture here, so the board is closed.',
      ru: 'Башни разминулись: захватов здесь уже не будет, и поле закрыто.',
    },
  },
  figures: {
    game: 'touche', files: 12, ranks: 6, loose: true,
    things: {
      a5: 'y', b5: 'y', a6: 'y', b6: 'y', d6: 'y', e6: 'y', f6: 'y', g6: 'y', h6: 'y',
      j6: 'y', k6: 'y', l6: 'y', k5: 'y', k4: 'y',
      a2: 'y', b2: 'y', c2: 'y', b3: 'y', b1: 'y', e3: 'y', e1: 'y', f2: 'y', g3: 'y', g1: 'y',
    },
    says: {
      en: 'Square, line and tee; a cross, upright and diagonal.',
      ru: 'Квадрат, линия и «Т»; крест прямой и косой.',
    },
  },
  card: {
    game: 'touche', files: 3, ranks: 2,
    things: { a2: '3S', b2: '4S', c2: '5S', a1: '7S', b1: 'y', c1: '9S' },
    says: {
      en: 'Yellow has played the eight of spades on its cell.',
      ru: 'Жёлтая сторона сыграла восьмёрку пик на её клетку.',
    },
  },
  joker: {
    game: 'touche', files: 4, ranks: 2,
    things: { a2: 'y', b2: 'y', a1: 'y', b1: 't', c2: '5S', c1: '9S', d2: 'FR', d1: 'TS' },
    arrows: [['b1', 'd2']],
    says: {
      en: 'A joker captures the turquoise pyramid, which may go on the free space.',
      ru: 'Джокер захватывает бирюзовую пирамидку; её можно поставить на свободную клетку.',
    },
  },
  free: {
    game: 'touche', files: 3, ranks: 2,
    things: { a2: 'y', b2: 'FR', c2: '2S', a1: 'y', b1: 'y', c1: '5S' },
    says: {
      en: 'Three pyramids and an empty free space are a square.',
      ru: 'Три пирамидки и пустая свободная клетка — это квадрат.',
    },
  },
  choice: {
    game: 'touche', files: 3, ranks: 2,
    things: { a2: 'y', b2: 'y', c2: 'y', a1: 'y', b1: '7D', c1: 'y' },
    yes: ['b1'],
    says: {
      en: 'A pyramid in the gap completes two squares; one of them counts.',
      ru: 'Пирамидка в промежутке завершит два квадрата; засчитают один.',
    },
  },
} satisfies Record<string, Drawing>;

export type PictureName = keyof typeof pictures;
