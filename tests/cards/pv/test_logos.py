"""Prophetic Visions, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.LOGOS


class TestUnityPrism:
    def test_four_cards_of_any_house_may_be_played_this_one_included(self) -> None:
        ada = side(hand=["unity-prism", "urchin", "dust-imp", "blypyp", "flaxia", "dextre"])
        t = table(ada, side(), house=HERE)
        assert not t.can("play", "urchin")
        t.do("play", "unity-prism")
        for card in ("urchin", "dust-imp", "blypyp"):
            assert t.can("play", "dextre")
            t.creature(card)
            t.finish()
        assert not t.can("play", "flaxia") and not t.can("play", "dextre")

    def test_in_this_turn_only_and_for_playing_only(self) -> None:
        ada = side(hand=["unity-prism", "urchin"], battleline=["troll"], houses=[HERE], deck=["fear"] * 9)
        t = table(ada, side(), house=HERE)
        t.do("play", "unity-prism")
        assert t.can("play", "urchin") and not t.can("reap", "troll")
        t.end_turn()
        t.end_turn()
        assert t.game.state.active == 0 and not t.can("play", "urchin")

    @pytest.mark.parametrize(("hand", "amber"), [(["troll", "krump", "fear", "labwork"], 3), (["troll"], 1), ([], 0)])
    def test_scrapped_it_gains_an_amber_for_each_house_among_the_revealed_hand(
        self, hand: list[str], amber: int
    ) -> None:
        t = table(side(hand=["unity-prism", *hand]), side(), house=HERE)
        t.do("discard", "unity-prism")
        t.expect_main_step()
        assert t.amber(0) == amber
        assert [event.to for event in t.events(CardsRevealed)] == ([None] if hand else [])


class TestReiteration:
    test = cases(
        """
        2 cards are drawn and 2 of the hand put on the bottom of the deck
            in: logos
            ada: hand reiteration urchin; deck troll krump bumpsy
            play reiteration, offers 2-2 of: urchin troll krump, pick urchin troll, finish
            -> ada amber: 0 > 1, reiteration: hand > discard, krump: deck > hand, urchin: hand > deck
        """
    )

    def test_the_active_player_orders_the_cards_under_the_deck(self) -> None:
        for first, second in (("urchin", "troll"), ("troll", "urchin")):
            t = table(side(hand=["reiteration", "urchin"], deck=["troll", "krump", "bumpsy"]), side(), house=HERE)
            t.do("play", "reiteration")
            t.pick("urchin", "troll")
            t.pick(first, second)
            assert t.ids(0, "deck") == ["bumpsy", first, second]

    @pytest.mark.rule("glossary/fulfill")
    @pytest.mark.parametrize("held", [0, 1, 3])
    def test_its_fate_discards_2_random_cards_of_the_active_players_hand(self, held: int) -> None:
        overreach = spec("overreach", active=True, under=[spec("reiteration", face_down=True)])
        ada = side(battleline=["valdr"], hand=["krump"] * held, deck=["fear"])
        t = table(ada, side(prophecies=[overreach], hand=["troll"] * 3), house=House.BROBNAR)
        t.do("reap", "valdr")
        assert (len(t.ids(0, "hand")), t.ids(0, "discard")) == (max(0, held - 2), ["krump"] * min(2, held))
        assert (t.ids(0, "deck"), t.ids(1, "hand")) == (["fear"], ["troll"] * 3)
