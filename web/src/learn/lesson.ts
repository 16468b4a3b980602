// What a lesson is. Lessons are data: what is legal and what a move does is told by the core, and
// lessons.test.ts plays every lesson through it. What is said stands in games/*/words/course/, by name.
import { gameOf } from '../games';
import type { BoardView, GameName } from '../lib/contract';
import type { Say } from '../lib/i18n.svelte';

/** A legal try that was not asked for, and what there is to say about it. */
export interface Try {
  to: RegExp;
  moves?: string[]; // what the others answer
  say: string; // the words «try.…»
}

/** Its words are «lesson.NAME.title», text, task, hint, otherwise and done. */
export interface Lesson {
  name: string;
  line: string; // the position
  options?: Record<string, string>;
  before?: string[]; // what the others have just done, to be shown
  seat: string; // ours
  want: RegExp; // moves that fulfil the task
  tries?: Try[]; // to a legal try that none of them fits the answer is «otherwise»
  then?: string[]; // what the others do after the right move
  refused: { move: string; code: string }[]; // tries the text invites to, and why they fail
  seats?: string[]; // who sits there, ourselves first, if it is not as usual
  shows?: Record<string, Record<string, string | null>>; // what a move that ends so turns up
}

export interface Lessons {
  game: GameName;
  seats: string[]; // ourselves first
  lessons: Lesson[];
  /** What there is to see after a move that turned something up. */
  turnUp?(before: BoardView, after: BoardView, move: string, shown: Record<string, string | null>): BoardView;
}

export interface Course extends Lessons {
  words: Say<string>;
}

/** The lessons of a game and their words in the language of the page. */
export async function courseOf(game: GameName): Promise<Course> {
  const { course: words, lessons: load } = gameOf(game);
  const [{ lessons }] = await Promise.all([load(), words.load()]);
  return { ...lessons, words };
}
