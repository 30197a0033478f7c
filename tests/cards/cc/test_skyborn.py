"""Crucible Clash, Skyborn: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SKYBORN
FULL = " ".join(["fear"] * 6)


class TestCurseOfForgery:
    test = cases(f"""
        its player's next key is not forged, nothing is spent, and it is purged
            rule: glossary/replacement-effects glossary/forge
            in: brobnar
            ada: hand {FULL}
            bo: artifacts curse-of-forgery; amber 6
            end turn
            -> curse-of-forgery: artifacts > purged
        with too little for a key it stays
            in: brobnar
            ada: hand {FULL}
            bo: artifacts curse-of-forgery; amber 5
            end turn
        so is one that a card forges, and it costs nothing
            in: untamed
            ada: hand key-charge; artifacts curse-of-forgery; amber 15
            play key-charge, answer yes, answer key:red
            -> key-charge: hand > discard, ada amber: 15 > 14, curse-of-forgery: artifacts > purged
        of two one is purged
            in: brobnar
            ada: hand {FULL}
            bo: artifacts curse-of-forgery curse-of-forgery; amber 20
            end turn
            -> curse-of-forgery: artifacts > purged
        a key of the opponent is forged
            in: brobnar
            ada: artifacts curse-of-forgery; hand {FULL}
            bo: amber 6; keys 1
            end turn
            -> bo amber: 6 > 0, bo keys: red > red blue
    """)

    @pytest.mark.rule("glossary/treachery")
    def test_it_enters_play_under_the_opponents_control(self) -> None:
        t = table(side(hand=["curse-of-forgery"]), side(), house=HERE)
        t.do("play", "curse-of-forgery")
        assert t.ids(1, "artifacts") == ["curse-of-forgery"]


class TestLongWayHome:
    test = cases("""
        your Skyborn creatures go to the archives
            rule: glossary/archives
            in: skyborn
            ada: hand long-way-home; line sir-lorcas troll endurance; artifacts flint-s-map
            bo: line ripper-jack
            play long-way-home
            -> long-way-home: hand > discard, ada amber: 0 > 1, sir-lorcas: battleline > archives,
            -> endurance: battleline > archives
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_those_that_the_opponent_owns_to_theirs(self) -> None:
        ada = side(hand=["long-way-home"], battleline=[spec("sir-lorcas", owner=1), "endurance"])
        t = table(ada, side(), house=HERE)
        t.do("play", "long-way-home")
        t.finish()
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == (["endurance"], ["sir-lorcas"])


class TestEndurance:
    test = cases("""
        after a neighbor of Skyborn reaps it is readied and fights
            rule: glossary/neighbor glossary/fight-with
            in: skyborn
            ada: line sir-lorcas endurance
            bo: line silvertooth
            reap sir-lorcas, pick silvertooth
            -> sir-lorcas exhausted, ada amber: 0 > 1, sir-lorcas armor used: 0 > 1, sir-lorcas damage: 0 > 1,
            -> silvertooth: battleline > discard
        neither itself nor a creature further away
            in: skyborn
            ada: line sir-lorcas troll endurance
            bo: line silvertooth
            reap endurance, reap sir-lorcas
            -> endurance exhausted, sir-lorcas exhausted, ada amber: 0 > 2
        nor a neighbor of another house
            in: brobnar
            ada: line troll endurance
            bo: line silvertooth
            reap troll
            -> troll exhausted, ada amber: 0 > 1
    """)


class TestSirLorcas:
    @pytest.mark.rule("glossary/keys", "glossary/keywords")
    @pytest.mark.parametrize(
        ("keys", "gained"),
        [
            ([], []),
            (["red"], [Keyword.SKIRMISH]),
            (["yellow"], [Keyword.ELUSIVE]),
            (["blue"], [Keyword.TAUNT]),
            (["red", "blue"], [Keyword.SKIRMISH, Keyword.TAUNT]),
        ],
    )
    def test_each_of_your_keys_gives_him_a_keyword(self, keys: list[str], gained: list[Keyword]) -> None:
        t = table(side(battleline=["sir-lorcas", "troll"], keys=keys), side(keys=["red", "yellow"]))
        assert set(dict(t.card("sir-lorcas").keywords)) == set(gained)
        assert not t.card("troll").keywords


class TestHeartOfSteel:
    test = cases("""
        a Skyborn creature of your discard pile is played
            rule: glossary/play-abilities
            in: skyborn
            ada: hand heart-of-steel sir-lorcas; discard ripper-jack troll endurance long-way-home
            bo: discard sir-lorcas; amber 2
            play heart-of-steel, offers endurance ripper-jack, pick ripper-jack, finish
            -> heart-of-steel: hand > discard, ada amber: 0 > 2, bo amber: 2 > 1,
            -> ripper-jack: discard > battleline, ripper-jack exhausted
        without one none is
            in: skyborn
            ada: hand heart-of-steel; discard troll
            play heart-of-steel
            -> heart-of-steel: hand > discard, ada amber: 0 > 1
    """)


class TestJourneyOnward:
    test = cases("""
        a Skyborn creature is readied and fights, and steals 1 after it
            rule: glossary/fight-with glossary/steal
            in: skyborn
            ada: hand journey-onward; line sir-lorcas(exhausted) troll endurance; artifacts flint-s-map
            bo: line silvertooth; amber 3
            play journey-onward, offers sir-lorcas endurance, pick sir-lorcas, pick silvertooth
            -> journey-onward: hand > discard, ada amber: 0 > 1, bo amber: 3 > 2, sir-lorcas armor used: 0 > 1,
            -> sir-lorcas damage: 0 > 1, silvertooth: battleline > discard
        a fight of another steals nothing
            rule: glossary/lasting-effects
            in: skyborn
            ada: hand journey-onward; line sir-lorcas krump redhawk; artifacts cannon
            bo: line silvertooth dust-pixie flaxia; amber 5
            play journey-onward, pick sir-lorcas, pick silvertooth, fight redhawk dust-pixie
            -> journey-onward: hand > discard, ada amber: 0 > 1, bo amber: 5 > 4, sir-lorcas armor used: 0 > 1,
            -> sir-lorcas exhausted, sir-lorcas damage: 0 > 1, silvertooth: battleline > discard, redhawk exhausted,
            -> redhawk damage: 0 > 1, dust-pixie: battleline > discard
        with nobody to fight it is only readied, and reaping steals nothing
            in: skyborn
            ada: hand journey-onward; line sir-lorcas(exhausted)
            bo: amber 3
            play journey-onward, pick sir-lorcas, reap sir-lorcas
            -> journey-onward: hand > discard, ada amber: 0 > 1
        without one nobody does
            in: skyborn
            ada: hand journey-onward; line troll(exhausted)
            bo: line silvertooth sir-lorcas; amber 3
            play journey-onward
            -> journey-onward: hand > discard
    """)

    def test_after_the_turn_its_fights_steal_nothing(self) -> None:
        ada = side(hand=["journey-onward"], battleline=["sir-lorcas"], houses=[HERE])
        t = table(ada, side(battleline=["silvertooth", "dust-pixie"], amber=3), house=HERE)
        t.do("play", "journey-onward")
        t.pick("sir-lorcas")
        t.pick("silvertooth")
        assert t.amber(0) == 1
        t.end_turn()
        t.end_turn()
        t.fight("sir-lorcas", "dust-pixie")
        assert t.amber(0) == 1


class TestRipperJack:
    test = cases("""
        played, he steals 1
            rule: glossary/steal
            in: skyborn
            ada: hand ripper-jack
            bo: amber 3
            creature ripper-jack
            -> ripper-jack: hand > battleline, ripper-jack exhausted, bo amber: 3 > 2, ada amber: 0 > 1
        after a fight he goes to his owner's hand
            rule: glossary/return
            in: skyborn
            ada: line ripper-jack
            bo: line dust-pixie; amber 3
            fight ripper-jack dust-pixie
            -> ripper-jack: battleline > hand, dust-pixie: battleline > discard
        not after reaping
            in: skyborn
            ada: line ripper-jack
            bo: amber 3
            reap ripper-jack
            -> ripper-jack exhausted, ada amber: 0 > 1
    """)


class TestWheelOfFire:
    @pytest.mark.rule("glossary/assault-x", "glossary/hazardous-x", "glossary/splash-attack-x")
    def test_its_creature_has_three_keywords(self) -> None:
        t = table(side(battleline=[spec("troll", upgrades=["wheel-of-fire"]), "krump"]), side(battleline=["bumpsy"]))
        gained = {Keyword.ASSAULT: 2, Keyword.HAZARDOUS: 2, Keyword.SPLASH_ATTACK: 2}
        assert dict(t.card("troll").keywords) == gained
        assert not t.card("krump").keywords
        assert not t.card("bumpsy").keywords
