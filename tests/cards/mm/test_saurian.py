"""Mass Mutation, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SAURIAN


class TestSaurianEgg:
    test = cases("""
        a saurian creature among the top 2 cards enters ready with three counters, and the egg is destroyed
            rule: glossary/this-way glossary/omni
            in: brobnar
            ada: line saurian-egg; deck praetor-marius troll krump
            omni saurian-egg, answer slot:0
            -> saurian-egg: battleline > discard, praetor-marius: deck > battleline,
            -> praetor-marius power counters: 0 > 3, troll: deck > discard
        a saurian action hatches nothing
            in: saurian
            ada: line saurian-egg; deck phalanx-strike troll praetor-marius
            omni saurian-egg
            -> saurian-egg exhausted, phalanx-strike: deck > discard, troll: deck > discard
        a creature of another house neither
            in: saurian
            ada: line saurian-egg; deck bumpsy troll praetor-marius
            omni saurian-egg
            -> saurian-egg exhausted, bumpsy: deck > discard, troll: deck > discard
    """)

    @pytest.mark.rule("glossary/cannot")
    def test_it_cannot_fight_or_reap(self) -> None:
        t = table(side(battleline=["saurian-egg"]), side(battleline=["troll"]), house=HERE)
        assert t.decision.keys() == (f"omni:{t.handle('saurian-egg')}", "end-turn")


class TestSirenHorn:
    test = cases("""
        before its creature fights 1 amber goes from it to the creature it fights
            in: brobnar
            ada: line troll(amber=2 upgrades=siren-horn)
            bo: line krump bumpsy
            fight troll krump
            -> troll exhausted, troll amber: 2 > 1, troll damage: 0 > 6, krump: battleline > discard, ada amber: 0 > 1
        without amber none does
            in: brobnar
            ada: line krump(upgrades=siren-horn)
            bo: line troll(amber=1)
            fight krump troll
            -> krump: battleline > discard, siren-horn: upgrade > discard, troll damage: 0 > 6
        nor where its creature is attacked
            in: brobnar
            ada: line krump
            bo: line troll(amber=1 upgrades=siren-horn)
            fight krump troll
            -> krump: battleline > discard, troll damage: 0 > 6
    """)


class TestAmphoraCaptura:
    test = cases("""
        an icon may be a capture icon instead
            rule: glossary/bonus-icons glossary/replacement-effects
            in: shadows
            ada: artifacts amphora-captura; hand ghostly-hand; line troll krump
            bo: amber 3
            play ghostly-hand, answer yes, offers troll krump, pick krump, answer no
            -> ghostly-hand: hand > discard, krump amber: 0 > 1, bo amber: 3 > 2, ada amber: 0 > 1
        or stay what it is
            in: brobnar
            ada: artifacts amphora-captura; hand punch; line troll
            bo: line krump; amber 3
            play punch, answer no, pick krump
            -> punch: hand > discard, ada amber: 0 > 1, krump damage: 0 > 3
        icons of the opponent are what they are
            in: brobnar
            ada: hand punch; line troll
            bo: artifacts amphora-captura; line krump; amber 3
            play punch, pick krump
            -> punch: hand > discard, ada amber: 0 > 1, krump damage: 0 > 3
    """)

    def test_a_damage_icon_may_be_a_capture_icon_too(self) -> None:
        ada = side(artifacts=["amphora-captura"], hand=[spec("fear", icons=["damage"])], battleline=["troll"])
        t = table(ada, side(amber=1), house=House.DIS)
        t.do("play", "fear")
        t.answer("yes")
        t.finish()
        assert (t.card("troll").amber, t.card("troll").damage, t.amber(1)) == (1, 0, 0)


class TestOptioGorkus:
    test = cases("""
        the amber of a destroyed neighbor goes to it
            rule: glossary/neighbor glossary/destroyed
            in: brobnar
            ada: hand punch
            bo: line optio-gorkus urchin(amber=2) krump optio-gorkus
            play punch, pick urchin, offers optio-gorkus, pick optio-gorkus
            -> ada amber: 0 > 1, punch: hand > discard, urchin: battleline > discard, optio-gorkus amber: 0 > 2
        of two neighbors of that name one gets it
            in: brobnar
            ada: hand punch
            bo: line optio-gorkus urchin(amber=2) optio-gorkus
            play punch, pick urchin, answer trigger:c3.0, offers optio-gorkus optio-gorkus, pick optio-gorkus#2
            pick optio-gorkus
            -> ada amber: 0 > 1, punch: hand > discard, urchin: battleline > discard, optio-gorkus 2 amber: 0 > 2
        that of another creature goes to the opponent
            in: brobnar
            ada: hand punch
            bo: line optio-gorkus krump urchin(amber=2)
            play punch, pick urchin
            -> ada amber: 0 > 3, punch: hand > discard, urchin: battleline > discard
        so does its own
            in: dis
            ada: hand hand-of-dis
            bo: line krump optio-gorkus(amber=2) troll
            play hand-of-dis, pick optio-gorkus
            -> ada amber: 0 > 2, hand-of-dis: hand > discard, optio-gorkus: battleline > discard
    """)


class TestDeusillus:
    test = cases("""
        played, it captures all amber of the opponent and deals 5 damage to an enemy creature
            rule: glossary/gigantic
            in: saurian
            ada: hand deusillus deusillus2; line urchin; amber 2
            bo: line troll krump; amber 7
            creature deusillus, offers troll krump, pick troll
            -> deusillus: hand > battleline, deusillus exhausted, deusillus2: hand > joined, deusillus amber: 0 > 7,
            -> bo amber: 7 > 0, troll damage: 0 > 5
        after it reaps 1 amber of it goes to the supply and each enemy creature is dealt 2
            in: saurian
            ada: line deusillus(amber=3) urchin
            bo: line troll krump; amber 1
            reap deusillus
            -> ada amber: 0 > 1, deusillus exhausted, deusillus amber: 3 > 2, troll damage: 0 > 2, krump damage: 0 > 2
        after a fight, too, and without amber on it
            in: saurian
            ada: line deusillus
            bo: line urchin troll krump
            fight deusillus krump
            -> deusillus exhausted, deusillus damage: 0 > 6, krump: battleline > discard, troll damage: 0 > 2,
            -> urchin: battleline > discard
    """)
