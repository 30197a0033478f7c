"""Hints for players who learn: what is still possible, what a house lets them do, and what is often misread.

Every hint follows from the game's own decisions, verdicts, events and copies; there is no second list of rules here.
"""

from kfdesk.teach.hints.chances import CHANCES, Chance, chances_sought
from kfdesk.teach.hints.houses import Outlook, outlooks
from kfdesk.teach.hints.kinds import Hint, HintKind, Strength
from kfdesk.teach.hints.learner import Learner
from kfdesk.teach.hints.misreadings import misreadings
from kfdesk.teach.hints.possible import Act, Possible, still_possible, unused

__all__ = [
    "CHANCES",
    "Act",
    "Chance",
    "Hint",
    "HintKind",
    "Learner",
    "Outlook",
    "Possible",
    "Strength",
    "chances_sought",
    "misreadings",
    "outlooks",
    "still_possible",
    "unused",
]
