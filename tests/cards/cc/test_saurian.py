"""Crucible Clash, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SAURIAN


class TestEdictOfConscription:
    @pytest.mark.rule("glossary/lasting-effects")
    def test_destroyed_it_makes_your_creatures_saurian_for_the_turn(self) -> None:
        ada = side(artifacts=["edict-of-conscription"], battleline=["troll", "dust-pixie"], houses=[HERE])
        t = table(ada, side(battleline=[spec("krump", house="saurian"), "valdr"]), house=HERE)
        assert not any(t.can("reap", c) for c in ("troll", "dust-pixie"))
        t.do("action", "edict-of-conscription")
        assert t.changes() == {"edict-of-conscription": ("artifacts", "discard")}
        assert all(t.can("reap", c) for c in ("troll", "dust-pixie"))
        t.end_turn()
        assert t.card("troll").houses == (House.BROBNAR,)
        t.end_turn()
        assert not any(t.can("reap", c) for c in ("troll", "dust-pixie"))

    def test_not_those_of_the_opponent(self) -> None:
        ada = side(artifacts=[spec("edict-of-conscription")], hand=["glorious-tradition"], battleline=["troll"])
        t = table(ada, side(battleline=["valdr"]), house=HERE)
        t.do("action", "edict-of-conscription")
        assert [c.id for c in t.cards() if c.id in ("troll", "valdr") and "saurian" in map(str, c.houses)] == ["troll"]


class TestLegateScipio:
    test = cases("""
        played, it may exalt each Saurian creature, itself and the opponent's too
            rule: glossary/exalt
            in: saurian
            ada: hand legate-scipio; line paraguardian troll
            bo: line praetorian-kentro krump
            creature legate-scipio, answer yes
            -> legate-scipio: hand > battleline, legate-scipio exhausted, legate-scipio amber: 0 > 1,
            -> paraguardian amber: 0 > 1, praetorian-kentro amber: 0 > 1
        or none of them
            in: saurian
            ada: hand legate-scipio; line paraguardian
            bo: line praetorian-kentro
            creature legate-scipio, answer no
            -> legate-scipio: hand > battleline, legate-scipio exhausted
    """)


class TestBellatoranRecruiter:
    test = cases("""
        after reaping, a creature that is no Dinosaur is stronger, is readied and fights
            rule: glossary/fight-with glossary/power glossary/armor
            in: saurian
            ada: line bellatoran-recruiter paraguardian troll(exhausted) silvertooth; artifacts cannon
            bo: line krump zorg
            reap bellatoran-recruiter, offers troll silvertooth, pick troll, offers krump zorg, pick zorg
            -> bellatoran-recruiter exhausted, ada amber: 0 > 1, troll armor used: 0 > 2, troll damage: 0 > 5,
            -> zorg: battleline > discard
        after a fight, too, and its power is 2 more
            in: saurian
            ada: line bellatoran-recruiter dextre(house=saurian)
            bo: line dust-pixie bumpsy
            fight bellatoran-recruiter dust-pixie, offers dextre, pick dextre, pick bumpsy
            -> bellatoran-recruiter exhausted, bellatoran-recruiter armor used: 0 > 1, dust-pixie: battleline > discard,
            -> dextre exhausted, dextre armor used: 0 > 2, dextre damage: 0 > 3, bumpsy: battleline > discard
        without one nobody does
            in: saurian
            ada: line bellatoran-recruiter paraguardian(exhausted)
            bo: line krump
            reap bellatoran-recruiter
            -> bellatoran-recruiter exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/lasting-effects")
    def test_it_is_stronger_for_the_turn(self) -> None:
        t = table(side(battleline=["bellatoran-recruiter", "troll"]), side(battleline=["dust-pixie"]), house=HERE)
        t.do("reap", "bellatoran-recruiter")
        t.pick("troll")
        t.finish()
        assert (t.card("troll").power, t.card("troll").armor) == (10, 2)
        assert (t.card("bellatoran-recruiter").power, t.card("bellatoran-recruiter").armor) == (4, 1)
        t.end_turn()
        assert (t.card("troll").power, t.card("troll").armor) == (8, 0)


class TestLaurelWreath:
    test = cases("""
        played, it exalts its creature, an enemy one too
            rule: glossary/exalt
            in: saurian
            ada: hand laurel-wreath; line troll
            bo: line krump
            play laurel-wreath, offers troll krump, pick krump
            -> laurel-wreath: hand > upgrade, laurel-wreath on: nothing > krump, ada amber: 0 > 1, krump amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/power")
    def test_its_creature_has_1_power_more_for_each_amber_on_it(self) -> None:
        ada = side(battleline=[spec("troll", amber=3, upgrades=["laurel-wreath"]), spec("krump", amber=2)])
        t = table(ada, side(battleline=[spec("bumpsy", upgrades=["laurel-wreath"])]))
        assert [t.card(c).power for c in ("troll", "krump", "bumpsy")] == [11, 6, 5]


class TestDecreeOfPrimus:
    test = cases("""
        all of a creature's Æmber comes upon another one
            rule: glossary/move
            in: saurian
            ada: hand decree-of-primus; line troll(amber=1) krump; artifacts cannon
            bo: line valdr(amber=3) bumpsy(amber=2)
            play decree-of-primus, offers troll krump valdr bumpsy, pick valdr
            offers troll krump bumpsy, pick bumpsy
            -> decree-of-primus: hand > discard, ada amber: 0 > 1, valdr amber: 3 > 0, bumpsy amber: 2 > 5
        from a friendly one to an enemy one
            in: saurian
            ada: hand decree-of-primus; line troll(amber=1)
            bo: line valdr
            play decree-of-primus, pick troll, pick valdr
            -> decree-of-primus: hand > discard, ada amber: 0 > 1, troll amber: 1 > 0, valdr amber: 0 > 1
        a lone creature keeps it
            in: saurian
            ada: hand decree-of-primus; line troll(amber=1)
            play decree-of-primus, finish
            -> decree-of-primus: hand > discard, ada amber: 0 > 1
    """)


class TestGloriousTradition:
    test = cases("""
        each enemy creature on a flank is exalted
            rule: glossary/exalt glossary/flank
            in: saurian
            ada: artifacts glorious-tradition; line paraguardian
            bo: line krump troll bumpsy
            action glorious-tradition
            -> glorious-tradition exhausted, krump amber: 0 > 1, bumpsy amber: 0 > 1
        a lone one once
            in: saurian
            ada: artifacts glorious-tradition
            bo: line krump
            action glorious-tradition
            -> glorious-tradition exhausted, krump amber: 0 > 1
    """)


class TestPraetorianKentro:
    @pytest.mark.rule("glossary/power")
    def test_friendly_saurian_creatures_have_1_power_more(self) -> None:
        ada = side(battleline=["praetorian-kentro", "paraguardian", "troll"])
        t = table(ada, side(battleline=["legate-scipio", "krump"]))
        powers = {c.id: c.power for c in t.cards()}
        assert powers == {"praetorian-kentro": 4, "paraguardian": 7, "troll": 8, "legate-scipio": 4, "krump": 6}


class TestStandAndFight:
    test = cases("""
        a friendly and an enemy creature are exalted, then the friendly one fights any enemy
            rule: glossary/exalt glossary/ready-and-exhausted glossary/fight
            in: saurian
            ada: hand stand-and-fight; line troll(exhausted) urchin
            bo: line krump silvertooth
            play stand-and-fight, offers troll urchin, pick troll, offers krump silvertooth, pick krump
            offers krump silvertooth, pick silvertooth
            -> stand-and-fight: hand > discard, troll amber: 0 > 1, krump amber: 0 > 1, troll damage: 0 > 2,
            -> silvertooth: battleline > discard
        one that is ready fights as well, of whatever house it is
            in: saurian
            ada: hand stand-and-fight; line troll
            bo: line krump
            play stand-and-fight, pick troll, pick krump, pick krump
            -> stand-and-fight: hand > discard, troll amber: 0 > 1, ada amber: 0 > 1, troll exhausted,
            -> troll damage: 0 > 6, krump: battleline > discard
        without an enemy creature it is exalted and readied and has nobody to fight
            rule: glossary/resolve-as-much-as-you-can
            in: saurian
            ada: hand stand-and-fight; line troll(exhausted)
            play stand-and-fight, pick troll
            -> stand-and-fight: hand > discard, troll amber: 0 > 1, troll exhausted: yes > no
        without a friendly creature only the enemy one is exalted
            in: saurian
            ada: hand stand-and-fight
            bo: line krump(exhausted) valdr
            play stand-and-fight, pick krump
            -> stand-and-fight: hand > discard, krump amber: 0 > 1
        a stunned one loses its stun instead of fighting
            rule: glossary/stun
            in: saurian
            ada: hand stand-and-fight; line troll(stunned)
            bo: line krump
            play stand-and-fight, pick troll, pick krump
            -> stand-and-fight: hand > discard, troll amber: 0 > 1, krump amber: 0 > 1, troll stunned: yes > no,
            -> troll exhausted
    """)
