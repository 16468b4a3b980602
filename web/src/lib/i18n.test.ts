import { describe, expect, test } from 'vitest';
import { dictionaries, phrase, type Key, type Phrase } from './i18n.svelte';

const keys = Object.keys(dictionaries.en) as Key[];
const holes = (words: Phrase) =>
  [
    ...new Set(
      (typeof words === 'string' ? [words] : Object.values(words)).flatMap(
        (text) => text.match(/\{\w+\}/g) ?? [],
      ),
    ),
  ].sort();

describe('the dictionaries', () => {
  test('have the same keys', () => {
    expect(Object.keys(dictionaries.ru).sort()).toEqual([...keys].sort());
  });

  test.each(keys)('%s says the same things in both languages', (key) => {
    expect(holes(dictionaries.ru[key])).toEqual(holes(dictionaries.en[key]));
    for (const words of [dictionaries.en[key], dictionaries.ru[key]])
      for (const text of typeof words === 'string' ? [words] : Object.values(words))
        expect(text.trim()).not.toBe('');
  });

  test('have every plural form', () => {
    for (const key of keys) {
      const { en, ru } = { en: dictionaries.en[key], ru: dictionaries.ru[key] };
      if (typeof en !== 'string')
        expect(Object.keys(en), key).toEqual(expect.arrayContaining(['one', 'other']));
      if (typeof ru !== 'string')
        expect(Object.keys(ru), key).toEqual(expect.arrayContaining(['one', 'few', 'many', 'other']));
    }
  });
});

test('plurals follow the language', () => {
  const points = dictionaries.ru['result.points'];
  const said = [1, 2, 5, 11, 21, 22].map((n) => phrase(points, { n }, 'ru'));
  expect(said).toEqual(['1 очко', '2 очка', '5 очков', '11 очков', '21 очко', '22 очка']);
  expect(phrase(dictionaries.en['result.points'], { n: 1 }, 'en')).toBe('1 point');
});
