"""The panels of figures as the room uses them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QDialog, QWidget

from kfdesk.collection.records import DeckRecord
from kfdesk.collection.store import DeckStore
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.theme import Theme

PairPanel = Callable[[tuple[DeckRecord, DeckRecord]], QWidget]


def deck_figures() -> tuple[QWidget, Callable[[DeckRecord], None]]:
    """Return the panel for one deck, and what shows a deck in it."""
    return QWidget(), lambda _: None


def compare_widget(settings: DeskSettings, theme: Theme) -> PairPanel | None:
    """Return what makes the panel for two decks."""
    return None


def shelf_dialog(
    store: DeckStore, ids: Sequence[int], settings: DeskSettings, theme: Theme, parent: QWidget
) -> QDialog | None:
    """Return a window with the figures of these decks."""
    return None
