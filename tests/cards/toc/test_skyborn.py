"""Tokens of Change, Skyborn: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table

SKYBORN = House.SKYBORN


class TestBalaenora:
    @pytest.mark.rule("glossary/cannot", "glossary/playing-cards")
    @pytest.mark.parametrize(("theirs", "can"), [(6, False), (7, True), (8, True)])
    def test_it_can_be_played_while_the_opponent_has_7(self, theirs: int, can: bool) -> None:
        t = table(side(hand=["balaenora"], amber=9), side(amber=theirs), house=SKYBORN)
        assert t.can("play", "balaenora") is can

    test = cases("""
        played it captures all of it
            rule: glossary/capture
            in: skyborn
            ada: hand balaenora; amber 3
            bo: amber 8
            creature balaenora
            -> balaenora: hand > battleline, balaenora exhausted, balaenora amber: 0 > 8, bo amber: 8 > 0
        after it fights the opponent controls it
            rule: glossary/control-and-ownership
            in: skyborn
            ada: line balaenora(amber=2)
            bo: line troll
            fight balaenora troll, finish
            -> balaenora exhausted, balaenora damage: 0 > 8, troll: battleline > discard, balaenora controller: 0 > 1
        after it reaps you keep it
            in: skyborn
            ada: line balaenora; amber 3
            bo: line troll; amber 8
            reap balaenora
            -> balaenora exhausted, ada amber: 3 > 4
        a player to whom it was given gives it back
            rule: glossary/control-and-ownership
            in: skyborn
            ada: line balaenora(owner=1)
            bo: line troll
            fight balaenora troll, finish
            -> balaenora exhausted, balaenora damage: 0 > 8, troll: battleline > discard, balaenora controller: 0 > 1
    """)


class TestHunterOfLegend:
    test = cases("""
        its creature has skirmish, and makes a token creature after it fights
            rule: glossary/skirmish glossary/token-creatures glossary/upgrades
            in: skyborn
            ada: line deep-blue-bryn(upgrades=hunter-of-legend) malforge; deck fear punch; token wrangler
            bo: line troll
            fight deep-blue-bryn troll, finish
            -> deep-blue-bryn exhausted, troll damage: 0 > 4, fear: deck > battleline, fear exhausted
        another has neither
            in: skyborn
            ada: line deep-blue-bryn(upgrades=hunter-of-legend) malforge; deck fear punch; token wrangler
            bo: line dust-pixie
            fight malforge dust-pixie
            -> malforge exhausted, malforge damage: 0 > 1, dust-pixie: battleline > discard
        after it reaps none is made
            in: skyborn
            ada: line deep-blue-bryn(upgrades=hunter-of-legend); deck fear punch; token wrangler
            reap deep-blue-bryn
            -> deep-blue-bryn exhausted, ada amber: 0 > 1
    """)


class TestRedhawk:
    test = cases("""
        its action gives each player 1 and makes a token creature
            rule: glossary/token-creatures
            in: skyborn
            ada: line redhawk; deck fear punch; token wrangler
            bo: deck krump; token grunt; amber 2
            action redhawk, finish
            -> redhawk exhausted, fear: deck > battleline, fear exhausted, ada amber: 0 > 1, bo amber: 2 > 3
        a reap does not
            in: skyborn
            ada: line redhawk; deck fear punch; token wrangler
            reap redhawk
            -> redhawk exhausted, ada amber: 0 > 1
    """)


class TestWatchedClosely:
    test = cases("""
        after its creature reaps the opponent of its controller makes a token creature
            rule: glossary/token-creatures glossary/upgrades
            in: skyborn
            ada: line malforge(upgrades=watched-closely) deep-blue-bryn; deck fear punch; token wrangler
            bo: line troll; deck krump warsong; token grunt
            reap malforge, finish
            -> malforge exhausted, ada amber: 0 > 1, krump: deck > battleline, krump exhausted
        after another reaps none is made
            in: skyborn
            ada: line malforge(upgrades=watched-closely) deep-blue-bryn; deck fear punch; token wrangler
            bo: line troll; deck krump warsong; token grunt
            reap deep-blue-bryn
            -> deep-blue-bryn exhausted, ada amber: 0 > 1
        nor after it fights
            in: skyborn
            ada: line malforge(upgrades=watched-closely)
            bo: line dust-pixie; deck krump warsong; token grunt
            fight malforge dust-pixie
            -> malforge exhausted, malforge damage: 0 > 1, dust-pixie: battleline > discard
    """)

    @pytest.mark.rule("glossary/token-creatures")
    def test_it_is_the_token_creature_of_the_opponents_deck(self) -> None:
        ada = side(battleline=[spec("malforge", upgrades=["watched-closely"])], token="wrangler")
        t = table(ada, side(deck=["krump"], token="grunt"), house=SKYBORN)
        t.do("reap", "malforge")
        t.finish()
        assert t.line(1) == ["grunt"]


class TestCaptainPella:
    test = cases("""
        after it reaps it makes a token creature
            rule: glossary/token-creatures
            in: skyborn
            ada: line captain-pella; deck fear punch; token wrangler
            reap captain-pella, finish
            -> captain-pella exhausted, ada amber: 0 > 1, fear: deck > battleline, fear exhausted
        a fight makes none
            in: skyborn
            ada: line captain-pella; deck fear punch; token wrangler
            bo: line dust-pixie
            fight captain-pella dust-pixie
            -> captain-pella exhausted, captain-pella damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestFierceCompetition:
    test = cases("""
        with as many keys as the opponent it is archived, whatever their colors
            rule: glossary/token-creatures glossary/archives
            in: skyborn
            ada: hand fierce-competition; line malforge; deck fear punch; token wrangler; keys red
            bo: keys blue
            play fierce-competition, finish
            -> fierce-competition: hand > archives, fear: deck > battleline, fear exhausted
        with none either
            in: skyborn
            ada: hand fierce-competition; line malforge; deck fear punch; token wrangler
            play fierce-competition, finish
            -> fierce-competition: hand > archives, fear: deck > battleline, fear exhausted
        with more it is discarded
            in: skyborn
            ada: hand fierce-competition; line malforge; deck fear punch; token wrangler; keys 2
            bo: keys red
            play fierce-competition, finish
            -> fierce-competition: hand > discard, fear: deck > battleline, fear exhausted
        with fewer, too
            in: skyborn
            ada: hand fierce-competition; line malforge; deck fear punch; token wrangler; keys red
            bo: keys 2
            play fierce-competition, finish
            -> fierce-competition: hand > discard, fear: deck > battleline, fear exhausted
    """)


class TestShikari:
    test = cases("""
        played it makes a token creature
            rule: glossary/token-creatures
            in: skyborn
            ada: hand shikari; deck fear punch; token wrangler
            creature shikari, finish
            -> shikari: hand > battleline, shikari exhausted, fear: deck > battleline, fear exhausted
        after it fights it returns to your hand
            rule: glossary/return
            in: skyborn
            ada: line shikari; deck fear; token wrangler
            bo: line dust-pixie
            fight shikari dust-pixie
            -> shikari: battleline > hand, dust-pixie: battleline > discard
        after it reaps it stays
            in: skyborn
            ada: line shikari; deck fear; token wrangler
            reap shikari
            -> shikari exhausted, ada amber: 0 > 1
    """)


class TestTheTwinLamps:
    test = cases("""
        it steals 1, and where you then have more it makes a token creature
            rule: glossary/steal glossary/token-creatures
            in: skyborn
            ada: hand the-twin-lamps; line malforge; deck fear punch; token wrangler; amber 2
            bo: amber 3
            play the-twin-lamps, finish
            -> the-twin-lamps: hand > discard, ada amber: 2 > 3, bo amber: 3 > 2, fear: deck > battleline,
            -> fear exhausted
        with as much it makes none
            in: skyborn
            ada: hand the-twin-lamps; line malforge; deck fear punch; token wrangler; amber 1
            bo: amber 3
            play the-twin-lamps
            -> the-twin-lamps: hand > discard, ada amber: 1 > 2, bo amber: 3 > 2
        with nothing to steal it makes one all the same
            rule: glossary/resolve-as-much-as-you-can
            in: skyborn
            ada: hand the-twin-lamps; line malforge; deck fear punch; token wrangler; amber 1
            play the-twin-lamps, finish
            -> the-twin-lamps: hand > discard, fear: deck > battleline, fear exhausted
    """)


class TestWrangler:
    test = cases("""
        its action gives each player 1
            rule: glossary/token-creatures
            in: skyborn
            ada: line fear(token_of=wrangler); token wrangler
            bo: amber 2
            action fear
            -> fear exhausted, ada amber: 0 > 1, bo amber: 2 > 3
        a reap gives the opponent none
            in: skyborn
            ada: line fear(token_of=wrangler); token wrangler
            reap fear
            -> fear exhausted, ada amber: 0 > 1
    """)


class TestAerialist:
    test = cases("""
        with your yellow key it captures 1 after it reaps
            rule: glossary/capture glossary/token-creatures
            in: skyborn
            ada: line fear(token_of=aerialist) malforge; token aerialist; keys yellow
            bo: amber 2
            reap fear, reap malforge
            -> fear exhausted, ada amber: 0 > 2, fear amber: 0 > 1, bo amber: 2 > 1, malforge exhausted
        with the other two it does not, nor with the opponent's
            in: skyborn
            ada: line fear(token_of=aerialist); token aerialist; keys red blue
            bo: amber 2; keys yellow
            reap fear
            -> fear exhausted, ada amber: 0 > 1
        after it fights it does not
            in: skyborn
            ada: line fear(token_of=aerialist); token aerialist; keys yellow
            bo: line dust-pixie; amber 2
            fight fear dust-pixie
            -> fear exhausted, fear damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestCorsair:
    test = cases("""
        with your red key it has 3 power and skirmish
            rule: glossary/skirmish glossary/power glossary/token-creatures
            in: skyborn
            ada: line fear(token_of=corsair) deep-blue-bryn; token corsair; keys red
            bo: line troll
            fight fear troll
            -> fear exhausted, troll damage: 0 > 3
        another creature has neither
            in: skyborn
            ada: line fear(token_of=corsair) deep-blue-bryn; token corsair; keys red
            bo: line troll
            fight deep-blue-bryn troll
            -> deep-blue-bryn: battleline > discard, troll damage: 0 > 4
        with the other two, or the opponent's, it has not
            in: skyborn
            ada: line fear(token_of=corsair); token corsair; keys yellow blue
            bo: line troll; keys red
            fight fear troll
            -> fear: battleline > discard, troll damage: 0 > 2
    """)


class TestMarketeer:
    test = cases("""
        with your blue key its action gains 2 and destroys it
            rule: glossary/action-ability glossary/token-creatures
            in: skyborn
            ada: line fear(token_of=marketeer) malforge; token marketeer; keys blue
            bo: amber 2
            action fear
            -> fear: battleline > discard, ada amber: 0 > 2
    """)

    @pytest.mark.rule("glossary/action-ability")
    @pytest.mark.parametrize(
        ("mine", "his", "can"), [(["blue"], [], True), (["red", "yellow"], ["blue"], False), ([], [], False)]
    )
    def test_without_it_there_is_no_action(self, mine: list[str], his: list[str], can: bool) -> None:
        line = [spec("fear", token_of="marketeer"), "malforge"]
        t = table(side(battleline=line, token="marketeer", keys=mine), side(keys=his), house=SKYBORN)
        assert t.can("action", "fear") is can
        assert not t.can("action", "malforge")
