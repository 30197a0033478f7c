"""Cards that become what they are not printed as, enter play otherwise, or have the text of another card."""

from __future__ import annotations

import pytest

from kfdesk.engine import Game, House
from kfdesk.engine import events as ev
from kfdesk.engine.picture import scenario_of
from kfdesk.engine.terms import CardType, Keyword
from kfdesk.language.words import CREATURE, OPPONENT, PLAY, UPGRADE, a, cannot, card, permits
from tests.cards.lines import cases
from tests.language.drafted import DRAFTS
from tests.tables import Table, TestLibrary, side, spec, table

ALL = tuple(DRAFTS.values())


def drafted(ada=None, bo=None, **fields) -> Table:
    """Return a table on which the drafted cards do what their drafts say."""
    return table(ada, bo, *ALL, **fields)


class TestArtifactsThatBecomeCreatures:
    test = cases(
        """
        auto-legionary goes to a flank with power 5, and fights in any house
            rule: errata/auto-legionary glossary/battleline
            in: saurian
            ada: artifacts auto-legionary; line troll
            bo: line krump
            action auto-legionary, answer slot:0
            -> auto-legionary exhausted, auto-legionary: artifacts > battleline, ada line: auto-legionary troll
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
        *ALL,
    )

    def test_an_animated_artifact_reaps_and_is_an_artifact_again_with_what_lies_on_it(self) -> None:
        ada = side(artifacts=["animator", "cannon"], battleline=["troll"], hand=["blood-of-titans"])
        t = drafted(ada, side(battleline=["krump"]), house=House.LOGOS)
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

    @pytest.mark.rule("card-faq/animator-1")
    def test_an_upgrade_stays_on_the_artifact_and_modifies_it_only_as_a_creature(self) -> None:
        ada = side(artifacts=["animator", spec("cannon", upgrades=["blood-of-titans", "way-of-the-wolf"])])
        t = drafted(ada, side(battleline=["krump"]), house=House.LOGOS)
        t.do("action", "animator")
        t.pick("cannon")
        t.answer("slot:0")
        assert (t.card("cannon").power, t.card("cannon").keywords) == (8, ((Keyword.SKIRMISH, 1),))
        t.end_turn()
        assert [u.id for u in t.card("cannon").upgrades] == ["blood-of-titans", "way-of-the-wolf"]
        assert t.card("cannon").keywords == ()

    def test_an_animated_artifact_can_be_destroyed_in_a_fight(self) -> None:
        ada = side(artifacts=["animator"], battleline=["batdrone"])
        t = drafted(ada, side(artifacts=[spec("cannon", damage=1)], battleline=["dust-pixie"]), house=House.LOGOS)
        t.do("action", "animator")
        t.pick("cannon")
        t.answer("slot:0")
        assert t.line(1) == ["cannon", "dust-pixie"]
        t.do("fight", "batdrone")
        t.pick("cannon")
        assert (t.line(1), t.zone("cannon")) == (["dust-pixie"], "discard")

    def test_six_awakening_counters_make_the_effigy_a_creature_without_text(self) -> None:
        effigy = spec("effigy-of-melerukh", counters={"awakening": 5})
        t = drafted(side(battleline=["bumpsy"]), side(artifacts=[effigy], battleline=["troll"]), house=House.BROBNAR)
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
        *ALL,
    )

    @pytest.mark.rule("faq/creatures-played-as-upgrades-1")
    def test_it_may_be_played_as_an_upgrade_whenever_upgrades_may_be_played(self) -> None:
        rover = dict(hand=["explo-rover"], battleline=["troll"])
        no_creatures = card("lifeward", cannot(PLAY, OPPONENT, a(CREATURE)))
        t = table(side(**rover), side(artifacts=["lifeward"]), *ALL, no_creatures, house=House.STAR_ALLIANCE)
        t.do("play", "explo-rover")
        assert t.decision.keys() == ("mode:upgrade",)
        any_upgrade = card("library-of-babble", permits(PLAY, a(UPGRADE)))
        t = table(side(artifacts=["library-of-babble"], **rover), side(), *ALL, any_upgrade, house=House.LOGOS)
        t.do("play", "explo-rover")
        assert t.decision.keys() == ("mode:upgrade",)

    def test_without_a_creature_to_attach_it_to_it_is_played_as_a_creature(self) -> None:
        t = drafted(side(hand=["explo-rover"]), side(), house=House.STAR_ALLIANCE)
        t.do("play", "explo-rover")
        assert t.decision.keys() == ("mode:creature",)

    def test_it_cannot_be_played_where_it_can_be_neither(self) -> None:
        no_creatures = card("lifeward", cannot(PLAY, OPPONENT, a(CREATURE)))
        ada, bo = side(hand=["explo-rover"]), side(artifacts=["lifeward"])
        t = table(ada, bo, *ALL, no_creatures, house=House.STAR_ALLIANCE)
        assert not t.can("play", "explo-rover")
        assert [reason.rule for reason in t.game.explain(f"play:{t.handle('explo-rover')}").reasons] != []

    @pytest.mark.rule("faq/creatures-played-as-upgrades-3")
    def test_out_of_play_it_is_a_creature(self) -> None:
        ada = side(battleline=[spec("troll", upgrades=["explo-rover"])])
        t = drafted(ada, side(battleline=["krump"], hand=["gateway-to-dis"]), active=1, house=House.DIS)
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
        t = drafted(side(hand=["calv-1n"], battleline=["troll"]), side(battleline=["krump"]), house=House.STAR_ALLIANCE)
        t.do("play", "calv-1n")
        t.answer("mode:upgrade")
        t.pick("troll")
        again = Game.from_scenario(scenario_of(t.game.rest_state), library=TestLibrary(ALL))
        assert [u.type for u in again.view(None).seats[0].battleline[0].upgrades] == [CardType.UPGRADE]
        assert again.view(None).seats[0] == t.game.view(None).seats[0]
