"""Tokens of Change, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table

SHADOWS = House.SHADOWS
FOUR = "anger(token_of=stooge) punch(token_of=stooge) warsong(token_of=stooge) krump(token_of=stooge)"
"""Four Stooges."""


class TestTheLongCon:
    test = cases(f"""
        6 Stooges, the new one among them, are a key, and it is purged
            rule: glossary/this-way glossary/token-creatures glossary/forge
            in: shadows
            ada: artifacts the-long-con; line {FOUR} troll(token_of=stooge) big-sal; deck fear valdr; token stooge
            bo: line bumpsy(token_of=stooge)
            action the-long-con, answer slot:0, offers 0-6 of: fear anger punch warsong krump troll
            pick fear anger punch warsong krump troll, finish
            -> the-long-con: artifacts > purged, fear: deck > discard, anger: battleline > discard,
            -> punch: battleline > discard, warsong: battleline > discard, krump: battleline > discard,
            -> troll: battleline > discard, ada keys: nothing > red
        so are 7
            in: shadows
            ada: artifacts the-long-con; line {FOUR} troll(token_of=stooge) tunk(token_of=stooge); deck fear valdr
            ada: token stooge
            action the-long-con, answer slot:0, pick fear anger punch warsong krump troll tunk, finish
            -> the-long-con: artifacts > purged, fear: deck > discard, anger: battleline > discard,
            -> punch: battleline > discard, warsong: battleline > discard, krump: battleline > discard,
            -> troll: battleline > discard, tunk: battleline > discard, ada keys: nothing > red
        5 are not
            in: shadows
            ada: artifacts the-long-con; line {FOUR} troll(token_of=stooge); deck fear valdr; token stooge
            action the-long-con, answer slot:0, pick anger punch warsong krump troll, finish
            -> the-long-con exhausted, fear: deck > battleline, fear exhausted, anger: battleline > discard,
            -> punch: battleline > discard, warsong: battleline > discard, krump: battleline > discard,
            -> troll: battleline > discard
        one that its ward saves is not destroyed this way
            rule: glossary/ward glossary/this-way
            in: shadows
            ada: artifacts the-long-con; line {FOUR} troll(token_of=stooge warded); deck fear valdr; token stooge
            action the-long-con, answer slot:0, pick fear anger punch warsong krump troll, finish
            -> the-long-con exhausted, fear: deck > discard, anger: battleline > discard,
            -> punch: battleline > discard, warsong: battleline > discard, krump: battleline > discard,
            -> troll warded: yes > no
        none need be destroyed
            rule: glossary/any-number
            in: shadows
            ada: artifacts the-long-con; line {FOUR}; deck fear valdr; token stooge
            action the-long-con, answer slot:0, answer done
            -> the-long-con exhausted, fear: deck > battleline, fear exhausted
        another token creature is not made
            rule: glossary/token-creatures
            in: shadows
            ada: artifacts the-long-con; deck fear valdr; token cleaner
            action the-long-con
            -> the-long-con exhausted
    """)

    @pytest.mark.rule("glossary/cannot")
    def test_friendly_stooges_cannot_reap(self) -> None:
        line = [spec("fear", token_of="stooge"), "big-sal"]
        t = table(side(artifacts=["the-long-con"], battleline=line, token="stooge"), side(), house=SHADOWS)
        assert not t.can("reap", "fear")
        assert t.can("action", "fear") and t.can("reap", "big-sal")

    def test_enemy_stooges_can(self) -> None:
        line = [spec("fear", token_of="stooge")]
        t = table(side(battleline=line, token="stooge"), side(artifacts=["the-long-con"]), house=SHADOWS)
        assert t.can("reap", "fear")


class TestBigSal:
    test = cases("""
        played it makes two token creatures
            rule: glossary/token-creatures
            in: shadows
            ada: hand big-sal; deck fear punch warsong; token cleaner
            creature big-sal, finish
            -> big-sal: hand > battleline, big-sal exhausted, fear: deck > battleline, fear exhausted,
            -> punch: deck > battleline, punch exhausted
    """)


class TestKymoorOutpost:
    test = cases("""
        a friendly creature goes beneath its owner's deck; 1 is stolen and a token creature made
            rule: glossary/if-you-do-and-in-order-to glossary/token-creatures glossary/steal
            in: shadows
            ada: artifacts kymoor-outpost; line krump troll; deck fear punch; token cleaner
            bo: line valdr; amber 3
            action kymoor-outpost, offers krump troll, pick troll, finish
            -> kymoor-outpost exhausted, troll: battleline > deck, fear: deck > battleline, fear exhausted,
            -> ada amber: 0 > 1, bo amber: 3 > 2
            -> ada deck: punch troll
        a ward keeps it in play, and the rest does not happen
            rule: glossary/ward glossary/if-you-do-and-in-order-to
            in: shadows
            ada: artifacts kymoor-outpost; line krump(warded); deck fear punch; token cleaner
            bo: amber 3
            action kymoor-outpost, pick krump
            -> kymoor-outpost exhausted, krump warded: yes > no
        without a friendly creature nothing happens
            in: shadows
            ada: artifacts kymoor-outpost; deck fear punch; token cleaner
            bo: line valdr; amber 3
            action kymoor-outpost
            -> kymoor-outpost exhausted
        with nothing to steal the token creature is made
            rule: glossary/resolve-as-much-as-you-can
            in: shadows
            ada: artifacts kymoor-outpost; line krump; deck fear punch; token cleaner
            action kymoor-outpost, pick krump, finish
            -> kymoor-outpost exhausted, krump: battleline > deck, fear: deck > battleline, fear exhausted
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_deck_is_that_of_the_owner(self) -> None:
        line = [spec("krump", owner=1)]
        t = table(side(artifacts=["kymoor-outpost"], battleline=line), side(deck=["troll"]), house=SHADOWS)
        t.do("action", "kymoor-outpost")
        t.pick("krump")
        t.finish()
        assert t.ids(1, "deck") == ["troll", "krump"]


class TestRichScore:
    test = cases("""
        with the one that it makes it steals 1
            rule: glossary/token-creatures glossary/steal
            in: shadows
            ada: hand rich-score; line big-sal; deck fear punch; token cleaner
            bo: line troll(token_of=cleaner) valdr(token_of=cleaner); amber 5
            play rich-score, finish
            -> rich-score: hand > discard, fear: deck > battleline, fear exhausted, ada amber: 0 > 1, bo amber: 5 > 4
        for 2 it is 1
            in: shadows
            ada: hand rich-score; line big-sal warsong(token_of=cleaner); deck fear punch; token cleaner
            bo: amber 5
            play rich-score, finish
            -> rich-score: hand > discard, fear: deck > battleline, fear exhausted, ada amber: 0 > 1, bo amber: 5 > 4
        for 3 it is 2
            in: shadows
            ada: hand rich-score; line krump(token_of=cleaner) warsong(token_of=cleaner); deck fear punch
            ada: token cleaner
            bo: amber 5
            play rich-score, finish
            -> rich-score: hand > discard, fear: deck > battleline, fear exhausted, ada amber: 0 > 2, bo amber: 5 > 3
        without a token creature it steals nothing
            in: shadows
            ada: hand rich-score; line big-sal; deck fear
            bo: amber 5
            play rich-score
            -> rich-score: hand > discard
    """)


class TestCoverOperation:
    test = cases("""
        the token creature that it makes is readied, no other card
            rule: glossary/token-creatures glossary/ready-and-exhausted
            in: shadows
            ada: hand cover-operation; line big-sal(exhausted) punch(token_of=cleaner exhausted); deck fear krump
            ada: token cleaner
            play cover-operation, finish
            -> cover-operation: hand > discard, fear: deck > battleline
        without one nothing is
            in: shadows
            ada: hand cover-operation; line big-sal(exhausted); deck fear
            play cover-operation
            -> cover-operation: hand > discard
    """)


class TestLurkingHob:
    test = cases("""
        after it reaps it makes a token creature
            rule: glossary/token-creatures
            in: shadows
            ada: line lurking-hob; deck fear punch; token cleaner
            reap lurking-hob, finish
            -> lurking-hob exhausted, ada amber: 0 > 1, fear: deck > battleline, fear exhausted
        a fight makes none
            in: shadows
            ada: line lurking-hob; deck fear punch; token cleaner
            bo: line dust-pixie
            fight lurking-hob dust-pixie
            -> lurking-hob exhausted, lurking-hob damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestSlipshot:
    test = cases("""
        played it makes a token creature
            rule: glossary/token-creatures
            in: shadows
            ada: hand slipshot; deck fear punch; token cleaner
            creature slipshot, finish
            -> slipshot: hand > battleline, slipshot exhausted, fear: deck > battleline, fear exhausted
        a neighbor that is destroyed readies it
            rule: glossary/neighbor glossary/ready-and-exhausted
            in: brobnar
            ada: line valdr bumpsy slipshot(exhausted)
            bo: line troll
            fight bumpsy troll
            -> bumpsy: battleline > discard, troll damage: 0 > 5, slipshot exhausted: yes > no
        one that stood further away does not
            in: brobnar
            ada: line bumpsy valdr slipshot(exhausted)
            bo: line troll
            fight bumpsy troll
            -> bumpsy: battleline > discard, troll damage: 0 > 5
        nor does an enemy
            in: brobnar
            ada: line troll slipshot(exhausted)
            bo: line dust-pixie
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestSneakyFeats:
    test = cases("""
        it makes a token creature
            rule: glossary/token-creatures
            in: shadows
            ada: hand sneaky-feats; line noddy-the-thief; deck fear punch; token cleaner
            bo: amber 2
            play sneaky-feats, finish
            -> sneaky-feats: hand > discard, fear: deck > battleline, fear exhausted
        after you stole 1 it is archived
            rule: glossary/steal glossary/archives
            in: shadows
            ada: hand sneaky-feats; line noddy-the-thief; deck fear punch; token cleaner
            bo: amber 2
            action noddy-the-thief, play sneaky-feats, finish
            -> sneaky-feats: hand > archives, fear: deck > battleline, fear exhausted, noddy-the-thief exhausted,
            -> ada amber: 0 > 1, bo amber: 2 > 1
        where there was nothing to steal it is not
            in: shadows
            ada: hand sneaky-feats; line noddy-the-thief; deck fear punch; token cleaner
            action noddy-the-thief, play sneaky-feats, finish
            -> sneaky-feats: hand > discard, fear: deck > battleline, fear exhausted, noddy-the-thief exhausted
    """)

    def test_what_the_opponent_stole_does_not_count_nor_what_you_stole_a_turn_before(self) -> None:
        ada = side(hand=["sneaky-feats"], battleline=["noddy-the-thief"], deck=["urchin"] * 9, token="cleaner")
        t = table(ada, side(amber=4, battleline=["noddy-the-thief"], deck=["urchin"] * 9), house=SHADOWS)
        t.do("action", "noddy-the-thief")
        t.end_turn()
        t.do("action", "noddy-the-thief", player=1)
        t.end_turn()
        t.do("play", "sneaky-feats")
        t.finish()
        assert (t.zone("sneaky-feats"), t.amber(0), t.amber(1)) == ("discard", 0, 4)


class TestStooge:
    test = cases("""
        on a flank its action makes a token creature
            rule: glossary/flank glossary/token-creatures
            in: shadows
            ada: line big-sal fear(token_of=stooge); deck punch warsong; token stooge
            action fear, finish
            -> fear exhausted, punch: deck > battleline, punch exhausted
        between two others it makes none
            in: shadows
            ada: line big-sal fear(token_of=stooge) krump; deck punch warsong; token stooge
            action fear
            -> fear exhausted
        a reap makes none
            in: shadows
            ada: line fear(token_of=stooge); deck punch warsong; token stooge
            reap fear
            -> fear exhausted, ada amber: 0 > 1
    """)


class TestCleaner:
    test = cases("""
        its action deals 3 to any creature
            rule: glossary/damage glossary/token-creatures
            in: shadows
            ada: line fear(token_of=cleaner) krump; token cleaner
            bo: line troll
            action fear, offers fear krump troll, pick troll
            -> fear exhausted, troll damage: 0 > 3
        a reap deals none
            in: shadows
            ada: line fear(token_of=cleaner); token cleaner
            bo: line troll
            reap fear
            -> fear exhausted, ada amber: 0 > 1
    """)


class TestProwler:
    test = cases("""
        after it reaps it steals 1 from an opponent who has more
            rule: glossary/steal glossary/token-creatures
            in: shadows
            ada: line fear(token_of=prowler); token prowler
            bo: amber 2
            reap fear
            -> fear exhausted, ada amber: 0 > 2, bo amber: 2 > 1
        from one with as many, what it reaped counted, it does not
            in: shadows
            ada: line fear(token_of=prowler); token prowler
            bo: amber 1
            reap fear
            -> fear exhausted, ada amber: 0 > 1
        a fight steals nothing
            in: shadows
            ada: line fear(token_of=prowler warded); token prowler
            bo: line dust-pixie; amber 5
            fight fear dust-pixie
            -> fear exhausted, fear warded: yes > no, dust-pixie: battleline > discard
    """)


class TestYardbird:
    test = cases("""
        before it fights another Yardbird is readied, of either player
            rule: glossary/token-creatures glossary/ready-and-exhausted
            in: shadows
            ada: line fear(token_of=yardbird) punch(token_of=yardbird exhausted) big-sal(exhausted); token yardbird
            bo: line dust-pixie troll(token_of=yardbird exhausted)
            fight fear dust-pixie, offers punch troll, pick punch
            -> fear exhausted, fear damage: 0 > 1, dust-pixie: battleline > discard, punch exhausted: yes > no
        also where the fight destroys it
            in: shadows
            ada: line fear(token_of=yardbird) punch(token_of=yardbird exhausted); token yardbird
            bo: line troll
            fight fear troll, pick punch
            -> fear: battleline > discard, troll damage: 0 > 2, punch exhausted: yes > no
        without another one none is
            in: shadows
            ada: line fear(token_of=yardbird) big-sal(exhausted); token yardbird
            bo: line dust-pixie
            fight fear dust-pixie
            -> fear exhausted, fear damage: 0 > 1, dust-pixie: battleline > discard
        a reap readies none
            in: shadows
            ada: line fear(token_of=yardbird) punch(token_of=yardbird exhausted); token yardbird
            reap fear
            -> fear exhausted, ada amber: 0 > 1
        the first attack on it each turn does no damage
            rule: glossary/elusive
            in: brobnar
            ada: line krump troll
            bo: line punch(token_of=yardbird); token yardbird
            fight krump punch, fight troll punch
            -> krump exhausted, troll exhausted, troll damage: 0 > 2, punch: battleline > discard
    """)
