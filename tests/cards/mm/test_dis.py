"""Mass Mutation, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestDarkAmberVault:
    test = cases("""
        a card is drawn for each mutant creature that you play, and for no other
            in: dis
            ada: hand maleficorn tocsin; artifacts dark-æmber-vault; deck troll krump
            creature maleficorn, creature tocsin
            -> maleficorn: hand > battleline, maleficorn exhausted, tocsin: hand > battleline, tocsin exhausted,
            -> troll: deck > hand
        none is drawn for a mutant that the opponent plays
            in: dis
            ada: hand maleficorn; deck troll
            bo: artifacts dark-æmber-vault; deck troll
            creature maleficorn
            -> maleficorn: hand > battleline, maleficorn exhausted
    """)

    @pytest.mark.rule("glossary/power")
    def test_friendly_mutants_are_stronger(self) -> None:
        ada = side(battleline=["maleficorn", "troll"], artifacts=["dark-æmber-vault"])
        t = table(ada, side(battleline=["maleficorn"]))
        assert [t.card("maleficorn").power, t.card("troll").power, t.card("maleficorn", 1).power] == [7, 8, 5]


class TestBonesaw:
    @pytest.mark.rule("glossary/enters-play")
    @pytest.mark.parametrize(
        ("victim", "ready"), [(("dust-imp", 0), True), (("dust-imp", 1), False), (None, False)], ids=str
    )
    def test_it_enters_ready_after_a_friendly_creature_was_destroyed(self, victim: Any, ready: bool) -> None:
        ada = side(battleline=["troll", "dust-imp", "troll"], hand=["bonesaw", "hand-of-dis"])
        t = table(ada, side(battleline=["krump", "dust-imp", "krump"]), house=House.DIS)
        if victim:
            t.do("play", "hand-of-dis")
            t.pick(victim)
        t.creature("bonesaw")
        assert t.card("bonesaw").ready is ready

    def test_a_creature_destroyed_in_an_earlier_turn_does_not_count(self) -> None:
        ada = side(battleline=["dust-imp"], hand=["bonesaw"], deck=["fear"] * 9, houses=[House.DIS])
        t = table(ada, side(battleline=["krump"], houses=[House.BROBNAR], deck=["fear"] * 9))
        t.end_turn()
        t.fight("krump", "dust-imp")
        t.end_turn()
        t.creature("bonesaw")
        assert not t.card("bonesaw").ready


class TestDrecker:
    test = cases("""
        what its neighbor is dealt in a fight it is dealt as well
            in: shadows
            ada: line silvertooth
            bo: line drecker troll krump
            fight silvertooth troll
            -> silvertooth: battleline > discard, troll damage: 0 > 2, drecker damage: 0 > 2
        as the neighbor of the attacker, too
            in: brobnar
            ada: line drecker bumpsy
            bo: line dust-pixie
            fight bumpsy dust-pixie
            -> bumpsy exhausted, bumpsy damage: 0 > 1, drecker damage: 0 > 1, dust-pixie: battleline > discard
        besides what it is dealt itself at the same time
            rule: glossary/splash-attack-x
            in: brobnar
            ada: line crogg-the-clumsy
            bo: line drecker(power_counters=9) troll
            fight crogg-the-clumsy troll
            -> crogg-the-clumsy: battleline > discard, troll damage: 0 > 7, drecker damage: 0 > 9
        its ward prevents both
            rule: glossary/splash-attack-x glossary/ward
            in: brobnar
            ada: line crogg-the-clumsy
            bo: line drecker(warded) troll
            fight crogg-the-clumsy troll
            -> crogg-the-clumsy: battleline > discard, troll damage: 0 > 7, drecker warded: yes > no
        not what a creature is dealt that is no neighbor
            in: brobnar
            ada: line bumpsy
            bo: line drecker krump troll
            fight bumpsy troll
            -> bumpsy: battleline > discard, troll damage: 0 > 5
        only as far as the neighbor is dealt damage: not what its armor prevents
            in: shadows
            ada: line silvertooth
            bo: line drecker champion-anaphiel
            fight silvertooth champion-anaphiel
            -> silvertooth: battleline > discard, champion-anaphiel damage: 0 > 1,
            -> champion-anaphiel armor used: 0 > 1, drecker damage: 0 > 1
        it is dealt to it though its own ward stops it there
            rule: glossary/ward
            in: shadows
            ada: line silvertooth
            bo: line drecker(warded) troll
            fight silvertooth troll
            -> silvertooth: battleline > discard, troll damage: 0 > 2, drecker warded: yes > no
        not what is dealt outside of a fight
            in: brobnar
            ada: hand punch
            bo: line drecker troll
            play punch, pick troll
            -> punch: hand > discard, ada amber: 0 > 1, troll damage: 0 > 3
        it steals after it reaps
            in: dis
            ada: line drecker
            bo: amber 2
            reap drecker
            -> drecker exhausted, ada amber: 0 > 2, bo amber: 2 > 1
    """)


class TestMarkOfDis:
    @staticmethod
    def marked(creature: str, **changes: Any) -> Table:
        """Return a table on which the creature was marked and its controller chooses a house."""
        bo = side(battleline=[spec(creature, **changes), "batdrone"], hand=["snufflegator"])
        t = table(side(hand=["mark-of-dis"]), bo, house=House.DIS)
        t.do("play", "mark-of-dis")
        t.pick(creature)
        t.answer("end-turn")
        return t

    @pytest.mark.rule("glossary/house-choice", "glossary/lasting-effects")
    def test_the_house_of_the_marked_creature_must_be_chosen(self) -> None:
        t = self.marked("troll")
        assert (t.decision.player, t.decision.keys(), t.card("troll").damage) == (1, ("house:brobnar",), 2)

    @pytest.mark.rule("faq/bonus-icons-11")
    def test_of_a_creature_with_two_houses_either_may_be_chosen(self) -> None:
        t = self.marked("troll", icons=(House.LOGOS,))
        assert t.decision.keys() == ("house:brobnar", "house:logos")

    @pytest.mark.rule("glossary/house-choice")
    def test_a_destroyed_creature_marks_nobody(self) -> None:
        assert len(self.marked("dust-imp").decision.keys()) == 3

    @pytest.mark.rule("glossary/house-choice")
    def test_marking_your_own_creature_binds_you(self) -> None:
        ada = side(hand=["mark-of-dis"], battleline=["troll"], houses=[House.DIS, House.BROBNAR, House.MARS])
        t = table(ada, side(houses=[House.LOGOS, House.MARS]), house=House.DIS)
        t.do("play", "mark-of-dis")
        t.pick("troll")
        t.answer("end-turn")
        assert t.decision.keys() == ("house:logos", "house:mars")
        t.answer("house:logos")
        t.answer("end-turn")
        assert t.decision.keys() == ("house:brobnar",)


class TestSinder:
    test = cases("""
        when it reaps a friendly creature is destroyed
            ada: line sinder troll
            bo: line krump
            reap sinder, offers sinder troll, pick troll
            -> ada amber: 0 > 1, sinder exhausted, troll: battleline > discard
    """)

    @pytest.mark.rule("glossary/taunt")
    def test_its_neighbors_are_not_attacked(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["krump", "sinder", "bumpsy", "mother"]))
        t.do("fight", "troll")
        t.offers("sinder", "mother")


class TestWakingNightmare:
    @pytest.mark.rule("glossary/lasting-effects", "glossary/cost-at-current-cost")
    def test_keys_cost_more_for_each_dis_creature_in_the_opponents_next_turn_only(self) -> None:
        ada = side(hand=["waking-nightmare"], battleline=["tocsin", "troll"], deck=["fear"] * 9, houses=[House.DIS])
        bo = side(battleline=["shooler", "krump"], deck=["fear"] * 9, houses=[House.BROBNAR])
        t = table(ada, bo)
        t.do("play", "waking-nightmare")
        costs = [[seat.key_cost for seat in t.game.view(0).seats]]
        for _ in range(2):
            t.end_turn()
            costs.append([seat.key_cost for seat in t.game.view(0).seats])
        assert costs == [[6, 6], [8, 8], [6, 6]]


class TestPicaroon:
    @pytest.mark.rule("glossary/x", "glossary/power")
    @pytest.mark.parametrize(
        ("line", "power"),
        [
            (["troll", "picaroon", "krump", "bumpsy"], 8 + 6),
            ([spec("troll", power_counters=1), "picaroon"], 9),
            (["troll", "picaroon", "picaroon", "krump"], 8),
        ],
        ids=["both", "changed power", "no Changeling"],
    )
    def test_it_is_as_strong_as_its_neighbors_together(self, line: list[Any], power: int) -> None:
        t = table(side(battleline=line))
        assert t.card("picaroon").power == power

    @pytest.mark.rule("glossary/x")
    def test_with_a_blank_text_box_it_has_no_power(self) -> None:
        bo = side(battleline=["troll", "picaroon", "krump"])
        t = table(side(hand=["shadow-of-dis"]), bo, house=House.DIS)
        t.do("play", "shadow-of-dis")
        assert (t.zone("picaroon"), t.zone("troll")) == ("discard", "battleline")

    @pytest.mark.rule("glossary/deploy")
    def test_it_may_be_played_between_others_and_dies_alone(self) -> None:
        t = table(side(hand=["picaroon"], battleline=["troll", "krump"]), house=House.DIS)
        t.do("play", "picaroon")
        t.answer("slot:1")
        assert t.line(0) == ["troll", "picaroon", "krump"]
        alone = table(side(hand=["picaroon"]), house=House.DIS)
        alone.do("play", "picaroon")
        alone.finish()
        assert alone.zone("picaroon") == "discard"


class TestMaleficorn:
    def played(self, struck: str, *, whose: int = 0, icons: int = 1) -> Table:
        """Return the table after Ada has played a card whose damage icons hit a creature; a player has Maleficorn."""
        corn = ["maleficorn"]
        ada = side(
            hand=[spec("labwork", icons=["damage"] * icons)], battleline=["krump", *(corn if whose == 0 else [])]
        )
        t = table(ada, side(battleline=["troll", *(corn if whose == 1 else [])]), house=House.LOGOS)
        t.do("play", "labwork")
        for _ in range(icons):
            t.pick(struck)
        t.finish()
        return t

    @pytest.mark.rule("glossary/damage-bonus-icon", "glossary/bonus-icons")
    def test_an_enemy_creature_hit_by_a_bonus_icon_is_dealt_one_more_for_each(self) -> None:
        assert self.played("troll").card("troll").damage == 2
        assert self.played("troll", icons=2).card("troll").damage == 4

    def test_a_friendly_one_is_not_and_for_the_opponents_icons_it_is_an_enemy_of_its_controller(self) -> None:
        assert self.played("krump").card("krump").damage == 1
        assert self.played("krump", whose=1).card("krump").damage == 2
        assert self.played("troll", whose=1).card("troll").damage == 1

    @pytest.mark.rule("glossary/damage")
    def test_damage_of_a_card_is_not_followed_by_more(self) -> None:
        ada = side(hand=["punch"], battleline=["maleficorn"])
        t = table(ada, side(battleline=["troll"]), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("troll")
        t.expect_main_step()
        assert t.card("troll").damage == 3


class TestThePaleStar:
    @pytest.mark.rule("glossary/power", "glossary/armor", "glossary/omni")
    def test_for_the_rest_of_the_turn_every_creature_has_one_power_and_no_armor(self) -> None:
        ada = side(artifacts=["the-pale-star"], battleline=["troll", spec("krump", power_counters=2)])
        t = table(ada, side(battleline=["bulwark", "raiding-knight"]), house=House.BROBNAR)
        t.do("omni", "the-pale-star")
        assert t.zone("the-pale-star") == "discard"
        line = [t.card(c) for c in ("troll", "krump", "bulwark", "raiding-knight")]
        assert [(c.power, c.armor) for c in line] == [(1, 0)] * 4
        t.fight("troll", "bulwark")
        assert (t.zone("troll"), t.zone("bulwark")) == ("discard", "discard")
        t.end_turn()
        assert (t.card("krump").power, t.card("raiding-knight").armor) == (8, 2)

    @pytest.mark.rule("glossary/damage")
    def test_damaged_creatures_die_at_once(self) -> None:
        t = table(side(artifacts=["the-pale-star"], battleline=["troll"]), side(battleline=[spec("krump", damage=1)]))
        t.do("omni", "the-pale-star")
        assert (t.line(0), t.line(1)) == (["troll"], [])


class TestGluttony:
    test = cases("""
        it is exalted for each friendly sin, itself included
            rule: glossary/exalt glossary/for-each
            in: dis
            ada: line envy troll envy; hand gluttony
            bo: line envy
            creature gluttony
            -> gluttony: hand > battleline, gluttony exhausted, gluttony amber: 0 > 3
        when it reaps all amber on friendly creatures comes to your pool
            in: dis
            ada: line gluttony(amber=2) troll(amber=1)
            bo: line troll(amber=3)
            reap gluttony
            -> ada amber: 0 > 4, gluttony exhausted, gluttony amber: 2 > 0, troll amber: 1 > 0
    """)
