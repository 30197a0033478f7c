"""Decks are chosen by their Archons: all of the shelf, playable ones first, each other one with the reason why not."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.collection.database import shelf_folder
from kfdesk.collection.files import sample_decks
from kfdesk.collection.generator import generate
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.search import DeckRow
from kfdesk.collection.store import StoreError
from kfdesk.desk.deck_choice.chooser import DeckChooser, described
from kfdesk.desk.deck_choice.picking import ChooseDeckDialog
from kfdesk.desk.deck_choice.source import ListedDecks, row_of_record
from kfdesk.desk.deck_choice.texts import can_be_chosen, remark, why_not
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.theme import LIGHT, THEMES
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.new_game import NewGameDialog
from kfdesk.engine.decks import Seat
from kfdesk.engine.rules import SetupError
from kfdesk.text.words import same
from tests.windows import part_in, shelf_of

LEFT = Qt.MouseButton.LeftButton
NOW = datetime(2026, 11, 1, tzinfo=UTC)


@pytest.fixture
def home(home: Path, first_shelf: Path) -> Path:
    """The folder, with the sample decks on the shelf."""
    shutil.copytree(first_shelf, shelf_folder())
    return home


@pytest.fixture(scope="module")
def later() -> DeckRecord:
    """A deck that cannot be played: a card of it is missing."""
    made = generate(5, set="PV", added=NOW)
    first, *others = made.cards
    fewer = [first.model_copy(update={"count": first.count - 1})] if first.count > 1 else []
    return made.model_copy(update={"cards": (*fewer, *others)})


def matches(window: MainWindow) -> MatchFeature:
    return part_in(window, MatchFeature)


def put_on_shelf(window: MainWindow, deck: DeckRecord) -> None:
    shelf_of(window).add([deck])


def at(chooser: DeckChooser, row: int) -> QPoint:
    index = chooser.model.index(row, chooser.grid.modelColumn())
    chooser.grid.scrollTo(index)
    return chooser.grid.visualRect(index).center()


def row_named(chooser: DeckChooser, name: str) -> int:
    rows = [chooser.model.row(number) for number in range(chooser.model.rowCount())]
    return next(number for number, row in enumerate(rows) if row is not None and row.name == name)


def in_dialog(does: Callable[[ChooseDeckDialog], None]) -> list[BaseException]:
    """Do something with the dialog for a deck once it is open; return what went wrong there."""
    wrong: list[BaseException] = []

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, ChooseDeckDialog):
            QTimer.singleShot(5, act)
            return
        try:
            does(dialog)
        except BaseException as error:
            wrong.append(error)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, act)
    return wrong


@pytest.fixture
def chooser(window: MainWindow, later: DeckRecord, qtbot: Any) -> DeckChooser:
    put_on_shelf(window, later)
    made = DeckChooser()
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.use(window.beginning.decks())
    made.show()
    QApplication.processEvents()
    return made


def test_all_decks_of_the_shelf_are_offered_playable_ones_first(chooser: DeckChooser, later: DeckRecord) -> None:
    rows = [chooser.model.row(number) for number in range(chooser.model.rowCount())]
    names = [row.name for row in rows if row is not None]
    assert set(names) == {deck.name for _, deck in sample_decks()} | {later.name}
    assert [row.playable for row in rows if row is not None] == [True] * len(sample_decks()) + [False]


def test_a_deck_that_cannot_be_played_says_why_and_cannot_be_chosen(chooser: DeckChooser, later: DeckRecord) -> None:
    row = row_named(chooser, later.name)
    spot = at(chooser, row)
    QTest.mouseClick(chooser.grid.viewport(), LEFT, pos=spot)
    assert chooser.keys == ()
    assert chooser.reason.isVisible()
    found = chooser.model.row(row)
    assert found is not None
    assert chooser.reason.text() == f"{later.name}: Not a complete deck: 3 houses with 12 cards each are needed."
    spoken = chooser.model.index(row, chooser.grid.modelColumn()).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Not a complete deck" in spoken
    before = chooser.grid.viewport().grab().toImage()
    QTest.mouseDClick(chooser.grid.viewport(), LEFT, pos=spot)
    assert chooser.keys == () and not before.isNull()


def test_the_deck_chosen_before_is_not_taken_while_one_that_cannot_be_played_is_in_front(
    chooser: DeckChooser, later: DeckRecord
) -> None:
    found = list[bool]()
    for row in (0, row_named(chooser, later.name), 1):
        QTest.mouseClick(chooser.grid.viewport(), LEFT, pos=at(chooser, row))
        found.append(chooser.can_take)
    assert found == [True, False, True] and chooser.keys


def test_a_deck_chosen_from_elsewhere_is_marked_and_brought_into_sight(chooser: DeckChooser) -> None:
    chooser.resize(300, 300)
    QApplication.processEvents()
    last = chooser.model.row(chooser.model.rowCount() - 2)
    assert last is not None
    chooser.choose([last.key])
    (marked,) = chooser.grid.selectionModel().selectedIndexes()
    assert chooser.grid.viewport().rect().intersects(chooser.grid.visualRect(marked))


def test_a_card_is_never_wider_than_the_room_for_it(chooser: DeckChooser) -> None:
    for width in (150, 300, 700):
        chooser.resize(width, 500)
        QApplication.processEvents()
        assert chooser.grid.visualRect(chooser.model.index(0, chooser.grid.modelColumn())).isValid()
        assert chooser.grid.gridSize().width() <= chooser.grid.viewport().width()


def test_a_click_chooses_a_deck_and_another_one_instead(chooser: DeckChooser) -> None:
    for row in (1, 3):
        QTest.mouseClick(chooser.grid.viewport(), LEFT, pos=at(chooser, row))
        found = chooser.model.row(row)
        assert found is not None and chooser.keys == (found.key,)


def test_several_decks_are_chosen_in_their_order_up_to_the_limit_and_given_back(chooser: DeckChooser) -> None:
    chooser.allow(3)
    keys = [found.key for number in range(5) if (found := chooser.model.row(number)) is not None]
    for row in (2, 0, 1, 3):
        QTest.mouseClick(chooser.grid.viewport(), LEFT, pos=at(chooser, row))
    assert list(chooser.keys) == [keys[2], keys[0], keys[1]]
    QTest.mouseClick(chooser.grid.viewport(), LEFT, pos=at(chooser, 0))
    assert list(chooser.keys) == [keys[2], keys[1]]
    chooser.search.setText("nobody has such a deck")
    QTest.keyClick(chooser.search, Qt.Key.Key_Return)
    assert list(chooser.keys) == [keys[2], keys[1]] and chooser.empty.isVisible()


def test_the_arrows_walk_over_the_decks_and_enter_takes_one(chooser: DeckChooser, qtbot: Any) -> None:
    chooser.grid.setFocus()
    QTest.mouseClick(chooser.grid.viewport(), LEFT, pos=at(chooser, 0))
    QTest.keyClick(chooser.grid, Qt.Key.Key_Right)
    second = chooser.model.row(1)
    assert second is not None and chooser.keys == (second.key,)
    with qtbot.waitSignal(chooser.taken):
        QTest.keyClick(chooser.grid, Qt.Key.Key_Return)


def test_the_search_finds_decks_by_a_card(chooser: DeckChooser) -> None:
    deck = sample_decks()[0][1]
    card = next(card for card in deck.cards if sum(card in other.cards for _, other in sample_decks()) == 1)
    QTest.keyClicks(chooser.search, f"card:{card.id}")
    QTest.keyClick(chooser.search, Qt.Key.Key_Return)
    assert chooser.model.rowCount() == 1
    row = chooser.model.row(0)
    assert row is not None and row.name == deck.name and chooser.keys == (row.key,)


def test_thousands_of_decks_cost_no_more_than_those_in_sight(qtbot: Any, later: DeckRecord) -> None:
    asked: list[int] = []

    class Many(ListedDecks):
        def find(self, text: str) -> range:
            return range(10_000)

        def rows(self, ids: Any) -> list[DeckRow]:
            asked.extend(ids)
            return [row_of_record(number, later.model_copy(update={"key": f"k{number}"})) for number in ids]

    made = DeckChooser()
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.use(Many([]))
    made.show()
    QApplication.processEvents()
    assert made.model.rowCount() == 10_000 and 0 < len(set(asked)) <= 200


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"unknown": 1}, "1 card is not known here"),
        ({"unknown": 3}, "3 cards are not known here"),
        ({}, "Not a complete deck: 3 houses with 12 cards each are needed"),
    ],
)
def test_the_reason_is_said_in_few_words(later: DeckRecord, changes: dict[str, Any], words: str) -> None:
    row = replace(row_of_record(0, later), **({"unknown": 0} | changes))
    reason = why_not(row)
    assert reason is not None and reason.en == words
    assert why_not(replace(row, playable=True)) is None


def test_a_deck_without_known_icons_is_marked_and_can_be_chosen(later: DeckRecord) -> None:
    row = replace(row_of_record(0, later.model_copy(update={"icons_known": False})), playable=True)
    assert (why_not(row), can_be_chosen(row)) == (None, True)
    assert described(row, "en")[-1] == "Bonus icons not known: it is played without them"
    assert remark(replace(row, icons_known=True)) is None


# In the dialog of a new game.


def test_another_deck_is_chosen_for_a_new_game_by_its_archon(window: MainWindow, qtbot: Any) -> None:
    dialog = NewGameDialog(window.beginning.decks(), window.settings, window)
    qtbot.addWidget(dialog)
    dialog.show()
    wanted = sample_decks()[3][1].name

    def choose(asked: ChooseDeckDialog) -> None:
        row = row_named(asked.chooser, wanted)
        QTest.mouseClick(asked.chooser.grid.viewport(), LEFT, pos=at(asked.chooser, row))
        QTest.mouseClick(asked.take, LEFT)

    wrong = in_dialog(choose)
    QTest.mouseClick(dialog.decks[1], LEFT)
    assert wrong == []
    assert dialog.decks[1].row is not None and dialog.decks[1].row.name == wanted
    assert wanted in dialog.decks[1].accessibleName()
    assert dialog.setup().seats[1].deck.name == wanted
    assert dialog.remember(window.settings).decks[1] == dialog.decks[1].key


def test_a_deck_chosen_before_that_cannot_be_played_is_not_offered_again(
    window: MainWindow, later: DeckRecord, qtbot: Any
) -> None:
    put_on_shelf(window, later)
    settings = DeskSettings(decks=(later.key, "gone"))
    dialog = NewGameDialog(window.beginning.decks(), settings, window)
    qtbot.addWidget(dialog)
    assert [button.row is not None and button.row.playable for button in dialog.decks] == [True, True]
    assert not dialog.decks[0].choose(later.key)


def test_without_a_shelf_the_samples_are_offered_and_the_trouble_is_told(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> Any:
        raise StoreError(Path("shelf"), same("The shelf is broken."))

    told: list[str] = []
    monkeypatch.setattr(window, "tell", lambda title, words: told.append(words.en))
    window.beginning.use_shelf(broken)
    found = window.beginning.decks()
    assert [row.name for row in found.rows(found.find(""))] == [deck.name for _, deck in sample_decks()]
    assert [row.name for row in found.rows(found.find("ONYX"))] == [
        "Miss “Onyx” Censorius".replace("“", '"').replace("”", '"')
    ]
    assert told == ["The shelf is broken."]


def test_the_match_page_leaves_out_a_deck_of_the_shelf_that_cannot_be_played(
    window: MainWindow, later: DeckRecord
) -> None:
    put_on_shelf(window, later)
    matches(window).open([later.key])
    setup = matches(window).room.setup
    assert setup.sides[0].keys == () and not setup.begin.isEnabled()


def test_a_kept_game_that_cannot_begin_is_told_and_can_be_opened_later(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = (Seat("Ada", sample_decks()[0][1]), Seat("Bo", sample_decks()[1][1]))
    window.controller.new_game(TableSetup(seats, seed=1))
    path = window.controller.kept_at
    assert path is not None
    window.controller.stop_keeping()
    table = window.controller.setup
    told: list[str] = []
    monkeypatch.setattr(window, "tell", lambda title, words: told.append(words.en))

    def refuses(setup: TableSetup) -> Any:
        raise SetupError(same("Not today"))

    with monkeypatch.context() as patch:
        patch.setattr(window.controller, "start", refuses)
        window.beginning.go_on_with(path)
    assert told == ["Not today"] and window.controller.setup is table
    window.beginning.go_on_with(path)
    assert told == ["Not today"] and window.controller.setup is not table


def test_the_grid_is_drawn_in_every_theme(chooser: DeckChooser, later: DeckRecord) -> None:
    pictures = set()
    for theme in THEMES.values():
        ui.wear(theme)
        at(chooser, row_named(chooser, later.name))
        QApplication.processEvents()
        picture = chooser.grid.grab().toImage()  # its pixels are gone with it
        pictures.add(bytes(picture.constBits()))
    assert len(pictures) == len(THEMES) and LIGHT.name in THEMES


def test_seed_and_rules_of_a_new_game_are_shown_on_request(window: MainWindow, qtbot: Any) -> None:
    dialog = NewGameDialog(window.beginning.decks(), window.settings)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.edition.isVisible() and not dialog.seed.isVisible()
    QTest.mouseClick(dialog.others, LEFT)
    assert dialog.edition.isVisible() and dialog.seed.isVisible() and dialog.seed.height() >= 24
    QTest.keyClick(dialog.others, Qt.Key.Key_Space)
    assert not dialog.seed.isVisible()
