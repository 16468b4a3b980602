// What a page of rules is made of. Numbers are those of games/*/RULES.md: refusals cite them.
import type { GameName, Language } from '../../lib/contract';
import type { PictureName } from './pictures';

/** Texts may hold **bold**, `notation` and [12], a link to that rule. */
export interface Rule {
  n: number;
  text: string;
  parts?: { n: string; text: string }[];
  more?: string; // what follows the parts
  ruling?: string; // what the printed rules leave open and we have settled
  picture?: PictureName;
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
  intro: string;
  sections: Section[];
  notation: { text: string; table: Table };
}

const books: Record<GameName, Record<Language, () => Promise<{ book: RuleBook }>>> = {
  'der-isses': { en: () => import('./der_isses.en'), ru: () => import('./der_isses.ru') },
  talat: { en: () => import('./talat.en'), ru: () => import('./talat.ru') },
  touche: { en: () => import('./touche.en'), ru: () => import('./touche.ru') },
};

export async function bookOf(game: GameName, language: Language): Promise<RuleBook> {
  return (await books[game][language]()).book;
}
