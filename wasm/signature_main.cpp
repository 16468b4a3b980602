// Prints the bench signatures: `node scripts/wasi.mjs build/wasm/signature.wasm`.
#include <cinttypes>
#include <cstdio>

#include "table/signature.h"

int main() {
  std::printf("Bots: %" PRIu64 "\n", troika::bots_signature());
  std::printf("Bench: %" PRIu64 "\n", troika::bench_signature());
}
