// The rule books have the same rules in every language, and what cites a rule cites one that is there.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games as list, gameOf } from '../games';
import { pieces } from './rich';
import { bookOf, type RuleBook } from './rules/book';
import { parse } from './rules/parse';

const games = list.map((game) => game.name);
const languages = ['en', 'ru', 'de'] as const;
const folder = (game: string) => new URL(`../../../games/${game.replace('-', '_')}/`, import.meta.url);

const rulesOf = (book: RuleBook) => book.sections.flatMap((section) => section.rules);
const numbers = (book: RuleBook) =>
  rulesOf(book).flatMap((rule) => [String(rule.n), ...(rule.parts ?? []).map((part) => part.n)]);

/** Every text of the rules of a book. */
const texts = (book: RuleBook) =>
  rulesOf(book).flatMap(({ text, more = text, ruling = text, parts = [], picture }) => [
    text, more, ruling, ...parts.map((part) => part.text), ...(picture ? [picture.says] : []),
  ]);

const books = Object.fromEntries(
  await Promise.all(
    games.map(async (game) => [
      game,
      Object.fromEntries(await Promise.all(languages.map(async (to) => [to, await bookOf(game, to)]))),
    ]),
  ),
) as Record<string, Record<(typeof languages)[number], RuleBook>>;

describe.each(games)('the rules of %s', (game) => {
  const byLanguage = books[game]!;
  const { en, ru, de } = byLanguage;
  const { help } = gameOf(game);
  const numbersOfRules = numbers(en);

  test.each(languages)('in %s hold every rule of the source, in order', (to) => {
    const source = readFileSync(new URL(`rules.${to}.md`, folder(game)), 'utf8');
    const printed = [...source.matchAll(/^(\d+)\. |^ +- \*\*(\d+[a-z])\*\*/gm)].map((m) => m[1] ?? m[2]);
    expect(numbers(byLanguage[to])).toEqual(printed);
    expect(rulesOf(byLanguage[to]).map((rule) => rule.n)).toEqual(rulesOf(en).map((_, i) => i + 1));
    expect(rulesOf(byLanguage[to]).filter((rule) => rule.ruling)).toHaveLength(source.match(/^ +> \*\*/gm)!.length);
  });

  test('are the same in structure', () => {
    const shape = (book: RuleBook) => [
      book.sections.map((s) => [s.text !== undefined, s.table?.rows.length]),
      book.sections.map((s) =>
        s.rules.map((r) => [
          r.n, r.parts?.map((part) => part.n), r.picture?.name, r.more !== undefined, r.ruling !== undefined,
        ]),
      ),
      book.notation.parts.map((part) => part.table.rows.map((row) => row[1])),
    ];
    expect(shape(ru)).toEqual(shape(en));
    expect(shape(de)).toEqual(shape(en));
  });

  test('are written in their language, and cite rules that there are', () => {
    for (const text of texts(ru)) expect(text).toMatch(/[а-я]/);
    for (const text of [...texts(en), ...texts(de)]) expect(text).not.toMatch(/[а-я]/i);
    expect(texts(de).filter((text) => texts(en).includes(text))).toEqual([]);
    for (const text of [...texts(en), ...texts(ru), ...texts(de)]) {
      for (const piece of pieces(text)) if (piece.kind === 'rule') expect(numbersOfRules).toContain(piece.text);
    }
    for (const rule of help) expect(numbersOfRules).toContain(String(rule));
    expect(help).toHaveLength(5);
  });

  test.each(languages)('fit the terminal in short in %s', (to) => {
    const lines = byLanguage[to].short.split('\n');
    expect(lines.length).toBeLessThanOrEqual(16);
    for (const line of lines) {
      expect(line.length, line).toBeLessThanOrEqual(92);
      expect(line, 'it is printed as it is').not.toMatch(/\*\*|`|\[\d/);
    }
  });

  test('have every rule that a refusal cites', () => {
    const cited = readdirSync(folder(game))
      .filter((name) => /\.(h|cpp)$/.test(name))
      .flatMap((name) => [...readFileSync(new URL(name, folder(game)), 'utf8').matchAll(/\bReason \w+\{[^}]*?,\s*(\d+)\}/g)])
      .map((found) => found[1]);
    expect(cited).not.toEqual([]);
    for (const rule of cited) expect(numbersOfRules).toContain(rule);
  });
});

test.each(games)('every picture of %s is shown', async (game) => {
  const shown = rulesOf(books[game]!.en).map((rule) => rule.picture?.name);
  const { pictures } = (await gameOf(game).drawings()).drawings;
  expect(Object.keys(pictures).filter((name) => !shown.includes(name))).toEqual([]);
});

describe('a rule book', () => {
  const book = (rules: string) =>
    parse(`# Game\n\nIntro\non two lines.\n\nNote.\n\n## Short\n\nShort.\n\n## Rules\n\n${rules}\n\n## Moves\n\n`
      + 'So:\n\n| what | example |\n| --- | --- |\n| a move | `a1` |\n', ['coin']);

  test('is read', () => {
    expect(book('1. One\n   **rule**.\n\n2. Two:\n\n   - **2a** first\n     part;\n   - **2b** second.\n\n   More.\n\n'
      + '   > **Ruling:** so\n   > it is.\n\n   ![seen](picture:coin)')).toEqual({
      title: 'Game',
      intro: 'Intro on two lines.',
      note: 'Note.',
      short: 'Short.',
      sections: [
        {
          title: 'Rules',
          rules: [
            { n: 1, text: 'One **rule**.' },
            {
              n: 2, text: 'Two:', more: 'More.', ruling: 'so it is.',
              parts: [{ n: '2a', text: 'first part;' }, { n: '2b', text: 'second.' }],
              picture: { name: 'coin', says: 'seen' },
            },
          ],
        },
      ],
      notation: {
        title: 'Moves',
        parts: [{ text: 'So:', table: { head: ['what', 'example'], rows: [['a move', '`a1`']] } }],
      },
    });
  });

  test('with something that would get lost is refused', () => {
    expect(() => book('1. One.\n\nlost')).toThrow('belongs to no rule');
    expect(() => book('1. One.\n\n   lost')).toThrow('does not end');
    expect(() => book('1. One.\n\n   ![x](picture:none)')).toThrow('no picture none');
    expect(() => book('1. One.\n\n   - **x** part')).toThrow();
    expect(() => book('| a | b |\n| --- | --- |\n| c |')).toThrow('not a row');
    expect(() => parse('# Game\n', [])).toThrow('not a rule book');
  });
});
