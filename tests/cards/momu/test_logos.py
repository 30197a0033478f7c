"""More Mutation, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from tests.cards.lines import cases
from tests.tables import side, table


class TestHorizonSaber:
    @pytest.mark.rule("glossary/search", "glossary/archives", "glossary/gigantic")
    @pytest.mark.parametrize("how", ["play", "reap", "fight"])
    def test_a_card_of_deck_or_discard_pile_is_archived_and_the_pile_shuffled_into_the_deck(self, how: str) -> None:
        giants = {"hand": ["horizon-saber", "horizon-saber2"]} if how == "play" else {"battleline": ["horizon-saber"]}
        ada = side(deck=["troll", "fear"], discard=["krump", "anger"], **giants)
        t = table(ada, side(battleline=["dust-pixie"]), house=House.LOGOS)
        if how == "play":
            t.creature("horizon-saber")
        else:
            t.do(how, "horizon-saber")
        if how == "fight":
            t.pick("dust-pixie")
        assert sorted(t.offered()) == ["anger", "fear", "krump", "troll"]
        t.pick("krump")
        assert (t.ids(0, "archives"), t.ids(0, "discard")) == (["krump"], [])
        assert sorted(t.ids(0, "deck")) == ["anger", "fear", "troll"]
        assert [e.cards for e in t.events(CardsRevealed)] == [(t.number("krump"),)]
        t.expect_main_step()


class TestGraphton:
    test = cases("""
        after it reaps the top card of your deck is archived
            rule: glossary/archives
            in: logos
            ada: line graphton; deck troll krump
            bo: deck bumpsy
            reap graphton
            -> graphton exhausted, ada amber: 0 > 1, troll: deck > archives
    """)
