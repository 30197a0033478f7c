"""What the commands of the shelf have in common: one call, where it is answered, and what is said of a refusal."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TextIO

from kfdesk.collection.database import StoreError
from kfdesk.spreadsheets import Cell, csv_text
from kfdesk.text.words import Words

NOTHING_DONE = 2
"""The exit code where nothing could be done."""


class Refused(Exception):  # noqa: N818 - it says what happened
    """Nothing can be done, or not enough is there; `words` says why, `code` is the exit code."""

    def __init__(self, words: Words, code: int = NOTHING_DONE) -> None:
        super().__init__(words.en)
        self.words, self.code = words, code


class CommandRun:
    """One call of a command: what was asked for, in which language and where it is answered."""

    def __init__(self, asked: argparse.Namespace, language: str, out: TextIO | None) -> None:
        self.asked, self.language, self._out = asked, asked.language or language, out or sys.stdout

    def say(self, text: str) -> None:
        """Print a line."""
        print(text, file=self._out)

    def write(self, value: object) -> None:
        """Print a value as JSON."""
        self.say(json.dumps(value, ensure_ascii=False, indent=1))

    def write_table(self, rows: Iterable[Sequence[Cell]]) -> None:
        """Print rows as text with commas."""
        self.say(csv_text(rows).removesuffix("\n"))

    def complain(self, words: Words) -> None:
        """Say what is wrong, or what is no part of the answer, where it is in nobody's way."""
        print(words.say(self.language), file=sys.stderr)

    def code_of(self, does: Callable[[], int]) -> int:
        """Do something and return its exit code; say why where it is refused or the shelf cannot be used."""
        try:
            return does()
        except StoreError as error:
            self.complain(error.problem)
        except Refused as refused:
            self.complain(refused.words)
            return refused.code
        return NOTHING_DONE
