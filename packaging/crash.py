"""Kill a playing process hundreds of times, mid-write included, and check that no decision is lost or invented.

Usage: python packaging/crash.py [KILLS] [--seed N] [--window]

With `--window` a whole window is killed that does everything that writes, within each kind of act in turn; how many
kills hit within each is printed at the end. Each process goes on with the game the one before left behind. Every
other one writes in pieces and is killed between two of them. Exits with 1 at the first thing that is wrong.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import traceback
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.e2e.crashes import kills
from tests.e2e.window_crashes import Tally, window_kills


def main() -> int:
    """Kill and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("kills", nargs="?", type=int, default=300, help="how many processes (default 300)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the dice of players and killer")
    parser.add_argument("--window", action="store_true", help="kill a whole window, and look at all that it keeps")
    asked = parser.parse_args()
    if asked.window:
        return _kill_windows(asked.kills, asked.seed)
    ends: Counter[str] = Counter()
    answers = torn = 0
    with tempfile.TemporaryDirectory(prefix="kfdesk-crash-") as home:
        try:
            for death, end in kills(Path(home), asked.kills, asked.seed):
                ends[end] += 1
                answers += death.answers
                torn += death.torn
                if ends.total() % 50 == 0:
                    print(f"{ends.total()} kills, {answers} choices", flush=True)
        except AssertionError as wrong:
            print(f"kill {ends.total() + 1}: {wrong}")
            traceback.print_exception(wrong)
            return 1
    print(f"{ends.total()} kills, {answers} choices acknowledged, none lost, none invented")
    print(f"{torn} kills left half a line or half a file behind")
    print(f"within a choice: {ends['kept']} kept, {ends['not kept']} not kept; between choices: {ends['none']}")
    return 0


def _kill_windows(count: int, seed: int) -> int:
    number, tally = 0, Tally()
    with tempfile.TemporaryDirectory(prefix="kfdesk-crash-") as home:
        try:
            for number, (_, found) in enumerate(window_kills(Path(home), count, seed, tally), 1):
                if number % 25 == 0:
                    print(f"{number} kills, {len(found['games'])} games, {len(found['decks'])} decks", flush=True)
        except AssertionError as wrong:
            print(f"kill {number + 1}: {wrong}")
            traceback.print_exception(wrong)
            return 1
    print(*tally.report(), sep="\n")
    print(f"{number} windows killed: nothing that was told as kept is lost, nothing invented, nothing damaged")
    return 0


if __name__ == "__main__":
    sys.exit(main())
