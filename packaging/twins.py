"""Play twin games, which differ in hidden cards only, in the window, and compare all that a seat could see or hear.

Usage: python packaging/twins.py [PAIRS] [--from SEED] [--mixed] [--done FILE] [--pictures FOLDER]

Each seed gives up to three pairs: the seat that is asked cannot tell them apart, the other seat cannot while the first
one plays, and the same against the program. Every second seed has the side dock open. With `--mixed` the decks are
mixed from all implemented cards. What was compared is noted in FILE, and not done again: a run that was stopped goes on
where it was. Pictures that differ are kept in FOLDER. Prints a table, and exits with 1 where anything could be told
apart.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["KFDESK_HOME"] = tempfile.mkdtemp(prefix="kfdesk-twins-")

from kfdesk.desk.app import application
from tests.desk import twins
from tests.engine.mixing import mixed_decks
from tests.windows import kept_window

WAYS = {"asked": (True, False), "other": (False, False), "program": (True, True)}
"""Who cannot tell the games apart, with what `twins.twins` is told."""


def main() -> int:
    """Compare the pairs of consecutive seeds and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("count", nargs="?", type=int, default=100, metavar="PAIRS", help="how many seeds (default 100)")
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="SEED", help="the first seed")
    parser.add_argument("--mixed", action="store_true", help="decks mixed from all implemented cards")
    parser.add_argument("--done", type=Path, metavar="FILE", help="where to note what was compared")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="where to keep pictures that differ")
    told = parser.parse_args()
    known = _read(told.done)
    twins.KEEP = told.pictures
    app = application()
    with kept_window(app, skip_forced=False) as window:
        ear = twins.ear_of(window)
        for seed in range(told.first, told.first + told.count):
            window.change_settings(side_dock=bool(seed % 2))
            for way, (acts, bot) in WAYS.items():
                name = f"{'mixed' if told.mixed else 'starter'} {seed} {way}"
                if name in known:
                    continue
                pair = twins.twins(seed, mixed_decks(seed) if told.mixed else None, acts=acts, bot=bot)
                moments, found = twins.compared(window, ear, pair) if pair is not None else (0, [])
                for line in found:
                    print(f"{name}: {line}", flush=True)
                known[name] = (moments, len(found))
                _note(told.done, name, moments, len(found))
    return _report(known)


def _read(file: Path | None) -> dict[str, tuple[int, int]]:
    """Return what was compared before: moments and differences by name."""
    known: dict[str, tuple[int, int]] = {}
    if file is not None and file.exists():
        for line in file.read_text().splitlines():
            name, moments, found = line.rsplit(" ", 2)
            known[name] = (int(moments), int(found))
    return known


def _note(file: Path | None, name: str, moments: int, found: int) -> None:
    if file is not None:
        with file.open("a") as notes:
            notes.write(f"{name} {moments} {found}\n")


def _report(known: dict[str, tuple[int, int]]) -> int:
    print("| who | pairs | moments compared | differences |\n| --- | ---: | ---: | ---: |")
    for way in WAYS:
        found = [counts for name, counts in known.items() if name.endswith(way) and counts[0]]
        print(f"| {way} | {len(found)} | {sum(a for a, _ in found)} | {sum(b for _, b in found)} |")
    return 1 if any(found for _, found in known.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
