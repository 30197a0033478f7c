"""Æther Skies, Ekwidon: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind, Icon
from tests.tables import side, spec, table


class TestBarterAndGames:
    def test_each_player_reveals_gains_and_discards_and_creatures_of_these_houses_are_destroyed(self) -> None:
        ada = side(hand=["barter-and-games", "dust-pixie"], battleline=["urchin", "troll"])
        bo = side(archives=[spec("krump", icons=[Icon.AMBER])], battleline=["bumpsy", "dodger", "ancient-bear"])
        t = table(ada, bo)
        t.do("play", "barter-and-games")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 2),
            "bo amber": (0, 1),
            "barter-and-games": ("hand", "discard"),
            "dust-pixie": ("hand", "discard"),
            "krump": ("archives", "discard"),
            "troll": ("battleline", "discard"),
            "bumpsy": ("battleline", "discard"),
            "ancient-bear": ("battleline", "discard"),
        }

    def test_where_there_are_hand_and_archives_the_active_player_says_which(self) -> None:
        bo = side(hand=["krump"], archives=["mother"], battleline=["bumpsy", "dextre"])
        t = table(side(hand=["barter-and-games"]), bo)
        t.do("play", "barter-and-games")
        t.expect(DecisionKind.MODE)
        assert (t.decision.player, t.decision.keys()) == (0, ("mode:0", "mode:1"))
        t.answer("mode:1")
        t.finish()
        assert t.ids(1, "archives") == [] and t.ids(1, "hand") == ["krump"] and t.line(1) == ["bumpsy"]

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_a_player_without_a_card_reveals_none(self) -> None:
        t = table(side(hand=["barter-and-games"]), side(battleline=["troll"]))
        t.do("play", "barter-and-games")
        assert t.changes() == {"barter-and-games": ("hand", "discard")}
        assert t.events(ev.CardsRevealed) == []
        t.expect_main_step()

    def test_a_card_of_two_houses_counts_for_both(self) -> None:
        shown = spec("mother", icons=[House.SKYBORN])
        bo = side(battleline=["dextre", spec("troll", house=House.SKYBORN), "bumpsy"])
        t = table(side(hand=["barter-and-games", shown]), bo)
        t.do("play", "barter-and-games")
        t.finish()
        assert t.line(1) == ["bumpsy"]
