import type { Lessons } from '../../learn/lesson';
import type { DerIssesView } from './view';

export const lessons: Lessons = {
  game: 'der-isses',
  seats: ['A', 'B'],
  turnUp(before, after, move, shown) {
    const [was, now] = [before as DerIssesView, after as DerIssesView];
    const winner = Object.keys(now.coins).find((seat) => now.coins[seat] !== was.coins[seat]) ?? '';
    const how = move.endsWith('!') ? 'accusation' : 'landing';
    return { ...now, last_round: { how, piece: move.charAt(0), winner, shown } };
  },
  lessons: [
    {
      name: 'coin',
      line: 'R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --',
      seat: 'A',
      want: /^\$/,
      refused: [{ move: '$d4', code: 'coin-beside-piece' }, { move: '$c5', code: 'coin-on-piece' }],
    },
    {
      name: 'secret',
      line: 'R5O/7/2Y1G2/7/3$3/1B3V1/6W B choose 0-0 --',
      seat: 'A',
      want: /^A=/,
      then: ['B=V', 'Yc4'],
      refused: [{ move: 'Rb6', code: 'choice-comes-first' }],
    },
    {
      name: 'move',
      line: 'R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-0 GV',
      seat: 'A',
      want: /^[ROYBVW][a-g]\d$/,
      tries: [{ to: /^G[a-g]/, say: 'green' }],
      refused: [
        { move: 'Bb1', code: 'not-nearer' },
        { move: 'Wf2', code: 'der-isses-cell-taken' },
        { move: 'Rc6', code: 'der-isses-out-of-reach' },
      ],
      shows: { '!': { A: null, B: 'V' } },
    },
    {
      name: 'nearer',
      line: 'R6/5Y1/7/3$3/O6/1B3V1/G5W A play 0-0 BV',
      seat: 'A',
      want: /^Y(e6|f5)$/,
      tries: [{ to: /^Ye5$/, say: 'one-step' }],
      refused: [{ move: 'Yg5', code: 'not-nearer' }, { move: 'Ye7', code: 'not-nearer' }],
      shows: { '!': { A: null, B: 'V' } },
    },
    {
      name: 'jumps',
      line: '1$4O/7/6Y/G2B3/7/5V1/R5W A play 0-0 RV',
      seat: 'A',
      want: /^Wc5$/,
      tries: [{ to: /^We3$/, say: 'first-jump' }],
      refused: [{ move: 'Wf2', code: 'der-isses-cell-taken' }, { move: 'Wa7', code: 'der-isses-out-of-reach' }],
      shows: { '!': { A: null, B: 'V' } },
    },
    {
      name: 'landing',
      line: '6O/7/4G2/3$3/2R4/1B3V1/Y5W A play 0-0 GB',
      seat: 'A',
      want: /^Gd4\$$/,
      refused: [{ move: 'Rd4$', code: 'coin-is-closed' }],
      shows: { 'Gd4$': { A: 'G', B: null }, '!': { A: null, B: 'B' } },
    },
    {
      name: 'accuse',
      line: 'R5O/7/2Y4/3$3/3V3/1B5/G5W A play 1-1 GV',
      seat: 'A',
      before: ['Vd3'],
      want: /^V!$/,
      tries: [
        { to: /!$/, say: 'wrong' },
        { to: /\d$/, moves: ['Vd4$'], say: 'too-late' },
      ],
      refused: [{ move: 'Vd4$', code: 'coin-is-closed' }],
      shows: { 'V!': { A: null, B: 'V' }, '!': { A: null, B: 'V' }, 'Vd4$': { A: null, B: 'V' } },
    },
    {
      name: 'bluff',
      line: '6O/7/1R5/5G1/3$3/1B3V1/Y5W A play 2-1 GV',
      seat: 'A',
      want: /^R[a-g]\d$/,
      tries: [
        { to: /^G[a-g]/, moves: ['G!'], say: 'too-honest' },
        { to: /^V!$/, say: 'lucky' },
      ],
      then: ['R!'],
      refused: [{ move: 'Rb6', code: 'not-nearer' }],
      shows: {
        'R!': { A: 'G', B: null },
        'G!': { A: 'G', B: null },
        'V!': { A: null, B: 'V' },
        '!': { A: null, B: 'V' },
      },
    },
    {
      name: 'fourth',
      line: '6O/7/2$3Y/3B3/7/G4V1/R5W A play 3-3 WO',
      seat: 'A',
      want: /^Wc5\$$/,
      tries: [{ to: /^O!$/, say: 'by-luck' }],
      refused: [{ move: 'Bc5$', code: 'coin-is-closed' }],
      shows: { 'Wc5$': { A: 'W', B: null }, '!': { A: null, B: 'O' } },
    },
  ],
};
