"""Tokens of Change, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table

LOGOS = House.LOGOS


class TestBetaForge:
    test = cases("""
        it makes an Alpha-Gamma, and a key costs 12 more and 1 less for each archived card
            rule: glossary/cost-at-current-cost glossary/token-creatures
            in: logos
            ada: artifacts beta-forge; amber 17; archives fear punch labwork; deck krump troll; token alpha-gamma
            bo: archives anger
            action beta-forge, answer slot:0, answer yes, finish
            -> beta-forge: artifacts > purged, krump: deck > battleline, krump exhausted, ada amber: 17 > 2,
            -> ada keys: nothing > red
        it need not be forged
            rule: glossary/may
            in: logos
            ada: artifacts beta-forge; amber 17; archives fear punch; deck krump troll; token alpha-gamma
            action beta-forge, answer slot:0, answer no
            -> beta-forge exhausted, krump: deck > battleline, krump exhausted
        with too little nothing is asked
            in: logos
            ada: artifacts beta-forge; amber 15; archives fear punch; deck krump troll; token alpha-gamma
            action beta-forge, answer slot:0
            -> beta-forge exhausted, krump: deck > battleline, krump exhausted
        with just enough it is
            in: logos
            ada: artifacts beta-forge; amber 16; archives fear punch; deck krump troll; token alpha-gamma
            action beta-forge, answer slot:0, answer yes, finish
            -> beta-forge: artifacts > purged, krump: deck > battleline, krump exhausted, ada amber: 16 > 0,
            -> ada keys: nothing > red
        another token creature is not made
            rule: glossary/token-creatures
            in: logos
            ada: artifacts beta-forge; deck krump troll; token savant
            action beta-forge
            -> beta-forge exhausted
    """)


class TestCognitiveAssumptions:
    test = cases("""
        for each of up to 3 Logos cards that are revealed a token creature is made
            rule: glossary/token-creatures glossary/for-each glossary/actions
            in: logos
            ada: hand cognitive-assumptions foggify fear labwork bit-byte batdrone; line krump
            ada: deck punch anger troll valdr; token savant
            bo: hand cmd-prompt
            play cognitive-assumptions, offers 0-3 of: foggify labwork bit-byte batdrone, pick foggify labwork batdrone
            finish
            -> cognitive-assumptions: hand > discard, punch: deck > battleline, punch exhausted,
            -> anger: deck > battleline, anger exhausted, troll: deck > battleline, troll exhausted, ada amber: 0 > 1
        fewer may be revealed
            in: logos
            ada: hand cognitive-assumptions foggify bit-byte; deck punch anger troll valdr; token savant
            play cognitive-assumptions, pick bit-byte, answer slot:0
            -> cognitive-assumptions: hand > discard, punch: deck > battleline, punch exhausted, ada amber: 0 > 1
        or none
            in: logos
            ada: hand cognitive-assumptions foggify bit-byte; deck punch anger troll valdr; token savant
            play cognitive-assumptions, answer done
            -> cognitive-assumptions: hand > discard, ada amber: 0 > 1
        without one nothing is asked
            in: logos
            ada: hand cognitive-assumptions fear; deck punch; token savant
            bo: hand foggify
            play cognitive-assumptions
            -> cognitive-assumptions: hand > discard, ada amber: 0 > 1
    """)


class TestDrWesting:
    test = cases("""
        on a flank it makes a token creature after it reaps
            rule: glossary/flank glossary/token-creatures
            in: logos
            ada: line krump dr-westing; deck fear punch; token savant
            reap dr-westing, finish
            -> dr-westing exhausted, ada amber: 0 > 1, fear: deck > battleline, fear exhausted
        between two others it makes none
            in: logos
            ada: line krump dr-westing troll; deck fear punch; token savant
            reap dr-westing
            -> dr-westing exhausted, ada amber: 0 > 1
        nor after a fight
            in: logos
            ada: line dr-westing; deck fear punch; token savant
            bo: line dust-pixie
            fight dr-westing dust-pixie
            -> dr-westing exhausted, dr-westing damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestTitanOutpost:
    test = cases("""
        a friendly creature goes beneath its owner's deck; a token creature is made and a card archived
            rule: glossary/if-you-do-and-in-order-to glossary/token-creatures glossary/archives
            in: logos
            ada: artifacts titan-outpost; line krump troll; hand anger warsong; deck fear punch; token savant
            bo: line valdr
            action titan-outpost, offers krump troll, pick troll, answer slot:0, offers anger warsong, pick warsong
            -> titan-outpost exhausted, troll: battleline > deck, fear: deck > battleline, fear exhausted,
            -> warsong: hand > archives
            -> ada deck: punch troll
        with an empty deck that card is the token creature
            in: logos
            ada: artifacts titan-outpost; line troll; token savant
            action titan-outpost, pick troll, answer slot:0
            -> titan-outpost exhausted, troll exhausted
            -> ada line: savant
        a ward keeps it in play, and the rest does not happen
            rule: glossary/ward glossary/if-you-do-and-in-order-to
            in: logos
            ada: artifacts titan-outpost; line krump(warded); hand anger; deck fear punch; token savant
            action titan-outpost, pick krump
            -> titan-outpost exhausted, krump warded: yes > no
        without a friendly creature nothing happens
            in: logos
            ada: artifacts titan-outpost; hand anger; deck fear punch; token savant
            bo: line krump
            action titan-outpost
            -> titan-outpost exhausted
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_deck_is_that_of_the_owner(self) -> None:
        line = [spec("krump", owner=1)]
        t = table(side(artifacts=["titan-outpost"], battleline=line), side(deck=["troll"]), house=LOGOS)
        t.do("action", "titan-outpost")
        t.pick("krump")
        t.finish()
        assert t.ids(1, "deck") == ["troll", "krump"]


class TestAutoAutopsy21:
    test = cases("""
        played it makes a token creature
            rule: glossary/token-creatures
            in: logos
            ada: hand auto-autopsy-21; deck fear punch; token savant
            play auto-autopsy-21, finish
            -> auto-autopsy-21: hand > artifacts, auto-autopsy-21 exhausted, fear: deck > battleline, fear exhausted,
            -> ada amber: 0 > 1
        in any house it destroys a friendly creature for 1
            rule: glossary/omni glossary/if-you-do-and-in-order-to
            in: brobnar
            ada: artifacts auto-autopsy-21; line krump troll; deck fear; token savant
            bo: line valdr
            omni auto-autopsy-21, offers krump troll, pick krump
            -> auto-autopsy-21 exhausted, krump: battleline > discard, ada amber: 0 > 1
        one that its ward saves brings nothing
            rule: glossary/ward
            in: brobnar
            ada: artifacts auto-autopsy-21; line krump(warded)
            omni auto-autopsy-21, pick krump
            -> auto-autopsy-21 exhausted, krump warded: yes > no
        without a friendly creature nothing happens
            in: brobnar
            ada: artifacts auto-autopsy-21
            bo: line valdr
            omni auto-autopsy-21
            -> auto-autopsy-21 exhausted
    """)


class TestGolisArtificer:
    test = cases("""
        after it reaps it makes a token creature
            rule: glossary/token-creatures
            in: logos
            ada: line golis-artificer; deck fear punch; token savant
            reap golis-artificer, finish
            -> golis-artificer exhausted, ada amber: 0 > 1, fear: deck > battleline, fear exhausted
        a fight makes none
            in: logos
            ada: line golis-artificer; deck fear punch; token savant
            bo: line dust-pixie
            fight golis-artificer dust-pixie
            -> golis-artificer exhausted, golis-artificer damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestHypothesize:
    test = cases("""
        with 3 friendly Logos cards of any type, the token creature among them, it is archived
            rule: glossary/token-creatures glossary/archives
            in: logos
            ada: hand hypothesize; artifacts library-of-babble; line bit-byte krump; deck fear punch; token savant
            play hypothesize, finish
            -> hypothesize: hand > archives, fear: deck > battleline, fear exhausted
        with 4 it is, too
            in: logos
            ada: hand hypothesize; artifacts library-of-babble; line bit-byte cmd-prompt; deck fear punch; token savant
            play hypothesize, finish
            -> hypothesize: hand > archives, fear: deck > battleline, fear exhausted
        an upgrade is one, too
            rule: glossary/upgrades
            in: logos
            ada: hand hypothesize; line krump(upgrades=rocket-boots) bit-byte; deck fear punch; token savant
            play hypothesize, finish
            -> hypothesize: hand > archives, fear: deck > battleline, fear exhausted
        with 2 it is not
            in: logos
            ada: hand hypothesize; artifacts gauntlet-of-command; line bit-byte krump; deck fear punch; token savant
            bo: artifacts library-of-babble; line cmd-prompt
            play hypothesize, finish
            -> hypothesize: hand > discard, fear: deck > battleline, fear exhausted
        where the token creature is of another house 3 others are needed
            rule: glossary/token-creatures
            in: logos
            ada: hand hypothesize; artifacts library-of-babble; line bit-byte krump; deck labwork punch; token grunt
            play hypothesize, finish
            -> hypothesize: hand > discard, labwork: deck > battleline, labwork exhausted
    """)


class TestPracticalMethods:
    test = cases("""
        it makes a token creature and destroys a friendly creature and an enemy creature
            rule: glossary/token-creatures glossary/destroyed
            in: logos
            ada: hand practical-methods; line krump; deck fear punch; token savant; artifacts city-gates
            bo: line troll valdr; artifacts might-club
            play practical-methods, answer slot:0, offers fear krump, pick fear, offers troll valdr, pick valdr
            -> practical-methods: hand > discard, fear: deck > discard, valdr: battleline > discard
        without enemies only one is destroyed
            rule: glossary/resolve-as-much-as-you-can
            in: logos
            ada: hand practical-methods; line krump; deck fear punch; token savant
            play practical-methods, answer slot:0, pick krump
            -> practical-methods: hand > discard, fear: deck > battleline, fear exhausted,
            -> krump: battleline > discard
    """)


class TestAlphaGamma:
    test = cases("""
        destroyed it is archived
            rule: glossary/destroyed glossary/archives glossary/token-creatures
            in: brobnar
            ada: line krump
            bo: line fear(token_of=alpha-gamma); token alpha-gamma
            fight krump fear
            -> krump exhausted, krump damage: 0 > 1, fear: battleline > archives
    """)


class TestChronicler:
    test = cases("""
        after it reaps the top card of your deck is archived
            rule: glossary/archives glossary/token-creatures
            in: logos
            ada: line punch(token_of=chronicler); deck fear anger; token chronicler
            bo: deck krump
            reap punch
            -> punch exhausted, ada amber: 0 > 1, fear: deck > archives
        not after a fight
            in: logos
            ada: line punch(token_of=chronicler warded); deck fear anger; token chronicler
            bo: line dust-pixie; deck krump
            fight punch dust-pixie
            -> punch exhausted, punch warded: yes > no, dust-pixie: battleline > discard
    """)


class TestSavant:
    test = cases("""
        its action takes a card from your archives
            rule: glossary/archives glossary/token-creatures
            in: logos
            ada: line punch(token_of=savant); archives fear anger; hand krump; token savant
            bo: archives troll
            action punch, answer yes, offers anger fear, pick anger
            -> punch exhausted, anger: archives > hand
        where you do not a card is archived
            rule: glossary/may
            in: logos
            ada: line punch(token_of=savant); archives fear anger; hand krump warsong; token savant
            action punch, answer no, offers krump warsong, pick warsong
            -> punch exhausted, warsong: hand > archives
        so it is where there is none to take
            in: logos
            ada: line punch(token_of=savant); hand krump warsong; token savant
            action punch, pick warsong
            -> punch exhausted, warsong: hand > archives
        a reap does neither
            in: logos
            ada: line punch(token_of=savant); hand krump; archives fear; token savant
            reap punch
            -> punch exhausted, ada amber: 0 > 1
        a card of the opponent goes to their hand
            rule: glossary/control-and-ownership
            in: logos
            ada: line punch(token_of=savant); archives fear(owner=1); hand krump; token savant
            action punch, answer yes, pick fear
            -> punch exhausted, fear: archives > hand, fear controller: 0 > 1
            -> bo hand: fear
    """)


class TestSpydrone:
    test = cases("""
        its action draws a card
            rule: glossary/drawing-cards glossary/token-creatures
            in: logos
            ada: line punch(token_of=spydrone); deck fear anger; token spydrone
            action punch
            -> punch exhausted, fear: deck > hand
        the first attack on it each turn does no damage
            rule: glossary/elusive
            in: brobnar
            ada: line krump troll
            bo: line punch(token_of=spydrone); token spydrone
            fight krump punch, fight troll punch
            -> krump exhausted, troll exhausted, troll damage: 0 > 2, punch: battleline > discard
    """)
