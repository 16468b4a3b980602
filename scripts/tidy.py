#!/usr/bin/env python3
"""Runs clang-tidy over our own sources (compile commands: the asan build's, which is clang's).

It spends its time on headers, and Asio's and Beast's are long: so the files of a folder are read in
one piece where they get along."""

import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
build = root / "build/asan"
layers = ["core", "games", "search", "table", "room", "store", "server", "cli"]
together = ["games/der_isses", "games/talat", "games/touche", "server"]
not_ours = {root / "core/json.cpp"}  # Boost's


def sources():
    for layer in layers:
        yield from sorted(set((root / layer).rglob("*.cpp")) - not_ours)


def in_one_piece(folder, commands):
    """A unit that includes all files of the folder, compiled as one of them is."""
    files = sorted((root / folder).glob("*.cpp"))
    unit = build / "tidy" / (folder.replace("/", "_") + ".cpp")
    unit.parent.mkdir(exist_ok=True)
    unit.write_text("".join(
        f'#include "{file}"  // NOLINT(bugprone-suspicious-include)\n' for file in files))
    like = dict(commands[str(files[0])])
    like["command"] = like["command"].replace(str(files[0]), str(unit))
    like["file"] = str(unit)
    return like


def main():
    commands = {c["file"]: c for c in json.loads((build / "compile_commands.json").read_text())}
    alone = [f for f in sources() if str(f.parent.relative_to(root)) not in together]
    units = [in_one_piece(folder, commands) for folder in together]
    units += [commands[str(file)] for file in alone]
    database = build / "tidy/compile_commands.json"
    database.write_text(json.dumps(units))

    def check(unit):
        return subprocess.run(
            ["clang-tidy-19", "--quiet", f"--config-file={root}/.clang-tidy",
             "-p", database.parent, unit["file"]],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)

    # The long ones first, so that none is left over at the end.
    units.sort(key=lambda unit: not unit["file"].endswith(("server.cpp", "crowd.cpp")))
    bad = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in pool.map(check, units):
            print(done.stdout, end="", flush=True)
            bad |= done.returncode != 0
    return bad


if __name__ == "__main__":
    sys.exit(main())
