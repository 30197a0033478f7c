"""Runs the fuzz: damaged files one after another, and what must hold of each of them whatever it is."""

from __future__ import annotations

import hashlib
import shutil
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.fuzz.targets import Target

SLOW = 4.0
"""Seconds of the processor's time beyond which one file counts as an attack on the program."""
BYSTANDERS = {"notes.txt": b"a file of somebody else\n", "old.kfdesk.damaged-2020-01-01": b"set aside long ago\n"}


@dataclass
class Tally:
    """What became of the files of one target."""

    looked: int = 0
    taken: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    failures: list[str] = field(default_factory=list)


@dataclass
class Fuzz:
    """Feeds damaged files to the targets, in a folder of its own."""

    targets: Sequence[Target]
    folder: Path
    tallies: dict[str, Tally] = field(default_factory=dict)
    corpus: Path | None = None
    """Where to keep files that failed."""

    def run(self, count: int, seed: int) -> Iterator[int]:
        """Feed so many files; yield the number after each."""
        dice = Random(seed)
        weights = [target.share for target in self.targets]
        for number in range(1, count + 1):
            target = dice.choices(self.targets, weights)[0]
            self.feed(target, target.mutate(target.seeds, dice), f"{seed}/{number}")
            yield number

    def feed(self, target: Target, content: bytes, name: str) -> None:
        """Have one file looked at, and note what became of it."""
        tally = self.tallies.setdefault(target.name, Tally())
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for other, bytes_ in BYSTANDERS.items():
            (self.folder / other).write_bytes(bytes_)
        path = self.folder / target.file
        path.write_bytes(content)
        began = time.process_time()
        try:
            taken = target.look(path)
            self._check_folder(target, content, taken)
            tally.taken += taken
        except Exception as fault:  # whatever it is, it is a finding
            self._note(target, tally, content, f"{name}: {_told(fault)}")
        spent = time.process_time() - began
        tally.looked += 1
        tally.seconds += spent
        tally.slowest = max(tally.slowest, spent)
        if spent > SLOW:
            self._note(target, tally, content, f"{name}: {spent:.1f} s")

    def _check_folder(self, target: Target, content: bytes, taken: bool) -> None:
        for other, bytes_ in BYSTANDERS.items():
            assert (self.folder / other).read_bytes() == bytes_, f"{other} was touched"
        if not taken and target.keeps:
            kept = [path for path in self.folder.iterdir() if path.is_file() and path.read_bytes() == content]
            assert kept, "the refused file is gone"

    def _note(self, target: Target, tally: Tally, content: bytes, what: str) -> None:
        tally.failures.append(what)
        if self.corpus is not None:
            self.corpus.mkdir(parents=True, exist_ok=True)
            sign = hashlib.blake2b(content, digest_size=6).hexdigest()
            (self.corpus / f"{target.name.replace(' ', '-').replace(':', '')}-{sign}").write_bytes(content)


def _told(fault: BaseException) -> str:
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__}: {str(fault)[:200]!r} at {Path(last.filename).name}:{last.lineno}"


def gathered(failures: Sequence[str]) -> Counter[str]:
    """Return failures by what they say, without the number of the file."""
    return Counter(failure.partition(": ")[2] for failure in failures)
