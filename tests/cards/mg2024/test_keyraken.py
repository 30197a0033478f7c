"""Menagerie 2024, Keyraken: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.tables import side, spec, table


class TestDefendTheKeyraken:
    @pytest.mark.rule("glossary/ward", "glossary/neighbor")
    def test_the_creature_and_its_neighbors_are_warded(self) -> None:
        line = ["troll", spec("krump", house="keyraken"), "bumpsy", "urchin"]
        t = table(side(hand=["defend-the-keyraken"], battleline=line), house=House.KEYRAKEN)
        t.do("play", "defend-the-keyraken")
        t.offers("krump")
        t.pick("krump")
        assert [c for c in ("troll", "krump", "bumpsy", "urchin") if t.card(c).warded] == ["troll", "krump", "bumpsy"]

    def test_without_a_keyraken_creature_nobody_is(self) -> None:
        t = table(side(hand=["defend-the-keyraken"], battleline=["troll"]), house=House.KEYRAKEN)
        t.do("play", "defend-the-keyraken")
        assert not t.card("troll").warded
        t.expect_main_step()
