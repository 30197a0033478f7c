"""One call of `kfdesk trials`: what was asked for, and how it is answered, to people and to programs."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TextIO

from kfdesk.text.words import Words
from kfdesk.trials import command_texts as s
from kfdesk.trials.kept import usual_file

DONE, TOO_LITTLE, NOTHING_DONE = 0, 1, 2
"""Exit codes: done; too few decks or games, or stopped before the end; nothing could be done."""


class Refused(Exception):  # noqa: N818 - it says what happened
    """Nothing can be done, or not enough is there; `words` says why."""

    def __init__(self, words: Words, code: int = NOTHING_DONE) -> None:
        super().__init__(words.en)
        self.words, self.code = words, code


class Call:
    """One call of the command: what was asked for, and where it is answered."""

    def __init__(self, asked: argparse.Namespace, language: str, out: TextIO) -> None:
        self.asked, self.language, self._out = asked, language, out
        self.file: Path = asked.file or usual_file(asked.shelf)

    def line(self, text: Words | str) -> None:
        """Print a line of the answer for people."""
        if not self.asked.json:
            print(text if isinstance(text, str) else text.say(self.language), file=self._out, flush=True)

    def value(self, **values: object) -> None:
        """Print the answer for programs."""
        if self.asked.json:
            says = {"says": self.honestly.say(self.language)} if "player" in self.asked else {}
            print(json.dumps({**says, **values}, ensure_ascii=False, indent=1), file=self._out)

    def beside(self, words: Words) -> None:
        """Say what is no part of the answer."""
        print(words.say(self.language), file=sys.stderr, flush=True)

    @property
    def honestly(self) -> Words:
        """What the figures are, and what they are not."""
        return s.SAYS[self.asked.player]
