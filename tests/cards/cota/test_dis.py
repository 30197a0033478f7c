"""Call of the Archons, Dis: what each card of the starter decks does, and what it does not."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardDiscarded
from kfdesk.engine.terms import DecisionKind, Keyword
from kfdesk.language.abilities import gains_keyword
from kfdesk.language.definition import card
from kfdesk.language.targets import HOST
from tests.tables import Table, side, spec, table


class TestFear:
    def test_it_returns_any_enemy_creature_and_no_friendly_one(self) -> None:
        bo = side(battleline=["krump", "bumpsy"], artifacts=["library-of-babble"])
        t = table(side(hand=["fear"], battleline=["troll"]), bo)
        t.do("play", "fear")
        t.offers("krump", "bumpsy")
        t.pick("bumpsy")
        assert t.changes() == {"fear": ("hand", "discard"), "bumpsy": ("battleline", "hand")}
        assert t.ids(1, "hand") == ["bumpsy"]
        t.expect_main_step()

    @pytest.mark.rule("glossary/movement-between-zones", "glossary/return")
    def test_what_lies_on_the_creature_leaves_it(self) -> None:
        krump = spec("krump", amber=2, damage=3, stunned=True, upgrades=["blood-of-titans"])
        t = table(side(hand=["fear"]), side(battleline=[krump]))
        t.do("play", "fear")
        t.pick("krump")
        assert t.changes() == {
            "ada amber": (0, 2),
            "fear": ("hand", "discard"),
            "krump": ("battleline", "hand"),
            "blood-of-titans": ("upgrade", "discard"),
        }
        assert (t.card("krump").damage, t.card("krump").stunned) == (0, False)

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/enemy")
    def test_it_goes_to_its_owners_hand_whoever_controls_it(self) -> None:
        t = table(side(hand=["fear"]), side(battleline=[spec("krump", owner=0)]))
        t.do("play", "fear")
        t.pick("krump")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["krump"], [])

    @pytest.mark.rule("glossary/ward")
    def test_a_ward_is_lost_instead(self) -> None:
        t = table(side(hand=["fear"]), side(battleline=[spec("krump", warded=True)]))
        t.do("play", "fear")
        t.pick("krump")
        assert t.changes() == {"fear": ("hand", "discard"), "krump warded": (True, False)}

    def test_without_an_enemy_creature_it_asks_nothing(self) -> None:
        t = table(side(hand=["fear"], battleline=["troll"]))
        t.do("play", "fear")
        assert t.changes() == {"fear": ("hand", "discard")}
        t.expect_main_step()


class TestHandOfDis:
    @pytest.mark.rule("glossary/flank")
    def test_it_destroys_a_creature_of_either_side_that_is_on_no_flank(self) -> None:
        ada = side(hand=["hand-of-dis"], battleline=["troll", "tocsin", "valdr"])
        t = table(ada, side(battleline=["krump", "bumpsy", "smaaash", "dodger"]))
        t.do("play", "hand-of-dis")
        t.offers("tocsin", "bumpsy", "smaaash")
        t.pick("smaaash")
        assert t.changes() == {"hand-of-dis": ("hand", "discard"), "smaaash": ("battleline", "discard")}
        t.expect_main_step()

    def test_two_creatures_are_both_on_flanks(self) -> None:
        t = table(side(hand=["hand-of-dis"], battleline=["troll"]), side(battleline=["krump", "bumpsy"]))
        t.do("play", "hand-of-dis")
        assert t.changes() == {"hand-of-dis": ("hand", "discard")}
        t.expect_main_step()

    def test_damage_is_not_needed_and_armor_no_help(self) -> None:
        t = table(side(hand=["hand-of-dis"]), side(battleline=["krump", "lady-maxena", "smaaash"]))
        t.do("play", "hand-of-dis")
        t.pick("lady-maxena")
        assert t.line(1) == ["krump", "smaaash"]


class TestMindBarb:
    @pytest.mark.rule("glossary/discarding-cards")
    def test_the_opponent_discards_one_card_of_their_hand(self) -> None:
        t = table(side(hand=["mind-barb", "fear"]), side(hand=["krump", "punch", "anger"]))
        t.do("play", "mind-barb")
        assert t.amber(0) == 1
        assert t.ids(0, "hand") == ["fear"]
        assert len(t.ids(1, "hand")) == 2
        assert len(t.ids(1, "discard")) == 1
        (event,) = t.events(CardDiscarded)
        assert event.player == 1
        t.expect_main_step()

    def test_chance_picks_the_card(self) -> None:
        def gone(seed: int) -> str:
            t = table(side(hand=["mind-barb"]), side(hand=["krump", "punch", "anger"]), seed=seed)
            t.do("play", "mind-barb")
            return t.ids(1, "discard")[0]

        assert {gone(seed) for seed in range(30)} == {"krump", "punch", "anger"}

    def test_an_empty_hand_loses_nothing(self) -> None:
        t = table(side(hand=["mind-barb", "fear"]), side())
        t.do("play", "mind-barb")
        assert t.changes() == {"ada amber": (0, 1), "mind-barb": ("hand", "discard")}


class TestDominatorBauble:
    def bauble(self, *line: object, **bo: object) -> Table:
        """Return a table with the bauble and Ada's creatures, Dis being the active house."""
        return table(side(battleline=line, artifacts=["dominator-bauble"]), side(**bo), house=House.DIS)

    @pytest.mark.rule("glossary/using-cards-via-other-card-abilities", "glossary/using-creatures")
    def test_a_friendly_creature_of_another_house_is_used_in_a_way_of_choice(self) -> None:
        t = self.bauble("noddy-the-thief", "troll", amber=1, battleline=["krump"])
        t.do("action", "dominator-bauble")
        t.offers("noddy-the-thief", "troll")
        t.pick("noddy-the-thief")
        t.expect(DecisionKind.USE)
        handle = t.handle("noddy-the-thief")
        assert t.decision.keys() == (f"reap:{handle}", f"fight:{handle}", f"action:{handle}")
        t.answer(f"action:{handle}")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (1, 0),
            "dominator-bauble exhausted": (False, True),
            "noddy-the-thief exhausted": (False, True),
        }
        t.expect_main_step()

    def test_it_may_reap(self) -> None:
        t = self.bauble("troll")
        t.do("action", "dominator-bauble")
        t.pick("troll")
        t.do("reap", "troll")
        assert t.amber(0) == 1
        t.expect_main_step()

    def test_it_may_fight(self) -> None:
        t = self.bauble("troll", battleline=["krump"])
        t.do("action", "dominator-bauble")
        t.pick("troll")
        t.fight("troll", "krump")
        assert t.zone("krump") == "discard"
        t.expect_main_step()

    def test_an_exhausted_creature_cannot_be_used(self) -> None:
        t = self.bauble(spec("troll", ready=False))
        t.do("action", "dominator-bauble")
        t.pick("troll")
        assert t.changes() == {"dominator-bauble exhausted": (False, True)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/stun")
    def test_a_stunned_creature_loses_its_stun_instead(self) -> None:
        t = self.bauble(spec("troll", stunned=True))
        t.do("action", "dominator-bauble")
        t.pick("troll")
        assert t.changes() == {
            "dominator-bauble exhausted": (False, True),
            "troll exhausted": (False, True),
            "troll stunned": (True, False),
        }
        t.expect_main_step()


class TestCharette:
    @pytest.mark.rule("glossary/capture")
    @pytest.mark.parametrize(("had", "left", "captured"), [(5, 2, 3), (3, 0, 3), (2, 0, 2), (0, 0, 0)])
    def test_it_captures_three_or_what_there_is(self, had: int, left: int, captured: int) -> None:
        t = table(side(hand=["charette"], amber=1), side(amber=had))
        t.creature("charette")
        assert (t.amber(0), t.amber(1), t.card("charette").amber) == (1, left, captured)
        t.expect_main_step()

    def test_what_it_captured_goes_back_when_it_leaves(self) -> None:
        t = table(side(battleline=[spec("charette", amber=3)]), side(battleline=["troll"]))
        t.fight("charette", "troll")
        assert t.changes() == {
            "bo amber": (0, 3),
            "charette": ("battleline", "discard"),
            "troll damage": (0, 4),
        }


class TestDustImp:
    @pytest.mark.rule("glossary/destroyed", "chart/destroyed")
    def test_its_controller_gains_two_when_it_is_destroyed_on_the_opponents_turn(self) -> None:
        t = table(side(battleline=["bumpsy"]), side(battleline=["dust-imp"]))
        t.fight("bumpsy", "dust-imp")
        assert t.changes() == {
            "bo amber": (0, 2),
            "dust-imp": ("battleline", "discard"),
            "bumpsy exhausted": (False, True),
            "bumpsy damage": (0, 2),
        }
        t.expect_main_step()

    def test_leaving_play_otherwise_gains_nothing(self) -> None:
        t = table(side(hand=["fear"]), side(battleline=["dust-imp"]))
        t.do("play", "fear")
        t.pick("dust-imp")
        assert t.amber(1) == 0

    def test_two_imps_pay_twice(self) -> None:
        t = table(side(hand=["poison-wave"], battleline=["dust-imp"]), side(battleline=["dust-imp"]))
        t.do("play", "poison-wave")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (1 + 2, 2)


class TestShooler:
    @pytest.mark.rule("glossary/steal")
    @pytest.mark.parametrize(("had", "stolen"), [(5, 1), (4, 1), (3, 0), (0, 0)])
    def test_it_steals_one_from_four_or_more(self, had: int, stolen: int) -> None:
        t = table(side(hand=["shooler"], amber=9), side(amber=had))
        t.creature("shooler")
        assert (t.amber(0), t.amber(1)) == (9 + stolen, had - stolen)
        t.expect_main_step()


class TestStealerOfSouls:
    def test_as_attacker_it_purges_what_it_destroyed_and_gains_one(self) -> None:
        t = table(side(battleline=["stealer-of-souls"]), side(battleline=["bumpsy", "krump"]))
        t.fight("stealer-of-souls", "bumpsy")
        assert t.changes() == {
            "ada amber": (0, 1),
            "stealer-of-souls exhausted": (False, True),
            "stealer-of-souls damage": (0, 5),
            "bumpsy": ("battleline", "purged"),
        }
        assert t.ids(1, "purged") == ["bumpsy"]
        t.expect_main_step()

    def test_as_the_attacked_it_does_so_for_its_controller(self) -> None:
        t = table(side(battleline=["bumpsy"]), side(battleline=["stealer-of-souls"]))
        t.fight("bumpsy", "stealer-of-souls")
        assert t.changes() == {
            "bo amber": (0, 1),
            "bumpsy": ("battleline", "purged"),
            "stealer-of-souls damage": (0, 5),
        }
        assert t.ids(0, "purged") == ["bumpsy"]

    @pytest.mark.rule("faq/destroyed-effects-2", "glossary/destroyed")
    def test_destroyed_together_with_its_opponent_it_does_nothing(self) -> None:
        t = table(side(battleline=["stealer-of-souls"]), side(battleline=["valdr"]))
        t.fight("stealer-of-souls", "valdr")
        assert t.changes() == {
            "stealer-of-souls": ("battleline", "discard"),
            "valdr": ("battleline", "discard"),
        }

    @pytest.mark.rule("glossary/movement-between-zones", "glossary/ability-card-ability")
    def test_bad_penny_is_out_of_reach_in_hand_but_the_gain_stays(self) -> None:
        t = table(side(battleline=["stealer-of-souls"]), side(battleline=["bad-penny"]))
        t.fight("stealer-of-souls", "bad-penny")
        assert t.changes() == {
            "ada amber": (0, 1),
            "stealer-of-souls exhausted": (False, True),
            "stealer-of-souls damage": (0, 1),
            "bad-penny": ("battleline", "hand"),
        }
        t.expect_main_step()

    def test_a_survivor_is_not_purged(self) -> None:
        t = table(side(battleline=["stealer-of-souls"]), side(battleline=[spec("silvertooth", power_counters=5)]))
        t.fight("stealer-of-souls", "silvertooth")
        assert (t.amber(0), t.line(1)) == (0, ["silvertooth"])

    def test_a_death_outside_of_its_fights_is_none_of_its_business(self) -> None:
        ada = side(hand=["hand-of-dis"], battleline=["stealer-of-souls", "troll"])
        t = table(ada, side(battleline=["bumpsy", "krump", "smaaash"]), house=House.DIS)
        t.do("play", "hand-of-dis")
        t.pick("krump")
        assert t.ids(1, "discard") == ["krump"]
        assert t.amber(0) == 0

    def test_the_fight_of_a_friend_is_none_of_its_business(self) -> None:
        t = table(side(battleline=["troll", "stealer-of-souls"]), side(battleline=["bumpsy"]))
        t.fight("troll", "bumpsy")
        assert t.ids(1, "discard") == ["bumpsy"]
        assert t.amber(0) == 0

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_a_controlled_enemy_is_purged_to_its_owner(self) -> None:
        t = table(side(battleline=["stealer-of-souls"]), side(battleline=[spec("bumpsy", owner=0)]))
        t.fight("stealer-of-souls", "bumpsy")
        assert (t.ids(0, "purged"), t.ids(1, "purged")) == (["bumpsy"], [])

    @pytest.mark.rule("glossary/fight", "glossary/hazardous-x")
    def test_a_creature_killed_before_the_fight_was_not_destroyed_fighting(self) -> None:
        spikes = card("blood-of-titans", gains_keyword(Keyword.HAZARDOUS, HOST, 5))
        stealer = spec("stealer-of-souls", upgrades=["blood-of-titans"])
        t = table(side(battleline=["bumpsy"]), side(battleline=[stealer]), spikes)
        t.fight("bumpsy", "stealer-of-souls")
        assert t.changes() == {"bumpsy": ("battleline", "discard")}


class TestTheTerror:
    @pytest.mark.parametrize(("theirs", "gained"), [(0, 2), (1, 0), (6, 0)])
    def test_it_gains_two_when_the_opponent_has_none(self, theirs: int, gained: int) -> None:
        t = table(side(hand=["the-terror"], amber=3), side(amber=theirs))
        t.creature("the-terror")
        assert (t.amber(0), t.amber(1)) == (3 + gained, theirs)
        t.expect_main_step()

    def test_captured_amber_is_not_in_the_pool(self) -> None:
        t = table(side(hand=["the-terror"]), side(battleline=[spec("charette", amber=3)]))
        t.creature("the-terror")
        assert t.amber(0) == 2


class TestTocsin:
    @pytest.mark.rule("glossary/reap", "chart/reap")
    def test_after_its_reap_the_opponent_discards_at_random(self) -> None:
        t = table(side(battleline=["tocsin"], hand=["fear"]), side(hand=["krump", "punch"]), house=House.DIS)
        t.do("reap", "tocsin")
        assert t.amber(0) == 1
        assert t.ids(0, "hand") == ["fear"]
        assert len(t.ids(1, "hand")) == len(t.ids(1, "discard")) == 1
        t.expect_main_step()

    def test_fighting_discards_nothing(self) -> None:
        t = table(side(battleline=["tocsin"]), side(hand=["krump"], battleline=["dust-pixie"]))
        t.fight("tocsin", "dust-pixie")
        assert t.ids(1, "hand") == ["krump"]

    def test_the_reap_of_a_friend_discards_nothing(self) -> None:
        t = table(side(battleline=["shooler", "tocsin"]), side(hand=["krump"]))
        t.do("reap", "shooler")
        assert t.ids(1, "hand") == ["krump"]
