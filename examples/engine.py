#!/usr/bin/env python3
"""A tiny engine for Troika: takes what it can get at once, otherwise anything.

It speaks the protocol of docs/ENGINE.md, and knows no rules: the legal moves come with every
question. Try it: troika duel talat "exec:python3 examples/engine.py" random
"""
import random
import sys


def worth(move: str) -> int:
    """Talat: captures. Der Isses!: landings. Touché: completed figures. Then everything else."""
    return sum(sign in move for sign in ("x", "$", "#"))


def main() -> None:
    legal: list[str] = []
    for line in sys.stdin:
        command, _, rest = line.rstrip("\n").partition(" ")
        if command == "troika":
            print("id name Magpie")
            print("id author the Troika developers")
            for game in ("der-isses", "talat", "touche"):
                print("plays", game)
            print("ready", flush=True)
        elif command == "legal":
            legal = rest.split()
        elif command == "go":
            words = rest.split()
            seed = words[words.index("seed") + 1] if "seed" in words else "1"
            best = max(map(worth, legal))
            choice = random.Random(seed).choice([m for m in legal if worth(m) == best])
            print("move", choice, flush=True)
        elif command == "ping":
            print("pong", rest, flush=True)
        elif command == "quit":
            break
        # Everything else (match, option, player, game, event, shown, position) is for engines that
        # think: this one lives for the moment.


if __name__ == "__main__":
    main()
