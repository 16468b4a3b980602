#!/usr/bin/env bash
# Shared code knows no game: what a game is about stands in its folders, and shared files that name
# one are counted here, so that they do not become more. A file or folder whose own name is that of a
# game belongs to it. Fails above the number reached: lower it when you can.
#   scripts/games_named.sh [--list]
set -euo pipefail
cd "$(dirname "$0")/.."
most=15

pattern=''
for folder in games/*/; do
  name=$(basename "$folder")
  pattern+="${pattern:+|}${name//_/[-_ ]?}"
done
pattern="(${pattern//touche/touch(e|é)})([^a-z]|\$)"
files=$(git ls-files -- core search table room store server wasm cli bench 'web/src' |
  grep -E '\.(h|cpp|ts|svelte)$' | grep -vE '\.test\.ts$' | grep -viE "${pattern%(*}")
named=$(xargs grep -liE "$pattern" <<<"$files" || true)
count=$(grep -c . <<<"$named" || true)
[[ ${1:-} != --list ]] || printf '%s\n' "$named"
echo "$count shared files name a game (at most $most)"
[[ $(wc -l <<<"$files") -gt 100 && $count -le $most ]]
