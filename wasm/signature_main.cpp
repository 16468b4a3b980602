// Prints the bench signature: `node scripts/wasi.mjs build/wasm/signature.wasm`.
#include <cinttypes>
#include <cstdio>

#include "table/signature.h"

int main() { std::printf("Bench: %" PRIu64 "\n", troika::bench_signature()); }
