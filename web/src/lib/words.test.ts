// Every folder's words in every language: gaps, leftovers, holes, plural forms, and words outside words/.
import { describe, expect, test } from 'vitest';
import { phrase, type Phrase } from './i18n.svelte';
import { codes, preferred, type Language } from './languages';

type Catalogue = Record<string, Phrase>;
const files = import.meta.glob<Catalogue>('../**/words/**/*.ts', { eager: true, import: 'default' });
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/\/[^/]*$/, '')))].sort();
const wordsOf = (folder: string, language: Language): Catalogue => files[`${folder}/${language}.ts`] ?? {};
const texts = (words: Phrase | undefined) =>
  typeof words === 'object' ? Object.values(words) : words === undefined ? [] : [words];
const holes = (words: Phrase | undefined) =>
  [...new Set(texts(words).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

const sources = Object.entries(
  import.meta.glob<string>('../**/*.{ts,svelte}', { eager: true, query: '?raw', import: 'default' }),
).filter(([path]) => !path.includes('/words/') && !path.endsWith('.test.ts'));

describe.each(codes)('the words in %s', (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
  const all = folders.flatMap((folder) =>
    Object.entries(wordsOf(folder, 'en')).map(([key, english]) => ({
      key: `${folder} ${key}`,
      english,
      words: wordsOf(folder, language)[key],
    })),
  );

  test('have no gaps and nothing besides', () => {
    for (const folder of folders)
      expect(Object.keys(wordsOf(folder, language)).sort(), folder).toEqual(
        Object.keys(wordsOf(folder, 'en')).sort(),
      );
    const sentences = all.filter(({ words }) => texts(words).length > 0);
    console.log(`${language}: ${sentences.length} of ${all.length} sentences, ${folders.length} folders`);
    expect(all.filter(({ words }) => !texts(words).length || texts(words).some((text) => !text.trim()))).toEqual([]);
  });

  test('have the same holes as in English', () => {
    for (const { key, english, words } of all) expect(holes(words), key).toEqual(holes(english));
  });

  test('have every plural form', () => {
    for (const { key, english, words } of all) {
      expect(typeof words, key).toBe(typeof english);
      if (typeof words === 'object') expect(Object.keys(words).sort(), key).toEqual(forms);
    }
  });
});

test('there is no file for a language that is not in the list', () => {
  const known = folders.flatMap((folder) => codes.map((code) => `${folder}/${code}.ts`));
  expect(Object.keys(files).sort()).toEqual(known.sort());
});

test('no folder says anew what is shared', () => {
  const shared = ['../lib/words', '../boards/words'];
  const keys = shared.flatMap((folder) => Object.keys(wordsOf(folder, 'en')));
  const others = folders.filter((folder) => !shared.includes(folder));
  for (const folder of others)
    expect(Object.keys(wordsOf(folder, 'en')).filter((key) => keys.includes(key)), folder).toEqual([]);
});

test('all words are used', () => {
  const source = sources.map(([, text]) => text).join('\n');
  // `option.seats.${value}` uses every key that differs only there.
  const made = [...source.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^}`]*\})*)`/g)]
    .filter(([, text = '']) => text.includes('${'))
    .map(([, text = '']) => {
      const parts = text.split(/\$\{[^}`]*\}/).map((part) => part.replaceAll('.', '\\.'));
      return new RegExp(`^${parts.join('[^.]+')}$`);
    });
  const used = (key: string) =>
    ["'", '"', '`'].some((quote) => source.includes(quote + key + quote)) ||
    made.some((form) => form.test(key));
  const keys = folders.flatMap((folder) => Object.keys(wordsOf(folder, 'en')));
  expect(keys.filter((key) => !used(key))).toEqual([]);
});

test('nothing is said in several languages outside the folders of words', () => {
  // Reasons of the core come in two languages.
  const others = /\/reasons\.ts|\/api\.ts|\/online\.svelte\.ts/;
  const pair = new RegExp(`^.*\\b(?:${codes.join('|')}):\\s*['"\`{(].*$`, 'gm');
  const found = sources
    .filter(([path]) => !others.test(path) && !path.endsWith('/languages.ts') && !path.endsWith('/i18n.svelte.ts'))
    .flatMap(([path, text]) => (text.match(pair) ?? []).map((line) => `${path}: ${line.trim()}`));
  expect(found).toEqual([]);
});

test('plurals and numbers follow the language', () => {
  const points = (language: Language) => wordsOf('../screens/words', language)['result.points'] ?? '';
  const said = [1, 2, 5, 11, 21, 22].map((n) => phrase(points('ru'), { n }, 'ru'));
  expect(said).toEqual(['1 очко', '2 очка', '5 очков', '11 очков', '21 очко', '22 очка']);
  expect(phrase(points('en'), { n: 1 }, 'en')).toBe('1 point');
  expect(phrase(points('en'), { n: 1234 }, 'en')).toBe('1,234 points');
  expect(phrase(points('de'), { n: 1234 }, 'de')).toBe('1.234 Punkte');
});

test('the language is the chosen one, else the first that the browser wants, else English', () => {
  expect(preferred('ru', ['en-GB'])).toBe('ru');
  expect(preferred(null, ['fr-CA', 'ru-RU', 'en'])).toBe('ru');
  expect(preferred('xx', ['fr', 'en-GB', 'ru'])).toBe('en');
  expect(preferred(null, ['de-AT'])).toBe('de');
  expect(preferred(null, ['fr'])).toBe('en');
  expect(preferred(null, [])).toBe('en');
});
