// What a lesson is. Lessons are data: what is legal and what a move does is told by the core, and
// lessons.test.ts plays every lesson through it. What is said stands in words/GAME/, by name.
import type { GameName } from '../lib/contract';
import type { Say } from '../lib/i18n.svelte';
import { courseWords } from './course_words';

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
  shows?: Record<string, Record<string, string | null>>; // Der Isses!: cards turned up by a move
}

export interface Lessons {
  game: GameName;
  lessons: Lesson[];
}

export interface Course extends Lessons {
  words: Say<string>;
}

const courses: Record<GameName, () => Promise<{ lessons: Lessons }>> = {
  'der-isses': () => import('./lessons/der_isses'),
  talat: () => import('./lessons/talat'),
  touche: () => import('./lessons/touche'),
};

/** The lessons of a game and their words in the language of the page. */
export async function courseOf(game: GameName): Promise<Course> {
  const words = courseWords[game];
  const [{ lessons }] = await Promise.all([courses[game](), words.load()]);
  return { ...lessons, words };
}
