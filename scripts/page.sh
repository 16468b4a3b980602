#!/usr/bin/env bash
# Builds the page into build/web: the core as WebAssembly, then the page, then .br and .gz beside
# each file. Does nothing if nothing has changed.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/build.sh wasm page

# What the page is made of, by content: times differ between copies of the same tree.
stamp=$(
  {
    find web/src web/public web/*.ts web/*.js web/*.json web/*.html -type f ! -name '*.test.ts' -print0 |
      sort -z | xargs -0 sha256sum
    sha256sum build/wasm/page.wasm scripts/page.sh scripts/compress.mjs version.txt games/*/rules.*.md
    node --version
  } | sha256sum
)
[[ -f build/web/stamp.txt && $(<build/web/stamp.txt) == "$stamp" ]] && exit 0

log=build/page.log
quietly() {
  "$@" >"$log" 2>&1 || {
    cat "$log" >&2
    exit 1
  }
}
cd web
log=../$log
packages=$(sha256sum package-lock.json)
if [[ ! -f node_modules/.stamp || $(<node_modules/.stamp) != "$packages" ]]; then
  quietly npm ci --ignore-scripts --no-audit --no-fund
  printf '%s\n' "$packages" >node_modules/.stamp
fi
quietly npm run build
node ../scripts/compress.mjs ../build/web
printf '%s\n' "$stamp" >../build/web/stamp.txt
