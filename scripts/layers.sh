#!/usr/bin/env bash
# A folder includes only what lies below it. Prints every include that points upwards.
set -euo pipefail
cd "$(dirname "$0")/.."

declare -A below=(
  [core]="core"
  [games/der_isses]="core games/der_isses"
  [games/talat]="core games/talat"
  [games/touche]="core games/touche"
  [search]="core games search"
  [table]="core games search table"
  [room]="core games search table room"
  [tournament]="core games search table room tournament"
  [store]="core store"
  [server]="core games search table room tournament store server"
  [wasm]="core games search table room wasm"
  [cli/terminal]="core cli/terminal"
  [cli/games]="core games table room tournament/reasons.h server/reasons.h cli/terminal cli/games"
  [cli/play]="core search table cli/terminal cli/games cli/play"
  [cli/contest]="core search table room/sha256.h tournament cli/terminal cli/games cli/contest"
  [cli/service]="core store server cli/terminal cli/games cli/service"
  [cli/commands]="core search table room cli"
  [cli/words]="core cli"
  [tools]="core games search table"
)
bad=0
checked=0
for folder in "${!below[@]}"; do
  [[ -d $folder ]] || continue
  while IFS=: read -r file line text; do
    target=$(sed -E 's/.*"([^"]+)".*/\1/' <<<"$text")
    checked=$((checked + 1))
    allowed=0
    for lower in ${below[$folder]}; do
      [[ $target == "$lower" || $target == "$lower"/* ]] && allowed=1
    done
    if [[ $allowed -eq 0 ]]; then
      echo "$file:$line: $folder/ may not include \"$target\""
      bad=1
    fi
  done < <(grep -rnE '^#include "' --include='*.h' --include='*.cpp' "$folder" || true)
done
echo "$checked includes checked"
[[ $checked -gt 0 && $bad -eq 0 ]]
