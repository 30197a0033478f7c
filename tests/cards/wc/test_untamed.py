"""Worlds Collide, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, table

HERE = House.UNTAMED


class TestGhosthawk:
    def deployed(self, *line: str, at: int = 1) -> Table:
        """Return a table where it was deployed between the creatures of that battleline."""
        t = table(side(hand=["ghosthawk"], battleline=list(line)), side(battleline=["zorg"]), house=HERE)
        t.do("play", "ghosthawk")
        t.answer(f"slot:{at}")
        return t

    def test_each_of_its_neighbors_may_reap_whatever_its_house(self) -> None:
        t = self.deployed("krump", "bumpsy", "flaxia")
        t.offers("krump", "bumpsy", least=0, most=1)
        t.pick("bumpsy")
        t.offers("krump", least=0, most=1)
        t.pick("krump")
        t.expect_main_step()
        assert t.amber(0) == 2
        assert [t.card(c).ready for c in ("krump", "bumpsy", "flaxia")] == [False, False, True]

    def test_none_of_them_has_to(self) -> None:
        t = self.deployed("krump", "bumpsy")
        t.answer("done")
        t.expect_main_step()
        assert t.amber(0) == 0 and t.card("krump").ready

    def test_on_a_flank_it_has_one(self) -> None:
        t = self.deployed("krump", "bumpsy", at=2)
        t.offers("bumpsy", least=0, most=1)


class TestHarmonia:
    test = cases(
        """
        a creature you play gains 1 while the opponent has more of them
            in: brobnar
            ada: hand krump; line harmonia
            bo: line troll zorg bumpsy
            creature krump
            -> krump: hand > battleline, krump exhausted, ada amber: 0 > 1
        with as many as the opponent, the one just played among them, it gains nothing
            in: brobnar
            ada: hand krump; line harmonia
            bo: line troll zorg
            creature krump
            -> krump: hand > battleline, krump exhausted
        its own play counts
            rule: card-faq/harmonia-1 glossary/constant-abilities
            in: untamed
            ada: hand harmonia
            bo: line troll zorg
            creature harmonia
            -> harmonia: hand > battleline, harmonia exhausted, ada amber: 0 > 1
        creatures of the opponent gain nothing
            in: brobnar
            ada: hand krump; line troll zorg
            bo: line harmonia
            creature krump
            -> krump: hand > battleline, krump exhausted
        """
    )


class TestMolephin:
    test = cases(
        """
        each enemy creature is dealt 1 damage for each amber stolen from you
            in: logos
            ada: hand cutthroat-research; line troll krump
            bo: line molephin zorg; amber 9
            play cutthroat-research
            -> cutthroat-research: hand > discard, ada amber: 0 > 3, bo amber: 9 > 7, troll damage: 0 > 2,
            -> krump damage: 0 > 2
        only what really was stolen counts
            in: shadows
            ada: artifacts guard-disguise; line troll
            bo: line molephin; amber 1
            action guard-disguise
            -> guard-disguise: artifacts > discard, ada amber: 0 > 1, bo amber: 1 > 0, troll damage: 0 > 1
        where nothing can be stolen no damage is dealt
            in: logos
            ada: hand cutthroat-research; line troll
            bo: line molephin the-vaultkeeper; amber 9
            play cutthroat-research
            -> cutthroat-research: hand > discard, ada amber: 0 > 1
        your own stealing deals none
            in: logos
            ada: hand cutthroat-research; line molephin
            bo: line troll; amber 9
            play cutthroat-research
            -> cutthroat-research: hand > discard, ada amber: 0 > 3, bo amber: 9 > 7
        captured amber was not stolen
            in: dis
            ada: hand charette; line troll
            bo: line molephin; amber 3
            creature charette
            -> charette: hand > battleline, charette exhausted, charette amber: 0 > 3, bo amber: 3 > 0
        """
    )


class TestFangtoothCavern:
    test = cases(
        """
        at the end of your turn the least powerful creature is destroyed, whosever it is
            in: untamed
            ada: artifacts fangtooth-cavern; line troll
            bo: line silvertooth krump
            end turn
            -> silvertooth: battleline > discard
        also a friendly one
            in: untamed
            ada: artifacts fangtooth-cavern; line silvertooth
            bo: line troll krump
            end turn
            -> silvertooth: battleline > discard
        at the end of the opponent's turn none is
            in: brobnar
            ada: line silvertooth
            bo: artifacts fangtooth-cavern
            end turn
        """
    )

    @pytest.mark.rule("glossary/least-powerful")
    def test_of_two_as_powerful_the_active_player_chooses(self) -> None:
        ada = side(artifacts=["fangtooth-cavern"], battleline=["batdrone", "troll"])
        t = table(ada, side(battleline=["silvertooth"]), house=HERE)
        t.answer("end-turn")
        t.offers("batdrone", "silvertooth")
        t.pick("silvertooth")
        assert (t.line(0), t.line(1)) == (["batdrone", "troll"], [])


class TestGebuk:
    test = cases(
        """
        destroyed it leaves its position to the creature on top of the deck
            rule: card-faq/gebuk-1 glossary/leaves-play
            in: brobnar
            ada: hand punch
            bo: line troll gebuk(damage=2) krump; deck bumpsy zorg
            play punch, pick gebuk
            -> punch: hand > discard, ada amber: 0 > 1, gebuk: battleline > discard, bumpsy: deck > battleline,
            -> bumpsy exhausted, bo line: troll bumpsy krump, bo deck: zorg
        another card is only discarded
            in: brobnar
            ada: hand punch
            bo: line troll gebuk(damage=2) krump; deck fear bumpsy
            play punch, pick gebuk
            -> punch: hand > discard, ada amber: 0 > 1, gebuk: battleline > discard, fear: deck > discard
        an artifact, too
            in: brobnar
            ada: hand punch
            bo: line troll gebuk(damage=2) krump; deck cannon bumpsy
            play punch, pick gebuk
            -> punch: hand > discard, ada amber: 0 > 1, gebuk: battleline > discard, cannon: deck > discard
        an empty deck leaves its position empty
            in: brobnar
            ada: hand punch
            bo: line troll gebuk(damage=2); discard bumpsy
            play punch, pick gebuk
            -> punch: hand > discard, ada amber: 0 > 1, gebuk: battleline > discard
        returned to a hand it discards nothing
            in: dis
            ada: hand fear
            bo: line gebuk; deck bumpsy
            play fear, pick gebuk
            -> fear: hand > discard, gebuk: battleline > hand
        """
    )


class TestCreedOfNurture:
    def nurtured(self, *hand: str, line: tuple[str, ...] = ("dust-pixie", "krump")) -> Table:
        """Return a table where the Creed was used."""
        ada = side(artifacts=["creed-of-nurture"], battleline=list(line), hand=list(hand))
        t = table(ada, side(battleline=["zorg"], hand=["troll"]), house=HERE)
        t.do("omni", "creed-of-nurture")
        return t

    @pytest.mark.rule("glossary/keywords", "glossary/self-referential-text")
    def test_a_creature_gains_the_text_and_keywords_of_one_of_your_hand_this_turn(self) -> None:
        t = self.nurtured("champion-anaphiel", "fear")
        t.offers("champion-anaphiel")
        t.pick("champion-anaphiel")
        t.offers("dust-pixie", "krump", "zorg")
        t.pick("dust-pixie")
        assert t.zone("creed-of-nurture") == "discard" and t.zone("champion-anaphiel") == "hand"
        assert t.card("dust-pixie").keywords == ((Keyword.TAUNT, 1),)
        t.end_turn()
        assert t.card("dust-pixie").keywords == ()

    @pytest.mark.rule("faq/self-referential-text-2", "glossary/self-referential-text")
    def test_a_text_that_names_its_creature_names_the_one_that_gains_it(self) -> None:
        t = self.nurtured("shorty", line=("ghosthawk", "krump"))
        t.pick("shorty")
        t.pick("ghosthawk")
        t.do("reap", "ghosthawk")
        assert t.card("ghosthawk").enraged and not t.card("krump").enraged

    def test_without_a_creature_in_hand_it_is_sacrificed_for_nothing(self) -> None:
        t = self.nurtured("fear")
        t.finish()
        assert t.zone("creed-of-nurture") == "discard"
        assert t.card("dust-pixie").keywords == t.card("krump").keywords == ()
