"""Figures of other sites in the room: columns with their source, filters by a heading, the list in the figures."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu

from kfdesk.collection.ratings import DOK, VAULT
from kfdesk.collection.records import ForeignFigure
from kfdesk.collection.samples import sample_records
from kfdesk.collection.store import DeckStore
from kfdesk.desk.charts.ratings import RatingsTable
from kfdesk.desk.decks.asking import RangeDialog
from kfdesk.desk.decks.columns import NUMBER_OF
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.ui import ui
from tests.desk.decks.hands import LEFT, click_row, names, type_search

START = datetime(2026, 1, 1, tzinfo=UTC)
DAY = date(2026, 9, 1)
GIVEN = (
    ForeignFigure(site=DOK, name="Sas Rating", value="61", taken=DAY),
    ForeignFigure(site=DOK, name="Amber Control", value="6.5", taken=DAY),
)


@pytest.fixture
def rated(store: DeckStore, room: DeckRoom) -> DeckRoom:
    """The room with three decks that other sites have figures of: 61, 72.5 and 80 of SAS."""
    decks = store.records(store.find().ids[:3])
    for deck, sas in zip(decks, ("61", "72.5", "80"), strict=True):
        given = (
            ForeignFigure(site=DOK, name="Sas Rating", value=sas, taken=DAY),
            ForeignFigure(site=DOK, name="Amber Control", value="6.5", taken=DAY),
            ForeignFigure(site=VAULT, name="wins", value="0", taken=date(2026, 10, 2)),
        )
        store.add([deck.model_copy(update={"foreign": given})])
    page = room.browse
    for column in ("sas", "vaultwins"):
        page.table.show_column(NUMBER_OF[column], True)
    room.browse.decks_came()
    return room


def shown(room: DeckRoom, column: str, role: Any = Qt.ItemDataRole.DisplayRole) -> list[str]:
    model = room.browse.model
    return [model.index(row, NUMBER_OF[column]).data(role) for row in range(model.rowCount())]


def heading(room: DeckRoom, column: str) -> QPoint:
    """Return the middle of a heading, in the viewport of the headings, once it is in sight."""
    table = room.browse.table
    table.scrollTo(room.browse.model.index(0, NUMBER_OF[column]))
    at = table.header.sectionViewportPosition(NUMBER_OF[column]) + table.columnWidth(NUMBER_OF[column]) // 2
    return QPoint(at, table.header.height() // 2)


def test_a_click_on_a_heading_sorts_by_a_rating_and_decks_without_one_come_last(rated: DeckRoom, qtbot: Any) -> None:
    header = rated.browse.table.header
    qtbot.mouseClick(header.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, heading(rated, "sas"))
    assert shown(rated, "sas")[:4] == ["80", "72.5", "61", ""]
    qtbot.mouseClick(header.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, heading(rated, "sas"))
    assert shown(rated, "sas")[:4] == ["61", "72.5", "80", ""]
    assert shown(rated, "vaultwins")[:4] == ["0", "0", "0", ""], "nought is a figure"


def test_a_cell_says_whose_figure_it_is_and_of_which_day(rated: DeckRoom) -> None:
    rated.browse.set_order((("sas", True),))
    tips = shown(rated, "sas", Qt.ItemDataRole.ToolTipRole)
    assert "By Decks of KeyForge; taken on 2026-09-01 or later" in tips[0]
    assert "The source of this deck did not give this figure." in tips[3]
    assert "Master Vault" in shown(rated, "vaultwins", Qt.ItemDataRole.ToolTipRole)[0]


def filter_by(room: DeckRoom, qtbot: Any, column: str) -> RangeDialog:
    """Right-click a heading and choose to filter by it."""
    header = room.browse.table.header
    header.customContextMenuRequested.emit(heading(room, column))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    qtbot.mouseClick(menu, LEFT, Qt.KeyboardModifier.NoModifier, menu.actionGeometry(menu.actions()[0]).center())
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, RangeDialog)
    return dialog


def test_a_heading_filters_between_two_numbers_and_the_filter_can_be_changed(rated: DeckRoom, qtbot: Any) -> None:
    page = rated.browse
    type_search(qtbot, page, "is:playable")
    dialog = filter_by(rated, qtbot, "sas")
    qtbot.keyClicks(dialog.low, "61,5")
    assert dialog.ok.isEnabled()
    qtbot.keyClicks(dialog.high, "x")
    assert not dialog.ok.isEnabled()
    dialog.high.clear()
    qtbot.mouseClick(dialog.ok, LEFT)
    assert page.search.text == "is:playable sas>=61.5" and len(names(page)) == 2
    assert "decks are left out: their sources did not give this figure." in page.search.hint.text()
    dialog = filter_by(rated, qtbot, "sas")
    assert (dialog.low.text(), dialog.high.text()) == ("61.5", "")
    qtbot.keyClicks(dialog.high, "75")
    qtbot.mouseClick(dialog.ok, LEFT)
    assert page.search.text == "is:playable sas:61.5-75" and len(names(page)) == 1
    dialog = filter_by(rated, qtbot, "sas")
    dialog.low.clear()
    dialog.high.clear()
    qtbot.mouseClick(dialog.ok, LEFT)
    assert page.search.text == "is:playable"


def test_a_filter_speaks_the_language_of_the_interface(rated: DeckRoom, qtbot: Any) -> None:
    ui.speak("de")
    rated.browse.search.set_range("winrate", 50, None)
    assert rated.browse.search.text == "siegquote>=50"


def test_a_filter_loses_no_deck_between_its_bounds(rated: DeckRoom) -> None:
    search = rated.browse.search
    for low, high, said in (
        (100 / 3, 200 / 3, "winrate:33.33-66.67"),
        (123456.5, 1e6, "winrate:123456.5-1000000"),
        (200 / 3, None, "winrate>=66.66"),
        (None, 0.1 + 0.2, "winrate<=0.3"),
    ):
        search.set_range("winrate", low, high)
        assert search.text == said


def test_the_figures_of_a_deck_show_what_other_sites_say_with_site_and_day(rated: DeckRoom, qtbot: Any) -> None:
    page = rated.browse
    page.set_order((("sas", True),))
    click_row(qtbot, page, 0)
    page.detail.tabs.setCurrentWidget(page.detail.figures)
    table = page.detail.figures.findChild(RatingsTable)
    assert isinstance(table, RatingsTable) and table.isVisible()
    qtbot.waitUntil(lambda: any(label.isVisible() for label in table.findChildren(Label)))
    said = [label.text() for label in table.findChildren(Label) if label.isVisible()]
    assert said[:5] == ["Decks of KeyForge, 2026-09-01", "SAS", "80", "AERC Æmber control", "6.5"]
    assert said[5:8] == ["Master Vault, 2026-10-02", "Vault wins", "0"]
    click_row(qtbot, page, 5)
    assert not table.isVisible()


def test_ratings_stand_below_each_other_where_there_is_no_room_beside(qtbot: Any) -> None:
    table = RatingsTable()
    qtbot.addWidget(table)
    table.show_deck(sample_records(START)[0].model_copy(update={"foreign": GIVEN}), "en")
    table.show()
    places = {}
    for letters in (40, 80):
        table.resize(letters * table.fontMetrics().averageCharWidth(), 400)
        qtbot.wait(20)
        labels = [label for label in table.findChildren(Label) if label.isVisible()]
        places[letters] = {label.text(): label.x() for label in labels}
    assert places[40]["SAS"] == places[40]["AERC Æmber control"]
    assert places[80]["SAS"] < places[80]["AERC Æmber control"]
