"""Decks with cards that this program does not know: kept, told apart, and played without them if both players agree."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox

from kfdesk.collection.database import shelf_folder
from kfdesk.collection.files import sample_decks
from kfdesk.collection.generator import generate
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.desk.deck_choice.agreement import agree_on
from kfdesk.desk.deck_choice.chooser import DeckChooser
from kfdesk.desk.decks.deck_lists import DeckLists
from kfdesk.desk.decks.playing import why_not_playable
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.new_game import NewGameDialog
from tests.windows import part_in, shelf_of

LEFT = Qt.MouseButton.LeftButton
NOW = datetime(2026, 11, 1, tzinfo=UTC)
STRANGE = ("Never Seen", "Not Printed Yet")


@pytest.fixture
def home(home: Path, first_shelf: Path) -> Path:
    """The folder, with the sample decks on the shelf."""
    shutil.copytree(first_shelf, shelf_folder())
    return home


@pytest.fixture(scope="module")
def later() -> DeckRecord:
    """A deck in which the place of two lines is taken by cards of a set to come, one of them there twice."""
    made = generate(5, set="CotA", added=NOW)
    lines = list(made.cards)
    single, double = (next(n for n, line in enumerate(lines) if line.count == count) for count in (1, 2))
    for at, title in zip((single, double), STRANGE, strict=True):
        lines[at] = CardLine(id=None, title=title, house=lines[at].house, count=lines[at].count)
    return made.model_copy(update={"cards": tuple(lines), "name": "Later, the Unknown", "set": "#900"})


@pytest.fixture
def shelf(window: MainWindow, later: DeckRecord) -> None:
    """The deck lies on the shelf."""
    shelf_of(window).add([later])


def click(name: str, said: list[str]) -> Callable[[QMessageBox], None]:
    """Return what clicks a button of a question, by its words, and notes what was asked."""

    def does(box: QMessageBox) -> None:
        said.append(box.text())
        found: list[QAbstractButton] = [button for button in box.buttons() if button.text() == name]
        QTest.mouseClick(found[0], LEFT)

    return does


def when_open(kind: type[Any], does: Callable[[Any], None]) -> None:
    """Do something with the next dialog of a kind, once it is open."""

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            does(dialog)
        else:
            QTimer.singleShot(5, act)

    QTimer.singleShot(0, act)


def ask_for(window: MainWindow, later: DeckRecord, answer: str) -> list[str]:
    """Ask for a game with the deck in the first seat; return what was asked."""
    said: list[str] = []

    def start(dialog: NewGameDialog) -> None:
        assert dialog.decks[0].choose(later.key)
        when_open(QMessageBox, click(answer, said))
        QTest.mouseClick(dialog.start, LEFT)

    when_open(NewGameDialog, start)
    window.beginning.ask_new_game()
    return said


@pytest.mark.usefixtures("shelf")
def test_it_is_told_apart_and_can_be_chosen(window: MainWindow, later: DeckRecord, qtbot: Any) -> None:
    chooser = DeckChooser()
    qtbot.addWidget(chooser)
    chooser.resize(700, 500)
    chooser.use(window.beginning.decks())
    chooser.show()
    QTest.keyClicks(chooser.search, "is:unknown")
    QTest.keyClick(chooser.search, Qt.Key.Key_Return)
    row = chooser.model.row(0)
    assert row is not None and chooser.keys == (later.key,) and chooser.can_take
    assert (row.playable, row.by_agreement, row.unknown) == (False, True, 2)
    index = chooser.model.index(0, chooser.grid.modelColumn())
    QTest.mouseClick(chooser.grid.viewport(), LEFT, pos=chooser.grid.visualRect(index).center())
    assert chooser.reason.text() == "Later, the Unknown: 2 cards are not known here."


def test_the_shelf_says_what_it_can_be_played_without(later: DeckRecord) -> None:
    words = why_not_playable(later)
    assert words is not None and "both players agree" in words.en and all(title in words.en for title in STRANGE)
    broken = why_not_playable(later.model_copy(update={"cards": later.cards[1:]}))
    assert broken is not None and "agree" not in broken.en


@pytest.mark.usefixtures("shelf")
def test_no_game_begins_where_one_player_does_not_agree(window: MainWindow, later: DeckRecord) -> None:
    said = ask_for(window, later, "Cancel")
    assert len(said) == 1 and "3 cards that this program does not know" in said[0]
    assert window.controller.setup is None


@pytest.mark.rule("glossary/deck")
@pytest.mark.usefixtures("shelf")
def test_where_both_agree_it_is_played_without_those_cards(window: MainWindow, later: DeckRecord, qtbot: Any) -> None:
    ask_for(window, later, "Both players agree")
    setup = window.controller.setup
    view = window.controller.view()
    assert setup is not None and view is not None
    deck = setup.seats[0].deck
    assert (len(deck.cards), deck.size, [card.title for card in deck.left_out]) == (
        33,
        36,
        [title for line in later.cards for title in [line.title] * line.count if title in STRANGE],
    )
    lists = DeckLists(window, setup.seats)
    qtbot.addWidget(lists)
    lists.present(view)
    last = lists.lists[0].topLevelItem(lists.lists[0].topLevelItemCount() - 1)
    assert last is not None
    assert (last.text(0), last.text(1)) == ("Played without", "3")
    assert {last.child(row).text(0) for row in range(last.childCount())} == set(STRANGE)


@pytest.mark.usefixtures("shelf")
def test_such_a_game_is_kept_and_gone_on_with(window: MainWindow, later: DeckRecord) -> None:
    ask_for(window, later, "Both players agree")
    path, before = window.controller.kept_at, window.controller.setup
    assert path is not None and before is not None
    window.controller.stop_keeping()
    window.beginning.go_on_with(path)
    after = window.controller.setup
    assert after is not None and [seat.deck for seat in after.seats] == [seat.deck for seat in before.seats]


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize(("answer", "begun"), [("Cancel", False), ("Both players agree", True)])
def test_a_match_asks_before_it_begins(window: MainWindow, later: DeckRecord, answer: str, begun: bool) -> None:
    part = part_in(window, MatchFeature)
    part.open([later.key])
    setup = part.room.setup
    assert setup.sides[0].keys == (later.key,)
    other = window.beginning.decks().find("is:playable")[0]
    row = window.beginning.decks().rows([other])[0]
    setup.sides[1].choose([row.key])
    said: list[str] = []
    when_open(QMessageBox, click(answer, said))
    setup.begin.click()
    assert len(said) == 1 and (part.room.match is not None) is begun


def test_nobody_is_asked_about_decks_that_are_known_whole() -> None:
    assert agree_on([deck for _, deck in sample_decks()], None)  # a question would wait here
