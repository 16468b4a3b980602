#!/usr/bin/env bash
# The tests with a real Chromium, unless they have passed with just this page, this server, these
# tests and this browser; TROIKA_AGAIN=1 runs them anyway.
set -euo pipefail
cd "$(dirname "$0")/.."
passed=build/browser_passed.txt
stamp=$(
  {
    find web/tests web/package.json web/package-lock.json web/vitest.browser.config.ts -type f -print0 |
      sort -z | xargs -0 sha256sum
    sha256sum build/web/stamp.txt build/release/troika
    node --version
    dpkg-query -W chromium
  } | sha256sum
)
if [[ -z ${TROIKA_AGAIN:-} && -f $passed && $(<"$passed") == "$stamp" ]]; then
  echo "nothing that these tests depend on has changed since they passed"
  exit 0
fi
rm -f "$passed"
npm run --silent --prefix web test:browser
printf '%s\n' "$stamp" >"$passed"
