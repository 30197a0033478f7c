"""A deck that was not published is marked wherever it is named: at the table, in choices, comparisons, on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.results import Result
from kfdesk.desk.ceremonies.victory import Ending
from kfdesk.desk.charts.deck_panels import ComparePanel
from kfdesk.desk.deck_choice.records import record_of
from kfdesk.desk.deck_choice.source import row_of_record
from kfdesk.desk.decks.compare import CompareDialog
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.papergame import PaperGameDialog
from kfdesk.desk.decks.portraits import Portraits
from kfdesk.desk.decks.quicklook import QuickLook
from kfdesk.desk.homemade.trying import scenario_of
from kfdesk.desk.kit.theme import LIGHT
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.sheet import identity
from kfdesk.desk.sheet.identity import paint_back, paint_front, paint_list_page
from kfdesk.desk.sheet.paper import Paper, PaperWish, pdf_of
from kfdesk.desk.sheet.sheet import DeckSheet
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Game, Seat
from kfdesk.engine.decks import DeckKind, DeckList
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.game_library import PlayedDeck
from kfdesk.text.words import same
from tests.desk.matches.agreeing import part_of
from tests.desk.shown_texts import texts
from tests.homemade import GRUMBLE, homemade_deck
from tests.windows import part_in, shelf_of

NAME, MARKED = "Foundlings", "Foundlings (theory)"


def put_together() -> DeckList:
    """Return a deck of real cards alone that somebody put together."""
    return replace(sample_decks()[0][1], name=NAME, composed=True)


@pytest.fixture
def record() -> DeckRecord:
    return record_of(put_together(), "own:found")


def said(widgets: Iterable[QWidget]) -> set[str]:
    return {text.said for text in texts(widgets)}


def within(widget: QWidget) -> list[QWidget]:
    return [widget, *widget.findChildren(QWidget)]


def test_the_seat_knows_whether_its_deck_was_published() -> None:
    one, two = put_together(), sample_decks()[1][1]
    game = Game.new((Seat("Ada", one), Seat("Bo", two)), seed=1, library=library())
    assert [seat.deck_kind for seat in game.view(0).seats] == [DeckKind.THEORY, DeckKind.PUBLISHED]
    assert [seat.deck_kind for seat in game.fork().common_view().seats] == [DeckKind.THEORY, DeckKind.PUBLISHED]
    allied = Game.new((Seat("Ada", replace(one, alliance=True)), Seat("Bo", two)), seed=1, library=library())
    assert allied.view(0).seats[0].deck_kind is DeckKind.ALLIANCE
    homemade_deck(GRUMBLE)
    trial = Game.from_scenario(scenario_of(GRUMBLE), library=library())
    assert [seat.deck_kind for seat in trial.view(0).seats] == [DeckKind.HOMEMADE, DeckKind.PUBLISHED]


def test_the_table_and_the_end_of_the_game_mark_it(window: MainWindow) -> None:
    other = sample_decks()[1][1]
    window.controller.new_game(TableSetup((Seat("Ada", put_together()), Seat("Bo", other)), 7, 0, True))
    pieces: list[Any] = [laid.piece.shows for panel in window.table.scene_.panels for laid in panel.shown]
    assert [piece[2] for piece in pieces if piece[0] == "name"] == [MARKED, other.name]
    tips = [each.toolTip() for panel in window.table.scene_.panels for each in panel.childItems() if each.isVisible()]
    assert MARKED in tips and other.name not in tips
    decks, houses = (NAME, other.name), (("dis",), ("mars",))
    victory = window.ceremonies.victory
    for winner, shown in ((0, MARKED), (1, other.name)):
        ending = Ending(PLAYERS[winner], ("Ada", "Bo"), decks, houses, (), kinds=(DeckKind.THEORY, DeckKind.PUBLISHED))
        victory.show_ending(ending, same(""), of_match=False, speed=0.0, moves=False)
        assert victory.more.text().startswith(f"{shown}\n") and f"{shown}\n" in victory.accessibleName()


def test_the_start_page_marks_it(window: MainWindow) -> None:
    deck = put_together()
    window.start.offer([], [])
    window.start.show_place(None, PlayedDeck(deck.name, DeckKind.THEORY, deck.houses))
    favorite = window.start.favorite
    assert favorite.name == MARKED and favorite.accessibleName().endswith(MARKED)
    favorite.resize(600, 600)
    with patch.object(QPainter, "drawText") as drawn:
        favorite.grab()
    assert MARKED in [call.args[2] for call in drawn.call_args_list]


def test_whoever_chooses_a_deck_reads_the_mark(window: MainWindow, record: DeckRecord, qtbot: QtBot) -> None:
    shelf_of(window).add([record])
    room = part_of(window).room
    room.open([record.key])
    assert MARKED in " ".join(said(within(room.setup)))


def test_a_comparison_and_a_quick_look_mark_it(window: MainWindow, record: DeckRecord) -> None:
    other = record_of(sample_decks()[1][1], "own:other")
    panel = ComparePanel()
    panel.show_decks(record, other)
    bars = panel.powers.data
    assert bars is not None and {MARKED, other.name} == {series.name for series in bars.series}
    rows = [row_of_record(number, deck) for number, deck in enumerate((record, other))]
    dialog = CompareDialog((record, other), rows, panel, window.card_faces, window.settings, window)
    assert {MARKED, other.name} <= said(within(dialog))
    look = QuickLook(record, Portraits(), window.settings, LIGHT, window)
    assert look.accessibleName() == MARKED and "Theory deck" in " ".join(said(within(look)))
    game = PaperGameDialog(record, lambda _: [], window)
    assert any(MARKED in text for text in said(within(game)) | {game.windowTitle()})


def test_games_against_it_are_listed_with_its_mark(window: MainWindow, record: DeckRecord, qtbot: QtBot) -> None:
    other = record_of(sample_decks()[1][1], "own:other")
    shelf = shelf_of(window)
    shelf.add([record, other])
    shelf.add_result(
        Result(
            deck=other.key,
            deck_name=other.name,
            opponent=record.key,
            opponent_name=NAME,
            player="Ada",
            opponent_player="Bo",
            won=True,
            date=datetime(2026, 1, 2, tzinfo=UTC),
        )
    )
    decks = part_in(window, DeckFeature)
    decks.open()
    decks.show_deck(other.key)
    table = decks.room.browse.detail.results.table
    cell = table.item(0, 2)
    assert cell is not None and cell.text() == f"{MARKED} (Bo)"
    decks.show_deck(record.key)
    cell = table.item(0, 2)
    assert cell is not None and cell.text() == f"{other.name} (Ada)"


def test_each_page_on_paper_marks_it(window: MainWindow, record: DeckRecord) -> None:
    def written(paint: Callable[[QPainter], None]) -> str:
        found: list[str] = []
        image = QImage(2100, 2970, QImage.Format.Format_ARGB32)
        painter = QPainter(image)
        with patch.object(identity, "write_fit", lambda _, text, *args, **more: found.append(text)):
            paint(painter)
        painter.end()
        return "\n".join(found)

    assert "Theory deck" in written(lambda painter: paint_front(painter, record, LIGHT, "en"))
    assert MARKED in written(lambda painter: paint_back(painter, record, LIGHT, "en"))
    page = QRectF(0, 0, 2100, 2970)
    assert "Theory deck" in written(lambda painter: paint_list_page(painter, record, page, LIGHT, "en"))
    with patch.object(QPdfWriter, "setTitle") as title:
        pdf_of(record, PaperWish(paper=Paper.A4), "en")
    title.assert_called_once_with(MARKED)
    sheet = DeckSheet(window.settings, window)
    sheet.show_deck(record)
    assert MARKED in sheet.windowTitle()
