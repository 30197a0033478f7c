"""Call of the Archons, Sanctum: the creatures beyond the starter decks, Horseman of War to Veemos Lightbringer."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, Step
from kfdesk.engine.events import AmberCaptured, AmberStolen
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, spec, table

HERE = House.SANCTUM


class TestHorsemanOfWar:
    def played(self, *enemies: object, line: tuple[object, ...] = (), **ada: object) -> Table:
        mine = side(hand=["horseman-of-war"], battleline=list(line), **ada)
        t = table(mine, side(battleline=list(enemies)), house=HERE)
        t.creature("horseman-of-war")
        t.expect_main_step()
        return t

    @pytest.mark.rule("card-faq/horseman-of-war-1", "glossary/cannot")
    def test_creatures_of_every_house_may_fight_and_none_may_do_anything_else(self) -> None:
        t = self.played("krump", line=("troll", "sequis", "lady-maxena", "noddy-the-thief"))
        ids = ("troll", "sequis", "lady-maxena", "noddy-the-thief")
        assert list(t.decision.keys()) == [*(f"fight:{t.handle(i)}" for i in ids), "end-turn"]
        assert t.reasons(f"reap:{t.handle('sequis')}") == ["glossary/cannot"]
        t.fight("troll", "krump")
        assert t.line(1) == []

    @pytest.mark.rule("card-faq/horseman-of-war-1", "glossary/restrictions")
    def test_without_an_enemy_creature_none_can_be_used_not_even_to_lose_a_stun(self) -> None:
        t = self.played(line=("troll", "sequis", spec("bulwark", stunned=True)))
        assert t.decision.keys() == ("end-turn",)

    @pytest.mark.rule("glossary/stun")
    def test_a_stunned_creature_may_be_unstunned_where_it_could_fight(self) -> None:
        t = self.played("krump", line=(spec("troll", stunned=True),))
        t.do("unstun", "troll")
        assert t.changes() == {
            "horseman-of-war": ("hand", "battleline"),
            "horseman-of-war exhausted": (False, True),
            "troll stunned": (True, False),
            "troll exhausted": (False, True),
        }

    def test_effects_cannot_make_them_reap_either(self) -> None:
        ada = side(hand=["horseman-of-war", "inspiration"], battleline=["troll"])
        t = table(ada, side(), house=HERE)
        t.creature("horseman-of-war")
        t.do("play", "inspiration")
        t.pick("troll")
        assert t.amber(0) == 0
        t.expect_main_step()

    def test_artifacts_are_used_as_ever(self) -> None:
        t = self.played(artifacts=["hallowed-blaster", "cannon"])
        assert list(t.decision.keys()) == [f"action:{t.handle('hallowed-blaster')}", "end-turn"]

    def test_it_holds_for_you_and_this_turn_only(self) -> None:
        ada = side(hand=["horseman-of-war"], battleline=["sequis"])
        t = table(ada, side(battleline=["krump"], houses=(House.BROBNAR,)), house=HERE)
        t.creature("horseman-of-war")
        t.end_turn()
        t.do("reap", "krump")
        assert t.amber(1) == 1
        t.end_turn()
        t.do("reap", "sequis")
        assert t.card("sequis").amber == 1


class TestJehuTheBureaucrat:
    def choosing(self, house: str, mine: list[object], theirs: list[object]) -> Table:
        houses = (House.SANCTUM, House.DIS, House.MARS)
        t = table(side(battleline=mine, houses=houses), side(battleline=theirs), step=Step.HOUSE)
        t.answer(f"house:{house}")
        t.finish()
        return t

    def test_choosing_sanctum_gains_two(self) -> None:
        t = self.choosing("sanctum", ["jehu-the-bureaucrat", "troll"], [])
        assert t.changes() == {"ada amber": (0, 2)}

    def test_choosing_another_house_gains_nothing(self) -> None:
        assert self.choosing("dis", ["jehu-the-bureaucrat"], []).changes() == {}

    def test_the_opponents_choice_does_not_count(self) -> None:
        assert self.choosing("sanctum", ["troll"], ["jehu-the-bureaucrat"]).changes() == {}


class TestLordGolgotha:
    @pytest.mark.rule("glossary/neighbor")
    def test_before_it_fights_the_neighbors_of_what_it_attacks_are_dealt_three(self) -> None:
        ada = side(battleline=["troll", "lord-golgotha", "krump"])
        t = table(ada, side(battleline=["silvertooth", "dodger", "sequis", "valdr"]), house=HERE)
        t.fight("lord-golgotha", "dodger")
        assert t.changes() == {
            "lord-golgotha exhausted": (False, True),
            "lord-golgotha armor used": (0, 2),
            "lord-golgotha damage": (0, 3),
            "silvertooth": ("battleline", "discard"),
            "dodger": ("battleline", "discard"),
            "sequis armor used": (0, 2),
            "sequis damage": (0, 1),
        }
        t.expect_main_step()

    @pytest.mark.rule("faq/before-fight-1", "glossary/hazardous-x")
    def test_with_hazardous_against_it_both_resolve_before_the_fight_in_the_order_asked(self) -> None:
        enemies = ["silvertooth", spec("dodger", upgrades=["armageddon-cloak"]), "krump"]
        t = table(side(battleline=["lord-golgotha"]), side(battleline=enemies), house=HERE)
        t.fight("lord-golgotha", "dodger")
        t.expect(DecisionKind.TRIGGER)
        assert len(t.decision.options) == 2
        t.finish()
        assert (t.line(1), t.card("krump").damage) == (["dodger", "krump"], 3)
        assert t.line(0) == []  # its armor was used up before the fight
        assert (t.card("dodger").damage, t.zone("armageddon-cloak")) == (0, "discard")

    def test_attacked_it_deals_nothing_to_neighbors(self) -> None:
        ada = side(battleline=["silvertooth", "dodger", "troll"])
        t = table(ada, side(battleline=["lord-golgotha"]), house=House.SHADOWS)
        t.fight("dodger", "lord-golgotha")
        assert [t.card(i).damage for i in ("silvertooth", "troll")] == [0, 0]

    def test_reaping_deals_nothing(self) -> None:
        t = table(side(battleline=["lord-golgotha"]), side(battleline=["silvertooth", "dodger"]), house=HERE)
        t.do("reap", "lord-golgotha")
        assert t.line(1) == ["silvertooth", "dodger"]


class TestNumquidTheFair:
    @pytest.mark.rule("glossary/repeat")
    @pytest.mark.parametrize(("theirs", "mine", "left"), [(4, 0, 1), (4, 1, 2), (3, 2, 2), (1, 0, 0), (1, 3, 0)])
    def test_it_destroys_enemies_until_they_are_no_longer_more(self, theirs: int, mine: int, left: int) -> None:
        ada = side(hand=["numquid-the-fair"], battleline=["troll"] * mine)
        t = table(ada, side(battleline=["krump"] * theirs), house=HERE)
        t.creature("numquid-the-fair")
        for n in range(theirs - left):
            t.pick(("krump", n))
        assert t.line(1) == ["krump"] * left
        t.expect_main_step()

    def test_only_enemies_may_be_chosen(self) -> None:
        t = table(
            side(hand=["numquid-the-fair"], battleline=["troll"]), side(battleline=["krump", "valdr"]), house=HERE
        )
        t.creature("numquid-the-fair")
        t.offers("krump", "valdr")
        t.pick("valdr")
        assert (t.line(0), t.line(1)) == (["troll", "numquid-the-fair"], ["krump"])
        t.expect_main_step()

    @pytest.mark.rule("glossary/ward")
    def test_a_ward_spends_a_round(self) -> None:
        bo = side(battleline=[spec("krump", warded=True), "valdr"])
        t = table(side(hand=["numquid-the-fair"]), bo, house=HERE)
        t.creature("numquid-the-fair")
        t.pick("krump")
        t.offers("krump", "valdr")
        t.pick("krump")
        assert t.line(1) == ["valdr"]
        t.expect_main_step()

    def test_without_enemies_nothing_happens(self) -> None:
        t = table(side(hand=["numquid-the-fair"], battleline=["troll"]), side(), house=HERE)
        t.creature("numquid-the-fair")
        assert t.line(0) == ["troll", "numquid-the-fair"]
        t.expect_main_step()


class TestProtectrix:
    def reaped(self) -> Table:
        ada = side(battleline=["protectrix", spec("troll", damage=5), "krump"], hand=[spec("poison-wave", house=HERE)])
        t = table(ada, side(battleline=[spec("valdr", damage=2)]), house=HERE)
        t.do("reap", "protectrix")
        t.expect(DecisionKind.CONFIRM)
        return t

    def test_a_creature_is_fully_healed_and_dealt_no_damage_this_turn(self) -> None:
        t = self.reaped()
        t.answer("yes")
        t.offers("protectrix", "troll", "krump", "valdr")
        t.pick("troll")
        t.do("play", "poison-wave")
        assert [t.card(i).damage for i in ("protectrix", "troll", "krump", "valdr")] == [2, 0, 2, 4]

    @pytest.mark.rule("glossary/may")
    def test_it_may_be_declined(self) -> None:
        t = self.reaped()
        t.answer("no")
        t.do("play", "poison-wave")
        assert t.card("troll").damage == 7

    @pytest.mark.rule("glossary/heal", "glossary/if-you-do-and-in-order-to")
    def test_a_creature_without_damage_may_be_chosen_but_is_not_healed_and_so_not_protected(self) -> None:
        t = self.reaped()
        t.answer("yes")
        t.pick("krump")
        t.do("play", "poison-wave")
        assert t.card("krump").damage == 2

    @pytest.mark.rule("glossary/lasting-effects")
    def test_next_turn_it_is_dealt_damage_again(self) -> None:
        ada = side(battleline=["protectrix", spec("troll", damage=5)])
        t = table(ada, side(artifacts=["cannon"], houses=(House.BROBNAR,)), house=HERE)
        t.do("reap", "protectrix")
        t.answer("yes")
        t.pick("troll")
        t.end_turn()
        t.do("action", "cannon")
        t.pick("troll")
        assert t.card("troll").damage == 2


class TestSanctumGuardian:
    @pytest.mark.rule("glossary/swap")
    def test_after_reaping_it_swaps_with_a_friendly_creature_of_your_choice(self) -> None:
        ada = side(battleline=["sanctum-guardian", "troll", "krump", spec("sequis", ready=False)])
        t = table(ada, side(battleline=["valdr"]), house=HERE)
        t.do("reap", "sanctum-guardian")
        t.offers("troll", "krump", "sequis")
        t.pick("krump")
        assert t.line(0) == ["krump", "troll", "sanctum-guardian", "sequis"]
        t.expect_main_step()

    def test_after_a_fight_too(self) -> None:
        ada = side(battleline=["troll", "krump", "sanctum-guardian"])
        t = table(ada, side(battleline=["silvertooth"]), house=HERE)
        t.fight("sanctum-guardian", "silvertooth")
        t.pick("krump")
        assert t.line(0) == ["troll", "sanctum-guardian", "krump"]

    def test_alone_it_stays(self) -> None:
        t = table(side(battleline=["sanctum-guardian"]), side(battleline=["valdr"]), house=HERE)
        t.do("reap", "sanctum-guardian")
        assert t.line(0) == ["sanctum-guardian"]
        t.expect_main_step()

    def test_it_taunts(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=["troll", "sanctum-guardian"]), house=House.BROBNAR)
        t.do("fight", "valdr")
        t.offers("sanctum-guardian")

    @pytest.mark.rule("faq/moving-creatures-2", "glossary/as-if-it-were-yours-as-if-you-controlled-it")
    def test_an_opponents_guardian_resolved_by_replicator_goes_nowhere(self) -> None:
        ada = side(battleline=["replicator", "troll"])
        t = table(ada, side(battleline=["sanctum-guardian", "krump"]), house=House.LOGOS)
        t.do("reap", "replicator")
        t.pick("sanctum-guardian")
        t.finish()
        assert (t.line(0), t.line(1)) == (["replicator", "troll"], ["sanctum-guardian", "krump"])


class TestSequis:
    def test_after_reaping_it_captures_one(self) -> None:
        t = table(side(battleline=["sequis", "troll"]), side(amber=2), house=HERE)
        t.do("reap", "sequis")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (2, 1),
            "sequis amber": (0, 1),
            "sequis exhausted": (False, True),
        }
        t.expect_main_step()

    def test_fighting_captures_nothing(self) -> None:
        t = table(side(battleline=["sequis"]), side(battleline=["silvertooth"], amber=2), house=HERE)
        t.fight("sequis", "silvertooth")
        assert t.events(AmberCaptured) == []

    @pytest.mark.rule("faq/as-if-it-were-2", "glossary/as-if-it-were-yours-as-if-you-controlled-it")
    def test_resolved_by_an_opponents_replicator_it_captures_from_its_own_side(self) -> None:
        ada = side(battleline=["replicator"], amber=2)
        t = table(ada, side(battleline=["sequis"], amber=2), house=House.LOGOS)
        t.do("reap", "replicator")
        t.pick("sequis")
        assert (t.amber(0), t.amber(1), t.card("sequis").amber) == (3, 1, 1)


class TestGatekeeper:
    @pytest.mark.parametrize(("had", "captured"), [(6, 0), (7, 2), (12, 7)])
    def test_from_seven_on_it_captures_all_but_five(self, had: int, captured: int) -> None:
        t = table(side(hand=["gatekeeper"], amber=9), side(amber=had), house=HERE)
        t.creature("gatekeeper")
        assert (t.card("gatekeeper").amber, t.amber(1), t.amber(0)) == (captured, had - captured, 9)
        t.expect_main_step()


class TestTheVaultkeeper:
    @pytest.mark.rule("glossary/steal")
    def test_your_amber_cannot_be_stolen(self) -> None:
        bo = side(battleline=["the-vaultkeeper"], amber=3)
        t = table(side(hand=["urchin"]), bo, house=House.SHADOWS)
        t.creature("urchin")
        assert (t.amber(0), t.amber(1), t.events(AmberStolen)) == (0, 3, [])
        t.expect_main_step()

    def test_it_can_be_captured_and_you_can_steal(self) -> None:
        bo = side(battleline=["the-vaultkeeper"], amber=3)
        t = table(side(hand=["raiding-knight"]), bo, house=HERE)
        t.creature("raiding-knight")
        assert t.amber(1) == 2
        ada = side(hand=["urchin"], battleline=["the-vaultkeeper"])
        t = table(ada, side(amber=3), house=House.SHADOWS)
        t.creature("urchin")
        assert (t.amber(0), t.amber(1)) == (1, 2)

    def test_once_it_is_gone_stealing_works_again(self) -> None:
        bo = side(battleline=["the-vaultkeeper"], amber=3)
        t = table(side(hand=[spec("fear", house=House.SHADOWS), "urchin"]), bo, house=House.SHADOWS)
        t.do("play", "fear")
        t.pick("the-vaultkeeper")
        t.creature("urchin")
        assert t.amber(1) == 2


class TestVeemosLightbringer:
    @pytest.mark.rule("glossary/elusive")
    def test_each_elusive_creature_of_both_players_is_destroyed(self) -> None:
        ada = side(hand=["veemos-lightbringer"], battleline=["urchin", "troll"])
        bo = side(battleline=["noddy-the-thief", "krump", spec("valdr", upgrades=["ring-of-invisibility"])])
        t = table(ada, bo, house=HERE)
        t.creature("veemos-lightbringer")
        t.finish()
        assert (t.line(0), t.line(1)) == (["troll", "veemos-lightbringer"], ["krump"])

    def test_elusive_spent_this_turn_still_counts(self) -> None:
        ada = side(hand=["veemos-lightbringer"], battleline=["sequis"])
        t = table(ada, side(battleline=["noddy-the-thief"]), house=HERE)
        t.fight("sequis", "noddy-the-thief")
        t.creature("veemos-lightbringer")
        assert t.line(1) == []
