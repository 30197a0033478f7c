"""Whether cards that are read as definitions built otherwise behave as their tests say.

The tests stand in the source tree and do not ship with the program, so only a copy of that tree can try a card.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from enum import Enum
from importlib.util import find_spec
from pathlib import Path

MARK = "tried:"
"""What a line of the script begins with that says how a card was found."""


class Outcome(Enum):
    """What became of the tests of a card that has a definition as it was read."""

    PASSED = "passed"
    FAILED = "failed"
    """Or it could not be built."""
    NO_TEST = "untested"


class TrialError(RuntimeError):
    """The tests could not be run."""


def can_try(top: Path) -> bool:
    """Return whether the folder `top` holds the tests of cards, and whether there is what runs them."""
    return _script(top).is_file() and (top / "tests" / "cards").is_dir() and find_spec("pytest") is not None


def tried(top: Path, texts: Mapping[str, Sequence[str]]) -> dict[str, Outcome]:
    """Run the tests below `top` of each card with what is read from the `texts` of its abilities.

    Raises `TrialError`.
    """
    if not texts:
        return {}
    lines = "\n".join(json.dumps({"id": id_, "texts": list(said)}) for id_, said in texts.items())
    command = [sys.executable, str(_script(top))]
    done = subprocess.run(command, cwd=top, input=lines, capture_output=True, encoding="utf-8", check=False)
    said = [line.split() for line in done.stdout.splitlines() if line.startswith(MARK)]
    found = {id_: Outcome(outcome) for _, id_, outcome in said}
    if found.keys() != texts.keys():
        raise TrialError(done.stdout + done.stderr)
    return found


def _script(top: Path) -> Path:
    return top / "packaging" / "try_readings.py"
