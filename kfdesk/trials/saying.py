"""One call of `kfdesk trials`: what was asked for, and how it is answered, to people and to programs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TextIO

from kfdesk.collection.command_run import CommandRun
from kfdesk.text.words import Words
from kfdesk.trials import command_texts as s
from kfdesk.trials.kept import usual_file

DONE, TOO_LITTLE = 0, 1
"""Exit codes: done; too few decks or games, or stopped before the end. `NOTHING_DONE` is the third."""


class Call(CommandRun):
    """One call of the command: what was asked for, and where it is answered."""

    def __init__(self, asked: argparse.Namespace, language: str, out: TextIO | None) -> None:
        super().__init__(asked, language, out)
        self.file: Path = asked.file or usual_file(asked.shelf)

    def line(self, text: Words | str) -> None:
        """Print a line of the answer for people."""
        if not self.asked.json:
            print(text if isinstance(text, str) else text.say(self.language), file=self._out, flush=True)

    def value(self, **values: object) -> None:
        """Print the answer for programs."""
        if self.asked.json:
            says = {"says": self.honestly.say(self.language)} if "player" in self.asked else {}
            self.write({**says, **values})

    @property
    def honestly(self) -> Words:
        """What the figures are, and what they are not."""
        return s.SAYS[self.asked.player]
