"""The card library: what each card does, a file for each set and house. Facts come from assets."""

from kfdesk.cards.library import library

__all__ = ["library"]
