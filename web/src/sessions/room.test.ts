import { describe, expect, test } from 'vitest';
import { clocksOf, matchOf, seatsOf, withNews, type RoomState } from './room';

const room: RoomState = {
  match: 'x',
  seq: 5,
  you: 0,
  host: true,
  game: 'talat',
  options: { players: '2' },
  clock: { kind: 'total', base: 60000, increment: 0 },
  seats: [
    { for: 'person', name: 'Ann' },
    { for: 'open', bot: 3 },
  ],
  stage: 'playing',
  now: 1000,
  here: [true, false],
  may: ['leave'],
  line: 'first',
  board: null,
  places: ['A', 'B'],
  to_act: [0],
  legal: ['AB:1T@a1'],
  left: [60000, 50000],
  running: [0],
  takeback: { by: 1, agreed: [1] },
  events: [{ m: 'first=1' }, { p: 0, s: 'A', m: 'one' }, { p: 1, s: 'B', m: 'two' }],
};

describe('news of a table', () => {
  test('add events and forget what was only for the moment', () => {
    const after = withNews(room, {
      seq: 6,
      since: 5,
      now: 2000,
      line: 'second',
      to_act: [1],
      from: 3,
      events: [{ p: 0, s: 'A', m: 'three' }],
    });
    expect(after.events?.map((event) => event.m)).toEqual(['first=1', 'one', 'two', 'three']);
    expect(after.legal).toBeUndefined();
    expect(after.takeback).toBeUndefined();
    expect(after.board).toBeUndefined();
    expect(after.seq).toBe(6);
    expect(after.you).toBe(0);
    expect(matchOf(after).legal).toEqual([]);
  });

  test('leave everybody where the last game was played', () => {
    const row = (p: number, s: string) => ({ p, s, points: 5, won: p === 0 });
    const over = withNews(room, { seq: 6, since: 5, stage: 'over', results: [[row(1, 'A'), row(0, 'B')]] });
    expect(matchOf(over).places).toEqual(['B', 'A']);
  });

  test('take moves back', () => {
    const after = withNews(room, { seq: 7, since: 5, from: 1, events: [] });
    expect(after.events).toEqual([{ m: 'first=1' }]);
  });

  test('without events leave those alone', () => {
    expect(withNews(room, { seq: 6, since: 5 }).events).toEqual(room.events);
  });
});

describe('a table', () => {
  test('has seats with names, bots and presence', () => {
    expect(seatsOf(room)).toEqual([
      { name: 'Ann', here: true },
      { name: '', here: false, bot: '3' },
    ]);
  });

  test('has clocks that run for those who are to act', () => {
    expect(clocksOf(room, 1500)).toEqual([58500, 50000]);
    expect(clocksOf(room, 70000)).toEqual([0, 50000]);
    const { left, ...untimed } = room;
    expect(left).toHaveLength(2);
    expect(clocksOf(untimed, 5)).toEqual([]);
  });
});
