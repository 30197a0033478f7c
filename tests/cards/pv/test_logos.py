"""Prophetic Visions, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from tests.cards.lines import cases
from tests.cards.pv.fates import changed, fulfilled
from tests.tables import side, spec, table

HERE = House.LOGOS


class TestDesignerCrick:
    test = cases("""
        a card that you discard counts for nothing
            in: logos
            ada: line designer-crick; hand urchin labwork; deck fear troll krump
            bo: deck bumpsy; amber 2
            discard labwork
            -> labwork: hand > discard
        a card that the opponent discards for your card counts
            in: dis
            ada: line designer-crick; hand mind-barb; deck fear
            bo: hand krump; amber 2
            play mind-barb
            -> ada amber: 0 > 1, mind-barb: hand > discard, krump: hand > discard, fear: deck > hand,
            -> bo amber: 2 > 1, designer-crick amber: 0 > 1
    """)

    @pytest.mark.parametrize("thrown", [1, 2])
    def test_each_card_that_the_opponent_discards_is_one_card_and_one_amber(self, thrown: int) -> None:
        hand = ["krump", "anger"][:thrown]
        ada = side(hand=hand, houses=[House.BROBNAR], amber=5)
        t = table(ada, side(battleline=["dust-imp", "designer-crick"], deck=["fear"] * 4), house=House.BROBNAR)
        for card in hand:
            t.do("discard", card)
            t.finish()
        assert (t.ids(1, "hand"), t.card("designer-crick").amber) == (["fear"] * thrown, thrown)
        assert (t.amber(0), t.amber(1), t.card("dust-imp").amber) == (5 - thrown, 0, 0)

    def test_a_card_that_the_opponent_discards_from_the_deck_does_not_count(self) -> None:
        ada = side(hand=["exotic-pivot"], deck=["troll"])
        t = table(ada, side(battleline=["designer-crick"], deck=["fear"], amber=1), house=HERE)
        t.do("play", "exotic-pivot")
        t.finish()
        assert (t.zone("troll"), t.ids(1, "hand"), t.card("designer-crick").amber) == ("discard", [], 0)


class TestExoticPivot:
    test = cases("""
        a card of another house on top is worth three amber
            in: logos
            ada: hand exotic-pivot; deck troll labwork
            bo: deck fear; amber 5
            play exotic-pivot
            -> exotic-pivot: hand > discard, troll: deck > discard, bo amber: 5 > 2, ada amber: 0 > 3
        a Logos card on top is worth nothing
            in: logos
            ada: hand exotic-pivot; deck labwork troll
            bo: amber 5
            play exotic-pivot
            -> exotic-pivot: hand > discard, labwork: deck > discard
        without a deck there is no card that is none of Logos
            in: logos
            ada: hand exotic-pivot
            bo: deck troll; amber 5
            play exotic-pivot
            -> exotic-pivot: hand > discard
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_keeps_the_active_player_from_playing_creatures_this_turn(self) -> None:
        t = fulfilled("exotic-pivot", ["bumpsy"], {"hand": ["ganger-chieftain"]}, hand=["krump", "anger"])
        assert changed(t, "exotic-pivot") == {}
        assert not t.can("play", "krump") and t.can("discard", "krump") and t.can("play", "anger")
        assert t.can("reap", "bumpsy")
        t.end_turn()
        assert t.can("play", "ganger-chieftain")
        t.end_turn()
        assert t.can("play", "krump")


class TestInstantTransmission:
    test = cases("""
        it is exchanged for three cards, in a turn of any house
            in: brobnar
            ada: artifacts instant-transmission; deck troll krump bumpsy urchin
            bo: deck fear
            omni instant-transmission
            -> instant-transmission: artifacts > discard, troll: deck > hand, krump: deck > hand, bumpsy: deck > hand
    """)


class TestMercurialWormhole:
    test = cases("""
        the top card is played, and its house is active from then on
            in: logos
            ada: hand mercurial-wormhole labwork; line bumpsy batdrone; deck krump troll
            play mercurial-wormhole, finish, reap bumpsy
            -> ada amber: 0 > 2, mercurial-wormhole: hand > discard, krump: deck > battleline, krump exhausted,
            -> bumpsy exhausted
        without a deck nothing is played and the house stays
            in: logos
            ada: hand mercurial-wormhole; line batdrone
            bo: deck krump
            play mercurial-wormhole, reap batdrone
            -> ada amber: 0 > 2, mercurial-wormhole: hand > discard, batdrone exhausted
    """)

    def test_the_house_before_is_no_longer_active(self) -> None:
        ada = side(hand=["mercurial-wormhole", "labwork", "anger"], deck=["punch"], battleline=["batdrone"])
        t = table(ada, side(), house=HERE)
        t.do("play", "mercurial-wormhole")
        t.finish()
        assert t.zone("punch") == "discard"
        assert t.can("play", "anger") and not t.can("play", "labwork") and not t.can("reap", "batdrone")

    @pytest.mark.rule("glossary/upgrades")
    def test_a_card_that_cannot_be_played_stays_on_the_deck_and_its_house_becomes_active(self) -> None:
        t = table(side(hand=["mercurial-wormhole", "anger"], deck=["blood-of-titans"]), side(), house=HERE)
        t.do("play", "mercurial-wormhole")
        t.finish()
        assert t.ids(0, "deck") == ["blood-of-titans"] and t.can("play", "anger")


class TestProfessorScruples:
    test = cases("""
        a card is discarded and three drawn
            in: logos
            ada: line professor-scruples; hand urchin fear; deck troll krump bumpsy valdr
            bo: deck dextre
            reap professor-scruples, offers urchin fear, pick fear
            -> ada amber: 0 > 1, professor-scruples exhausted, fear: hand > discard,
            -> troll: deck > hand, krump: deck > hand, bumpsy: deck > hand
        with an empty hand three cards are drawn
            in: logos
            ada: line professor-scruples; deck troll krump bumpsy valdr
            reap professor-scruples
            -> ada amber: 0 > 1, professor-scruples exhausted,
            -> troll: deck > hand, krump: deck > hand, bumpsy: deck > hand
        fighting it draws nothing
            in: logos
            ada: line professor-scruples; hand fear; deck troll krump bumpsy
            bo: line dust-pixie
            fight professor-scruples dust-pixie
            -> professor-scruples exhausted, professor-scruples damage: 0 > 1, dust-pixie: battleline > discard
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_purges_the_upgrades_of_both_players(self) -> None:
        armed = spec("bumpsy", upgrades=["blood-of-titans"])
        bo = {"battleline": [spec("krump", upgrades=["way-of-the-bear"])]}
        t = fulfilled("professor-scruples", [armed], bo, hand=["way-of-the-wolf"])
        assert changed(t, "professor-scruples") == {
            "blood-of-titans": ("upgrade", "purged"),
            "way-of-the-bear": ("upgrade", "purged"),
        }


class TestStenterSFormula:
    test = cases("""
        up to three creatures, whoever controls them, and a card
            in: logos
            ada: hand stenter-s-formula; line troll batdrone; deck fear urchin
            bo: line krump dextre; deck anger
            play stenter-s-formula, offers 0-3 of: troll batdrone krump dextre, pick troll krump dextre
            -> ada amber: 0 > 1, stenter-s-formula: hand > discard, troll warded, krump warded, dextre warded,
            -> fear: deck > hand
        no creature is warded, and still a card drawn
            in: logos
            ada: hand stenter-s-formula; line troll; deck fear urchin
            play stenter-s-formula, answer done
            -> ada amber: 0 > 1, stenter-s-formula: hand > discard, fear: deck > hand
    """)


class TestBitByte:
    test = cases("""
        the creature it fights goes into its owner's archives
            in: logos
            ada: line bit-byte batdrone
            bo: line troll krump
            fight bit-byte troll
            -> bit-byte exhausted, troll: battleline > archives
        a creature that it destroys is discarded
            in: logos
            ada: line bit-byte
            bo: line silvertooth krump
            fight bit-byte silvertooth
            -> bit-byte exhausted, silvertooth: battleline > discard
        reaping archives nothing
            in: logos
            ada: line bit-byte
            bo: line troll
            reap bit-byte
            -> ada amber: 0 > 1, bit-byte exhausted
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_lets_the_owner_of_the_prophecy_archive_the_bottom_of_their_deck(self) -> None:
        t = fulfilled("bit-byte", [], {"deck": ["troll", "krump", "bumpsy"]}, deck=["fear", "urchin"])
        assert changed(t, "bit-byte") == {"bumpsy": ("deck", "archives")}
        assert t.ids(1, "archives") == ["bumpsy"]


class TestDuckDuckSuperbDuck:
    test = cases("""
        two amber
            in: logos
            ada: hand duck-duck-superb-duck fear urchin
            play duck-duck-superb-duck, answer mode:1
            -> duck-duck-superb-duck: hand > discard, ada amber: 0 > 2
        two cards of the hand are archived
            in: logos
            ada: hand duck-duck-superb-duck fear urchin; deck troll
            bo: hand krump bumpsy
            play duck-duck-superb-duck, answer mode:0
            -> duck-duck-superb-duck: hand > discard, fear: hand > archives, urchin: hand > archives
    """)

    def test_chance_takes_two_cards_of_more(self) -> None:
        found = set()
        for seed in range(30):
            t = table(side(hand=["duck-duck-superb-duck", "fear", "urchin", "krump"]), side(), house=HERE, seed=seed)
            t.do("play", "duck-duck-superb-duck")
            t.answer("mode:0")
            t.expect_main_step()
            found.add(tuple(sorted(t.ids(0, "archives"))))
        assert found == {("fear", "krump"), ("fear", "urchin"), ("krump", "urchin")}


class TestRageReset:
    test = cases("""
        a card for each friendly creature destroyed
            in: logos
            ada: hand rage-reset; line troll batdrone(warded) dextre; deck fear urchin krump; artifacts cannon
            bo: line bumpsy; deck valdr
            play rage-reset, offers 0-3 of: troll batdrone dextre, pick troll batdrone
            -> ada amber: 0 > 1, rage-reset: hand > discard, troll: battleline > discard, batdrone warded: yes > no,
            -> fear: deck > hand
        two creatures are two cards
            in: logos
            ada: hand rage-reset; line troll batdrone dextre; deck fear urchin krump
            play rage-reset, pick troll batdrone, finish
            -> ada amber: 0 > 1, rage-reset: hand > discard, troll: battleline > discard,
            -> batdrone: battleline > discard, fear: deck > hand, urchin: deck > hand
        none may be destroyed, for no card
            in: logos
            ada: hand rage-reset; line troll; deck fear
            play rage-reset, answer done
            -> ada amber: 0 > 1, rage-reset: hand > discard
    """)

    @pytest.mark.rule("glossary/fulfill")
    @pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 1), (2, 1), (5, 3)])
    def test_its_fate_discards_half_of_the_active_players_hand_rounded_down(self, held: int, left: int) -> None:
        t = fulfilled("rage-reset", [], {"hand": ["troll"] * 4}, hand=["krump"] * held)
        assert (t.ids(0, "hand"), t.ids(0, "discard")) == (["krump"] * left, ["krump"] * (held - left))
        assert t.ids(1, "hand") == ["troll"] * 4 and t.zone("rage-reset") == "discard"

    def test_its_fate_takes_any_of_the_cards(self) -> None:
        found = set()
        for seed in range(20):
            t = fulfilled("rage-reset", hand=["krump", "anger"], seed=seed)
            found.add(tuple(t.ids(0, "discard")))
        assert found == {("krump",), ("anger",)}


class TestUnityPrism:
    def test_four_cards_of_any_house_may_be_played_this_one_included(self) -> None:
        ada = side(hand=["unity-prism", "urchin", "dust-imp", "blypyp", "flaxia", "dextre"])
        t = table(ada, side(), house=HERE)
        assert not t.can("play", "urchin")
        t.do("play", "unity-prism")
        for card in ("urchin", "dust-imp", "blypyp"):
            assert t.can("play", "dextre")
            t.creature(card)
            t.finish()
        assert not t.can("play", "flaxia") and not t.can("play", "dextre")

    def test_in_this_turn_only_and_for_playing_only(self) -> None:
        ada = side(hand=["unity-prism", "urchin"], battleline=["troll"], houses=[HERE], deck=["fear"] * 9)
        t = table(ada, side(), house=HERE)
        t.do("play", "unity-prism")
        assert t.can("play", "urchin") and not t.can("reap", "troll")
        t.end_turn()
        t.end_turn()
        assert t.game.state.active == 0 and not t.can("play", "urchin")

    def test_in_the_next_turn_more_than_four_may_be_played(self) -> None:
        hand = ["unity-prism", *["urchin"] * 5]
        t = table(side(hand=hand, houses=[House.SHADOWS], deck=["fear"] * 9), side(deck=["fear"] * 9), house=HERE)
        t.do("play", "unity-prism")
        t.end_turn()
        t.end_turn()
        for copy in range(5):
            t.do("play", "urchin", copy)
            t.finish()
        assert t.line(0) == ["urchin"] * 5

    @pytest.mark.parametrize(("hand", "amber"), [(["troll", "krump", "fear", "labwork"], 3), (["troll"], 1), ([], 0)])
    def test_scrapped_it_gains_an_amber_for_each_house_among_the_revealed_hand(
        self, hand: list[str], amber: int
    ) -> None:
        t = table(side(hand=["unity-prism", *hand]), side(hand=["urchin"]), house=HERE)
        t.do("discard", "unity-prism")
        t.expect_main_step()
        assert (t.amber(0), t.amber(1)) == (amber, 0)
        assert [event.to for event in t.events(CardsRevealed)] == ([None] if hand else [])


class TestUnstableDale:
    test = cases("""
        each creature is dealt a damage for each card of your hand, itself included
            in: logos
            ada: line unstable-dale troll; hand fear urchin
            bo: line krump silvertooth; hand bumpsy valdr dextre
            reap unstable-dale
            -> ada amber: 0 > 1, unstable-dale exhausted, unstable-dale damage: 0 > 2, troll damage: 0 > 2,
            -> krump damage: 0 > 2, silvertooth: battleline > discard
        without a hand there is no damage
            in: logos
            ada: line unstable-dale troll
            bo: line krump; hand bumpsy
            reap unstable-dale
            -> ada amber: 0 > 1, unstable-dale exhausted
        fighting it deals no more damage
            in: logos
            ada: line unstable-dale troll; hand fear
            bo: line dust-pixie krump
            fight unstable-dale dust-pixie
            -> unstable-dale exhausted, unstable-dale damage: 0 > 1, dust-pixie: battleline > discard
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_deals_3_damage_to_each_creature_of_the_active_player(self) -> None:
        t = fulfilled("unstable-dale", ["troll", "silvertooth"], {"battleline": ["krump"]})
        assert changed(t, "unstable-dale") == {
            "troll damage": (0, 3),
            "silvertooth": ("battleline", "discard"),
            "valdr damage": (0, 3),
        }


class TestZeffPunchYardus:
    test = cases("""
        the top of the deck and the top of the discard pile are archived
            in: logos
            ada: line zeff-punch-yardus; deck troll krump; discard fear urchin
            bo: deck bumpsy; discard valdr
            reap zeff-punch-yardus, finish
            -> ada amber: 0 > 1, zeff-punch-yardus exhausted, troll: deck > archives, urchin: discard > archives
        without a discard pile the top of the deck is archived
            in: logos
            ada: line zeff-punch-yardus; deck troll krump
            reap zeff-punch-yardus
            -> ada amber: 0 > 1, zeff-punch-yardus exhausted, troll: deck > archives
        fighting it archives nothing
            in: logos
            ada: line zeff-punch-yardus; deck troll; discard fear
            bo: line dust-pixie
            fight zeff-punch-yardus dust-pixie
            -> zeff-punch-yardus exhausted, zeff-punch-yardus damage: 0 > 1, dust-pixie: battleline > discard
    """)


class Test4crForeseer:
    test = cases("""
        played it takes one of the top two cards
            in: logos
            ada: hand 4cr-foreseer; deck troll fear bumpsy
            creature 4cr-foreseer, offers troll fear, pick fear
            -> 4cr-foreseer: hand > battleline, 4cr-foreseer exhausted, fear: deck > hand
            -> ada deck: troll bumpsy
        reaping it takes one of the top two cards
            in: logos
            ada: line 4cr-foreseer; deck troll krump bumpsy
            bo: deck valdr
            reap 4cr-foreseer, offers troll krump, pick troll
            -> ada amber: 0 > 1, 4cr-foreseer exhausted, troll: deck > hand
            -> ada deck: krump bumpsy
    """)

    def test_fighting_it_takes_nothing(self) -> None:
        t = table(side(battleline=["4cr-foreseer"], deck=["troll"]), side(battleline=["urchin"]), house=HERE)
        t.fight("4cr-foreseer", "urchin")
        assert t.ids(0, "hand") == []


class TestCaptainCha:
    test = cases("""
        it steals an amber
            in: logos
            ada: line captain-cha
            bo: amber 3
            reap captain-cha
            -> captain-cha exhausted, ada amber: 0 > 2, bo amber: 3 > 2
        it is elusive
            in: brobnar
            ada: line krump
            bo: line captain-cha; amber 3
            fight krump captain-cha
            -> krump exhausted
        fighting it steals nothing
            in: logos
            ada: line captain-cha
            bo: line dust-pixie; amber 3
            fight captain-cha dust-pixie
            -> captain-cha exhausted, captain-cha damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestDigitallia:
    test = cases("""
        a card for each neighbor of Logos
            in: logos
            ada: line batdrone digitallia dextre titan-mechanic; deck fear urchin troll
            bo: line bulleteye; deck krump
            reap digitallia
            -> ada amber: 0 > 1, digitallia exhausted, fear: deck > hand, urchin: deck > hand
        a neighbor of another house is worth no card
            in: logos
            ada: line krump digitallia dextre; deck fear urchin troll
            reap digitallia
            -> ada amber: 0 > 1, digitallia exhausted, fear: deck > hand
        without neighbors none is drawn
            in: logos
            ada: line digitallia; deck fear
            bo: line dextre
            reap digitallia
            -> ada amber: 0 > 1, digitallia exhausted
        fighting it draws nothing
            in: logos
            ada: line digitallia dextre; deck fear
            bo: line dust-pixie
            fight digitallia dust-pixie
            -> digitallia exhausted, digitallia damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestEmeritusDarn:
    test = cases("""
        the top two cards of the deck are archived
            in: logos
            ada: line emeritus-darn; deck troll krump bumpsy
            bo: deck valdr
            reap emeritus-darn
            -> ada amber: 0 > 1, emeritus-darn exhausted, troll: deck > archives, krump: deck > archives
        it is elusive
            in: brobnar
            ada: line krump
            bo: line emeritus-darn; deck troll
            fight krump emeritus-darn
            -> krump exhausted
        fighting it archives nothing
            in: logos
            ada: line emeritus-darn; deck troll krump
            bo: line dust-pixie
            fight emeritus-darn dust-pixie
            -> emeritus-darn exhausted, emeritus-darn damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestHazardZerp:
    test = cases("""
        three damage to any creature, and a card when that destroys it
            in: logos
            ada: hand hazard-zerp; line troll; deck fear urchin
            bo: line silvertooth krump
            creature hazard-zerp left, offers hazard-zerp troll silvertooth krump, pick silvertooth
            -> hazard-zerp: hand > battleline, hazard-zerp exhausted, silvertooth: battleline > discard,
            -> fear: deck > hand
        a creature that stands is worth no card
            in: logos
            ada: hand hazard-zerp; deck fear urchin
            bo: line krump
            creature hazard-zerp, pick krump
            -> hazard-zerp: hand > battleline, hazard-zerp exhausted, krump damage: 0 > 3
        discarded it lets you discard a card and deal three damage
            in: logos
            ada: hand hazard-zerp fear urchin; line troll; deck bumpsy
            bo: line silvertooth
            discard hazard-zerp, offers fear urchin, pick urchin, offers troll silvertooth, pick silvertooth
            -> hazard-zerp: hand > discard, urchin: hand > discard, silvertooth: battleline > discard
        with no other card there is still the damage
            in: logos
            ada: hand hazard-zerp; line troll
            bo: line krump
            discard hazard-zerp, pick krump
            -> hazard-zerp: hand > discard, krump damage: 0 > 3
    """)


class TestNeotechnicGopher:
    test = cases("""
        played: the last card of the hand is an amber
            in: logos
            ada: hand neotechnic-gopher fear; deck troll
            bo: hand krump
            creature neotechnic-gopher, pick fear
            -> neotechnic-gopher: hand > battleline, neotechnic-gopher exhausted, fear: hand > discard, ada amber: 0 > 1
        reaping: one more card in hand, and it is none
            in: logos
            ada: line neotechnic-gopher; hand fear urchin
            reap neotechnic-gopher, offers fear urchin, pick urchin
            -> neotechnic-gopher exhausted, ada amber: 0 > 1, urchin: hand > discard
        an empty hand is an amber, too
            in: logos
            ada: line neotechnic-gopher
            bo: hand fear
            reap neotechnic-gopher
            -> neotechnic-gopher exhausted, ada amber: 0 > 2
    """)

    def test_fighting_it_discards_nothing(self) -> None:
        ada = side(battleline=["neotechnic-gopher"], hand=["fear"])
        t = table(ada, side(battleline=["urchin"]), house=HERE)
        t.fight("neotechnic-gopher", "urchin")
        assert t.ids(0, "hand") == ["fear"] and t.amber(0) == 0

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_lets_the_owner_of_the_prophecy_draw_a_card(self) -> None:
        t = fulfilled("neotechnic-gopher", [], {"deck": ["troll", "krump"]}, deck=["fear"])
        assert changed(t, "neotechnic-gopher") == {"troll": ("deck", "hand")}


class TestParallelThinking:
    test = cases("""
        two creatures of your own deck are worth two amber
            in: logos
            ada: hand parallel-thinking; deck troll krump bumpsy
            bo: deck urchin fear; amber 3
            play parallel-thinking, answer mode:0, answer mode:0
            -> parallel-thinking: hand > discard, troll: deck > discard, krump: deck > discard,
            -> ada amber: 0 > 2, bo amber: 3 > 1
        two cards of two types of the opponent's deck are worth nothing
            in: logos
            ada: hand parallel-thinking; deck troll krump
            bo: deck urchin fear bumpsy; amber 3
            play parallel-thinking, answer mode:0, answer mode:1
            -> parallel-thinking: hand > discard, urchin: deck > discard, fear: deck > discard
        one card shares its type with no other
            in: logos
            ada: hand parallel-thinking; deck troll
            bo: amber 3
            play parallel-thinking, answer mode:0
            -> parallel-thinking: hand > discard, troll: deck > discard
        two actions of your own archives are worth two amber
            in: logos
            ada: hand parallel-thinking; archives fear labwork
            bo: archives urchin mother; amber 3
            play parallel-thinking, answer mode:1, answer mode:0
            -> parallel-thinking: hand > discard, fear: archives > discard, labwork: archives > discard,
            -> ada amber: 0 > 2, bo amber: 3 > 1
        two types among the opponent's archives are worth nothing
            in: logos
            ada: hand parallel-thinking; archives fear labwork
            bo: archives urchin anger; amber 3
            play parallel-thinking, answer mode:1, answer mode:1
            -> parallel-thinking: hand > discard, urchin: archives > discard, anger: archives > discard
        without a card nothing is stolen
            in: logos
            ada: hand parallel-thinking; archives fear labwork
            bo: amber 3
            play parallel-thinking, answer mode:0
            -> parallel-thinking: hand > discard
    """)

    def test_chance_takes_two_cards_of_the_archives(self) -> None:
        found = set()
        for seed in range(30):
            t = table(
                side(hand=["parallel-thinking"]), side(archives=["fear", "urchin", "krump"]), house=HERE, seed=seed
            )
            t.do("play", "parallel-thinking")
            t.answer("mode:1")
            t.expect_main_step()
            found.add(tuple(sorted(t.ids(1, "discard"))))
        assert found == {("fear", "krump"), ("fear", "urchin"), ("krump", "urchin")}


class TestReassemblyRequired:
    test = cases("""
        a creature of either player goes into its owner's archives
            in: logos
            ada: hand reassembly-required; line troll; artifacts cannon
            bo: line krump bumpsy
            play reassembly-required, offers troll krump bumpsy, pick krump
            -> ada amber: 0 > 1, reassembly-required: hand > discard, krump: battleline > archives
        also one of yours
            in: logos
            ada: hand reassembly-required; line troll
            bo: line krump
            play reassembly-required, pick troll
            -> ada amber: 0 > 1, reassembly-required: hand > discard, troll: battleline > archives
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_discards_the_archives_of_the_active_player(self) -> None:
        t = fulfilled("reassembly-required", [], {"archives": ["krump"]}, archives=["troll", "fear"])
        t.finish()
        assert changed(t, "reassembly-required") == {"troll": ("archives", "discard"), "fear": ("archives", "discard")}


class TestReiteration:
    test = cases(
        """
        2 cards are drawn and 2 of the hand put on the bottom of the deck
            in: logos
            ada: hand reiteration fear; deck troll krump bumpsy
            bo: deck valdr
            play reiteration, offers 2-2 of: fear troll krump, pick fear troll, finish
            -> ada amber: 0 > 1, reiteration: hand > discard, krump: deck > hand, fear: hand > deck
        """
    )

    def test_the_active_player_orders_the_cards_under_the_deck(self) -> None:
        for first, second in (("urchin", "troll"), ("troll", "urchin")):
            t = table(side(hand=["reiteration", "urchin"], deck=["troll", "krump", "bumpsy"]), side(), house=HERE)
            t.do("play", "reiteration")
            t.pick("urchin", "troll")
            t.pick(first, second)
            assert t.ids(0, "deck") == ["bumpsy", first, second]

    @pytest.mark.rule("glossary/fulfill")
    @pytest.mark.parametrize("held", [0, 1, 3])
    def test_its_fate_discards_2_random_cards_of_the_active_players_hand(self, held: int) -> None:
        overreach = spec("overreach", active=True, under=[spec("reiteration", face_down=True)])
        ada = side(battleline=["valdr"], hand=["anger"] * held, deck=["fear"])
        t = table(ada, side(prophecies=[overreach], hand=["troll"] * 3), house=House.BROBNAR)
        t.do("reap", "valdr")
        assert (len(t.ids(0, "hand")), t.ids(0, "discard")) == (max(0, held - 2), ["anger"] * min(2, held))
        assert (t.ids(0, "deck"), t.ids(1, "hand")) == (["fear"], ["troll"] * 3)
