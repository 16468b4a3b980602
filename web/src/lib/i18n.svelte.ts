// What the page says. A folder brings its own words, one file for each language:
//
//   words/en.ts   export default { greet: 'Hello, {name}', cards: { one: '{n} card', other: '{n} cards' } };
//   words/ru.ts   const ru: Words<typeof en> = { … }; export default ru;
//   words.ts      export const t = wordsOf(import.meta.glob<{ default: typeof en }>('./words/*.ts'), common);
//
// Its t() knows the words of the folder and, with the second argument, those of another one besides
// (as a rule the common ones of lib/words.ts). Only the language in use is loaded: a part of the page
// that comes when it is needed comes together with its words, withWords(import('./Part.svelte'), t).
// words.test.ts finds gaps, leftovers and missing plural forms.
import { untrack } from 'svelte';
import { keep, kept } from './keep';
import { preferred, type Language } from './languages';

/** A text, or one per plural form: { one, few, many, other }, chosen by the argument `n`. */
export type Phrase = string | Partial<Record<Intl.LDMLPluralRule, string>>;
/** The catalogue of another language: all that English has. */
export type Words<English> = Record<keyof English, Phrase>;
export type Args = Record<string, string | number>;

let current = $state<Language>(
  preferred(kept('language'), typeof navigator === 'undefined' ? [] : navigator.languages),
);

export function language(): Language {
  return current;
}

export function phrase(words: Phrase, args: Args, inLanguage: Language): string {
  const form = () => new Intl.PluralRules(inLanguage).select(Number(args['n'] ?? 0));
  const text = typeof words === 'string' ? words : (words[form()] ?? words.other ?? '');
  const numbers = new Intl.NumberFormat(inLanguage);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = args[name] ?? whole;
    return typeof value === 'number' ? numbers.format(value) : value;
  });
}

export interface Say<Key extends string> {
  /** The words of this key in the language of the page. */
  (key: Key, args?: Args): string;
  /** Fetches them; until then nothing is said. */
  load(to?: Language): Promise<void>;
  find(key: string): Phrase | undefined;
}

const used = new Set<(to: Language) => Promise<void>>();

export function wordsOf<English extends object, More extends string = never>(
  files: Record<string, () => Promise<{ default: English }>>,
  more?: Say<More>,
): Say<(keyof English & string) | More> {
  let held = $state.raw<Partial<Record<Language, Record<string, Phrase>>>>({});

  async function own(to: Language): Promise<void> {
    if (held[to]) return;
    const name = Object.keys(files).find((path) => path.endsWith(`/${to}.ts`));
    const words = name && (await files[name]?.());
    if (words) held = { ...held, [to]: words.default };
  }
  async function load(to = current): Promise<void> {
    used.add(load);
    await Promise.all([own(to), more?.load(to)]);
  }
  const find = (key: string) => held[current]?.[key] ?? more?.find(key);
  function t(key: string, args: Args = {}): string {
    const words = find(key);
    if (words !== undefined) return phrase(words, args, current);
    void load().catch(() => undefined); // it is said as soon as it is there
    return '';
  }
  return Object.assign(t, { load, find });
}

/** A part of the page that is loaded when it is needed, with its words. */
export async function withWords<Part>(part: Promise<Part>, words: Pick<Say<never>, 'load'>): Promise<Part> {
  return (await Promise.all([part, untrack(() => words.load())]))[0];
}

let wanted: Language | null = null;

/** Changes the language as soon as all words in use are there in it. */
export async function setLanguage(to: Language): Promise<void> {
  wanted = to;
  await Promise.all([...used].map((load) => load(to)));
  if (wanted !== to) return; // somebody has chosen another one meanwhile
  current = to;
  keep('language', to);
  document.documentElement.lang = to;
}
