"""Reads home-made cards before something that needs them, behind a dialog that shows progress and can be stopped.

Reading a card takes some hundredths of a second, at most two; before the first one the language of cards may have to be
learned, which takes several.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import wait
from threading import Thread

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QProgressBar, QPushButton, QWidget

from kfdesk import collector
from kfdesk.cards.grammars import is_ready, prepare
from kfdesk.collection.homemade import HomeCard, is_read, lines_not_understood
from kfdesk.desk import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import say
from kfdesk.text.words import Words

AT_ONCE_S = 0.1
"""What is read in so many seconds needs no dialog."""
LOOK_MS = 50
"""So often the dialog looks how far the thread is, and the thread whether it is stopped."""

TITLE = Words("Home-made cards")
READING = Words("Reading the home-made cards …")


class _Reading:
    """Cards that are read on a thread of its own."""

    def __init__(self, cards: Sequence[HomeCard]) -> None:
        self.cards = cards
        self.done = 0
        """How many are read by now."""
        self.stopped = False
        """Set it, and no card is begun any more."""
        self.thread = Thread(target=self._run, name="home-made cards", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        collector.rest(self)
        try:
            coming = prepare()
            while not coming.done() and not self.stopped:
                wait((coming,), LOOK_MS / 1000)
            for card in self.cards:
                if self.stopped or coming.exception() is not None:
                    return
                lines_not_understood(card)
                self.done += 1
        finally:
            collector.go_on(self)


class ReadingDialog(QDialog):
    """Says how far cards are read; accepted at the end, rejected where somebody stops it."""

    def __init__(self, reading: _Reading, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading = reading
        self.setWindowTitle(say(TITLE))
        self.words = Label(wraps=True)
        self.words.setMinimumWidth(380)
        self.bar = QProgressBar()
        self.stop = QPushButton(say(s.CANCEL))
        self.stop.clicked.connect(self.reject)
        down(self.words, self.bar, self.stop, on=self)
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(self._look)
        self._looks.start()
        self._look()

    def reject(self) -> None:
        """Begin no further card: Escape, the button, and closing the window."""
        self._reading.stopped = True
        super().reject()

    def _look(self) -> None:
        if not self._reading.thread.is_alive():
            self.accept()
            return
        self.words.setText(say(READING if is_ready() else s.LEARNING))
        self.bar.setRange(0, len(self._reading.cards) if is_ready() else 0)
        self.bar.setValue(self._reading.done)


def read_first(cards: Iterable[HomeCard], parent: QWidget | None) -> bool:
    """Read home-made cards, as far as they are not; return False where somebody stopped it.

    Whether they are understood is another question, which takes no time afterwards.
    """
    unread = [card for card in dict.fromkeys(cards) if not is_read(card)]
    if not unread:
        return True
    reading = _Reading(unread)
    reading.thread.join(AT_ONCE_S)
    if not reading.thread.is_alive():
        return True
    dialog = ReadingDialog(reading, parent)
    done = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return done
