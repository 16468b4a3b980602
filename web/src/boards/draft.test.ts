import { expect, test } from 'vitest';
import { drop, fresh, next, press, renewed, send, undo, waiting, type Draft, type Way } from './draft';

const way = (text: string): Way<{ text: string }> => ({ steps: text.split(' '), move: { text } });
const ways = ['a b', 'a c', 'd b', 'd e f', 'd e g', 'h'].map(way);
const at = (...path: string[]): Draft => ({ path, sent: false });

test('presses lead along a way until a whole move waits, and a second press is the yes', () => {
  expect([...next(ways, [])]).toEqual(['a', 'd', 'h']);
  const first = press(ways, fresh, 'a').draft;
  expect(first).toEqual(at('a'));
  expect(waiting(ways, first)).toBeNull();
  expect([...next(ways, first.path)]).toEqual(['b', 'c']);
  const whole = press(ways, first, 'b').draft;
  expect(waiting(ways, whole)?.text).toBe('a b');
  const sent = press(ways, whole, 'b');
  expect(sent.send?.text).toBe('a b');
  expect(sent.draft.sent).toBe(true);
  expect(press(ways, sent.draft, 'c')).toEqual({ draft: sent.draft });
  expect(send(ways, sent.draft).send).toBeUndefined();
});

test('a press answers the last question anew, or begins again', () => {
  expect(press(ways, at('a', 'b'), 'c').draft).toEqual(at('a', 'c'));
  expect(press(ways, at('a', 'b'), 'd').draft).toEqual(at('d'));
  expect(press(ways, at('d', 'e', 'f'), 'g').draft).toEqual(at('d', 'e', 'g'));
  expect(press(ways, at('a'), 'a').draft).toEqual(fresh);
  expect(press(ways, at('d', 'e'), 'e').draft).toEqual(at('d', 'e'));
});

test('what leads nowhere is told, and an older plan is not ready any more', () => {
  expect(press(ways, at('a', 'b'), 'x')).toEqual({ draft: at('a'), tried: ['a', 'x'] });
  expect(press(ways, fresh, 'x')).toEqual({ draft: fresh, tried: ['x'] });
  expect(press(ways, at('a', 'b'), 'x', (key) => key === 'x').draft).toEqual(at('x'));
});

test('dropping is taking up and pressing', () => {
  expect(drop(ways, at('d'), 'a', 'c').draft).toEqual(at('a', 'c'));
  expect(drop(ways, fresh, 'a', null).draft).toEqual(at('a'));
  expect(drop(ways, fresh, 'a', 'x')).toEqual({ draft: at('a'), tried: ['a', 'x'] });
});

test('undo goes back one step', () => {
  expect(undo(at('d', 'e', 'f'))).toEqual(at('d', 'e'));
  expect(undo(fresh)).toEqual(fresh);
});

test('when something happens, what is still possible stays', () => {
  const later = ['a c', 'h'].map(way);
  expect(renewed(at('a', 'b'), ways, later)).toEqual(at('a'));
  expect(renewed(at('d', 'e'), ways, later)).toEqual(fresh);
  expect(renewed({ path: ['a', 'b'], sent: true }, ways, later)).toEqual(fresh);
  expect(renewed({ path: ['a', 'c'], sent: true }, ways, later)).toEqual({ path: ['a', 'c'], sent: true });
});
