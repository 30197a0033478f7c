"""Call of the Archons, Mars: the action cards from Phosphorus Stars to Total Recall."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, KeyColor
from tests.tables import Table, side, spec, table

MARS = House.MARS
RED, BLUE = KeyColor.RED, KeyColor.BLUE
TIRED_BLYPYP = spec("blypyp", ready=False)


class TestPhosphorusStars:
    def test_each_creature_not_of_mars_is_stunned_at_the_cost_of_two_chains(self) -> None:
        ada = side(hand=["phosphorus-stars"], battleline=["zorg", "troll"])
        t = table(ada, side(battleline=["tunk", "batdrone", spec("valdr", stunned=True)]), house=MARS)
        t.do("play", "phosphorus-stars")
        assert t.changes() == {
            "ada chains": (0, 2),
            "phosphorus-stars": ("hand", "discard"),
            "troll stunned": (False, True),
            "batdrone stunned": (False, True),
        }
        t.expect_main_step()


class TestPsychicNetwork:
    @pytest.mark.rule("glossary/steal")
    @pytest.mark.parametrize(("amber", "stolen"), [(5, 2), (2, 2), (1, 1), (0, 0)])
    def test_one_is_stolen_for_each_friendly_ready_mars_creature(self, amber: int, stolen: int) -> None:
        ada = side(hand=["psychic-network"], battleline=["zorg", TIRED_BLYPYP, "troll", "tunk"])
        t = table(ada, side(battleline=["mindwarper"], amber=amber), house=MARS)
        t.do("play", "psychic-network")
        assert (t.amber(0), t.amber(1)) == (stolen, amber - stolen)
        t.expect_main_step()


class TestSampleCollection:
    @pytest.mark.rule("glossary/for-each", "glossary/archives")
    def test_one_enemy_creature_for_each_key_the_opponent_has_forged(self) -> None:
        ada = side(hand=["sample-collection"], battleline=["zorg"], keys=(RED,))
        t = table(ada, side(battleline=["troll", "valdr", "tunk"], keys=(RED, BLUE)))
        t.do("play", "sample-collection")
        t.offers("troll", "valdr", "tunk")
        t.pick("valdr")
        t.offers("troll", "tunk")
        t.pick("tunk")
        assert t.changes() == {
            "sample-collection": ("hand", "discard"),
            "valdr": ("battleline", "archives"),
            "valdr controller": (1, 0),
            "tunk": ("battleline", "archives"),
            "tunk controller": (1, 0),
        }
        assert t.ids(0, "archives") == ["valdr", "tunk"]
        t.expect_main_step()

    def test_your_own_keys_do_not_count(self) -> None:
        t = table(side(hand=["sample-collection"], keys=(RED, BLUE)), side(battleline=["troll"]))
        t.do("play", "sample-collection")
        assert t.changes() == {"sample-collection": ("hand", "discard")}
        t.expect_main_step()

    @pytest.mark.rule("faq/archives-1")
    def test_what_dysania_would_discard_of_them_goes_to_its_owners_hand_and_pays_nothing(self) -> None:
        ada = side(hand=["sample-collection"], archives=["zorg"], houses=(MARS,))
        bo = side(hand=["dysania"], battleline=["troll", "valdr"], keys=(RED, BLUE), houses=(House.LOGOS,))
        t = table(ada, bo)
        t.do("play", "sample-collection")
        t.pick("troll")
        t.pick("valdr")
        t.end_turn()
        t.creature("dysania")
        assert t.ids(0, "archives") == []
        assert {"troll", "valdr"} <= set(t.ids(1, "hand"))
        assert (t.zone("zorg"), t.amber(1)) == ("discard", 1)  # only Ada's own card was discarded


class TestShatterStorm:
    @pytest.mark.parametrize(("mine", "theirs", "left"), [(2, 9, 3), (3, 9, 0), (4, 9, 0), (0, 9, 9)])
    def test_all_yours_is_lost_and_the_opponent_loses_three_times_as_much(
        self, mine: int, theirs: int, left: int
    ) -> None:
        t = table(side(hand=["shatter-storm"], amber=mine), side(amber=theirs))
        t.do("play", "shatter-storm")
        assert (t.amber(0), t.amber(1)) == (0, left)
        t.expect_main_step()


class TestSoftLanding:
    def landing(self, *hand: str) -> Table:
        t = table(side(hand=["soft-landing", *hand], battleline=["troll"]), side(battleline=["valdr"]), house=MARS)
        t.do("play", "soft-landing")
        return t

    def test_the_next_creature_enters_play_ready_and_the_one_after_it_not(self) -> None:
        t = self.landing("tunk", "blypyp", "sniffer")
        t.creature("tunk")
        t.creature("blypyp")
        t.do("play", "sniffer")
        assert [t.card(i).ready for i in ("tunk", "blypyp", "sniffer")] == [True, False, False]
        t.expect_main_step()

    def test_so_does_an_artifact(self) -> None:
        t = self.landing("sniffer", "tunk")
        t.do("play", "sniffer")
        t.creature("tunk")
        assert [t.card(i).ready for i in ("sniffer", "tunk")] == [True, False]

    def test_upgrades_and_actions_in_between_do_not_use_it_up(self) -> None:
        t = self.landing("jammer-pack", "psychic-network", "tunk")
        t.do("play", "jammer-pack")
        t.pick("troll")
        t.do("play", "psychic-network")
        t.creature("tunk")
        assert t.card("tunk").ready

    @pytest.mark.rule("glossary/putting-cards-into-an-area")
    def test_a_creature_put_into_play_does_not_use_it_up(self) -> None:
        ada = side(hand=["soft-landing", "zorg", "tunk"], battleline=["grabber-jammer"], artifacts=["swap-widget"])
        t = table(ada)
        t.do("play", "soft-landing")
        t.do("action", "swap-widget")
        t.pick("grabber-jammer")
        t.pick("zorg")
        t.answer("slot:0")
        t.creature("tunk")
        assert [t.card(i).ready for i in ("zorg", "tunk")] == [True, True]

    def test_it_is_over_with_the_turn(self) -> None:
        t = table(side(hand=["soft-landing"], houses=(MARS,)), side(hand=["tunk"], houses=(MARS,)))
        t.do("play", "soft-landing")
        t.end_turn()
        t.creature("tunk")
        assert not t.card("tunk").ready


class TestSquawker:
    def squawk(self, mode: int) -> Table:
        ada = side(hand=["squawker"], battleline=[TIRED_BLYPYP, "troll"], artifacts=[spec("sniffer", ready=False)])
        t = table(ada, side(battleline=[spec("tunk", ready=False), "valdr"]), house=MARS)
        t.do("play", "squawker")
        t.expect(DecisionKind.MODE)
        assert t.decision.keys() == ("mode:0", "mode:1")
        t.answer(f"mode:{mode}")
        return t

    def test_a_mars_creature_of_either_side_may_be_readied(self) -> None:
        t = self.squawk(0)
        t.offers("blypyp", "tunk")
        t.pick("blypyp")
        assert t.changes() == {
            "ada amber": (0, 1),
            "squawker": ("hand", "discard"),
            "blypyp exhausted": (True, False),
        }
        t.expect_main_step()

    def test_or_a_creature_not_of_mars_stunned(self) -> None:
        t = self.squawk(1)
        t.offers("troll", "valdr")
        t.pick("valdr")
        assert t.changes() == {
            "ada amber": (0, 1),
            "squawker": ("hand", "discard"),
            "valdr stunned": (False, True),
        }
        t.expect_main_step()


class TestTotalRecall:
    def test_one_for_each_friendly_ready_creature_and_all_friendly_creatures_come_home(self) -> None:
        ada = side(hand=["total-recall"], battleline=["zorg", "troll", TIRED_BLYPYP], artifacts=["sniffer"])
        t = table(ada, side(battleline=["valdr", "tunk"]), house=MARS)
        t.do("play", "total-recall")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1 + 2),
            "total-recall": ("hand", "discard"),
            "zorg": ("battleline", "hand"),
            "troll": ("battleline", "hand"),
            "blypyp": ("battleline", "hand"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/return")
    def test_a_controlled_creature_goes_to_its_owners_hand(self) -> None:
        t = table(side(hand=["total-recall"], battleline=[spec("zorg", owner=1)]))
        t.do("play", "total-recall")
        assert (t.ids(1, "hand"), t.amber(0)) == (["zorg"], 2)
