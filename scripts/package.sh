#!/usr/bin/env bash
# Makes the Debian package of what is here: build/package/troika_VERSION_ARCHITECTURE.deb. It holds
# the program, the page, a service, an example for nginx, and what the program says of itself: its
# manual in every language, and the completion of its commands.
#   scripts/package.sh            prints the name of the file
#   scripts/package.sh 0.9.0      under another version than that in version.txt
set -euo pipefail
cd "$(dirname "$0")/.."
version=${1:-$(<version.txt)}

scripts/setup.sh package
scripts/build.sh release troika
scripts/page.sh

# The same sources give the same package: no time of today is in it.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y version.txt)
export SOURCE_DATE_EPOCH

share=build/package/share
rm -rf "$share"
mkdir -p "$share"/{man/man1,bash-completion/completions,doc/troika}
build/release/troika completion >"$share/bash-completion/completions/troika"
build/release/troika --lang en manual | gzip -9n >"$share/man/man1/troika.1.gz"
for words in cli/words/*.cpp; do
  language=$(basename "$words" .cpp)
  mkdir -p "$share/man/$language/man1"
  build/release/troika --lang "$language" manual | gzip -9n >"$share/man/$language/man1/troika.1.gz"
done
gzip -9n >"$share/doc/troika/changelog.gz" <<END
troika ($version) unstable; urgency=medium

  * As of commit $(git rev-parse --short HEAD 2>/dev/null || echo unknown).

 -- The Troika authors <troika@example.org>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
END

log=build/package/cpack.log
(umask 022 && cpack --config build/release/CPackConfig.cmake -R "$version") >"$log" 2>&1 || {
  cat "$log" >&2
  exit 1
}
echo "build/package/troika_${version}_$(dpkg --print-architecture).deb"
