"""Cards that become what they are not printed as, enter play otherwise, or have the text of another card."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import CardType, Keyword
from tests.cards.lines import cases
from tests.language.drafted import DRAFTS
from tests.tables import Table, side, spec, table

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
