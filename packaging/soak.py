"""Play many random games between sample decks and check everything that must hold of each.

Usage: python packaging/soak.py [GAMES] [--from SEED] [--every N]
       python packaging/soak.py --decks DIR_OR_FILES ... [--games N] [--from SEED] [--every N]

Without `--decks` the starter decks play. With it every pair of the first ten decks given does, so many
games a pair. Prints how much was looked at and every failure with its seed; exits with 1 when there was one.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kfdesk.collection.files import load_deck, problems
from kfdesk.engine import DeckList
from tests.engine.playing import Report, check_game

MOST_DECKS = 10
MOST_TURNS = 400
"""A random game of more turns counts as stuck."""

Pair = tuple[DeckList, DeckList]


def main() -> int:
    """Run the games of consecutive seeds and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("count", nargs="?", type=int, metavar="GAMES", help="how many games (default 2000)")
    parser.add_argument("--games", type=int, metavar="N", help="the same; with --decks: for each pair (default 100)")
    parser.add_argument("--decks", nargs="+", type=Path, metavar="DIR_OR_FILE", help="deck files to play pairwise")
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="SEED", help="the first seed")
    parser.add_argument("--every", type=int, default=10, metavar="N", help="look at the views of every Nth decision")
    asked = parser.parse_args()
    games = asked.games or asked.count or (100 if asked.decks else 2000)
    pairs: Sequence[Pair | None] = list(combinations(decks_of(asked.decks), 2)) if asked.decks else [None]
    if not pairs:
        parser.error("a game needs two decks")
    return soak(pairs, range(asked.first, asked.first + games), asked.every)


def decks_of(paths: Sequence[Path]) -> list[DeckList]:
    """Return the decks of the first ten files, those of a directory by name; raises `SystemExit` for one that may not
    be played."""
    files = [file for path in paths for file in (sorted(path.glob("*.json")) if path.is_dir() else (path,))]
    found = []
    for file in files[:MOST_DECKS]:
        deck = load_deck(file)
        for problem in problems(deck):
            raise SystemExit(f"{file}: {problem.text.en}")
        found.append(deck)
    return found


def soak(pairs: Sequence[Pair | None], seeds: range, every: int) -> int:
    """Play and check every game of every pair; return the exit code."""
    total, failed, began, longest = Report(), 0, time.monotonic(), 0
    for played, (pair, seed) in enumerate(games_of(pairs, seeds), start=1):
        try:
            report = check_game(seed, every=every, choices=1, decks=pair)
            assert report.turns <= MOST_TURNS, f"stuck: {report.turns} turns"
        except Exception as fault:  # a soak run goes on after whatever went wrong, and names it
            failed += 1
            print(f"{named(pair)}seed {seed}: {type(fault).__name__}: {fault}", flush=True)
            traceback.print_exc()
            continue
        longest = max(longest, report.turns)
        total.decisions += report.decisions
        total.turns += report.turns
        total.events += report.events
        if played % 100 == 0:
            print(f"{played} games, {failed} failed, {time.monotonic() - began:.0f} s", flush=True)
    games = len(pairs) * len(seeds)
    seen = f"{total.turns} turns (at most {longest} a game), {total.decisions} decisions, {total.events} events"
    print(f"{games - failed} of {games} games sound: {seen}")
    return 1 if failed else 0


def games_of(pairs: Sequence[Pair | None], seeds: range) -> Iterator[tuple[Pair | None, int]]:
    """Yield each pair with each seed; all pairs play a seed before the next, so an early end has seen every deck."""
    for seed in seeds:
        for pair in pairs:
            yield pair, seed


def named(pair: Pair | None) -> str:
    """Return whose game it was, where that is worth saying."""
    return f"{pair[0].name} – {pair[1].name}, " if pair else ""


if __name__ == "__main__":
    sys.exit(main())
