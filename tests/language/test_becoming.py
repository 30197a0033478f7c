"""Cards that become what they are not printed as, enter play otherwise, or have the text of another card."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game, House
from kfdesk.engine import events as ev
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.terms import CardType, Keyword, Zone
from kfdesk.language.words import (
    ARTIFACT,
    CREATURE,
    FRIENDLY,
    OPPONENT,
    OTHER,
    PLAY,
    THIS,
    a,
    action,
    becomes_creature,
    cannot,
    card,
    each,
    gets,
    turn_over,
)
from tests.cards.lines import cases
from tests.tables import side, spec, table


class TestArtifactsThatBecomeCreatures:
    test = cases(
        """
        auto-legionary is no creature of the player who uses it as if it were theirs
            rule: card-faq/auto-legionary-1
            in: logos
            ada: hand remote-access; line batdrone
            bo: artifacts auto-legionary
            play remote-access, pick auto-legionary, answer action:c3
            -> ada amber: 0 > 1, remote-access: hand > discard, auto-legionary exhausted
        the mysticeti needs an exhausted creature to go anywhere in the battleline
            in: untamed
            ada: artifacts the-mysticeti; line snufflegator dust-pixie troll
            bo: line krump
            action the-mysticeti, pick snufflegator dust-pixie, answer slot:1
            -> the-mysticeti exhausted, the-mysticeti power counters: 0 > 6, snufflegator exhausted,
            -> dust-pixie exhausted, the-mysticeti: artifacts > battleline,
            -> ada line: snufflegator the-mysticeti dust-pixie troll
        the mysticeti without an exhausted creature stays where it is
            in: untamed
            ada: artifacts the-mysticeti; line snufflegator
            action the-mysticeti, answer done
            -> the-mysticeti exhausted
        """,
    )

    def test_an_animated_artifact_reaps_and_is_an_artifact_again_with_what_lies_on_it(self) -> None:
        ada = side(artifacts=["animator", "cannon"], battleline=["troll"], hand=["blood-of-titans"])
        t = table(ada, side(battleline=["krump"]), house=House.LOGOS)
        t.do("action", "animator")
        t.pick("cannon")
        t.answer("slot:1")
        cannon = t.card("cannon")
        assert (t.line(0), t.ids(0, "artifacts")) == (["troll", "cannon"], ["animator"])
        assert (cannon.type, cannon.power, cannon.houses) == (CardType.CREATURE, 3, (House.LOGOS,))
        t.do("reap", "cannon")
        t.end_turn()
        t.finish()
        cannon = t.card("cannon")
        assert (t.line(0), t.ids(0, "artifacts")) == (["troll"], ["animator", "cannon"])
        assert (cannon.type, cannon.power, cannon.houses) == (CardType.ARTIFACT, None, (House.BROBNAR,))
        rows = [e.zone.value for e in t.events(ev.RowChanged)]
        assert rows == ["battleline", "artifacts"] and not t.events(ev.CardEntered)

    @pytest.mark.rule("glossary/battleline")
    def test_artifacts_that_are_creatures_no_more_at_the_same_moment_go_back_once_each(self) -> None:
        ada = side(artifacts=["animator", "animator", "cannon", "gauntlet-of-command"])
        t = table(ada, house=House.LOGOS)
        for nth, id_ in enumerate(("cannon", "gauntlet-of-command")):
            t.do("action", "animator", nth)
            t.pick(id_)
            t.answer("slot:0")
        t.end_turn()
        back = [e.card for e in t.events(ev.RowChanged) if e.zone is Zone.ARTIFACTS]
        assert sorted(back) == [int(t.handle(id_)[1:]) for id_ in ("cannon", "gauntlet-of-command")]

    def test_each_of_a_description_cannot_become_what_it_does_not_fit(self) -> None:
        with pytest.raises(ValueError, match="pick the cards"):
            becomes_creature(each(ARTIFACT, FRIENDLY), power=3)

    @pytest.mark.rule("card-faq/animator-1")
    def test_an_upgrade_stays_on_the_artifact_and_modifies_it_only_as_a_creature(self) -> None:
        ada = side(artifacts=["animator", spec("cannon", upgrades=["blood-of-titans", "way-of-the-wolf"])])
        t = table(ada, side(battleline=["krump"]), house=House.LOGOS)
        t.do("action", "animator")
        t.pick("cannon")
        t.answer("slot:0")
        assert (t.card("cannon").power, t.card("cannon").keywords) == (8, ((Keyword.SKIRMISH, 1),))
        t.end_turn()
        assert [u.id for u in t.card("cannon").upgrades] == ["blood-of-titans", "way-of-the-wolf"]
        assert t.card("cannon").keywords == ()

    def test_an_animated_artifact_can_be_destroyed_in_a_fight(self) -> None:
        ada = side(artifacts=["animator"], battleline=["batdrone"])
        t = table(ada, side(artifacts=[spec("cannon", damage=1)], battleline=["dust-pixie"]), house=House.LOGOS)
        t.do("action", "animator")
        t.pick("cannon")
        t.answer("slot:0")
        assert t.line(1) == ["cannon", "dust-pixie"]
        t.do("fight", "batdrone")
        t.pick("cannon")
        assert (t.line(1), t.zone("cannon")) == (["dust-pixie"], "discard")

    def test_six_awakening_counters_make_the_effigy_a_creature_without_text(self) -> None:
        effigy = spec("effigy-of-melerukh", counters={"awakening": 5})
        t = table(side(battleline=["bumpsy"]), side(artifacts=[effigy], battleline=["troll"]), house=House.BROBNAR)
        t.do("reap", "bumpsy")
        t.answer("slot:1")
        found = t.card("effigy-of-melerukh")
        assert t.line(1) == ["troll", "effigy-of-melerukh"]
        assert (found.power, found.armor, found.blanked, found.counters) == (100, 100, True, (("awakening", 6),))
        t.expect_main_step()


class TestCreaturesPlayedAsUpgrades:
    test = cases(
        """
        explo-rover is played as an upgrade that gives skirmish
            rule: faq/creatures-played-as-upgrades-1
            in: staralliance
            ada: hand explo-rover; line troll
            bo: line krump
            play explo-rover, answer mode:upgrade, pick troll
            -> explo-rover: hand > upgrade, explo-rover on: nothing > troll
        explo-rover is played as a creature
            in: staralliance
            ada: hand explo-rover; line troll
            play explo-rover, answer mode:creature, answer slot:1
            -> explo-rover: hand > battleline, explo-rover exhausted, ada line: troll explo-rover
        exhume plays a creature of the discard pile as an upgrade
            rule: faq/creatures-played-as-upgrades-2
            in: dis
            ada: hand exhume; discard explo-rover; line troll
            play exhume, pick explo-rover, answer yes, answer mode:upgrade, pick troll
            -> ada amber: 0 > 1, exhume: hand > discard, explo-rover: discard > upgrade,
            -> explo-rover on: nothing > troll
        """,
    )

    @pytest.mark.rule("glossary/armor", "glossary/lose-vs-gain")
    def test_a_creature_that_loses_all_armor_has_none_whatever_gives_it_some(self) -> None:
        worn = ["shield-u-later-evil-twin", "shoulder-armor"]
        t = table(side(battleline=[spec("champion-anaphiel", upgrades=worn)]), side())
        assert (t.card("champion-anaphiel").armor, t.card("champion-anaphiel").power) == (0, 6)

    @pytest.mark.rule("faq/creatures-played-as-upgrades-1")
    def test_it_may_be_played_as_an_upgrade_whenever_upgrades_may_be_played(self) -> None:
        rover = dict(hand=["explo-rover"], battleline=["troll"])
        t = table(side(artifacts=["lifeward"]), side(**rover), house=House.DIS)
        t.do("omni", "lifeward")
        t.answer("end-turn")
        t.answer("house:staralliance")
        t.do("play", "explo-rover")
        assert t.decision.keys() == ("mode:upgrade",)
        t = table(side(artifacts=["matter-maker"], **rover), side(), house=House.BROBNAR)
        t.do("play", "explo-rover")
        assert t.decision.keys() == ("mode:upgrade",)
        ada = side(hand=["explo-rover", "crash-muldoon"], battleline=["troll"])
        t = table(ada, side(battleline=["kaupe"]), house=House.STAR_ALLIANCE)
        t.creature("crash-muldoon")
        t.do("play", "explo-rover")
        assert t.decision.keys() == ("mode:upgrade",)

    def test_without_a_creature_to_attach_it_to_it_is_played_as_a_creature(self) -> None:
        t = table(side(hand=["explo-rover"]), side(), house=House.STAR_ALLIANCE)
        t.do("play", "explo-rover")
        assert t.decision.keys() == ("mode:creature",)

    def test_it_cannot_be_played_where_it_can_be_neither(self) -> None:
        no_creatures = card("lifeward", cannot(PLAY, OPPONENT, a(CREATURE)))
        ada, bo = side(hand=["explo-rover"]), side(artifacts=["lifeward"])
        t = table(ada, bo, no_creatures, house=House.STAR_ALLIANCE)
        assert not t.can("play", "explo-rover")
        assert [reason.rule for reason in t.game.explain(f"play:{t.handle('explo-rover')}").reasons] != []

    @pytest.mark.rule("faq/creatures-played-as-upgrades-3")
    def test_out_of_play_it_is_a_creature_which_dr_verokter_does_not_find(self) -> None:
        t = table(side(battleline=["dr-verokter"], discard=["explo-rover", "blood-of-titans"]), house=House.LOGOS)
        t.do("reap", "dr-verokter")
        t.offers("blood-of-titans")

    def test_an_upgrade_that_left_play_is_a_creature_again(self) -> None:
        ada = side(battleline=[spec("troll", upgrades=["explo-rover"])])
        t = table(ada, side(battleline=["krump"], hand=["gateway-to-dis"]), active=1, house=House.DIS)
        rover = t.card("explo-rover")
        assert (rover.type, rover.keywords, t.card("troll").keywords) == (
            CardType.UPGRADE,
            (),
            ((Keyword.SKIRMISH, 1),),
        )
        t.do("play", "gateway-to-dis")
        t.finish()
        assert (t.zone("explo-rover"), t.card("explo-rover").type) == ("discard", CardType.CREATURE)

    def test_the_table_written_down_keeps_it_an_upgrade(self) -> None:
        t = table(side(hand=["calv-1n"], battleline=["troll"]), side(battleline=["krump"]), house=House.STAR_ALLIANCE)
        t.do("play", "calv-1n")
        t.answer("mode:upgrade")
        t.pick("troll")
        again = Game.from_scenario(scenario_of(t.game.checkpoint), library=library())
        assert [u.type for u in again.view(None).seats[0].battleline[0].upgrades] == [CardType.UPGRADE]
        assert again.view(None).seats[0] == t.game.view(None).seats[0]


class TestTheTextOfAnotherCard:
    test = cases(
        """
        creed of nurture gives a creature the text of one in hand for the turn, in which this means the one that has it
            rule: faq/self-referential-text-2 glossary/self-referential-text
            in: untamed
            ada: artifacts creed-of-nurture; line snufflegator; hand shorty
            bo: line troll
            omni creed-of-nurture, pick shorty, pick snufflegator, reap snufflegator
            -> ada amber: 0 > 1, creed-of-nurture: artifacts > discard, snufflegator exhausted, snufflegator enraged
        mimic gel enters as a copy that is Logos
            rule: card-faq/mimic-gel-1
            in: logos
            ada: hand mimic-gel
            bo: line troll(damage=3 upgrades=blood-of-titans)
            play mimic-gel, pick troll, answer slot:0
            -> mimic-gel: hand > battleline, mimic-gel exhausted, ada line: troll
        mimic gel deploys as a copy of a creature with deploy
            rule: card-faq/mimic-gel-2
            in: logos
            ada: hand mimic-gel; line troll krump
            bo: line code-monkey
            play mimic-gel, pick code-monkey, answer slot:1, finish
            -> ada amber: 0 > 2, mimic-gel: hand > battleline, mimic-gel exhausted, troll: battleline > archives,
            -> krump: battleline > archives
        """,
    )

    @pytest.mark.rule("card-faq/mimic-gel-1", "faq/rule-of-six-2")
    def test_a_copy_has_the_printed_values_the_house_logos_and_the_name_of_its_model(self) -> None:
        model = spec("troll", damage=3, power_counters=2, statuses=["ward"], upgrades=["blood-of-titans"])
        t = table(side(hand=["mimic-gel"]), side(battleline=[model]), house=House.LOGOS)
        t.do("play", "mimic-gel")
        t.pick("troll")
        t.answer("slot:0")
        copy = t.card("mimic-gel")
        assert (copy.id, copy.power, copy.damage, copy.statuses, copy.houses) == ("troll", 8, 0, (), (House.LOGOS,))
        assert t.game.state.memory.times("Troll") == 1

    def test_a_copy_that_leaves_play_is_itself_again(self) -> None:
        t = table(side(hand=["mimic-gel"]), side(battleline=["dust-pixie"], hand=["fear"]), house=House.LOGOS)
        t.do("play", "mimic-gel")
        t.pick("dust-pixie")
        t.answer("slot:0")
        t.end_turn()
        t.do("play", "fear")
        t.pick("mimic-gel")
        assert (t.ids(0, "hand"), t.card("mimic-gel").id) == (["mimic-gel"], "mimic-gel")

    @pytest.mark.rule("card-faq/mimic-gel-3")
    def test_a_copy_of_auto_legionary_in_a_battleline_is_a_creature_as_well(self) -> None:
        bo = side(artifacts=["auto-legionary"], battleline=["dust-pixie"])
        t = table(side(hand=["mimic-gel"]), bo, active=1, house=House.SAURIAN)
        t.do("action", "auto-legionary")
        t.answer("slot:0")
        t.end_turn()
        t.do("play", "mimic-gel")
        t.pick("auto-legionary")
        t.answer("slot:0")
        copy = t.card("mimic-gel")
        assert (t.line(0), copy.power, copy.houses) == (["auto-legionary"], 5, (House.LOGOS,))
        t.end_turn()
        t.finish()

    @pytest.mark.rule("card-faq/mimic-gel-4", "glossary/alpha")
    def test_a_copy_with_alpha_is_played_first_in_a_step_or_not_at_all(self) -> None:
        ada = side(hand=["mimic-gel", "dextre"], battleline=["batdrone"])
        t = table(ada, side(battleline=["quixo-the-adventurer", "daat"]), house=House.LOGOS)
        assert Keyword.ALPHA in dict(t.card("daat").keywords)
        t.do("reap", "batdrone")
        t.do("play", "mimic-gel")
        t.pick("daat")
        assert t.zone("mimic-gel") == "hand" and t.card("mimic-gel").id == "mimic-gel"

    def test_without_another_creature_a_mimic_gel_cannot_be_played(self) -> None:
        assert not table(side(hand=["mimic-gel"]), side(), house=House.LOGOS).can("play", "mimic-gel")

    @pytest.mark.rule("card-faq/cyber-clone-1")
    def test_cyber_clone_has_what_was_printed_on_the_purged_creature(self) -> None:
        model = spec("champion-anaphiel", power_counters=3)
        t = table(side(hand=["cyber-clone"]), side(battleline=[model, "troll"]), house=House.LOGOS)
        t.do("play", "cyber-clone")
        t.answer("slot:0")
        t.pick("champion-anaphiel")
        clone = t.card("cyber-clone")
        assert (clone.power, clone.armor, clone.keywords) == (6, 1, ((Keyword.TAUNT, 1),))
        assert clone.traits == ("mutant", "knight", "spirit") and t.zone("champion-anaphiel") == "purged"

    @pytest.mark.rule("card-faq/cyber-clone-1")
    def test_cyber_clone_of_a_mimic_gel_has_no_power(self) -> None:
        gel = spec("mimic-gel", copy_of="troll")
        t = table(side(hand=["cyber-clone"]), side(battleline=[gel, "troll"]), house=House.LOGOS)
        t.do("play", "cyber-clone")
        t.answer("slot:0")
        t.pick("mimic-gel")
        assert (t.zone("cyber-clone"), t.zone("mimic-gel")) == ("discard", "purged")

    @pytest.mark.rule("card-faq/cyber-clone-2")
    def test_cyber_clone_of_auto_legionary_has_power_5(self) -> None:
        bo = side(artifacts=["auto-legionary"])
        t = table(side(hand=["cyber-clone"]), bo, active=1, house=House.SAURIAN)
        t.do("action", "auto-legionary")
        t.answer("slot:0")
        t.end_turn()
        t.do("play", "cyber-clone")
        t.answer("slot:0")
        t.pick("auto-legionary")
        assert (t.card("cyber-clone").power, t.zone("auto-legionary")) == (5, "purged")


class TestPlacesInTheBattleline:
    test = cases(
        """
        knightapult may let the next friendly creature enter ready between two others, and only that one
            rule: glossary/enters-play glossary/deploy
            in: sanctum
            ada: artifacts knightapult; line troll krump; hand grey-monk sequis
            action knightapult, play grey-monk, answer yes, answer slot:1, creature sequis left
            -> knightapult exhausted, grey-monk: hand > battleline, sequis: hand > battleline, sequis exhausted,
            -> ada line: sequis troll grey-monk krump
        light everlasting plays a creature anywhere
            rule: glossary/battleline
            in: sanctum
            ada: hand light-everlasting; line troll krump; discard grey-monk
            play light-everlasting, pick grey-monk, answer slot:1
            -> ada amber: 0 > 1, light-everlasting: hand > discard, grey-monk: discard > battleline,
            -> grey-monk exhausted, ada line: troll grey-monk krump
        kelvin brings the bottom creature of a deck to his side
            rule: glossary/control-and-ownership
            in: sanctum
            ada: line lightbearer-kelvin
            bo: line dust-pixie; deck punch troll
            fight lightbearer-kelvin dust-pixie, answer slot:0
            -> lightbearer-kelvin exhausted, lightbearer-kelvin armor used: 0 > 1, dust-pixie: battleline > discard,
            -> troll: deck > battleline, troll exhausted, troll controller: 1 > 0
        """,
    )


class TestCardsTurnedOver:
    @pytest.mark.rule("glossary/flip", "glossary/constant-abilities")
    def test_what_the_side_that_lies_up_says_is_in_force_and_what_the_other_said_is_not(self) -> None:
        bo = side(battleline=[spec("grey-monk", token_of="berserker"), "troll"], token="berserker")
        t = table(side(hand=["temporal-purge"]), bo, house=House.STAR_ALLIANCE)
        assert t.card("troll").armor == 0
        t.do("play", "temporal-purge")
        assert t.card("troll").armor == 1
        monk = card("troll", gets(each(CREATURE, OTHER), armor=1), action(turn_over(THIS)))
        t = table(side(battleline=["troll", "krump"], token="blorb"), side(), monk, house=House.BROBNAR)
        assert t.card("krump").armor == 1
        t.do("action", "troll")
        assert t.card("krump").armor == 0

    @pytest.mark.rule("glossary/flip")
    def test_token_creatures_turned_faceup_stay_if_they_are_creatures_and_are_discarded_if_not(self) -> None:
        tokens = [spec("troll", token_of="berserker", damage=1), spec("punch", token_of="berserker", amber=2)]
        bo = side(battleline=[*tokens, "krump"], amber=1, token="berserker")
        t = table(side(hand=["temporal-purge"]), bo, house=House.STAR_ALLIANCE)
        t.do("play", "temporal-purge")
        icons = t.game.state.cards[int(t.handle("temporal-purge")[1:])].printed.amber
        assert (t.line(1), t.card("troll").damage, t.card("troll").power) == (["troll", "krump"], 1, 8)
        assert (t.zone("punch"), t.amber(0), t.amber(1)) == ("discard", icons, 1), "its Æmber went to the supply"


class TestUpgradesMadeOfActions:
    test = cases(
        """
        came back wrong is an upgrade on the creature that came back
            rule: glossary/upgrades
            in: untamed
            ada: hand came-back-wrong; discard troll
            play came-back-wrong, pick troll, answer slot:0
            -> came-back-wrong: hand > upgrade, came-back-wrong on: nothing > troll, troll: discard > battleline,
            -> troll exhausted
        came back wrong without a creature is discarded
            in: untamed
            ada: hand came-back-wrong; line krump
            play came-back-wrong
            -> came-back-wrong: hand > discard
        """,
    )

    def test_its_text_is_that_of_the_upgrade_and_it_is_an_action_again_when_it_leaves(self) -> None:
        ada = side(hand=["came-back-wrong"], discard=["troll"])
        t = table(ada, side(hand=["fear"]), house=House.UNTAMED)
        t.do("play", "came-back-wrong")
        t.pick("troll")
        t.answer("slot:0")
        troll = t.card("troll")
        assert (troll.power, troll.keywords) == (6, ((Keyword.POISON, 1),))
        assert not t.card("came-back-wrong").or_upgrade
        t.end_turn()
        t.do("play", "fear")
        t.pick("troll")
        assert (t.zone("came-back-wrong"), t.card("came-back-wrong").type) == ("discard", CardType.ACTION)


class TestCapturedFromAnyCombinationOfPlayers:
    test = cases(
        """
        crassosaurus takes all there is where that is just enough
            rule: faq/resolve-as-much-as-you-can-3
            in: saurian
            ada: hand crassosaurus; amber 4
            bo: amber 6
            play crassosaurus, answer slot:0
            -> ada amber: 4 > 0, bo amber: 6 > 0, crassosaurus: hand > battleline, crassosaurus exhausted,
            -> crassosaurus amber: 0 > 10
        """,
    )

    def test_no_less_can_be_taken_from_oneself_than_the_opponent_lacks(self) -> None:
        t = table(side(hand=["crassosaurus"], amber=8), side(amber=6), house=House.SAURIAN)
        t.do("play", "crassosaurus")
        t.answer("slot:0")
        assert t.decision.keys() == ("number:4", "number:5", "number:6", "number:7", "number:8")
