// The pages of rules have the numbers of games/*/RULES.md, in both languages, and cite what is there.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { help } from './help';
import { pieces } from './rich';
import type { RuleBook } from './rules/book';
import { book as der_isses_en } from './rules/der_isses.en';
import { book as der_isses_ru } from './rules/der_isses.ru';
import { book as talat_en } from './rules/talat.en';
import { book as talat_ru } from './rules/talat.ru';
import { book as touche_en } from './rules/touche.en';
import { book as touche_ru } from './rules/touche.ru';

const games = [
  { game: 'der-isses', folder: 'der_isses', en: der_isses_en, ru: der_isses_ru },
  { game: 'talat', folder: 'talat', en: talat_en, ru: talat_ru },
  { game: 'touche', folder: 'touche', en: touche_en, ru: touche_ru },
] as const;

const rulesOf = (book: RuleBook) => book.sections.flatMap((section) => section.rules);
const numbers = (book: RuleBook) =>
  rulesOf(book).flatMap((rule) => [String(rule.n), ...(rule.parts ?? []).map((part) => part.n)]);

/** Every text of the rules of a book. */
const texts = (book: RuleBook) =>
  rulesOf(book).flatMap(({ text, more = text, ruling = text, parts = [] }) => [
    text, more, ruling, ...parts.map((part) => part.text),
  ]);

describe.each(games)('the rules of $game', ({ game, folder, en, ru }) => {
  const source = readFileSync(new URL(`../../../games/${folder}/RULES.md`, import.meta.url), 'utf8');
  const printed = [...source.matchAll(/^(\d+)\. |^ +(?:- )?\*\*(\d+[a-z])\*\*/gm)].map((m) => m[1] ?? m[2]);

  test('have the numbers of the rule book', () => {
    expect(numbers(en)).toEqual(printed);
    expect(numbers(ru)).toEqual(printed);
  });

  test('say which rulings are ours, the same in both languages', () => {
    const ruled = (book: RuleBook) => rulesOf(book).filter((rule) => rule.ruling).map((rule) => rule.n);
    expect(ruled(ru)).toEqual(ruled(en));
    const bodies = source.split(/^(?=\d+\. )/m).slice(1);
    // What follows the last numbered rule belongs to none of them.
    const marked = bodies.filter((body) => /\*\*ruling|\*\*Ruling/i.test(body.split('\n## ')[0] ?? ''));
    expect(ruled(en)).toEqual(marked.map((body) => Number.parseInt(body, 10)));
  });

  test('are the same in structure', () => {
    const shape = (book: RuleBook) => [
      book.sections.map((s) => s.rules.map((r) => [r.n, r.picture, r.more !== undefined])),
      book.sections.map((s) => s.table?.rows.length),
      book.notation.table.rows.map((row) => row[1]),
    ];
    expect(shape(ru)).toEqual(shape(en));
  });

  test('are written in their language, and cite rules that there are', () => {
    for (const text of texts(en)) expect(text).not.toMatch(/[а-я]/i);
    for (const text of texts(ru)) expect(text).toMatch(/[а-я]/);
    for (const text of [...texts(en), ...texts(ru)]) {
      for (const piece of pieces(text)) if (piece.kind === 'rule') expect(printed).toContain(piece.text);
    }
    for (const item of help[game]) expect(printed).toContain(String(item.rule));
    expect(help[game]).toHaveLength(5);
  });
});
