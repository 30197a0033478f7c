"""What is to be said of a deck that somebody puts together, and what that rests on."""

from __future__ import annotations

from enum import Enum

from kfdesk.records import record
from kfdesk.text.words import Words


class Ground(Enum):
    """What something that is said of a deck rests on."""

    RULEBOOK = "rulebook"
    PRACTICE = "practice"
    """How organized play does it, as far as known; no rulebook says so."""
    LIST = "list"
    """The list of restricted cards that is in use."""
    SEEN = "seen"
    """All published decks that are known are so; no rulebook says that they have to be."""
    PROGRAM = "program"
    """Without it, the program cannot play the deck, or would not know how."""


@record
class Finding:
    """Something to be said of a deck; `rule` is the entry of the rulebook that it rests on, "" for none."""

    text: Words
    rule: str = ""
    ground: Ground = Ground.RULEBOOK
