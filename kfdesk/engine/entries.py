"""The entries of a journal: what a player chose, or what the judge changed; each is one line of text."""

from __future__ import annotations

from kfdesk.engine.scenario import Change, read_change, written_change
from kfdesk.records import record

_ADJUST = "adjust:"
"""What the line of an adjustment begins with."""


@record
class Choice:
    """The keys of the options chosen for one decision."""

    keys: tuple[str, ...]

    @property
    def text(self) -> str:
        """The entry as a journal holds it."""
        return " ".join(self.keys)


@record
class Adjustment:
    """A change of the table by the judge; `content` is the change as `written_change` writes it."""

    content: str

    @classmethod
    def of(cls, change: Change) -> Adjustment:
        """Return the entry of a change."""
        return cls(written_change(change))

    @property
    def text(self) -> str:
        """The entry as a journal holds it."""
        return _ADJUST + self.content

    def change(self) -> Change:
        """Return the change; raises `SetupError` if `content` is none."""
        return read_change(self.content)


JournalEntry = Choice | Adjustment


def read_entry(text: str) -> JournalEntry:
    """Return what one line of a journal says. Keys are not checked here, nor is a change."""
    if text.startswith(_ADJUST):
        return Adjustment(text.removeprefix(_ADJUST))
    return Choice(tuple(text.split(" ")))
