"""Draconian Measures, Mars: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table

MARS = House.MARS


class TestEmperorMemrox:
    test = cases("""
        in the center of your battleline it is dealt no damage
            rule: glossary/center-of-the-battleline glossary/invulnerable
            in: ouboros
            ada: hand chlorodoze-vapor; line bumpsy emperor-memrox krump
            play chlorodoze-vapor
            -> chlorodoze-vapor: hand > discard, bumpsy damage: 0 > 3, krump damage: 0 > 3
        beside the center it is
            in: ouboros
            ada: hand chlorodoze-vapor; line emperor-memrox bumpsy krump
            play chlorodoze-vapor
            -> chlorodoze-vapor: hand > discard, emperor-memrox damage: 0 > 3, bumpsy damage: 0 > 3, krump damage: 0 > 3
        after it reaps you archive a card and gain 1 for each card in your archives
            rule: glossary/archives
            in: mars
            ada: line emperor-memrox; hand punch fear; archives troll krump
            bo: archives anger
            reap emperor-memrox, offers punch fear, pick fear
            -> emperor-memrox exhausted, fear: hand > archives, ada amber: 0 > 4
        with no card to archive those that lie there count
            rule: glossary/resolve-as-much-as-you-can
            in: mars
            ada: line emperor-memrox; archives troll
            reap emperor-memrox
            -> emperor-memrox exhausted, ada amber: 0 > 2
        a fight brings nothing
            in: mars
            ada: line emperor-memrox; hand punch; archives troll
            bo: line hunting-witch
            fight emperor-memrox hunting-witch
            -> emperor-memrox exhausted, hunting-witch: battleline > discard
    """)


class TestMartianPropagation:
    test = cases("""
        for each friendly creature destroyed it draws 2
            in: mars
            ada: hand martian-propagation; line bumpsy tunk; deck fear anger punch warsong urchin; artifacts city-gates
            bo: line krump; deck zorg
            play martian-propagation, finish
            -> martian-propagation: hand > discard, ada amber: 0 > 1, bumpsy: battleline > discard,
            -> tunk: battleline > discard, fear: deck > hand, anger: deck > hand, punch: deck > hand,
            -> warsong: deck > hand
        one saved by its ward does not count
            rule: glossary/this-way
            in: mars
            ada: hand martian-propagation; line bumpsy tunk(warded); deck fear anger punch warsong
            play martian-propagation
            -> martian-propagation: hand > discard, ada amber: 0 > 1, bumpsy: battleline > discard,
            -> tunk warded: yes > no, fear: deck > hand, anger: deck > hand
        without creatures it draws none
            in: mars
            ada: hand martian-propagation; deck fear
            bo: line krump
            play martian-propagation
            -> martian-propagation: hand > discard, ada amber: 0 > 1
    """)


class TestMonsterZero:
    test = cases("""
        played between two creatures it gets a counter for each power of the strongest friendly one
            rule: glossary/gigantic glossary/deploy glossary/most-powerful
            in: mars
            ada: hand monster-zero monster-zero2; line bumpsy batdrone
            bo: line krump
            play monster-zero, answer slot:1
            -> monster-zero: hand > battleline, monster-zero2: hand > joined, monster-zero exhausted,
            -> monster-zero power counters: 0 > 5, ada line: bumpsy monster-zero batdrone
        alone it gets 1
            in: mars
            ada: hand monster-zero monster-zero2
            bo: line krump
            creature monster-zero
            -> monster-zero: hand > battleline, monster-zero2: hand > joined, monster-zero exhausted,
            -> monster-zero power counters: 0 > 1
    """)

    @pytest.mark.rule("glossary/house-choice", "glossary/neighbor")
    def test_its_neighbors_belong_to_mars_instead_of_their_houses(self) -> None:
        t = table(side(battleline=["troll", "krump", "monster-zero", "valdr"]), side(), house=MARS)
        assert [t.can("reap", id_) for id_ in ("troll", "krump", "valdr")] == [False, True, True]

    def test_they_no_longer_belong_to_their_own(self) -> None:
        t = table(side(battleline=["troll", "krump", "monster-zero", "valdr"]), side(), house=House.BROBNAR)
        assert [t.can("reap", id_) for id_ in ("troll", "krump", "valdr")] == [True, False, False]


class TestZzyszzSCompactor:
    test = cases("""
        a creature of either side goes under its owner's deck, and one gets two counters
            in: mars
            ada: artifacts zzyszz-s-compactor; line tunk bumpsy
            bo: line krump; deck fear anger
            action zzyszz-s-compactor, offers tunk bumpsy krump, pick krump, offers tunk bumpsy, pick tunk
            -> zzyszz-s-compactor exhausted, krump: battleline > deck, tunk power counters: 0 > 2
            -> bo deck: fear anger krump
        the counters may go to an enemy creature
            in: mars
            ada: artifacts zzyszz-s-compactor; line tunk bumpsy
            bo: line krump
            action zzyszz-s-compactor, pick tunk, offers bumpsy krump, pick krump
            -> zzyszz-s-compactor exhausted, tunk: battleline > deck, krump power counters: 0 > 2
        kept by its ward, it brings no counters
            rule: glossary/if-you-do-and-in-order-to
            in: mars
            ada: artifacts zzyszz-s-compactor; line tunk(warded) bumpsy
            action zzyszz-s-compactor, pick tunk
            -> zzyszz-s-compactor exhausted, tunk warded: yes > no
        without a creature there is nothing
            in: mars
            ada: artifacts zzyszz-s-compactor
            action zzyszz-s-compactor
            -> zzyszz-s-compactor exhausted
    """)


class TestAllAreMars:
    test = cases("""
        a friendly creature of any house is readied and used
            in: mars
            ada: artifacts all-are-mars; line valdr(exhausted) bumpsy
            bo: line krump
            action all-are-mars, offers valdr bumpsy, pick valdr, answer reap:valdr
            -> all-are-mars exhausted, ada amber: 0 > 1
        a ready one is used all the same
            rule: glossary/resolve-as-much-as-you-can
            in: mars
            ada: artifacts all-are-mars; line valdr
            bo: line hunting-witch
            action all-are-mars, pick valdr, answer fight:valdr, pick hunting-witch
            -> all-are-mars exhausted, valdr exhausted, valdr damage: 0 > 2, hunting-witch: battleline > discard
        without one there is nothing
            in: mars
            ada: artifacts all-are-mars
            bo: line krump(exhausted)
            action all-are-mars
            -> all-are-mars exhausted
    """)


class TestEdificeForMars:
    test = cases("""
        an artifact of another house is destroyed, and a friendly card may be readied
            in: mars
            ada: hand edifice-for-mars; line troll(exhausted); artifacts crystal-hive(exhausted) library-of-babble
            bo: line krump(exhausted); artifacts the-warchest invasion-portal
            play edifice-for-mars, offers library-of-babble the-warchest, pick the-warchest
            answer yes, offers troll crystal-hive library-of-babble, pick crystal-hive
            -> edifice-for-mars: hand > discard, ada amber: 0 > 1, the-warchest: artifacts > discard,
            -> crystal-hive exhausted: yes > no
        or a creature
            in: mars
            ada: hand edifice-for-mars; line troll(exhausted) bumpsy; artifacts library-of-babble
            play edifice-for-mars, pick library-of-babble, answer yes, pick troll
            -> edifice-for-mars: hand > discard, ada amber: 0 > 1, library-of-babble: artifacts > discard,
            -> troll exhausted: yes > no
        or none
            in: mars
            ada: hand edifice-for-mars; line troll(exhausted)
            bo: artifacts the-warchest
            play edifice-for-mars, pick the-warchest, answer no
            -> edifice-for-mars: hand > discard, ada amber: 0 > 1, the-warchest: artifacts > discard
        without such an artifact none is readied
            rule: glossary/if-you-do-and-in-order-to
            in: mars
            ada: hand edifice-for-mars; line troll(exhausted); artifacts crystal-hive(exhausted)
            bo: artifacts invasion-portal
            play edifice-for-mars
            -> edifice-for-mars: hand > discard, ada amber: 0 > 1
    """)


class TestEmpoweredZark:
    test = cases("""
        after a fight it captures 2, and 3 of its Æmber ready each mars creature that is no agent
            in: mars
            ada: line empowered-zark(amber=1) tunk(exhausted) john-smyth(exhausted) bumpsy(exhausted)
            bo: line niffle-ape tunk(exhausted) krump(exhausted); amber 5
            fight empowered-zark niffle-ape, answer yes, finish
            -> empowered-zark exhausted, empowered-zark armor used: 0 > 2, empowered-zark damage: 0 > 1,
            -> niffle-ape: battleline > discard, bo amber: 5 > 3, empowered-zark amber: 1 > 0,
            -> tunk exhausted: yes > no, tunk 2 exhausted: yes > no
        it moves 3, not all
            in: mars
            ada: line empowered-zark(amber=2) tunk(exhausted)
            bo: line niffle-ape; amber 5
            fight empowered-zark niffle-ape, answer yes
            -> empowered-zark exhausted, empowered-zark armor used: 0 > 2, empowered-zark damage: 0 > 1,
            -> niffle-ape: battleline > discard, bo amber: 5 > 3, empowered-zark amber: 2 > 1,
            -> tunk exhausted: yes > no
        or keeps them
            in: mars
            ada: line empowered-zark(amber=1) tunk(exhausted)
            bo: line niffle-ape; amber 5
            fight empowered-zark niffle-ape, answer no
            -> empowered-zark exhausted, empowered-zark armor used: 0 > 2, empowered-zark damage: 0 > 1,
            -> niffle-ape: battleline > discard, bo amber: 5 > 3, empowered-zark amber: 1 > 3
        2 are too few
            in: mars
            ada: line empowered-zark tunk(exhausted amber=3)
            bo: line niffle-ape; amber 5
            fight empowered-zark niffle-ape
            -> empowered-zark exhausted, empowered-zark armor used: 0 > 2, empowered-zark damage: 0 > 1,
            -> niffle-ape: battleline > discard, bo amber: 5 > 3, empowered-zark amber: 0 > 2
        reaping brings nothing
            in: mars
            ada: line empowered-zark(amber=3) tunk(exhausted)
            bo: amber 5
            reap empowered-zark
            -> empowered-zark exhausted, ada amber: 0 > 1
    """)


class TestGoldenK1TT13:
    test = cases("""
        while it is exhausted a neighbor that reaps gains 1 more
            rule: glossary/neighbor
            in: brobnar
            ada: line krump valdr golden-k1-tt13(exhausted)
            reap valdr
            -> valdr exhausted, ada amber: 0 > 2
        the other one, too, but nobody farther off
            in: brobnar
            ada: line golden-k1-tt13(exhausted) krump valdr
            reap krump, reap valdr
            -> krump exhausted, valdr exhausted, ada amber: 0 > 3
        a fight brings nothing
            in: brobnar
            ada: line valdr golden-k1-tt13(exhausted)
            bo: line hunting-witch
            fight valdr hunting-witch
            -> valdr exhausted, valdr damage: 0 > 2, hunting-witch: battleline > discard
        while it is ready they do not
            in: brobnar
            ada: line valdr golden-k1-tt13
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1
    """)


class TestKeyDrain:
    test = cases("""
        a key at 15 less a card that is discarded is forged
            rule: glossary/cost-at-current-cost glossary/any-number
            in: mars
            ada: hand key-drain punch fear anger; amber 12
            bo: hand troll
            play key-drain, answer yes, offers 0-3 of: punch fear anger, pick punch fear, answer key:blue
            -> key-drain: hand > discard, punch: hand > discard, fear: hand > discard,
            -> ada amber: 12 > 0, ada keys: nothing > blue
        a card less is 1 too few
            in: mars
            ada: hand key-drain punch fear anger; amber 12
            play key-drain, answer yes, pick punch
            -> key-drain: hand > discard, punch: hand > discard, ada amber: 12 > 13
        none need be discarded
            in: mars
            ada: hand key-drain punch; amber 14
            play key-drain, answer no, answer key:red
            -> key-drain: hand > discard, ada amber: 14 > 0, ada keys: nothing > red
    """)


class TestLyylyug:
    test = cases("""
        after it reaps the least powerful enemy creature captures 1 from its own side
            rule: glossary/least-powerful glossary/capture
            in: mars
            ada: line lyylyug hunting-witch; amber 3
            bo: line krump bumpsy troll; amber 3
            reap lyylyug
            -> lyylyug exhausted, ada amber: 3 > 4, bo amber: 3 > 2, bumpsy amber: 0 > 1
        one of several that are
            in: mars
            ada: line lyylyug
            bo: line krump valdr troll; amber 3
            reap lyylyug, offers krump valdr, pick valdr
            -> lyylyug exhausted, ada amber: 0 > 1, bo amber: 3 > 2, valdr amber: 0 > 1
        after a fight none does
            in: mars
            ada: line lyylyug
            bo: line hunting-witch krump; amber 3
            fight lyylyug hunting-witch
            -> lyylyug exhausted, lyylyug damage: 0 > 2, hunting-witch: battleline > discard
    """)


class TestAgentBuuff:
    test = cases("""
        overwhelmed, it gives a friendly creature three counters after it reaps
            rule: glossary/overwhelmed
            in: mars
            ada: line agent-buuff bumpsy
            bo: line krump troll valdr
            reap agent-buuff, offers agent-buuff bumpsy, pick bumpsy
            -> agent-buuff exhausted, ada amber: 0 > 1, bumpsy power counters: 0 > 3
        otherwise it gives each one
            in: mars
            ada: line agent-buuff bumpsy
            bo: line krump troll
            reap agent-buuff
            -> agent-buuff exhausted, ada amber: 0 > 1, agent-buuff power counters: 0 > 1, bumpsy power counters: 0 > 1
        after a fight it does not
            in: mars
            ada: line agent-buuff
            bo: line hunting-witch
            fight agent-buuff hunting-witch
            -> agent-buuff exhausted, agent-buuff damage: 0 > 2, hunting-witch: battleline > discard
    """)


class TestArbiterVyynx:
    test = cases("""
        a friendly creature of another house is destroyed for control of an enemy creature
            rule: glossary/control-and-ownership
            in: mars
            ada: line arbiter-vyynx tunk bumpsy troll; artifacts city-gates
            bo: line krump valdr tunk; artifacts mushroom-with-a-view
            reap arbiter-vyynx, offers bumpsy troll, pick bumpsy, offers krump valdr tunk, pick krump, answer slot:0
            -> arbiter-vyynx exhausted, ada amber: 0 > 1, bumpsy: battleline > discard, krump controller: 1 > 0
            -> ada line: krump arbiter-vyynx tunk troll
        saved by its ward, it brings none
            rule: glossary/if-you-do-and-in-order-to
            in: mars
            ada: line arbiter-vyynx bumpsy(warded)
            bo: line krump
            reap arbiter-vyynx, pick bumpsy
            -> arbiter-vyynx exhausted, ada amber: 0 > 1, bumpsy warded: yes > no
        without such a creature none is taken
            in: mars
            ada: line arbiter-vyynx tunk
            bo: line krump
            reap arbiter-vyynx
            -> arbiter-vyynx exhausted, ada amber: 0 > 1
        after a fight none is
            in: mars
            ada: line arbiter-vyynx bumpsy
            bo: line hunting-witch krump
            fight arbiter-vyynx hunting-witch
            -> arbiter-vyynx exhausted, arbiter-vyynx damage: 0 > 2, hunting-witch: battleline > discard
        of another house it may be destroyed itself
            in: dis
            ada: line arbiter-vyynx(house=dis) tunk
            bo: line krump
            reap arbiter-vyynx, pick arbiter-vyynx, pick krump, answer slot:1
            -> arbiter-vyynx: battleline > discard, ada amber: 0 > 1, krump controller: 1 > 0
    """)


class TestDigitalManipulation:
    test = cases("""
        if the card discarded is of another house an enemy creature captures 1 from its own side
            in: mars
            ada: hand digital-manipulation; line troll; deck tunk; amber 3
            bo: line krump valdr; deck fear anger; amber 3
            play digital-manipulation, offers krump valdr, pick valdr
            -> digital-manipulation: hand > discard, ada amber: 3 > 4, fear: deck > discard, bo amber: 3 > 2,
            -> valdr amber: 0 > 1
        a mars card brings nothing
            in: mars
            ada: hand digital-manipulation; deck fear
            bo: line krump; deck tunk; amber 3
            play digital-manipulation
            -> digital-manipulation: hand > discard, ada amber: 0 > 1, tunk: deck > discard
        nor does an empty deck
            rule: glossary/resolve-as-much-as-you-can
            in: mars
            ada: hand digital-manipulation; deck fear
            bo: line krump; amber 3
            play digital-manipulation
            -> digital-manipulation: hand > discard, ada amber: 0 > 1
    """)


class TestKlyyhnug:
    test = cases("""
        after it reaps each counter may be removed from a creature of either side for a card archived
            in: mars
            ada: line klyyhnug bumpsy(power_counters=1); hand fear punch
            bo: line krump(power_counters=3)
            reap klyyhnug, answer yes, offers klyyhnug bumpsy krump, pick krump, offers fear punch, pick fear
            -> klyyhnug exhausted, ada amber: 0 > 1, krump power counters: 3 > 0, fear: hand > archives
        one is enough
            in: mars
            ada: line klyyhnug bumpsy(power_counters=1); hand fear punch
            reap klyyhnug, answer yes, pick bumpsy, pick fear
            -> klyyhnug exhausted, ada amber: 0 > 1, bumpsy power counters: 1 > 0, fear: hand > archives
        a creature without counters is worth nothing
            in: mars
            ada: line klyyhnug bumpsy(power_counters=1); hand fear punch
            reap klyyhnug, answer yes, pick klyyhnug
            -> klyyhnug exhausted, ada amber: 0 > 1
        they may stay
            rule: glossary/may
            in: mars
            ada: line klyyhnug bumpsy(power_counters=1); hand fear punch
            reap klyyhnug, answer no
            -> klyyhnug exhausted, ada amber: 0 > 1
        after a fight none are removed
            in: mars
            ada: line klyyhnug bumpsy(power_counters=1); hand fear
            bo: line hunting-witch
            fight klyyhnug hunting-witch
            -> klyyhnug exhausted, klyyhnug damage: 0 > 2, hunting-witch: battleline > discard
    """)


class TestOperatorOlluyyg:
    def test_while_exhausted_the_opponents_keys_cost_3_more(self) -> None:
        t = table(side(battleline=[spec("operator-olluyyg", ready=False)]), side(battleline=["krump"]))
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, 9)

    def test_while_ready_they_do_not(self) -> None:
        t = table(side(battleline=["operator-olluyyg"]), side(battleline=["krump"]))
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, 6)


class TestProductiveTrash:
    test = cases("""
        for each bonus icon of a card of another house that you discard a friendly creature captures 1
            rule: glossary/bonus-icons
            in: mars
            ada: hand productive-trash tunk dust-pixie fear; line troll bumpsy
            bo: line krump; amber 5
            play productive-trash, answer yes, offers dust-pixie fear, pick dust-pixie, offers troll bumpsy, pick troll
            -> productive-trash: hand > discard, dust-pixie: hand > discard, bo amber: 5 > 3, troll amber: 0 > 2
        the icon of a house is one of them
            in: mars
            ada: hand productive-trash fear(icons=shadows); line troll
            bo: amber 5
            play productive-trash, answer yes, pick fear, pick troll
            -> productive-trash: hand > discard, fear: hand > discard, bo amber: 5 > 4, troll amber: 0 > 1
        a card with the icon of Mars is a Mars card
            in: mars
            ada: hand productive-trash fear(icons=mars); line troll
            bo: amber 5
            play productive-trash
            -> productive-trash: hand > discard
        a card without icons is worth nothing
            in: mars
            ada: hand productive-trash fear; line troll
            bo: amber 5
            play productive-trash, answer yes, pick fear, finish
            -> productive-trash: hand > discard, fear: hand > discard
        it may be kept
            rule: glossary/may
            in: mars
            ada: hand productive-trash dust-pixie; line troll
            bo: amber 5
            play productive-trash, answer no
            -> productive-trash: hand > discard
        without such a card there is nothing
            in: mars
            ada: hand productive-trash tunk; line troll
            bo: amber 5
            play productive-trash
            -> productive-trash: hand > discard
    """)


class TestReplacementTarg:
    test = cases("""
        a neighbor that is no soldier is returned, and the most powerful friendly creature captures 2
            rule: glossary/deploy glossary/most-powerful
            in: mars
            ada: hand replacement-targ; line troll bumpsy krump
            bo: line troll; amber 5
            play replacement-targ, answer slot:2, offers bumpsy krump, pick krump
            -> replacement-targ: hand > battleline, replacement-targ exhausted, krump: battleline > hand,
            -> bo amber: 5 > 3, troll amber: 0 > 2
        a soldier is not, and then none is captured
            rule: glossary/if-you-do-and-in-order-to
            in: mars
            ada: hand replacement-targ; line yxilo-bolter
            bo: line troll; amber 5
            play replacement-targ, answer slot:1
            -> replacement-targ: hand > battleline, replacement-targ exhausted
        kept by its ward it brings nothing
            in: mars
            ada: hand replacement-targ; line bumpsy(warded)
            bo: amber 5
            play replacement-targ, answer slot:1, pick bumpsy
            -> replacement-targ: hand > battleline, replacement-targ exhausted, bumpsy warded: yes > no
        it may be the most powerful one itself
            in: mars
            ada: hand replacement-targ; line bumpsy urchin
            bo: line troll; amber 5
            play replacement-targ, answer slot:0, pick bumpsy
            -> replacement-targ: hand > battleline, replacement-targ exhausted, bumpsy: battleline > hand,
            -> bo amber: 5 > 3, replacement-targ amber: 0 > 2
    """)


class TestTransmutation:
    test = cases("""
        two counters for any creature, then any number of a friendly one's are as much captured
            rule: glossary/any-number
            in: mars
            ada: hand transmutation; line troll bumpsy(power_counters=2)
            bo: line krump; amber 5
            play transmutation, offers troll bumpsy krump, pick bumpsy, answer yes, offers troll bumpsy, pick bumpsy
            answer number:3
            -> transmutation: hand > discard, ada amber: 0 > 1, bumpsy power counters: 2 > 1, bumpsy amber: 0 > 3,
            -> bo amber: 5 > 2
        they may all stay
            rule: glossary/may
            in: mars
            ada: hand transmutation; line troll
            bo: line krump; amber 5
            play transmutation, pick krump, answer no
            -> transmutation: hand > discard, ada amber: 0 > 1, krump power counters: 0 > 2
        one without counters captures nothing
            in: mars
            ada: hand transmutation; line troll
            bo: line krump; amber 5
            play transmutation, pick krump, answer yes, pick troll, finish
            -> transmutation: hand > discard, ada amber: 0 > 1, krump power counters: 0 > 2
    """)


class TestUjkyytrPrime:
    test = cases("""
        overwhelmed, it stuns an enemy creature and each of its neighbors after it reaps
            rule: glossary/overwhelmed glossary/neighbor
            in: mars
            ada: line ujkyytr-prime bumpsy
            bo: line krump troll valdr hunting-witch
            reap ujkyytr-prime, offers krump troll valdr hunting-witch, pick valdr, finish
            -> ujkyytr-prime exhausted, ada amber: 0 > 1, troll stunned, valdr stunned, hunting-witch stunned
        after a fight, too
            in: mars
            ada: line ujkyytr-prime(power_counters=2)
            bo: line hunting-witch krump troll valdr
            fight ujkyytr-prime hunting-witch, offers krump troll valdr, pick valdr, finish
            -> ujkyytr-prime exhausted, ujkyytr-prime damage: 0 > 2, hunting-witch: battleline > discard,
            -> troll stunned, valdr stunned
        otherwise it stuns a creature, of either side
            in: mars
            ada: line ujkyytr-prime bumpsy
            bo: line krump troll
            reap ujkyytr-prime, offers ujkyytr-prime bumpsy krump troll, pick troll
            -> ujkyytr-prime exhausted, ada amber: 0 > 1, troll stunned
    """)
