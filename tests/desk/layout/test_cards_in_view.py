"""A card is found by its handle wherever the viewer sees it: beside, on and under other cards."""

from __future__ import annotations

import pytest

from kfdesk.desk.layout.cards_in_view import every_card, find_card, on_table
from kfdesk.engine.terms import House
from tests.tables import side, spec, table


@pytest.mark.rule("glossary/gigantic")
def test_the_top_half_of_a_gigantic_creature_in_play_is_found_and_lies_open() -> None:
    giant = spec("deusillus", other_half={"id": "deusillus2"}, upgrades=["blood-of-titans"])
    t = table(side(battleline=["troll", giant]), side(), house=House.BROBNAR)
    view = t.game.view(1)
    top = t.handle("deusillus2")
    found = find_card(view, top)
    assert found is not None and found.id == "deusillus2" and top in on_table(view)
    assert [card.id for card in every_card(view)][:4] == ["troll", "deusillus", "deusillus2", "blood-of-titans"]
