import { codes, type Language } from '../src/lib/languages';
import type en from '../src/screens/words/en';

const files = import.meta.glob<typeof en>('../src/screens/words/*.ts', { eager: true, import: 'default' });

/** What the screens say in this language. */
export function wordsIn(language: Language): typeof en {
  const words = files[`../src/screens/words/${language}.ts`];
  if (!words) throw new Error(`no words in ${language}`);
  return words;
}

/** This, in whatever language, for a regular expression. */
export function inAnyLanguage(key: 'table.you' | 'new.yourName' | 'online.sitHere'): string {
  return `(${codes.map((code) => wordsIn(code)[key]).join('|')})`;
}
