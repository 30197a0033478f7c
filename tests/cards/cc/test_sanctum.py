"""Crucible Clash, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, Keyword
from tests.cards.lines import cases
from tests.tables import side, table

HERE = House.SANCTUM


class TestMasterRabten:
    test = cases("""
        played, he has each friendly Monk creature capture 1, himself too
            rule: glossary/capture
            in: sanctum
            ada: hand master-rabten; line novice-gelard grey-monk; amber 2
            bo: line master-tashi; amber 5
            creature master-rabten
            -> master-rabten: hand > battleline, master-rabten exhausted, bo amber: 5 > 3, novice-gelard amber: 0 > 1,
            -> master-rabten amber: 0 > 1
        after he reaps, too
            in: sanctum
            ada: line master-rabten; amber 3
            bo: amber 5
            reap master-rabten
            -> master-rabten exhausted, ada amber: 3 > 4, bo amber: 5 > 4, master-rabten amber: 0 > 1
        not after he fights
            in: sanctum
            ada: line master-rabten
            bo: line dust-pixie; amber 5
            fight master-rabten dust-pixie
            -> master-rabten exhausted, master-rabten damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestPerfectHarmony:
    test = cases("""
        with creatures of 3 houses you draw 2 cards, gain 2, and archive a card
            rule: glossary/archives
            in: sanctum
            ada: hand perfect-harmony anger; line grey-monk troll krump dust-pixie; deck fear labwork charge
            bo: deck fear
            play perfect-harmony, offers anger fear labwork, pick fear
            -> perfect-harmony: hand > discard, ada amber: 0 > 3, fear: deck > archives, labwork: deck > hand
        with creatures of 2 houses you do nothing of it
            in: sanctum
            ada: hand perfect-harmony anger; line grey-monk troll krump; deck fear labwork; artifacts doom-device
            bo: line dust-pixie
            play perfect-harmony
            -> perfect-harmony: hand > discard, ada amber: 0 > 1
        with 4 it is the same
            in: sanctum
            ada: hand perfect-harmony; line grey-monk troll zorg dust-pixie; deck fear labwork charge
            play perfect-harmony, offers fear labwork, pick labwork
            -> perfect-harmony: hand > discard, ada amber: 0 > 3, fear: deck > hand, labwork: deck > archives
    """)


class TestAdministratorPelith:
    test = cases("""
        after he reaps a friendly Sanctum creature may be moved
            rule: glossary/move
            in: sanctum
            ada: line administrator-pelith troll grey-monk
            bo: line champion-anaphiel
            reap administrator-pelith, answer yes, offers administrator-pelith grey-monk, pick grey-monk, answer slot:1
            -> administrator-pelith exhausted, ada amber: 0 > 1, ada line: administrator-pelith grey-monk troll
        none need be
            in: sanctum
            ada: line administrator-pelith troll grey-monk
            reap administrator-pelith, answer no
            -> administrator-pelith exhausted, ada amber: 0 > 1, ada line: administrator-pelith troll grey-monk
        not after he fights
            in: sanctum
            ada: line administrator-pelith troll
            bo: line dust-pixie
            fight administrator-pelith dust-pixie
            -> administrator-pelith exhausted, administrator-pelith damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestMasterTashi:
    test = cases("""
        after a fight a neighbor is readied and reaps
            rule: glossary/neighbor glossary/reap
            in: sanctum
            ada: line krump zorg(exhausted) master-tashi valdr(exhausted)
            bo: line dust-pixie bumpsy
            fight master-tashi dust-pixie, offers zorg valdr, pick zorg
            -> master-tashi exhausted, master-tashi damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 1
        after reaping a neighbor is readied and fights
            rule: glossary/neighbor glossary/fight-with
            in: sanctum
            ada: line krump silvertooth(exhausted) master-tashi valdr(exhausted)
            bo: line dust-pixie bumpsy
            reap master-tashi, offers silvertooth valdr, pick silvertooth, offers dust-pixie bumpsy, pick dust-pixie
            -> master-tashi exhausted, ada amber: 0 > 1, silvertooth damage: 0 > 1, dust-pixie: battleline > discard
        alone he does neither
            in: sanctum
            ada: line master-tashi
            bo: line dust-pixie
            reap master-tashi
            -> master-tashi exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/deploy")
    def test_he_enters_play_anywhere(self) -> None:
        t = table(side(hand=["master-tashi"], battleline=["krump", "troll"]), house=HERE)
        t.do("play", "master-tashi")
        t.answer("slot:1")
        assert t.line(0) == ["krump", "master-tashi", "troll"]


class TestCongregate:
    test = cases("""
        with 2 friendly creatures of the trait you gain 2
            rule: glossary/traits
            in: sanctum
            ada: hand congregate; line troll krump dust-pixie
            play congregate, answer trait:giant
            -> congregate: hand > discard, ada amber: 0 > 2
        with 3 it is 2, too
            in: sanctum
            ada: hand congregate; line troll krump bumpsy
            play congregate, answer trait:giant
            -> congregate: hand > discard, ada amber: 0 > 2
        with 1, and enemy ones, nothing
            in: sanctum
            ada: hand congregate; line troll dust-pixie
            bo: line krump bumpsy
            play congregate
            -> congregate: hand > discard
        with a trait that one of them has, or none, nothing
            in: sanctum
            ada: hand congregate congregate; line troll krump dust-pixie; artifacts doom-device radix-of-suffering
            play congregate, answer trait:faerie, play congregate#2, answer trait:item
            -> congregate: hand > discard, congregate 2: hand > discard
    """)

    def test_you_choose_the_trait(self) -> None:
        t = table(side(hand=["congregate"], battleline=["troll", "krump"]), house=HERE)
        t.do("play", "congregate")
        assert t.decision.player == 0


class TestNoviceGelard:
    test = cases("""
        played, it readies a neighbor of Sanctum, which reaps
            rule: glossary/neighbor glossary/reap
            in: sanctum
            ada: hand novice-gelard; line champion-anaphiel grey-monk(exhausted)
            bo: line stalwart
            creature novice-gelard, offers grey-monk, pick grey-monk, finish
            -> novice-gelard: hand > battleline, novice-gelard exhausted, ada amber: 0 > 1
        between two of them one is
            in: skyborn
            ada: hand novice-gelard(house=skyborn); line champion-anaphiel grey-monk(exhausted); power master-strategist
            play novice-gelard, answer slot:1, offers champion-anaphiel grey-monk, pick grey-monk, finish
            -> novice-gelard: hand > battleline, novice-gelard exhausted, ada amber: 0 > 1
        a neighbor of another house is not
            in: sanctum
            ada: hand novice-gelard; line grey-monk(exhausted) troll(exhausted)
            creature novice-gelard
            -> novice-gelard: hand > battleline, novice-gelard exhausted
    """)


class TestRenderGuilt:
    test = cases("""
        each Æmber on the creature that captured is a damage to a creature
            ada: hand render-guilt; line troll(amber=1) urchin
            bo: line krump bumpsy; amber 4
            play render-guilt, offers troll urchin, pick troll, offers troll urchin krump bumpsy, pick krump
            pick bumpsy
            -> ada amber: 0 > 1, bo amber: 4 > 3, render-guilt: hand > discard, troll amber: 1 > 2,
            -> krump damage: 0 > 1, bumpsy damage: 0 > 1
        the same creature may be chosen each time
            ada: hand render-guilt; line troll(amber=1)
            bo: line krump bumpsy; amber 4
            play render-guilt, pick troll, pick krump, pick krump
            -> ada amber: 0 > 1, bo amber: 4 > 3, render-guilt: hand > discard, troll amber: 1 > 2,
            -> krump damage: 0 > 2
        without a friendly creature nothing happens
            ada: hand render-guilt
            bo: line krump; amber 4
            play render-guilt
            -> ada amber: 0 > 1, render-guilt: hand > discard
    """)


class TestStalwart:
    test = cases("""
        after a fight it may move anywhere in your battleline
            rule: glossary/move
            in: sanctum
            ada: line troll krump stalwart
            bo: line dust-pixie
            fight stalwart dust-pixie, answer yes, answer slot:1
            -> stalwart exhausted, dust-pixie: battleline > discard, ada line: troll stalwart krump
        it may stay
            in: sanctum
            ada: line troll krump stalwart
            bo: line dust-pixie
            fight stalwart dust-pixie, answer no
            -> stalwart exhausted, dust-pixie: battleline > discard, ada line: troll krump stalwart
        after reaping it stays
            in: sanctum
            ada: line troll stalwart
            reap stalwart
            -> stalwart exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/deploy")
    def test_it_has_three_keywords_and_enters_play_anywhere(self) -> None:
        t = table(side(hand=["stalwart"], battleline=["krump", "troll"]), house=HERE)
        t.do("play", "stalwart")
        t.expect(DecisionKind.SLOT)
        t.answer("slot:1")
        assert t.line(0) == ["krump", "stalwart", "troll"]
        assert dict(t.card("stalwart").keywords) == {Keyword.DEPLOY: 1, Keyword.SKIRMISH: 1, Keyword.TAUNT: 1}
