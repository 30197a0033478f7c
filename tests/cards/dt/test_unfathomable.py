"""Dark Tidings, Unfathomable: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import PLAYERS, Keyword
from kfdesk.language.words import (
    CREATURE,
    END,
    FRIENDLY,
    THIS,
    YOU,
    a,
    at,
    card,
    destroy,
    omni,
    play,
    ready,
    reap_with,
    take_turn,
)
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.UNFATHOMABLE


def tired(*ids: str) -> list[object]:
    """Return exhausted cards."""
    return [spec(id_, ready=False) for id_ in ids]


class TestFlamegillEnforcerEvilTwin:
    test = cases("""
        it steals 1
            rule: glossary/steal
            in: unfathomable
            ada: line flamegill-enforcer-evil-twin
            bo: amber 2
            action flamegill-enforcer-evil-twin
            -> flamegill-enforcer-evil-twin exhausted, ada amber: 0 > 1, bo amber: 2 > 1
        it is enraged when the opponent raises the tide
            rule: glossary/tide glossary/enrage
            in: untamed
            tide: bo
            ada: hand all-tide-up
            bo: line flamegill-enforcer-evil-twin
            play all-tide-up
            -> all-tide-up: hand > discard, ada amber: 0 > 1, tide: bo > ada, flamegill-enforcer-evil-twin enraged
        not when its own player does
            in: untamed
            tide: bo
            ada: hand all-tide-up; line flamegill-enforcer-evil-twin
            play all-tide-up
            -> all-tide-up: hand > discard, ada amber: 0 > 1, tide: bo > ada
    """)


class TestGiltspineNetcasterEvilTwin:
    test = cases("""
        after it reaps a friendly creature that is no Aquan is readied and used
            rule: glossary/ready-and-exhausted
            in: unfathomable
            ada: line giltspine-netcaster-evil-twin krump(exhausted) deep-priest-glebe(exhausted) bumpsy
            bo: line troll
            reap giltspine-netcaster-evil-twin, offers krump bumpsy, pick krump, answer reap:c2
            -> giltspine-netcaster-evil-twin exhausted, ada amber: 0 > 2
    """)


class TestHorridSynanEvilTwin:
    test = cases("""
        what it damages in a fight is destroyed
            rule: glossary/poison
            in: unfathomable
            ada: line horrid-synan-evil-twin
            bo: line troll
            fight horrid-synan-evil-twin troll
            -> horrid-synan-evil-twin: battleline > discard, troll: battleline > discard
    """)


class TestKaupeEvilTwin:
    test = cases("""
        after it reaps each card discarded from hand deals 2 damage, each to an enemy creature of your choice
            in: unfathomable
            ada: line kaupe-evil-twin troll; hand bumpsy punch fear
            bo: line krump bumpsy
            reap kaupe-evil-twin, offers 0-3 of: bumpsy punch fear, pick bumpsy punch, offers krump bumpsy
            pick krump, pick bumpsy#2
            -> ada amber: 0 > 1, kaupe-evil-twin exhausted, bumpsy: hand > discard, punch: hand > discard,
            -> krump damage: 0 > 2, bumpsy 2 damage: 0 > 2
        after it fights, too
            in: unfathomable
            ada: line kaupe-evil-twin; hand fear
            bo: line dust-pixie krump
            fight kaupe-evil-twin dust-pixie, pick fear, pick krump
            -> kaupe-evil-twin exhausted, kaupe-evil-twin damage: 0 > 1, dust-pixie: battleline > discard,
            -> fear: hand > discard, krump damage: 0 > 2
        none need be discarded
            in: unfathomable
            ada: line kaupe-evil-twin; hand fear
            bo: line krump
            reap kaupe-evil-twin, answer done
            -> ada amber: 0 > 1, kaupe-evil-twin exhausted
    """)

    @pytest.mark.rule("glossary/cannot")
    def test_you_play_one_card_of_each_type_in_a_turn_and_your_opponent_any_number(self) -> None:
        hand = ["bumpsy", "troll", "punch", "cannon"]
        t = table(side(battleline=["kaupe-evil-twin"], hand=hand), side(), house=House.BROBNAR)
        t.creature("bumpsy")
        assert not t.can("play", "troll") and t.can("play", "punch") and t.can("play", "cannon")
        t.do("play", "cannon")
        assert t.can("play", "punch") and not t.can("play", "troll")
        t = table(side(hand=hand), side(battleline=["kaupe-evil-twin"]), house=House.BROBNAR)
        t.creature("bumpsy")
        assert t.can("play", "troll")


class TestTaniwhaEvilTwin:
    test = cases("""
        after it reaps a creature of your discard pile goes on top of your deck
            in: unfathomable
            ada: line taniwha-evil-twin; discard troll fear krump; deck anger
            bo: discard bumpsy
            reap taniwha-evil-twin, offers krump troll, pick troll
            -> taniwha-evil-twin exhausted, ada amber: 0 > 1, troll: discard > deck
            -> ada deck: troll anger
        after it fights, too
            in: unfathomable
            ada: line taniwha-evil-twin; discard troll
            bo: line dust-pixie
            fight taniwha-evil-twin dust-pixie, pick troll
            -> taniwha-evil-twin exhausted, taniwha-evil-twin armor used: 0 > 1, dust-pixie: battleline > discard,
            -> troll: discard > deck
    """)


class TestTomwaOfTheGlowEvilTwin:
    test = cases("""
        while the tide is high an enemy creature is exhausted and the opponent discards a card
            rule: glossary/tide
            in: unfathomable
            tide: ada
            ada: line tomwa-of-the-glow-evil-twin; hand anger
            bo: line troll krump; hand fear
            reap tomwa-of-the-glow-evil-twin, offers troll krump, pick krump
            -> tomwa-of-the-glow-evil-twin exhausted, ada amber: 0 > 1, krump exhausted, fear: hand > discard
        nothing happens while it is low
            in: unfathomable
            tide: bo
            ada: line tomwa-of-the-glow-evil-twin
            bo: line troll; hand fear
            reap tomwa-of-the-glow-evil-twin
            -> tomwa-of-the-glow-evil-twin exhausted, ada amber: 0 > 1
    """)


class TestWikoliaEvilTwin:
    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/exalt")
    def test_exalted_it_makes_keys_cost_4_more_in_the_opponents_next_turn(self) -> None:
        t = table(side(battleline=["wikolia-evil-twin"]), side(), house=HERE)
        t.do("reap", "wikolia-evil-twin")
        assert t.card("wikolia-evil-twin").amber == 1
        costs = []
        for _ in range(2):
            t.end_turn()
            costs.append([key_cost(t.game.core, player) for player in PLAYERS])
        assert costs == [[10, 10], [6, 6]]


class TestDrawnDown:
    test = cases("""
        of the top 3 cards of the opponent's deck one is discarded, one goes to the bottom, one stays
            in: unfathomable
            ada: hand drawn-down; deck urchin
            bo: deck troll krump bumpsy fear
            play drawn-down, offers troll krump bumpsy, pick krump, offers troll bumpsy, pick troll
            -> drawn-down: hand > discard, krump: deck > discard
            -> bo deck: bumpsy fear troll
        of two one is discarded, and the other is at the bottom and on top alike
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: hand drawn-down
            bo: deck troll krump
            play drawn-down, pick troll, pick krump
            -> drawn-down: hand > discard, troll: deck > discard
            -> bo deck: krump
    """)


class TestDiveDeep:
    test = cases("""
        a creature of the house of the discarded card goes to the bottom of its owner's deck
            rule: glossary/this-way
            in: unfathomable
            ada: hand dive-deep; line troll silvertooth; deck fear
            bo: line krump dust-imp; deck anger punch
            play dive-deep, offers troll krump, pick krump
            -> dive-deep: hand > discard, anger: deck > discard, krump: battleline > deck
            -> bo deck: punch krump
        one of yours to that of yours
            in: unfathomable
            ada: hand dive-deep; line troll; deck fear
            bo: deck anger
            play dive-deep, pick troll
            -> dive-deep: hand > discard, anger: deck > discard, troll: battleline > deck
            -> ada deck: fear troll
        without such a creature nothing more happens
            in: unfathomable
            ada: hand dive-deep
            bo: line dust-imp; deck anger
            play dive-deep
            -> dive-deep: hand > discard, anger: deck > discard
    """)


class TestDarkDiscovery:
    @pytest.mark.parametrize(
        ("named", "forged"),
        [(("troll", "krump"), 1), (("krump", "troll"), 1), (("troll", "troll"), 0), (("troll", "fear"), 0)],
        ids=str,
    )
    def test_a_key_is_forged_where_both_cards_are_those_named(self, named: tuple[str, str], forged: int) -> None:
        t = table(side(hand=["dark-discovery"]), side(deck=["fear", "troll", "krump"]), house=HERE)
        t.do("play", "dark-discovery")
        for id_ in named:
            t.answer(f"name:{id_}")
        t.finish()
        assert (t.ids(1, "deck"), t.zone("troll"), t.zone("krump")) == (["fear"], "discard", "discard")
        assert len(t.game.state.players[0].keys) == forged
        assert t.zone("dark-discovery") == ("purged" if forged else "discard")
        assert t.amber(0) == 1, "the key costs nothing"

    def test_two_cards_may_have_one_name(self) -> None:
        t = table(side(hand=["dark-discovery"]), side(deck=["fear", "troll", "troll"]), house=HERE)
        t.do("play", "dark-discovery")
        t.answer("name:troll")
        t.answer("name:troll")
        t.finish()
        assert len(t.game.state.players[0].keys) == 1

    def test_one_card_is_not_enough(self) -> None:
        t = table(side(hand=["dark-discovery"]), side(deck=["troll"]), house=HERE)
        t.do("play", "dark-discovery")
        t.answer("name:troll")
        t.answer("name:troll")
        t.finish()
        assert (t.zone("troll"), t.zone("dark-discovery")) == ("discard", "discard")
        assert len(t.game.state.players[0].keys) == 0


class TestOmnipus:
    test = cases("""
        after it reaps you gain 1 for each friendly Tentaclid
            rule: glossary/for-each
            in: unfathomable
            ada: line omnipus tentaclid tentaclid krump
            bo: line tentaclid
            reap omnipus
            -> omnipus exhausted, ada amber: 0 > 3
    """)

    @pytest.mark.rule("glossary/play-abilities")
    def test_it_plays_each_tentaclid_among_the_8_discarded_cards_and_those_discarded_before(self) -> None:
        deck = ["troll", "tentaclid", "fear", "anger", "tentaclid", "krump", "bumpsy", "punch", "tentaclid"]
        t = table(side(hand=["omnipus"], deck=deck, discard=["tentaclid", "urchin"]), side(), house=HERE)
        t.creature("omnipus")
        t.finish()
        assert sorted(t.line(0)) == ["omnipus", "tentaclid", "tentaclid", "tentaclid"]
        assert t.ids(0, "deck") == ["tentaclid"]
        assert sorted(t.ids(0, "discard")) == ["anger", "bumpsy", "fear", "krump", "punch", "troll", "urchin"]

    @pytest.mark.rule("glossary/cannot")
    def test_it_cannot_fight(self) -> None:
        t = table(side(battleline=["omnipus"]), side(battleline=["troll"]), house=HERE)
        assert (t.can("fight", "omnipus"), t.can("reap", "omnipus")) == (False, True)


class TestTentaclid:
    @pytest.mark.rule("glossary/cannot")
    def test_it_cannot_reap(self) -> None:
        t = table(side(battleline=["tentaclid"]), side(battleline=["troll"]), house=HERE)
        assert (t.can("fight", "tentaclid"), t.can("reap", "tentaclid")) == (True, False)


class TestCorrode:
    test = cases("""
        an artifact is destroyed
            in: unfathomable
            ada: hand corrode; artifacts city-gates
            bo: artifacts crystal-hive; line taniwha
            play corrode, answer mode:0, offers city-gates crystal-hive, pick crystal-hive
            -> corrode: hand > discard, ada amber: 0 > 1, crystal-hive: artifacts > discard
        or an upgrade
            in: unfathomable
            ada: hand corrode; line troll(upgrades=way-of-the-bear)
            bo: line krump(upgrades=way-of-the-wolf)
            play corrode, answer mode:1, offers way-of-the-bear way-of-the-wolf, pick way-of-the-wolf
            -> corrode: hand > discard, ada amber: 0 > 1, way-of-the-wolf: upgrade > discard
        or a creature with armor
            rule: glossary/armor
            in: unfathomable
            ada: hand corrode; line thero-centurion troll
            bo: line taniwha krump
            play corrode, answer mode:2, offers thero-centurion taniwha, pick taniwha
            -> corrode: hand > discard, ada amber: 0 > 1, taniwha: battleline > discard
    """)


class TestCupOfWater:
    test = cases("""
        each cyborg and each robot is stunned
            rule: glossary/stun
            in: unfathomable
            ada: hand cup-of-water; line batdrone krump
            bo: line titan-mechanic troll
            play cup-of-water, finish
            -> cup-of-water: hand > discard, ada amber: 0 > 1, batdrone stunned, titan-mechanic stunned
    """)


class TestDeepPriestGlebe:
    test = cases("""
        an enemy creature is exhausted when you play an Aquan
            in: unfathomable
            ada: hand portalmonger; line deep-priest-glebe krump
            bo: line troll bumpsy
            creature portalmonger, offers troll bumpsy, pick bumpsy
            -> portalmonger: hand > battleline, portalmonger exhausted, bumpsy exhausted
        not when you play another creature
            in: unfathomable
            ada: hand rustmiser; line deep-priest-glebe
            bo: line troll
            creature rustmiser
            -> rustmiser: hand > battleline, rustmiser exhausted
        it is an Aquan itself
            in: unfathomable
            ada: hand deep-priest-glebe
            bo: line troll bumpsy
            creature deep-priest-glebe, pick troll
            -> deep-priest-glebe: hand > battleline, deep-priest-glebe exhausted, troll exhausted
        nor when the opponent plays one
            in: unfathomable
            ada: hand portalmonger; line troll
            bo: line deep-priest-glebe
            creature portalmonger
            -> portalmonger: hand > battleline, portalmonger exhausted
    """)


class TestEffigyOfMelerukh:
    @pytest.mark.rule("glossary/counters-and-tokens")
    @pytest.mark.parametrize(("counters", "awake"), [(4, False), (5, True)])
    def test_the_sixth_counter_makes_it_a_creature(self, counters: int, awake: bool) -> None:
        bo = side(battleline=["troll"], artifacts=[spec("effigy-of-melerukh", counters={"awakening": counters})])
        t = table(side(battleline=["krump"]), bo, house=House.BROBNAR)
        t.do("reap", "krump")
        t.finish()
        effigy = t.card("effigy-of-melerukh")
        assert dict(effigy.counters) == {"awakening": counters + 1}
        assert t.line(1) == (["effigy-of-melerukh", "troll"] if awake else ["troll"])
        if awake:
            assert (effigy.power, effigy.armor) == (100, 100)

    def test_creatures_of_its_own_side_awaken_nothing(self) -> None:
        t = table(side(battleline=["krump"], artifacts=["effigy-of-melerukh"]), side(), house=House.BROBNAR)
        t.do("reap", "krump")
        assert dict(t.card("effigy-of-melerukh").counters) == {}

    @pytest.mark.rule("glossary/constant-abilities")
    def test_awake_it_has_no_text(self) -> None:
        bo = side(artifacts=[spec("effigy-of-melerukh", counters={"awakening": 5})])
        t = table(side(battleline=["krump", "bumpsy"]), bo, house=House.BROBNAR)
        t.do("reap", "krump")
        t.finish()
        t.do("reap", "bumpsy")
        assert dict(t.card("effigy-of-melerukh").counters) == {"awakening": 6}


class TestFlashFreeze:
    test = cases("""
        a creature is exhausted for each card that you play after it
            in: unfathomable
            ada: hand flash-freeze corrode rustmiser
            bo: line troll krump; artifacts city-gates
            play flash-freeze, creature rustmiser, offers rustmiser troll krump, pick troll
            play corrode, answer trigger:c2.0, answer mode:0, pick city-gates, pick krump
            -> flash-freeze: hand > discard, ada amber: 0 > 2, rustmiser: hand > battleline, rustmiser exhausted,
            -> troll exhausted, corrode: hand > discard, city-gates: artifacts > discard, krump exhausted
        none in the next turn
            in: unfathomable
            ada: hand flash-freeze
            bo: hand rustmiser
            play flash-freeze, end turn, creature rustmiser
            -> ada amber: 0 > 1, rustmiser: hand > battleline, rustmiser exhausted
    """)


class TestGeneralSherman:
    test = cases("""
        it deals no damage when it fights
            rule: glossary/power
            in: unfathomable
            ada: line general-sherman
            bo: line silvertooth
            fight general-sherman silvertooth
            -> general-sherman exhausted, general-sherman damage: 0 > 2
    """)

    @pytest.mark.rule("glossary/purge", "glossary/enters-play")
    def test_what_it_purged_returns_exhausted_to_its_owners_when_it_leaves_play(self) -> None:
        ada = side(hand=["general-sherman"], battleline=["troll", spec("krump", owner=1)])
        bo = side(battleline=["bumpsy"], artifacts=["cannon"], hand=["hysteria"], houses=[House.DIS])
        t = table(ada, bo, house=House.UNFATHOMABLE)
        t.creature("general-sherman")
        assert t.line(0) == ["general-sherman"] and t.line(1) == []
        assert t.zone("cannon") == "artifacts"
        assert (t.ids(0, "purged"), sorted(t.ids(1, "purged"))) == (["troll"], ["bumpsy", "krump"])
        t.end_turn()
        t.do("play", "hysteria")
        t.finish()
        assert t.zone("general-sherman") == "hand"
        assert t.line(0) == ["troll"] and sorted(t.line(1)) == ["bumpsy", "krump"]
        assert not any(t.card(id_).ready for id_ in ("troll", "bumpsy", "krump"))

    def test_a_card_purged_otherwise_stays_purged(self) -> None:
        ada = side(hand=["general-sherman"], purged=["troll"])
        t = table(ada, side(battleline=["bumpsy"], hand=["hysteria"], houses=[House.DIS]), house=House.UNFATHOMABLE)
        t.creature("general-sherman")
        t.end_turn()
        t.do("play", "hysteria")
        t.finish()
        assert (t.line(0), t.line(1), t.ids(0, "purged")) == ([], ["bumpsy"], ["troll"])

    @pytest.mark.rule("glossary/power")
    @pytest.mark.parametrize("attacks", [True, False])
    def test_it_deals_no_damage_in_a_fight(self, attacks: bool) -> None:
        lines = (["general-sherman"], ["dust-imp"])
        ada, bo = (side(battleline=line) for line in (lines if attacks else lines[::-1]))
        t = table(ada, bo, house=House.UNFATHOMABLE if attacks else House.DIS)
        t.fight(*(line[0] for line in (lines if attacks else lines[::-1])))
        assert (t.zone("dust-imp"), t.card("dust-imp").damage) == ("battleline", 0)
        assert t.card("general-sherman").damage == 2


class TestKiligogsTrench:
    @pytest.mark.rule("glossary/power", "glossary/counters-and-tokens")
    def test_the_counters_say_which_power_is_destroyed(self) -> None:
        ada = side(artifacts=["kiligog-s-trench"], battleline=["urchin", "silvertooth"])
        t = table(ada, side(battleline=["bad-penny", spec("urchin", power_counters=1), "troll"]), house=HERE)
        t.end_turn()
        assert dict(t.card("kiligog-s-trench").counters) == {"depth": 1}
        assert (t.line(0), t.line(1)) == (["silvertooth"], ["urchin", "troll"])
        t.end_turn()
        assert (t.line(0), t.line(1)) == (["silvertooth"], ["urchin", "troll"])
        t.end_turn()
        assert (t.line(0), t.line(1)) == ([], ["troll"])


class TestLlackGaboon:
    @pytest.mark.rule("glossary/power", "glossary/keywords")
    @pytest.mark.parametrize(("tired", "power", "keen"), [(0, 3, False), (2, 5, False), (3, 6, True)])
    def test_it_lives_on_other_exhausted_creatures(self, tired: int, power: int, keen: bool) -> None:
        line = [spec(id_, ready=n >= tired) for n, id_ in enumerate(("troll", "krump", "bumpsy"))]
        ada = side(battleline=[spec("llack-gaboon", ready=False), line[0]])
        t = table(ada, side(battleline=line[1:]), house=HERE)
        gaboon = t.card("llack-gaboon")
        keywords = dict(gaboon.keywords)
        assert gaboon.power == power
        assert (Keyword.SKIRMISH in keywords, keywords.get(Keyword.HAZARDOUS)) == (keen, 5 if keen else None)


class TestPortalmonger:
    @pytest.mark.rule("glossary/tide", "glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("high_for", "cost"), [(0, 10), (1, 6), (None, 6)])
    def test_keys_of_the_opponent_cost_4_more_while_the_tide_is_high(self, high_for: int | None, cost: int) -> None:
        t = table(side(battleline=["portalmonger"]), side(), house=HERE, tide=high_for)
        assert [key_cost(t.game.core, player) for player in PLAYERS] == [6, cost]


class TestRustmiser:
    test = cases("""
        after it reaps each enemy artifact is exhausted
            in: unfathomable
            ada: line rustmiser; artifacts city-gates
            bo: artifacts crystal-hive library-of-polliasaurus; line troll
            reap rustmiser
            -> rustmiser exhausted, ada amber: 0 > 1, crystal-hive exhausted, library-of-polliasaurus exhausted
    """)


class TestSoboggsThingamabob:
    @pytest.mark.rule("turn/step-1-forge-a-key")
    def test_each_creature_of_an_opponent_who_forges_a_key_is_exhausted(self) -> None:
        ada = side(artifacts=["sobogg-s-thingamabob"], battleline=["troll"], amber=6)
        t = table(ada, side(battleline=["krump", "bumpsy"], amber=6, deck=["fear"] * 6), house=HERE)
        t.end_turn()
        assert [t.card(id_).ready for id_ in ("troll", "krump", "bumpsy")] == [True, False, False]
        t.end_turn()
        assert len(t.game.state.players[0].keys) == 1
        assert [t.card(id_).ready for id_ in ("troll", "krump", "bumpsy")] == [True, True, True]


class TestTaniwha:
    test = cases("""
        after it reaps a friendly creature is destroyed and you gain 1
            in: unfathomable
            ada: line taniwha krump
            bo: line troll
            reap taniwha, offers taniwha krump, pick krump
            -> taniwha exhausted, krump: battleline > discard, ada amber: 0 > 2
        after it fights, too
            in: unfathomable
            ada: line taniwha krump
            bo: line dust-pixie
            fight taniwha dust-pixie, pick krump
            -> taniwha exhausted, taniwha armor used: 0 > 1, dust-pixie: battleline > discard,
            -> krump: battleline > discard, ada amber: 0 > 1
    """)


class TestTeWhekeKraken:
    test = cases("""
        it is played at the price of 2 friendly Unfathomable creatures
            rule: glossary/if-you-do-and-in-order-to
            in: unfathomable
            ada: hand te-wheke-kraken; line rustmiser taniwha portalmonger krump
            bo: line tentaclid
            creature te-wheke-kraken, offers 2-2 of: rustmiser taniwha portalmonger te-wheke-kraken
            pick rustmiser portalmonger
            -> te-wheke-kraken: hand > battleline, te-wheke-kraken exhausted, rustmiser exhausted,
            -> portalmonger exhausted
        one alone does not pay it
            in: unfathomable
            ada: hand te-wheke-kraken; line rustmiser krump
            creature te-wheke-kraken, pick rustmiser te-wheke-kraken
            -> te-wheke-kraken: hand > discard, rustmiser exhausted
        after it reaps it deals 2 damage to a creature and 2 to its neighbors
            rule: glossary/splash-attack-x
            in: unfathomable
            ada: line te-wheke-kraken
            bo: line troll krump bumpsy smaaash
            reap te-wheke-kraken, offers te-wheke-kraken troll krump bumpsy smaaash, pick krump
            -> te-wheke-kraken exhausted, ada amber: 0 > 1, troll damage: 0 > 2, krump damage: 0 > 2,
            -> bumpsy damage: 0 > 2
        after it fights, too
            in: unfathomable
            ada: line te-wheke-kraken
            bo: line dust-pixie troll
            fight te-wheke-kraken dust-pixie, pick troll
            -> te-wheke-kraken exhausted, te-wheke-kraken damage: 0 > 1, dust-pixie: battleline > discard,
            -> troll damage: 0 > 2
    """)


class TestThalassophobia:
    test = cases("""
        the top 10 cards of the opponent's deck are discarded
            in: unfathomable
            ada: hand thalassophobia; deck fear
            bo: deck fear troll fear troll fear troll fear troll fear troll krump
            play thalassophobia, finish
            -> thalassophobia: hand > discard, ada amber: 0 > 1, fear 2: deck > discard, troll: deck > discard,
            -> fear 3: deck > discard, troll 2: deck > discard, fear 4: deck > discard, troll 3: deck > discard,
            -> fear 5: deck > discard, troll 4: deck > discard, fear 6: deck > discard, troll 5: deck > discard
            -> bo deck: krump
    """)


class TestTheChosenOne:
    @pytest.mark.rule("glossary/replacement-effects")
    def test_the_opponents_creatures_strike_it_and_stay_exhausted_artifacts_are_readied(self) -> None:
        ada = side(battleline=[*tired("troll", "urchin"), "krump"], artifacts=tired("cannon"), houses=[House.LOGOS])
        t = table(ada, side(battleline=["the-chosen-one", *tired("bumpsy")], houses=[House.DIS]))
        t.end_turn()
        assert t.changes() == {
            "the-chosen-one damage": (0, 2),
            "cannon exhausted": (True, False),
        }

    def test_in_the_ready_step_of_its_own_player_all_are_readied(self) -> None:
        ada = side(battleline=["the-chosen-one", *tired("troll")], houses=[House.DIS])
        t = table(ada, side(battleline=tired("krump"), houses=[House.DIS]))
        t.end_turn()
        assert t.changes() == {"troll exhausted": (True, False)}

    def test_where_all_are_ready_it_is_dealt_nothing(self) -> None:
        t = table(
            side(battleline=["troll"], houses=[House.DIS]), side(battleline=["the-chosen-one"], houses=[House.DIS])
        )
        t.end_turn()
        assert t.changes() == {}


class TestTheSusurrus:
    test = cases("""
        for an unfathomable creature up to three creatures and artifacts are exhausted
            rule: glossary/if-you-do-and-in-order-to
            in: unfathomable
            ada: artifacts the-susurrus; line bubbles troll kaupe
            bo: line krump bumpsy horrid-synan; artifacts cannon
            action the-susurrus, offers bubbles kaupe, pick bubbles
            offers 0-3 of: bubbles troll kaupe krump bumpsy horrid-synan the-susurrus cannon, pick krump cannon bumpsy
            finish
            -> the-susurrus exhausted, bubbles exhausted, krump exhausted, cannon exhausted, bumpsy exhausted
        without one nothing is
            in: unfathomable
            ada: artifacts the-susurrus; line troll
            bo: line bubbles
            action the-susurrus
            -> the-susurrus exhausted
    """)


class TestVoiceOfRakuzel:
    @pytest.mark.rule("glossary/tide", "glossary/power", "glossary/armor")
    @pytest.mark.parametrize(("tide", "mine", "theirs"), [(0, 1, 0), (1, 0, 1), (None, 0, 0)])
    def test_the_creatures_of_those_for_whom_the_tide_is_high_are_stronger(
        self, tide: int | None, mine: int, theirs: int
    ) -> None:
        t = table(side(battleline=["voice-of-rakuzel", "troll"]), side(battleline=["krump"]), tide=tide)
        found = [(t.card(id_).power, t.card(id_).armor) for id_ in ("voice-of-rakuzel", "troll", "krump")]
        assert found == [(5 + mine, 1 + mine), (8 + mine, mine), (6 + theirs, theirs)]


class TestWhirlpool:
    @pytest.mark.rule("glossary/end-of-turn", "glossary/control-and-ownership", "glossary/flank")
    def test_at_the_end_of_each_turn_a_creature_goes_from_the_right_flank_to_the_others_left(self) -> None:
        ada = side(artifacts=["whirlpool"], battleline=["troll", "bumpsy"])
        t = table(ada, side(battleline=["krump", "groke"]))
        t.end_turn()
        assert (t.line(0), t.line(1)) == (["troll"], ["bumpsy", "krump", "groke"])
        t.end_turn()
        assert (t.line(0), t.line(1)) == (["groke", "troll"], ["bumpsy", "krump"])
        assert (t.ids(0, "artifacts"), t.card("groke").controller) == (["whirlpool"], 0)

    def test_without_creatures_nothing_happens(self) -> None:
        t = table(side(artifacts=["whirlpool"]), side(battleline=["krump"]))
        t.end_turn()
        assert (t.line(0), t.line(1)) == ([], ["krump"])


class TestAbandonShip:
    test = cases("""
        a creature goes home
            rule: glossary/replacement-effects
            in: unfathomable
            tide: bo
            ada: hand abandon-ship; line troll
            bo: line krump bumpsy
            play abandon-ship, offers troll krump bumpsy, pick krump
            -> abandon-ship: hand > discard, ada amber: 0 > 1, krump: battleline > hand
        at high tide four do
            in: unfathomable
            tide: ada
            ada: hand abandon-ship; line troll urchin
            bo: line krump bumpsy silvertooth
            play abandon-ship, offers 4-4 of: troll urchin krump bumpsy silvertooth, pick troll urchin krump bumpsy
            finish
            -> abandon-ship: hand > discard, ada amber: 0 > 1, krump: battleline > hand, troll: battleline > hand,
            -> urchin: battleline > hand, bumpsy: battleline > hand
    """)


class TestAbyssalZealot:
    test = cases("""
        when you raise the tide it captures two
            rule: glossary/tide glossary/capture
            in: shadows
            tide: bo
            ada: line abyssal-zealot; hand freebooter-faye
            bo: amber 3
            creature freebooter-faye
            -> freebooter-faye: hand > battleline, freebooter-faye exhausted, tide: bo > ada,
            -> abyssal-zealot amber: 0 > 2, bo amber: 3 > 1
        when the opponent does it gives two up
            in: shadows
            tide: bo
            ada: hand freebooter-faye; amber 3
            bo: line abyssal-zealot(amber=3); amber 3
            creature freebooter-faye
            -> freebooter-faye: hand > battleline, freebooter-faye exhausted, tide: bo > ada,
            -> abyssal-zealot amber: 3 > 1
    """)


class TestAllusionsOfGrandeur:
    @pytest.mark.rule("glossary/house-choice", "glossary/lasting-effects")
    @pytest.mark.parametrize(("chosen", "gained"), [("brobnar", 0), ("dis", 3)])
    def test_another_house_than_the_one_named_is_worth_three(self, chosen: str, gained: int) -> None:
        bo = side(houses=[House.BROBNAR, House.DIS, House.MARS])
        t = table(side(hand=["allusions-of-grandeur"]), bo, house=House.UNFATHOMABLE)
        t.do("play", "allusions-of-grandeur")
        assert set(t.decision.keys()) == {"house:brobnar", "house:dis", "house:mars"}
        t.answer("house:brobnar")
        t.answer("end-turn")
        t.answer(f"house:{chosen}")
        assert t.amber(0) == 1 + gained
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:mars")
        assert t.amber(0) == 1 + gained, "for one turn only"

    @pytest.mark.rule("glossary/house-choice")
    def test_a_turn_without_an_active_house_is_worth_three_too(self) -> None:
        hand = [spec("allusions-of-grandeur", house=House.DIS), "restringuntus"]
        t = table(side(hand=hand), side(houses=[House.BROBNAR]), house=House.DIS)
        t.do("play", "allusions-of-grandeur")
        t.finish()
        t.do("play", "restringuntus")
        t.answer("slot:0")
        t.answer("house:brobnar")
        before = t.amber(0)
        t.answer("end-turn")
        assert (t.game.state.active, t.game.state.active_house) == (1, None)
        assert t.amber(0) == before + 3


class TestEchoPearl:
    test = cases("""
        destroyed it exhausts, stuns, and enrages a creature
            rule: glossary/omni glossary/stun glossary/enrage
            in: brobnar
            ada: artifacts echo-pearl; line troll
            bo: line krump bumpsy
            omni echo-pearl, offers troll krump bumpsy, pick krump
            -> echo-pearl: artifacts > discard, krump exhausted, krump stunned, krump enraged
    """)


class TestFuguru:
    @pytest.mark.rule("turn/step-5-draw-cards")
    def test_the_opponent_draws_up_to_one_less(self) -> None:
        t = table(side(battleline=["fuguru"], deck=["fear"] * 9), side(deck=["fear"] * 9))
        t.end_turn()
        t.end_turn()
        assert (len(t.ids(0, "hand")), len(t.ids(1, "hand"))) == (6, 5)


class TestKaupe:
    @pytest.mark.rule("glossary/cannot")
    def test_the_opponent_plays_one_card_of_each_type_in_a_turn(self) -> None:
        ada = side(hand=["bumpsy", "troll", "punch", "anger", "cannon", "gauntlet-of-command", "blood-of-titans"])
        t = table(ada, side(battleline=["kaupe"]), house=House.BROBNAR)
        for played, forbidden in (("bumpsy", "troll"), ("cannon", "gauntlet-of-command"), ("punch", "anger")):
            assert t.can("play", forbidden)
            t.do("play", played)
            t.finish()
            assert not t.can("play", forbidden) and t.can("discard", forbidden)
        assert t.can("play", "blood-of-titans")

    def test_you_play_any_number_and_your_opponent_one_more_in_the_next_turn(self) -> None:
        houses = [House.BROBNAR]
        t = table(side(battleline=["kaupe"], hand=["bumpsy", "troll"], houses=houses), side(), house=House.BROBNAR)
        t.creature("bumpsy")
        assert t.can("play", "troll")
        ada = side(hand=["bumpsy", "troll"], houses=houses)
        t = table(ada, side(battleline=["kaupe"], houses=houses), house=House.BROBNAR)
        t.creature("bumpsy")
        t.end_turn()
        t.end_turn()
        assert t.can("play", "troll")


class TestKiriGiltspine:
    @pytest.mark.rule("turn/step-4-ready-cards", "glossary/lasting-effects")
    def test_an_enemy_creature_that_reaped_stays_exhausted_in_the_ready_step_that_follows(self) -> None:
        ada = side(battleline=["troll", "bumpsy"], houses=[House.BROBNAR])
        t = table(ada, side(battleline=["kiri-giltspine", "troll"], houses=[House.BROBNAR]))
        t.do("reap", "troll")
        t.finish()
        t.end_turn()
        assert (t.card("troll").ready, t.card("bumpsy").ready) == (False, True)
        t.do("reap", "troll", 1)
        t.finish()
        t.end_turn()
        assert (t.card("troll").ready, t.card("troll", 1).ready) == (False, True), "it speaks of enemy creatures"
        t.end_turn()
        assert t.card("troll").ready, "in the step after that it is readied"

    @pytest.mark.rule("turn/step-4-ready-cards", "glossary/turn-sequence")
    @pytest.mark.parametrize("another_turn", [False, True])
    def test_one_that_reaps_after_that_step_stays_exhausted_in_its_controllers_next_one(
        self, another_turn: bool
    ) -> None:
        late = card("cannon", at(END, YOU, destroy(THIS), reap_with(a(CREATURE, FRIENDLY))))
        clock = card("lash-of-broken-dreams", omni(take_turn()))
        ada = side(battleline=["troll"], artifacts=["cannon", "lash-of-broken-dreams"], houses=[House.BROBNAR])
        t = table(ada, side(battleline=["kiri-giltspine"]), late, clock)
        if another_turn:
            t.do("omni", "lash-of-broken-dreams")
        t.end_turn()
        if not another_turn:
            t.end_turn()
        assert (t.game.state.active, t.card("troll").ready) == (0, False)
        t.end_turn()
        assert not t.card("troll").ready

    def test_until_then_a_card_may_ready_it(self) -> None:
        ada = side(battleline=["troll"], hand=["warsong"], houses=[House.BROBNAR])
        waking = card("warsong", play(ready(a(CREATURE, FRIENDLY))))
        t = table(ada, side(battleline=["kiri-giltspine"]), waking)
        t.do("reap", "troll")
        t.finish()
        t.do("play", "warsong")
        t.finish()
        assert t.card("troll").ready


class TestScyphos:
    test = cases("""
        destroyed at high tide it is archived
            rule: glossary/archives glossary/destroyed
            in: unfathomable
            tide: ada
            ada: line scyphos
            bo: line troll
            fight scyphos troll
            -> scyphos: battleline > archives, troll damage: 0 > 3
        at low tide it is not
            in: unfathomable
            tide: bo
            ada: line scyphos
            bo: line troll
            fight scyphos troll
            -> scyphos: battleline > discard, troll damage: 0 > 3
    """)


class TestSleepWithTheFishes:
    test = cases("""
        all exhausted creatures are destroyed
            rule: glossary/exhaust-exhausted
            in: unfathomable
            ada: hand sleep-with-the-fishes; line troll(exhausted) bumpsy
            bo: line krump silvertooth(exhausted); artifacts cannon(exhausted)
            play sleep-with-the-fishes, finish
            -> sleep-with-the-fishes: hand > discard, ada amber: 0 > 1, troll: battleline > discard,
            -> silvertooth: battleline > discard
    """)


class TestSparkfist:
    test = cases("""
        what it fought is stunned and exhausted
            rule: glossary/stun
            in: unfathomable
            ada: line sparkfist
            bo: line troll krump
            fight sparkfist troll
            -> sparkfist exhausted, troll damage: 0 > 2, troll stunned, troll exhausted
    """)


class TestThundertow:
    test = cases("""
        two creatures are exhausted, and all exhausted ones dealt 2 damage
            in: unfathomable
            ada: hand thundertow; line troll krump(exhausted)
            bo: line bumpsy groke
            play thundertow, offers 2-2 of: troll krump bumpsy groke, pick bumpsy groke, finish
            -> thundertow: hand > discard, ada amber: 0 > 1, bumpsy exhausted, groke exhausted, krump damage: 0 > 2,
            -> bumpsy damage: 0 > 2, groke damage: 0 > 2
    """)


class TestTidalWave:
    test = cases("""
        at high tide a creature and its neighbors are destroyed, and the tide turns
            rule: glossary/neighbor glossary/tide
            in: unfathomable
            tide: ada
            ada: hand tidal-wave; line urchin
            bo: line troll bumpsy groke silvertooth
            play tidal-wave, offers urchin troll bumpsy groke silvertooth, pick bumpsy, finish
            -> tidal-wave: hand > discard, ada amber: 0 > 1, troll: battleline > discard, bumpsy: battleline > discard,
            -> groke: battleline > discard, tide: ada > bo
        at low tide it stays with the opponent
            in: unfathomable
            tide: bo
            ada: hand tidal-wave; line urchin
            bo: line troll
            play tidal-wave
            -> tidal-wave: hand > discard, ada amber: 0 > 1
        at a neutral tide the opponent raises it
            in: unfathomable
            tide: neutral
            ada: hand tidal-wave; line urchin
            play tidal-wave
            -> tidal-wave: hand > discard, ada amber: 0 > 1, tide: nothing > bo
    """)


class TestTomwaOfTheGlow:
    test = cases("""
        when it reaps a creature is exhausted, and at high tide a card drawn for each exhausted enemy creature
            rule: glossary/for-each
            in: unfathomable
            tide: ada
            ada: line tomwa-of-the-glow troll(exhausted); deck fear anger punch
            bo: line krump bumpsy(exhausted) groke
            reap tomwa-of-the-glow, offers tomwa-of-the-glow troll krump bumpsy groke, pick krump
            -> tomwa-of-the-glow exhausted, ada amber: 0 > 1, krump exhausted, fear: deck > hand, anger: deck > hand
        at low tide none is drawn
            in: unfathomable
            tide: bo
            ada: line tomwa-of-the-glow; deck fear
            bo: line krump
            reap tomwa-of-the-glow, pick krump
            -> tomwa-of-the-glow exhausted, ada amber: 0 > 1, krump exhausted
    """)


class TestUnderPressure:
    @pytest.mark.rule("glossary/cannot", "glossary/ready-and-exhausted")
    def test_its_creature_is_not_readied_any_more(self) -> None:
        ada = side(battleline=[spec("troll", ready=False, upgrades=["under-pressure"]), *tired("krump")])
        t = table(ada, side(), house=House.UNFATHOMABLE)
        t.end_turn()
        assert (t.card("troll").ready, t.card("krump").ready) == (False, True)


class TestWrathOrRuin:
    test = cases("""
        a flank creature is destroyed
            rule: glossary/flank
            in: unfathomable
            ada: hand wrath-or-ruin; line troll
            bo: line krump bumpsy groke
            play wrath-or-ruin, answer mode:0, offers troll krump groke, pick groke
            -> wrath-or-ruin: hand > discard, groke: battleline > discard
        or two enemy creatures go home
            in: unfathomable
            ada: hand wrath-or-ruin; line troll
            bo: line krump bumpsy groke
            play wrath-or-ruin, answer mode:1, offers 2-2 of: krump bumpsy groke, pick krump bumpsy
            -> wrath-or-ruin: hand > discard, krump: battleline > hand, bumpsy: battleline > hand
    """)


class TestBrainDrain:
    test = cases("""
        a card of the opponent's hand comes on top of their deck
            in: unfathomable
            ada: hand brain-drain punch
            bo: hand fear anger; deck troll
            play brain-drain, offers fear anger, pick anger
            -> brain-drain: hand > discard, ada amber: 0 > 1, anger: hand > deck, bo deck: anger troll
    """)


class TestBubbles:
    test = cases("""
        an enemy creature comes on top of its owner's deck
            in: unfathomable
            ada: hand bubbles; line troll
            bo: line krump bumpsy; deck fear
            creature bubbles, offers krump bumpsy, pick krump
            -> bubbles: hand > battleline, bubbles exhausted, krump: battleline > deck, bo deck: krump fear
    """)


class TestCallOfTheVoid:
    test = cases("""
        a ready creature is exhausted
            in: unfathomable
            ada: hand call-of-the-void; line troll
            bo: line krump; amber 2
            play call-of-the-void, offers troll krump, pick krump
            -> call-of-the-void: hand > discard, ada amber: 0 > 1, krump exhausted
        an exhausted one is destroyed, and its controller loses one
            rule: glossary/replacement-effects
            in: unfathomable
            ada: hand call-of-the-void; line troll
            bo: line bumpsy(exhausted); amber 2
            play call-of-the-void, pick bumpsy
            -> call-of-the-void: hand > discard, ada amber: 0 > 1, bumpsy: battleline > discard, bo amber: 2 > 1
        also of your own
            in: unfathomable
            ada: hand call-of-the-void; line troll(exhausted); amber 2
            bo: amber 2
            play call-of-the-void, pick troll
            -> call-of-the-void: hand > discard, troll: battleline > discard
    """)


class TestFlamegillEnforcer:
    test = cases("""
        its action captures three
            in: unfathomable
            ada: line flamegill-enforcer
            bo: amber 5
            action flamegill-enforcer
            -> flamegill-enforcer exhausted, flamegill-enforcer amber: 0 > 3, bo amber: 5 > 2
        it is enraged when the opponent raises the tide
            rule: glossary/tide glossary/enrage
            in: shadows
            tide: bo
            ada: hand freebooter-faye
            bo: line flamegill-enforcer
            creature freebooter-faye
            -> freebooter-faye: hand > battleline, freebooter-faye exhausted, tide: bo > ada, flamegill-enforcer enraged
        not when you do
            in: shadows
            tide: bo
            ada: hand freebooter-faye; line flamegill-enforcer
            creature freebooter-faye
            -> freebooter-faye: hand > battleline, freebooter-faye exhausted, tide: bo > ada
    """)


class TestFrigorificRod:
    test = cases("""
        its action exhausts a creature or an artifact
            rule: glossary/exhaust-exhausted
            in: unfathomable
            ada: artifacts frigorific-rod; line troll
            bo: line krump; artifacts cannon
            action frigorific-rod, offers troll krump frigorific-rod cannon, pick cannon
            -> frigorific-rod exhausted, cannon exhausted
    """)


class TestGiltspineNetcaster:
    test = cases("""
        when it reaps a creature is exhausted
            in: unfathomable
            ada: line giltspine-netcaster troll
            bo: line krump; artifacts cannon
            reap giltspine-netcaster, offers giltspine-netcaster troll krump, pick krump
            -> giltspine-netcaster exhausted, ada amber: 0 > 1, krump exhausted
    """)


class TestHookmaster:
    test = cases("""
        after a fight at high tide the opponent loses two
            in: unfathomable
            tide: ada
            ada: line hookmaster; amber 1
            bo: line dust-pixie; amber 5
            fight hookmaster dust-pixie
            -> hookmaster exhausted, hookmaster armor used: 0 > 1, dust-pixie: battleline > discard, bo amber: 5 > 3
        at low tide nothing
            in: unfathomable
            tide: bo
            ada: line hookmaster
            bo: line dust-pixie; amber 5
            fight hookmaster dust-pixie
            -> hookmaster exhausted, hookmaster armor used: 0 > 1, dust-pixie: battleline > discard
    """)


class TestHorridSynan:
    test = cases("""
        what it strikes is destroyed
            rule: glossary/poison
            in: unfathomable
            ada: line horrid-synan
            bo: line troll
            fight horrid-synan troll
            -> horrid-synan: battleline > discard, troll: battleline > discard
    """)


class TestMaelstrom:
    @pytest.mark.rule("glossary/chains", "glossary/leaves-play")
    def test_all_creatures_come_on_top_of_their_owners_decks_in_an_order_that_nobody_chooses(self) -> None:
        orders = set()
        for seed in range(6):
            ada = side(hand=["mælstrom"], battleline=["troll", "krump", "bumpsy"], deck=["fear"])
            bo = side(battleline=["urchin", spec("dust-pixie", owner=0)], deck=["anger"])
            t = table(ada, bo, house=House.UNFATHOMABLE, seed=seed)
            t.do("play", "mælstrom")
            t.expect_main_step()
            assert (sorted(t.ids(0, "deck")[:4]), t.ids(0, "deck")[4]) == (
                ["bumpsy", "dust-pixie", "krump", "troll"],
                "fear",
            )
            assert t.ids(1, "deck") == ["urchin", "anger"]
            assert t.game.state.players[0].chains == 2
            orders.add(tuple(t.ids(0, "deck")))
        assert len(orders) > 1


class TestPhoticRaider:
    test = cases("""
        played it captures two
            in: unfathomable
            ada: hand photic-raider
            bo: amber 5
            creature photic-raider
            -> photic-raider: hand > battleline, photic-raider exhausted, photic-raider amber: 0 > 2, bo amber: 5 > 3
    """)

    @pytest.mark.rule("glossary/tide", "glossary/power")
    @pytest.mark.parametrize(("tide", "power"), [(0, 6), (1, 2), (None, 2)])
    def test_at_high_tide_it_is_four_stronger(self, tide: int | None, power: int) -> None:
        t = table(side(battleline=["photic-raider"]), side(), tide=tide)
        assert t.card("photic-raider").power == power


class TestPourTal:
    test = cases("""
        at low tide it raises it
            in: unfathomable
            tide: bo
            ada: hand pour-tal
            play pour-tal
            -> pour-tal: hand > discard, ada amber: 0 > 1, tide: bo > ada
        at high tide it is archived
            rule: glossary/archives
            in: unfathomable
            tide: ada
            ada: hand pour-tal
            play pour-tal
            -> pour-tal: hand > archives, ada amber: 0 > 1
    """)


class TestRakuzelsChant:
    test = cases("""
        a creature is exhausted
            in: unfathomable
            tide: bo
            ada: hand rakuzel-s-chant; line troll
            bo: line krump bumpsy
            play rakuzel-s-chant, offers troll krump bumpsy, pick krump
            -> rakuzel-s-chant: hand > discard, ada amber: 0 > 1, krump exhausted
        at high tide all are
            rule: glossary/tide
            in: unfathomable
            tide: ada
            ada: hand rakuzel-s-chant; line troll
            bo: line krump bumpsy
            play rakuzel-s-chant, finish
            -> rakuzel-s-chant: hand > discard, ada amber: 0 > 1, troll exhausted, krump exhausted, bumpsy exhausted
    """)


class TestSeabringerKekoa:
    test = cases("""
        destroyed it raises the tide for its controller
            rule: glossary/tide glossary/destroyed
            in: brobnar
            tide: ada
            ada: line troll
            bo: line seabringer-kekoa
            fight troll seabringer-kekoa
            -> troll exhausted, troll damage: 0 > 7, seabringer-kekoa: battleline > discard, tide: ada > bo
    """)


class TestSinkOrSwim:
    test = cases("""
        the opponent discards a card
            in: unfathomable
            ada: hand sink-or-swim fear; line troll
            bo: hand anger
            play sink-or-swim, answer mode:0
            -> sink-or-swim: hand > discard, anger: hand > discard
        or a creature and its neighbors are exhausted
            rule: glossary/neighbor
            in: unfathomable
            ada: hand sink-or-swim; line troll
            bo: line krump bumpsy groke
            play sink-or-swim, answer mode:1, offers troll krump bumpsy groke, pick krump, finish
            -> sink-or-swim: hand > discard, krump exhausted, bumpsy exhausted
    """)


class TestStormSurge:
    @pytest.mark.rule("turn/step-4-ready-cards", "glossary/lasting-effects")
    def test_the_opponent_readies_nothing_in_their_next_turn_only(self) -> None:
        ada = side(hand=["storm-surge"], battleline=tired("krump"), houses=[House.UNFATHOMABLE])
        bo = side(battleline=tired("troll"), artifacts=tired("cannon"), houses=[House.BROBNAR])
        t = table(ada, bo)
        t.do("play", "storm-surge")
        t.end_turn()
        assert t.card("krump").ready
        t.end_turn()
        assert not t.card("troll").ready and not t.card("cannon").ready
        t.end_turn()
        t.end_turn()
        assert t.card("troll").ready and t.card("cannon").ready


class TestWikolia:
    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/lasting-effects")
    def test_reaping_makes_keys_dearer_in_the_opponents_next_turn_only(self) -> None:
        t = table(side(battleline=["wikolia"]), side(), house=House.UNFATHOMABLE)
        t.do("reap", "wikolia")
        costs = []
        for _ in range(3):
            costs.append([seat.key_cost for seat in t.game.view(0).seats])
            t.end_turn()
        assert costs == [[6, 6], [8, 8], [6, 6]]
