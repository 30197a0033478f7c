"""Run the long proofs in pieces, night after night, until each has come as far as it should; print a table of them.

Usage: python packaging/nightly.py FOLDER [--minutes M] [--only PART ...] [--table]

FOLDER keeps what was run: a line of `pieces.jsonl` for each piece, and what each piece that failed has printed. A run
that was stopped or killed continues with the pieces that are not there yet. No piece begins after so many minutes. The
parts take turns, so that an early end has seen all of them; two processes may run parts of their own in one folder.

- `games`: whole games of generated decks of all sets, every check made (20,000 games).
- `kills`: a whole window that does everything that writes, killed at any moment (1,000 kills).
- `files`: damaged and hostile files for everything that reads files (20,000 files).
- `window`: one window that plays itself; what it is made of must not grow (480 minutes).

Exits with 1 where a piece failed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
TAIL = 12
"""So many of the last lines that a piece has printed are kept."""

Piece = dict[str, Any]
"""What came of one piece: its `part`, its `number` from 0 on, its `amount`, `seconds`, `code` of exit, last `lines`."""


@dataclass(frozen=True)
class Part:
    """One of the long proofs: what is counted, how many are wanted in all and in one piece, and the command of one."""

    unit: str
    wanted: int
    piece: int
    command: Callable[[int, int], list[str]]
    """Takes the number of the piece and how many of the unit it is to do."""


PARTS = {
    "games": Part("games", 20_000, 500, lambda number, amount: [
        "soak.py", "--generated", str(amount), "--games", "1", "--from", str(number), "--every", "10"
    ]),
    "kills": Part("kills", 1_000, 25, lambda number, amount: [
        "crash.py", str(amount), "--window", "--seed", str(number + 1)
    ]),
    "files": Part("files", 20_000, 1_000, lambda number, amount: [
        "fuzz.py", str(amount), "--seed", str(number + 1)
    ]),
    "window": Part("minutes", 480, 60, lambda number, amount: [
        "soak_table.py", "--minutes", str(amount), "--from", str(1 + 10_000 * number)
    ]),
}  # fmt: skip


def main(argv: Sequence[str]) -> int:
    """Run what is not there yet, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M", help="begin no piece after it")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=[*PARTS], metavar="PART", help="these parts only")
    parser.add_argument("--table", action="store_true", help="run nothing")
    asked = parser.parse_args(argv)
    asked.folder.mkdir(parents=True, exist_ok=True)
    if not asked.table:
        run(asked.folder, asked.only, time.monotonic() + 60 * asked.minutes)
    return table(pieces_of(asked.folder))


def pieces_of(folder: Path) -> list[Piece]:
    """Return the pieces that were run; a last line that was cut off counts as not there."""
    file = folder / "pieces.jsonl"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return [json.loads(line) for line in text[: text.rfind("\n") + 1].split("\n") if line]


def run(folder: Path, parts: Sequence[str], until: float) -> None:
    """Run pieces of the parts in turn until all are done, or until this time of `time.monotonic`."""
    turns = deque(parts)
    while turns and time.monotonic() < until:
        name = turns.popleft()
        done = [piece for piece in pieces_of(folder) if piece["part"] == name]
        left = PARTS[name].wanted - sum(piece["amount"] for piece in done)
        if left > 0:
            keep(folder, run_piece(name, len(done), min(left, PARTS[name].piece)))
            turns.append(name)


def run_piece(name: str, number: int, amount: int) -> Piece:
    """Run one piece and return what came of it."""
    script, *given = PARTS[name].command(number, amount)
    began = time.monotonic()
    print(f"{name}: {amount} {PARTS[name].unit}, piece {number}", flush=True)
    command = [sys.executable, str(HERE / script), *given]
    ended = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    seconds = round(time.monotonic() - began, 1)
    said = {"part": name, "number": number, "amount": amount, "seconds": seconds, "code": ended.returncode}
    return {**said, "lines": ended.stdout.splitlines()[-TAIL:], "whole": ended.stdout if ended.returncode else ""}


def keep(folder: Path, piece: Piece) -> None:
    """Keep what came of a piece; where it failed all that it has printed, in a file of its own."""
    if whole := piece.pop("whole"):
        (folder / f"{piece['part']}-{piece['number']}.txt").write_text(whole, encoding="utf-8")
    file = folder / "pieces.jsonl"
    begun = file.read_bytes() if file.exists() else b""
    if begun and not begun.endswith(b"\n"):  # killed while it wrote
        file.write_bytes(begun[: begun.rfind(b"\n") + 1])
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(piece, ensure_ascii=False) + "\n")


def table(pieces: Sequence[Piece]) -> int:
    """Print how far each part has come, and the pieces that failed; return the exit code."""
    print("| part | done | wanted | pieces | failed | hours |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, part in PARTS.items():
        own = [piece for piece in pieces if piece["part"] == name]
        done, hours = sum(piece["amount"] for piece in own), sum(piece["seconds"] for piece in own) / 3600
        failed = sum(piece["code"] != 0 for piece in own)
        print(f"| {name} | {done:,} {part.unit} | {part.wanted:,} | {len(own)} | {failed} | {hours:.1f} |")
    wrong = [piece for piece in pieces if piece["code"]]
    for piece in wrong:
        print(f"{piece['part']}, piece {piece['number']}, exit code {piece['code']}:", *piece["lines"], sep="\n    ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
