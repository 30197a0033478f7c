"""Wherever the figures of decks could be taken for strength, it is said that they are none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kfdesk.collection.figures import deck_figures, shelf_figures
from kfdesk.collection.samples import sample_records
from kfdesk.desk.charts.deck_panels import ComparePanel, DeckFiguresPanel, ShelfFiguresPanel
from kfdesk.desk.charts.panels import FiguresPanel
from kfdesk.desk.charts.texts import NO_STRENGTH
from kfdesk.desk.decks.columns import COLUMNS, Group
from kfdesk.desk.decks.texts import COLUMN_TIPS
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.ui import ui
from tests.collection.shelves import FIRST


def of_a_deck() -> FiguresPanel:
    panel = DeckFiguresPanel()
    panel.show_deck(sample_records(FIRST)[0])
    return panel


def of_two_decks() -> FiguresPanel:
    panel = ComparePanel()
    panel.show_decks(*sample_records(FIRST)[:2])
    return panel


def of_a_shelf() -> FiguresPanel:
    panel = ShelfFiguresPanel()
    panel.show_shelf(shelf_figures((deck.set, deck_figures(deck)) for deck in sample_records(FIRST)[:3]))
    return panel


@pytest.mark.parametrize("made", [of_a_deck, of_two_decks, of_a_shelf])
@pytest.mark.parametrize("language", ["en", "de"])
def test_panels_of_figures_say_it_above_the_charts(made: Callable[[], FiguresPanel], language: str, qtbot: Any) -> None:
    ui.speak(language)
    panel = made()
    qtbot.addWidget(panel)
    panel.resize(500, 2000)
    panel.show()
    (label,) = (label for label in panel.findChildren(Label) if label.text() == NO_STRENGTH.say(language))
    assert label.isVisible() and label.y() < min(chart.y() for chart in panel.charts if chart.isVisible())


def test_an_empty_shelf_has_no_figures_to_mistake(qtbot: Any) -> None:
    panel = ShelfFiguresPanel()
    qtbot.addWidget(panel)
    panel.show_shelf(shelf_figures([]))
    panel.show()
    assert not panel.strength.isVisible()


def test_headings_of_estimates_say_it_and_others_do_not() -> None:
    said = {column for column, words in COLUMN_TIPS.items() if NO_STRENGTH.en in words.en}
    assert said == {column.id for column in COLUMNS if column.group is Group.EXPECTED}
