"""Vault Masters 2025, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


def hands(t: Table) -> tuple[int, int]:
    """Return how many cards are in each hand."""
    return len(t.ids(0, "hand")), len(t.ids(1, "hand"))


class TestTheConstant:
    def played(self, **ada: object) -> Table:
        """Return the table on which Ada has played it; neither hand is full, and there are cards to draw."""
        yours = side(hand=["the-constant"], deck=["fear"] * 9, houses=[House.BROBNAR], **ada)
        theirs = side(hand=["troll"], deck=["krump"] * 9, houses=[House.BROBNAR])
        t = table(yours, theirs, house=House.BROBNAR)
        t.do("play", "the-constant")
        return t

    @pytest.mark.rule("turn/step-5-draw-cards", "glossary/counters-and-tokens")
    def test_nobody_draws_at_the_end_of_a_turn_until_its_second_counter_is_gone(self) -> None:
        t = self.played()
        assert (hands(t), dict(t.card("the-constant").counters)) == ((0, 1), {"time": 2})
        for left in (2, 1, 1):
            t.end_turn()
            assert (hands(t), dict(t.card("the-constant").counters)) == ((0, 1), {"time": left})
        t.end_turn()
        assert (hands(t), t.zone("the-constant")) == ((0, 1), "discard")
        t.end_turn()
        assert hands(t) == (6, 1)
        t.end_turn()
        assert hands(t) == (6, 6)

    @pytest.mark.rule("glossary/chains")
    def test_a_step_that_is_skipped_sheds_no_chain(self) -> None:
        t = self.played(chains=3)
        t.end_turn()
        assert t.changes()["the-constant"] == ("hand", "artifacts")
        assert "ada chains" not in t.changes()

    test = cases("""
        cards are drawn otherwise
            rule: glossary/drawing-cards
            in: brobnar
            ada: artifacts the-constant; line snarri-warrior-poet; deck fear anger
            bo: line dust-pixie
            fight snarri-warrior-poet dust-pixie
            -> snarri-warrior-poet exhausted, snarri-warrior-poet damage: 0 > 1, dust-pixie: battleline > discard,
            -> fear: deck > hand
    """)


class TestAntanagoge:
    test = cases("""
        played, it may graft an enemy creature
            rule: glossary/graft
            in: brobnar
            ada: hand antanagoge; line krump
            bo: line troll bumpsy; artifacts cannon
            creature antanagoge, answer yes, offers troll bumpsy, pick bumpsy
            -> antanagoge: hand > battleline, antanagoge exhausted, bumpsy: battleline > under,
            -> bumpsy under: nothing > antanagoge
        none need be
            in: brobnar
            ada: hand antanagoge
            bo: line troll
            creature antanagoge, answer no
            -> antanagoge: hand > battleline, antanagoge exhausted
        a ward keeps one in play
            rule: glossary/ward
            in: brobnar
            ada: hand antanagoge
            bo: line troll(warded)
            creature antanagoge, answer yes, pick troll
            -> antanagoge: hand > battleline, antanagoge exhausted, troll warded: yes > no
        without a grafted creature nothing is dealt after it reaps
            in: brobnar
            ada: line antanagoge
            bo: line dust-pixie
            reap antanagoge
            -> antanagoge exhausted, ada amber: 0 > 1
        a token creature is its printed card when it is grafted, which may be no creature
            rule: glossary/token-creatures glossary/graft
            in: brobnar
            ada: hand antanagoge anger
            bo: line fear(token_of=grunt); token grunt
            creature antanagoge, answer yes, pick fear
            -> antanagoge: hand > battleline, antanagoge exhausted, fear: battleline > under,
            -> fear under: nothing > antanagoge
        not after it fights
            in: brobnar
            ada: line antanagoge(under=silvertooth)
            bo: line dust-pixie troll
            fight antanagoge dust-pixie
            -> antanagoge exhausted, antanagoge armor used: 0 > 1, dust-pixie: battleline > discard
    """)

    @pytest.mark.rule("glossary/graft", "glossary/damage")
    def test_after_it_reaps_each_creature_is_dealt_the_power_of_a_grafted_one(self) -> None:
        ada = side(battleline=[spec("antanagoge", under=["bumpsy", "silvertooth", "fear"]), "krump"])
        t = table(ada, side(battleline=["troll", "dust-pixie"]), house=House.BROBNAR)
        t.do("reap", "antanagoge")
        t.offers("bumpsy", "silvertooth")
        t.pick("silvertooth")
        t.finish()
        assert [t.card(c).damage for c in ("antanagoge", "krump", "troll")] == [0, 2, 2]
        assert t.changes()["antanagoge armor used"] == (0, 2)
        assert t.zone("dust-pixie") == "discard"


class TestCosmicrux:
    test = cases("""
        a creature that an effect readies is dealt one
            rule: glossary/ready-and-exhausted
            ada: line cosmicrux bumpsy(exhausted); hand anger
            bo: line troll
            play anger, pick bumpsy, pick troll
            -> ada amber: 0 > 1, anger: hand > discard, bumpsy: battleline > discard, troll damage: 0 > 5
        one that is ready already is not readied
            ada: line cosmicrux bumpsy; hand anger
            bo: line dust-pixie
            play anger, pick bumpsy, pick dust-pixie
            -> ada amber: 0 > 1, anger: hand > discard, bumpsy damage: 0 > 1, bumpsy exhausted,
            -> dust-pixie: battleline > discard
        nor is one that enters play ready
            ada: line cosmicrux; artifacts beanstalk; hand troll
            creature troll
            -> troll: hand > battleline
    """)

    @pytest.mark.rule("turn/step-4-ready-cards")
    def test_in_the_ready_step_creatures_of_either_player_are_dealt_one_each_artifacts_none(self) -> None:
        tired = [spec("troll", ready=False), "krump"]
        ada = side(battleline=[*tired, spec("cosmicrux", ready=False)], artifacts=[spec("cannon", ready=False)])
        bo = side(battleline=[spec("valdr", ready=False), spec("bumpsy", ready=False)], houses=[House.BROBNAR])
        t = table(ada, bo)
        t.end_turn()
        assert [t.card(i).damage for i in ("troll", "krump", "cosmicrux", "valdr")] == [1, 0, 1, 0]
        assert t.card("cannon").ready
        t.end_turn()
        assert [t.card(i).damage for i in ("valdr", "bumpsy")] == [1, 1]


class TestHelpFromAnotherSelf:
    test = cases("""
        a Variant creature of deck or discard pile comes to your hand
            rule: glossary/search
            in: brobnar
            ada: hand help-from-another-self; deck fear omega-tt krump; discard omega-tt troll
            play help-from-another-self, offers 0-1 of: omega-tt omega-tt, pick omega-tt
            -> help-from-another-self: hand > discard, ada amber: 0 > 1, omega-tt: deck > hand
        none need be found
            in: brobnar
            ada: hand help-from-another-self; deck omega-tt
            play help-from-another-self, answer done
            -> help-from-another-self: hand > discard, ada amber: 0 > 1
    """)


class TestIgnitus:
    @pytest.mark.rule("glossary/splash-attack-x")
    def test_it_has_as_much_splash_attack_as_there_are_exhausted_creatures(self) -> None:
        ada = side(battleline=[spec("ignitus", ready=False), "troll"], artifacts=[spec("cannon", ready=False)])
        t = table(ada, side(battleline=[spec("krump", ready=False), "bumpsy"]))
        assert dict(t.card("ignitus").keywords) == {Keyword.SPLASH_ATTACK: 2}
        assert not t.card("krump").keywords
        t = table(side(battleline=["ignitus", "troll"]), side())
        assert not t.card("ignitus").keywords

    test = cases("""
        attacking, it is exhausted itself
            rule: glossary/splash-attack-x
            in: brobnar
            ada: line ignitus
            bo: line troll silvertooth(exhausted) krump bumpsy
            fight ignitus silvertooth
            -> ignitus exhausted, ignitus armor used: 0 > 1, ignitus damage: 0 > 1, troll damage: 0 > 2,
            -> silvertooth: battleline > discard, krump damage: 0 > 2
    """)


class TestOmegaTT:
    test = cases("""
        played, it purges 2 cards of a discard pile
            rule: glossary/purge
            in: brobnar
            ada: hand omega-tt; discard fear anger charge
            bo: discard krump
            creature omega-tt, answer mode:0, offers 2-2 of: charge anger fear, pick fear charge
            -> omega-tt: hand > battleline, omega-tt exhausted, ada amber: 0 > 1, fear: discard > purged,
            -> charge: discard > purged
        of a pile with one card that one is purged
            rule: glossary/resolve-as-much-as-you-can
            in: brobnar
            ada: hand omega-tt; discard fear anger
            bo: discard krump
            creature omega-tt, answer mode:1, finish
            -> omega-tt: hand > battleline, omega-tt exhausted, ada amber: 0 > 1, krump: discard > purged
        used, it is shuffled into its owner's deck
            rule: glossary/shuffle
            in: brobnar
            ada: line omega-tt krump; deck fear
            action omega-tt
            -> omega-tt: battleline > deck
    """)


class TestThermalDepletion:
    @pytest.mark.rule("glossary/ready-and-exhausted", "glossary/lasting-effects")
    def test_until_your_next_turn_no_creature_readies_artifacts_do(self) -> None:
        ada = side(
            hand=["thermal-depletion", "anger"],
            battleline=[spec("troll", ready=False), "bumpsy"],
            artifacts=[spec("cannon", ready=False)],
            houses=[House.BROBNAR],
        )
        bo = side(battleline=[spec("krump", ready=False)], houses=[House.BROBNAR], hand=["fear"] * 6)
        t = table(ada, bo, house=House.BROBNAR)
        t.do("play", "thermal-depletion")
        t.do("play", "anger")
        t.pick("troll")
        t.finish()
        assert not t.card("troll").ready
        t.end_turn()
        assert (t.card("troll").ready, t.card("krump").ready, t.card("cannon").ready) == (False, False, True)
        t.end_turn()
        assert (t.card("troll").ready, t.card("krump").ready) == (False, False)
        t.end_turn()
        assert (t.card("troll").ready, t.card("krump").ready) == (True, False)


class TestTreokTheWise:
    @pytest.mark.rule("glossary/invulnerable", "glossary/lasting-effects")
    def test_after_it_reaps_a_creature_is_invulnerable_until_your_next_turn(self) -> None:
        ada = side(battleline=["treok-the-wise", "troll"], artifacts=["cannon"], houses=[House.BROBNAR])
        t = table(ada, side(battleline=["krump"], houses=[House.BROBNAR]), house=House.BROBNAR)
        t.do("reap", "treok-the-wise")
        t.offers("treok-the-wise", "troll", "krump")
        t.pick("troll")
        assert dict(t.card("troll").keywords) == {Keyword.INVULNERABLE: 1}
        assert not t.card("treok-the-wise").keywords
        t.end_turn()
        assert dict(t.card("troll").keywords) == {Keyword.INVULNERABLE: 1}
        t.end_turn()
        assert not t.card("troll").keywords

    test = cases("""
        not after it fights
            in: brobnar
            ada: line treok-the-wise
            bo: line dust-pixie
            fight treok-the-wise dust-pixie
            -> treok-the-wise exhausted, treok-the-wise damage: 0 > 1, dust-pixie: battleline > discard
    """)
