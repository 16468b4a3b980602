// Writes the manifest in every language: public/manifest.webmanifest with the words of src/lib/words.
import { readFileSync } from 'node:fs';
import { transformWithEsbuild, type Plugin } from 'vite';
import { codes } from './src/lib/languages';
import type en from './src/lib/words/en';

async function wordsIn(code: string): Promise<typeof en> {
  const file = `src/lib/words/${code}.ts`;
  const plain = await transformWithEsbuild(readFileSync(file, 'utf8'), file);
  const module = (await import(`data:text/javascript,${encodeURIComponent(plain.code)}`)) as { default: typeof en };
  return module.default;
}

export function manifests(): Plugin {
  return {
    name: 'troika-manifests',
    apply: 'build',
    async generateBundle() {
      const usual = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as object;
      for (const lang of codes) {
        const words = await wordsIn(lang);
        const name = words['app.name'];
        const own = { lang, name, short_name: name, description: words['app.description'] };
        const source = JSON.stringify({ ...usual, ...own });
        this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source });
      }
    },
  };
}
