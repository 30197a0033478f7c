"""Call of the Archons, Dis: the creatures from Drumble to the Masters; the starters' are in `test_dis`."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, spec, table


class TestDrumble:
    @pytest.mark.rule("glossary/capture")
    @pytest.mark.parametrize(("had", "left", "captured"), [(6, 6, 0), (7, 0, 7), (11, 0, 11)])
    def test_from_seven_on_it_captures_everything(self, had: int, left: int, captured: int) -> None:
        t = table(side(hand=["drumble"], amber=2), side(amber=had))
        t.creature("drumble")
        assert (t.amber(0), t.amber(1), t.card("drumble").amber) == (2, left, captured)
        t.expect_main_step()


class TestEaterOfTheDead:
    def eater(self, **fields: Any) -> Table:
        ada = side(battleline=["eater-of-the-dead"], discard=["troll", "fear"], hand=["tocsin"])
        return table(ada, side(discard=["krump", "punch", "cannon"], **fields))

    @pytest.mark.rule("glossary/counters-and-tokens")
    def test_after_its_reap_it_eats_a_creature_of_either_discard_pile_and_grows(self) -> None:
        t = self.eater()
        t.do("reap", "eater-of-the-dead")
        t.offers("troll", "krump")
        t.pick("krump")
        assert t.changes() == {
            "ada amber": (0, 1),
            "eater-of-the-dead exhausted": (False, True),
            "eater-of-the-dead power counters": (0, 1),
            "krump": ("discard", "purged"),
        }
        assert t.card("eater-of-the-dead").power == 5
        t.expect_main_step()

    def test_after_its_fight_it_eats_also_what_has_just_died(self) -> None:
        t = self.eater(battleline=["tocsin"])
        t.do("fight", "eater-of-the-dead")
        t.answer(f"card:{t.handle('tocsin', player=1)}")
        t.offers("troll", "krump", "tocsin")
        t.answer(f"card:{t.handle('tocsin', player=1)}")
        assert (t.ids(1, "purged"), t.card("eater-of-the-dead").power) == (["tocsin"], 5)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_without_a_creature_to_eat_it_does_not_grow(self) -> None:
        t = table(side(battleline=["eater-of-the-dead"], discard=["fear"]), side(discard=["cannon"]))
        t.do("reap", "eater-of-the-dead")
        assert t.changes() == {"ada amber": (0, 1), "eater-of-the-dead exhausted": (False, True)}
        t.expect_main_step()


class TestEmberImp:
    def third(self, ada: Any, bo: Any, active: int) -> Table:
        """Return a table on which two of three cards have been played."""
        t = table(ada, bo, active=active)
        t.do("play", "headhunter")
        t.finish()
        t.do("play", "cannon")
        return t

    @pytest.mark.rule("glossary/cannot")
    def test_the_opponent_plays_two_cards_and_no_third(self) -> None:
        bo = side(hand=["headhunter", "cannon", "punch", "anger"])
        t = self.third(side(battleline=["ember-imp"]), bo, 1)
        assert t.decision.keys() == (f"discard:{t.handle('punch')}", f"discard:{t.handle('anger')}", "end-turn")
        assert t.reasons(f"play:{t.handle('punch')}") == ["glossary/cannot"]

    def test_discarded_cards_do_not_count(self) -> None:
        bo = side(hand=["headhunter", "cannon", "punch"])
        t = table(side(battleline=["ember-imp"]), bo, active=1)
        t.do("discard", "punch")
        t.do("play", "headhunter")
        t.finish()
        assert f"play:{t.handle('cannon')}" in t.decision.keys()

    def test_its_controller_plays_as_many_as_they_like(self) -> None:
        ada = side(hand=["headhunter", "cannon", "punch"], battleline=["ember-imp"])
        t = self.third(ada, side(), 0)
        assert f"play:{t.handle('punch')}" in t.decision.keys()


class TestGabosLongarms:
    def fought(self, *enemies: str, attacked: str, struck: str) -> Table:
        t = table(side(battleline=["gabos-longarms", "troll"]), side(battleline=enemies))
        t.do("fight", "gabos-longarms")
        t.pick(attacked)
        t.offers("gabos-longarms", "troll", *enemies)
        t.pick(struck)
        t.expect_main_step()
        return t

    @pytest.mark.rule("glossary/fight")
    def test_it_deals_its_damage_to_another_creature_than_the_one_that_hits_back(self) -> None:
        t = self.fought("tocsin", "krump", attacked="tocsin", struck="krump")
        assert t.changes() == {
            "gabos-longarms exhausted": (False, True),
            "gabos-longarms damage": (0, 3),
            "krump damage": (0, 5),
        }

    def test_the_creature_it_fights_may_be_chosen(self) -> None:
        t = self.fought("tocsin", "krump", attacked="krump", struck="krump")
        assert t.changes() == {"gabos-longarms": ("battleline", "discard"), "krump damage": (0, 5)}

    def test_a_friend_may_be_struck(self) -> None:
        t = self.fought("tocsin", attacked="tocsin", struck="troll")
        assert (t.card("troll").damage, t.card("tocsin").damage) == (5, 0)

    def test_it_strikes_elsewhere_in_that_fight_only(self) -> None:
        t = self.fought("krump", "tocsin", attacked="tocsin", struck="krump")
        t.end_turn()
        t.fight("krump", "gabos-longarms")
        assert (t.zone("krump"), t.zone("gabos-longarms"), t.card("tocsin").damage) == ("discard", "discard", 0)

    @pytest.mark.rule("faq/elusive-1", "glossary/elusive")
    def test_an_elusive_creature_that_it_does_not_attack_is_not_protected(self) -> None:
        t = self.fought("tocsin", "noddy-the-thief", attacked="tocsin", struck="noddy-the-thief")
        assert (t.zone("noddy-the-thief"), t.card("gabos-longarms").damage) == ("discard", 3)

    @pytest.mark.rule("faq/elusive-2", "glossary/elusive")
    def test_attacking_an_elusive_creature_it_may_still_strike_another(self) -> None:
        t = self.fought("noddy-the-thief", "krump", attacked="noddy-the-thief", struck="krump")
        assert t.changes() == {"gabos-longarms exhausted": (False, True), "krump damage": (0, 5)}


class TestOverlordGreking:
    def test_what_it_destroys_in_a_fight_comes_to_your_side(self) -> None:
        t = table(side(battleline=["overlord-greking", "troll"]), side(battleline=["tocsin", "krump", "valdr"]))
        t.fight("overlord-greking", "tocsin")
        t.expect(DecisionKind.SLOT)
        assert t.decision.keys() == ("slot:0", "slot:2")
        t.answer("slot:2")
        assert (t.line(0), t.line(1)) == (["overlord-greking", "troll", "tocsin"], ["krump", "valdr"])
        t.expect_main_step()

    def test_nothing_that_lay_on_it_comes_with_it(self) -> None:
        krump = spec("krump", amber=1, stunned=True, upgrades=["protect-the-weak"], damage=2)
        t = table(side(battleline=["overlord-greking"]), side(battleline=[krump]))
        t.fight("overlord-greking", "krump")
        t.answer("slot:1")
        assert t.changes() == {
            "ada amber": (0, 1),
            "overlord-greking exhausted": (False, True),
            "overlord-greking damage": (0, 6),
            "krump controller": (1, 0),
            "krump exhausted": (False, True),
            "krump damage": (2, 0),
            "krump amber": (1, 0),
            "krump stunned": (True, False),
            "protect-the-weak": ("upgrade", "discard"),
        }

    def test_it_enters_play_exhausted_and_without_its_play_ability(self) -> None:
        t = table(side(battleline=["overlord-greking"]), side(amber=3, battleline=["charette"]))
        t.fight("overlord-greking", "charette")
        t.answer("slot:1")
        assert t.changes() == {
            "overlord-greking exhausted": (False, True),
            "overlord-greking damage": (0, 4),
            "charette controller": (1, 0),
            "charette exhausted": (False, True),
        }
        assert t.line(0) == ["overlord-greking", "charette"]
        t.expect_main_step()

    def test_attacked_it_does_the_same_for_its_controller(self) -> None:
        t = table(side(battleline=["bumpsy"]), side(battleline=["overlord-greking"]))
        t.fight("bumpsy", "overlord-greking")
        t.answer("slot:0")
        assert (t.line(0), t.line(1)) == ([], ["bumpsy", "overlord-greking"])

    def test_what_a_friend_destroys_stays_in_the_discard_pile(self) -> None:
        t = table(side(battleline=["shooler", "overlord-greking"]), side(battleline=["tocsin"]))
        t.fight("shooler", "tocsin")
        assert t.zone("tocsin") == "discard"
        t.expect_main_step()

    @pytest.mark.rule("card-faq/overlord-greking-1")
    def test_a_creature_that_went_to_a_hidden_zone_stays_there(self) -> None:
        t = table(side(battleline=["overlord-greking"]), side(battleline=["bad-penny"]))
        t.fight("overlord-greking", "bad-penny")
        assert (t.ids(1, "hand"), t.line(0)) == (["bad-penny"], ["overlord-greking"])
        t.expect_main_step()

    @pytest.mark.rule("card-faq/overlord-greking-1", "glossary/replacement-effects")
    def test_a_creature_that_was_purged_instead_stays_purged(self) -> None:
        ada = side(battleline=["overlord-greking"], artifacts=["annihilation-ritual"])
        t = table(ada, side(battleline=["krump"]))
        t.fight("overlord-greking", "krump")
        assert (t.zone("krump"), t.line(0)) == ("purged", ["overlord-greking"])

    @pytest.mark.rule("faq/timing-11")
    def test_a_tolas_put_into_play_gives_nothing_for_its_own_destruction(self) -> None:
        tolas = spec("tolas", damage=0)
        t = table(side(battleline=["overlord-greking", "valdr"]), side(battleline=[tolas]), house=House.DIS)
        t.fight("overlord-greking", "tolas")
        t.expect_main_step()
        assert t.line(1) == ["tolas"]  # elusive: the first attack deals no damage
        krump = spec("valdr", house=House.DIS, maverick=True)
        t = table(side(battleline=[krump, "overlord-greking"]), side(battleline=[tolas]), house=House.DIS)
        t.fight("valdr", "tolas")
        t.fight("overlord-greking", "tolas")
        t.finish()
        assert t.line(0) == ["tolas", "valdr", "overlord-greking"]
        assert (t.amber(0), t.amber(1)) == (0, 0)


class TestGuardianDemon:
    def healing(self, damage: int, **ada: Any) -> Table:
        """Return a table on which the demon has been played and Krump, damaged, was chosen."""
        bo = side(battleline=[spec("krump", damage=damage), "valdr"])
        t = table(side(hand=["guardian-demon"], battleline=["troll"], **ada), bo)
        t.creature("guardian-demon")
        t.offers("troll", "guardian-demon", "krump", "valdr")
        t.pick("krump")
        return t

    @pytest.mark.rule("glossary/heal", "glossary/any-number")
    @pytest.mark.parametrize("healed", [1, 2])
    def test_what_is_healed_is_dealt_to_another_creature(self, healed: int) -> None:
        t = self.healing(3)
        t.expect(DecisionKind.NUMBER)
        assert t.decision.keys() == ("number:0", "number:1", "number:2")
        t.answer(f"number:{healed}")
        t.offers("troll", "guardian-demon", "valdr")
        t.pick("valdr")
        assert t.changes() == {
            "guardian-demon": ("hand", "battleline"),
            "guardian-demon exhausted": (False, True),
            "krump damage": (3, 3 - healed),
            "valdr damage": (0, healed),
        }
        t.expect_main_step()

    def test_no_more_is_healed_than_there_is(self) -> None:
        t = self.healing(1)
        assert t.decision.keys() == ("number:0", "number:1")
        t.answer("number:0")
        t.expect_main_step()
        assert t.card("krump").damage == 1

    def test_an_undamaged_creature_may_be_chosen_and_nothing_follows(self) -> None:
        t = self.healing(0)
        t.expect_main_step()
        assert [t.card(c).damage for c in ("troll", "krump", "valdr")] == [0, 0, 0]

    @pytest.mark.parametrize("way", ["reap", "fight"])
    def test_it_does_so_after_its_fight_and_after_its_reap(self, way: str) -> None:
        t = table(side(battleline=["guardian-demon"]), side(battleline=["dust-pixie", spec("krump", damage=3)]))
        t.do(way, "guardian-demon")
        if way == "fight":
            t.pick("dust-pixie")
        t.pick("krump")
        t.answer("number:2")
        t.pick("guardian-demon")
        assert (t.card("krump").damage, t.card("guardian-demon").damage) == (1, 2 + (way == "fight"))
        t.expect_main_step()


class TestMasters:
    @pytest.mark.parametrize(
        ("master", "victims"),
        [
            ("master-of-1", ("dust-pixie", "urchin")),
            ("master-of-2", ("batdrone", "dust-imp", "bad-penny")),
            ("master-of-3", ("niffle-ape", "tocsin")),
        ],
    )
    def test_after_its_reap_it_may_destroy_a_creature_of_just_its_number(
        self, master: str, victims: tuple[str, ...]
    ) -> None:
        ada = side(battleline=[master, "dust-pixie", "batdrone", "niffle-ape"])
        bo = side(battleline=["urchin", "dust-imp", spec("bad-penny", power_counters=1), "tocsin", "krump"])
        t = table(ada, bo)
        t.do("reap", master)
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers(*victims)
        t.pick(victims[1])
        assert t.zone(victims[1]) == "discard"
        assert len(t.line(0)) + len(t.line(1)) == 9 - 1
        t.expect_main_step()

    @pytest.mark.parametrize("master", ["master-of-1", "master-of-2", "master-of-3"])
    def test_it_need_not(self, master: str) -> None:
        t = table(side(battleline=[master]), side(battleline=["urchin", "dust-imp", "tocsin"]))
        t.do("reap", master)
        t.answer("no")
        assert t.changes() == {"ada amber": (0, 1), f"{master} exhausted": (False, True)}

    @pytest.mark.parametrize("master", ["master-of-1", "master-of-2", "master-of-3"])
    def test_without_a_fitting_creature_it_asks_nothing(self, master: str) -> None:
        t = table(side(battleline=[master, "troll"]), side(battleline=["krump", "charette"]))
        t.do("reap", master)
        t.expect_main_step()

    @pytest.mark.parametrize("master", ["master-of-1", "master-of-2", "master-of-3"])
    def test_fighting_destroys_nothing_more(self, master: str) -> None:
        bo = side(battleline=["dust-pixie", "batdrone", "niffle-ape"])
        t = table(side(battleline=[spec(master, power_counters=9)]), bo)
        t.fight(master, "dust-pixie")
        t.expect_main_step()
        assert t.line(1) == ["batdrone", "niffle-ape"]
