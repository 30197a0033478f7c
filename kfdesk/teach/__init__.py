"""Hints, lessons, puzzles, the rules reference and a partner: they read a view or a table and change nothing."""

from kfdesk.teach.lessons import lessons
from kfdesk.teach.partner.players import Partner
from kfdesk.teach.puzzles import puzzles
from kfdesk.teach.reference.book import reference

__all__ = ["Partner", "lessons", "puzzles", "reference"]
