// What the page says, in English and Russian. Each part of the page brings its own words; the types
// see to it that both languages have the same keys.
import type { Language } from './contract';
import { keep, kept } from './keep';
import { boards } from './words/boards';
import { common } from './words/common';
import { game } from './words/game';
import { learn } from './words/learn';
import { online } from './words/online';
import { replay } from './words/replay';
import { start } from './words/start';

/** A text, or one per plural form: { one, few, many, other }, chosen by the argument `n`. */
export type Phrase = string | Partial<Record<Intl.LDMLPluralRule, string>>;

const en = { ...common.en, ...start.en, ...game.en, ...online.en, ...replay.en, ...boards.en, ...learn.en };
export type Key = keyof typeof en;
type Dictionary = Record<Key, Phrase>;
const ru: Dictionary = {
  ...common.ru,
  ...start.ru,
  ...game.ru,
  ...online.ru,
  ...replay.ru,
  ...boards.ru,
  ...learn.ru,
};
export const dictionaries: Record<Language, Dictionary> = { en, ru };

const plurals = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };

function preferred(): Language {
  const chosen = kept('language');
  if (chosen === 'en' || chosen === 'ru') return chosen;
  const own = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const tag of own) {
    if (tag.startsWith('ru')) return 'ru';
    if (tag.startsWith('en')) return 'en';
  }
  return 'en';
}

let current = $state<Language>(preferred());

export function language(): Language {
  return current;
}

export function setLanguage(to: Language): void {
  current = to;
  keep('language', to);
  document.documentElement.lang = to;
}

export type Args = Record<string, string | number>;

export function phrase(words: Phrase, args: Args, inLanguage: Language): string {
  let text: string;
  if (typeof words === 'string') {
    text = words;
  } else {
    const form = plurals[inLanguage].select(Number(args['n'] ?? 0));
    text = words[form] ?? words.other ?? '';
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}

/** The words of this key in the language of the page. */
export function t(key: Key, args: Args = {}): string {
  return phrase(dictionaries[current][key], args, current);
}

/** Words of the core, which come in both languages. */
export function say(both: { en: string; ru: string }): string {
  return both[current];
}
