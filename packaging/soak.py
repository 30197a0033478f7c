"""Play many random games between the starter decks and check everything that must hold of each.

Usage: python packaging/soak.py [GAMES] [--from SEED] [--every N]

Prints how much was looked at and every failure with its seed; exits with 1 when there was one.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.engine.playing import Report, check_game


def main() -> int:
    """Run the games of consecutive seeds and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("games", nargs="?", type=int, default=2000, help="how many games (default 2000)")
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="SEED", help="the first seed")
    parser.add_argument("--every", type=int, default=10, metavar="N", help="look at the views of every Nth decision")
    asked = parser.parse_args()
    total, failed, began = Report(), [], time.monotonic()
    for played, seed in enumerate(range(asked.first, asked.first + asked.games), start=1):
        try:
            report = check_game(seed, every=asked.every, choices=1)
        except Exception as fault:  # a soak run goes on after whatever went wrong, and names it
            failed.append(seed)
            print(f"seed {seed}: {type(fault).__name__}: {fault}", flush=True)
            traceback.print_exc()
            continue
        total.decisions += report.decisions
        total.turns += report.turns
        total.events += report.events
        if played % 100 == 0:
            print(f"{played} games, {len(failed)} failed, {time.monotonic() - began:.0f} s", flush=True)
    sound = asked.games - len(failed)
    seen = f"{total.turns} turns, {total.decisions} decisions, {total.events} events"
    print(f"{sound} of {asked.games} games sound: {seen}")
    if failed:
        print("failed seeds:", *failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
