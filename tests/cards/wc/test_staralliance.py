"""Worlds Collide, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, Keyword
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import steal
from kfdesk.language.effects.moves import HAND, put
from kfdesk.language.labels import play
from kfdesk.language.targets import THIS
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.STAR_ALLIANCE


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
            "Deal 2{damage} to a creature or attach Garcia’s Blaster to a creature named Sensor Chief Garcia?"
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
