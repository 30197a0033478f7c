"""Play a long proof in pieces that can be stopped and gone on with: each game is a line of a file, and is played once.

Usage: python packaging/proof.py play FILE [--pairs N] [--games N] [--sets CODE ...] [--part K/N] [--seconds S]
       python packaging/proof.py table FILE ...

`play` takes pairs of decks from the generator, of all sets or of those named, plays so many games of each with every
check, and writes what came of each to FILE (JSON lines). Games that stand there already are left out. With `--part 1/2`
and `--part 2/2` two processes play one half each, into files of their own. After `--seconds` no game begins any more.
`table` prints what stands in the files: games, turns and decisions of each set, the slowest, all that failed. It exits
with 1 where a game failed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from soak import MOST_GENERATED_TURNS, Pair, generated_pairs

from kfdesk.collection.generator import sets_for_generation
from tests.engine.playing import check_game

PAIRS = 300
GAMES = 100
"""Of each pair."""
VIEWS_EVERY = 10
"""The views of every so many decisions are looked at."""
IDLE_EVERY = 25
"""So many decisions apart it is tried whether one could change anything."""
SLOWEST = 20

Line = dict[str, Any]
"""What came of one game: `pair` and `game` by number, `sets` of both decks, `seconds` of processor time, `turns`,
`decisions`, `events`, the prompts that were `idle`, and its `failure` with a `trace`, both empty for a sound game."""


def main() -> int:
    """Play a piece of the proof, or print what stands in its files."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play the games that do not stand in the file yet")
    playing.add_argument("file", type=Path, metavar="FILE")
    playing.add_argument("--pairs", type=int, default=PAIRS, metavar="N")
    playing.add_argument("--games", type=int, default=GAMES, metavar="N", help="of each pair")
    playing.add_argument("--sets", nargs="+", metavar="CODE", help="sets to draw decks from (default: all)")
    playing.add_argument("--part", type=_part, default=(1, 1), metavar="K/N", help="the Kth of N parts")
    playing.add_argument("--seconds", type=float, default=float("inf"), metavar="S", help="begin no game after it")
    showing = commands.add_parser("table", help="print what came of the games")
    showing.add_argument("files", nargs="+", type=Path, metavar="FILE")
    asked = parser.parse_args()
    if asked.command == "table":
        return table([line for file in asked.files for line in lines_of(file)])
    until = time.monotonic() + asked.seconds
    codes = asked.sets or [row.code for row in sets_for_generation()]
    pairs = list(zip(generated_pairs(asked.pairs, codes), met_sets(codes, asked.pairs), strict=True))
    done = {(line["pair"], line["game"]) for line in lines_of(asked.file)}
    with asked.file.open("a", encoding="utf-8") as file:
        for game, number in part_of(asked.pairs, asked.games, *asked.part):
            if time.monotonic() > until:
                break
            if (number, game) not in done:
                pair, sets = pairs[number]
                line = {"pair": number, "game": game, "sets": sets, **play(pair, game)}
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
                file.flush()
    return 0


def _part(text: str) -> tuple[int, int]:
    """Read "1/2", the first of two parts."""
    number, of = map(int, text.split("/"))
    if not 1 <= number <= of:
        raise ValueError(text)
    return number, of


def part_of(pairs: int, games: int, part: int, parts: int) -> Iterator[tuple[int, int]]:
    """Yield the games of one part, with their pairs: all pairs play a game before the next, so that an early end has
    seen every deck."""
    for game in range(games):
        for number in range(pairs):
            if (number + game) % parts == part - 1:
                yield game, number


def met_sets(codes: Sequence[str], count: int) -> list[tuple[str, str]]:
    """Return the sets of both decks of each of so many pairs, in the order of `generated_pairs`."""
    met = [(one, other) for at, one in enumerate(codes) for other in codes[at:]]
    return [met[number % len(met)] for number in range(count)]


def lines_of(file: Path) -> list[Line]:
    """Return the games in a file; none where it is not there. A last line that was cut off is taken out of the file."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.split("\n") if line]  # a text may hold other ends of lines


def play(pair: Pair, seed: int) -> Line:
    """Play one game with every check and return what came of it."""
    began = time.process_time()
    line: Line = {"turns": 0, "decisions": 0, "events": 0, "idle": [], "failure": "", "trace": ""}
    try:
        report = check_game(seed, every=VIEWS_EVERY, choices=1, decks=pair, idle_every=IDLE_EVERY)
        line.update(turns=report.turns, decisions=report.decisions, events=report.events, idle=report.idle)
        assert report.turns <= MOST_GENERATED_TURNS, f"stuck: {report.turns} turns"
    except Exception as fault:  # the proof goes on after whatever went wrong, and names it
        line.update(failure=f"{type(fault).__name__}: {fault}", trace=traceback.format_exc())
    return {**line, "seconds": round(time.process_time() - began, 3)}


def table(lines: Sequence[Line]) -> int:
    """Print what came of the games; return the exit code."""
    by_set: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        for code in set(line["sets"]):
            by_set[code].append(line)
    print(f"{'set':<8}{'games':>8}{'failed':>8}{'turns, median':>16}{'at most':>9}{'decisions':>11}{'CPU s':>8}")
    for code, games in by_set.items():
        print(_row(code, games))
    print(_row("all", lines))
    failed = [line for line in lines if line["failure"]]
    for line in failed:
        print(f"pair {line['pair']}, game {line['game']} ({'–'.join(line['sets'])}): {line['failure'][:300]}")
    idle = Counter(prompt.partition(": ")[2] for line in lines for prompt in line["idle"])
    for prompt, count in idle.most_common():
        print(f"could change nothing, {count} times: {prompt}")
    print(f"the {SLOWEST} slowest:")
    for line in sorted(lines, key=lambda line: -line["seconds"])[:SLOWEST]:
        where = f"pair {line['pair']}, game {line['game']} ({'–'.join(line['sets'])})"
        print(f"  {line['seconds']:.1f} s, {line['turns']} turns, {line['decisions']} decisions: {where}")
    return 1 if failed else 0


def _row(code: str, games: Iterable[Line]) -> str:
    """Return a row of the table; a game between two decks of a set counts for it once."""
    rows = list(games)
    failed = sum(bool(line["failure"]) for line in rows)
    turns = [line["turns"] for line in rows if not line["failure"]] or [0]
    decisions, seconds = sum(line["decisions"] for line in rows), sum(line["seconds"] for line in rows)
    return f"{code:<8}{len(rows):>8}{failed:>8}{median(turns):>16.0f}{max(turns):>9}{decisions:>11}{seconds:>8.0f}"


if __name__ == "__main__":
    sys.exit(main())
