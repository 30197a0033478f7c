"""Worlds Collide, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, Side
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import DecisionKind, Keyword
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import steal
from kfdesk.language.effects.moves import HAND, put
from kfdesk.language.labels import play
from kfdesk.language.targets import THIS
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.STAR_ALLIANCE


def how_it_acts(t: Table, id_: str, how: str) -> None:
    """Play a creature, or use it to fight a dust pixie, or to reap."""
    if how == "play":
        t.creature(id_)
    elif how == "reap":
        t.do("reap", id_)
    else:
        t.fight(id_, "dust-pixie")


class TestArmsmasterMolina:
    @pytest.mark.rule("glossary/hazardous-x", "glossary/neighbor")
    def test_it_and_its_neighbors_are_hazardous(self) -> None:
        t = table(side(battleline=["troll", "armsmaster-molina", "krump", "bumpsy"]))
        worth = [dict(t.card(id_).keywords).get(Keyword.HAZARDOUS) for id_ in t.line(0)]
        assert worth == [3, 3, 3, None]


class TestChiefEngineerWalls:
    @pytest.mark.parametrize("how", ["play", "fight", "reap"])
    def test_an_upgrade_or_a_robot_comes_back_to_your_hand(self, how: str) -> None:
        here = {"hand" if how == "play" else "battleline": ["chief-engineer-walls"]}
        pile = ["batdrone", "explo-rover", "blood-of-titans", "troll", "anger"]
        bo = side(battleline=["dust-pixie"], discard=["batdrone"])
        t = table(side(**here, discard=pile), bo, house=HERE)
        how_it_acts(t, "chief-engineer-walls", how)
        t.answer("yes")
        t.offers("blood-of-titans", "explo-rover", "batdrone")
        t.pick("blood-of-titans")
        assert t.zone("blood-of-titans") == "hand"

    def test_it_is_left_alone_where_that_is_chosen(self) -> None:
        t = table(side(battleline=["chief-engineer-walls"], discard=["batdrone"]), None, house=HERE)
        t.do("reap", "chief-engineer-walls")
        t.answer("no")
        assert t.zone("batdrone") == "discard"


class TestCloakingDongle:
    @pytest.mark.rule("glossary/elusive")
    def test_its_creature_and_the_neighbors_are_elusive(self) -> None:
        t = table(side(battleline=["troll", spec("krump", upgrades=["cloaking-dongle"]), "bumpsy", "smaaash"]))
        assert [Keyword.ELUSIVE in dict(t.card(id_).keywords) for id_ in t.line(0)] == [True, True, True, False]


class TestComOfficerKirby:
    OTHERS = ("ghostly-hand", "safe-place", "silent-dagger", "urchin")

    @pytest.mark.rule("glossary/using-cards-via-other-card-abilities")
    @pytest.mark.parametrize("how", ["play", "fight", "reap"])
    def test_it_permits_one_card_of_another_house_that_is_no_creature(self, how: str) -> None:
        ada = side(battleline=["com-officer-kirby"], hand=["com-officer-kirby", *self.OTHERS])
        t = table(ada, side(battleline=["dust-pixie"]), house=HERE)
        assert not any(t.can("play", id_) for id_ in self.OTHERS)
        if how == "play":
            t.creature("com-officer-kirby")
        elif how == "reap":
            t.do("reap", "com-officer-kirby", 1)
        else:
            t.do("fight", "com-officer-kirby", 1)
            t.pick("dust-pixie")
        assert [t.can("play", id_) for id_ in self.OTHERS] == [True, True, True, False]
        t.do("play", "safe-place")
        assert not any(t.can("play", id_) for id_ in self.OTHERS)

    def test_it_permits_no_card_of_star_alliance(self) -> None:
        of_star_alliance = ("survey", "matter-maker", "encounter-suit")
        kirby = spec("com-officer-kirby", house=House.DIS)
        t = table(side(battleline=[kirby], hand=[*of_star_alliance, "ghostly-hand"]), side(), house=House.DIS)
        t.do("reap", "com-officer-kirby")
        assert t.can("play", "ghostly-hand") and not any(t.can("play", id_) for id_ in of_star_alliance)

    def test_it_permits_nothing_on_the_turn_after(self) -> None:
        t = table(side(battleline=["com-officer-kirby"], hand=["ghostly-hand"]), side(), house=HERE)
        t.do("reap", "com-officer-kirby")
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:staralliance")
        assert not t.can("play", "ghostly-hand")


class TestCommanderChan:
    @pytest.mark.rule("glossary/using-cards-via-other-card-abilities")
    @pytest.mark.parametrize("how", ["fight", "reap"])
    def test_another_friendly_creature_is_used(self, how: str) -> None:
        ada = side(battleline=["commander-chan", "troll", "krump"])
        t = table(ada, side(battleline=["dust-pixie"]), house=HERE)
        how_it_acts(t, "commander-chan", how)
        t.offers("troll", "krump")
        t.pick("troll")
        t.finish()
        assert not t.card("troll").ready and t.card("krump").ready


class TestExploRover:
    test = cases("""
        as an upgrade it gives its creature skirmish
            rule: faq/creatures-played-as-upgrades-1
            in: staralliance
            ada: hand explo-rover; line bumpsy
            bo: line krump
            play explo-rover, answer mode:upgrade, pick bumpsy
            -> explo-rover: hand > upgrade, explo-rover on: nothing > bumpsy
        as a creature it has skirmish itself
            rule: glossary/skirmish
            in: staralliance
            ada: line explo-rover
            bo: line krump
            fight explo-rover krump
            -> explo-rover exhausted, krump damage: 0 > 3
    """)

    def test_the_creature_that_carries_it_has_skirmish(self) -> None:
        t = table(side(battleline=[spec("bumpsy", upgrades=["explo-rover"])]), side(battleline=["krump"]))
        assert dict(t.card("bumpsy").keywords) == {Keyword.SKIRMISH: 1}


class TestFirstOfficerFrane:
    @pytest.mark.parametrize("how", ["play", "fight", "reap"])
    def test_a_friendly_creature_captures_one(self, how: str) -> None:
        here = {"hand" if how == "play" else "battleline": ["first-officer-frane"]}
        line = [*here.get("battleline", ()), "troll"]
        t = table(
            side(battleline=line, hand=here.get("hand", ())), side(battleline=["dust-pixie"], amber=3), house=HERE
        )
        how_it_acts(t, "first-officer-frane", how)
        t.offers(*t.line(0))
        t.pick("troll")
        assert (t.card("troll").amber, t.amber(1)) == (1, 2)


class TestLieutenantKhrkhar:
    test = cases("""
        who attacks it is dealt 3 damage first
            rule: glossary/hazardous-x
            in: brobnar
            ada: line smaaash
            bo: line lieutenant-khrkhar
            fight smaaash lieutenant-khrkhar
            -> smaaash: battleline > discard, lieutenant-khrkhar: battleline > discard
    """)

    @pytest.mark.rule("glossary/taunt")
    def test_who_may_be_attacked(self) -> None:
        bo = side(battleline=["urchin", "lieutenant-khrkhar", "troll", "krump"])
        t = table(side(battleline=["smaaash"]), bo, house=House.BROBNAR)
        t.do("fight", "smaaash")
        t.offers("lieutenant-khrkhar", "krump")


class TestLightOfTheArchons:
    @pytest.mark.rule("glossary/upgrades")
    def test_power_and_armor_for_each_upgrade_itself_included(self) -> None:
        bearer = spec("krump", upgrades=["light-of-the-archons", "stunner"])
        t = table(side(battleline=[bearer, spec("troll", upgrades=["stunner"])]))
        assert (t.card("krump").power, t.card("krump").armor) == (8, 2)
        assert (t.card("troll").power, t.card("troll").armor) == (8, 0)


class TestMedicIngram:
    @pytest.mark.rule("glossary/heal", "glossary/ward")
    @pytest.mark.parametrize("how", ["play", "fight", "reap"])
    def test_a_creature_is_healed_and_warded(self, how: str) -> None:
        here = {"hand" if how == "play" else "battleline": ["medic-ingram"]}
        t = table(side(**here), side(battleline=["dust-pixie", spec("troll", damage=4)]), house=HERE)
        how_it_acts(t, "medic-ingram", how)
        t.answer("yes")
        t.pick("troll")
        assert (t.card("troll").damage, t.card("troll").warded) == (1, True)

    def test_or_not(self) -> None:
        t = table(side(battleline=["medic-ingram", spec("troll", damage=4)]), None, house=HERE)
        t.do("reap", "medic-ingram")
        t.answer("no")
        assert (t.card("troll").damage, t.card("troll").warded) == (4, False)


CHIEFS = {
    "molina-s-blaster": "armsmaster-molina",
    "chan-s-blaster": "commander-chan",
    "frane-s-blaster": "first-officer-frane",
    "ingram-s-blaster": "medic-ingram",
    "khrkhar-s-blaster": "lieutenant-khrkhar",
    "kirby-s-blaster": "com-officer-kirby",
    "qincan-s-blaster": "sci-officer-qincan",
    "walls--blaster": "chief-engineer-walls",
}


class TestBlasters:
    @pytest.mark.rule("glossary/upgrades")
    @pytest.mark.parametrize("blaster", CHIEFS)
    @pytest.mark.parametrize("how", ["fight", "reap"])
    def test_its_creature_may_shoot(self, blaster: str, how: str) -> None:
        ada = side(battleline=[spec("explo-rover", upgrades=[blaster])])
        t = table(ada, side(battleline=["dust-pixie", "krump"]), house=HERE)
        how_it_acts(t, "explo-rover", how)
        t.answer("yes")
        t.answer("mode:0")
        t.pick("krump")
        assert t.card("krump").damage == 2 and t.zone(blaster) == "upgrade"

    def passed_on(self, blaster: str, bo: Side | None = None, **more: object) -> Table:
        """Return a table on which the blaster has just gone to its chief."""
        ada = side(battleline=[spec("explo-rover", upgrades=[blaster]), CHIEFS[blaster], "troll"], **more)
        t = table(ada, bo or side(battleline=["krump"]), house=HERE)
        t.do("reap", "explo-rover")
        t.answer("yes")
        t.answer("mode:1")
        t.pick(CHIEFS[blaster])
        assert t.card(CHIEFS[blaster]).upgrades[0].id == blaster
        return t

    @pytest.mark.rule("glossary/upgrades")
    @pytest.mark.parametrize("blaster", CHIEFS)
    def test_without_its_chief_it_stays(self, blaster: str) -> None:
        ada = side(battleline=[spec("explo-rover", upgrades=[blaster])])
        t = table(ada, side(battleline=["krump"]), house=HERE)
        t.do("reap", "explo-rover")
        t.answer("yes")
        t.answer("mode:1")
        t.expect_main_step()
        assert t.card("explo-rover").upgrades[0].id == blaster

    @pytest.mark.parametrize("blaster", CHIEFS)
    def test_attached_to_another_creature_it_brings_nothing(self, blaster: str) -> None:
        ada = side(hand=[blaster], battleline=[CHIEFS[blaster], spec("explo-rover", amber=1)], deck=["anger", "punch"])
        t = table(ada, side(battleline=["krump"]), house=HERE)
        t.do("play", blaster)
        t.pick("explo-rover")
        t.expect_main_step()
        assert (t.card("explo-rover").amber, t.card("explo-rover").warded, t.ids(0, "hand")) == (1, False, [])

    def test_molinas_deals_three_damage(self) -> None:
        t = self.passed_on("molina-s-blaster")
        t.answer("yes")
        t.pick("krump")
        assert t.card("krump").damage == 3

    def test_chans_lets_another_creature_be_used(self) -> None:
        t = self.passed_on("chan-s-blaster")
        t.answer("yes")
        t.offers("explo-rover", "troll")
        t.pick("troll")
        t.finish()
        assert not t.card("troll").ready and t.card("commander-chan").ready

    @pytest.mark.parametrize("blaster", ["molina-s-blaster", "chan-s-blaster", "qincan-s-blaster"])
    def test_what_you_may_do_you_need_not(self, blaster: str) -> None:
        t = self.passed_on(blaster)
        t.answer("no")
        t.expect_main_step()
        assert (t.card("krump").damage, t.zone("krump"), t.card("troll").ready) == (0, "battleline", True)

    def test_franes_moves_the_amber_of_its_creature_to_your_pool(self) -> None:
        ada = side(battleline=[spec("explo-rover", upgrades=["frane-s-blaster"]), spec("first-officer-frane", amber=2)])
        t = table(ada, side(battleline=["krump"]), house=HERE)
        t.do("reap", "explo-rover")
        t.answer("yes")
        t.answer("mode:1")
        t.pick("first-officer-frane")
        assert (t.amber(0), t.card("first-officer-frane").amber) == (3, 0)

    def test_ingrams_heals_a_creature_completely(self) -> None:
        t = self.passed_on("ingram-s-blaster", side(battleline=[spec("krump", damage=5)]))
        t.pick("krump")
        assert t.card("krump").damage == 0

    def test_khrkhars_wards_its_creature(self) -> None:
        t = self.passed_on("khrkhar-s-blaster")
        assert t.card("lieutenant-khrkhar").warded

    def test_kirbys_draws_two_cards(self) -> None:
        t = self.passed_on("kirby-s-blaster", deck=["anger", "punch", "krump"])
        assert len(t.ids(0, "hand")) == 2

    def test_qincans_archives_a_creature_in_play(self) -> None:
        t = self.passed_on("qincan-s-blaster")
        t.answer("yes")
        t.pick("krump")
        assert t.zone("krump") == "archives"

    def test_walls_stuns_a_creature_for_each_upgrade(self) -> None:
        walls = spec("chief-engineer-walls", upgrades=["stunner"])
        ada = side(battleline=[spec("explo-rover", upgrades=["walls--blaster"]), walls])
        t = table(ada, side(battleline=["krump", "troll"]), house=HERE)
        t.do("reap", "explo-rover")
        t.answer("yes")
        t.answer("mode:1")
        t.pick("chief-engineer-walls")
        t.pick("krump")
        t.pick("troll")
        assert t.card("krump").stunned and t.card("troll").stunned


class TestRedAlert:
    test = cases("""
        each enemy creature is dealt as much damage as there are more of them
            rule: glossary/for-each
            in: staralliance
            ada: hand red-alert; line urchin
            bo: line troll krump bumpsy
            play red-alert
            -> red-alert: hand > discard, troll damage: 0 > 2, krump damage: 0 > 2, bumpsy damage: 0 > 2
        none where there are not more
            in: staralliance
            ada: hand red-alert; line urchin
            bo: line troll
            play red-alert
            -> red-alert: hand > discard
    """)


class TestSciOfficerQincan:
    @pytest.mark.rule("errata/sci-officer-qincan", "glossary/house-choice")
    @pytest.mark.parametrize(("line", "artifacts", "stolen"), [([], [], 1), (["krump"], [], 0), ([], ["cannon"], 0)])
    def test_it_steals_when_there_is_no_card_of_the_chosen_house_in_play(
        self, line: list[str], artifacts: list[str], stolen: int
    ) -> None:
        bo = side(hand=["troll"], amber=3, battleline=line, artifacts=artifacts)
        t = table(side(battleline=["sci-officer-qincan"]), bo, house=HERE)
        t.answer("end-turn")
        t.answer("house:brobnar")
        assert (t.amber(0), t.amber(1)) == (stolen, 3 - stolen)

    def test_your_own_choice_counts_too_and_an_upgrade_is_a_card_in_play(self) -> None:
        for upgrades, stolen in (([], 1), (["blood-of-titans"], 0)):
            ada = side(battleline=[spec("sci-officer-qincan", upgrades=upgrades)], houses=[House.BROBNAR, HERE])
            t = table(ada, side(amber=3), step="house")
            t.answer("house:brobnar")
            assert t.amber(0) == stolen


class TestSensorChiefGarcia:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize("how", ["play", "fight", "reap"])
    @pytest.mark.parametrize(("amber", "keys"), [(7, 0), (8, 1)])
    def test_keys_cost_two_more_in_the_opponents_next_turn(self, how: str, amber: int, keys: int) -> None:
        here = {"hand" if how == "play" else "battleline": ["sensor-chief-garcia"]}
        t = table(side(**here), side(amber=amber, battleline=["dust-pixie"]), house=HERE)
        if how == "play":
            t.creature("sensor-chief-garcia")
        elif how == "reap":
            t.do("reap", "sensor-chief-garcia")
        else:
            t.fight("sensor-chief-garcia", "dust-pixie")
        t.end_turn()
        assert len(t.game.state.players[1].keys) == keys

    def test_in_the_turn_after_they_cost_what_they_did(self) -> None:
        t = table(side(battleline=["sensor-chief-garcia"], amber=5), side(battleline=["troll"]), house=HERE)
        t.do("reap", "sensor-chief-garcia")
        t.end_turn()
        assert t.game.view(0).seats[0].key_cost == 8
        t.end_turn()
        assert len(t.game.state.players[0].keys) == 1


class TestStealthMode:
    @pytest.mark.rule("glossary/cannot")
    def test_the_opponent_plays_no_action_in_the_next_turn(self) -> None:
        bo = side(hand=["anger", "troll", "krump"], deck=["punch"] * 9, houses=[House.BROBNAR])
        t = table(side(hand=["stealth-mode"]), bo, house=HERE)
        t.do("play", "stealth-mode")
        t.end_turn()
        assert (t.can("play", "anger"), t.can("play", "troll")) == (False, True)
        t.end_turn()
        t.end_turn()
        assert t.can("play", "anger")


class TestZap:
    test = cases("""
        1 damage for each house among creatures, to the same or to different ones
            rule: glossary/for-each
            in: staralliance
            ada: hand zap; line troll krump
            bo: line bumpsy dust-imp
            play zap, pick bumpsy, pick bumpsy
            -> zap: hand > discard, ada amber: 0 > 1, bumpsy damage: 0 > 2
    """)


class TestCalv1n:
    test = cases("""
        it draws a card after it reaps
            in: staralliance
            ada: line calv-1n; deck anger punch
            reap calv-1n
            -> calv-1n exhausted, ada amber: 0 > 1, anger: deck > hand
        as an upgrade its creature does
            rule: faq/creatures-played-as-upgrades-1
            in: staralliance
            ada: hand calv-1n; line explo-rover; deck anger punch
            play calv-1n, answer mode:upgrade, pick explo-rover, reap explo-rover
            -> calv-1n: hand > upgrade, calv-1n on: nothing > explo-rover, explo-rover exhausted, ada amber: 0 > 1,
            -> anger: deck > hand
        and after a fight
            in: staralliance
            ada: line calv-1n; deck anger
            bo: line dust-pixie
            fight calv-1n dust-pixie
            -> calv-1n exhausted, calv-1n armor used: 0 > 1, dust-pixie: battleline > discard, anger: deck > hand
    """)


class TestCxoTaber:
    @pytest.mark.rule("glossary/using-cards-via-other-card-abilities")
    @pytest.mark.parametrize("how", ["fight", "reap"])
    def test_one_card_of_another_house_may_be_played_or_used(self, how: str) -> None:
        ada = side(battleline=["cxo-taber", "troll"], hand=["krump", "anger"], artifacts=["library-of-babble"])
        t = table(ada, side(battleline=["dust-pixie"]), house=HERE)
        assert not t.can("play", "krump") and not t.can("reap", "troll")
        how_it_acts(t, "cxo-taber", how)
        assert t.can("play", "krump") and t.can("reap", "troll") and t.can("action", "library-of-babble")
        t.do("reap", "troll")
        t.finish()
        assert not t.can("play", "krump") and not t.can("action", "library-of-babble")

    def test_no_card_of_star_alliance_is_permitted(self) -> None:
        taber = spec("cxo-taber", house=House.DIS)
        t = table(side(battleline=[taber], hand=["stealth-mode", "anger"]), side(), house=House.DIS)
        t.do("reap", "cxo-taber")
        assert t.can("play", "anger") and not t.can("play", "stealth-mode")


class TestForceField:
    test = cases("""
        its creature is warded after it reaps
            rule: glossary/ward
            in: brobnar
            ada: line krump(upgrades=force-field) troll
            reap krump
            -> krump exhausted, ada amber: 0 > 1, krump warded
    """)


class TestHelmsmanSpears:
    test = cases("""
        as many cards are drawn as were discarded
            in: staralliance
            ada: line helmsman-spears; hand anger punch troll; deck krump bumpsy urchin
            reap helmsman-spears, offers 0-3 of: anger punch troll, pick anger troll, finish
            -> helmsman-spears exhausted, ada amber: 0 > 1, anger: hand > discard, troll: hand > discard,
            -> krump: deck > hand, bumpsy: deck > hand
        none, if none were
            rule: glossary/any-number
            in: staralliance
            ada: line helmsman-spears; hand anger; deck krump
            reap helmsman-spears, answer done
            -> helmsman-spears exhausted, ada amber: 0 > 1
        also after a fight
            in: staralliance
            ada: line helmsman-spears; hand anger; deck krump
            bo: line dust-pixie
            fight helmsman-spears dust-pixie, finish
            -> helmsman-spears exhausted, helmsman-spears damage: 0 > 1, dust-pixie: battleline > discard,
            -> anger: hand > discard, krump: deck > hand
    """)


class TestInformationOfficerGray:
    @pytest.mark.parametrize("how", ["play", "fight", "reap"])
    def test_a_card_of_another_house_is_revealed_and_archived(self, how: str) -> None:
        here = {"hand" if how == "play" else "battleline": ["information-officer-gray"]}
        cards = ["stealth-mode", "anger", *here.get("hand", ())]
        ada = side(battleline=here.get("battleline", ()), hand=cards)
        t = table(ada, side(battleline=["dust-pixie"]), house=HERE)
        how_it_acts(t, "information-officer-gray", how)
        t.answer("yes")
        t.offers("anger")
        t.pick("anger")
        assert t.ids(0, "archives") == ["anger"]

    def test_or_none_is(self) -> None:
        t = table(side(battleline=["information-officer-gray"], hand=["anger"]), None, house=HERE)
        t.do("reap", "information-officer-gray")
        t.answer("no")
        assert t.ids(0, "archives") == []


class TestLayOfTheLand:
    test = cases("""
        the top 3 cards are put back in any order before you draw
            in: staralliance
            ada: hand lay-of-the-land; deck anger punch troll krump
            play lay-of-the-land, pick anger punch troll
            -> lay-of-the-land: hand > discard, ada amber: 0 > 1, troll: deck > hand
            -> ada deck: punch anger krump
    """)


class TestNavigatorAli:
    @pytest.mark.parametrize("how", ["play", "fight", "reap"])
    def test_the_top_three_cards_are_put_back_in_any_order(self, how: str) -> None:
        here = {"hand" if how == "play" else "battleline": ["navigator-ali"]}
        ada = side(**here, deck=["anger", "punch", "troll", "krump"])
        t = table(ada, side(battleline=["dust-pixie"]), house=HERE)
        how_it_acts(t, "navigator-ali", how)
        t.pick("anger", "punch", "troll")
        assert t.ids(0, "deck") == ["troll", "punch", "anger", "krump"]


class TestNurseSoto:
    @pytest.mark.rule("glossary/heal", "glossary/deploy")
    def test_played_between_two_creatures_it_heals_both(self) -> None:
        line = [spec("troll", damage=4), spec("krump", damage=2), spec("bumpsy", damage=2)]
        t = table(side(hand=["nurse-soto"], battleline=line), None, house=HERE)
        t.do("play", "nurse-soto")
        t.answer(t.decision.keys()[1])
        assert [t.card(id_).damage for id_ in ("troll", "krump", "bumpsy")] == [1, 0, 2]

    @pytest.mark.parametrize("how", ["fight", "reap"])
    def test_and_when_it_is_used(self, how: str) -> None:
        t = table(side(battleline=["nurse-soto", spec("troll", damage=4)]), side(battleline=["dust-pixie"]), house=HERE)
        how_it_acts(t, "nurse-soto", how)
        assert t.card("troll").damage == 1


class TestQuadracorder:
    @pytest.mark.parametrize(
        ("line", "cost"), [([], 7), (["urchin"], 8), (["urchin", "dust-imp", "dust-pixie", "sequis"], 9)]
    )
    def test_the_opponents_keys_cost_more_for_each_house_of_yours_up_to_three(self, line: list[str], cost: int) -> None:
        bearer = spec("troll", upgrades=["quadracorder"])
        t = table(side(battleline=[bearer, *line]), side(battleline=["batdrone"]))
        assert [seat.key_cost for seat in t.game.view(0).seats] == [6, cost]


class TestQuintrinoFlux:
    test = cases("""
        a creature of each side is destroyed with all that have the power of either
            rule: glossary/power
            in: staralliance
            ada: hand quintrino-flux; line troll bumpsy urchin
            bo: line krump smaaash dust-pixie silvertooth
            play quintrino-flux, offers troll bumpsy urchin, pick urchin, offers krump smaaash dust-pixie silvertooth,
            pick smaaash, finish
            -> quintrino-flux: hand > discard, urchin: battleline > discard, dust-pixie: battleline > discard,
            -> smaaash: battleline > discard, bumpsy: battleline > discard
    """)


class TestSciOfficerMorpheus:
    test = cases("""
        the play effect of a creature that you play resolves twice, its bonus icon once
            in: shadows
            ada: line sci-officer-morpheus; hand urchin
            bo: amber 4
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 2, bo amber: 4 > 2
        with two of them it resolves three times
            in: shadows
            ada: line sci-officer-morpheus sci-officer-morpheus; hand urchin
            bo: amber 4
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 3, bo amber: 4 > 1
        an action and a creature of the opponent resolve theirs once
            in: shadows
            ada: hand urchin nerve-blast
            bo: line sci-officer-morpheus; amber 4
            creature urchin, play nerve-blast, pick sci-officer-morpheus
            -> urchin: hand > battleline, urchin exhausted, nerve-blast: hand > discard, ada amber: 0 > 2,
            -> bo amber: 4 > 2, sci-officer-morpheus damage: 0 > 1, sci-officer-morpheus armor used: 0 > 1
    """)

    @pytest.mark.rule("glossary/play-abilities")
    def test_a_creature_that_its_play_effect_takes_out_of_play_has_none_to_resolve_again(self) -> None:
        fleeting = card("urchin", play(steal(1), put(THIS, HAND)))
        ada = side(battleline=["sci-officer-morpheus"], hand=["urchin"])
        t = table(ada, side(amber=4), fleeting, house=House.SHADOWS)
        t.creature("urchin")
        assert (t.amber(0), t.amber(1), t.ids(0, "hand")) == (1, 3, ["urchin"])
        t.expect_main_step()

    @pytest.mark.rule("glossary/putting-cards-into-an-area")
    def test_what_reacts_to_a_creature_that_is_played_resolves_once(self) -> None:
        ada = side(battleline=["sci-officer-morpheus", "hunting-witch"], hand=["dust-pixie"])
        t = table(ada, side(), house=House.UNTAMED)
        t.creature("dust-pixie")
        assert t.amber(0) == 3  # two for its icons, one for the witch
        t.expect_main_step()


class TestStunner:
    @pytest.mark.rule("glossary/stun")
    @pytest.mark.parametrize("how", ["fight", "reap"])
    def test_its_creature_may_stun_one(self, how: str) -> None:
        ada = side(battleline=[spec("explo-rover", upgrades=["stunner"])])
        t = table(ada, side(battleline=["dust-pixie", "krump"]), house=HERE)
        how_it_acts(t, "explo-rover", how)
        t.answer("yes")
        t.pick("krump")
        assert t.card("krump").stunned


class TestTacticalOfficerMoon:
    @pytest.mark.rule("glossary/battleline")
    def test_the_creatures_of_a_battleline_are_put_in_order(self) -> None:
        bo = side(battleline=["krump", "urchin", "bumpsy"])
        t = table(side(hand=["tactical-officer-moon"], battleline=["troll"]), bo, house=HERE)
        t.creature("tactical-officer-moon")
        t.answer("yes")
        t.answer(t.decision.keys()[1])
        t.pick("bumpsy", "krump", "urchin")
        assert t.line(1) == ["bumpsy", "krump", "urchin"]

    test = cases("""
        nothing moves where that is chosen
            in: staralliance
            ada: hand tactical-officer-moon; line troll krump
            creature tactical-officer-moon, answer no
            -> tactical-officer-moon: hand > battleline, tactical-officer-moon exhausted
            -> ada line: troll krump tactical-officer-moon
        before it attacks it deals 2 damage
            rule: glossary/assault-x
            in: staralliance
            ada: line tactical-officer-moon
            bo: line silvertooth
            fight tactical-officer-moon silvertooth
            -> tactical-officer-moon exhausted, silvertooth: battleline > discard
    """)


class TestTransporterPlatform:
    test = cases("""
        a friendly creature and its upgrades return to their owners' hands
            rule: glossary/return
            in: staralliance
            ada: artifacts transporter-platform; line troll(upgrades=stunner) krump(upgrades=force-field)
            bo: line bumpsy
            action transporter-platform, offers troll krump, pick troll
            -> transporter-platform exhausted, troll: battleline > hand, stunner: upgrade > hand
        a ward saves the creature, not its upgrades
            rule: glossary/ward
            in: staralliance
            ada: artifacts transporter-platform; line troll(warded upgrades=stunner)
            action transporter-platform, pick troll
            -> transporter-platform exhausted, troll warded: yes > no, stunner: upgrade > hand
    """)


class TestUniversalTranslator:
    @pytest.mark.rule("glossary/using-cards-via-other-card-abilities")
    @pytest.mark.parametrize("how", ["fight", "reap"])
    def test_a_friendly_creature_of_another_house_is_used(self, how: str) -> None:
        ada = side(battleline=[spec("explo-rover", upgrades=["universal-translator"]), "commander-chan", "troll"])
        t = table(ada, side(battleline=["dust-pixie"]), house=HERE)
        how_it_acts(t, "explo-rover", how)
        t.offers("troll")
        t.pick("troll")
        t.finish()
        assert not t.card("troll").ready


class TestXenotraining:
    test = cases("""
        for each of your creatures' houses a friendly creature captures 1
            rule: glossary/for-each
            in: staralliance
            ada: hand xenotraining; line troll krump urchin
            bo: line dust-imp; amber 5
            play xenotraining, offers troll krump urchin, pick troll, pick urchin
            -> xenotraining: hand > discard, ada amber: 0 > 1, troll amber: 0 > 1, urchin amber: 0 > 1, bo amber: 5 > 3
    """)


class TestAmbertracker:
    test = cases("""
        enemy creatures with amber are dealt 2 damage that armor does not prevent
            rule: glossary/armor
            in: staralliance
            ada: hand æmbertracker; line krump(amber=1)
            bo: line sequis(amber=1) troll(amber=2) bumpsy
            creature æmbertracker
            -> æmbertracker: hand > battleline, æmbertracker exhausted, sequis damage: 0 > 2, troll damage: 0 > 2
    """)


class TestBookOfLeq:
    @pytest.mark.rule("glossary/active-house")
    def test_a_card_of_another_house_makes_that_house_active(self) -> None:
        ada = side(artifacts=["book-of-leq"], deck=["krump", "stealth-mode"], hand=["troll", "stealth-mode"])
        t = table(ada, None, house=HERE)
        t.do("action", "book-of-leq")
        assert [e.cards for e in t.events(CardsRevealed)] == [(t.number("krump"),)]
        assert t.can("play", "troll") and not t.can("play", "stealth-mode")
        assert t.zone("krump") == "deck"

    @pytest.mark.rule("glossary/turn-sequence")
    def test_a_star_alliance_card_ends_the_turn(self) -> None:
        t = table(side(artifacts=["book-of-leq"], deck=["stealth-mode"] * 9), side(houses=[House.DIS]), house=HERE)
        t.do("action", "book-of-leq")
        assert (t.game.state.active, t.card("book-of-leq").ready) == (1, True)
        assert len(t.ids(0, "hand")) == 6


class TestCaptainValJericho:
    @pytest.mark.rule("glossary/center-of-the-battleline", "glossary/using-cards-via-other-card-abilities")
    def test_in_the_center_one_card_of_another_house_may_be_played_each_turn(self) -> None:
        ada = side(battleline=["troll", "captain-val-jericho", "krump"], hand=["hidden-stash", "urchin", "dodger"])
        t = table(ada, side(), house=HERE)
        t.creature("urchin", "right")
        assert t.line(0) == ["troll", "captain-val-jericho", "krump", "urchin"]
        assert not t.can("play", "dodger") and not t.can("reap", "urchin")
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:staralliance")
        assert not t.can("play", "dodger"), "beside the center it permits nothing"

    def test_a_card_of_the_active_house_is_played_besides(self) -> None:
        ada = side(battleline=["captain-val-jericho"], hand=["survey", "ghostly-hand", "hidden-stash"])
        t = table(ada, side(), house=HERE)
        t.do("play", "survey")
        assert t.can("play", "ghostly-hand")

    @pytest.mark.parametrize("line", [["captain-val-jericho", "krump"], ["captain-val-jericho", "krump", "troll"]])
    def test_anywhere_else_it_permits_nothing(self, line: list[str]) -> None:
        t = table(side(battleline=line, hand=["urchin"]), side(), house=HERE)
        assert not t.can("play", "urchin")

    def test_what_was_played_by_its_leave_counts_though_it_stays_in_the_center(self) -> None:
        ada = side(battleline=["captain-val-jericho"], hand=["ghostly-hand", "hidden-stash"])
        t = table(ada, side(), house=HERE)
        t.do("play", "ghostly-hand")
        assert not t.can("play", "hidden-stash")

    def test_the_opponents_captain_permits_you_nothing(self) -> None:
        t = table(side(hand=["urchin"]), side(battleline=["captain-val-jericho"]), house=HERE)
        assert not t.can("play", "urchin")


class TestCrashMuldoon:
    @pytest.mark.rule("glossary/deploy", "glossary/enters-play", "glossary/neighbor")
    def test_it_enters_ready_between_others_and_uses_a_neighbor_of_another_house(self) -> None:
        ada = side(hand=["crash-muldoon"], battleline=["com-officer-kirby", "dodger", "umbra"])
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("play", "crash-muldoon")
        t.answer("slot:1")
        assert t.line(0) == ["com-officer-kirby", "crash-muldoon", "dodger", "umbra"]
        t.do("action", "crash-muldoon")
        t.offers("dodger")
        t.pick("dodger")
        t.answer(f"reap:{t.handle('dodger')}")
        assert (t.amber(0), t.card("dodger").ready, t.card("crash-muldoon").ready) == (1, False, False)
        t.expect_main_step()


class TestDisruptionField:
    @pytest.mark.rule("glossary/counters-and-tokens")
    @pytest.mark.parametrize("how", ["fight", "reap"])
    def test_each_counter_makes_the_opponents_keys_dearer(self, how: str) -> None:
        ada = side(battleline=[spec("explo-rover", upgrades=["disruption-field"])])
        t = table(ada, side(battleline=["dust-pixie"]), house=HERE)
        how_it_acts(t, "explo-rover", how)
        assert [seat.key_cost for seat in t.game.view(0).seats] == [6, 7]


class TestDoctorDriscoll:
    test = cases("""
        you gain 1 for each damage healed
            rule: glossary/heal
            in: staralliance
            ada: line doctor-driscoll
            bo: line troll(damage=4)
            action doctor-driscoll, pick troll
            -> doctor-driscoll exhausted, troll damage: 4 > 2, ada amber: 0 > 2
        for less damage less
            in: staralliance
            ada: line doctor-driscoll troll(damage=1)
            action doctor-driscoll, pick troll
            -> doctor-driscoll exhausted, troll damage: 1 > 0, ada amber: 0 > 1
    """)


class TestEncounterSuit:
    test = cases("""
        it wards its creature before the action strikes, whoever plays that
            rule: faq/timing-6 glossary/ward
            in: brobnar
            ada: hand punch
            bo: line krump(upgrades=encounter-suit) troll
            play punch, pick krump
            -> ada amber: 0 > 1, punch: hand > discard
        the ward stays after an action that does not hurt
            in: shadows
            ada: hand hidden-stash; line krump(upgrades=encounter-suit) troll
            play hidden-stash
            -> ada amber: 0 > 1, hidden-stash: hand > discard, krump warded
        no other card wards anybody
            rule: glossary/playing-cards
            in: shadows
            ada: hand umbra safe-place; line krump(upgrades=encounter-suit)
            creature umbra, play safe-place
            -> ada amber: 0 > 1, umbra: hand > battleline, umbra exhausted, safe-place: hand > artifacts,
            -> safe-place exhausted
    """)


class TestForgingAnAlliance:
    HOUSES = ("troll", "urchin", "dust-imp", "batdrone", "dust-pixie", "sequis", "explo-rover", "senator-shrix")

    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("houses", "cost"), [(0, 13), (2, 11), (6, 7), (8, 7)])
    @pytest.mark.parametrize("short", [0, 1])
    def test_a_key_is_cheaper_for_each_house_in_play_up_to_six(self, houses: int, cost: int, short: int) -> None:
        line = self.HOUSES[:houses]
        ada = side(hand=["forging-an-alliance"], battleline=line[::2], amber=cost - 1 - short)
        t = table(ada, side(battleline=line[1::2]), house=HERE)
        t.do("play", "forging-an-alliance")
        t.finish()
        assert len(t.game.state.players[0].keys) == 1 - short

    def test_artifacts_and_upgrades_are_cards_in_play_as_well(self) -> None:
        line = [spec("troll", upgrades=["silent-dagger"])]
        ada = side(hand=["forging-an-alliance"], battleline=line, amber=9)
        t = table(ada, side(artifacts=["library-of-babble"]), house=HERE)
        t.do("play", "forging-an-alliance")
        t.finish()
        assert (len(t.game.state.players[0].keys), t.amber(0)) == (1, 0)


class TestGalacticCensus:
    @pytest.mark.parametrize(("houses", "gained"), [(2, 0), (3, 1), (4, 1), (5, 2), (6, 3), (7, 3)])
    def test_what_you_gain_for_so_many_houses(self, houses: int, gained: int) -> None:
        line = TestForgingAnAlliance.HOUSES[:houses]
        t = table(side(hand=["galactic-census"], battleline=line[::2]), side(battleline=line[1::2]), house=HERE)
        t.do("play", "galactic-census")
        assert t.amber(0) == 1 + gained


class TestGeneralOrder24:
    @pytest.mark.rule("glossary/turn-sequence")
    def test_who_begins_a_turn_condemns_a_house_of_their_own(self) -> None:
        ada = side(artifacts=["general-order-24"], battleline=["troll", "urchin", "dust-imp"])
        bo = side(battleline=["krump", "silvertooth"], houses=[House.DIS])
        t = table(ada, bo, house=HERE)
        t.answer("end-turn")
        t.offers("krump", "silvertooth")
        t.pick("silvertooth")
        while t.decision.kind is DecisionKind.ORDER:
            t.answer(*t.decision.keys())
        assert (t.line(0), t.line(1)) == (["troll", "dust-imp"], ["krump"])

    def test_without_a_creature_it_is_destroyed(self) -> None:
        ada = side(artifacts=["general-order-24"], battleline=["troll"])
        t = table(ada, side(houses=[House.DIS]), house=HERE)
        t.answer("end-turn")
        assert (t.zone("general-order-24"), t.line(0)) == ("discard", ["troll"])


class TestOperationsOfficerYshi:
    test = cases("""
        its neighbors capture 1 after they reap
            rule: glossary/neighbor
            in: brobnar
            ada: line krump operations-officer-yshi bumpsy smaaash
            bo: amber 5
            reap krump, reap smaaash
            -> krump exhausted, smaaash exhausted, ada amber: 0 > 2, krump amber: 0 > 1, bo amber: 5 > 4
        and after they fight
            in: brobnar
            ada: line operations-officer-yshi bumpsy
            bo: amber 5; line dust-pixie
            fight bumpsy dust-pixie
            -> bumpsy exhausted, bumpsy damage: 0 > 1, dust-pixie: battleline > discard, bumpsy amber: 0 > 1,
            -> bo amber: 5 > 4
    """)


class TestPeaceAccord:
    test = cases("""
        each player gains 2
            in: staralliance
            ada: hand peace-accord
            play peace-accord
            -> peace-accord: hand > artifacts, peace-accord exhausted, ada amber: 0 > 2, bo amber: 0 > 2
        who fights loses 4 and the peace is over
            in: brobnar
            ada: line troll; amber 5
            bo: artifacts peace-accord; line dust-pixie; amber 3
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 5 > 1,
            -> peace-accord: artifacts > discard
    """)


class TestPlasmaNozzle:
    test = cases("""
        before its creature fights the attacked one is dealt 2 damage and its neighbors as well
            rule: glossary/splash
            in: brobnar
            ada: line troll(upgrades=plasma-nozzle)
            bo: line krump silvertooth smaaash dust-pixie
            fight troll silvertooth
            -> troll exhausted, krump damage: 0 > 2, silvertooth: battleline > discard, smaaash damage: 0 > 2
        2 and what it deals in the fight
            in: brobnar
            ada: line bumpsy(upgrades=plasma-nozzle)
            bo: line troll
            fight bumpsy troll
            -> bumpsy: battleline > discard, plasma-nozzle: upgrade > discard, troll damage: 0 > 7
    """)


class TestPsionicOfficerLang:
    test = cases("""
        after an enemy creature reaps the top card of your deck is archived
            in: brobnar
            ada: line troll krump
            bo: line psionic-officer-lang; deck anger punch
            reap krump
            -> krump exhausted, ada amber: 0 > 1, anger: deck > archives
        not after a friendly one
            in: staralliance
            ada: line psionic-officer-lang; deck anger
            reap psionic-officer-lang
            -> psionic-officer-lang exhausted, ada amber: 0 > 1
    """)


class TestQuixxleStone:
    @pytest.mark.rule("glossary/cannot")
    @pytest.mark.parametrize("owner", [0, 1])
    @pytest.mark.parametrize(("mine", "theirs", "may"), [(2, 1, False), (1, 1, True), (0, 1, True)])
    def test_who_controls_more_creatures_plays_none(self, owner: int, mine: int, theirs: int, may: bool) -> None:
        stone = [{"artifacts": ["quixxle-stone"]}, {}]
        ada = side(hand=["krump", "anger"], battleline=["troll"] * mine, **stone[owner])
        t = table(ada, side(battleline=["bumpsy"] * theirs, **stone[1 - owner]), house=House.BROBNAR)
        assert (t.can("play", "krump"), t.can("play", "anger")) == (may, True)


class TestSpecialAgentFingers:
    test = cases("""
        it steals 1
            rule: glossary/steal
            in: staralliance
            ada: line special-agent-fingers
            bo: amber 2
            action special-agent-fingers
            -> special-agent-fingers exhausted, ada amber: 0 > 1, bo amber: 2 > 1
    """)


class TestTachyonPulse:
    test = cases("""
        artifacts are destroyed and creatures with upgrades exhausted
            in: staralliance
            ada: hand tachyon-pulse; artifacts cannon; line troll(upgrades=stunner) krump
            bo: artifacts library-of-babble; line bumpsy(upgrades=force-field) smaaash
            play tachyon-pulse, finish
            -> tachyon-pulse: hand > discard, ada amber: 0 > 1, cannon: artifacts > discard,
            -> library-of-babble: artifacts > discard, troll exhausted, bumpsy exhausted
    """)


class TestTechivorePulpate:
    @pytest.mark.rule("glossary/house-choice")
    def test_each_artifact_of_the_chosen_house_is_destroyed_on_both_sides(self) -> None:
        bo = side(hand=["troll"], artifacts=["cannon", "library-of-babble"])
        t = table(side(battleline=["techivore-pulpate", "krump"], artifacts=["cannon"]), bo, house=HERE)
        t.answer("end-turn")
        t.answer("house:brobnar")
        t.finish_until(DecisionKind.MAIN)
        assert (t.ids(0, "artifacts"), t.ids(1, "artifacts")) == ([], ["library-of-babble"])
        assert t.line(0) == ["techivore-pulpate", "krump"]

    def test_so_are_those_of_a_house_that_you_choose(self) -> None:
        ada = side(battleline=["techivore-pulpate"], artifacts=["safe-place"], houses=[House.SHADOWS, HERE])
        t = table(ada, side(artifacts=["cannon"]), step="house")
        t.answer("house:shadows")
        assert (t.ids(0, "artifacts"), t.ids(1, "artifacts")) == ([], ["cannon"])


class TestUnchartedLands:
    test = cases("""
        6 amber lie on it
            in: staralliance
            ada: hand uncharted-lands
            play uncharted-lands
            -> uncharted-lands: hand > artifacts, uncharted-lands exhausted, uncharted-lands amber: 0 > 6
        each star alliance creature that reaps takes 1 of it to its controller's pool
            in: staralliance
            ada: line explo-rover
            bo: artifacts uncharted-lands(amber=5)
            reap explo-rover
            -> explo-rover exhausted, ada amber: 0 > 2, uncharted-lands amber: 5 > 4
        another creature does not
            in: brobnar
            ada: line krump; artifacts uncharted-lands(amber=5)
            reap krump
            -> krump exhausted, ada amber: 0 > 1
    """)


class TestUnitedAction:
    @pytest.mark.rule("glossary/alpha", "card-faq/united-action-1")
    def test_cards_of_each_house_you_have_in_play_may_be_played_and_none_used(self) -> None:
        ada = side(
            hand=["united-action", "urchin", "blypyp", "dust-imp", "crash-muldoon"],
            battleline=["umbra", spec("crash-muldoon")],
            artifacts=["lash-of-broken-dreams"],
        )
        t = table(ada, side(battleline=["zorg"]), house=HERE)
        t.do("play", "united-action")
        may_play = [id_ for id_ in ("urchin", "blypyp", "dust-imp", "crash-muldoon") if t.can("play", id_)]
        assert may_play == ["urchin", "dust-imp", "crash-muldoon"]
        assert not t.can("reap", "umbra") and not t.can("reap", "crash-muldoon", 1)
        assert not t.can("action", "lash-of-broken-dreams")

    def test_a_house_that_comes_into_play_meanwhile_counts(self) -> None:
        """The permission is a lasting effect: which houses are in play is looked up each time."""
        ada = side(hand=["united-action", "carlo-phantom", "hidden-stash"], battleline=["captain-val-jericho"])
        t = table(ada, side(), house=HERE)
        t.do("play", "united-action")
        assert t.can("play", "carlo-phantom"), "by the captain's leave"
        t.creature("carlo-phantom")
        assert t.can("play", "hidden-stash")


class TestWeCanAllWin:
    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/lasting-effects")
    def test_keys_cost_two_less_until_the_end_of_your_next_turn(self) -> None:
        t = table(side(hand=["we-can-all-win"], battleline=["troll"]), side(battleline=["krump"]), house=HERE)
        t.do("play", "we-can-all-win")
        for cost in (4, 4, 4, 6):
            assert [seat.key_cost for seat in t.game.view(0).seats] == [cost, cost]
            t.end_turn()


class TestGarciasBlaster:
    @pytest.mark.parametrize("how", ["fight", "reap"])
    def test_its_creature_may_deal_two_to_any_creature(self, how: str) -> None:
        ada = side(battleline=[spec("bumpsy", upgrades=["garcia-s-blaster"])])
        t = table(ada, side(battleline=["troll", "dust-pixie"]), house=House.BROBNAR)
        if how == "reap":
            t.do("reap", "bumpsy")
        else:
            t.fight("bumpsy", "dust-pixie")
        t.answer("yes")
        t.answer("mode:0")
        t.offers(*(["bumpsy", "troll", "dust-pixie"] if how == "reap" else ["bumpsy", "troll"]))
        t.pick("troll")
        assert t.card("troll").damage == 2
        t.expect_main_step()

    def test_it_may_be_declined(self) -> None:
        ada = side(battleline=[spec("bumpsy", upgrades=["garcia-s-blaster"])])
        t = table(ada, side(battleline=["troll"]), house=House.BROBNAR)
        t.do("reap", "bumpsy")
        t.answer("no")
        t.expect_main_step()
        assert t.card("troll").damage == 0

    def test_attached_to_its_chief_it_steals(self) -> None:
        ada = side(battleline=["sensor-chief-garcia", spec("bumpsy", upgrades=["garcia-s-blaster"])])
        t = table(ada, side(amber=2), house=House.BROBNAR)
        t.do("reap", "bumpsy")
        assert t.decision.prompt.en == (
            "Either deal 2{damage} to a creature or attach Garcia’s Blaster to a creature named Sensor Chief Garcia?"
        )
        t.answer("yes")
        assert t.decision.options[1].label.de.startswith("Lege „Garcias Blaster“ an eine Kreatur namens")
        t.answer("mode:1")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (2, 1)
        assert [u.id for u in t.card("sensor-chief-garcia").upgrades] == ["garcia-s-blaster"]

    @pytest.mark.rule("glossary/upgrades")
    @pytest.mark.parametrize(("on", "stolen"), [("sensor-chief-garcia", 1), ("bumpsy", 0)])
    def test_played_onto_its_chief_it_steals_and_onto_another_not(self, on: str, stolen: int) -> None:
        ada = side(battleline=["sensor-chief-garcia", "bumpsy"], hand=["garcia-s-blaster"])
        t = table(ada, side(amber=2), house=HERE)
        t.do("play", "garcia-s-blaster")
        t.pick(on)
        assert (t.amber(0), t.amber(1)) == (1 + stolen, 2 - stolen), "its bonus icon gives one"
        t.expect_main_step()
