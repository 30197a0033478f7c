"""Mass Mutation, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import PLAYERS
from kfdesk.language.words import CREATURE, a, card, omni, ready
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SAURIAN


class TestBewareTheIdes:
    test = cases("""
        a creature in the center of its battleline is dealt 23 damage
            rule: glossary/center-of-the-battleline
            in: saurian
            ada: hand beware-the-ides; line krump urchin bumpsy
            bo: line silvertooth troll(power_counters=16) smaaash
            play beware-the-ides, offers urchin troll, pick troll
            -> beware-the-ides: hand > discard, ada amber: 0 > 1, troll damage: 0 > 23
        where no battleline has a center nothing is dealt
            in: saurian
            ada: hand beware-the-ides
            bo: line silvertooth troll
            play beware-the-ides
            -> beware-the-ides: hand > discard, ada amber: 0 > 1
    """)


class TestCitizenShrix:
    test = cases("""
        played, it is exalted and you steal 1
            rule: glossary/exalt glossary/steal
            in: saurian
            ada: hand citizen-shrix
            bo: amber 2
            creature citizen-shrix
            -> citizen-shrix: hand > battleline, citizen-shrix exhausted, citizen-shrix amber: 0 > 1,
            -> ada amber: 0 > 1, bo amber: 2 > 1
        after it reaps, too, even where there is nothing to steal
            in: saurian
            ada: line citizen-shrix
            reap citizen-shrix
            -> citizen-shrix exhausted, citizen-shrix amber: 0 > 1, ada amber: 0 > 1
    """)


class TestConsulPrimus:
    test = cases("""
        after it reaps 1 amber goes from a creature to another
            rule: glossary/move
            in: saurian
            ada: line consul-primus troll
            bo: line krump(amber=2)
            reap consul-primus, offers consul-primus troll krump, pick krump, offers consul-primus troll, pick troll
            -> consul-primus exhausted, ada amber: 0 > 1, krump amber: 2 > 1, troll amber: 0 > 1
        the creature chosen may have none
            in: saurian
            ada: line consul-primus
            bo: line krump(amber=2) troll
            reap consul-primus, offers consul-primus krump troll, pick troll
            -> consul-primus exhausted, ada amber: 0 > 1
    """)


class TestCornicenOctavia:
    test = cases("""
        it captures 2
            rule: glossary/capture
            in: saurian
            ada: line cornicen-octavia
            bo: amber 3
            action cornicen-octavia
            -> cornicen-octavia exhausted, cornicen-octavia amber: 0 > 2, bo amber: 3 > 1
    """)


class TestCurseOfVanity:
    test = cases("""
        a friendly and an enemy creature are exalted
            rule: glossary/exalt
            in: saurian
            ada: hand curse-of-vanity; line troll krump
            bo: line bumpsy smaaash
            play curse-of-vanity, offers troll krump, pick krump, offers bumpsy smaaash, pick smaaash
            -> curse-of-vanity: hand > discard, ada amber: 0 > 1, krump amber: 0 > 1, smaaash amber: 0 > 1
        where there is no friendly one the enemy is
            rule: glossary/resolve-as-much-as-you-can
            in: saurian
            ada: hand curse-of-vanity
            bo: line bumpsy
            play curse-of-vanity, pick bumpsy
            -> curse-of-vanity: hand > discard, ada amber: 0 > 1, bumpsy amber: 0 > 1
    """)


class TestDaemoSaurus:
    test = cases("""
        exalted when you play it, it deals 3 damage to a creature
            in: saurian
            ada: hand dæmo-saurus
            bo: line troll
            creature dæmo-saurus, answer yes, offers dæmo-saurus troll, pick troll
            -> dæmo-saurus: hand > battleline, dæmo-saurus exhausted, dæmo-saurus amber: 0 > 1, troll damage: 0 > 3
        not exalted it deals none
            in: saurian
            ada: hand dæmo-saurus
            bo: line troll
            creature dæmo-saurus, answer no
            -> dæmo-saurus: hand > battleline, dæmo-saurus exhausted
        its controller steals 1 when it is destroyed
            rule: glossary/destroyed
            in: dis
            ada: hand gateway-to-dis; amber 2
            bo: line dæmo-saurus
            play gateway-to-dis
            -> gateway-to-dis: hand > discard, dæmo-saurus: battleline > discard, ada chains: 0 > 3, ada amber: 2 > 1,
            -> bo amber: 0 > 1
    """)


class TestDefenseInitiative:
    test = cases("""
        the warded creature may be exalted, and its neighbors are warded then
            rule: glossary/ward glossary/neighbor
            in: saurian
            ada: hand defense-initiative; line troll krump bumpsy smaaash
            bo: line urchin
            play defense-initiative, offers troll krump bumpsy smaaash urchin, pick krump, answer yes
            -> defense-initiative: hand > discard, krump warded, krump amber: 0 > 1, troll warded, bumpsy warded
        without that it alone is warded
            in: saurian
            ada: hand defense-initiative; line troll krump bumpsy
            play defense-initiative, pick krump, answer no
            -> defense-initiative: hand > discard, krump warded
        an enemy creature may be chosen, too
            in: saurian
            ada: hand defense-initiative; line troll
            bo: line krump bumpsy
            play defense-initiative, pick krump, answer yes
            -> defense-initiative: hand > discard, krump warded, krump amber: 0 > 1, bumpsy warded
    """)


class TestFaustTheGreat:
    test = cases("""
        a friendly creature may be exalted when you play it
            in: saurian
            ada: hand faust-the-great; line troll
            bo: line krump
            creature faust-the-great, answer yes, offers troll faust-the-great, pick troll
            -> faust-the-great: hand > battleline, faust-the-great exhausted, troll amber: 0 > 1
        or none
            in: saurian
            ada: hand faust-the-great; line troll
            creature faust-the-great, answer no
            -> faust-the-great: hand > battleline, faust-the-great exhausted
    """)

    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_the_opponents_keys_cost_more_for_friendly_creatures_with_amber(self) -> None:
        line = [spec("faust-the-great", amber=1), spec("troll", amber=3), "krump"]
        t = table(side(battleline=line), side(battleline=[spec("bumpsy", amber=1)]))
        assert [key_cost(t.game.core, player) for player in PLAYERS] == [6, 8]


class TestGaleatops:
    test = cases("""
        it deals but 4 damage when it fights
            rule: glossary/power
            in: saurian
            ada: line galeatops
            bo: line troll
            fight galeatops troll
            -> galeatops exhausted, galeatops damage: 0 > 8, troll damage: 0 > 4
        and when it is attacked
            in: brobnar
            ada: line troll
            bo: line galeatops
            fight troll galeatops
            -> troll exhausted, troll damage: 0 > 4, galeatops damage: 0 > 8
    """)


class TestMonumentToLudo:
    test = cases("""
        1 amber goes from a creature to the common supply
            in: saurian
            ada: artifacts monument-to-ludo; line troll(amber=1); discard fear
            bo: line krump(amber=3)
            action monument-to-ludo, offers troll krump, pick krump
            -> monument-to-ludo exhausted, krump amber: 3 > 2
        2 do while Praefectus Ludo is in your discard pile
            in: saurian
            ada: artifacts monument-to-ludo; discard troll praefectus-ludo
            bo: line krump(amber=3) bumpsy
            action monument-to-ludo, offers krump bumpsy, pick krump
            -> monument-to-ludo exhausted, krump amber: 3 > 1
        not where it is in that of the opponent or in play
            in: saurian
            ada: artifacts monument-to-ludo; line praefectus-ludo
            bo: line krump(amber=3); discard praefectus-ludo
            action monument-to-ludo, pick krump
            -> monument-to-ludo exhausted, krump amber: 3 > 2
    """)


class TestSagittariisGaze:
    test = cases("""
        a damaged creature is exalted
            in: saurian
            ada: hand sagittarii-s-gaze; line troll(damage=1) bumpsy
            bo: line krump(damage=2) smaaash
            play sagittarii-s-gaze, offers troll krump, pick krump
            -> sagittarii-s-gaze: hand > discard, ada amber: 0 > 1, krump amber: 0 > 1
        where none is damaged nothing happens
            in: saurian
            ada: hand sagittarii-s-gaze; line troll
            play sagittarii-s-gaze
            -> sagittarii-s-gaze: hand > discard, ada amber: 0 > 1
    """)


class TestSpoilsOfBattle:
    test = cases("""
        a friendly creature captures 1, then each creature with amber on it captures 1 from its opponent
            rule: glossary/capture
            in: saurian
            ada: hand spoils-of-battle; line troll krump urchin(amber=1); amber 4
            bo: line bumpsy(amber=1) smaaash; amber 9
            play spoils-of-battle, offers troll krump urchin, pick troll
            -> spoils-of-battle: hand > discard, troll amber: 0 > 2, urchin amber: 1 > 2, bumpsy amber: 1 > 2,
            -> bo amber: 9 > 6
    """)


class TestBlastFromThePast:
    test = cases("""
        a saurian creature of your discard pile is archived, and its power dealt to an enemy creature
            rule: glossary/archives glossary/power
            in: saurian
            ada: hand blast-from-the-past; discard thero-centurion troll phalanx-strike grimlocus-dux; line bumpsy krump
            bo: line smaaash troll(power_counters=3); discard questor-jarta
            play blast-from-the-past, offers bumpsy krump, pick bumpsy, offers grimlocus-dux thero-centurion
            pick thero-centurion, offers smaaash troll, pick troll#2
            -> blast-from-the-past: hand > discard, bumpsy amber: 0 > 1, thero-centurion: discard > archives,
            -> troll 2 damage: 0 > 6
        without one no damage is dealt
            in: saurian
            ada: hand blast-from-the-past; line bumpsy; discard troll
            bo: line smaaash
            play blast-from-the-past, pick bumpsy
            -> blast-from-the-past: hand > discard, bumpsy amber: 0 > 1
    """)


class TestCuriaSaurus:
    test = cases("""
        a creature with amber gives 1 of it to the most powerful enemy when it is destroyed
            rule: glossary/destroyed glossary/most-powerful
            in: brobnar
            ada: hand punch; artifacts curia-saurus; line krump troll
            bo: line urchin(amber=2) bumpsy
            play punch, pick urchin
            -> punch: hand > discard, urchin: battleline > discard, troll amber: 0 > 1, ada amber: 0 > 2
        one of yours gives it to one of the opponent
            in: brobnar
            ada: hand punch; artifacts curia-saurus; line silvertooth(amber=1) troll
            bo: line krump bumpsy
            play punch, pick silvertooth
            -> punch: hand > discard, silvertooth: battleline > discard, krump amber: 0 > 1, ada amber: 0 > 1
        one without amber has none to give
            in: brobnar
            ada: hand punch; artifacts curia-saurus; line troll
            bo: line urchin
            play punch, pick urchin
            -> punch: hand > discard, urchin: battleline > discard, ada amber: 0 > 1
    """)


class TestDarkCenturion:
    test = cases("""
        1 amber goes from a creature to the common supply, and that creature is warded
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            in: saurian
            ada: line dark-centurion troll(amber=2)
            bo: line krump(amber=1)
            action dark-centurion, offers dark-centurion troll krump, pick troll
            -> dark-centurion exhausted, troll amber: 2 > 1, troll warded
        one without amber may be chosen and is not warded
            rule: glossary/if-you-do-and-in-order-to
            in: saurian
            ada: line dark-centurion troll
            bo: line krump(amber=1)
            action dark-centurion, offers dark-centurion troll krump, pick troll
            -> dark-centurion exhausted
        where none has amber nothing is asked
            in: saurian
            ada: line dark-centurion troll
            action dark-centurion
            -> dark-centurion exhausted
    """)


class TestDreadboneDecimus:
    test = cases("""
        exalted when you play it, it destroys a creature with lower power
            rule: glossary/power
            in: saurian
            ada: hand dreadbone-decimus; line silvertooth
            bo: line troll bumpsy snufflegator urchin
            creature dreadbone-decimus, answer yes, offers silvertooth snufflegator urchin, pick snufflegator
            -> dreadbone-decimus: hand > battleline, dreadbone-decimus exhausted, dreadbone-decimus amber: 0 > 1,
            -> snufflegator: battleline > discard
        not exalted it destroys none
            in: saurian
            ada: hand dreadbone-decimus
            bo: line snufflegator
            creature dreadbone-decimus, answer no
            -> dreadbone-decimus: hand > battleline, dreadbone-decimus exhausted
        after a fight, too, by the power it has then
            in: saurian
            ada: line dreadbone-decimus(power_counters=1)
            bo: line silvertooth bumpsy
            fight dreadbone-decimus silvertooth, answer yes, pick bumpsy
            -> dreadbone-decimus exhausted, dreadbone-decimus damage: 0 > 2, dreadbone-decimus amber: 0 > 1,
            -> silvertooth: battleline > discard, bumpsy: battleline > discard
    """)


class TestGladiodontus:
    test = cases("""
        it enters play stunned
            rule: glossary/stun
            in: saurian
            ada: hand gladiodontus
            creature gladiodontus
            -> gladiodontus: hand > battleline, gladiodontus exhausted, gladiodontus stunned
        after the first time it is used it is readied and enraged
            rule: glossary/ready-and-exhausted glossary/enrage
            in: saurian
            ada: line gladiodontus
            bo: line troll
            reap gladiodontus
            -> gladiodontus enraged, ada amber: 0 > 1
        it deals 5 damage in a fight, and is not readied the second time
            in: saurian
            ada: line gladiodontus
            bo: line troll krump
            fight gladiodontus troll, fight gladiodontus krump
            -> gladiodontus exhausted, gladiodontus damage: 0 > 14, troll damage: 0 > 5, krump damage: 0 > 5
        nor where another creature is used
            in: saurian
            ada: line gladiodontus(exhausted) questor-jarta
            reap questor-jarta, answer no
            -> questor-jarta exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/stun")
    def test_to_remove_its_stun_is_its_first_use(self) -> None:
        readying = card("cannon", omni(ready(a(CREATURE))))
        ada = side(battleline=[spec("gladiodontus", stunned=True)], artifacts=["cannon"])
        t = table(ada, side(), readying, house=HERE)
        t.do("unstun", "gladiodontus")
        t.do("omni", "cannon")
        t.finish()
        t.do("reap", "gladiodontus")
        assert (t.card("gladiodontus").ready, t.card("gladiodontus").enraged) == (False, False)

    def test_each_turn_has_a_first_time(self) -> None:
        t = table(side(battleline=["gladiodontus"], houses=[HERE]), side(battleline=["troll"]), house=HERE)
        t.do("reap", "gladiodontus")
        t.fight("gladiodontus", "troll")
        assert not t.card("gladiodontus").ready
        t.end_turn()
        t.end_turn()
        t.fight("gladiodontus", "troll")
        assert t.card("gladiodontus").ready


class TestHedonisticIntent:
    test = cases("""
        each creature on a flank is exalted
            rule: glossary/flank
            in: saurian
            ada: hand hedonistic-intent; line troll krump bumpsy
            bo: line smaaash
            play hedonistic-intent
            -> hedonistic-intent: hand > discard, ada amber: 0 > 1, troll amber: 0 > 1, bumpsy amber: 0 > 1,
            -> smaaash amber: 0 > 1
    """)


class TestHumble:
    test = cases("""
        an exhausted creature gives 3 of its amber to the common supply
            in: saurian
            ada: hand humble; line troll
            bo: line krump(amber=4)
            play humble, offers troll krump, pick krump
            -> humble: hand > discard, ada amber: 0 > 1, krump exhausted, krump amber: 4 > 1
        as much as it has
            in: saurian
            ada: hand humble
            bo: line krump(amber=2)
            play humble, pick krump
            -> humble: hand > discard, ada amber: 0 > 1, krump exhausted, krump amber: 2 > 0
        one that was exhausted before gives nothing
            rule: glossary/if-you-do-and-in-order-to
            in: saurian
            ada: hand humble
            bo: line krump(amber=2 exhausted) troll
            play humble, pick krump
            -> humble: hand > discard, ada amber: 0 > 1
    """)


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


class TestSenatorQuintina:
    test = cases("""
        a creature that reaps is exalted, itself, too
            in: saurian
            ada: line senator-quintina dark-centurion
            reap senator-quintina, reap dark-centurion
            -> senator-quintina exhausted, dark-centurion exhausted, senator-quintina amber: 0 > 1,
            -> dark-centurion amber: 0 > 1, ada amber: 0 > 2
        one of the opponent of Quintina as well
            in: brobnar
            ada: line bumpsy krump
            bo: line senator-quintina
            reap krump
            -> krump exhausted, krump amber: 0 > 1, ada amber: 0 > 1
    """)


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


class TestCrystalSurge:
    test = cases("""
        each mutant creature is exalted
            in: saurian
            ada: hand crystal-surge; line mutant-cutpurse troll
            bo: line maleficorn krump
            play crystal-surge
            -> crystal-surge: hand > discard, ada amber: 0 > 1, mutant-cutpurse amber: 0 > 1, maleficorn amber: 0 > 1
    """)


class TestForumOfGiants:
    test = cases("""
        at the start of your turn you gain 1 if you control the most powerful creature
            rule: glossary/most-powerful
            in: saurian
            ada: line troll
            bo: artifacts forum-of-giants; line troll(power_counters=1)
            end turn
            -> bo amber: 0 > 1
        the opponent does if that is theirs
            in: saurian
            ada: line troll
            bo: artifacts forum-of-giants; line krump
            end turn
            -> ada amber: 0 > 1
        at the start of the opponent's turn nobody does
            in: saurian
            ada: artifacts forum-of-giants; line troll
            bo: line krump
            end turn
        nor without creatures
            in: saurian
            bo: artifacts forum-of-giants
            end turn
    """)

    @pytest.mark.rule("glossary/most-powerful")
    @pytest.mark.parametrize("picked", [0, 1])
    def test_of_equal_ones_the_active_player_chooses(self, picked: int) -> None:
        bo = side(artifacts=["forum-of-giants"], battleline=["troll", "urchin"])
        t = table(side(battleline=["troll", "krump"]), bo, house=HERE)
        t.game.choose("end-turn")
        t.offers("troll", "troll")
        t.pick(("troll", picked))
        assert [t.amber(player) for player in (0, 1)] == [1 - picked, picked]


class TestHighPriestTorvus:
    test = cases("""
        exalted after it reaps, it brings your next action card back to your hand, and that one only
            in: saurian
            ada: line high-priest-torvus; hand crystal-surge hedonistic-intent
            reap high-priest-torvus, answer yes, play crystal-surge, play hedonistic-intent
            -> high-priest-torvus exhausted, high-priest-torvus amber: 0 > 2, ada amber: 0 > 3,
            -> hedonistic-intent: hand > discard
        creatures do not count
            in: saurian
            ada: line high-priest-torvus; hand crystal-surge galeatops
            reap high-priest-torvus, answer yes, creature galeatops, play crystal-surge
            -> high-priest-torvus exhausted, high-priest-torvus amber: 0 > 1, ada amber: 0 > 2,
            -> galeatops: hand > battleline, galeatops exhausted
        not exalted it brings none back
            in: saurian
            ada: line high-priest-torvus; hand crystal-surge
            reap high-priest-torvus, answer no, play crystal-surge
            -> high-priest-torvus exhausted, ada amber: 0 > 2, crystal-surge: hand > discard
    """)

    @pytest.mark.rule("glossary/replacement-effects")
    def test_one_that_goes_elsewhere_stays_there_and_the_one_after_it_is_discarded(self) -> None:
        hand = [spec("library-access", house=HERE, maverick=True), "crystal-surge"]
        t = table(side(battleline=["high-priest-torvus"], hand=hand, deck=["troll"] * 3), side(), house=HERE)
        t.do("reap", "high-priest-torvus")
        t.answer("yes")
        t.do("play", "library-access")
        t.do("play", "crystal-surge")
        t.finish()
        assert (t.zone("library-access"), t.zone("crystal-surge")) == ("purged", "discard")

    @pytest.mark.rule("glossary/lasting-effects")
    @pytest.mark.parametrize("played", ["crystal-surge", "library-access"])
    def test_it_is_over_once_the_card_has_gone_anywhere(self, played: str) -> None:
        hand = [spec("library-access", house=HERE, maverick=True), "crystal-surge"]
        t = table(side(battleline=["high-priest-torvus"], hand=hand), side(), house=HERE)
        t.do("reap", "high-priest-torvus")
        t.answer("yes")
        assert len(t.game.view(None, omniscient=True).lasting) == 1
        t.do("play", played)
        t.finish()
        torvus = t.handle("high-priest-torvus")
        assert [handle for handle, _ in t.game.view(None, omniscient=True).lasting if handle == torvus] == []

    def test_in_your_next_turn_it_is_discarded(self) -> None:
        t = table(side(battleline=["high-priest-torvus"], hand=["crystal-surge"]), side(), house=HERE)
        t.do("reap", "high-priest-torvus")
        t.answer("yes")
        t.end_turn()
        t.end_turn()
        t.do("play", "crystal-surge")
        assert t.zone("crystal-surge") == "discard"


class TestLegionsMarch:
    test = cases("""
        each use of a dinosaur deals 1 damage to each creature that is none
            in: saurian
            ada: hand legion-s-march; line thero-centurion cornicen-octavia troll
            bo: line krump grimlocus-dux
            play legion-s-march, reap thero-centurion, action cornicen-octavia
            -> legion-s-march: hand > discard, ada amber: 0 > 2, thero-centurion exhausted, cornicen-octavia exhausted,
            -> troll damage: 0 > 2, krump damage: 0 > 2
        the use of another creature deals none
            in: saurian
            ada: hand legion-s-march; line krump dark-centurion
            play legion-s-march, reap dark-centurion
            -> legion-s-march: hand > discard, ada amber: 0 > 2, dark-centurion exhausted
        nor the use of one by the opponent in the next turn
            in: saurian
            ada: hand legion-s-march; line troll
            bo: line thero-centurion
            play legion-s-march, end turn, reap thero-centurion
            -> ada amber: 0 > 1, bo amber: 0 > 1, thero-centurion exhausted
    """)

    def test_in_your_next_turn_none_is_dealt(self) -> None:
        ada = side(hand=["legion-s-march"], battleline=["thero-centurion", "troll"], houses=[HERE], deck=["fear"] * 9)
        t = table(ada, side(), house=HERE)
        t.do("play", "legion-s-march")
        t.end_turn()
        t.end_turn()
        t.do("reap", "thero-centurion")
        assert t.card("troll").damage == 0


class TestNerotaurus:
    @pytest.mark.rule("glossary/cannot")
    @pytest.mark.parametrize(("used", "barred", "left"), [("fight", "reap", "fight"), ("reap", "fight", "reap")])
    def test_enemy_creatures_cannot_do_the_other_in_their_next_turn(self, used: str, barred: str, left: str) -> None:
        bo = side(battleline=["questor-jarta", "galeatops"])
        t = table(side(battleline=["nerotaurus", "grimlocus-dux"]), bo, house=HERE)
        t.do(used, "nerotaurus")
        if used == "fight":
            t.pick("questor-jarta")
        t.end_turn()
        assert (t.can(barred, "galeatops"), t.can(left, "galeatops")) == (False, True)
        t.end_turn()
        assert t.can("fight", "grimlocus-dux") and t.can("reap", "grimlocus-dux")
        t.end_turn()
        assert t.can("fight", "galeatops") and t.can("reap", "galeatops")


class TestOptioGorkus:
    test = cases("""
        the amber of a destroyed neighbor goes to it
            rule: glossary/neighbor glossary/destroyed
            in: brobnar
            ada: hand punch
            bo: line optio-gorkus urchin(amber=2) krump optio-gorkus
            play punch, pick urchin, offers optio-gorkus, pick optio-gorkus
            -> ada amber: 0 > 1, punch: hand > discard, urchin: battleline > discard, optio-gorkus amber: 0 > 2
        of two neighbors of that name one gets it, and the other is not asked about any more
            rule: glossary/resolve-as-much-as-you-can
            in: brobnar
            ada: hand punch
            bo: line optio-gorkus urchin(amber=2) optio-gorkus
            play punch, pick urchin, answer trigger:c3.0, offers optio-gorkus optio-gorkus, pick optio-gorkus#2
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


class TestPatronage:
    test = cases("""
        half of the amber on a creature goes to your pool, rounded up, the rest to the opponent
            rule: glossary/move
            in: saurian
            ada: hand patronage; line troll
            bo: line krump(amber=5)
            play patronage, offers troll krump, pick krump
            -> patronage: hand > discard, krump amber: 5 > 0, ada amber: 0 > 3, bo amber: 0 > 2
        1 is yours
            in: saurian
            ada: hand patronage; line troll(amber=1)
            play patronage, pick troll
            -> patronage: hand > discard, troll amber: 1 > 0, ada amber: 0 > 1
    """)


class TestScylla:
    test = cases("""
        an enemy creature is dealt 4 damage after it reaps
            in: brobnar
            ada: line krump
            bo: line scylla
            reap krump
            -> krump exhausted, krump damage: 0 > 4, ada amber: 0 > 1
        not after it fights
            in: brobnar
            ada: line troll
            bo: line scylla dust-pixie
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard
        nor a friendly one
            in: brobnar
            ada: line troll scylla
            bo: line krump
            reap troll
            -> troll exhausted, ada amber: 0 > 1
    """)


class TestCharybdis:
    test = cases("""
        the opponent loses 1 before a creature of theirs fights
            in: brobnar
            ada: line troll; amber 3
            bo: line charybdis dust-pixie
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 3 > 2
        not before one reaps
            in: brobnar
            ada: line troll; amber 3
            bo: line charybdis
            reap troll
            -> troll exhausted, ada amber: 3 > 4
        its own side loses none
            in: brobnar
            ada: line troll charybdis; amber 3
            bo: line dust-pixie
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestLycoSaurus:
    test = cases("""
        exalted when you play it, it deals 3 damage to a creature
            in: saurian
            ada: hand lyco-saurus
            bo: line troll
            creature lyco-saurus, answer yes, offers lyco-saurus troll, pick troll
            -> lyco-saurus: hand > battleline, lyco-saurus exhausted, lyco-saurus amber: 0 > 1, troll damage: 0 > 3
        not exalted it deals none
            in: saurian
            ada: hand lyco-saurus
            bo: line troll
            creature lyco-saurus, answer no
            -> lyco-saurus: hand > battleline, lyco-saurus exhausted
        it is dealt no damage when it attacks
            rule: glossary/skirmish
            in: saurian
            ada: line lyco-saurus
            bo: line troll
            fight lyco-saurus troll
            -> lyco-saurus exhausted, troll damage: 0 > 5
    """)


class TestMonumentToFaust:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("buried", "more"), [(["troll"], 1), (["troll", "faust-the-great"], 2)], ids=str)
    def test_keys_cost_more_in_the_opponents_next_turn(self, buried: list[str], more: int) -> None:
        t = table(side(artifacts=["monument-to-faust"], discard=buried), side(discard=["faust-the-great"]))
        t.do("action", "monument-to-faust")
        assert [key_cost(t.game.core, player) for player in PLAYERS] == [6, 6]
        t.end_turn()
        assert [key_cost(t.game.core, player) for player in PLAYERS] == [6 + more, 6 + more]
        t.end_turn()
        assert [key_cost(t.game.core, player) for player in PLAYERS] == [6, 6]


class TestMonumentToOctavia:
    test = cases("""
        a friendly creature captures 1
            in: saurian
            ada: artifacts monument-to-octavia; line troll krump; discard fear
            bo: amber 3; line bumpsy; discard cornicen-octavia
            action monument-to-octavia, offers troll krump, pick krump
            -> monument-to-octavia exhausted, krump amber: 0 > 1, bo amber: 3 > 2
        it captures 2 while Octavia is in your discard pile
            in: saurian
            ada: artifacts monument-to-octavia; line troll krump; discard cornicen-octavia
            bo: amber 3
            action monument-to-octavia, offers troll krump, pick krump
            -> monument-to-octavia exhausted, krump amber: 0 > 2, bo amber: 3 > 1
    """)


class TestMonumentToPrimus:
    test = cases("""
        1 amber goes from a friendly creature to another
            in: saurian
            ada: artifacts monument-to-primus; line troll(amber=3) krump bumpsy; discard fear
            bo: line smaaash(amber=1); discard consul-primus
            action monument-to-primus, offers troll krump bumpsy, pick troll, offers krump bumpsy, pick bumpsy
            -> monument-to-primus exhausted, troll amber: 3 > 2, bumpsy amber: 0 > 1
        from any to any while Primus is in your discard pile
            in: saurian
            ada: artifacts monument-to-primus; line troll krump; discard consul-primus
            bo: line smaaash(amber=3)
            action monument-to-primus, offers troll krump smaaash, pick smaaash, offers troll krump, pick troll
            -> monument-to-primus exhausted, smaaash amber: 3 > 2, troll amber: 0 > 1
    """)


class TestMonumentToShrix:
    test = cases("""
        1 amber goes from your pool onto it
            in: saurian
            ada: artifacts monument-to-shrix; amber 2; discard fear
            bo: amber 3; discard citizen-shrix
            action monument-to-shrix
            -> monument-to-shrix exhausted, monument-to-shrix amber: 0 > 1, ada amber: 2 > 1
        from either pool while Citizen Shrix is in your discard pile
            in: saurian
            ada: artifacts monument-to-shrix; amber 2; discard citizen-shrix
            bo: amber 3
            action monument-to-shrix, answer mode:1
            -> monument-to-shrix exhausted, monument-to-shrix amber: 0 > 1, bo amber: 3 > 2
        or from yours
            in: saurian
            ada: artifacts monument-to-shrix; amber 2; discard citizen-shrix
            bo: amber 3
            action monument-to-shrix, answer mode:0
            -> monument-to-shrix exhausted, monument-to-shrix amber: 0 > 1, ada amber: 2 > 1
    """)

    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("on_it", "keys"), [(2, 1), (1, 0)])
    def test_amber_on_it_may_be_spent_on_keys(self, on_it: int, keys: int) -> None:
        bo = side(artifacts=[spec("monument-to-shrix", amber=on_it)], amber=4)
        t = table(side(), bo)
        t.end_turn()
        t.finish()
        assert len(t.game.state.players[1].keys) == keys


class TestSacroSaurus:
    test = cases("""
        exalted when you play it, it deals 3 damage to a creature
            in: saurian
            ada: hand sacro-saurus
            bo: line troll
            creature sacro-saurus, answer yes, offers sacro-saurus troll, pick troll
            -> sacro-saurus: hand > battleline, sacro-saurus exhausted, sacro-saurus amber: 0 > 1, troll damage: 0 > 3
        not exalted it deals none
            in: saurian
            ada: hand sacro-saurus
            bo: line troll
            creature sacro-saurus, answer no
            -> sacro-saurus: hand > battleline, sacro-saurus exhausted
    """)


class TestTechnoSaurus:
    test = cases("""
        exalted when you play it, it deals 3 damage to a creature
            in: saurian
            ada: hand techno-saurus
            bo: line troll
            creature techno-saurus, answer yes, offers techno-saurus troll, pick troll
            -> techno-saurus: hand > battleline, techno-saurus exhausted, techno-saurus amber: 0 > 1,
            -> troll damage: 0 > 3
        not exalted it deals none
            in: saurian
            ada: hand techno-saurus
            bo: line troll
            creature techno-saurus, answer no
            -> techno-saurus: hand > battleline, techno-saurus exhausted
        after it reaps a card of your hand makes way for another
            rule: glossary/if-you-do-and-in-order-to
            in: saurian
            ada: line techno-saurus; hand fear anger; deck troll krump
            reap techno-saurus, offers fear anger, pick fear
            -> techno-saurus exhausted, ada amber: 0 > 1, fear: hand > discard, troll: deck > hand
        without a card to discard none is drawn
            in: saurian
            ada: line techno-saurus; deck troll
            reap techno-saurus
            -> techno-saurus exhausted, ada amber: 0 > 1
    """)


class TestUmbraSaurus:
    test = cases("""
        exalted when you play it, it deals 3 damage to a creature
            in: saurian
            ada: hand umbra-saurus
            bo: line troll
            creature umbra-saurus, answer yes, offers umbra-saurus troll, pick troll
            -> umbra-saurus: hand > battleline, umbra-saurus exhausted, umbra-saurus amber: 0 > 1, troll damage: 0 > 3
        not exalted it deals none
            in: saurian
            ada: hand umbra-saurus
            bo: line troll
            creature umbra-saurus, answer no
            -> umbra-saurus: hand > battleline, umbra-saurus exhausted
    """)


class TestXenoSaurus:
    test = cases("""
        exalted when you play it, it deals 3 damage to a creature
            in: saurian
            ada: hand xeno-saurus
            bo: line troll
            creature xeno-saurus, answer yes, offers xeno-saurus troll, pick troll
            -> xeno-saurus: hand > battleline, xeno-saurus exhausted, xeno-saurus amber: 0 > 1, troll damage: 0 > 3
        not exalted it deals none
            in: saurian
            ada: hand xeno-saurus
            bo: line troll
            creature xeno-saurus, answer no
            -> xeno-saurus: hand > battleline, xeno-saurus exhausted
        after it fights one of your top 3 cards comes to your hand, one goes to the bottom
            in: saurian
            ada: line xeno-saurus; deck troll krump bumpsy smaaash urchin
            bo: line dust-pixie
            fight xeno-saurus dust-pixie, offers troll krump bumpsy, pick krump, offers troll bumpsy, pick troll
            -> xeno-saurus exhausted, xeno-saurus damage: 0 > 1, dust-pixie: battleline > discard, krump: deck > hand
            -> ada deck: bumpsy smaaash urchin troll
        of one card of a deck that one comes to your hand
            in: saurian
            ada: line xeno-saurus; deck troll
            bo: line dust-pixie
            fight xeno-saurus dust-pixie, pick troll
            -> xeno-saurus exhausted, xeno-saurus damage: 0 > 1, dust-pixie: battleline > discard, troll: deck > hand
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
