// The core as WebAssembly (wasm/page.cpp): questions and answers are JSON texts in its memory.
import { sha256 } from '@noble/hashes/sha2';

export type QuestionName =
  | 'open'
  | 'close'
  | 'state'
  | 'play'
  | 'undo'
  | 'story'
  | 'record'
  | 'position'
  | 'look'
  | 'why_not'
  | 'think'
  | 'verify'
  | 'about'
  | 'bench';

type Exports = Record<QuestionName, () => number> & {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  input: (size: number) => number;
  output: () => number;
};

export interface Module {
  ask(name: QuestionName, fields: object): unknown;
}

export async function load(source: Promise<Response> | BufferSource): Promise<Module> {
  let core: Exports;
  const bytes = (at: number, size: number) => new Uint8Array(core.memory.buffer, at, size);
  const imports = {
    page: {
      sha256: (text: number, size: number, digest: number) => {
        bytes(digest, 32).set(sha256(bytes(text, size).slice()));
      },
    },
    // The little of a system that the C++ library asks for: a clock, and nowhere to write to.
    wasi_snapshot_preview1: {
      clock_time_get: (_clock: number, _precision: bigint, at: number) => {
        const now = BigInt(Math.round(performance.now() * 1e6));
        new DataView(core.memory.buffer).setBigUint64(at, now, true);
        return 0;
      },
      fd_close: () => 8,
      fd_seek: () => 8,
      fd_write: () => 8,
    },
  };
  const { instance } =
    source instanceof Promise
      ? await WebAssembly.instantiateStreaming(source, imports)
      : await WebAssembly.instantiate(source, imports);
  core = instance.exports as unknown as Exports;
  core._initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    ask(name, fields) {
      const question = encoder.encode(JSON.stringify(fields));
      const at = core.input(question.length);
      bytes(at, question.length).set(question);
      const size = core[name]();
      return JSON.parse(decoder.decode(bytes(core.output(), size)));
    },
  };
}
