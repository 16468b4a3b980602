// The languages of the page, each by its own name. A further one is a line here and a file beside
// every words/en.ts.
export const languages = {
  en: 'English',
  ru: 'Русский',
  de: 'Deutsch',
};

export type Language = keyof typeof languages;

export const codes = Object.keys(languages) as Language[];

/** What somebody has chosen, else the first language of the browser that there is, else English. */
export function preferred(chosen: string | null, wanted: readonly string[]): Language {
  const tags = [chosen ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0]);
  return tags.flatMap((tag) => codes.filter((code) => code === tag))[0] ?? 'en';
}
