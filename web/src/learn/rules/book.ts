// What a page of rules is made of. Every language has one source, games/*/rules.*.md, from which the
// terminal is served too; it is loaded only in the language in use.
import { gameOf } from '../../games';
import type { GameName } from '../../lib/contract';
import { parse } from './parse';

/** Texts may hold **bold**, `notation` and [12], a link to that rule. */
export interface Rule {
  n: number;
  text: string;
  parts?: { n: string; text: string }[];
  more?: string; // what follows the parts
  ruling?: string; // what the printed rules leave open and we have settled
  picture?: { name: string; says: string };
}

export interface Table {
  head: string[];
  rows: string[][];
}

export interface Section {
  title: string;
  text?: string;
  table?: Table;
  rules: Rule[];
}

export interface RuleBook {
  title: string;
  intro: string;
  note: string; // about the numbers
  short: string; // what the terminal prints during a game
  sections: Section[];
  notation: { title: string; parts: { text: string; table: Table }[] };
}

const sources = import.meta.glob<string>('../../../../games/*/rules.*.md', {
  query: '?raw',
  import: 'default',
});

export async function bookOf(game: GameName, language: string): Promise<RuleBook> {
  const source = sources[`../../../../games/${game.replace('-', '_')}/rules.${language}.md`];
  if (!source) throw new Error(`no rules of ${game} in ${language}`);
  const [text, { drawings }] = await Promise.all([source(), gameOf(game).drawings()]);
  return parse(text, Object.keys(drawings.pictures));
}
