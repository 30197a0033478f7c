"""What a card's menu offers, told without a window."""

from __future__ import annotations

from kfdesk.desk.table.card_menu import menu_of
from kfdesk.engine.terms import DecisionKind
from tests.desk.samples import asking, choice, creature, main_decision, playable, seat, table


def test_a_stunned_creature_offers_to_remove_its_stun() -> None:
    stunned = creature("c1", stunned=True)
    view = table(seat(0, battleline=(stunned,)), decision=main_decision())
    assert [(e.key, e.legal) for e in menu_of(view, stunned)] == [("unstun:c1", False)]


def test_the_menu_is_empty_outside_the_main_step() -> None:
    view = asking(playable(), choice(DecisionKind.CARD, "card:c1"))
    assert menu_of(view, view.seats[0].battleline[0]) == ()


def test_legal_entries_come_first() -> None:
    view = asking(playable(), main_decision(("fight:c1", "Fight")))
    entries = menu_of(view, view.seats[0].battleline[0])
    assert [(e.key, e.legal) for e in entries] == [("fight:c1", True), ("reap:c1", False)]
