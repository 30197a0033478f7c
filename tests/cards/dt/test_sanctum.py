"""Dark Tidings, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SANCTUM


class TestAlmsmasterEvilTwin:
    test = cases("""
        the destruction of a neighbor steals 1, that of a creature farther off none
            rule: glossary/destroyed
            in: brobnar
            ada: hand punch punch; amber 4
            bo: line urchin dust-pixie almsmaster-evil-twin troll
            play punch, pick dust-pixie, play punch#2, pick almsmaster-evil-twin
            -> ada amber: 4 > 5, bo amber: 0 > 1, punch: hand > discard, punch 2: hand > discard,
            -> dust-pixie: battleline > discard, almsmaster-evil-twin armor used: 0 > 1,
            -> almsmaster-evil-twin damage: 0 > 2
        her own does not
            in: brobnar
            ada: hand punch; amber 4
            bo: line urchin almsmaster-evil-twin(damage=2)
            play punch, pick almsmaster-evil-twin
            -> ada amber: 4 > 5, punch: hand > discard, almsmaster-evil-twin: battleline > discard
    """)


class TestGreyAugurEvilTwin:
    test = cases("""
        a neighbor that reaps gains 1 more and is exalted
            rule: glossary/exalt
            in: sanctum
            ada: line sequis grey-augur-evil-twin lyco-knight
            reap lyco-knight
            -> lyco-knight exhausted, ada amber: 0 > 2, lyco-knight amber: 0 > 1
        neither she herself nor one further away
            in: sanctum
            ada: line grey-augur-evil-twin lyco-knight umbra-knight
            reap grey-augur-evil-twin, reap umbra-knight
            -> grey-augur-evil-twin exhausted, umbra-knight exhausted, ada amber: 0 > 2
    """)


class TestLaerieOfTheLakeEvilTwin:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize(("tide", "armor"), [(0, 5), (1, 0), (None, 0)])
    def test_it_has_5_more_armor_while_the_tide_is_high(self, tide: int | None, armor: int) -> None:
        t = table(side(battleline=["lærie-of-the-lake-evil-twin", "troll"]), side(), tide=tide)
        assert (t.card("lærie-of-the-lake-evil-twin").armor, t.card("troll").armor) == (armor, 0)


class TestLightsmithClarielEvilTwin:
    test = cases("""
        power and armor of a creature change places for the turn; without armor it has no power then
            in: sanctum
            ada: line lightsmith-clariel-evil-twin
            bo: line troll champion-anaphiel
            action lightsmith-clariel-evil-twin, offers lightsmith-clariel-evil-twin troll champion-anaphiel, pick troll
            -> lightsmith-clariel-evil-twin exhausted, troll: battleline > discard
    """)

    def test_it_lasts_for_the_turn_and_twice_is_as_before(self) -> None:
        twins = ["lightsmith-clariel-evil-twin", "lightsmith-clariel-evil-twin"]
        t = table(side(battleline=twins), side(battleline=[spec("champion-anaphiel", power_counters=1)]))
        t.do("action", "lightsmith-clariel-evil-twin")
        t.pick("champion-anaphiel")
        assert (t.card("champion-anaphiel").power, t.card("champion-anaphiel").armor) == (1, 7)
        t.do("action", "lightsmith-clariel-evil-twin", 1)
        t.pick("champion-anaphiel")
        assert (t.card("champion-anaphiel").power, t.card("champion-anaphiel").armor) == (7, 1)
        again = table(side(battleline=twins), side(battleline=["champion-anaphiel"]))
        again.do("action", "lightsmith-clariel-evil-twin")
        again.pick("champion-anaphiel")
        again.end_turn()
        assert (again.card("champion-anaphiel").power, again.card("champion-anaphiel").armor) == (6, 1)


class TestSeneschalSargassaEvilTwin:
    test = cases("""
        it captures 2 Æmber when you raise the tide
            rule: glossary/tide
            in: sanctum
            tide: bo
            ada: line seneschal-sargassa-evil-twin sequis
            bo: amber 3
            raise tide
            -> tide: bo > ada, ada chains: 0 > 3, seneschal-sargassa-evil-twin amber: 0 > 2, bo amber: 3 > 1
        and when the opponent does
            in: sanctum
            tide: neutral
            ada: line sequis; amber 3
            bo: line seneschal-sargassa-evil-twin
            raise tide
            -> tide: nothing > ada, ada chains: 0 > 3, seneschal-sargassa-evil-twin amber: 0 > 2, ada amber: 3 > 1
    """)


class TestSirBevorEvilTwin:
    test = cases("""
        any damage of its power destroys
            rule: glossary/poison
            in: sanctum
            ada: line sir-bevor-evil-twin
            bo: line krump
            fight sir-bevor-evil-twin krump
            -> sir-bevor-evil-twin: battleline > discard, krump: battleline > discard
    """)


class TestUrienTheCircumspectEvilTwin:
    test = cases("""
        a reap costs the opponent as much as its armor
            in: sanctum
            ada: line urien-the-circumspect-evil-twin grey-monk
            bo: amber 5
            reap urien-the-circumspect-evil-twin
            -> urien-the-circumspect-evil-twin exhausted, ada amber: 0 > 1, bo amber: 5 > 3
        armor that is used up counts
            in: sanctum
            ada: line urien-the-circumspect-evil-twin(armor_used=1)
            bo: amber 5
            reap urien-the-circumspect-evil-twin
            -> urien-the-circumspect-evil-twin exhausted, ada amber: 0 > 1, bo amber: 5 > 4
    """)


class TestOrphielSeasChosen:
    test = cases("""
        while the tide is high it fights unharmed and gains 2 Æmber
            rule: glossary/tide
            in: sanctum
            tide: ada
            ada: line orphiel-sea-s-chosen
            bo: line troll
            fight orphiel-sea-s-chosen troll
            -> orphiel-sea-s-chosen exhausted, troll damage: 0 > 3, ada amber: 0 > 2
        while it is low it does neither
            in: sanctum
            tide: bo
            ada: line orphiel-sea-s-chosen
            bo: line dust-pixie
            fight orphiel-sea-s-chosen dust-pixie
            -> orphiel-sea-s-chosen exhausted, orphiel-sea-s-chosen damage: 0 > 1, dust-pixie: battleline > discard
        neutral it is not high
            in: sanctum
            tide: neutral
            ada: line orphiel-sea-s-chosen
            bo: line dust-pixie
            fight orphiel-sea-s-chosen dust-pixie
            -> orphiel-sea-s-chosen exhausted, orphiel-sea-s-chosen damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestOrphionLandsChosen:
    test = cases("""
        while the tide is low a reap captures 2 Æmber
            rule: glossary/tide
            in: sanctum
            tide: bo
            ada: line orphion-land-s-chosen
            bo: amber 3
            reap orphion-land-s-chosen
            -> orphion-land-s-chosen exhausted, ada amber: 0 > 1, orphion-land-s-chosen amber: 0 > 2, bo amber: 3 > 1
        while it is high it captures nothing
            in: sanctum
            tide: ada
            ada: line orphion-land-s-chosen
            bo: amber 3
            reap orphion-land-s-chosen
            -> orphion-land-s-chosen exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.parametrize(("tide", "armor"), [(0, 0), (1, 3), (None, 0)])
    def test_it_has_3_more_armor_while_the_tide_is_low(self, tide: int | None, armor: int) -> None:
        t = table(side(battleline=["orphion-land-s-chosen"]), side(), tide=tide)
        assert t.card("orphion-land-s-chosen").armor == armor


class TestAjaTheInconspicuous:
    test = cases("""
        between two creatures it is dealt no damage
            rule: glossary/flank
            in: brobnar
            ada: hand punch
            bo: line troll aja-the-inconspicuous krump
            play punch, pick aja-the-inconspicuous
            -> punch: hand > discard, ada amber: 0 > 1
        on a flank it is
            in: brobnar
            ada: hand punch
            bo: line troll aja-the-inconspicuous
            play punch, pick aja-the-inconspicuous
            -> punch: hand > discard, ada amber: 0 > 1, aja-the-inconspicuous: battleline > discard
    """)


class TestAvengingAura:
    test = cases("""
        friendly creatures have assault for each key that the opponent has forged
            rule: glossary/assault-x
            in: sanctum
            ada: hand avenging-aura; line sequis raiding-knight; keys 1
            bo: line zorg bumpsy; keys 2
            play avenging-aura, fight sequis zorg, fight raiding-knight bumpsy
            -> avenging-aura: hand > discard, ada amber: 0 > 1, sequis: battleline > discard, zorg damage: 0 > 6,
            -> raiding-knight exhausted, raiding-knight armor used: 0 > 2, raiding-knight damage: 0 > 3,
            -> bumpsy: battleline > discard
        without a key it is none
            in: sanctum
            ada: hand avenging-aura; line sequis; keys 2
            bo: line zorg
            play avenging-aura, fight sequis zorg
            -> avenging-aura: hand > discard, ada amber: 0 > 1, sequis: battleline > discard, zorg damage: 0 > 4
    """)

    def test_it_is_over_with_the_turn_and_enemy_creatures_have_none(self) -> None:
        ada = side(hand=["avenging-aura"], battleline=["sequis"])
        t = table(ada, side(battleline=["krump"], keys=["red"]), house=HERE)
        t.do("play", "avenging-aura")
        assert (t.card("sequis").keywords, t.card("krump").keywords) == (((Keyword.ASSAULT, 1),), ())
        t.end_turn()
        assert t.card("sequis").keywords == ()


class TestDryTheRiver:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize(("tide", "can"), [(0, True), (1, False), (None, True)])
    def test_creatures_cannot_reap_while_the_tide_is_low_for_their_player(self, tide: int | None, can: bool) -> None:
        t = table(side(battleline=["troll"], artifacts=["dry-the-river"]), side(), house=House.BROBNAR, tide=tide)
        assert t.can("reap", "troll") is can
        t = table(side(battleline=["troll"]), side(artifacts=["dry-the-river"]), house=House.BROBNAR, tide=tide)
        assert t.can("reap", "troll") is can

    def test_they_still_fight(self) -> None:
        ada = side(battleline=["troll"], artifacts=["dry-the-river"])
        t = table(ada, side(battleline=["krump"]), house=House.BROBNAR, tide=1)
        assert t.can("fight", "troll")


class TestHarmonicRitual:
    test = cases("""
        1 Æmber for each creature to the left, as long as it shares a house with its right neighbor
            in: sanctum
            ada: hand harmonic-ritual; line lyco-knight troll krump bumpsy sequis
            bo: line smaaash zorg
            play harmonic-ritual, offers lyco-knight troll krump bumpsy sequis, pick bumpsy
            -> harmonic-ritual: hand > discard, ada amber: 0 > 3
        to the right it does not go
            in: sanctum
            ada: hand harmonic-ritual; line troll krump bumpsy
            play harmonic-ritual, pick krump
            -> harmonic-ritual: hand > discard, ada amber: 0 > 2
        beside a creature of another house it ends at once
            in: sanctum
            ada: hand harmonic-ritual; line troll sequis
            play harmonic-ritual, pick sequis
            -> harmonic-ritual: hand > discard, ada amber: 0 > 1
        so it does on the left flank
            in: sanctum
            ada: hand harmonic-ritual; line troll krump
            play harmonic-ritual, pick troll
            -> harmonic-ritual: hand > discard, ada amber: 0 > 1
    """)


class TestLightsmithClariel:
    test = cases("""
        before it fights its power and armor may change places
            in: sanctum
            ada: line lightsmith-clariel
            bo: line krump
            fight lightsmith-clariel krump, answer yes
            -> lightsmith-clariel exhausted, lightsmith-clariel damage: 0 > 1, lightsmith-clariel armor used: 0 > 5,
            -> krump damage: 0 > 2
        or stay
            in: sanctum
            ada: line lightsmith-clariel
            bo: line troll
            fight lightsmith-clariel troll, answer no
            -> lightsmith-clariel: battleline > discard, troll damage: 0 > 5
    """)


class TestSgsIlluminator:
    test = cases("""
        for each Sanctum creature that it exhausts a creature is stunned and exalted
            in: sanctum
            ada: artifacts sgs-illuminator; line sequis lyco-knight troll umbra-knight(exhausted)
            bo: line krump raiding-knight
            action sgs-illuminator, offers 0-3 of: sequis lyco-knight umbra-knight, pick sequis lyco-knight
            offers sequis lyco-knight troll umbra-knight krump raiding-knight, pick krump, pick troll
            -> sgs-illuminator exhausted, sequis exhausted, lyco-knight exhausted, krump stunned, krump amber: 0 > 1,
            -> troll stunned, troll amber: 0 > 1
        none need be exhausted
            in: sanctum
            ada: artifacts sgs-illuminator; line sequis
            bo: line krump
            action sgs-illuminator, answer done
            -> sgs-illuminator exhausted
        four at most, all of them yours
            in: sanctum
            ada: artifacts sgs-illuminator; line sequis sequis sequis sequis sequis
            bo: line lyco-knight
            action sgs-illuminator, offers 0-4 of: sequis sequis sequis sequis sequis, answer done
            -> sgs-illuminator exhausted
    """)


class TestTheCorpulentCollector:
    test = cases("""
        it captures all Æmber and takes as much damage
            in: sanctum
            ada: hand the-corpulent-collector; amber 2
            bo: amber 5
            creature the-corpulent-collector
            -> the-corpulent-collector: hand > battleline, the-corpulent-collector exhausted, bo amber: 5 > 0,
            -> the-corpulent-collector amber: 0 > 5, the-corpulent-collector damage: 0 > 5
        7 Æmber are too much for it
            in: sanctum
            ada: hand the-corpulent-collector
            bo: amber 7
            creature the-corpulent-collector
            -> the-corpulent-collector: hand > discard
    """)


class TestTrialByWater:
    test = cases("""
        the tide is neutral again
            rule: glossary/tide
            in: sanctum
            tide: bo
            ada: hand trial-by-water
            play trial-by-water
            -> trial-by-water: hand > discard, ada amber: 0 > 1, tide: bo > nothing
        nobody has raised it
            in: sanctum
            tide: ada
            ada: hand trial-by-water; line seneschal-sargassa-evil-twin
            bo: amber 3
            play trial-by-water
            -> trial-by-water: hand > discard, ada amber: 0 > 1, tide: ada > nothing
        a card does not raise it, either
            in: sanctum
            tide: bo
            ada: hand trial-by-water marshal-ewer
            play trial-by-water, creature marshal-ewer
            -> trial-by-water: hand > discard, ada amber: 0 > 1, tide: bo > nothing, marshal-ewer: hand > battleline,
            -> marshal-ewer exhausted
    """)

    def test_no_player_raises_the_tide_until_your_next_turn(self) -> None:
        t = table(side(hand=["trial-by-water"], houses=[HERE]), side(houses=[HERE]), house=HERE, tide=1)
        assert "raise-tide" in t.decision.keys()
        t.do("play", "trial-by-water")
        assert "raise-tide" not in t.decision.keys()
        assert t.reasons("raise-tide") == ["glossary/restrictions"]
        t.end_turn()
        assert "raise-tide" not in t.decision.keys()
        t.end_turn()
        assert "raise-tide" in t.decision.keys()


class TestAlmsmaster:
    test = cases("""
        played between two creatures she lets both capture, and nobody else
            rule: glossary/deploy glossary/neighbor
            in: sanctum
            ada: hand almsmaster; line troll krump bumpsy
            bo: amber 5
            play almsmaster, answer slot:2
            -> bo amber: 5 > 3, almsmaster: hand > battleline, almsmaster exhausted, krump amber: 0 > 1,
            -> bumpsy amber: 0 > 1, ada line: troll krump almsmaster bumpsy
        alone she captures nothing
            in: sanctum
            ada: hand almsmaster
            bo: amber 5
            creature almsmaster
            -> almsmaster: hand > battleline, almsmaster exhausted
    """)


class TestFirstOrLast:
    test = cases("""
        all creatures with the highest power are purged
            in: sanctum
            ada: hand first-or-last; line troll krump dust-pixie
            bo: line zorg(power_counters=1) urchin
            play first-or-last, answer mode:0
            -> first-or-last: hand > discard, troll: battleline > purged, zorg: battleline > purged
        or all with the lowest
            in: sanctum
            ada: hand first-or-last; line troll krump dust-pixie
            bo: line zorg urchin
            play first-or-last, answer mode:1
            -> first-or-last: hand > discard, dust-pixie: battleline > purged, urchin: battleline > purged
    """)


class TestGreyAugur:
    test = cases("""
        a neighbor that fights gains 1 Æmber
            in: sanctum
            ada: line sequis grey-augur lyco-knight
            bo: line troll
            fight lyco-knight troll
            -> lyco-knight exhausted, troll damage: 0 > 5, ada amber: 0 > 1
        one further away does not
            in: sanctum
            ada: line grey-augur sequis lyco-knight
            bo: line troll
            fight lyco-knight troll
            -> lyco-knight exhausted, troll damage: 0 > 5
    """)


class TestHoldfast:
    test = cases("""
        damage to a neighbor makes it ready
            in: brobnar
            ada: hand punch; line troll holdfast(exhausted)
            play punch, pick troll
            -> punch: hand > discard, ada amber: 0 > 1, troll damage: 0 > 3, holdfast exhausted: yes > no
        damage to another creature does not, nor to itself
            in: brobnar
            ada: hand punch punch; line troll krump holdfast(exhausted)
            play punch, pick troll, play punch#2, pick holdfast
            -> punch: hand > discard, punch 2: hand > discard, ada amber: 0 > 2, troll damage: 0 > 3,
            -> holdfast damage: 0 > 3
    """)


class TestHonorOrGlory:
    test = cases("""
        3 damage to each flank creature
            rule: glossary/flank
            in: sanctum
            ada: hand honor-or-glory; line troll krump bumpsy
            bo: line smaaash zorg mother
            play honor-or-glory, answer mode:0
            -> honor-or-glory: hand > discard, troll damage: 0 > 3, bumpsy damage: 0 > 3, smaaash damage: 0 > 3,
            -> mother damage: 0 > 3
        or to each other one
            in: sanctum
            ada: hand honor-or-glory; line troll krump bumpsy
            bo: line smaaash zorg mother
            play honor-or-glory, answer mode:1
            -> honor-or-glory: hand > discard, krump damage: 0 > 3, zorg damage: 0 > 3
    """)


class TestLightEverlasting:
    test = cases("""
        a Sanctum creature of your discard pile is played anywhere in your battleline
            rule: glossary/battleline
            in: sanctum
            ada: hand light-everlasting; line troll krump; discard bumpsy grey-monk smite squire-alys
            bo: amber 3; discard sequis
            play light-everlasting, offers squire-alys grey-monk, pick squire-alys, answer slot:1
            -> ada amber: 0 > 1, light-everlasting: hand > discard, squire-alys: discard > battleline,
            -> squire-alys exhausted, squire-alys amber: 0 > 2, bo amber: 3 > 1, ada line: troll squire-alys krump
    """)


class TestRedhandRegistry:
    def test_a_thief_skips_the_next_forging(self) -> None:
        ada = side(hand=["urchin"], amber=6, houses=[House.SHADOWS])
        t = table(ada, side(artifacts=["redhand-registry"], amber=3), house=House.SHADOWS)
        t.creature("urchin")
        t.end_turn()
        t.end_turn()
        assert (t.game.state.players[0].keys, t.amber(0)) == ((), 7)
        t.end_turn()
        t.end_turn()
        assert len(t.game.state.players[0].keys) == 1

    def test_your_own_thefts_cost_nothing(self) -> None:
        ada = side(hand=["urchin"], artifacts=["redhand-registry"], amber=6, houses=[House.SHADOWS])
        t = table(ada, side(amber=8), house=House.SHADOWS)
        t.creature("urchin")
        t.end_turn()
        assert len(t.game.state.players[1].keys) == 1
        t.end_turn()
        assert len(t.game.state.players[0].keys) == 1


class TestBadgemagus:
    test = cases("""
        after its fight both neighbors become ready and fight, one at a time
            rule: glossary/fight-with
            in: sanctum
            ada: line lyco-knight(exhausted) badgemagus troll(exhausted) krump(exhausted)
            bo: line dust-pixie bumpsy zorg
            fight badgemagus dust-pixie, offers lyco-knight troll, pick troll, pick bumpsy, pick zorg
            -> badgemagus exhausted, badgemagus damage: 0 > 1, dust-pixie: battleline > discard, troll damage: 0 > 5,
            -> bumpsy: battleline > discard, zorg damage: 0 > 5
        who moves up on the side that fought does not fight
            rule: card-faq/ghosthawk-2
            in: sanctum
            ada: line troll urchin(exhausted) badgemagus
            bo: line dust-pixie zorg
            fight badgemagus dust-pixie, pick zorg
            -> badgemagus exhausted, badgemagus damage: 0 > 1, dust-pixie: battleline > discard,
            -> urchin: battleline > discard, zorg damage: 0 > 1, ada line: troll badgemagus
        who moves up on the side still to come does
            rule: card-faq/ghosthawk-2
            in: sanctum
            ada: line yxlyx-stimrager(exhausted) badgemagus urchin troll(exhausted)
            bo: line dust-pixie dust-imp zorg
            fight badgemagus dust-pixie, offers yxlyx-stimrager urchin, pick yxlyx-stimrager, pick dust-imp,
            pick urchin, pick zorg
            -> badgemagus exhausted, badgemagus damage: 0 > 1, dust-pixie: battleline > discard,
            -> yxlyx-stimrager armor used: 0 > 2, dust-imp: battleline > discard, bo amber: 0 > 2,
            -> urchin: battleline > discard, zorg: battleline > discard, troll damage: 0 > 7
        without a neighbor nobody does
            in: sanctum
            ada: line badgemagus
            bo: line dust-pixie troll
            fight badgemagus dust-pixie
            -> badgemagus exhausted, badgemagus damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestGrandMelee:
    test = cases("""
        each creature without a neighbor of its house is destroyed
            rule: glossary/neighbor
            in: sanctum
            ada: hand grand-melee; line troll krump sequis bumpsy
            bo: line dust-pixie
            play grand-melee, finish
            -> grand-melee: hand > discard, sequis: battleline > discard, bumpsy: battleline > discard,
            -> dust-pixie: battleline > discard
    """)


class TestHammerGram:
    test = cases("""
        a creature is dealt 3 damage and stunned
            in: sanctum
            ada: hand hammer-gram; line sequis
            bo: line troll
            play hammer-gram, offers sequis troll, pick troll
            -> hammer-gram: hand > discard, troll damage: 0 > 3, troll stunned
    """)


class TestHealOrHarm:
    test = cases("""
        a creature is fully healed, and you gain 1 Æmber
            in: sanctum
            ada: hand heal-or-harm; line troll(damage=5)
            bo: line krump(damage=2)
            play heal-or-harm, answer mode:0, offers troll krump, pick krump
            -> heal-or-harm: hand > discard, krump damage: 2 > 0, ada amber: 0 > 1
        or a friendly creature becomes ready and fights
            in: sanctum
            ada: hand heal-or-harm; line lyco-knight(exhausted) sequis
            bo: line troll
            play heal-or-harm, answer mode:1, offers lyco-knight sequis, pick lyco-knight, pick troll
            -> heal-or-harm: hand > discard, troll damage: 0 > 5
    """)


class TestLaerieOfTheLake:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize(("tide", "more"), [(0, 2), (1, 0), (None, 0)])
    def test_friendly_creatures_have_2_more_armor_while_the_tide_is_high(self, tide: int | None, more: int) -> None:
        t = table(side(battleline=["lærie-of-the-lake", "troll", "sequis"]), side(battleline=["krump"]), tide=tide)
        armor = [t.card(c).armor for c in ("lærie-of-the-lake", "troll", "sequis", "krump")]
        assert armor == [more, more, 2 + more, 0]


class TestMarshalEwer:
    test = cases("""
        played, it raises the tide
            rule: glossary/tide
            in: sanctum
            tide: bo
            ada: hand marshal-ewer
            creature marshal-ewer
            -> marshal-ewer: hand > battleline, marshal-ewer exhausted, tide: bo > ada
        after a fight, too
            in: sanctum
            tide: neutral
            ada: line marshal-ewer
            bo: line dust-pixie
            fight marshal-ewer dust-pixie
            -> marshal-ewer exhausted, marshal-ewer armor used: 0 > 1, dust-pixie: battleline > discard,
            -> tide: nothing > ada
        after a reap it does not
            in: sanctum
            tide: bo
            ada: line marshal-ewer
            reap marshal-ewer
            -> marshal-ewer exhausted, ada amber: 0 > 1
    """)


class TestSeneschalSargassa:
    test = cases("""
        when you raise the tide a creature of yours captures 2 Æmber from the opponent
            rule: glossary/tide
            in: sanctum
            tide: bo
            ada: line seneschal-sargassa sequis; amber 3
            bo: line troll; amber 3
            raise tide, offers seneschal-sargassa sequis, pick sequis
            -> tide: bo > ada, ada chains: 0 > 3, sequis amber: 0 > 2, bo amber: 3 > 1
        when the opponent does, one of theirs captures from you
            in: sanctum
            tide: neutral
            ada: line sequis troll; amber 3
            bo: line seneschal-sargassa; amber 3
            raise tide, offers sequis troll, pick troll
            -> tide: nothing > ada, ada chains: 0 > 3, troll amber: 0 > 2, bo amber: 3 > 1
    """)


class TestShiftingBattlefield:
    test = cases("""
        a friendly creature moves anywhere in your battleline and captures 1 Æmber
            rule: glossary/move
            in: sanctum
            ada: hand shifting-battlefield; line troll krump bumpsy
            bo: line sequis; amber 2
            play shifting-battlefield, offers troll krump bumpsy, pick bumpsy, answer slot:1
            -> shifting-battlefield: hand > discard, ada amber: 0 > 1, bumpsy amber: 0 > 1, bo amber: 2 > 1
            -> ada line: troll bumpsy krump
    """)


class TestSirBevor:
    @pytest.mark.rule("glossary/taunt")
    def test_its_neighbors_cannot_be_attacked(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["krump", "sir-bevor", "bumpsy", "zorg"]))
        t.do("fight", "troll")
        t.offers("sir-bevor", "zorg")


class TestStrangeOrdination:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize(("tide", "playable"), [(0, True), (1, False), (None, False)])
    def test_it_is_played_only_while_the_tide_is_high(self, tide: int | None, playable: bool) -> None:
        t = table(side(hand=["strange-ordination"]), side(), house=HERE, tide=tide)
        assert t.can("play", "strange-ordination") is playable
        if playable:
            t.do("play", "strange-ordination")
            assert (t.amber(0), t.zone("strange-ordination")) == (3, "discard")


class TestTaxingJourney:
    test = cases("""
        a friendly creature captures 1 Æmber, and so does each neighbor of its house
            in: sanctum
            ada: hand taxing-journey; line lyco-knight sequis troll
            bo: amber 4; line raiding-knight
            play taxing-journey, offers lyco-knight sequis troll, pick sequis
            -> taxing-journey: hand > discard, ada amber: 0 > 1, sequis amber: 0 > 1, lyco-knight amber: 0 > 1,
            -> bo amber: 4 > 2
        on both sides
            in: sanctum
            ada: hand taxing-journey; line troll krump bumpsy smaaash
            bo: amber 4
            play taxing-journey, pick krump
            -> taxing-journey: hand > discard, ada amber: 0 > 1, troll amber: 0 > 1, krump amber: 0 > 1,
            -> bumpsy amber: 0 > 1, bo amber: 4 > 1
    """)


class TestUrienTheCircumspect:
    test = cases("""
        a reap gains as much as its armor
            in: sanctum
            ada: line urien-the-circumspect grey-monk
            reap urien-the-circumspect
            -> urien-the-circumspect exhausted, ada amber: 0 > 3
    """)
