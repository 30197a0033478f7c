"""The pairs of cards of a deck that help each other, each with the reason; found on a thread while they are shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from kfdesk.cards import library
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.charts import texts as s
from kfdesk.desk.kit.asked_thread import AskedThread
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.ui import say
from kfdesk.teach.partners import Pair, pairs
from kfdesk.text.words import Words, linked

BULLET = "•"
"""Stands before each pair: most take more than one line."""
MOST_PAIRS = 60
"""So many pairs are listed at most."""


class PairsLabel(Label):
    """Says how many pairs of a deck's cards help each other, and which and why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, wraps=True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._finder = _Finder(self)
        self._cards: tuple[str, ...] = ()
        self._left_out = False
        self._found: tuple[Pair, ...] | None = None

    def show_deck(self, deck: DeckRecord) -> None:
        """Say it of a deck, as soon as it is known."""
        cards = tuple(dict.fromkeys(line.id for line in deck.cards if line.id is not None))
        self._left_out = any(line.id is None for line in deck.cards)
        if cards != self._cards:
            self._finder.drop()
            self._cards, self._found = cards, None
        self.say()
        self._find()

    def say(self) -> None:
        """Write everything anew."""
        if self._found is None:
            self.setText(say(s.PAIRS_SOUGHT))
            return
        lines = [say(s.PAIRS.filled(n=len(self._found)))]
        lines += [f"{BULLET} {say(words)}" for words in said_once(self._found[:MOST_PAIRS])]
        if len(self._found) > MOST_PAIRS:
            lines.append(say(s.MORE_PAIRS.filled(n=len(self._found) - MOST_PAIRS)))
        if self._left_out:
            lines.append(say(s.PAIRS_OF_KNOWN))
        lines.append(say(s.PAIRS_RULE))
        self.setText("\n".join(lines))

    def showEvent(self, event: QShowEvent) -> None:
        """Look for what is to be seen."""
        super().showEvent(event)
        self._find()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look no further."""
        super().hideEvent(event)
        self._finder.close()

    def _find(self) -> None:
        if self._found is None and self.isVisible() and not self._finder.busy:
            self._finder.find(self._cards, self._take)

    def _take(self, found: object) -> None:
        assert isinstance(found, tuple)
        self._found = found
        self.say()


def said_once(found: Iterable[Pair]) -> Iterator[Words]:
    """Yield what is said of pairs: a reason once, with all whom the same card helps for it."""
    alike: dict[Hashable, list[Pair]] = {}
    for pair in found:
        alike.setdefault(pair.reason, []).append(pair)
    for first, *others in alike.values():
        if others:
            cards = linked([library()[pair.helped].title for pair in others])
            yield s.SAME_FOR.filled(why=first.words, cards=cards)
        else:
            yield first.words


class _Finder(AskedThread):
    """Looks for the pairs of one deck at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__("pairs of cards", 0, parent)

    def find(self, cards: tuple[str, ...], hear: Callable[[object], None]) -> None:
        """Call `hear`, on the window's thread, with the pairs of these cards."""
        self._begin(lambda is_stopped: pairs(cards, is_stopped), hear)
