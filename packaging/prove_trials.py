"""Try trials at length: rate decks, be killed on the way, and compare. By hand, for hours; it continues where it was.

Usage: python packaging/prove_trials.py FOLDER [--decks 40] [--few 12] [--points 10] [--workers 2] [--killed-after 60]

FOLDER gets a shelf of generated decks and its files of games. All steps can be run again: what is there is taken. It
exits with 1 where a run did not get as far as it should.

1. The decks are rated to the points wished with the greedy player, in two runs with games of their own; the first of
   them is killed twice on the way, so many seconds after its first game was kept. The rank correlation of the two runs
   is printed.
2. A few of them are rated with the player that looks ahead.
3. The best deck is made worse: its six cards of greatest worth become copies of its six cards of least. It is rated
   with the others.
4. How often ratings name the winners of games that they did not know is printed, beside the program's own figures and
   those of other sites, where decks have them.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from kfdesk.collection.generator.decks import generate_many
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.trials.cards import worths
from kfdesk.trials.kept import Kept
from kfdesk.trials.prediction import named_by, named_by_ratings, rank_correlation
from kfdesk.trials.tables import Table, table

FIRST_SEED = 5_000
EXCHANGED = 6
WORSE = "Made worse"
KILLS, KILLED = 2, -9
HEAD = "won     from      to  games  deck"


def main(argv: Sequence[str]) -> int:
    """Do all steps and print what came of each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    for name, usual in (("decks", 40), ("few", 12), ("points", 10), ("workers", 2), ("killed-after", 60)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    asked = parser.parse_args(argv)
    _make_shelf(asked.folder, asked.decks, asked.few)
    first, second, few = (asked.folder / f"{name}.sqlite" for name in ("first", "second", "few"))
    _kill_twice(asked, first)
    codes = [_run(asked, file, "greedy", "tag:all") for file in (first, second)]
    _say_table("First run, greedy", first, "greedy")
    one, other = (_shares(_table(file, "greedy")) for file in (first, second))
    print(f"Rank correlation of two runs over {len(one.keys() & other)} decks: {rank_correlation(one, other):.2f}")
    _say_prediction(asked.folder, first)
    _make_worse(asked.folder, first)
    codes.append(_run(asked, first, "greedy", "tag:all"))
    _say_table("With the deck made worse, greedy", first, "greedy")
    now = _table(first, "greedy")
    codes.append(_run(asked, few, "partner-8", "tag:few"))
    _say_table("The player that looks ahead", few, "partner-8")
    shares = _shares(_table(few, "partner-8"))
    print(f"Rank correlation of both players over {len(shares)} decks: {rank_correlation(shares, _shares(now)):.2f}")
    return 1 if any(codes) else 0


def _kill_twice(asked: argparse.Namespace, file: Path) -> None:
    """Begin the first run and kill it, as often as it was not yet; one that is over before needs no more of it."""
    noted = asked.folder / "killed.txt"
    kills = int(noted.read_text()) if noted.exists() else 0
    while kills < KILLS and _run(asked, file, "greedy", "tag:all", killed_after=asked.killed_after) == KILLED:
        kills += 1
        noted.write_text(str(kills))
        print(f"Killed {kills} of {KILLS} times", flush=True)


def _say_table(title: str, file: Path, player: str) -> None:
    found = _table(file, player)
    print(f"\n{title}: {found.games} games\n{HEAD}")
    for rating in found.decks:
        share = rating.share
        print(f"{share.percent:4.1f} %{share.low:6.1f}{share.high:8.1f}{rating.games:7}  {rating.deck.name}")
    print(flush=True)


def _make_shelf(folder: Path, count: int, few: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    store = DeckStore.open(folder)
    if not store.count():
        made = list(generate_many(range(FIRST_SEED, FIRST_SEED + count), added=datetime.now(UTC)))
        store.add(made)
        keys = [deck.key for deck in made]
        store.add_tag(keys, "all")
        store.add_tag(keys[:few], "few")
    store.close()


def _run(asked: argparse.Namespace, file: Path, player: str, query: str, killed_after: float | None = None) -> int:
    """Run trials in a process of their own until all is known, or kill it on the way, and say what was kept; return
    its exit code: `KILLED`, or 0 where it got as far as it should."""
    command = [
        sys.executable,
        "-m",
        "kfdesk",
        "trials",
        "run",
        query,
        "--shelf",
        str(asked.folder),
        "--file",
        str(file),
    ]
    command += ["--player", player, "--until", str(asked.points), "--workers", str(asked.workers)]
    began = time.monotonic()
    with subprocess.Popen(command) as child:
        killed = killed_after is not None and _is_killed(child, file, player, killed_after)
    took = (time.monotonic() - began) / 60
    with Kept.open(file, make=True) as kept:
        print(f"{file.name}, {player}: {len(kept.rows(player))} games kept after {took:.1f} minutes", flush=True)
    return KILLED if killed else child.returncode


def _is_killed(child: subprocess.Popen[bytes], file: Path, player: str, seconds: float) -> bool:
    """Kill a run so many seconds after the first game of it was kept; return False where it was over before."""
    before, plays_since = _count(file, player), None
    while child.poll() is None:
        time.sleep(1)
        if plays_since is None and _count(file, player) > before:
            plays_since = time.monotonic()
        if plays_since is not None and time.monotonic() - plays_since > seconds:
            child.kill()
            return True
    return False


def _count(file: Path, player: str) -> int:
    with suppress(StoreError), Kept.open(file) as kept:  # it may not be there yet, or just be made
        return len(kept.rows(player))
    return 0


def _table(file: Path, player: str) -> Table:
    with Kept.open(file) as kept:
        return table(kept, player)


def _shares(found: Table) -> Mapping[str, float]:
    return {rating.deck.key: rating.share.percent for rating in found.decks}


def _make_worse(folder: Path, file: Path) -> None:
    """Put a worse copy of the best deck onto the shelf."""
    store = DeckStore.open(folder)
    if not len(store.find(f'name:"{WORSE}"')):
        with Kept.open(file) as kept:
            decks = kept.current()
            found = worths(decks, kept.rows("greedy"))
        deck = store.get(_table(file, "greedy").decks[0].deck.key)
        assert deck is not None
        worse = _worse(deck, {one.card: one.worth for one in found})
        store.add([worse])
        store.add_tag([worse.key], "all")
    store.close()


def _worse(deck: DeckRecord, worth: Mapping[str, float]) -> DeckRecord:
    """Return a deck in which single copies of the best cards of each house became the worst one of that house."""
    lines = sorted(deck.cards, key=lambda line: -worth.get(line.id or "", 0.0))
    best = [line for line in lines if line.count == 1][:EXCHANGED]
    cards = []
    for line in deck.cards:
        if line in best:
            others = [other for other in deck.cards if other.house == line.house and other not in best]
            worst = min(others, key=lambda other: worth.get(other.id or "", 0.0))
            cards.append(worst.model_copy(update={"count": 1}))
        else:
            cards.append(line)
    return deck.model_copy(update={"key": f"own:{WORSE}", "name": WORSE, "cards": tuple(cards)})


def _say_prediction(folder: Path, file: Path) -> None:
    """Print how often each figure names the winner."""
    with Kept.open(file) as kept:
        decks, rows = kept.current(), kept.rows("greedy")
    found = named_by_ratings([deck.mark for deck in decks], rows)
    print(f"Ratings from the other games name the winner of {found.percent:.1f} % of {found.games} games")
    store = DeckStore.open(folder)
    shown = {row.key: row for row in store.rows(store.find("").ids)}
    store.close()
    sums = {deck.mark: sum(value or 0.0 for value in shown[deck.key].figures.values()) for deck in decks}
    luck = Random(1)
    for name, figure in (
        ("The sum of the program's figures", sums),
        ("Expected Æmber", {deck.mark: shown[deck.key].figures.get("expected") for deck in decks}),
        ("SAS", {deck.mark: shown[deck.key].ratings.get("sas") for deck in decks}),
        ("Luck", {deck.mark: luck.random() for deck in decks}),
    ):
        named = named_by(figure.get, rows)
        if named.games:
            print(f"{name}: {named.percent:.1f} % of {named.games} games")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
