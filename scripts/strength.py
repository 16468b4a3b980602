#!/usr/bin/env python3
"""Measures the bots and writes docs/STRENGTH.md.

    scripts/strength.py              everything (about half an hour on two cores)
    scripts/strength.py --times 10   ten times as many games, for narrower intervals
    scripts/strength.py --only talat only what has this word in its name
    scripts/strength.py --write      no games: only the page, from what was measured before

Every measurement is kept in build/strength/, so an interrupted run goes on where it was. Delete the
folder to begin anew.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
kept = root / "build" / "strength"
program = root / "build" / "release" / "troika"

# What is played: a title, and the arguments of `troika duel`.
variants = {
    "der-isses": ("Der Isses!", ["der-isses"]),
    "talat-2": ("Talat, 2 players", ["talat", "--players", "2"]),
    "talat-3": ("Talat, 3 players", ["talat", "--players", "3"]),
    "touche": ("Touché, square, 2 players", ["touche"]),
}
# Deals: each is played in every order of seats, so 2 matches, or 6 with three players and two bots.
ladder_deals = {"der-isses": 400, "talat-2": 200, "talat-3": 50, "touche": 400}
top_deals = {"der-isses": 50, "talat-2": 10, "talat-3": 4, "touche": 20}
rival_deals = {"der-isses": 25, "talat-2": 10, "talat-3": 4, "touche": 25}
same_time = "100ms"  # a move, for both; at its own two seconds level 8 would need days
slow = ["der-isses", "touche"]  # against greedy with a second a move, too
# For level 8 against level 7: several times what level 7 takes.
top_time = {"der-isses": "100ms", "talat-2": "500ms", "talat-3": "300ms", "touche": "100ms"}

# Attackers of Der Isses! and how they are run: those that try moves out ask the bot far more often,
# so against them it gets less.
attacks = {
    "honest": ["honest", "--time", "200", "--rounds", "1000"],
    "never-own": ["never-own", "--time", "200", "--rounds", "1000"],
    "decoy": ["decoy", "--time", "200", "--rounds", "1000"],
    "one-move": ["one-move", "--nodes", "30000", "--rounds", "200"],
    "tree": ["tree", "--nodes", "3000", "--rounds", "60"],
    "decoy in matches": ["decoy", "--nodes", "300000", "--matches", "60"],
}

# What other programs say, kept as it is.
texts = {
    "beginners.txt": [["beginners", "400", "1"]],
    "calibration.txt": [["calibrate_talat", "2", "200", "3000", "77"],
                        ["calibrate_talat", "3", "100", "3000", "77"]],
}


def measurements():
    """Name, bots and deals of every duel."""
    for name in variants:
        for level in range(1, 7):
            deals = ladder_deals[name] if level < 6 else top_deals[name]
            yield f"{name} ladder {level + 1}", name, [str(level + 1), str(level)], deals
        yield f"{name} ladder 8", name, [f"8:{top_time[name]}", "7"], top_deals[name]
        best = f"8:{same_time}"
        yield f"{name} random", name, [best, "random"], rival_deals[name]
        yield f"{name} greedy", name, [best, "greedy"], rival_deals[name]
        plain = f"mcts:{same_time}"
        rivals = [best, plain, plain] if name == "talat-3" else [best, plain]
        yield f"{name} mcts", name, rivals, rival_deals[name]
    for name in slow:
        yield f"{name} slow", name, ["8:1000ms", "greedy"], 15
    yield "touche-7 greedy", "touche", ["8:20ms", "greedy", "--games", "7"], 20
    yield "touche-7 mcts", "touche", ["8:20ms", "mcts:20ms", "--games", "7"], 10


def file_of(name):
    return kept / (name.replace(" ", "-") + ".json")


def measure(args):
    for name, variant, bots, deals in measurements():
        if args.only and args.only not in name or file_of(name).exists():
            continue
        deals *= args.times
        command = [str(program), "duel", *variants[variant][1], *bots, "--deals", str(deals),
                   "--jobs", str(args.jobs), "--seed", "1", "--json", str(file_of(name)) + ".part"]
        print(" ".join(["troika", *command[1:-2]]), file=sys.stderr)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        os.replace(str(file_of(name)) + ".part", file_of(name))
    table = kept / "exploit.md"
    if not table.exists() and (not args.only or args.only in "exploit"):
        text = subprocess.run([str(program.parent / "exploit"), "--markdown"], check=True,
                              stdout=subprocess.PIPE, text=True).stdout
        table.write_text(text)
    for name, words in attacks.items():
        if args.only and args.only not in f"attack {name}" or file_of(f"attack {name}").exists():
            continue
        command = [str(program.parent / "attack_der_isses"), *words, "--json"]
        print(" ".join(["attack_der_isses", *words]), file=sys.stderr)
        text = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        file_of(f"attack {name}").write_text(text)
    for name, commands in texts.items():
        if (kept / name).exists() or args.only and args.only not in name:
            continue
        said = ""
        for words in commands:
            said += "$ build/release/" + " ".join(words) + "\n"
            said += subprocess.run([str(program.parent / words[0]), *words[1:]], check=True,
                                   stdout=subprocess.PIPE, text=True).stdout
        (kept / name).write_text(said)
    speed = kept / "bench.txt"
    if not speed.exists() and (not args.only or args.only in "bench"):
        text = subprocess.run([str(program), "bench", "--seconds", "2"], check=True,
                              stdout=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C"})
        speed.write_text(text.stdout)


def percent(part):
    return f"{100 * part:.1f} %"


def result(name):
    """The first bot against the second: its score, with the interval, and how many comparisons."""
    if not file_of(name).exists():
        return None
    data = json.loads(file_of(name).read_text())
    second = data["bots"][1]
    return {
        "score": second["first_scores"], "low": second["low"], "high": second["high"],
        "count": second["comparisons"], "share": data["bots"][0]["share_of_wins"],
        "matches": data["matches"],
    }


def cell(name, share=False):
    got = result(name)
    if not got:
        return "not measured"
    if share:
        return f"{percent(got['share'])} of wins in {got['matches']} games"
    return f"{percent(got['score'])} ({percent(got['low'])}–{percent(got['high'])}, {got['count']})"


def attacked():
    """The table of attackers: what each wins, in rounds, and with which command."""
    lines = ["| attacker | budget of the bot | wins of rounds | command |", "| --- | --- | --- | --- |"]
    for name, words in attacks.items():
        path = file_of(f"attack {name}")
        won, budget = "not measured", ""
        if path.exists():
            got = json.loads(path.read_text())
            won = f"{percent(got['wins'])} ({percent(got['low'])}–{percent(got['high'])}, {got['rounds']})"
            budget = f"{got['ms']} ms" if "ms" in got else f"{got['nodes']} nodes"
            if got["matches"]:
                won += (f"; {percent(got['match_wins'])} of {got['matches']} matches; right accusations of the "
                        f"bot: {got['rightly'][0]} of {got['accused'][0]} in the first three rounds, then "
                        f"{got['rightly'][1]} of {got['accused'][1]}")
        lines.append(f"| {name} | {budget} | {won} | `attack_der_isses {' '.join(words)}` |")
    return "\n".join(lines)


def write(path):
    lines = (root / "scripts" / "strength.md").read_text()
    ladder = ["| level against the one below | " + " | ".join(t for t, _ in variants.values()) + " |",
              "| --- |" + " --- |" * len(variants)]
    for level in range(2, 9):
        row = [(f"{top_time[name]} a move: " if level == 8 else "") + cell(f"{name} ladder {level}")
               for name in variants]
        ladder.append(f"| {level} : {level - 1} | " + " | ".join(row) + " |")
    rivals = [f"| level 8 ({same_time} a move) against | " +
              " | ".join(t for t, _ in variants.values()) + " |",
              "| --- |" + " --- |" * len(variants)]
    for rival, words in [("random", "random moves"), ("greedy", "greedy, one move ahead"),
                         ("mcts", f"plain (IS)MCTS, {same_time} a move")]:
        row = [cell(f"{name} {rival}", share=name == "talat-3" and rival == "mcts")
               for name in variants]
        rivals.append(f"| {words} | " + " | ".join(row) + " |")
    row = [cell(f"{name} slow") if name in slow else "" for name in variants]
    rivals.append("| greedy, if level 8 has a second a move | " + " | ".join(row) + " |")
    best_of_7 = (f"Touché in matches of best of 7 (20 ms a move): {cell('touche-7 greedy')} against greedy, "
                 f"{cell('touche-7 mcts')} against plain ISMCTS.")
    exploit = kept / "exploit.md"
    speed = kept / "bench.txt"
    lines = lines.replace("@LADDER@", "\n".join(ladder))
    lines = lines.replace("@RIVALS@", "\n".join(rivals))
    lines = lines.replace("@BEST_OF_7@", best_of_7)
    lines = lines.replace("@EXPLOIT@", exploit.read_text().strip() if exploit.exists() else "not measured")
    lines = lines.replace("@ATTACKS@", attacked())
    lines = lines.replace("@SPEED@", speed.read_text().strip() if speed.exists() else "not measured")
    for word, name in [("@BEGINNERS@", "beginners.txt"), ("@CALIBRATION@", "calibration.txt")]:
        said = kept / name
        lines = lines.replace(word, said.read_text().strip() if said.exists() else "not measured")
    cpu = re.search(r"model name\s*:\s*(.*)", pathlib.Path("/proc/cpuinfo").read_text())
    lines = lines.replace("@MACHINE@", f"{cpu.group(1) if cpu else 'unknown'}, {os.cpu_count()} cores")
    path.write_text(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=1, help="so many times as many games")
    parser.add_argument("--only", default="", metavar="WORD", help="only what has this word in its name")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="matches at a time")
    parser.add_argument("--write", action="store_true", help="write the page from what there is")
    args = parser.parse_args()
    kept.mkdir(parents=True, exist_ok=True)
    if not args.write:
        measure(args)
    write(root / "docs" / "STRENGTH.md")
    print("docs/STRENGTH.md", file=sys.stderr)


if __name__ == "__main__":
    main()
