"""Reads the text of a card on a thread while somebody writes; what was found of an older text is not heard of."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from threading import Event
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from kfdesk.cards.grammars import prepare
from kfdesk.collection.homemade import HomeCard
from kfdesk.desk.homemade.understanding import Understood, definition_of, is_learned, understand
from kfdesk.desk.kit.asked_thread import AskedThread

T = TypeVar("T")

WAIT_S = 0.05
"""So often it is looked whether the language has been learned, in seconds."""


class CardReader(AskedThread):
    """Reads one card at a time, the last one that was asked about.

    One that is just being read is read to its end before the next one: two threads of Python would hinder each other,
    and the window.
    """

    understood = Signal(object)
    """An `Understood`."""
    checked = Signal(object, bool)
    """A card of those to be checked, and whether it is understood whole."""
    all_checked = Signal()
    """No card is left to be checked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("card reader", 0.0, parent)
        self._next: Callable[[], Understood | None] | None = None
        """What is read once the thread that works has ended."""
        self._reads = False
        """Whether the thread reads what somebody writes."""
        self._unchecked: deque[HomeCard] = deque()
        self.checks = False
        """Whether cards are checked, and `all_checked` is still to be said."""
        self._closed = Event()
        self._ended.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """True while what was asked about is read, or waits to be."""
        return self._next is not None or (self._reads and super().busy)

    @property
    def learns(self) -> bool:
        """Whether the language is being learned, which takes longer than to read."""
        return self.busy and not is_learned()

    def ask(self, card: HomeCard, text: str, answers: Mapping[str, str], kept: Sequence[str] = ()) -> None:
        """Read a card, see `understand`; one that was asked about before is dropped."""
        chosen = dict(answers)
        self.drop()
        self._next = lambda: self._with_grammar(lambda: understand(card, text, chosen, kept))
        self._go_on()

    def check(self, cards: Iterable[HomeCard]) -> None:
        """Find out of these cards whether they are understood whole, while nothing else is to be read."""
        self._unchecked, self.checks = deque(cards), True
        self._go_on()

    def drop(self) -> None:
        """Want no answer any more about what was asked; cards are checked none the less."""
        if self._reads:
            super().drop()
        self._next = None

    def close(self) -> None:
        """Want no answer at all, and wait for the thread."""
        self._unchecked.clear()
        self._closed.set()
        self._reads = True
        super().close()

    def _go_on(self, *_: object) -> None:
        if self._threads or self._closed.is_set():
            return
        if self._next is not None:
            find, self._next, self._reads = self._next, None, True
            self._begin(lambda _: find(), self._on_found)
            return
        self._reads = False
        if self._unchecked:
            card = self._unchecked.popleft()
            self._begin(
                lambda _: self._with_grammar(lambda: definition_of(card)) is not None, partial(self._on_checked, card)
            )
        elif self.checks:
            self.checks = False
            self.all_checked.emit()

    def _with_grammar(self, read: Callable[[], T]) -> T | None:
        """Return what is read once the language is learned, which another program does; None when all ends before."""
        coming = prepare()
        while not coming.done():
            if self._closed.wait(WAIT_S):
                return None
        coming.result()
        return read()

    def _on_found(self, found: object) -> None:
        assert isinstance(found, Understood)
        self.understood.emit(found)

    def _on_checked(self, card: HomeCard, found: object) -> None:
        self.checked.emit(card, found is True)
