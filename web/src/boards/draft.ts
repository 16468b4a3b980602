// A move that is being put together, the same for every game. A legal move is a way: the things one
// presses for it, one after the other. A draft is how far somebody has come; nothing here knows a rule.

export interface Way<M> {
  steps: string[];
  move: M;
}

export interface Draft {
  path: string[]; // what was pressed so far
  sent: boolean;
}

/** What comes of an act: the draft afterwards, and a move to send or a try that leads nowhere. */
export interface Outcome<M> {
  draft: Draft;
  send?: M;
  tried?: string[];
}

export const fresh: Draft = { path: [], sent: false };

const leads = (steps: string[], path: string[]) => path.every((step, i) => steps[i] === step);

/** Ways that begin like this. */
export function open<M>(ways: Way<M>[], path: string[]): Way<M>[] {
  return ways.filter(({ steps }) => leads(steps, path));
}

/** What may be pressed next. */
export function next<M>(ways: Way<M>[], path: string[]): Set<string> {
  return new Set(open(ways, path).flatMap(({ steps }) => steps[path.length] ?? []));
}

/** The whole move that waits for a yes. */
export function waiting<M>(ways: Way<M>[], { path }: Draft): M | null {
  if (path.length === 0) return null;
  return open(ways, path).find(({ steps }) => steps.length === path.length)?.move ?? null;
}

/**
 * A press goes on, answers the last question anew or begins again, whichever is possible first. A second
 * press on the last thing is the yes. `idle`: what may be taken up although it leads nowhere now.
 */
export function press<M>(
  ways: Way<M>[],
  draft: Draft,
  key: string,
  idle: (key: string) => boolean = () => false,
): Outcome<M> {
  const { path } = draft;
  if (draft.sent) return { draft };
  if (path.at(-1) === key) {
    if (waiting(ways, draft) !== null) return send(ways, draft);
    return { draft: path.length === 1 ? fresh : draft };
  }
  for (let kept = path.length; kept >= 0; --kept) {
    const longer = [...path.slice(0, kept), key];
    if (open(ways, longer).length > 0) return { draft: { path: longer, sent: false } };
  }
  if (idle(key)) return { draft: { path: [key], sent: false } };
  // What was refused must not leave an older plan ready to be sent.
  const first = path.slice(0, 1);
  return first.length ? { draft: { path: first, sent: false }, tried: [...first, key] } : { draft, tried: [key] };
}

/** Something was taken up and put down somewhere. */
export function drop<M>(ways: Way<M>[], draft: Draft, take: string, at: string | null): Outcome<M> {
  const taken: Draft = { path: [take], sent: false };
  if (draft.sent) return { draft };
  if (at === null || at === take) return { draft: taken };
  const path = [take, at];
  return open(ways, path).length > 0 ? { draft: { path, sent: false } } : { draft: taken, tried: path };
}

export function undo(draft: Draft): Draft {
  return draft.sent ? draft : { path: draft.path.slice(0, -1), sent: false };
}

export function send<M>(ways: Way<M>[], draft: Draft): Outcome<M> {
  const move = draft.sent ? null : waiting(ways, draft);
  return move === null ? { draft } : { draft: { ...draft, sent: true }, send: move };
}

/**
 * Something has happened. What is still possible stays, because somebody else may have acted while we
 * were at it; what was sent and cannot be made any more has been made.
 */
export function renewed<M extends { text: string }>(draft: Draft, before: Way<M>[], now: Way<M>[]): Draft {
  if (draft.sent) {
    const sent = waiting(before, draft)?.text;
    return now.some(({ move }) => move.text === sent) ? draft : fresh;
  }
  let { path } = draft;
  while (path.length > 0 && open(now, path).length === 0) path = path.slice(0, -1);
  return { path, sent: false };
}
