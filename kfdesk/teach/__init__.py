"""Hints, lessons and the rules reference: read a view, return advice, change nothing."""

from kfdesk.teach.reference.book import reference

__all__ = ["reference"]
