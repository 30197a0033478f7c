"""Hints, lessons, puzzles, the rules reference and a bot: they read a view or a table and change nothing."""

from kfdesk.teach.bot.players import Bot as Partner  # the name that tools outside the repository know
from kfdesk.teach.lessons import lessons
from kfdesk.teach.puzzles import puzzles
from kfdesk.teach.reference.book import reference

__all__ = ["Partner", "lessons", "puzzles", "reference"]
