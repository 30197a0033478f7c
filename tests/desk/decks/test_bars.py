"""Bars of charts lead to the decks that they count."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from kfdesk.collection.figures import deck_figures, shelf_figures
from kfdesk.collection.results import Result
from kfdesk.collection.store import DeckStore
from kfdesk.desk.charts.bars import RowChart
from kfdesk.desk.charts.base import Chart
from kfdesk.desk.charts.deck_panels import ShelfFiguresPanel
from kfdesk.desk.charts.win_rates import WinRatesPanel
from kfdesk.desk.decks.figures import ShelfFiguresDialog
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.kit.ui import ui
from tests.desk.decks.hands import LEFT, names


def shelf_panel(store: DeckStore, qtbot: Any) -> ShelfFiguresPanel:
    panel = ShelfFiguresPanel()
    qtbot.addWidget(panel)
    panel.resize(800, 1600)
    records = store.records(store.find().ids)
    panel.show_shelf(shelf_figures((record.set, deck_figures(record)) for record in records))
    return panel


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_bar_leads_to_is_as_many_decks_as_it_counts(store: DeckStore, qtbot: Any, language: str) -> None:
    ui.speak(language)
    panel = shelf_panel(store, qtbot)
    looked_at = 0
    for chart in (panel.amber, panel.sets, panel.houses):
        assert chart.data is not None and len(chart.data.searches) == len(chart.data.groups)
        for search, count in zip(chart.data.searches, chart.data.series[0].values, strict=True):
            assert len(store.find(search).ids) == count, search
            looked_at += 1
    for chart in (panel.spreads, panel.power):
        assert chart.data is not None
        for search, middle in zip(chart.data.searches, chart.data.series[0].values, strict=True):
            found = store.find(search)
            assert not found.hints and len(found.ids) * 2 >= store.count() * (middle > 0), search
    assert looked_at > 20


def point(chart: Chart, index: int) -> QPoint:
    chart.ensure_laid_out()
    box = chart.spots[index].box
    return QPoint(round(box.x + 12), round(box.y + box.height / 2))


def test_a_bar_that_is_clicked_narrows_what_was_found(room: DeckRoom, qtbot: Any) -> None:
    room.browse.search.set_text("is:playable")
    before = len(names(room.browse))
    room.show_shelf_figures()
    dialog = next(one for one in QApplication.topLevelWidgets() if isinstance(one, ShelfFiguresDialog))
    qtbot.waitUntil(dialog.panel.isVisible)
    chart = dialog.panel.houses
    assert chart.data is not None
    house, count = chart.data.searches[-1], chart.data.series[0].values[-1]
    dialog.panel.area.ensureWidgetVisible(chart)
    at = point(chart, len(chart.spots) - 1)
    qtbot.mouseClick(chart, LEFT, pos=at)
    assert room.browse.search.text == f"is:playable {house}"
    assert len(names(room.browse)) == count < before
    assert not dialog.isVisible()


def test_keys_lead_from_a_bar_to_its_decks_and_say_so_before(qtbot: Any) -> None:
    panel = WinRatesPanel()
    qtbot.addWidget(panel)
    when = datetime(2026, 11, 1, tzinfo=UTC)
    panel.show_results([Result(deck="a", won=True, date=when, opponent_name="Ember the Bold", format="archon")])
    panel.by.setCurrentIndex(1)
    panel.resize(400, 600)
    panel.show()
    chart: RowChart = panel.bars
    with qtbot.waitSignal(panel.search_wanted) as wanted:
        qtbot.keyClick(chart, Qt.Key.Key_Down)
        assert "Enter" in chart.accessibleDescription()
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert wanted.args == ['name:"Ember the Bold"']
    panel.by.setCurrentIndex(0)
    qtbot.keyClick(chart, Qt.Key.Key_Down)
    assert "Enter" not in chart.accessibleDescription()
