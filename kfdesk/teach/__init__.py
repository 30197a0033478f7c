"""Hints, lessons, the rules reference and a partner to play with: they read a view or a table and change nothing."""

from kfdesk.teach.lessons import lessons
from kfdesk.teach.partner.players import Partner
from kfdesk.teach.reference.book import reference

__all__ = ["Partner", "lessons", "reference"]
