"""Worlds Collide, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SAURIAN


class TestImperialScutum:
    test = cases("""
        its creature has 2 more armor, and its amber goes to the common supply when it is destroyed
            in: brobnar
            ada: hand punch
            bo: line urchin(amber=2 upgrades=imperial-scutum)
            play punch, pick urchin
            -> ada amber: 0 > 1, punch: hand > discard, urchin: battleline > discard, imperial-scutum: upgrade > discard
        another creature keeps nothing from the opponent
            in: brobnar
            ada: hand punch
            bo: line urchin(amber=2) troll(upgrades=imperial-scutum)
            play punch, pick urchin
            -> ada amber: 0 > 3, punch: hand > discard, urchin: battleline > discard
    """)

    def test_two_damage_are_prevented(self) -> None:
        shielded = spec("troll", upgrades=["imperial-scutum"])
        t = table(side(hand=["punch"]), side(battleline=[shielded, "krump"]), house=House.BROBNAR)
        assert (t.card("troll").armor, t.card("krump").armor) == (2, 0)
        t.do("play", "punch")
        t.pick("troll")
        assert t.card("troll").damage == 1


class TestPhalanxStrike:
    test = cases("""
        a creature is dealt 1 damage for each friendly creature, and again at the cost of an exalted one
            rule: glossary/repeat glossary/exalt
            in: saurian
            ada: hand phalanx-strike; line troll krump
            bo: line bumpsy smaaash
            play phalanx-strike, offers troll krump bumpsy smaaash, pick bumpsy, answer yes
            offers troll krump, pick krump, offers troll krump bumpsy smaaash, pick smaaash
            -> phalanx-strike: hand > discard, ada amber: 0 > 1, bumpsy damage: 0 > 2, krump amber: 0 > 1,
            -> smaaash damage: 0 > 2
        it need not be repeated
            in: saurian
            ada: hand phalanx-strike; line troll
            bo: line bumpsy
            play phalanx-strike, pick bumpsy, answer no
            -> phalanx-strike: hand > discard, ada amber: 0 > 1, bumpsy damage: 0 > 1
        without a friendly creature nothing is dealt or repeated
            in: saurian
            ada: hand phalanx-strike
            bo: line bumpsy
            play phalanx-strike, pick bumpsy
            -> phalanx-strike: hand > discard, ada amber: 0 > 1
    """)


class TestSenatorShrix:
    test = cases("""
        played it may be exalted
            in: saurian
            ada: hand senator-shrix
            creature senator-shrix, answer yes
            -> senator-shrix: hand > battleline, senator-shrix exhausted, senator-shrix amber: 0 > 1
        or not
            in: saurian
            ada: hand senator-shrix
            creature senator-shrix, answer no
            -> senator-shrix: hand > battleline, senator-shrix exhausted
        after it reaps, too
            in: saurian
            ada: line senator-shrix
            reap senator-shrix, answer yes
            -> ada amber: 0 > 1, senator-shrix exhausted, senator-shrix amber: 0 > 1
        not after a fight
            in: saurian
            ada: line senator-shrix
            bo: line dust-imp
            fight senator-shrix dust-imp
            -> senator-shrix exhausted, senator-shrix damage: 0 > 1, senator-shrix armor used: 0 > 1,
            -> dust-imp: battleline > discard, bo amber: 0 > 2
    """)

    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/forge")
    @pytest.mark.parametrize(("id_", "keys"), [("senator-shrix", 1), ("troll", 0)])
    def test_its_controller_may_spend_the_amber_on_it_for_a_key(self, id_: str, keys: int) -> None:
        bo = side(battleline=[spec(id_, amber=4)], amber=2, houses=[HERE])
        t = table(side(houses=[HERE]), bo, house=HERE)
        t.end_turn()
        assert len(t.game.state.players[1].keys) == keys
        assert (t.amber(1), t.card(id_).amber) == ((0, 0) if keys else (2, 4))


class TestGargantodon:
    test = cases("""
        it enters stunned
            in: saurian
            ada: hand gargantodon
            creature gargantodon
            -> gargantodon: hand > battleline, gargantodon exhausted, gargantodon stunned
        in a fight it deals 4 damage only
            in: saurian
            ada: line gargantodon
            bo: line krump
            fight gargantodon krump
            -> gargantodon exhausted, gargantodon damage: 0 > 6, krump damage: 0 > 4
        attacked, too
            in: brobnar
            ada: line krump
            bo: line gargantodon
            fight krump gargantodon
            -> krump exhausted, krump damage: 0 > 4, gargantodon damage: 0 > 6
        what its opponent would steal is captured by a creature of theirs
            rule: glossary/replacement-effects glossary/steal
            in: shadows
            ada: hand ghostly-hand; line urchin dodger
            bo: line gargantodon; amber 1
            play ghostly-hand, offers urchin dodger, pick dodger
            -> ghostly-hand: hand > discard, ada amber: 0 > 2, bo amber: 1 > 0, dodger amber: 0 > 1
        what its controller would steal is captured as well
            rule: glossary/replacement-effects glossary/active-player
            in: shadows
            ada: hand ghostly-hand; line urchin gargantodon
            bo: line troll; amber 1
            play ghostly-hand, offers urchin gargantodon, pick gargantodon
            -> ghostly-hand: hand > discard, ada amber: 0 > 2, bo amber: 1 > 0, gargantodon amber: 0 > 1
    """)


class TestOratorHissaro:
    test = cases("""
        its neighbors are readied and exalted, others are not
            rule: glossary/deploy glossary/neighbor
            in: saurian
            ada: hand orator-hissaro; line krump(exhausted) troll(exhausted) bumpsy
            play orator-hissaro, answer slot:1
            -> orator-hissaro: hand > battleline, orator-hissaro exhausted, krump exhausted: yes > no,
            -> krump amber: 0 > 1, troll exhausted: yes > no, troll amber: 0 > 1
    """)

    def test_they_belong_to_house_saurian_for_the_turn(self) -> None:
        line = [spec(id_, ready=False) for id_ in ("krump", "troll", "bumpsy")]
        t = table(side(hand=["orator-hissaro"], battleline=line), side(), house=HERE)
        t.do("play", "orator-hissaro")
        t.answer("slot:0")
        assert [t.card(id_).houses for id_ in ("krump", "troll")] == [(HERE,), (House.BROBNAR,)]
        assert t.can("reap", "krump")
        t.end_turn()
        assert t.card("krump").houses == (House.BROBNAR,)


class TestTerrordactyl:
    test = cases("""
        it enters stunned
            in: saurian
            ada: hand terrordactyl
            creature terrordactyl
            -> terrordactyl: hand > battleline, terrordactyl exhausted, terrordactyl stunned
        before it fights each neighbor of the creature it fights is dealt 4, and that creature 4 in the fight
            rule: glossary/before glossary/neighbor
            in: saurian
            ada: line terrordactyl
            bo: line bumpsy krump troll smaaash
            fight terrordactyl krump
            -> terrordactyl exhausted, terrordactyl damage: 0 > 6, bumpsy damage: 0 > 4, krump damage: 0 > 4,
            -> troll damage: 0 > 4
        attacked it deals 4 to its attacker only
            in: brobnar
            ada: line bumpsy krump troll
            bo: line terrordactyl
            fight krump terrordactyl
            -> krump exhausted, krump damage: 0 > 4, terrordactyl damage: 0 > 6
    """)


class TestAutoLegionary:
    test = cases("""
        its action puts it on a flank of your battleline
            rule: errata/auto-legionary glossary/battleline
            in: saurian
            ada: artifacts auto-legionary; line troll
            action auto-legionary, answer slot:1
            -> auto-legionary exhausted, auto-legionary: artifacts > battleline, ada line: troll auto-legionary
    """)

    @pytest.mark.rule("errata/auto-legionary")
    def test_there_it_is_a_creature_with_5_power_that_is_used_in_any_house(self) -> None:
        houses = [House.SAURIAN, House.LOGOS]
        t = table(side(artifacts=["auto-legionary"], houses=houses), side(battleline=["krump"]), house=HERE)
        t.do("action", "auto-legionary")
        t.answer("slot:0")
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:logos")
        assert (t.card("auto-legionary").power, t.line(0)) == (5, ["auto-legionary"])
        assert t.can("reap", "auto-legionary")
        t.fight("auto-legionary", "krump")
        assert (t.card("krump").damage, t.zone("auto-legionary")) == (5, "discard")

    def test_as_an_artifact_it_is_used_in_its_own_house_only(self) -> None:
        t = table(side(artifacts=["auto-legionary"]), side(), house=House.LOGOS)
        assert not t.can("action", "auto-legionary")


class TestCrassosaurus:
    test = cases("""
        played, it captures 10 from both players as you say
            rule: glossary/capture
            in: saurian
            ada: hand crassosaurus; amber 7
            bo: amber 6
            creature crassosaurus, answer number:5
            -> crassosaurus: hand > battleline, crassosaurus exhausted, crassosaurus amber: 0 > 10,
            -> ada amber: 7 > 2, bo amber: 6 > 1
        with fewer on it it is purged, and they go to the opponent
            rule: glossary/leaves-play
            in: saurian
            ada: hand crassosaurus; amber 4
            bo: amber 5
            creature crassosaurus
            -> crassosaurus: hand > purged, ada amber: 4 > 0, bo amber: 5 > 9
        all 10 of the opponent may be captured
            in: saurian
            ada: hand crassosaurus; amber 3
            bo: amber 10
            creature crassosaurus, answer number:0
            -> crassosaurus: hand > battleline, crassosaurus exhausted, crassosaurus amber: 0 > 10, bo amber: 10 > 0
    """)


class TestKompsosHaruspex:
    test = cases("""
        a friendly creature resolves its play effect after it reaps
            in: shadows
            ada: line kompsos-haruspex urchin
            bo: amber 4
            reap urchin
            -> urchin exhausted, ada amber: 0 > 2, bo amber: 4 > 3
        played it resolves once
            in: shadows
            ada: line kompsos-haruspex; hand urchin
            bo: amber 4
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 1, bo amber: 4 > 3
        an enemy creature does not
            in: shadows
            ada: line urchin
            bo: line kompsos-haruspex; amber 4
            reap urchin
            -> urchin exhausted, ada amber: 0 > 1
        an ability that is one of playing and reaping already resolves once
            rule: glossary/reap
            in: dis
            ada: line kompsos-haruspex snudge
            bo: artifacts cannon
            reap snudge, pick cannon
            -> snudge exhausted, ada amber: 0 > 1, cannon: artifacts > hand
        a play effect given to a creature counts
            in: sanctum
            ada: line kompsos-haruspex; hand charge francus
            bo: line troll
            play charge, creature francus, pick troll
            -> charge: hand > discard, ada amber: 0 > 1, francus: hand > battleline, francus exhausted,
            -> troll damage: 0 > 2
    """)


class TestSpartasaur:
    test = cases("""
        after a friendly creature is destroyed each creature that is no dinosaur is, on both sides
            rule: glossary/traits
            in: brobnar
            ada: hand punch
            bo: line spartasaur urchin praetor-marius troll
            play punch, pick urchin
            -> ada amber: 0 > 1, punch: hand > discard, urchin: battleline > discard, troll: battleline > discard
        after an enemy creature is destroyed nothing happens
            in: brobnar
            ada: hand punch; line spartasaur troll
            bo: line urchin krump
            play punch, pick urchin
            -> ada amber: 0 > 1, punch: hand > discard, urchin: battleline > discard
        destroyed itself it is gone by then
            rule: glossary/destroyed
            in: dis
            ada: hand hand-of-dis; line krump
            bo: line urchin spartasaur troll
            play hand-of-dis, pick spartasaur
            -> hand-of-dis: hand > discard, spartasaur: battleline > discard
        after it fights you gain 2
            in: saurian
            ada: line spartasaur
            bo: line dust-imp
            fight spartasaur dust-imp
            -> spartasaur exhausted, spartasaur damage: 0 > 1, spartasaur armor used: 0 > 1, ada amber: 0 > 2,
            -> dust-imp: battleline > discard, bo amber: 0 > 2
    """)
