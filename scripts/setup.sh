#!/usr/bin/env bash
# Installs what is missing on a Debian 12 machine, and nothing else.
#   scripts/setup.sh run       what building and running needs
#   scripts/setup.sh package   what making the package needs besides
#   scripts/setup.sh test      what ./test needs besides, the package included
set -euo pipefail

packages=(g++ cmake ninja-build libcli11-dev libboost1.81-dev libssl-dev
          libsqlite3-dev libpq-dev libqrencode-dev
          clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32)
command -v node >/dev/null || packages+=(nodejs)
command -v npm >/dev/null || packages+=(npm)
[[ ${1:-run} == run ]] || packages+=(dpkg-dev file) # CPack asks them for a package's libraries
if [[ ${1:-run} == test ]]; then
  packages+=(libclang-rt-19-dev clang-format-19 clang-tidy-19
             libgtest-dev libbenchmark-dev postgresql chromium)
  command -v python3 >/dev/null || packages+=(python3)
fi

missing=()
for package in "${packages[@]}"; do
  [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
    missing+=("$package")
done
[[ ${#missing[@]} -eq 0 ]] && exit 0

as_root=()
if [[ $(id -u) -ne 0 ]]; then
  command -v sudo >/dev/null || {
    echo "setup: please install as root: apt-get install ${missing[*]}" >&2
    exit 1
  }
  as_root=(sudo)
fi
echo "Installing: ${missing[*]}" >&2
log=$(mktemp)
export DEBIAN_FRONTEND=noninteractive
if ! { "${as_root[@]}" apt-get update -qq &&
       "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}"; } \
     >"$log" 2>&1; then
  cat "$log" >&2
  echo "setup: the installation failed (see above)" >&2
  exit 1
fi
rm -f "$log"
