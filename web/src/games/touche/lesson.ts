import type { Lessons } from '../../learn/lesson';
import { line } from './line';

export const lessons: Lessons = {
  game: 'touche',
  seats: ['1', '2'],
  lessons: [
    {
      name: 'card',
      line: line({ cells: '112', hand: '4SQD7HTC9D', other: '5H6H2CKC3D', played: '' }),
      seat: '1',
      want: /@/,
      then: ['5H@h10'],
      refused: [
        { move: '4S@d11', code: 'other-card-shown' },
        { move: '3S@d11', code: 'card-not-held' },
        { move: '4S@e12', code: 'cell-is-free-space' },
      ],
    },
    {
      name: 'touche',
      line: line({ cells: '6yy5y3tt93', hand: '8SQD7HTC9D', other: '6H2CKC3DAS', played: '3S5H4SQH7S' }),
      seat: '1',
      want: /^8S@e10/,
      tries: [{ to: /^8S@f8$/, say: 'other-cell' }],
      then: ['6H@h9'],
      refused: [{ move: '7H@e10', code: 'other-card-shown' }],
    },
    {
      name: 'free',
      line: line({ cells: 'y5y34tt30t38', hand: '4SQD7HTC9D', other: '6H2CKC3D5H', played: 'AS8H3S4HQC' }),
      seat: '1',
      want: /^4S@e11/,
      refused: [{ move: '4S@e12', code: 'cell-is-free-space' }],
    },
    {
      name: 'joker',
      line: line({ cells: '10yy1tt2y71t22', hand: 'X3CKD9S6D', other: '6H2CKC3DAS', played: '4H7SJH8S5HQD' }),
      seat: '1',
      want: /^X@i10/,
      then: ['6H@h9'],
      refused: [{ move: 'X@e12', code: 'cell-is-free-space' }, { move: 'X@d10', code: 'cell-occupied' }],
    },
    {
      name: 'capture',
      line: line({ cells: '39tt42yy8yt17', hand: 'X9SKD8D2S', other: '6H2CKC3DAS', played: 'KC7H6CAHQC5C' }),
      seat: '1',
      want: /^Xxe3/,
      tries: [{ to: /^Xx/, say: 'other-capture' }],
      refused: [{ move: 'Xxd4', code: 'own-pyramid' }, { move: 'Xxe5', code: 'touche-nothing-to-capture' }],
    },
    {
      name: 'dead',
      line: line({
        cells: '28y5t15t20y6t18y14', hand: 'KH4S9D2STC', other: '6H2CKC3DAS',
        played: 'KHAC8D5S4D',
      }),
      seat: '1',
      want: /^KH~$/,
      then: ['6H@h9'],
      refused: [{ move: '4S~', code: 'card-not-dead' }, { move: 'KH@i9', code: 'cell-occupied' }],
    },
    {
      name: 'two',
      line: line({
        cells: '22tt63yyy7y1y12', hand: '7D4S2STC9H', other: '6H2CKC3DAS',
        played: 'ADQSKDKSQD8D6D',
      }),
      seat: '1',
      want: /^7D@i3#/,
      refused: [{ move: '7D@i3', code: 'which-figure' }, { move: '7D@j9', code: 'other-card-shown' }],
    },
    {
      name: 'block',
      line: line({ cells: '23y15tt10t18y41', hand: '2H4S9DTCQD', other: '2HKC3DAS6C', played: '8C7HKSAH8H' }),
      seat: '1',
      before: ['8H@h7'],
      want: /^2H@i7$/,
      tries: [
        { to: /./, moves: ['2H@i7'], say: 'too-slow' },
      ],
      then: ['2H@l7'],
      refused: [{ move: '4S@i7', code: 'other-card-shown' }],
    },
    {
      name: 'cross',
      line: line({
        cells: '27t10tt44y8y1y5y10', hand: '5C4S9DTCQD', other: '6H2CKC3DAS',
        played: 'QC6HJC7H6CQH4C', goal: 'cross*3',
      }),
      seat: '1',
      want: /^5C@e3/,
      refused: [{ move: '5C~', code: 'card-not-dead' }],
    },
    {
      name: 'last',
      line: line({
        cells: '10yy1YY3y4YY12t3TT6t3TT2TT10TT16YY5YY1YY2YY9', hand: '5H4S9D2STC', other: '6H2CKC3DAS',
        played: '7S8SKSASADKD8D7D5CJC4CTC8H4H9H5H5C9C4C8C4HJHQH8SKS', figures: 'y=SSS,t=SS',
      }),
      seat: '1',
      want: /^5H@h10/,
      refused: [{ move: '5H@k7', code: 'cell-occupied' }],
    },
  ],
};
