// Writes FILE.br and FILE.gz beside each file of a folder that gets smaller by it.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const worthwhile = /\.(html|js|css|wasm|svg|webmanifest|json|txt)$/;

function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compress(path);
    else if (worthwhile.test(name)) {
      const plain = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
      writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
    }
  }
}

compress(process.argv[2]);
