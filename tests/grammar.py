"""The grammar that all cards show, learned once for all tests: by whoever wants it first, and kept between runs.

To learn it takes more time of the processor than a thousand tests. Each worker, and each program that a test starts,
would learn it anew, as each has a folder of its own for what the program keeps.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from kfdesk import resources
from kfdesk.cards import grammars
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.keeping import NotKeptError
from kfdesk.match.locks import lock

TOP = Path(__file__).resolve().parents[1]
LOOKS_S = 0.1
"""How often one looks whether another has learned it."""
_kept, _kept_file = grammars.kept, grammars.kept_file


@contextmanager
def learned_once() -> Iterator[None]:
    """Let the grammar be kept in one place for all tests."""
    with patch.multiple(grammars, kept=_kept_by_one, kept_file=_file_of_all):
        yield


@contextmanager
def learned_apart() -> Iterator[None]:
    """Let a grammar be learned and kept as the program does it; what was fetched before is there again afterwards."""
    with grammars.set_aside(), patch.multiple(grammars, kept=_kept, kept_file=_kept_file):
        yield


def give_to(home: Path) -> None:
    """Let programs have it that keep what they keep in a folder."""
    grammars.grammar()
    home.mkdir(parents=True, exist_ok=True)
    shutil.copy(grammars.kept_file(), home)


def _kept_by_one() -> Grammar:
    """Return the grammar, and have it learned where nobody has."""
    folder = _file_of_all().parent
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("wb") as file:
        while True:
            try:
                lock(file.fileno())
            except BlockingIOError:
                time.sleep(LOOKS_S)
            else:
                break
        try:
            return _kept()
        except NotKeptError:
            command = [sys.executable, "-m", "kfdesk", "read", grammars.LEARN]
            subprocess.run(command, cwd=TOP, env=os.environ | {"KFDESK_HOME": str(folder)}, check=True)
        return _kept()


def _file_of_all() -> Path:
    """Return the file in which it is kept: for as long as the facts of cards are what they are, too."""
    return TOP / ".pytest_cache" / f"grammar-{_facts()}" / _kept_file().name


def _facts() -> str:
    made = sha256()
    for file in sorted((resources.assets() / "facts").rglob("*")):
        if file.is_file():
            made.update(file.name.encode() + b"\0" + file.read_bytes())
    return made.hexdigest()[:16]
