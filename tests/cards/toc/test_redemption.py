"""Tokens of Change, Redemption: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table

REDEMPTION = House.REDEMPTION


class TestVaultOfRedemption:
    test = cases("""
        an enemy Mutant that is destroyed draws a card
            rule: glossary/drawing-cards
            in: brobnar
            ada: artifacts vault-of-redemption; line troll; deck fear punch
            bo: line azrael; deck anger
            fight troll azrael
            -> troll exhausted, troll damage: 0 > 4, azrael: battleline > discard, fear: deck > hand
        so does a friendly one, in the opponent's turn too
            in: brobnar
            ada: line troll; deck anger
            bo: artifacts vault-of-redemption; line azrael; deck fear punch
            fight troll azrael
            -> troll exhausted, troll damage: 0 > 4, azrael: battleline > discard, fear: deck > hand
        another creature draws none
            in: brobnar
            ada: artifacts vault-of-redemption; line troll; deck fear punch
            bo: line dust-pixie
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestRedeemerAmara:
    test = cases("""
        an enemy creature that is destroyed makes a token creature
            rule: glossary/token-creatures
            in: brobnar
            ada: line redeemer-amara krump; deck fear punch; token zealot
            bo: line dust-pixie; deck anger; token grunt
            fight krump dust-pixie, finish
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard, fear: deck > battleline,
            -> fear exhausted
        so does a friendly Mutant
            in: redemption
            ada: line redeemer-amara azrael; deck fear punch; token zealot
            bo: line troll
            fight azrael troll, finish
            -> azrael: battleline > discard, troll damage: 0 > 4, fear: deck > battleline, fear exhausted
        another friendly creature makes none
            in: brobnar
            ada: line redeemer-amara bumpsy; deck fear punch; token zealot
            bo: line troll
            fight bumpsy troll
            -> bumpsy: battleline > discard, troll damage: 0 > 5
        an enemy Mutant makes one
            in: brobnar
            ada: line redeemer-amara krump; deck fear punch anger; token zealot
            bo: line azrael
            fight krump azrael, finish
            -> krump exhausted, krump damage: 0 > 4, azrael: battleline > discard, fear: deck > battleline,
            -> fear exhausted
        destroyed together with others it makes none
            rule: glossary/destroyed
            in: dis
            ada: hand gateway-to-dis; line redeemer-amara azrael; deck fear punch; token zealot
            bo: line krump
            play gateway-to-dis, finish
            -> gateway-to-dis: hand > discard, ada chains: 0 > 3, redeemer-amara: battleline > discard,
            -> azrael: battleline > discard, krump: battleline > discard
    """)


class TestSacredDuty:
    test = cases("""
        its creature is readied
            rule: glossary/ready-and-exhausted glossary/upgrades
            in: redemption
            ada: hand sacred-duty; line azrael(exhausted) krump(exhausted)
            play sacred-duty, offers azrael krump, pick azrael
            -> sacred-duty: hand > upgrade, sacred-duty on: nothing > azrael, azrael exhausted: yes > no,
            -> ada amber: 0 > 1
        it has 2 power more, and makes a token creature after it fights
            rule: glossary/power glossary/token-creatures
            in: redemption
            ada: line azrael(upgrades=sacred-duty) growland; deck fear punch; token zealot
            bo: line bumpsy
            fight azrael bumpsy, finish
            -> azrael exhausted, azrael damage: 0 > 5, bumpsy: battleline > discard, fear: deck > battleline,
            -> fear exhausted
        not after it reaps
            in: redemption
            ada: line azrael(upgrades=sacred-duty); deck fear punch; token zealot
            reap azrael
            -> azrael exhausted, ada amber: 0 > 1
        the fight of another makes none
            in: redemption
            ada: line azrael(upgrades=sacred-duty) corrosive-monk; deck fear punch; token zealot
            bo: line dust-pixie
            fight corrosive-monk dust-pixie
            -> corrosive-monk exhausted, corrosive-monk damage: 0 > 1, dust-pixie: battleline > discard
    """)

    def test_it_is_exactly_2_power(self) -> None:
        t = table(side(battleline=[spec("azrael", upgrades=["sacred-duty"]), "growland"]), side())
        assert (t.card("azrael").power, t.card("growland").power) == (6, 4)


class TestVindicationOutpost:
    test = cases("""
        a friendly creature goes beneath its owner's deck, and a token creature is made, readied and fights
            rule: glossary/token-creatures glossary/fight-with glossary/if-you-do-and-in-order-to
            in: redemption
            ada: artifacts vindication-outpost; line krump troll; deck fear punch; token paragon
            bo: line valdr dust-pixie
            action vindication-outpost, offers krump troll, pick troll, answer slot:0, offers valdr dust-pixie
            pick dust-pixie
            -> vindication-outpost exhausted, troll: battleline > deck, fear: deck > battleline, fear exhausted,
            -> dust-pixie: battleline > discard, fear armor used: 0 > 1
            -> ada deck: punch troll
        with nobody to fight it stays ready
            rule: faq/using-creatures-1
            in: redemption
            ada: artifacts vindication-outpost; line krump; deck fear punch; token zealot
            action vindication-outpost, pick krump, answer slot:0
            -> vindication-outpost exhausted, krump: battleline > deck, fear: deck > battleline
        a ward keeps it in play, and the rest does not happen
            rule: glossary/ward glossary/if-you-do-and-in-order-to
            in: redemption
            ada: artifacts vindication-outpost; line krump(warded); deck fear punch; token zealot
            bo: line valdr
            action vindication-outpost, pick krump
            -> vindication-outpost exhausted, krump warded: yes > no
        without a friendly creature nothing happens
            in: redemption
            ada: artifacts vindication-outpost; deck fear punch; token zealot
            bo: line valdr
            action vindication-outpost
            -> vindication-outpost exhausted
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_deck_is_that_of_the_owner(self) -> None:
        line = [spec("krump", owner=1)]
        t = table(side(artifacts=["vindication-outpost"], battleline=line), side(deck=["troll"]), house=REDEMPTION)
        t.do("action", "vindication-outpost")
        t.pick("krump")
        t.finish()
        assert t.ids(1, "deck") == ["troll", "krump"]


class TestAdmirableNeophyte:
    test = cases("""
        played it makes a token creature
            rule: glossary/token-creatures
            in: redemption
            ada: hand admirable-neophyte; deck fear punch; token zealot
            creature admirable-neophyte, finish
            -> admirable-neophyte: hand > battleline, admirable-neophyte exhausted, fear: deck > battleline,
            -> fear exhausted
    """)


class TestIntrepidExemplar:
    test = cases("""
        after it fights it makes a token creature
            rule: glossary/token-creatures
            in: redemption
            ada: line intrepid-exemplar; deck fear punch; token zealot
            bo: line dust-pixie
            fight intrepid-exemplar dust-pixie, finish
            -> intrepid-exemplar exhausted, dust-pixie: battleline > discard, fear: deck > battleline,
            -> fear exhausted, intrepid-exemplar armor used: 0 > 1
        so it does when it is destroyed
            rule: glossary/destroyed
            in: brobnar
            ada: line troll
            bo: line intrepid-exemplar; deck fear punch; token zealot
            fight troll intrepid-exemplar, finish
            -> troll exhausted, troll damage: 0 > 4, intrepid-exemplar: battleline > discard,
            -> fear: deck > battleline, fear exhausted
        not after it reaps
            in: redemption
            ada: line intrepid-exemplar; deck fear punch; token zealot
            reap intrepid-exemplar
            -> intrepid-exemplar exhausted, ada amber: 0 > 1
        once where it is destroyed in its own fight
            in: redemption
            ada: line intrepid-exemplar; deck fear punch; token zealot
            bo: line troll
            fight intrepid-exemplar troll, finish
            -> intrepid-exemplar: battleline > discard, troll damage: 0 > 4, fear: deck > battleline, fear exhausted
    """)


class TestSteadfastCommitment:
    test = cases("""
        the top card of your discard pile goes beneath your deck, and a token creature is made
            rule: glossary/token-creatures glossary/discard-pile
            in: redemption
            ada: hand steadfast-commitment; discard krump troll; deck fear punch; line azrael; token zealot
            bo: discard valdr
            play steadfast-commitment, finish
            -> steadfast-commitment: hand > discard, ada amber: 0 > 1,
            -> troll: discard > deck, fear: deck > battleline, fear exhausted
            -> ada deck: punch troll
        with an empty deck it becomes the token creature
            in: redemption
            ada: hand steadfast-commitment; discard krump troll; line azrael; token zealot
            play steadfast-commitment, finish
            -> steadfast-commitment: hand > discard, ada amber: 0 > 1, troll: discard > battleline, troll exhausted
        with an empty discard pile a token creature is made
            rule: glossary/resolve-as-much-as-you-can
            in: redemption
            ada: hand steadfast-commitment; deck fear punch; line azrael; token zealot
            play steadfast-commitment, finish
            -> steadfast-commitment: hand > discard, ada amber: 0 > 1, fear: deck > battleline, fear exhausted
    """)


class TestSwiftInduction:
    test = cases("""
        a token creature made beside a Mutant archives it
            rule: glossary/token-creatures glossary/neighbor glossary/archives
            in: redemption
            ada: hand swift-induction; line azrael krump; deck fear punch; token guardian
            play swift-induction, answer slot:0
            -> swift-induction: hand > archives, fear: deck > battleline, fear exhausted
            -> ada line: guardian azrael krump
        on the other flank it does not
            in: redemption
            ada: hand swift-induction; line azrael krump; deck fear punch; token guardian
            play swift-induction, answer slot:2
            -> swift-induction: hand > discard, fear: deck > battleline, fear exhausted
            -> ada line: azrael krump guardian
        its being a Mutant itself does not count, nor an enemy
            rule: glossary/neighbor
            in: redemption
            ada: hand swift-induction; line krump; deck fear punch; token zealot
            bo: line azrael
            play swift-induction, answer slot:0
            -> swift-induction: hand > discard, fear: deck > battleline, fear exhausted
        one that is destroyed as soon as it is made has entered play beside the Mutant all the same
            rule: glossary/movement-between-zones
            in: redemption
            ada: hand swift-induction; line azrael krump; artifacts autocannon; deck fear punch; token zealot
            play swift-induction, answer slot:0
            -> swift-induction: hand > archives, fear: deck > discard
        without a token creature it is discarded
            in: redemption
            ada: hand swift-induction; line azrael; deck fear punch
            play swift-induction
            -> swift-induction: hand > discard
    """)


class TestZealot:
    test = cases("""
        it deals 2 before it fights
            rule: glossary/assault-x glossary/token-creatures
            in: redemption
            ada: line fear(token_of=zealot); token zealot
            bo: line silvertooth
            fight fear silvertooth
            -> fear exhausted, silvertooth: battleline > discard
    """)

    def test_it_is_a_mutant_with_power_1(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="zealot")], token="zealot"), side())
        assert (t.card("fear").power, t.card("fear").traits) == (1, ("mutant",))


class TestGuardian:
    @pytest.mark.rule("glossary/token-creatures")
    def test_it_is_a_knight_with_power_1_and_armor_2(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="guardian")], token="guardian"), side())
        card = t.card("fear")
        assert (card.power, card.armor, card.traits) == (1, 2, ("human", "knight"))


class TestParagon:
    test = cases("""
        with a Mutant in play, friendly or enemy, it enters play enraged
            rule: glossary/enters-play glossary/enrage glossary/token-creatures
            in: redemption
            ada: hand steadfast-commitment; line azrael; deck fear punch; token paragon
            play steadfast-commitment, finish
            -> steadfast-commitment: hand > discard, ada amber: 0 > 1,
            -> fear: deck > battleline, fear exhausted, fear enraged
        an enemy one
            in: redemption
            ada: hand steadfast-commitment; line krump; deck fear punch; token paragon
            bo: line azrael
            play steadfast-commitment, finish
            -> steadfast-commitment: hand > discard, ada amber: 0 > 1,
            -> fear: deck > battleline, fear exhausted, fear enraged
        without a Mutant it does not
            in: redemption
            ada: hand steadfast-commitment; line krump; deck fear punch; token paragon
            bo: line troll; discard azrael
            play steadfast-commitment, finish
            -> steadfast-commitment: hand > discard, ada amber: 0 > 1, fear: deck > battleline, fear exhausted
    """)

    def test_it_is_a_knight_with_power_5_and_armor_1(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="paragon")], token="paragon"), side())
        card = t.card("fear")
        assert (card.power, card.armor, card.traits) == (5, 1, ("knight",))


class TestSentinel:
    test = cases("""
        its action stuns an enemy creature
            rule: glossary/stun glossary/token-creatures
            in: redemption
            ada: line fear(token_of=sentinel) krump; token sentinel
            bo: line troll valdr
            action fear, offers troll valdr, pick troll
            -> fear exhausted, troll stunned
        one that is already stunned it destroys
            in: redemption
            ada: line fear(token_of=sentinel) krump; token sentinel
            bo: line troll(stunned) valdr
            action fear, offers troll valdr, pick troll
            -> fear exhausted, troll: battleline > discard
        without enemies it does nothing
            in: redemption
            ada: line fear(token_of=sentinel) krump(stunned); token sentinel
            action fear
            -> fear exhausted
        a reap does not
            in: redemption
            ada: line fear(token_of=sentinel); token sentinel
            bo: line troll
            reap fear
            -> fear exhausted, ada amber: 0 > 1
    """)
