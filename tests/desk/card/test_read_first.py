"""Home-made cards are read before a game, behind a dialog that shows how far that is and can be stopped."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from kfdesk.collection import homemade
from kfdesk.collection.homemade import HomeCard
from kfdesk.desk import texts as s
from kfdesk.desk.card import read_first as module
from kfdesk.desk.card.read_first import READING, ReadingDialog, read_first
from kfdesk.language.reading.grammar import Grammar
from tests.homemade import GRUMBLE, RAIN, RIDDLE

CARDS = (GRUMBLE, RAIN, RIDDLE)


class Reads:
    """Stands for the language of cards, and for reading, which goes on when it is let."""

    def __init__(self) -> None:
        self.coming: Future[Grammar] = Future()
        self.let = Event()
        self.read: list[str] = []

    def one(self, card: HomeCard) -> tuple[str, ...]:
        self.let.wait(10)
        self.read.append(card.name)
        return homemade.lines_not_understood(card)


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[Reads]:
    reads = Reads()
    homemade.forget_read()
    monkeypatch.setattr(module, "prepare", lambda: reads.coming)
    monkeypatch.setattr(module, "is_ready", reads.coming.done)
    monkeypatch.setattr(module, "lines_not_understood", reads.one)
    yield reads
    reads.let.set()


def open_dialog() -> ReadingDialog:
    (dialog,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, ReadingDialog) and one.isVisible())
    return dialog


def test_what_is_read_or_read_at_once_opens_no_dialog(reads: Reads) -> None:
    reads.coming.set_result(Grammar())
    reads.let.set()
    assert read_first(CARDS, None) and reads.read == [card.name for card in CARDS]
    assert read_first(CARDS, None) and read_first((), None) and len(reads.read) == 3


def test_a_dialog_says_how_far_it_is_and_closes_by_itself(reads: Reads) -> None:
    seen: list[str] = []

    def look() -> None:
        dialog = open_dialog()
        seen.append(dialog.words.text())
        assert dialog.bar.maximum() == 0
        reads.coming.set_result(Grammar())
        QTimer.singleShot(3 * module.LOOK_MS, look_again)

    def look_again() -> None:
        dialog = open_dialog()
        seen.append(dialog.words.text())
        assert (dialog.bar.value(), dialog.bar.maximum()) == (0, 3)
        reads.let.set()

    QTimer.singleShot(0, look)
    assert read_first(CARDS, None)
    assert seen == [s.LEARNING.en, READING.en] and len(reads.read) == 3


def test_who_stops_it_gets_nothing_and_waits_for_nothing(reads: Reads) -> None:
    def stop() -> None:
        open_dialog().stop.click()

    QTimer.singleShot(0, stop)
    assert not read_first(CARDS, None) and reads.read == []
    reads.coming.set_result(Grammar())
    QTimer.singleShot(2 * module.LOOK_MS, stop)
    assert not read_first(CARDS, None)
    reads.let.set()
    assert len(reads.read) <= 1, "no further card is begun"
