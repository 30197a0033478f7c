"""Play many random games and check everything that must hold of each.

Usage: python packaging/soak.py [GAMES] [--from SEED] [--every N]
       python packaging/soak.py --mixed GAMES [--from SEED] [--every N]
       python packaging/soak.py --decks DIR_OR_FILES ... [--games N] [--from SEED] [--every N]
       python packaging/soak.py --generated PAIRS [--sets CODE ...] [--games N] [--from SEED] [--every N]

The starter decks play. With `--mixed` each game has two decks mixed from all implemented cards of all sets, each
with a token creature, prophecies, an archon power, the tide or a gigantic creature. With `--decks` every pair of
the first ten decks given plays, so many games a pair. With `--generated` so many pairs of decks from the generator
play, drawn from the sets named, or from all. Prints how much was looked at and every failure with
its seed; exits with 1 when there was one. With `--idle N` every Nth decision is also looked at for whether it could
change anything: the same exit code where one could not.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kfdesk.collection.files import load_deck, problems
from kfdesk.collection.generator import generate, sets_for_generation
from kfdesk.engine import DeckList
from tests.engine.mixing import mixed_decks
from tests.engine.playing import Report, check_game

MOST_DECKS = 10
MOST_TURNS = 400
"""A random game of more turns counts as stuck, but for one of mixed decks, which may lack what a game is won with: it
is left unfinished."""
MOST_GENERATED_TURNS = 3000
"""The same for decks from the generator: two that destroy creatures and steal without end, played at random, need some
thousand turns."""

Pair = tuple[DeckList, DeckList]
PairOf = Callable[[int], Pair | None]
"""Returns the decks that play the game of a seed; None are the starter decks."""


def main() -> int:
    """Run the games of consecutive seeds and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("count", nargs="?", type=int, metavar="GAMES", help="how many games (default 2000)")
    parser.add_argument("--games", type=int, metavar="N", help="the same; with --decks: for each pair (default 100)")
    parser.add_argument("--mixed", type=int, metavar="GAMES", help="games of decks mixed from all implemented cards")
    parser.add_argument("--decks", nargs="+", type=Path, metavar="DIR_OR_FILE", help="deck files to play pairwise")
    parser.add_argument("--generated", type=int, metavar="PAIRS", help="pairs of decks from the generator")
    parser.add_argument("--sets", nargs="+", metavar="CODE", help="with --generated: sets to draw from")
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="SEED", help="the first seed")
    parser.add_argument("--every", type=int, default=10, metavar="N", help="look at the views of every Nth decision")
    parser.add_argument(
        "--idle",
        type=int,
        default=0,
        metavar="N",
        help="look at every Nth decision for whether it could change anything",
    )
    asked = parser.parse_args()
    games = asked.mixed or asked.games or asked.count or (100 if asked.decks or asked.generated else 2000)
    seeds = range(asked.first, asked.first + games)
    if asked.mixed:
        return soak([mixed_decks], seeds, asked.every, idle_every=asked.idle)
    if asked.generated:
        drawn = [_always(pair) for pair in generated_pairs(asked.generated, asked.sets)]
        return soak(drawn, seeds, asked.every, MOST_GENERATED_TURNS, idle_every=asked.idle)
    if not asked.decks:
        return soak([lambda _: None], seeds, asked.every, idle_every=asked.idle)
    pairs = list(combinations(decks_of(asked.decks), 2))
    if not pairs:
        parser.error("a game needs two decks")
    return soak([_always(pair) for pair in pairs], seeds, asked.every, idle_every=asked.idle)


def _always(pair: Pair) -> PairOf:
    """Return what gives this pair whatever the seed."""
    return lambda _: pair


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


def generated_pairs(count: int, sets: Sequence[str] | None) -> list[Pair]:
    """Return pairs of decks that follow from the seeds 0, 1, 2 …, each deck of the next of the sets (codes), so that
    all sets meet each other; of all sets where none are named."""
    codes = sets or [row.code for row in sets_for_generation()]
    met = [(one, other) for at, one in enumerate(codes) for other in codes[at:]]
    made = datetime(2020, 1, 1, tzinfo=UTC)

    def deck(seed: int, code: str) -> DeckList:
        return generate(seed, set=code, added=made).deck_list()

    return [
        (deck(2 * number, met[number % len(met)][0]), deck(2 * number + 1, met[number % len(met)][1]))
        for number in range(count)
    ]


def soak(
    pairs: Sequence[PairOf], seeds: range, every: int, most_turns: int = MOST_TURNS, *, idle_every: int = 0
) -> int:
    """Play and check every game of every pair; return the exit code."""
    total, failed, idle, unfinished, began, longest = Report(), 0, 0, 0, time.monotonic(), 0
    for played, (pair, seed) in enumerate(games_of(pairs, seeds), start=1):
        mixed = pair is mixed_decks
        decks = pair(seed)
        try:
            report = check_game(
                seed,
                every=every,
                choices=1,
                decks=decks,
                most_turns=MOST_TURNS if mixed else None,
                idle_every=idle_every,
            )
            assert mixed or report.turns <= most_turns, f"stuck: {report.turns} turns"
        except Exception as fault:  # a soak run goes on after whatever went wrong, and names it
            failed += 1
            print(f"{named(decks)}seed {seed}: {type(fault).__name__}: {fault}", flush=True)
            traceback.print_exc()
            report = Report()
        if not report.finished:
            unfinished += 1
            print(f"{named(decks)}seed {seed}: unfinished after {MOST_TURNS} turns", flush=True)
        for prompt in report.idle:
            idle += 1
            print(f"{named(decks)}seed {seed}: could change nothing: {prompt}", flush=True)
        longest = max(longest, report.turns)
        total.decisions += report.decisions
        total.turns += report.turns
        total.events += report.events
        if played % 100 == 0:
            past = f"{time.monotonic() - began:.0f} s, {total.decisions} decisions"
            print(f"{played} games, {failed} failed, {unfinished} unfinished, {past}", flush=True)
    games = len(pairs) * len(seeds)
    seen = f"{total.turns} turns (at most {longest} a game), {total.decisions} decisions, {total.events} events"
    print(f"{games - failed} of {games} games sound, {unfinished} of them unfinished: {seen}")
    if idle:
        print(f"{idle} prompts could change nothing")
    return 1 if failed or idle else 0


def games_of(pairs: Sequence[PairOf], seeds: range) -> Iterator[tuple[PairOf, int]]:
    """Yield each pair with each seed; all pairs play a seed before the next, so an early end has seen every deck."""
    for seed in seeds:
        for pair in pairs:
            yield pair, seed


def named(pair: Pair | None) -> str:
    """Return whose game it was, where that is worth saying."""
    return f"{pair[0].name} – {pair[1].name}, " if pair else ""


if __name__ == "__main__":
    sys.exit(main())
