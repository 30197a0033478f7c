"""Winds of Exchange, Unfathomable: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.rules import IllegalChoice
from tests.tables import side, spec, table

CULTISTS = [spec("dust-imp", token_of="cultist") for _ in range(5)]


class TestTangaika:
    @pytest.mark.rule("glossary/restrictions")
    def test_three_cultists_are_too_few(self) -> None:
        ada = side(hand=["tangaika"], battleline=[*CULTISTS[:3], "troll"], token="cultist")
        t = table(ada, house=House.UNFATHOMABLE)
        assert not t.can("play", "tangaika")
        with pytest.raises(IllegalChoice, match="4 or more"):
            t.do("play", "tangaika")

    @pytest.mark.rule("glossary/restrictions")
    def test_with_four_it_is_played(self) -> None:
        ada = side(hand=["tangaika"], battleline=CULTISTS[:4], token="cultist")
        t = table(ada, house=House.UNFATHOMABLE)
        t.creature("tangaika")
        assert t.zone("tangaika") == "battleline"

    def test_after_a_fight_it_is_an_amber(self) -> None:
        t = table(side(battleline=["tangaika"]), side(battleline=["bumpsy", "troll"]), house=House.UNFATHOMABLE)
        t.do("fight", "tangaika")
        t.pick("bumpsy")
        assert t.amber(0) == 1
        assert t.card("troll").damage == 5  # splash-attack 5
