import type { Lessons } from '../../learn/lesson';

// The two other boards of most lessons, with towers enough to stay open.
const bc = 'c1S1c2H1c3H/5/5/5/b1S1b2H1b3T';
const ca = 'a1H1a2T1a3S/5/5/5/c1T1c2S1c3T';
const all = '1T1S1H2T2S2H3T3S3H';
const ahead = 'b1H1b2T1b3S/5/5/2a2S2/a3H3a1T';
const none = '5/5/5/5/5';

export const lessons: Lessons = {
  game: 'talat',
  seats: ['A', 'B', 'C'],
  lessons: [
    {
      name: 'place',
      line: `${none} ${none} ${none} A ${all} ${all} ${all} 0,0,0 3`,
      seat: 'A',
      want: /@/,
      then: ['AB:2S@c5', 'CA:3H@c1'],
      refused: [
        { move: 'AB:3H@c3', code: 'not-on-start-row' },
        { move: 'BC:3H@c1', code: 'not-on-start-row' },
      ],
    },
    {
      name: 'forward',
      line: `${ahead} ${bc} ${ca} A - - - 0,0,0 3`,
      seat: 'A',
      want: /^AB:c2-/,
      then: ['AB:c5-c4'],
      refused: [
        { move: 'AB:c2-b2', code: 'not-one-step-ahead' },
        { move: 'AB:c2-c4', code: 'not-one-step-ahead' },
        { move: 'AB:c5-c4', code: 'not-your-tower' },
      ],
    },
    {
      name: 'larger',
      line: `4b3S/1b1H1b2T1/2a3H2/5/a2S3a1T ${bc} ${ca} A - - - 0,0,0 3`,
      seat: 'A',
      want: /^AB:c3xd4$/,
      then: ['AB:b4-a3'],
      refused: [{ move: 'AB:c3xb4', code: 'too-weak' }, { move: 'AB:c3xe5', code: 'talat-out-of-reach' }],
    },
    {
      name: 'sides',
      line: `b1H3b3S/3b2H1/1b2Ta2H2/5/a3H3a1T c1S1c2H1c3H/5/5/5/b1S1b2S1b3T ${ca} A - - - 0,0,0 3`,
      seat: 'A',
      want: /^AB:c3xb3$/,
      then: ['AB:d4-c3'],
      refused: [{ move: 'AB:c3xd4', code: 'too-weak' }],
    },
    {
      name: 'david',
      line: `b1H3b2T/5/3b3H1/2a3Ta1T1/a2S4 ${bc} ${ca} A - - - 0,0,0 3`,
      seat: 'A',
      want: /^AB:d2xd3$/,
      tries: [
        { to: /^(AB:(?!c2)|CA)/, moves: ['AB:d3xc2'], say: 'giant' },
      ],
      refused: [{ move: 'AB:c2xd3', code: 'too-weak' }],
    },
    {
      name: 'far',
      line: `b3S3a1S/2a2H2/5/1b1H3/a3H3a1T ${bc} ${ca} A - - - 0,1,0 3`,
      seat: 'A',
      want: /^AB:c4-[cd]5$/,
      tries: [
        { to: /^AB:c4-b5$/, moves: ['AB:a5xb5'], say: 'beside' },
      ],
      then: ['AB:b2-c1'],
      refused: [{ move: 'AB:e5-d5', code: 'at-the-end' }, { move: 'AB:c4-c3', code: 'not-one-step-ahead' }],
    },
    {
      name: 'closed',
      line: `1a2S3/3b2T1/2a3H2/5/5 b1S4/5/5/5/4c2H ${ca} A - - - 2,2,1 3`,
      seat: 'A',
      want: /^AB:c3xd4$/,
      refused: [{ move: 'CA:e5-d5', code: 'not-one-step-ahead' }],
    },
    {
      name: 'ghost',
      line: `${ahead} c1S4/2c3T2/3b2H1/5/b1S3b3T a1H1a2T1a3S/5/5/1c1T3/3c2S1 A - - - 0,0,0 2`,
      seats: ['A', 'B'],
      seat: 'A',
      before: ['BC:d2-d3'],
      want: /^BC:c4xd3$/,
      then: ['CA:b2-b3'],
      refused: [{ move: 'CA:b2-b3', code: 'not-your-ghost' }],
    },
  ],
};
