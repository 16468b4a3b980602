#!/usr/bin/env bash
# Makes the package and looks at it: what is in it, what it asks for, how well its service is locked
# in, and what lintian, Debian's own check of packages, says. The last two only where there are
# programs for it: they bring a hundred packages with them, which ./test does not install. Whether the
# package works is for scripts/try_package.sh, which wants both.
set -euo pipefail
cd "$(dirname "$0")/.."
package=$(scripts/package.sh)
bad=0
so() {
  "${@:2}" >/dev/null 2>&1 && return
  echo "not so: $1"
  bad=1
}
field() { dpkg-deb -f "$package" "$1"; }
list=$(dpkg-deb -c "$package")
holds() { grep -qE "^$1 root/root .* \./$2$" <<<"$list"; }

so "its version is that of the program" test "$(field Version)" = "$(<version.txt)"
for library in libc6 libpq5 libqrencode4 libsqlite3-0 libssl3 libstdc++6; do
  so "it asks for $library" grep -qF "$library " <<<"$(field Depends) "
done
so "it asks for adduser" grep -qw adduser <<<"$(field Depends)"
so "the program is there" holds -rwxr-xr-x usr/bin/troika
files=(lib/systemd/system/troika.service etc/default/troika usr/share/troika/web/index.html
       usr/share/doc/troika/{copyright,changelog.gz,examples/nginx.conf}
       usr/share/man{,/de,/ru}/man1/troika.1.gz usr/share/bash-completion/completions/troika)
for file in "${files[@]}"; do so "$file is there" holds -rw-r--r-- "$file"; done
so "the core is there" holds -rw-r--r-- 'usr/share/troika/web/.*\.wasm'
so "it leaves changed settings alone" grep -qx /etc/default/troika <(dpkg-deb -I "$package" conffiles)
if command -v systemd-analyze >/dev/null; then
  so "the service is locked in" systemd-analyze security --offline=true --threshold=20 \
    packaging/troika.service
fi
if command -v lintian >/dev/null; then
  lintian --allow-root --fail-on error "$package" || bad=1
fi
[[ $bad -eq 0 ]] && echo "$package: $(wc -l <<<"$list") files and folders"
exit $bad
