// Every npm package that ./test needs must run on Debian 12's Node, whichever Node runs this: looks at
// `engines` of what web/package-lock.json installs on this kind of machine.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const oldest = '18.20.4'; // Debian 12's
// Optional ones: npm leaves them out where they do not run, and rollup does without.
const leftOut = ['node_modules/@napi-rs/lzma-linux-x64-gnu'];

const page = new URL('../web/', import.meta.url);
const semver = createRequire(page)('semver');
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', page), 'utf8'));
const has = (list, name) => !list || list.includes(name);
const installed = Object.entries(packages).filter(
  ([name, about]) =>
    has(about.os, 'linux') && has(about.cpu, 'x64') && has(about.libc, 'glibc') && !leftOut.includes(name),
);
const tooNew = installed.filter(([, { engines }]) => engines?.node && !semver.satisfies(oldest, engines.node));
for (const [name, { version, engines }] of tooNew)
  console.log(`${name || 'web/package.json'} ${version} wants Node ${engines.node}`);
console.log(`${installed.length} packages: ${tooNew.length} would not run on Node ${oldest}`);
process.exit(tooNew.length === 0 && installed.length > 10 ? 0 : 1);
