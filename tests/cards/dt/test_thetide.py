"""Dark Tidings, the tide: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine import House
from kfdesk.language.definition import card
from tests.tables import Table, side, table


def at_low_tide() -> Table:
    """Return a table on which an artifact has the ability of the tide card."""
    ability = card("cannon", *library()["the-tide"].abilities)
    return table(side(artifacts=["cannon"]), side(), ability, house=House.LOGOS, tide=1)


class TestTheTide:
    @pytest.mark.rule("glossary/tide")
    def test_what_it_says_is_what_the_game_offers(self) -> None:
        """The rules of the game grant the ability, which exhausts no card: what the card says cannot be used."""
        offered, said = at_low_tide(), at_low_tide()
        offered.answer("raise-tide")
        said.do("omni", "cannon")
        for t in (offered, said):
            assert (t.game.state.tide, t.game.state.players[0].chains, t.game.state.players[1].chains) == (0, 3, 0)
            t.expect_main_step()
        assert offered.card("cannon").ready

    def test_there_is_no_card_of_it_on_the_table(self) -> None:
        t = table(side(), side(), tide_in_game=True)
        assert t.game.state.cards[1:] == [] and "raise-tide" in t.decision.keys()
