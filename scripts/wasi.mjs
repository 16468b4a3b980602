// Runs a WebAssembly command: node scripts/wasi.mjs FILE ARGS...
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [file, ...args] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [file, ...args] });
const module = await WebAssembly.compile(await readFile(file));
// Called directly from compiled code, Node 20's functions crash once the memory has grown.
const imports = Object.fromEntries(
  Object.entries(wasi.wasiImport).map(([name, call]) => [name, (...values) => call(...values)]),
);
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: imports });
process.exitCode = wasi.start(instance);
