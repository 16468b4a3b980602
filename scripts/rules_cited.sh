#!/usr/bin/env bash
# Every numbered rule of a game has a test that cites it: rule 10 of Talat is cited by a test whose
# name begins with R10 and a letter or an underscore, such as Talat.R10c_david_takes_goliath. And
# the rule books of a game have the same rules, parts of rules, rulings and pictures in each language.
set -euo pipefail
cd "$(dirname "$0")/.."
bad=0
# What must be the same in each language: numbers, `>` for a ruling, names of pictures, examples.
skeleton() {
  grep -oE '^[0-9]+\. |^ +- \*\*[0-9]+[a-z]\*\*|^ +> \*\*|\(picture:[a-z]+\)|^#+ |\| `.*$' "$1" | tr -d ' '
}
for game in der_isses:DerIsses talat:Talat touche:Touche; do
  folder=${game%%:*}
  suite=${game##*:}
  rules=$(grep -oE '^[0-9]+\. ' "games/$folder/rules.en.md" | tr -dc '0-9\n')
  count=0
  for rule in $rules; do
    count=$((count + 1))
    [[ $rule == "$count" ]] || {
      echo "games/$folder/rules.en.md: rule $rule comes after $((count - 1))"
      bad=1
    }
    grep -qrE "^TEST(_F)?\(${suite}[A-Za-z]*, R${rule}[a-z_]" tests/unit tests/reference tests/laws || {
      echo "no test cites rule $rule of games/$folder/rules.en.md"
      bad=1
    }
  done
  for language in ru de; do
    diff <(skeleton "games/$folder/rules.en.md") <(skeleton "games/$folder/rules.$language.md") || {
      echo "games/$folder/rules.$language.md differs from rules.en.md in the lines above"
      bad=1
    }
  done
  echo "$suite: $count rules"
  [[ $count -gt 10 ]] || bad=1
done
exit $bad
