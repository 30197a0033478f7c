"""Mass Mutation, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed, IconResolved
from kfdesk.engine.terms import DecisionKind, Icon
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.UNTAMED


class TestFandangle:
    test = cases(
        """
        with 4 amber your creatures of other houses enter play ready
            in: brobnar
            ada: hand krump; line fandangle; amber 4
            creature krump
            -> krump: hand > battleline
        with 3 they do not
            in: brobnar
            ada: hand krump; line fandangle; amber 3
            creature krump
            -> krump: hand > battleline, krump exhausted
        untamed creatures do not
            in: untamed
            ada: hand snufflegator; line fandangle; amber 9
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted
        those of the opponent do not
            in: brobnar
            ada: hand krump; amber 9
            bo: line fandangle; amber 9
            creature krump
            -> krump: hand > battleline, krump exhausted
        """
    )

    @pytest.mark.rule("card-faq/fandangle-1", "glossary/enters-play")
    @pytest.mark.parametrize(("amber", "ready"), [(4, True), (3, False)])
    def test_a_maverick_that_is_not_untamed_enters_ready_itself(self, amber: int, ready: bool) -> None:
        stray = spec("fandangle", house=House.DIS, maverick=True)
        t = table(side(hand=[stray], amber=amber), side(), house=House.DIS)
        t.creature("fandangle")
        assert t.card("fandangle").ready is ready


class TestKeyfrog:
    test = cases(
        """
        destroyed without enough amber it forges nothing
            in: brobnar
            ada: hand punch; amber 9
            bo: line keyfrog; amber 5
            play punch, pick keyfrog
            -> ada amber: 9 > 10, punch: hand > discard, keyfrog: battleline > discard
        returned to a hand it forges nothing
            in: dis
            ada: hand fear
            bo: line keyfrog; amber 6
            play fear, pick keyfrog
            -> fear: hand > discard, keyfrog: battleline > hand
        """
    )

    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("murmooks", "left"), [(0, 1), (1, 0)])
    def test_destroyed_it_forges_a_key_at_current_cost(self, murmooks: int, left: int) -> None:
        ada = side(hand=["punch"], battleline=["murmook"] * murmooks)
        t = table(ada, side(battleline=["keyfrog"], amber=7), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("keyfrog")
        t.answer("key:blue")
        assert (len(t.game.state.players[1].keys), t.amber(1)) == (1, left)
        t.expect_main_step()


class TestDarkHarbinger:
    test = cases(
        """
        an untamed action of yours readies it
            in: untamed
            ada: hand full-moon; line dark-harbinger(exhausted) snufflegator(exhausted)
            play full-moon, finish
            -> full-moon: hand > discard, dark-harbinger exhausted: yes > no
        an action of another house does not
            in: sanctum
            ada: hand virtuous-works; line dark-harbinger(exhausted)
            play virtuous-works
            -> virtuous-works: hand > discard, ada amber: 0 > 3
        an untamed creature does not
            in: untamed
            ada: hand snufflegator; line dark-harbinger(exhausted)
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted
        an action of the opponent does not
            in: untamed
            ada: hand full-moon
            bo: line dark-harbinger(exhausted)
            play full-moon
            -> full-moon: hand > discard
        """
    )


class TestWildBounty:
    test = cases(
        """
        the icons of the next card alone are resolved twice
            in: untamed
            ada: hand wild-bounty dust-pixie dust-pixie
            play wild-bounty, play dust-pixie, answer slot:0, play dust-pixie#2, answer slot:0
            -> wild-bounty: hand > discard, ada amber: 0 > 6, dust-pixie: hand > battleline, dust-pixie exhausted,
            -> dust-pixie 2: hand > battleline, dust-pixie 2 exhausted
        """
    )

    @pytest.mark.rule("card-faq/wild-bounty-1", "faq/bonus-icons-3", "glossary/bonus-icons")
    def test_each_icon_is_resolved_again_at_once(self) -> None:
        enhanced = spec("snufflegator", icons=["amber", "damage", "capture"])
        t = table(side(hand=["wild-bounty", enhanced]), side(battleline=["troll"], amber=5), house=HERE)
        t.do("play", "wild-bounty")
        t.do("play", "snufflegator")
        t.finish()
        order = [e.icon for e in t.events(IconResolved)]
        assert order == [Icon.AMBER] * 2 + [Icon.DAMAGE] * 2 + [Icon.CAPTURE] * 2

    def test_in_the_next_turn_no_icon_is_resolved_twice(self) -> None:
        t = table(side(hand=["wild-bounty"]), side(hand=["dust-pixie"]), house=HERE)
        t.do("play", "wild-bounty")
        t.end_turn()
        t.creature("dust-pixie")
        assert t.amber(1) == 2


class TestAmberlution:
    @pytest.mark.rule("glossary/enters-play")
    def test_all_creatures_die_and_those_of_both_hands_enter_ready(self) -> None:
        ada = side(hand=["æmberlution", "troll", "punch"], battleline=["krump"], deck=["fear"] * 9)
        t = table(ada, side(hand=["bumpsy"], battleline=["zorg"]), house=HERE)
        t.do("play", "æmberlution")
        t.finish_until(DecisionKind.SLOT)
        t.finish()
        assert (t.line(0), t.line(1)) == (["troll"], ["bumpsy"])
        assert t.card("troll").ready and t.card("bumpsy").ready
        assert {t.zone("krump"), t.zone("zorg")} == {"discard"}
        assert len(t.events(CardsRevealed)) == 2

    @pytest.mark.rule("glossary/omega", "glossary/play-abilities")
    def test_they_are_not_played_and_the_step_ends(self) -> None:
        t = table(side(hand=["æmberlution", "bumpsy", "punch"]), side(amber=3), house=HERE)
        t.do("play", "æmberlution")
        t.finish()
        assert (t.line(0), t.amber(1), t.game.state.active) == (["bumpsy"], 3, 1)


class TestChonkers:
    test = cases(
        """
        it is played with a power counter
            in: untamed
            ada: hand chonkers; line snufflegator
            creature chonkers
            -> chonkers: hand > battleline, chonkers exhausted, chonkers power counters: 0 > 1
        an enemy destroyed fighting it doubles its counters
            in: untamed
            ada: line chonkers(power_counters=3) snufflegator(power_counters=1)
            bo: line silvertooth
            fight chonkers silvertooth
            -> chonkers exhausted, chonkers power counters: 3 > 6, silvertooth: battleline > discard
        attacked, too
            in: shadows
            ada: line silvertooth
            bo: line chonkers(power_counters=3)
            fight silvertooth chonkers
            -> silvertooth: battleline > discard, chonkers damage: 0 > 2, chonkers power counters: 3 > 6
        an enemy that lives does not
            in: untamed
            ada: line chonkers(power_counters=3)
            bo: line troll
            fight chonkers troll
            -> chonkers exhausted, troll damage: 0 > 4
        nor does one that another creature fights or that is destroyed without a fight
            in: brobnar
            ada: line chonkers(power_counters=3) krump; hand punch
            bo: line silvertooth urchin
            fight krump silvertooth, play punch, pick urchin
            -> krump exhausted, krump damage: 0 > 2, silvertooth: battleline > discard, ada amber: 0 > 1,
            -> punch: hand > discard, urchin: battleline > discard
        without counters there is nothing to double
            in: untamed
            ada: line chonkers
            bo: line bad-penny
            fight chonkers bad-penny
            -> chonkers exhausted, bad-penny: battleline > hand
        """
    )
