// Writes the service worker: src/offline.js with the names of all files of this build in it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  return {
    name: 'troika-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const own = readdirSync('public').map((name) => `/${name}`);
        const built = Object.keys(bundle)
          .filter((name) => name !== 'index.html')
          .map((name) => `/${name}`);
        const files = ['/', ...own, ...built].sort();
        const version = createHash('sha256');
        for (const name of own) version.update(readFileSync(`public${name}`));
        const index = bundle['index.html'];
        version.update(files.join('\n')).update(index?.type === 'asset' ? index.source : '');
        const source = readFileSync('src/offline.js', 'utf8')
          .replace('FILES', JSON.stringify(files))
          .replace('VERSION', JSON.stringify(version.digest('hex').slice(0, 12)));
        this.emitFile({ type: 'asset', fileName: 'offline.js', source });
      },
    },
  };
}
