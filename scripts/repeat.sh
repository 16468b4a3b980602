#!/usr/bin/env bash
# Looks for tests that fail now and then: runs them again and again and says how often they failed.
#   scripts/repeat.sh [TIMES]         the tests in the browser, ten times
#   scripts/repeat.sh --all [TIMES]   all of ./test, three times
set -euo pipefail
cd "$(dirname "$0")/.."
export TROIKA_AGAIN=1 # also what has not changed
what=(scripts/browser_tests.sh)
times=10
if [[ ${1:-} == --all ]]; then
  what=(./test)
  times=3
  shift
fi
times=${1:-$times}
logs=build/repeat
rm -rf "$logs"
mkdir -p "$logs"

failed=0
for ((i = 1; i <= times; ++i)); do
  began=$SECONDS
  how=passed
  "${what[@]}" >"$logs/$i.log" 2>&1 || {
    how="FAILED, see $logs/$i.log"
    failed=$((failed + 1))
  }
  printf '%3d of %d: %4ds  %s\n' "$i" "$times" $((SECONDS - began)) "$how"
  [[ $how == passed ]] || grep -hE '^ *(FAIL|✗|×) |\*\*\*Failed|\[  FAILED  \]' "$logs/$i.log" | sort -u | head -n 20
done
printf '%s: %d of %d runs failed\n' "${what[0]}" "$failed" "$times"
[[ $failed -eq 0 ]]
