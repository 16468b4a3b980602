#!/usr/bin/env node
// What the core answers to the page (wasm/page.cpp), kept byte by byte in tests/corpus/page. A case
// is a line «? NAME FIELDS»; the answer follows behind «| ». A new case is a new such line.
//   scripts/page_corpus.mjs            compares
//   scripts/page_corpus.mjs --write    keeps what build/wasm/page.wasm answers now
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const root = new URL("..", import.meta.url);
let core;
const bytes = (at, size) => new Uint8Array(core.memory.buffer, at, size);
const imports = {
  page: {
    sha256: (text, size, digest) =>
      bytes(digest, 32).set(createHash("sha256").update(bytes(text, size)).digest()),
  },
  wasi_snapshot_preview1: {
    clock_time_get: () => 0, // no answer that is kept depends on the time
    fd_close: () => 8,
    fd_seek: () => 8,
    fd_write: () => 8,
  },
};
const wasm = await WebAssembly.compile(readFileSync(new URL("build/wasm/page.wasm", root)));

function ask(name, fields) {
  const question = new TextEncoder().encode(fields);
  bytes(core.input(question.length), question.length).set(question);
  const size = core[name]();
  return new TextDecoder().decode(bytes(core.output(), size));
}

let different = 0;
const folder = new URL("tests/corpus/page/", root);
for (const name of readdirSync(folder).sort()) {
  core = (await WebAssembly.instantiate(wasm, imports)).exports;
  core._initialize();
  const file = new URL(name, folder);
  const kept = readFileSync(file, "utf8");
  const now = [];
  for (const line of kept.split("\n")) {
    if (line.startsWith("| ")) continue;
    now.push(line);
    const asked = /^\? (\w+) (.*)$/.exec(line);
    if (asked) now.push("| " + ask(asked[1], asked[2]));
  }
  const text = now.join("\n");
  if (text === kept) continue;
  if (process.argv.includes("--write")) {
    writeFileSync(file, text);
    continue;
  }
  different = 1;
  const before = kept.split("\n");
  const at = now.findIndex((line, i) => line !== before[i]);
  console.error(`tests/corpus/page/${name}:${at + 1}: after «${now[at - 1]}»`);
  console.error(`- ${before[at]}\n+ ${now[at]}`);
  console.error("If this is meant: scripts/regen_corpus.sh, and read the difference.");
}
process.exitCode = different;
