"""`kfdesk rules --coverage`: every entry of the rulebook with the tests that hold it.

The tests name the entries and know how to list them (`tests/rulebook/coverage.py`). They stand in the source tree and
do not ship with the program, so the command works in a copy of that tree only.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from kfdesk.catalogs import system_language
from kfdesk.text.words import Words

NO_TESTS = Words(
    "The coverage of the rules is read from the tests, and they do not ship with the program: run "
    "`python -m kfdesk rules --coverage` in a copy of the source tree."
)
NO_PYTEST = Words("The tests cannot be read without pytest: packaging/test.sh installs what they need.")
NOT_READ = Words("The tests could not be read:")
HEAD = "Entries of the rulebook and the tests that hold them"
"""The line of pytest's output after which the table begins."""


def source_tree() -> Path:
    """Return the folder that holds the package, and in a copy of the source tree the tests beside it."""
    return Path(__file__).resolve().parents[1]


def print_coverage(top: Path) -> int:
    """Print the table that the tests below `top` make, and return the exit code: 1 where there is none."""
    language = system_language()
    if not (top / "tests" / "rulebook" / "coverage.py").is_file():
        print(NO_TESTS.say(language), file=sys.stderr)
        return 1
    if find_spec("pytest") is None:
        print(NO_PYTEST.say(language), file=sys.stderr)
        return 1
    command = [sys.executable, "-m", "pytest", "--rule-coverage"]
    done = subprocess.run(command, cwd=top, capture_output=True, encoding="utf-8", check=False)
    _, head, table = done.stdout.partition(HEAD + "\n")
    if done.returncode or not head:
        print(NOT_READ.say(language), done.stdout + done.stderr, sep="\n", file=sys.stderr)
        return 1
    sys.stdout.write(table)
    return 0
