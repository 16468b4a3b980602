// What a lesson is. Lessons are data: what is legal and what a move does is told by the core, and
// lessons.test.ts plays every lesson through it.
import type { GameName, Language } from '../lib/contract';

export type Both = Record<Language, string>;

/** A legal try that was not asked for, and what there is to say about it. */
export interface Try {
  to: RegExp;
  moves?: string[]; // what the others answer
  say: Both;
}

export interface Lesson {
  title: Both;
  text: Both; // paragraphs, with an empty line between them
  line: string; // the position
  options?: Record<string, string>;
  before?: string[]; // what the others have just done, to be shown
  seat: string; // ours
  task: Both;
  want: RegExp; // moves that fulfil the task
  hint: Both;
  tries?: Try[];
  otherwise: Both; // to a legal try that no entry of `tries` fits
  then?: string[]; // what the others do after the right move
  done: Both;
  refused: { move: string; code: string }[]; // tries the text invites to, and why they fail
  shows?: Record<string, Record<string, string | null>>; // Der Isses!: cards turned up by a move
}

export interface Course {
  game: GameName;
  lessons: Lesson[];
  end: Both;
}

const courses: Record<GameName, () => Promise<{ course: Course }>> = {
  'der-isses': () => import('./lessons/der_isses'),
  talat: () => import('./lessons/talat'),
  touche: () => import('./lessons/touche'),
};

export async function courseOf(game: GameName): Promise<Course> {
  return (await courses[game]()).course;
}
