"""Read texts that are changed at random, play what is read, and report what became of them.

Usage: python packaging/fuzz_texts.py read FILE [--texts N] [--part K/N] [--games N] [--seconds S]
       python packaging/fuzz_texts.py table FILE ...

`read` reads so many texts of cards that were changed at random: letters, words, clauses, numbers, lines, signs,
nesting, length, odd signs. Of each it is checked that nothing is raised, that it takes no more than its time, that what
is read says what was read, and is told in both languages; of every Nth that is read whole (--games), a game is played
at random. What came of each is a line of FILE (JSON); texts that stand there already are left out, so that it can be
stopped and gone on with. `table` prints what stands in the files, and exits with 1 where anything failed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from proof import lines_of

from tests.cards.mutated_texts import MOST_S, look_at, mutant, play

TEXTS = 10_000
GAMES_EVERY = 10
ORDINARY_MS = 100
"""What reading an ordinary text may take."""
ORDINARY_SIGNS = 250
"""How long an ordinary text is."""
SLOWEST = 10

Line = dict[str, Any]
"""What came of one text: its `number`, `signs`, `seconds` to read it, how many `lines` it has, how many of them were
`read`, `asked` about and `gave_up`, the `decisions` of its game, whether that `ended`, and its `failure` with a
`trace`, both empty where all went well."""


def main() -> int:
    """Read a piece of the texts, or print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    commands = parser.add_subparsers(dest="command", required=True)
    reading = commands.add_parser("read", help="read the texts that do not stand in the file yet")
    reading.add_argument("file", type=Path, metavar="FILE")
    reading.add_argument("--texts", type=int, default=TEXTS, metavar="N")
    reading.add_argument("--games", type=int, default=GAMES_EVERY, metavar="N", help="play with every Nth that is read")
    reading.add_argument("--part", default="1/1", metavar="K/N", help="the Kth of N parts")
    reading.add_argument("--seconds", type=float, default=float("inf"), metavar="S", help="begin no text after it")
    showing = commands.add_parser("table", help="print what came of the texts")
    showing.add_argument("files", nargs="+", type=Path, metavar="FILE")
    asked = parser.parse_args()
    if asked.command == "table":
        return table([line for file in asked.files for line in lines_of(file)])
    part, parts = map(int, asked.part.split("/"))
    until = time.monotonic() + asked.seconds
    known = lines_of(asked.file)
    done, whole = {line["number"] for line in known}, sum(line["read"] == line["lines"] > 0 for line in known)
    with asked.file.open("a", encoding="utf-8") as file:
        for number in range(part - 1, asked.texts, parts):
            if time.monotonic() > until:
                break
            if number not in done:
                line = read(number, plays=whole % asked.games == 0)
                whole += line["read"] == line["lines"] > 0
                file.write(json.dumps(line) + "\n")
                file.flush()
    return 0


def read(number: int, *, plays: bool) -> Line:
    """Read one text with every check, and play with it where it is read whole; return what came of it."""
    line: Line = {"number": number, "signs": len(mutant(number)[0]), "seconds": 0.0, "lines": 0, "read": 0, "asked": 0}
    line |= {"gave_up": 0, "decisions": 0, "ended": False, "failure": "", "trace": ""}
    try:
        looked = look_at(number)
        line.update(seconds=round(looked.seconds, 4), lines=looked.lines, read=looked.read)
        line.update(asked=looked.asked, gave_up=looked.gave_up)
        if plays and looked.abilities:
            line["decisions"], line["ended"] = play(looked.abilities, looked.type, number)
    except Exception as fault:  # the run goes on after whatever went wrong, and names it
        line.update(failure=f"{type(fault).__name__}: {fault}", trace=traceback.format_exc())
    return line


def table(lines: Sequence[Line]) -> int:
    """Print what came of the texts; return the exit code."""
    failed = [line for line in lines if line["failure"]]
    for line in failed:
        print(f"text {line['number']}: {line['failure'][:300]}")
    for what, times in Counter(line["failure"].partition(":")[0] for line in failed).most_common():
        print(f"{times} x {what}")
    whole = [line for line in lines if line["read"] == line["lines"] > 0]
    games = [line for line in lines if line["decisions"]]
    ordinary = sorted(line["seconds"] for line in lines if line["signs"] <= ORDINARY_SIGNS)
    print(f"{len(lines)} texts, {len(failed)} failed; {sum(line['lines'] for line in lines)} abilities, ", end="")
    print(f"{sum(line['read'] for line in lines)} read, {sum(line['asked'] for line in lines)} asked about, ", end="")
    print(f"{sum(line['gave_up'] for line in lines)} given up; {len(whole)} texts read whole")
    print(f"{len(games)} games, {sum(line['ended'] for line in games)} to their end, ", end="")
    print(f"{sum(line['decisions'] for line in games)} decisions")
    if ordinary:
        slow = sum(1000 * seconds > ORDINARY_MS for seconds in ordinary)
        of = [f"{1000 * ordinary[min(len(ordinary) * share // 100, len(ordinary) - 1)]:.0f}" for share in (50, 95, 99)]
        print(
            f"ordinary texts: {len(ordinary)}, median, 95 % and 99 % in {', '.join(of)} ms; {slow} over {ORDINARY_MS}"
        )
    for line in sorted(lines, key=lambda line: -line["seconds"])[:SLOWEST]:
        print(f"  {line['seconds']:.2f} s (of {MOST_S}): text {line['number']}, {line['signs']} signs")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
