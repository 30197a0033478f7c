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
from kfdesk.collection.identity import list_key
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.desk.deck_choice.agreement import agree_on
from kfdesk.desk.deck_choice.chooser import DeckChooser
from kfdesk.desk.deck_choice.records import key_of, record_of
from kfdesk.desk.decks.deck_lists import DeckLists
from kfdesk.desk.decks.playing import why_not_playable
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.new_game import NewGameDialog
from kfdesk.match.matches import Match
from kfdesk.match.series import Played, PlayStep
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


def ask_for(window: MainWindow, later: DeckRecord, answer: str, *, practice: bool = False) -> list[str]:
    """Ask for a game with the deck in the first seat, with `practice` against the program; return what was asked.
    Where it is not agreed on, the dialog is there again as it was left."""
    said: list[str] = []

    def leave(dialog: NewGameDialog) -> None:
        assert dialog.decks[0].key == later.key
        dialog.reject()

    def start(dialog: NewGameDialog) -> None:
        assert dialog.decks[0].choose(later.key)
        when_open(QMessageBox, click(answer, said))
        QTest.mouseClick(dialog.start, LEFT)
        if answer == "Cancel":
            QTimer.singleShot(0, lambda: when_open(NewGameDialog, leave))

    when_open(NewGameDialog, start)
    window.beginning.ask_new_game(practice=practice)
    return said


def key_of_playable(window: MainWindow) -> str:
    """Return the key of a deck that can be played whole."""
    decks = window.beginning.decks()
    return decks.rows(decks.find("is:playable")[:1])[0].key


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
    assert (row.playable, row.by_agreement, row.unknown) == (False, True, 3)
    index = chooser.model.index(0, chooser.grid.modelColumn())
    QTest.mouseClick(chooser.grid.viewport(), LEFT, pos=chooser.grid.visualRect(index).center())
    assert chooser.reason.text() == "Later, the Unknown: 3 cards are not known here."


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


@pytest.mark.usefixtures("shelf")
def test_against_the_program_the_one_player_is_asked(window: MainWindow, later: DeckRecord) -> None:
    said = ask_for(window, later, "I agree", practice=True)
    assert len(said) == 1 and said[0].endswith("Do you agree to play it so?")
    setup = window.controller.setup
    assert setup is not None and setup.bot is not None


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
    children = [last.child(row) for row in range(last.childCount())]
    rows = {child.text(0): child.text(1) for child in children if child is not None}
    assert rows == {STRANGE[0]: "1", STRANGE[1]: "2"}


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("answer", ["Cancel", "Both players agree"])
def test_a_rematch_is_asked_about_like_any_new_game(
    window: MainWindow, later: DeckRecord, swapped: bool, answer: str
) -> None:
    ask_for(window, later, "Both players agree")
    before = window.controller.setup
    said: list[str] = []
    when_open(QMessageBox, click(answer, said))
    window.beginning.rematch(swapped=swapped)
    assert len(said) == 1 and (window.controller.setup is not before) is (answer != "Cancel")


@pytest.mark.usefixtures("shelf")
def test_a_deck_that_is_chosen_already_says_what_it_lacks_and_one_for_both_is_asked_about_once(
    window: MainWindow, later: DeckRecord
) -> None:
    window.change_settings(decks=(later.key, later.key))
    said: list[str] = []

    def start(dialog: NewGameDialog) -> None:
        assert [button.key for button in dialog.decks] == [later.key] * 2
        assert all("3 cards are not known here" in button.accessibleName() for button in dialog.decks)
        when_open(QMessageBox, click("Cancel", said))
        QTest.mouseClick(dialog.start, LEFT)
        QTimer.singleShot(0, lambda: when_open(NewGameDialog, NewGameDialog.reject))

    when_open(NewGameDialog, start)
    window.beginning.ask_new_game()
    assert len(said) == 1 and said[0].count("Later, the Unknown") == 1 and window.controller.setup is None


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
    setup.sides[1].choose([key_of_playable(window)])
    said: list[str] = []
    when_open(QMessageBox, click(answer, said))
    setup.begin.click()
    assert len(said) == 1 and (part.room.match is not None) is begun


@pytest.mark.usefixtures("shelf")
def test_another_match_like_the_last_one_is_asked_about_anew(window: MainWindow, later: DeckRecord) -> None:
    part = part_in(window, MatchFeature)
    part.open([later.key])
    part.room.setup.sides[1].choose([key_of_playable(window)])
    when_open(QMessageBox, click("Both players agree", []))
    part.room.setup.begin.click()
    match = part.room.match
    assert match is not None and isinstance(match.series.step(), PlayStep)
    part.room.match = Match(match.path, match.file.model_copy(update={"series": match.series.after(Played(winner=0))}))
    for answer, begun in (("Cancel", False), ("Both players agree", True)):
        said: list[str] = []
        last = part.room.match
        when_open(QMessageBox, click(answer, said))
        part.room.steps.again_wanted.emit(False)
        assert len(said) == 1 and (part.room.match is not last) is begun


def test_the_sheet_of_a_deck_that_left_the_shelf_shows_all_its_cards(later: DeckRecord) -> None:
    token = CardLine(id=None, title="A Token of Tomorrow", house="")
    deck = later.model_copy(update={"references": (token,)}).deck_list()
    found = record_of(deck, "own:key")
    assert (found.deck_list(), found.size, found.references) == (deck, 36, (token,))
    assert key_of(deck) == list_key(later.name, later.houses, later.cards)


def test_nobody_is_asked_about_decks_that_are_known_whole() -> None:
    assert agree_on([deck for _, deck in sample_decks()], None)  # a question would wait here
