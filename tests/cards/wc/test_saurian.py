"""Worlds Collide, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.SAURIAN


class TestAxiomOfGrisk:
    test = cases("""
        a ward saves a creature without amber, the others without amber are destroyed, and you gain 2 chains
            rule: glossary/ward
            in: saurian
            ada: hand axiom-of-grisk; line troll krump(amber=1)
            bo: line bumpsy urchin(amber=1)
            play axiom-of-grisk, offers troll krump bumpsy urchin, pick troll
            -> axiom-of-grisk: hand > discard, ada chains: 0 > 2, bumpsy: battleline > discard
    """)


class TestBrutodonAuxiliary:
    test = cases("""
        it deals 2 damage to who attacks it
            rule: glossary/hazardous-x
            in: shadows
            ada: line urchin
            bo: line brutodon-auxiliary
            fight urchin brutodon-auxiliary
            -> urchin: battleline > discard
    """)

    @pytest.mark.rule("glossary/taunt")
    def test_its_neighbors_cannot_be_attacked(self) -> None:
        bo = side(battleline=["urchin", "brutodon-auxiliary", "troll", "krump"])
        t = table(side(battleline=["bumpsy"]), bo, house=House.BROBNAR)
        t.do("fight", "bumpsy")
        t.offers("brutodon-auxiliary", "krump")


class TestChantOfHubris:
    test = cases("""
        1 amber goes from a creature to another
            rule: glossary/move
            in: saurian
            ada: hand chant-of-hubris; line troll
            bo: line krump(amber=2) bumpsy
            play chant-of-hubris, offers troll krump bumpsy, pick krump, offers troll bumpsy, pick troll
            -> chant-of-hubris: hand > discard, ada amber: 0 > 1, krump amber: 2 > 1, troll amber: 0 > 1
    """)


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


class TestImperium:
    test = cases("""
        2 friendly creatures are warded
            rule: glossary/ward
            in: saurian
            ada: hand imperium; line troll krump bumpsy
            bo: line smaaash
            play imperium, offers 2-2 of: troll krump bumpsy, pick troll bumpsy
            -> imperium: hand > discard, ada amber: 0 > 1, troll warded, bumpsy warded
        one, where there is but one
            rule: glossary/resolve-as-much-as-you-can
            in: saurian
            ada: hand imperium; line troll
            bo: line smaaash
            play imperium, pick troll
            -> imperium: hand > discard, ada amber: 0 > 1, troll warded
    """)


class TestLegatusRaptor:
    test = cases("""
        exalted after a fight it readies another friendly creature, which you use
            rule: glossary/exalt glossary/ready-and-exhausted
            in: saurian
            ada: line legatus-raptor troll(exhausted) krump
            bo: line dust-pixie bumpsy(exhausted)
            fight legatus-raptor dust-pixie, answer yes, offers troll krump, pick troll, answer reap:c2
            -> legatus-raptor exhausted, dust-pixie: battleline > discard, legatus-raptor armor used: 0 > 1,
            -> legatus-raptor amber: 0 > 1, ada amber: 0 > 1
        without that nothing is readied
            in: saurian
            ada: line legatus-raptor troll(exhausted)
            bo: line dust-pixie
            fight legatus-raptor dust-pixie, answer no
            -> legatus-raptor exhausted, dust-pixie: battleline > discard, legatus-raptor armor used: 0 > 1
    """)


class TestOdoacThePatrician:
    test = cases("""
        it captures 1 when you play it
            in: saurian
            ada: hand odoac-the-patrician
            bo: amber 2
            creature odoac-the-patrician
            -> odoac-the-patrician: hand > battleline, odoac-the-patrician exhausted, odoac-the-patrician amber: 0 > 1,
            -> bo amber: 2 > 1
        with amber on it yours cannot be stolen
            rule: glossary/steal
            in: shadows
            ada: hand ghostly-hand urchin
            bo: line odoac-the-patrician(amber=1); amber 4
            creature urchin
            -> urchin: hand > battleline, urchin exhausted
        without amber it can
            in: shadows
            ada: hand urchin
            bo: line odoac-the-patrician; amber 4
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 1, bo amber: 4 > 3
        and that of its opponent can in any case
            in: shadows
            ada: hand urchin; line odoac-the-patrician(amber=1)
            bo: amber 4
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 1, bo amber: 4 > 3
    """)


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


class TestPraefectusLudo:
    test = cases("""
        amber on another friendly creature goes to the common supply when it is destroyed
            rule: glossary/destroyed
            in: brobnar
            ada: hand punch
            bo: line praefectus-ludo urchin(amber=2)
            play punch, pick urchin
            -> ada amber: 0 > 1, punch: hand > discard, urchin: battleline > discard
        its own and that of an enemy creature goes to the opponent
            rule: glossary/leaves-play
            in: dis
            ada: hand gateway-to-dis; line urchin(amber=2)
            bo: line praefectus-ludo(amber=3)
            play gateway-to-dis, finish
            -> gateway-to-dis: hand > discard, urchin: battleline > discard, praefectus-ludo: battleline > discard,
            -> ada amber: 0 > 3, bo amber: 0 > 2, ada chains: 0 > 3
    """)


class TestQuestorJarta:
    test = cases("""
        exalted after it reaps it makes you gain 1
            in: saurian
            ada: line questor-jarta
            reap questor-jarta, answer yes
            -> ada amber: 0 > 2, questor-jarta exhausted, questor-jarta amber: 0 > 1
        not exalted it does not
            in: saurian
            ada: line questor-jarta
            reap questor-jarta, answer no
            -> ada amber: 0 > 1, questor-jarta exhausted
    """)


class TestRhetorGallim:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize("exalted", ["yes", "no", ""])
    @pytest.mark.parametrize("amber", [8, 9])
    def test_keys_cost_the_opponent_three_more_once_it_is_played_or_exalted(self, exalted: str, amber: int) -> None:
        here = {"battleline" if exalted else "hand": ["rhetor-gallim"]}
        t = table(side(**here), side(amber=amber, battleline=["troll"]), house=HERE)
        if exalted:
            t.do("reap", "rhetor-gallim")
            t.answer(exalted)
            assert t.card("rhetor-gallim").amber == (exalted == "yes")
        else:
            t.creature("rhetor-gallim")
        t.end_turn()
        assert len(t.game.state.players[1].keys) == (exalted == "no" or amber == 9)

    def test_your_own_keys_and_those_of_a_later_turn_cost_what_they_did(self) -> None:
        t = table(side(hand=["rhetor-gallim"], amber=5), side(battleline=["troll"]), house=HERE)
        t.creature("rhetor-gallim")
        assert [seat.key_cost for seat in t.game.view(0).seats] == [6, 6]
        t.end_turn()
        assert [seat.key_cost for seat in t.game.view(0).seats] == [6, 9]
        t.end_turn()
        assert [seat.key_cost for seat in t.game.view(0).seats] == [6, 6]


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


class TestTheGoldenSpiral:
    test = cases("""
        a friendly creature is exalted, readied and used
            rule: glossary/exalt
            in: saurian
            ada: artifacts the-golden-spiral; line troll(exhausted) krump
            bo: line smaaash
            action the-golden-spiral, offers troll krump, pick troll, finish
            -> the-golden-spiral exhausted, troll amber: 0 > 1, ada amber: 0 > 1
    """)


class TestTheroCenturion:
    test = cases("""
        it captures 1 when played
            in: saurian
            ada: hand thero-centurion
            bo: amber 2
            creature thero-centurion
            -> thero-centurion: hand > battleline, thero-centurion exhausted, thero-centurion amber: 0 > 1,
            -> bo amber: 2 > 1
        and after a fight
            in: saurian
            ada: line thero-centurion
            bo: amber 2; line dust-pixie
            fight thero-centurion dust-pixie
            -> thero-centurion exhausted, thero-centurion armor used: 0 > 1, dust-pixie: battleline > discard,
            -> thero-centurion amber: 0 > 1, bo amber: 2 > 1
        not after it reaps
            in: saurian
            ada: line thero-centurion
            bo: amber 2
            reap thero-centurion
            -> thero-centurion exhausted, ada amber: 0 > 1
    """)


class TestTribute:
    test = cases("""
        the most powerful friendly creature captures 2, and 2 more at the cost of being exalted
            rule: glossary/most-powerful glossary/repeat
            in: saurian
            ada: hand tribute; line troll krump
            bo: amber 5; line gargantodon
            play tribute, answer yes
            -> tribute: hand > discard, ada amber: 0 > 1, troll amber: 0 > 5, bo amber: 5 > 1
        or just 2
            in: saurian
            ada: hand tribute; line troll krump
            bo: amber 5
            play tribute, answer no
            -> tribute: hand > discard, ada amber: 0 > 1, troll amber: 0 > 2, bo amber: 5 > 3
    """)


class TestTricerianLegionary:
    test = cases("""
        it wards a friendly creature, perhaps itself
            rule: glossary/ward
            in: saurian
            ada: hand tricerian-legionary; line troll
            bo: line krump
            creature tricerian-legionary, offers troll tricerian-legionary, pick troll
            -> tricerian-legionary: hand > battleline, tricerian-legionary exhausted, troll warded
    """)


class TestAncientPower:
    test = cases("""
        each friendly creature with amber is warded
            in: saurian
            ada: hand ancient-power; line troll(amber=1) krump bumpsy(amber=2)
            bo: line smaaash(amber=1)
            play ancient-power
            -> ancient-power: hand > discard, ada amber: 0 > 1, troll warded, bumpsy warded
    """)


class TestCenturionStenopius:
    @pytest.mark.parametrize("how", ["play", "fight", "reap"])
    @pytest.mark.parametrize(("answer", "power"), [("yes", 6), ("no", 3)])
    def test_it_may_be_exalted_and_gets_three_power_for_each_amber(self, how: str, answer: str, power: int) -> None:
        here = {"hand" if how == "play" else "battleline": ["centurion-stenopius"]}
        t = table(side(**here), side(battleline=["dust-pixie"]), house=HERE)
        if how == "play":
            t.creature("centurion-stenopius")
        elif how == "reap":
            t.do("reap", "centurion-stenopius")
        else:
            t.fight("centurion-stenopius", "dust-pixie")
        t.answer(answer)
        assert t.card("centurion-stenopius").power == power


class TestCityStateInterest:
    test = cases("""
        each friendly creature captures 1
            rule: glossary/capture
            in: saurian
            ada: hand city-state-interest; line troll krump; amber 2
            bo: amber 5; line bumpsy
            play city-state-interest
            -> city-state-interest: hand > discard, troll amber: 0 > 1, krump amber: 0 > 1, bo amber: 5 > 3
    """)


class TestDracoPraeco:
    test = cases("""
        exalted it enrages each creature of a house
            rule: glossary/enrage
            in: saurian
            ada: line draco-praeco troll
            bo: line krump urchin
            reap draco-praeco, answer yes, answer house:brobnar
            -> draco-praeco exhausted, ada amber: 0 > 1, draco-praeco amber: 0 > 1, troll enraged, krump enraged
        not exalted it does not
            in: saurian
            ada: line draco-praeco
            bo: line krump
            reap draco-praeco, answer no
            -> draco-praeco exhausted, ada amber: 0 > 1
    """)


class TestExile:
    test = cases("""
        the opponent takes control of a friendly creature, which goes to a flank of theirs
            rule: glossary/control-and-ownership
            in: saurian
            ada: hand exile; line troll krump
            bo: line bumpsy
            play exile, offers troll krump, pick troll, finish
            -> exile: hand > discard, ada amber: 0 > 1, troll controller: 0 > 1
            -> ada line: krump
    """)


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
        each of several by whichever creature you say
            rule: glossary/replacement-effects
            in: shadows
            ada: line urchin the-shadow-council dodger
            bo: line gargantodon; amber 5
            action the-shadow-council, offers urchin the-shadow-council dodger, pick urchin
            offers urchin the-shadow-council dodger, pick dodger
            -> the-shadow-council exhausted, urchin amber: 0 > 1, dodger amber: 0 > 1, bo amber: 5 > 3
    """)


class TestLibraryOfPolliasaurus:
    test = cases("""
        1 amber of a friendly creature goes to your pool
            in: saurian
            ada: artifacts library-of-polliasaurus; line troll(amber=2) krump
            bo: line bumpsy(amber=1)
            action library-of-polliasaurus, offers troll krump, pick troll
            -> library-of-polliasaurus exhausted, troll amber: 2 > 1, ada amber: 0 > 1
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

    def test_also_once_they_are_its_neighbors_no_more(self) -> None:
        line = [spec(id_, ready=False) for id_ in ("krump", "troll", "bumpsy")]
        t = table(side(hand=["orator-hissaro", "exile"], battleline=line), side(), house=HERE)
        t.do("play", "orator-hissaro")
        t.answer("slot:1")
        t.do("play", "exile")
        t.pick("orator-hissaro")
        assert [t.card(id_).houses for id_ in ("krump", "troll", "bumpsy")] == [(HERE,), (HERE,), (House.BROBNAR,)]


class TestParaguardian:
    test = cases("""
        exalted it wards its neighbors
            rule: glossary/ward glossary/neighbor
            in: saurian
            ada: line krump troll paraguardian bumpsy
            reap paraguardian, answer yes
            -> paraguardian exhausted, ada amber: 0 > 1, paraguardian amber: 0 > 1, troll warded, bumpsy warded
        not exalted it does not
            in: saurian
            ada: line paraguardian bumpsy
            reap paraguardian, answer no
            -> paraguardian exhausted, ada amber: 0 > 1
    """)


class TestPhilophosaurus:
    test = cases("""
        of the top 3 cards one is archived, one comes to your hand, one is discarded
            in: saurian
            ada: line philophosaurus; deck troll krump bumpsy urchin
            reap philophosaurus, answer yes, offers troll krump bumpsy, pick krump, offers troll bumpsy, pick bumpsy
            -> philophosaurus exhausted, ada amber: 0 > 1, krump: deck > archives, bumpsy: deck > hand,
            -> troll: deck > discard
            -> ada deck: urchin
        of 2 there is none left to discard
            rule: glossary/resolve-as-much-as-you-can
            in: saurian
            ada: line philophosaurus; deck troll krump
            reap philophosaurus, answer yes, pick krump, pick troll
            -> philophosaurus exhausted, ada amber: 0 > 1, krump: deck > archives, troll: deck > hand
        or you look at nothing
            in: saurian
            ada: line philophosaurus; deck troll krump bumpsy
            reap philophosaurus, answer no
            -> philophosaurus exhausted, ada amber: 0 > 1
    """)


class TestRegrettableMeteor:
    test = cases("""
        dinosaurs and creatures with power 6 or higher are destroyed on both sides
            in: saurian
            ada: hand regrettable-meteor; line senator-shrix bumpsy
            bo: line krump urchin orator-hissaro
            play regrettable-meteor, finish
            -> regrettable-meteor: hand > discard, ada amber: 0 > 1, senator-shrix: battleline > discard,
            -> krump: battleline > discard, orator-hissaro: battleline > discard
    """)


class TestSicSemperTyrannosaurus:
    test = cases("""
        the amber of the most powerful creature comes to your pool before it is destroyed
            rule: glossary/most-powerful
            in: saurian
            ada: hand sic-semper-tyrannosaurus; line krump(amber=1)
            bo: line troll(amber=3) bumpsy(amber=1)
            play sic-semper-tyrannosaurus
            -> sic-semper-tyrannosaurus: hand > discard, ada amber: 0 > 3, troll: battleline > discard
        of equals you choose
            in: saurian
            ada: hand sic-semper-tyrannosaurus; line krump(amber=1)
            bo: line krump(amber=2) bumpsy
            play sic-semper-tyrannosaurus, offers krump krump, pick krump#1
            -> sic-semper-tyrannosaurus: hand > discard, ada amber: 0 > 1, krump: battleline > discard
    """)


class TestStomp:
    test = cases("""
        it deals 5 damage, and a friendly creature is exalted if that destroys
            rule: glossary/this-way
            in: saurian
            ada: hand stomp; line troll krump
            bo: line bumpsy smaaash
            play stomp, offers troll krump bumpsy smaaash, pick bumpsy, offers troll krump, pick krump
            -> stomp: hand > discard, ada amber: 0 > 1, bumpsy: battleline > discard, krump amber: 0 > 1
        else not
            in: saurian
            ada: hand stomp; line troll
            bo: line krump
            play stomp, pick krump
            -> stomp: hand > discard, ada amber: 0 > 1, krump damage: 0 > 5
    """)


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


class TestTheCallipygianIdeal:
    test = cases("""
        its creature is exalted
            rule: glossary/exalt
            in: saurian
            ada: hand the-callipygian-ideal; line troll
            play the-callipygian-ideal, pick troll
            -> the-callipygian-ideal: hand > upgrade, the-callipygian-ideal on: nothing > troll, troll amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/forge")
    @pytest.mark.parametrize(("controller", "keys"), [(0, 1), (1, 0)])
    def test_the_controller_of_the_creature_may_spend_what_is_on_it(self, controller: int, keys: int) -> None:
        bearer = spec("troll", amber=4, upgrades=["the-callipygian-ideal"])
        sides = [side(amber=2, houses=[HERE]), side(houses=[HERE])]
        sides[controller] = side(battleline=[bearer], amber=2 * (controller == 0), houses=[HERE])
        if controller:
            sides[0] = side(amber=2, houses=[HERE])
        t = table(sides[1], sides[0], house=HERE)
        t.end_turn()
        assert len(t.game.state.players[1].keys) == keys


class TestTribunePompitus:
    def test_each_friendly_creature_gets_two_power_for_each_amber_on_itself(self) -> None:
        ada = side(battleline=[spec("tribune-pompitus", amber=1), spec("troll", amber=2), "bumpsy"])
        t = table(ada, side(battleline=[spec("krump", amber=2)]))
        powers = {id_: t.card(id_).power for id_ in ("tribune-pompitus", "troll", "bumpsy", "krump")}
        assert powers == {"tribune-pompitus": 6, "troll": 12, "bumpsy": 5, "krump": 6}

    test = cases("""
        before it fights it may be exalted, and is stronger
            in: saurian
            ada: line tribune-pompitus
            bo: line krump
            fight tribune-pompitus krump, answer yes
            -> tribune-pompitus exhausted, tribune-pompitus amber: 0 > 1, tribune-pompitus armor used: 0 > 2,
            -> tribune-pompitus damage: 0 > 4, krump: battleline > discard
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


class TestCincinnatusRex:
    test = cases("""
        after a fight it may be exalted to ready all other friendly cards
            in: saurian
            ada: line cincinnatus-rex troll(exhausted); artifacts city-gates(exhausted)
            bo: line dust-pixie krump(exhausted)
            fight cincinnatus-rex dust-pixie, answer yes, finish
            -> cincinnatus-rex exhausted, cincinnatus-rex amber: 0 > 1, cincinnatus-rex armor used: 0 > 1,
            -> dust-pixie: battleline > discard, troll exhausted: yes > no, city-gates exhausted: yes > no
        with the last enemy creature it goes before that
            rule: glossary/constant-abilities
            in: saurian
            ada: line cincinnatus-rex troll(exhausted)
            bo: line dust-pixie
            fight cincinnatus-rex dust-pixie, finish
            -> cincinnatus-rex: battleline > discard, dust-pixie: battleline > discard
    """)


class TestCityGates:
    test = cases("""
        a friendly creature captures 1
            in: saurian
            ada: artifacts city-gates; line troll senator-shrix
            bo: amber 3; line krump
            action city-gates, offers troll senator-shrix, pick troll
            -> city-gates exhausted, troll amber: 0 > 1, bo amber: 3 > 2
        a dinosaur 2
            in: saurian
            ada: artifacts city-gates; line troll senator-shrix
            bo: amber 3
            action city-gates, pick senator-shrix
            -> city-gates exhausted, senator-shrix amber: 0 > 2, bo amber: 3 > 1
    """)


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


class TestDiploMacy:
    @pytest.mark.rule("glossary/lasting-effects", "glossary/alpha")
    def test_each_creature_is_exalted_before_it_fights_until_your_next_turn(self) -> None:
        ada = side(hand=["diplo-macy"], battleline=["senator-shrix", "troll"])
        bo = side(battleline=["krump", "dust-pixie"], houses=[House.BROBNAR])
        t = table(ada, bo, house=HERE)
        t.do("play", "diplo-macy")
        t.fight("senator-shrix", "dust-pixie")
        assert t.card("senator-shrix").amber == 1
        t.end_turn()
        t.fight("krump", "troll")
        assert t.amber(0) == 1 + 1  # its bonus icon, and what lay on Krump

    @pytest.mark.rule("glossary/lasting-effects")
    def test_in_your_next_turn_nothing_is_exalted(self) -> None:
        ada = side(hand=["diplo-macy"], battleline=["senator-shrix"])
        t = table(ada, side(battleline=["dust-pixie"]), house=HERE)
        t.do("play", "diplo-macy")
        t.end_turn()
        t.end_turn()
        t.fight("senator-shrix", "dust-pixie")
        assert t.card("senator-shrix").amber == 0

    def test_it_is_the_first_card_of_a_turn_or_none(self) -> None:
        t = table(side(hand=["diplo-macy"], battleline=["senator-shrix"]), None, house=HERE)
        assert t.can("play", "diplo-macy")
        t.do("reap", "senator-shrix")
        t.answer("no")
        assert not t.can("play", "diplo-macy")


class TestFavorOfRex:
    test = cases("""
        the play effect of a creature resolves again
            rule: glossary/play-abilities
            in: saurian
            ada: hand favor-of-rex; line urchin troll
            bo: amber 3; line smaaash
            play favor-of-rex, offers urchin troll smaaash, pick urchin
            -> favor-of-rex: hand > discard, ada amber: 0 > 2, bo amber: 3 > 2
        that of an enemy creature resolves for you
            in: saurian
            ada: hand favor-of-rex; amber 2
            bo: amber 3; line urchin
            play favor-of-rex, pick urchin
            -> favor-of-rex: hand > discard, ada amber: 2 > 4, bo amber: 3 > 2
    """)


class TestGoodOfTheMany:
    test = cases("""
        who shares no trait with another creature of its side is destroyed
            rule: glossary/traits
            in: saurian
            ada: hand good-of-the-many; line troll krump urchin
            bo: line silvertooth bumpsy noddy-the-thief
            play good-of-the-many, finish
            -> good-of-the-many: hand > discard, urchin: battleline > discard, bumpsy: battleline > discard
    """)


class TestGrimlocusDux:
    test = cases("""
        it is exalted twice
            rule: glossary/exalt
            in: saurian
            ada: hand grimlocus-dux
            creature grimlocus-dux
            -> grimlocus-dux: hand > battleline, grimlocus-dux exhausted, grimlocus-dux amber: 0 > 2
    """)


class TestImperialForge:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("amber", "keys"), [(10, 0), (11, 1)])
    def test_a_key_for_eight_more_less_one_for_each_amber_on_friendly_creatures(self, amber: int, keys: int) -> None:
        line = [spec("troll", amber=2), spec("krump", amber=1), "bumpsy"]
        ada = side(hand=["imperial-forge"], battleline=line, amber=amber - 1)  # and its bonus icon
        t = table(ada, side(battleline=[spec("smaaash", amber=4)]), house=HERE)
        t.do("play", "imperial-forge")
        t.finish()
        assert (len(t.game.state.players[0].keys), t.amber(0)) == (keys, 0 if keys else amber)


class TestImperialRoad:
    test = cases("""
        you play a saurian creature, which enters stunned
            rule: glossary/stun glossary/enters-play
            in: brobnar
            ada: artifacts imperial-road; hand senator-shrix troll
            omni imperial-road, offers senator-shrix, pick senator-shrix, answer slot:0, answer yes
            -> imperial-road exhausted, senator-shrix: hand > battleline, senator-shrix exhausted,
            -> senator-shrix stunned, senator-shrix amber: 0 > 1
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


class TestLiviaTheElder:
    @pytest.mark.rule("glossary/fight", "glossary/reap")
    @pytest.mark.parametrize(("answer", "gained", "drawn"), [("yes", 1 + 2, 1), ("no", 1, 0)])
    def test_effects_after_fights_and_after_reaping_are_one(self, answer: str, gained: int, drawn: int) -> None:
        fighter = spec("spartasaur", house=HERE)  # After Fight: gain 2
        reaper = spec("doc-bookton", house=HERE)  # After Reap: draw a card
        ada = side(battleline=["livia-the-elder", fighter, reaper], deck=["anger", "punch"])
        t = table(ada, side(battleline=["dust-pixie", spec("doc-bookton", house=House.DIS)]), house=HERE)
        t.do("reap", "livia-the-elder")
        t.answer(answer)
        before = t.amber(0)
        t.do("reap", "spartasaur")
        assert t.amber(0) - before == gained
        t.do("fight", "doc-bookton")
        t.pick("dust-pixie")
        assert len(t.ids(0, "hand")) == drawn
        assert t.card("livia-the-elder").amber == (answer == "yes")

    @pytest.mark.rule("glossary/lasting-effects")
    def test_in_a_later_turn_they_are_what_they_were(self) -> None:
        ada = side(battleline=["livia-the-elder", spec("spartasaur", house=HERE)], houses=[HERE])
        t = table(ada, side(houses=[House.DIS]), house=HERE)
        t.do("reap", "livia-the-elder")
        t.answer("yes")
        t.end_turn()
        t.end_turn()
        before = t.amber(0)
        t.do("reap", "spartasaur")
        assert t.amber(0) == before + 1


class TestPrimusUnguis:
    test = cases("""
        it is exalted after it reaps
            in: saurian
            ada: line primus-unguis
            reap primus-unguis
            -> ada amber: 0 > 1, primus-unguis exhausted, primus-unguis amber: 0 > 1
    """)

    def test_each_friendly_creature_gets_two_power_for_each_amber_on_it(self) -> None:
        ada = side(battleline=[spec("primus-unguis", amber=2), spec("troll", amber=1)])
        t = table(ada, side(battleline=["krump"]))
        assert [t.card(id_).power for id_ in ("primus-unguis", "troll", "krump")] == [9, 12, 6]


class TestSaurusRex:
    test = cases("""
        exalted in the center it finds a saurian card
            rule: glossary/search glossary/center-of-the-battleline
            in: saurian
            ada: line troll saurus-rex krump; deck bumpsy senator-shrix exile
            reap saurus-rex, answer yes, offers 0-1 of: senator-shrix exile, pick exile
            -> ada amber: 0 > 1, saurus-rex exhausted, saurus-rex amber: 0 > 1, exile: deck > hand
        after a fight, too
            in: saurian
            ada: line saurus-rex; deck exile
            bo: line dust-pixie
            fight saurus-rex dust-pixie, answer yes, pick exile
            -> saurus-rex exhausted, saurus-rex damage: 0 > 1, dust-pixie: battleline > discard,
            -> saurus-rex amber: 0 > 1, exile: deck > hand
        nowhere else
            in: saurian
            ada: line troll saurus-rex; deck exile
            reap saurus-rex
            -> ada amber: 0 > 1, saurus-rex exhausted
        it need not be exalted
            in: saurian
            ada: line saurus-rex; deck exile
            reap saurus-rex, answer no
            -> ada amber: 0 > 1, saurus-rex exhausted
    """)


class TestSauryAboutThat:
    test = cases("""
        a creature is destroyed and its controller gains 1
            in: saurian
            ada: hand saury-about-that; line troll
            bo: line krump
            play saury-about-that, offers troll krump, pick krump
            -> saury-about-that: hand > discard, krump: battleline > discard, bo amber: 0 > 1
        also where that is you
            in: saurian
            ada: hand saury-about-that; line troll
            play saury-about-that, pick troll
            -> saury-about-that: hand > discard, troll: battleline > discard, ada amber: 0 > 1
    """)


class TestSenatorBracchus:
    test = cases("""
        it is exalted after it reaps
            in: saurian
            ada: line senator-bracchus
            reap senator-bracchus
            -> ada amber: 0 > 1, senator-bracchus exhausted, senator-bracchus amber: 0 > 1
        and after it fights
            in: saurian
            ada: line senator-bracchus
            bo: line dust-pixie
            fight senator-bracchus dust-pixie
            -> senator-bracchus exhausted, senator-bracchus damage: 0 > 1, dust-pixie: battleline > discard,
            -> senator-bracchus amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/forge")
    @pytest.mark.parametrize(
        ("there", "amber", "keys"), [(["senator-bracchus"], 2, 1), (["senator-bracchus"], 1, 0), ([], 2, 0)]
    )
    def test_you_may_spend_what_is_on_friendly_creatures(self, there: list[str], amber: int, keys: int) -> None:
        bo = side(battleline=[*there, spec("troll", amber=3), spec("krump", amber=1)], amber=amber, houses=[HERE])
        t = table(side(battleline=[spec("bumpsy", amber=3)]), bo, house=HERE)
        t.end_turn()
        assert len(t.game.state.players[1].keys) == keys


class TestSowSalt:
    @pytest.mark.rule("glossary/cannot", "glossary/lasting-effects")
    def test_nobody_reaps_until_your_next_turn(self) -> None:
        ada = side(hand=["sow-salt"], battleline=["senator-shrix"])
        t = table(ada, side(battleline=["troll"]), house=HERE)
        assert t.can("reap", "senator-shrix")
        t.do("play", "sow-salt")
        assert not t.can("reap", "senator-shrix")
        t.end_turn()
        assert not t.can("reap", "troll")
        t.end_turn()
        assert t.can("reap", "senator-shrix")


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


class TestTertiate:
    test = cases("""
        a third of each side is destroyed, rounded up, and you choose
            in: saurian
            ada: hand tertiate; line troll krump bumpsy
            bo: line smaaash urchin dust-pixie silvertooth
            play tertiate, offers 2-2 of: smaaash urchin dust-pixie silvertooth, pick smaaash urchin
            offers troll krump bumpsy, pick bumpsy, finish
            -> tertiate: hand > discard, ada amber: 0 > 1, smaaash: battleline > discard,
            -> urchin: battleline > discard, bumpsy: battleline > discard
        a side without creatures loses none
            in: saurian
            ada: hand tertiate
            bo: line krump
            play tertiate, pick krump
            -> tertiate: hand > discard, ada amber: 0 > 1, krump: battleline > discard
    """)


class TestTheColosseum:
    def colosseum(self, glory: int, amber: int) -> Table:
        ada = side(artifacts=[spec("the-colosseum", counters={"glory": glory})], amber=amber, battleline=["troll"])
        return table(ada, side(battleline=["dust-pixie", "urchin"]), house=House.BROBNAR)

    @pytest.mark.rule("glossary/counters-and-tokens")
    def test_a_creature_destroyed_in_a_fight_adds_glory(self) -> None:
        t = self.colosseum(0, 0)
        t.fight("troll", "dust-pixie")
        assert dict(t.card("the-colosseum").counters) == {"glory": 1}

    def test_your_own_adds_none(self) -> None:
        ada = side(artifacts=["the-colosseum"], battleline=["ganger-chieftain"])
        t = table(ada, side(battleline=["troll"]), house=House.BROBNAR)
        t.fight("ganger-chieftain", "troll")
        assert (t.zone("ganger-chieftain"), dict(t.card("the-colosseum").counters)) == ("discard", {})

    def test_one_destroyed_otherwise_adds_none(self) -> None:
        ada = side(artifacts=["the-colosseum"], battleline=["dust-pixie"], hand=["punch"])
        t = table(ada, side(battleline=["urchin", "krump"]), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("urchin")
        assert dict(t.card("the-colosseum").counters) == {}

    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(
        ("glory", "amber", "keys", "left"), [(7, 6, 1, 1), (6, 6, 1, 0), (5, 6, 0, 5), (6, 5, 0, 0)]
    )
    def test_six_glory_let_you_forge(self, glory: int, amber: int, keys: int, left: int) -> None:
        t = self.colosseum(glory, amber)
        t.do("omni", "the-colosseum")
        t.finish()
        assert len(t.game.state.players[0].keys) == keys
        assert dict(t.card("the-colosseum").counters).get("glory", 0) == left


class TestTriumph:
    LINE = ("troll", "krump", "bumpsy", "smaaash", "urchin", "silvertooth")

    @pytest.mark.rule("glossary/exalt", "glossary/forge")
    @pytest.mark.parametrize(("creatures", "enemies", "keys"), [(6, [], 1), (5, [], 0), (6, ["dust-pixie"], 0)])
    def test_six_exalted_creatures_without_an_enemy_are_a_key(
        self, creatures: int, enemies: list[str], keys: int
    ) -> None:
        line = self.LINE[:creatures]
        t = table(side(hand=["triumph"], battleline=[*line]), side(battleline=enemies), house=HERE)
        t.do("play", "triumph")
        t.finish()
        assert {t.card(id_).amber for id_ in line} == {0 if enemies else 1}
        assert t.amber(0) == 1, "what its bonus icon gave"
        assert len(t.game.state.players[0].keys) == keys
