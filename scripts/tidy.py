#!/usr/bin/env python3
"""Runs clang-tidy over our own sources, as the asan build compiles them.

It spends its time on headers, and Asio's and Beast's are long: so the files of a folder are read in
one piece; one that does not get along with those before it (the same name twice) goes into the next
piece. A folder that was clean is read again when a file of it, one of our headers that it includes, or
a setting has changed."""

import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
build = root / "build/asan"
pieces = build / "tidy"
layers = ["core", "games", "search", "table", "room", "tournament", "store", "server", "cli"]
not_ours = {root / "core/json.cpp"}  # Boost's


def folders():
    """Our sources, by folder; the longest folder first, so that none is left over at the end."""
    found = {}
    for layer in layers:
        for file in sorted(set((root / layer).rglob("*.cpp")) - not_ours):
            found.setdefault(file.parent, []).append(file)
    return sorted(found.values(), key=len, reverse=True)


def flags():
    """What all our files are compiled with, together: where to look for headers, and definitions."""
    wanted = ["-std=c++23"]
    for command in json.loads((build / "compile_commands.json").read_text()):
        if not re.search("(^|[ /])CMakeFiles/troika", command.get("output", command["command"])):
            continue
        words = iter(shlex.split(command["command"]))
        for word in words:
            if word == "-isystem":
                word += next(words)
            if re.match("-I|-D|-isystem|-march", word) and word not in wanted:
                wanted.append(word)
    return wanted


@functools.cache
def with_headers(file):
    """The file and all of our headers that it includes."""
    found = {file}
    for name in re.findall(r'^#include "([^"]+)"', file.read_text(), re.M):
        if (root / name).exists():
            found |= with_headers(root / name)
    return found


def digest(files, settings):
    text = hashlib.sha256(settings.encode())
    for file in sorted(set().union(*map(with_headers, files))):
        text.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes())
    return text.hexdigest()


def write_piece(files):
    unit = pieces / (hashlib.sha256("\n".join(map(str, files)).encode()).hexdigest()[:12] + ".cpp")
    unit.write_text("".join(
        f'#include "{file}"  // NOLINT(bugprone-suspicious-include)\n' for file in files))
    return unit


def misfits(files, options):
    """Those that the compiler complains about when all are in one piece."""
    done = subprocess.run(["clang++-19", *options, "-fsyntax-only", "-ferror-limit=0", "-w",
                           write_piece(files)], stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode == 0:
        return []
    places = set(re.findall(r"^([^\s:]+):\d+:\d+: (?:fatal )?error:", done.stderr, re.M))
    return [file for file in files[1:] if str(file) in places] or files[-1:]


def pieces_of(files, options):
    """The files in a few pieces that get along."""
    later = []
    while len(files) > 1 and (bad := misfits(files, options)):
        files = [file for file in files if file not in bad]
        later += bad
    return [files] + (pieces_of(later, options) if later else [])


def check_folder(files, options, settings, clean):
    """What clang-tidy says about a folder, and its digest if that is nothing."""
    whole = digest(files, settings)
    if whole in clean:
        return "", whole
    said = ""
    for piece in pieces_of(files, options):
        unit = write_piece(piece)
        done = subprocess.run(
            ["clang-tidy-19", "--quiet", f"--config-file={root}/.clang-tidy", unit, "--", *options],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode != 0:
            said += done.stdout
    return said, None if said else whole


def main():
    pieces.mkdir(parents=True, exist_ok=True)
    options = flags()
    version = subprocess.run(["clang-tidy-19", "--version"], stdout=subprocess.PIPE, check=True)
    settings = "\n".join([*options, (root / ".clang-tidy").read_text(),
                          pathlib.Path(__file__).read_text(), version.stdout.decode()])
    record = pieces / "clean.txt"
    clean = record.read_text().split() if record.exists() else []
    now_clean = []
    all_folders = folders()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda f: check_folder(f, options, settings, clean), all_folders)
        for said, whole in results:
            print(said, end="", flush=True)
            now_clean += [whole] if whole else []
            record.write_text("\n".join(dict.fromkeys(now_clean + clean)))
    record.write_text("\n".join(now_clean))
    again = len(set(now_clean) - set(clean))
    print(f"{len(all_folders)} folders: {len(now_clean)} clean, {again} of them read anew")
    return len(now_clean) != len(all_folders)


if __name__ == "__main__":
    sys.exit(main())
