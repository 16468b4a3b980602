// Writes the manifest in every language, public/manifest.webmanifest with the words of src/lib/words,
// and what the page is about into index.html.
import { readdirSync, readFileSync } from 'node:fs';
import { transformWithEsbuild, type Plugin } from 'vite';
import { codes } from './src/lib/languages';

async function wordsIn(folder: string, code: string): Promise<Record<string, string>> {
  const file = `${folder}/${code}.ts`;
  const plain = await transformWithEsbuild(readFileSync(file, 'utf8'), file);
  const module = (await import(`data:text/javascript,${encodeURIComponent(plain.code)}`)) as {
    default: Record<string, string>;
  };
  return module.default;
}

async function aboutIn(lang: string): Promise<{ name: string; description: string }> {
  const words = await wordsIn('src/lib/words', lang);
  const folders = readdirSync('src/games').sort();
  const games = await Promise.all(folders.map((game) => wordsIn(`src/games/${game}/words/about`, lang)));
  const names = new Intl.ListFormat(lang).format(games.map((about) => about['name'] ?? ''));
  return { name: words['app.name'] ?? '', description: (words['app.description'] ?? '').replace('{games}', names) };
}

export function manifests(): Plugin {
  return {
    name: 'troika-manifests',
    async transformIndexHtml(html) {
      return html.replace('%description%', (await aboutIn('en')).description);
    },
    async generateBundle() {
      const usual = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as object;
      for (const lang of codes) {
        const { name, description } = await aboutIn(lang);
        const source = JSON.stringify({ ...usual, lang, name, short_name: name, description });
        this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source });
      }
    },
  };
}
