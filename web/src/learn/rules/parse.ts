// Reads a rule book, games/*/rules.*.md, which is Markdown of a fixed form:
//
//   # Title, what the game is, what the numbers are
//   ## In short            the first section
//   ## …                   sections of rules, perhaps with a text and a table before them
//   12. A rule
//       - **12a** a part of it
//
//       More about it
//
//       > **Ruling:** what the printed rules leave open
//
//       ![caption](picture:name)
//   ## How moves are written   the last section: texts, each with a table of examples
//
// What does not fit is an error: a rule must not get lost on its way to the page.
import type { Rule, RuleBook, Section, Table } from './book';

type Block = { indent: boolean; lines: string[] };

function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim())
    .map((block) => {
      const lines = block.split('\n').filter((line) => line.trim());
      return { indent: /^\s/.test(lines[0] ?? ''), lines: lines.map((line) => line.trim()) };
    });
}

function table(lines: string[]): Table {
  const cells = (line: string) => line.split('|').slice(1, -1).map((cell) => cell.trim());
  const [head = '', , ...rows] = lines;
  const read = { head: cells(head), rows: rows.map(cells) };
  for (const row of read.rows) {
    if (row.length !== read.head.length) throw new Error(`not a row of its table: ${row.join(' | ')}`);
  }
  return read;
}

const isTable = (block: Block) => block.lines[0]?.startsWith('|') === true;
const joined = (lines: string[]) => lines.join(' ');

function parts(lines: string[]): NonNullable<Rule['parts']> {
  const items = joined(lines).split(/(?:^| )- (?=\*\*)/).slice(1);
  return items.map((item) => {
    const found = /^\*\*(\d+[a-z])\*\* (.*)$/.exec(item);
    if (!found) throw new Error(`not a part of a rule: ${item}`);
    return { n: found[1]!, text: found[2]! };
  });
}

/** What stands under a rule. */
function add(rule: Rule, { lines }: Block, pictures: string[]): void {
  const text = joined(lines);
  const picture = /^!\[(.*)\]\(picture:(\w+)\)$/.exec(text);
  if (picture) {
    const [, says = '', name = ''] = picture;
    if (!pictures.includes(name)) throw new Error(`there is no picture ${name}`);
    rule.picture = { name, says };
  } else if (text.startsWith('> ')) {
    rule.ruling = joined(lines.map((line) => line.slice(2))).replace(/^\*\*[^*]+\*\* /, '');
  } else if (text.startsWith('- ')) {
    rule.parts = parts(lines);
  } else if (rule.parts && rule.more === undefined) {
    rule.more = text;
  } else {
    throw new Error(`rule ${rule.n} does not end: ${text}`);
  }
}

function section(title: string, text: string, pictures: string[]): Section {
  const made: Section = { title, rules: [] };
  for (const block of blocks(text)) {
    const said = joined(block.lines);
    const rule = /^(\d+)\. (.*)$/.exec(said);
    const last = made.rules.at(-1);
    if (block.indent && last) add(last, block, pictures);
    else if (rule) made.rules.push({ n: Number(rule[1]), text: rule[2]! });
    else if (isTable(block)) made.table = table(block.lines);
    else if (made.text === undefined && !last) made.text = said;
    else throw new Error(`belongs to no rule: ${said}`);
  }
  return made;
}

function notation(title: string, text: string): RuleBook['notation'] {
  const all = blocks(text);
  const made: RuleBook['notation']['parts'] = [];
  for (let i = 0; i < all.length; i += 2) {
    const [said, examples] = [all[i]!, all[i + 1]];
    if (isTable(said) || !examples || !isTable(examples)) throw new Error(`no examples: ${joined(said.lines)}`);
    made.push({ text: joined(said.lines), table: table(examples.lines) });
  }
  return { title, parts: made };
}

/** `pictures`: the names of those that there are. */
export function parse(source: string, pictures: string[]): RuleBook {
  const [head = '', ...chapters] = source.split(/^## /m);
  const [title = '', intro = '', note = ''] = blocks(head).map((block) => joined(block.lines));
  const named = chapters.map((chapter): [string, string] => {
    const end = chapter.indexOf('\n');
    return [chapter.slice(0, end), chapter.slice(end + 1)];
  });
  const [short, ...rest] = named;
  const last = rest.pop();
  if (!title.startsWith('# ') || !note || !short || !last) throw new Error('not a rule book');
  return {
    title: title.slice(2),
    intro,
    note,
    short: short[1].trim(),
    sections: rest.map(([name, text]) => section(name, text, pictures)),
    notation: notation(...last),
  };
}
