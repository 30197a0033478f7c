"""Reads the text of a card on a thread while somebody writes; what was found of an older text is not heard of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from kfdesk.collection.homemade import HomeCard
from kfdesk.desk.homemade.understanding import Understood, is_learned, understand
from kfdesk.desk.kit.asked_thread import AskedThread


class CardReader(AskedThread):
    """Reads one card at a time, the last one that was asked about.

    One that is just being read is read to its end before the next one: two threads of Python would hinder each other,
    and the window.
    """

    understood = Signal(object)
    """An `Understood`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("card reader", 0.0, parent)
        self._next: Callable[[], Understood] | None = None
        """What is read once the thread that works has ended."""
        self._ended.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """True while an answer is waited for."""
        return super().busy or self._next is not None

    @property
    def learns(self) -> bool:
        """Whether the language is being learned, which takes longer than to read."""
        return self.busy and not is_learned()

    def ask(self, card: HomeCard, text: str, answers: Mapping[str, str], kept: Sequence[str] = ()) -> None:
        """Read a card, see `understand`; one that was asked about before is dropped."""
        chosen = dict(answers)
        self.drop()
        self._next = lambda: understand(card, text, chosen, kept)
        self._go_on()

    def drop(self) -> None:
        """Want no answer any more."""
        super().drop()
        self._next = None

    def _go_on(self, *_: object) -> None:
        find = self._next
        if find is not None and not self._threads:
            self._begin(lambda _: find(), self._on_found)

    def _on_found(self, found: object) -> None:
        assert isinstance(found, Understood)
        self.understood.emit(found)
