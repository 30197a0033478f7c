"""Grim Reminders, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table


class TestBeanstalk:
    test = cases("""
        friendly giants enter play ready
            rule: glossary/enters-play
            ada: artifacts beanstalk; hand troll
            creature troll
            -> troll: hand > battleline
        others do not
            in: untamed
            ada: artifacts beanstalk; hand snufflegator
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted
        its action finds a giant in deck or discard pile
            rule: glossary/search
            ada: artifacts beanstalk; deck troll snufflegator; discard krump
            action beanstalk, offers 0-1 of: troll krump, pick krump
            -> beanstalk exhausted, krump: discard > hand
        without a giant there nothing is found
            ada: artifacts beanstalk; deck snufflegator
            action beanstalk
            -> beanstalk exhausted
    """)

    def test_giants_of_the_opponent_enter_exhausted(self) -> None:
        t = table(side(artifacts=["beanstalk"]), side(hand=["troll"]), active=1, house=House.BROBNAR)
        t.creature("troll")
        assert not t.card("troll").ready


class TestCurseOfCowardice:
    test = cases("""
        a turn without a fight costs two
            rule: glossary/end-of-turn
            ada: artifacts curse-of-cowardice; line troll; amber 3
            bo: line krump; amber 3
            end turn
            -> ada amber: 3 > 1
        a turn with one does not
            ada: artifacts curse-of-cowardice; line troll; amber 3
            bo: line smaaash
            fight troll smaaash, end turn
            -> smaaash: battleline > discard, troll damage: 0 > 5
        nor one whose fighter was destroyed; but without a creature it is destroyed
            ada: artifacts curse-of-cowardice; line bumpsy; amber 3; deck fear fear fear fear fear fear fear
            bo: line troll
            fight bumpsy troll, end turn
            -> bumpsy: battleline > discard, troll damage: 0 > 5, curse-of-cowardice: artifacts > discard,
            -> fear: deck > hand, fear 2: deck > hand, fear 3: deck > hand, fear 4: deck > hand, fear 5: deck > hand,
            -> fear 6: deck > hand
        without a creature both happen
            ada: artifacts curse-of-cowardice; amber 3
            end turn
            -> ada amber: 3 > 1, curse-of-cowardice: artifacts > discard
    """)

    def test_a_fight_of_the_opponent_in_their_turn_is_not_yours(self) -> None:
        bo = side(artifacts=["curse-of-cowardice"], battleline=["troll"], amber=3)
        t = table(side(battleline=["valdr"]), bo, house=House.BROBNAR)
        t.fight("valdr", "troll")
        t.end_turn()
        assert t.amber(1) == 3
        t.end_turn()
        assert t.amber(1) == 1

    @pytest.mark.rule("glossary/treachery")
    def test_it_enters_play_under_the_opponents_control(self) -> None:
        t = table(side(hand=["curse-of-cowardice"]), side(), house=House.BROBNAR)
        t.do("play", "curse-of-cowardice")
        assert t.ids(1, "artifacts") == ["curse-of-cowardice"]


class TestAwakenedTitan:
    @pytest.mark.rule("glossary/haunted", "glossary/ready-and-exhausted")
    @pytest.mark.parametrize(("buried", "ready"), [(9, False), (10, True)])
    def test_it_readies_for_a_haunted_player_only(self, buried: int, ready: bool) -> None:
        t = table(side(battleline=[spec("awakened-titan", ready=False)], discard=["troll"] * buried))
        t.end_turn()
        assert t.card("awakened-titan").ready is ready

    @pytest.mark.rule("glossary/cannot")
    @pytest.mark.parametrize(("buried", "damage"), [(0, 0), (10, 10)])
    def test_another_card_does_not_ready_it_either(self, buried: int, damage: int) -> None:
        ada = side(battleline=[spec("awakened-titan", ready=False)], hand=["anger"], discard=["fear"] * buried)
        t = table(ada, side(battleline=["lollop-the-titanic"]), house=House.BROBNAR)
        t.do("play", "anger")
        t.finish()
        assert t.card("lollop-the-titanic").damage == damage

    def test_a_haunted_opponent_does_not_help(self) -> None:
        t = table(side(battleline=[spec("awakened-titan", ready=False)]), side(discard=["troll"] * 10))
        t.end_turn()
        assert not t.card("awakened-titan").ready
