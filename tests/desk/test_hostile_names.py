"""Names with tags in them, as files of other people may bring them, are shown as they are in every room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMessageBox, QWidget

from kfdesk.collection.samples import begin_with_samples
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.kit.labels import Label, RichLabel, tip
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.statistics.feature import StatisticsFeature
from kfdesk.desk.window.main_window import MainWindow
from tests.collection.shelves import deck
from tests.desk.starts import play, setup
from tests.windows import part_in

TAG = "<img src='x.png'>"
EVIL = f"{TAG}<b>Eve</b>"


@pytest.fixture
def shown(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The program after a game with hostile names of players and decks, and with such a deck on the shelf."""
    store = DeckStore.open()
    begin_with_samples(store)
    store.add([deck(3).model_copy(update={"name": EVIL})])
    store.set_notes(deck(3).key, EVIL)
    store.add_tag([deck(3).key], EVIL)
    store.close()
    made = setup((EVIL, EVIL + "2"), open_table=True)
    one, two = (replace(seat, deck=replace(seat.deck, name=EVIL)) for seat in made.seats)
    window.controller.new_game(replace(made, seats=(one, two)))
    yield window


def widgets() -> list[QWidget]:
    return [widget for top in QApplication.topLevelWidgets() for widget in (top, *top.findChildren(QWidget))]


def faults() -> list[str]:
    """Return every text that Qt would take for rich text and that has a tag of the names in it."""
    found = []
    for widget in widgets():
        texts = [("tooltip", widget.toolTip()), ("status", widget.statusTip()), ("what", widget.whatsThis())]
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            texts.append(("label", widget.text()))
        if isinstance(widget, QMessageBox) and widget.textFormat() is not Qt.TextFormat.PlainText:
            texts.append(("message", widget.text()))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            texts += [("item", text) for text in tips(widget.model())]
        where = f"{type(widget).__name__} {widget.objectName()}"
        found += [f"{where} {kind}: {text[:200]}" for kind, text in texts if is_taken_for_rich(text)]
    return found


def tips(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    parent = parent or QModelIndex()
    for row in range(min(model.rowCount(parent), 200)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield str(model.data(index, Qt.ItemDataRole.ToolTipRole) or "")
        if not isinstance(model, QAbstractListModel):
            yield from tips(model, model.index(row, 0, parent))


def is_taken_for_rich(text: str) -> bool:
    return "<img" in text and QtGui.Qt.mightBeRichText(text)


def test_the_search_for_faults_finds_one(qtbot: Any) -> None:
    widget = QLabel(TAG)
    widget.setToolTip(TAG)
    qtbot.addWidget(widget)
    assert len(faults()) == 2


def test_at_the_table_at_its_end_and_on_the_start_page(shown: MainWindow, qtbot: Any) -> None:
    play(shown, 30)
    QApplication.processEvents()
    assert faults() == []
    assert any(EVIL in widget.text() for widget in widgets() if isinstance(widget, Label))
    shown.controller.check_called.emit(0)
    shown.controller.game_over.emit(0)
    QApplication.processEvents()
    assert faults() == []
    shown.show_start()
    QApplication.processEvents()
    assert faults() == []


@pytest.mark.parametrize(
    "room", [DeckFeature, MatchFeature, GamesFeature, StatisticsFeature, FilmFeature], ids=lambda kind: kind.__name__
)
def test_in_the_room(shown: MainWindow, qtbot: Any, room: type[Any]) -> None:
    play(shown, 12)
    part: Any = part_in(shown, room)
    if room is GamesFeature:
        part.show()
    elif room is StatisticsFeature:
        part.show_present()
    elif room is FilmFeature:
        part.watch_present()
    else:
        part.open()
    if room is DeckFeature:
        part.room.show_deck(deck(3).key)
    for _ in range(20):
        QApplication.processEvents()
        qtbot.wait(5)
    assert faults() == []
    seen = [widget.text() for widget in widgets() if isinstance(widget, Label | RichLabel)]
    assert len(seen) > 3


def test_a_tooltip_shows_tags_and_lines_as_they_are() -> None:
    assert tip("plain\nlines") == "plain\nlines"
    assert unescape(tip(f"{TAG}\nx")) == f"<qt>{TAG}<br>x</qt>"
    assert TAG not in tip(TAG)


def test_a_long_line_of_a_tooltip_is_broken_between_words() -> None:
    words = "one or two short words " * 12
    lines = tip(f"{words}\n/a-folder/{'a-long-name' * 9}").split("\n")
    assert max(len(line) for line in lines[:-1]) <= 60 and lines[-1] == f"/a-folder/{'a-long-name' * 9}"
    assert " ".join(lines[:-1]) == words.strip()
