#!/usr/bin/env bash
# Tries the package out where nothing else is: makes an empty Debian 12, installs an older version of
# the package there, plays, upgrades while games are going on, removes, installs again and purges.
# Says what it sees and stops at the first thing that is not as it should be. Needs root,
# debootstrap, curl, lintian, systemd-analyze, and a network for apt.
#   scripts/try_package.sh           a chroot, where nobody starts services: the script does it
#   scripts/try_package.sh --boot    a booted system (systemd-nspawn), where systemd does it
set -euo pipefail
cd "$(dirname "$0")/.."
boots=false
[[ ${1:-} == --boot ]] && boots=true
for tool in debootstrap curl lintian systemd-analyze $($boots && echo systemd-nspawn nsenter); do
  command -v "$tool" >/dev/null || { echo "try_package: $tool is missing" >&2; exit 1; }
done
[[ $(id -u) -eq 0 ]] || { echo "try_package: only root can do this" >&2; exit 1; }

work=$(mktemp -d /var/tmp/troika-package.XXXXXX)
root=$work/debian
mounted=()
server=''     # processes started here, by their ids
container=''
end() {
  kill "$1" 2>/dev/null || true
  wait "$1" 2>/dev/null || true
}
leave() {
  local code=$? i
  [[ -z $server ]] || end "$server"
  [[ -z $container ]] || end "$container"
  for ((i = ${#mounted[@]} - 1; i >= 0; --i)); do umount "${mounted[i]}"; done
  rm -rf --one-file-system "$work"
  [[ $code -eq 0 ]] || echo "try_package: FAILED" >&2
}
trap leave EXIT
mount_at() {
  mount -t "$2" "${@:3}" "$2" "$root/$1"
  mounted+=("$root/$1")
}

say() { printf '\n== %s\n' "$*"; }
# so WHAT COMMAND...: the command succeeds; not COMMAND...: it does not.
so() {
  "${@:2}" >"$work/said" 2>&1 || { cat "$work/said"; echo "NOT SO: $1"; exit 1; }
  echo "   $1"
}
not() { ! "$@"; }
soon() {
  local i
  for ((i = 0; i < 300; ++i)); do
    "${@:2}" >"$work/said" 2>&1 && { echo "   $1"; return; }
    sleep 0.2
  done
  cat "$work/said"
  echo "NOT SO within a minute: $1"
  exit 1
}

clean=(env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8
       DEBIAN_FRONTEND=noninteractive)
# In a booted system the network is its own: nothing of this machine can be in the way.
if $boots; then
  boot() {  # takes the place of the shell that runs it
    # systemd wants the second version of control groups, also where this machine has the first.
    exec unshare --mount bash -c '
      if [[ $(stat -f -c %T /sys/fs/cgroup) != cgroup2fs ]]; then
        umount --lazy --recursive /sys/fs/cgroup
        mount -t cgroup2 none /sys/fs/cgroup
      fi
      exec systemd-nspawn --quiet --boot --register=no --keep-unit --private-network \
        --console=pipe --machine=troika-try --directory="$1"' boot "$root"
  }
  leader() { pgrep -P "$container" | head -n 1; }
  inside() {
    if [[ -z $container ]]; then
      chroot "$root" "${clean[@]}" "$@"  # not booted yet
    else
      nsenter --target "$(leader)" --all "${clean[@]}" "$@"
    fi
  }
  near() { nsenter --target "$(leader)" --net "$@"; }
  server_process() { echo "/proc/$(inside systemctl show --property=MainPID --value troika)"; }
  start_server() { :; }
  restart_server() { :; }
  stop_server() { :; }
  port=8080
else
  inside() { chroot "$root" "${clean[@]}" "$@"; }
  near() { "$@"; }
  server_process() { echo "/proc/$server"; }
  start_server() {
    "${clean[@]}" chroot "$root" troika serve --port "$port" >"$work/server.out" 2>"$work/server.log" &
    server=$!
    soon "the server says where it is" grep -q '^Data: ' "$work/server.out"
    sed 's/^/     /' "$work/server.out"
    port=$(sed -n 's/^Troika: .*://p' "$work/server.out")
  }
  stop_server() {
    end "$server"
    server=''
  }
  restart_server() {
    stop_server
    start_server
  }
  port=0
fi
get() { near curl -sS --fail --max-time 20 "http://127.0.0.1:$port$1" "${@:2}"; }
install() {
  cp "$1" "$root/root/"
  inside apt-get install -y --no-install-recommends "/root/$(basename "$1")" >"$work/apt.log" 2>&1 ||
    { cat "$work/apt.log"; exit 1; }
  grep -E '^(Setting up|Unpacking) troika' "$work/apt.log" | sed 's/^/     /'
}
is_version() { [[ $(inside dpkg-query -W -f='${Version}' troika) == "$1" ]]; }
page_is_there() { get / | grep -q '<script'; }
table_is_there() { get "/api/tables/$table" | grep -q '"game":"touche"'; }
runs_as_troika() { [[ $(inside stat -c %U "$(server_process)") == troika ]]; }
runs_what_is_installed() { [[ $(inside readlink "$(server_process)/exe") == /usr/bin/troika ]]; }
saved_more_than() { (($(get /metrics | sed -n 's/^troika_store_entries //p' | cut -d. -f1) > $1)); }
all_came_back() {
  [[ $(sed -n 's/^refused 0, lost connections //p' "$work/load") == 40 ]] &&
    [[ $(sed -n 's/^came back //p' "$work/load") == 40 ]]
}
nothing_is_left() {
  ! find "$root" -xdev -path "$root/proc" -prune -o -name '*troika*' -print |
    grep -vE "^$root/(root|var/cache/apt|var/log)/" | grep .
}
data_belongs_to_troika() {
  [[ $(inside stat -c '%U:%G %a' /var/lib/troika) == 'troika:troika 750' ]] &&
    [[ $(inside stat -c %U /var/lib/troika/troika.db) == troika ]]
}

say "Two versions of the package"
new=$(scripts/package.sh)
old=$(scripts/package.sh 0.9.0)
du -h "$old" "$new"
so "its contents are right, and lintian finds no errors" scripts/package_contents.sh

say "An empty Debian 12"
empty=build/package/debian12.tar  # kept for the next time
if [[ ! -f $empty ]]; then
  debootstrap --variant=minbase bookworm "$root" >"$work/debootstrap.log" 2>&1 ||
    { tail "$work/debootstrap.log"; exit 1; }
  tar -C "$root" -cf "$empty.part" . && mv "$empty.part" "$empty"
else
  mkdir "$root" && tar -C "$root" -xf "$empty"
fi
apt-config dump --no-empty Acquire::http Acquire::https >"$root/etc/apt/apt.conf.d/99machine" 2>/dev/null || true
cp /etc/resolv.conf "$root/etc/"
echo "   $(cat "$root/etc/debian_version"), $(inside dpkg-query -W | wc -l) packages"
mount_at proc proc
mount_at dev/pts devpts -o newinstance,ptmxmode=0666,mode=0620
mount_at dev/shm tmpfs
inside apt-get update -qq
if $boots; then
  say "It boots"
  # What the package needs comes first: a booted system has no way out.
  needs=$(dpkg-deb -f "$new" Depends | tr ',' '\n' | sed 's/[(|].*//')
  inside apt-get install -y -qq --no-install-recommends systemd systemd-sysv dbus $needs \
    >"$work/apt.log" 2>&1 || { cat "$work/apt.log"; exit 1; }
  for ((i = ${#mounted[@]} - 1; i >= 0; --i)); do umount "${mounted[i]}"; done
  mounted=()
  boot </dev/null >"$work/boot.log" 2>&1 &
  container=$!
  soon "systemd is up" inside systemctl is-active -q multi-user.target
fi

say "Installing 0.9.0"
install "$old"
so "it is there" is_version 0.9.0
start_server
soon "the page answers" page_is_there
so "it runs as its own user" runs_as_troika
so "its data belong to that user, in /var/lib/troika" data_belongs_to_troika
get /api/guest -H 'Content-Type: application/json' -d '{"name":"Ann"}' -c "$work/cookies" >/dev/null
table=$(get /api/tables -H 'Content-Type: application/json' -b "$work/cookies" -d '{"game":"touche"}' |
  sed 's/.*"match":"\([^"]*\)".*/\1/')
so "a table can be made" table_is_there

say "Upgrading to $(dpkg-deb -f "$new" Version) while 20 games are going on"
near build/release/troika --lang en load --tables 20 --seconds 90 --think 200 \
  --url "http://127.0.0.1:$port" >"$work/load" 2>&1 &
load=$!
soon "moves are being saved" saved_more_than 300
install "$new"
so "it is there" is_version "$(dpkg-deb -f "$new" Version)"
restart_server
soon "the page answers" page_is_there
so "the new program runs, as its own user" eval 'runs_what_is_installed && runs_as_troika'
so "the people played on, and nothing saved was forgotten" wait "$load"
sed 's/^/     /' "$work/load"
so "nobody was refused, and all 40 came back" all_came_back
so "the table is there" table_is_there

say "A copy, the manual, the completion of commands"
so "troika backup copies the site of the machine" inside troika backup /root/copy.db
so "the manual is there in three languages" inside sh -c \
  'for at in "" /de /ru; do zcat /usr/share/man$at/man1/troika.1.gz | grep -q "^.TH TROIKA"; done'
so "bash completes" inside bash -c '. /usr/share/bash-completion/completions/troika
  COMP_WORDS=(troika serve --trust); COMP_CWORD=2; _troika; [[ ${COMPREPLY[*]} == --trust-proxy ]]'

say "Removing"
inside apt-get remove -y -qq troika >"$work/apt.log" 2>&1
stop_server
so "the program is gone" not inside test -e /usr/bin/troika
so "nobody answers" not get /healthz
so "the data are there" inside test -s /var/lib/troika/troika.db

say "Installing again"
install "$new"
start_server
soon "the page answers" page_is_there
so "the table is there" table_is_there

say "Purging"
inside apt-get purge -y -qq troika >"$work/apt.log" 2>&1
stop_server
so "nobody answers" not get /healthz
so "no data, no settings and no files are left" nothing_is_left
say "All is as it should be."
