"""Grim Reminders, Ekwidon: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.tables import side, table


class TestForbiddenTome:
    @pytest.mark.rule("glossary/haunted", "turn/step-5-draw-cards")
    @pytest.mark.parametrize(("buried", "cards"), [(9, 6), (10, 7)])
    @pytest.mark.parametrize("owner", [0, 1])
    def test_a_haunted_player_refills_to_one_card_more_whoever_controls_it(
        self, owner: int, buried: int, cards: int
    ) -> None:
        tome = ["forbidden-tome"]
        ada = side(artifacts=tome if owner == 0 else [], discard=["troll"] * buried, deck=["krump"] * 9)
        t = table(ada, side(artifacts=tome if owner == 1 else [], discard=["troll"] * 10), house=House.EKWIDON)
        t.end_turn()
        assert len(t.ids(0, "hand")) == cards
