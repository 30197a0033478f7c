"""Mass Mutation, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from kfdesk.engine import House, Icon
from kfdesk.engine.events import CardsRevealed
from tests.cards.lines import cases
from tests.tables import side, spec, table

STAR = House.STAR_ALLIANCE


class TestSurvey:
    test = cases("""
        of the top two cards of your deck one is discarded
            in: staralliance
            ada: hand survey; deck troll krump bumpsy
            bo: deck valdr
            play survey, offers troll krump
            pick krump
            -> ada amber: 0 > 1, survey: hand > discard, krump: deck > discard, ada deck: troll bumpsy
        of a deck of one card that card is
            rule: glossary/resolve-as-much-as-you-can
            in: staralliance
            ada: hand survey; deck troll
            play survey, finish
            -> ada amber: 0 > 1, survey: hand > discard, troll: deck > discard
    """)


class TestEnsignElSamra:
    def test_the_bonus_icons_of_a_card_in_hand_are_resolved_and_it_stays_there(self) -> None:
        ada = side(battleline=["ensign-el-samra"], hand=["troll", spec("dust-pixie", icons=[Icon.AMBER, Icon.CAPTURE])])
        t = table(ada, side(amber=3, battleline=["krump"]), house=STAR)
        t.do("action", "ensign-el-samra")
        t.offers("troll", "dust-pixie")
        t.pick("dust-pixie")
        t.finish()
        assert (t.amber(0), t.amber(1), t.card("ensign-el-samra").amber) == (3, 2, 1)
        assert t.ids(0, "hand") == ["troll", "dust-pixie"]
        assert [event.cards for event in t.events(CardsRevealed)] == [(t.number("dust-pixie"),)]

    test = cases("""
        a card without bonus icons is only shown
            in: staralliance
            ada: line ensign-el-samra; hand troll
            action ensign-el-samra, pick troll
            -> ensign-el-samra exhausted
    """)


class TestMatterMaker:
    test = cases("""
        an upgrade of another house is played
            in: staralliance
            ada: artifacts matter-maker; hand blood-of-titans; line troll
            play blood-of-titans, pick troll
            -> ada amber: 0 > 1, blood-of-titans: hand > upgrade, blood-of-titans on: nothing > troll
    """)

    def test_no_other_card_and_not_by_the_opponent(self) -> None:
        ada = side(artifacts=["matter-maker"], hand=["krump", "blood-of-titans"], battleline=["troll"])
        t = table(ada, side(hand=["duskrunner"], battleline=["zorg"], houses=[House.MARS]), house=STAR)
        assert t.can("play", "blood-of-titans") and not t.can("play", "krump")
        t.end_turn()
        assert not t.can("play", "duskrunner")
