#!/usr/bin/env bash
# Every numbered rule of a RULES.md has a test that cites it: rule 10 of Talat is cited by a test
# whose name begins with R10 and a letter or an underscore, such as Talat.R10c_david_takes_goliath.
set -euo pipefail
cd "$(dirname "$0")/.."
bad=0
for game in der_isses:DerIsses talat:Talat touche:Touche; do
  folder=${game%%:*}
  suite=${game##*:}
  rules=$(grep -oE '^[0-9]+\. ' "games/$folder/RULES.md" | tr -dc '0-9\n' | sort -nu)
  count=0
  for rule in $rules; do
    count=$((count + 1))
    grep -qrE "^TEST(_F)?\(${suite}[A-Za-z]*, R${rule}[a-z_]" tests/unit tests/reference tests/laws || {
      echo "no test cites rule $rule of games/$folder/RULES.md"
      bad=1
    }
  done
  echo "$suite: $count rules"
  [[ $count -gt 10 ]] || bad=1
done
exit $bad
