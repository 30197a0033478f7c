"""Explain this card: by a key at the table and from a deck list; its partners and rules are links."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kfdesk.desk.decks.deck_lists import CARD_ROLE, DeckListsFeature
from kfdesk.desk.reference.explain_feature import ExplainFeature
from kfdesk.desk.reference.explained import CARD
from kfdesk.desk.window.main_window import MainWindow
from tests.desk import mouse
from tests.desk.scenes import begin, handle
from tests.desk.starts import setup
from tests.tables import side
from tests.windows import part_in


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture
def explains(window: MainWindow) -> ExplainFeature:
    return part_in(window, ExplainFeature)


def test_a_key_explains_the_card_that_is_looked_at(window: MainWindow, explains: ExplainFeature) -> None:
    begin(window, side(battleline=["troll"], hand=["anger"]))
    place = window.table.card_rect(handle(window, "troll"))
    assert place is not None
    mouse.move(window.table, (5, 5))
    mouse.move(window.table, place.center)
    QTest.keyClick(window.table, Qt.Key.Key_E)
    assert explains.dialog is not None and explains.dialog.card == "troll"
    explains.dialog.close()


def test_a_deck_list_explains_its_cards_with_partners_of_the_deck(window: MainWindow, explains: ExplainFeature) -> None:
    window.controller.new_game(setup())
    lists = part_in(window, DeckListsFeature)
    lists.open()
    assert lists.dialog is not None
    tree = lists.dialog.lists[0]
    house = tree.topLevelItem(0)
    assert house is not None
    row = house.child(0)
    assert row is not None
    tree.setCurrentItem(row)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    dialog = explains.dialog
    assert dialog is not None and dialog.card == row.data(0, CARD_ROLE)
    lists.dialog.close()
    dialog.close()


def test_links_lead_to_rules_and_to_partners(window: MainWindow, explains: ExplainFeature) -> None:
    explains.explain("anger", ("anger", "headhunter"))
    dialog = explains.dialog
    assert dialog is not None and dialog.card == "anger" and "Headhunter" in dialog.text.text()
    wanted: list[str] = []
    dialog.rule_wanted.connect(wanted.append)
    dialog.follow_link("glossary/actions")
    assert wanted == ["glossary/actions"]
    dialog.follow_link(f"{CARD}headhunter")
    assert dialog.card == "headhunter" and "Anger" in dialog.text.text()
    explains.explain("no-such-card")
    assert dialog.card == "headhunter"
    dialog.close()
