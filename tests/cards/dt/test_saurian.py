"""Dark Tidings, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import Keyword
from kfdesk.language.words import CREATURE, ENEMY, a, action, card, remove_counters
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.SAURIAN


class TestBestiariiUrsoEvilTwin:
    test = cases("""
        it stuns a creature when it is played
            ada: hand bestiarii-urso-evil-twin; line troll
            bo: line krump
            creature bestiarii-urso-evil-twin, offers troll bestiarii-urso-evil-twin krump, pick krump
            -> bestiarii-urso-evil-twin: hand > battleline, bestiarii-urso-evil-twin exhausted, krump stunned
        and after it fights
            ada: line bestiarii-urso-evil-twin
            bo: line dust-imp krump
            fight bestiarii-urso-evil-twin dust-imp, pick krump
            -> bestiarii-urso-evil-twin damage: 0 > 1, bestiarii-urso-evil-twin exhausted,
            -> bestiarii-urso-evil-twin armor used: 0 > 1, dust-imp: battleline > discard, bo amber: 0 > 2,
            -> krump stunned
        not after it reaps
            ada: line bestiarii-urso-evil-twin
            bo: line krump
            reap bestiarii-urso-evil-twin
            -> ada amber: 0 > 1, bestiarii-urso-evil-twin exhausted
    """)


class TestCensorPhiloEvilTwin:
    test = cases("""
        a creature with Æmber is dealt 5 damage
            in: saurian
            ada: hand censor-philo-evil-twin; line sequis(amber=1)
            bo: line troll(amber=1) krump
            creature censor-philo-evil-twin, offers sequis troll, pick troll
            -> censor-philo-evil-twin: hand > battleline, censor-philo-evil-twin exhausted, troll damage: 0 > 5
    """)


class TestEclecticAmbrosiusEvilTwin:
    @pytest.mark.rule("glossary/counters-and-tokens")
    def test_an_enemy_creature_with_an_ignorance_counter_has_no_text(self) -> None:
        ada = side(battleline=["eclectic-ambrosius-evil-twin"], houses=[HERE])
        bo = side(battleline=["champion-anaphiel", "doc-bookton"], houses=[House.LOGOS], deck=["fear"] * 9)
        t = table(ada, bo, house=HERE)
        t.do("reap", "eclectic-ambrosius-evil-twin")
        t.offers("champion-anaphiel", "doc-bookton")
        t.pick("doc-bookton")
        assert t.card("doc-bookton").counters == (("ignorance", 1),)
        t.end_turn()
        hand = len(t.ids(1, "hand"))
        t.do("reap", "doc-bookton")
        assert (len(t.ids(1, "hand")), t.amber(1)) == (hand, 1)
        assert t.card("doc-bookton").traits == ("human", "scientist")

    def test_the_other_creatures_keep_theirs(self) -> None:
        ada = side(battleline=["eclectic-ambrosius-evil-twin"])
        t = table(ada, side(battleline=["champion-anaphiel", "doc-bookton"]), house=HERE)
        t.do("reap", "eclectic-ambrosius-evil-twin")
        t.pick("doc-bookton")
        assert t.card("champion-anaphiel").keywords == ((Keyword.TAUNT, 1),)

    @pytest.mark.rule("glossary/lasting-effects")
    def test_it_stays_so_when_the_giver_of_the_counter_is_gone(self) -> None:
        ada = side(battleline=[spec("eclectic-ambrosius-evil-twin", damage=3)], hand=["wipe-clear"])
        t = table(ada, side(battleline=["champion-anaphiel"]), house=HERE)
        t.do("reap", "eclectic-ambrosius-evil-twin")
        t.pick("champion-anaphiel")
        t.do("play", "wipe-clear")
        t.finish()
        assert t.zone("eclectic-ambrosius-evil-twin") == "discard"
        assert t.card("champion-anaphiel").keywords == ()

    def test_without_the_counter_it_has_its_text_again(self) -> None:
        ada = side(battleline=["eclectic-ambrosius-evil-twin"], artifacts=["altruist-s-rostrum"])
        wipe = card("altruist-s-rostrum", action(remove_counters("ignorance", 1, a(CREATURE, ENEMY))))
        t = table(ada, side(battleline=["champion-anaphiel"]), wipe, house=HERE)
        t.do("reap", "eclectic-ambrosius-evil-twin")
        t.pick("champion-anaphiel")
        assert t.card("champion-anaphiel").keywords == ()
        t.do("action", "altruist-s-rostrum")
        t.finish()
        assert t.card("champion-anaphiel").keywords == ((Keyword.TAUNT, 1),)


class TestLapisaurusEvilTwin:
    test = cases("""
        the creature that it fought is exalted
            rule: glossary/exalt
            in: saurian
            ada: line lapisaurus-evil-twin
            bo: line troll krump
            fight lapisaurus-evil-twin troll
            -> lapisaurus-evil-twin exhausted, troll damage: 0 > 3, troll amber: 0 > 1
        not one that was destroyed
            in: saurian
            ada: line lapisaurus-evil-twin
            bo: line dust-pixie krump
            fight lapisaurus-evil-twin dust-pixie
            -> lapisaurus-evil-twin exhausted, dust-pixie: battleline > discard
    """)


class TestMagistraVitaEvilTwin:
    test = cases("""
        played, it lets a creature of another house fight for an Æmber
            in: saurian
            ada: hand magistra-vita-evil-twin; line troll lyco-saurus sequis
            bo: line krump
            creature magistra-vita-evil-twin, answer yes, offers troll sequis, pick troll, pick krump
            -> magistra-vita-evil-twin: hand > battleline, magistra-vita-evil-twin exhausted, troll amber: 0 > 1,
            -> troll exhausted, troll damage: 0 > 6, krump: battleline > discard
        after a fight, too
            in: saurian
            ada: line magistra-vita-evil-twin sequis
            bo: line dust-pixie zorg
            fight magistra-vita-evil-twin dust-pixie, answer yes, pick sequis, pick zorg
            -> magistra-vita-evil-twin exhausted, magistra-vita-evil-twin damage: 0 > 1,
            -> dust-pixie: battleline > discard, sequis: battleline > discard, zorg damage: 0 > 4, bo amber: 0 > 1
        one need not exalt
            in: saurian
            ada: hand magistra-vita-evil-twin; line troll
            bo: line krump
            creature magistra-vita-evil-twin, answer no
            -> magistra-vita-evil-twin: hand > battleline, magistra-vita-evil-twin exhausted
    """)


class TestPhysicusFelixEvilTwin:
    test = cases("""
        played while the tide is low it may exalt a creature
            rule: glossary/tide
            in: saurian
            tide: bo
            ada: hand physicus-felix-evil-twin
            bo: line troll
            creature physicus-felix-evil-twin, answer yes, offers physicus-felix-evil-twin troll, pick troll
            -> physicus-felix-evil-twin: hand > battleline, physicus-felix-evil-twin exhausted, troll amber: 0 > 1
        after a fight, too
            in: saurian
            tide: bo
            ada: line physicus-felix-evil-twin
            bo: line dust-pixie
            fight physicus-felix-evil-twin dust-pixie, answer yes, pick physicus-felix-evil-twin
            -> physicus-felix-evil-twin exhausted, physicus-felix-evil-twin damage: 0 > 1,
            -> dust-pixie: battleline > discard, physicus-felix-evil-twin amber: 0 > 1
        it need not
            in: saurian
            tide: bo
            ada: hand physicus-felix-evil-twin
            creature physicus-felix-evil-twin, answer no
            -> physicus-felix-evil-twin: hand > battleline, physicus-felix-evil-twin exhausted
        while it is high it cannot
            in: saurian
            tide: ada
            ada: hand physicus-felix-evil-twin
            creature physicus-felix-evil-twin
            -> physicus-felix-evil-twin: hand > battleline, physicus-felix-evil-twin exhausted
        nor while it is neutral
            in: saurian
            tide: neutral
            ada: hand physicus-felix-evil-twin
            creature physicus-felix-evil-twin
            -> physicus-felix-evil-twin: hand > battleline, physicus-felix-evil-twin exhausted
    """)


class TestUndagnathusEvilTwin:
    @pytest.mark.rule("glossary/tide", "chart/damage")
    @pytest.mark.parametrize(("high_for", "damage"), [(0, 6), (1, 3), (None, 3)])
    def test_damage_dealt_to_it_is_doubled_while_the_tide_is_low_for_its_controller(
        self, high_for: int | None, damage: int
    ) -> None:
        bo = side(battleline=["undagnathus-evil-twin", "troll"])
        t = table(side(hand=["punch"]), bo, house=House.BROBNAR, tide=high_for)
        t.do("play", "punch")
        t.pick("undagnathus-evil-twin")
        assert t.card("undagnathus-evil-twin").damage == damage

    def test_damage_to_another_creature_is_not_doubled(self) -> None:
        bo = side(battleline=["undagnathus-evil-twin", "troll"])
        t = table(side(hand=["punch"]), bo, house=House.BROBNAR, tide=0)
        t.do("play", "punch")
        t.pick("troll")
        assert t.card("troll").damage == 3


class TestBracchanalia:
    test = cases("""
        played, it has 4 Æmber, and a friendly creature captures 1
            in: saurian
            ada: hand bracchanalia; line troll sequis
            bo: line krump; amber 3
            play bracchanalia, offers troll sequis, pick troll
            -> bracchanalia: hand > artifacts, bracchanalia exhausted, bracchanalia amber: 0 > 4, ada amber: 0 > 1,
            -> troll amber: 0 > 1, bo amber: 3 > 2
    """)

    @pytest.mark.parametrize(("rich", "moved"), [(3, 0), (4, 4)])
    def test_whoever_begins_a_turn_with_4_rich_creatures_gets_its_amber(self, rich: int, moved: int) -> None:
        theirs = [spec("troll", amber=1)] * rich + ["krump"] * (5 - rich)
        ada = side(artifacts=[spec("bracchanalia", amber=4)], battleline=[spec("sequis", amber=1)], houses=[HERE])
        t = table(ada, side(battleline=theirs, houses=[House.BROBNAR]), house=HERE)
        t.end_turn()
        assert (t.amber(1), t.amber(0), t.card("bracchanalia").amber) == (moved, 0, 4 - moved)
        t.end_turn()
        assert (t.amber(1), t.amber(0)) == (moved, 0)  # one rich creature is not enough for Ada

    def test_so_do_you(self) -> None:
        ada = side(artifacts=[spec("bracchanalia", amber=4)], battleline=[spec("sequis", amber=1)] * 4)
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.end_turn()
        assert (t.amber(1), t.amber(0)) == (0, 0)
        t.end_turn()
        assert (t.amber(0), t.card("bracchanalia").amber) == (4, 0)


class TestBrachiaditus:
    test = cases("""
        both neighbors are stunned and lose 1 Æmber
            rule: glossary/deploy
            in: saurian
            ada: hand brachiaditus; line troll(amber=2) sequis krump(amber=1)
            play brachiaditus, answer slot:1
            -> brachiaditus: hand > battleline, brachiaditus exhausted, troll stunned, sequis stunned,
            -> troll amber: 2 > 1
            -> ada line: troll brachiaditus sequis krump
        alone it does nothing
            in: saurian
            ada: hand brachiaditus
            bo: line troll(amber=2)
            creature brachiaditus
            -> brachiaditus: hand > battleline, brachiaditus exhausted
    """)


class TestEclecticAmbrosius:
    def test_each_end_of_your_turn_is_a_knowledge_counter(self) -> None:
        t = table(side(battleline=["eclectic-ambrosius"], houses=[HERE]), side(), house=HERE)
        t.end_turn()
        assert t.card("eclectic-ambrosius").counters == (("knowledge", 1),)
        t.end_turn()
        assert t.card("eclectic-ambrosius").counters == (("knowledge", 1),)
        t.end_turn()
        assert t.card("eclectic-ambrosius").counters == (("knowledge", 2),)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    @pytest.mark.parametrize(("before", "after", "gained"), [(4, (("knowledge", 1),), 6), (3, (), 6)])
    def test_3_counters_are_6_amber(self, before: int, after: tuple[tuple[str, int], ...], gained: int) -> None:
        t = table(side(battleline=[spec("eclectic-ambrosius", counters={"knowledge": before})]), side(), house=HERE)
        t.do("action", "eclectic-ambrosius")
        assert (t.card("eclectic-ambrosius").counters, t.amber(0)) == (after, gained)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_2_are_none(self) -> None:
        t = table(side(battleline=[spec("eclectic-ambrosius", counters={"knowledge": 2})]), side(), house=HERE)
        t.do("action", "eclectic-ambrosius")
        assert (t.card("eclectic-ambrosius").counters, t.amber(0)) == ((), 0)


class TestEnlistNumeri:
    test = cases("""
        an enemy creature with Æmber comes to your side and belongs to your house
            rule: glossary/control-and-ownership
            in: saurian
            ada: hand enlist-numeri; line lyco-saurus(amber=1)
            bo: line troll(amber=1) krump bumpsy(amber=1)
            play enlist-numeri, offers troll bumpsy, pick troll, answer slot:1, reap troll
            -> enlist-numeri: hand > discard, ada amber: 0 > 2, troll controller: 1 > 0, troll exhausted
            -> ada line: lyco-saurus troll
    """)

    def test_it_is_of_its_own_house_again_when_the_opponent_controls_it(self) -> None:
        ada = side(hand=["enlist-numeri", "exile"])
        t = table(ada, side(battleline=[spec("troll", amber=1)]), house=HERE)
        t.do("play", "enlist-numeri")
        t.pick("troll")
        t.finish()
        assert (t.card("troll").houses, t.line(0)) == ((HERE,), ["troll"])
        t.do("play", "exile")
        t.finish()
        assert (t.card("troll").houses, t.line(1)) == ((House.BROBNAR,), ["troll"])


class TestHastatusRaptor:
    test = cases("""
        exalted, it deals 1 damage for each Æmber on all of its name
            rule: glossary/exalt
            in: saurian
            ada: line hastatus-raptor hastatus-raptor(amber=2) lyco-saurus(amber=3)
            bo: line grimlocus-dux hastatus-raptor(amber=1)
            fight hastatus-raptor grimlocus-dux, answer yes
            -> hastatus-raptor: battleline > discard, grimlocus-dux armor used: 0 > 2, grimlocus-dux damage: 0 > 6,
            -> bo amber: 0 > 1
        it need not be
            in: saurian
            ada: line hastatus-raptor(amber=2)
            bo: line dust-pixie
            fight hastatus-raptor dust-pixie, answer no
            -> hastatus-raptor exhausted, hastatus-raptor armor used: 0 > 1, dust-pixie: battleline > discard
    """)


class TestIssIndominus:
    test = cases("""
        each exhausted Saurian creature deals 1 damage to each enemy creature
            in: saurian
            ada: artifacts iss-indominus; line lyco-saurus scylla troll umbra-saurus(exhausted)
            bo: line krump sequis paraguardian
            action iss-indominus, offers 0-3 of: lyco-saurus scylla umbra-saurus, pick lyco-saurus scylla, finish
            -> iss-indominus exhausted, lyco-saurus exhausted, scylla exhausted, krump damage: 0 > 2,
            -> sequis armor used: 0 > 2, paraguardian armor used: 0 > 1, paraguardian damage: 0 > 1
        none need be exhausted
            in: saurian
            ada: artifacts iss-indominus; line lyco-saurus
            bo: line krump
            action iss-indominus, answer done
            -> iss-indominus exhausted
        five at most, all of them yours
            in: saurian
            ada: artifacts iss-indominus; line scylla scylla scylla scylla scylla scylla
            bo: line lyco-saurus
            action iss-indominus, offers 0-5 of: scylla scylla scylla scylla scylla scylla, answer done
            -> iss-indominus exhausted
    """)


class TestSwallowWhole:
    @pytest.mark.rule("glossary/tide", "glossary/restrictions")
    @pytest.mark.parametrize(("high_for", "playable"), [(0, True), (1, False), (None, False)])
    def test_it_is_played_only_while_the_tide_is_high_for_you(self, high_for: int | None, playable: bool) -> None:
        t = table(side(hand=["swallow-whole"]), side(battleline=["troll", "krump"]), house=HERE, tide=high_for)
        assert t.can("play", "swallow-whole") is playable

    def test_the_weaker_of_two_is_purged_and_the_other_grows_by_its_power(self) -> None:
        ada = side(hand=["swallow-whole"], battleline=["krump"])
        bo = side(battleline=[spec("urchin", power_counters=3), "troll"])
        t = table(ada, bo, house=HERE, tide=0)
        t.do("play", "swallow-whole")
        t.offers("krump", "urchin", "troll", least=2, most=2)
        t.pick("urchin", "troll")
        assert t.changes() == {
            "swallow-whole": ("hand", "discard"),
            "urchin": ("battleline", "purged"),
            "troll power counters": (0, 4),
        }
        t.expect_main_step()

    def test_of_two_equal_ones_either_can_be_swallowed(self) -> None:
        t = table(side(hand=["swallow-whole"], battleline=["krump"]), side(battleline=["troll", "krump"]),
                  house=HERE, tide=0)  # fmt: skip
        t.do("play", "swallow-whole")
        t.pick(("krump", 0), ("krump", 1))
        t.offers("krump", "krump")
        t.pick(("krump", 1))
        assert t.ids(1, "purged") == ["krump"] and t.card("krump").power == 12


class TestTheFirstScroll:
    def test_who_forges_a_key_has_less_left(self) -> None:
        ada = side(artifacts=["the-first-scroll"], battleline=["troll"], amber=3)
        t = table(ada, side(battleline=["krump", "bumpsy"], amber=9), house=HERE)
        t.end_turn()
        assert len(t.game.state.players[1].keys) == 1
        assert (t.amber(0), t.amber(1)) == (3, 9 - 6 - 2)
        assert [t.card(c).amber for c in ("troll", "krump", "bumpsy")] == [0, 1, 1]

    def test_so_have_you(self) -> None:
        ada = side(battleline=["krump"], amber=3)
        t = table(ada, side(artifacts=["the-first-scroll"], battleline=["troll"], amber=8), house=HERE)
        t.end_turn()
        assert (t.amber(0), t.amber(1), t.card("troll").amber, t.card("krump").amber) == (3, 1, 1, 0)


class TestAnkyloFormation:
    def played(self, mode: int) -> Table:
        ada = side(hand=["ankylo-formation"], battleline=["scylla", "charybdis"])
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("play", "ankylo-formation")
        t.answer(f"mode:{mode}")
        t.offers("scylla", "charybdis")
        t.pick("scylla")
        t.expect_main_step()
        return t

    def skirmishers(self, t: Table) -> list[bool]:
        return [(Keyword.SKIRMISH, 1) in t.card(c).keywords for c in ("scylla", "charybdis", "troll")]

    def test_one_friendly_creature_gains_skirmish(self) -> None:
        t = self.played(0)
        assert (self.skirmishers(t), t.card("scylla").amber) == ([True, False, False], 0)
        t.end_turn()
        assert self.skirmishers(t) == [False, False, False]

    def test_for_an_exalted_creature_all_do(self) -> None:
        t = self.played(1)
        assert (self.skirmishers(t), t.card("scylla").amber) == ([True, True, False], 1)
        t.end_turn()
        assert self.skirmishers(t) == [False, False, False]


class TestBestiariiUrso:
    test = cases("""
        played, it may unstun a creature
            rule: glossary/stun
            in: saurian
            ada: hand bestiarii-urso; line troll(stunned)
            bo: line krump(stunned) bumpsy
            creature bestiarii-urso, answer yes, offers troll bestiarii-urso krump bumpsy, pick krump
            -> bestiarii-urso: hand > battleline, bestiarii-urso exhausted, krump stunned: yes > no
        nothing is asked where nobody is stunned
            in: saurian
            ada: line bestiarii-urso troll
            reap bestiarii-urso
            -> bestiarii-urso exhausted, ada amber: 0 > 1
        after a reap, too
            in: saurian
            ada: line bestiarii-urso troll(stunned)
            reap bestiarii-urso, answer yes, pick troll
            -> bestiarii-urso exhausted, ada amber: 0 > 1, troll stunned: yes > no
        it need not
            in: saurian
            ada: line bestiarii-urso troll(stunned)
            reap bestiarii-urso, answer no
            -> bestiarii-urso exhausted, ada amber: 0 > 1
    """)


class TestBuryRiches:
    test = cases("""
        while the tide is high 1 Æmber of each creature goes to its controller
            rule: glossary/tide
            in: saurian
            tide: ada
            ada: hand bury-riches; line troll(amber=2) krump(amber=1) sequis
            bo: line bumpsy(amber=3)
            play bury-riches
            -> bury-riches: hand > discard, troll amber: 2 > 1, krump amber: 1 > 0, ada amber: 0 > 2,
            -> bumpsy amber: 3 > 2, bo amber: 0 > 1
        otherwise you raise it
            in: saurian
            tide: bo
            ada: hand bury-riches; line troll(amber=2)
            play bury-riches
            -> bury-riches: hand > discard, tide: bo > ada
        also where it is neutral
            in: saurian
            tide: neutral
            ada: hand bury-riches; line troll(amber=2)
            play bury-riches
            -> bury-riches: hand > discard, tide: nothing > ada
    """)


class TestDiNoYouDidnt:
    test = cases("""
        an enemy creature with Æmber is destroyed
            in: saurian
            ada: hand di-no-you-didn-t; line sequis(amber=1)
            bo: line troll(amber=1) krump bumpsy(amber=1)
            play di-no-you-didn-t, offers troll bumpsy, pick troll
            -> di-no-you-didn-t: hand > discard, ada amber: 0 > 2, troll: battleline > discard
        without one nothing happens
            in: saurian
            ada: hand di-no-you-didn-t; line sequis(amber=1)
            bo: line krump
            play di-no-you-didn-t
            -> di-no-you-didn-t: hand > discard, ada amber: 0 > 1
    """)


class TestPhysicusFelix:
    test = cases("""
        played while the tide is high it may exalt a creature
            rule: glossary/tide
            in: saurian
            tide: ada
            ada: hand physicus-felix
            bo: line troll
            creature physicus-felix, answer yes, offers physicus-felix troll, pick troll
            -> physicus-felix: hand > battleline, physicus-felix exhausted, troll amber: 0 > 1
        after a fight, too
            in: saurian
            tide: ada
            ada: line physicus-felix
            bo: line dust-pixie
            fight physicus-felix dust-pixie, answer yes, pick physicus-felix
            -> physicus-felix exhausted, physicus-felix damage: 0 > 1, dust-pixie: battleline > discard,
            -> physicus-felix amber: 0 > 1
        it need not
            in: saurian
            tide: ada
            ada: hand physicus-felix
            creature physicus-felix, answer no
            -> physicus-felix: hand > battleline, physicus-felix exhausted
        while it is low it cannot
            in: saurian
            tide: bo
            ada: hand physicus-felix
            creature physicus-felix
            -> physicus-felix: hand > battleline, physicus-felix exhausted
        nor while it is neutral
            in: saurian
            tide: neutral
            ada: hand physicus-felix
            creature physicus-felix
            -> physicus-felix: hand > battleline, physicus-felix exhausted
    """)


class TestSaurarium:
    def test_the_weakest_creatures_of_both_sides_cannot_reap(self) -> None:
        ada = side(artifacts=["saurarium"], battleline=["bad-penny", "urchin", "noddy-the-thief"])
        t = table(ada, side(battleline=["dust-pixie"]), house=House.SHADOWS)
        assert [t.can("reap", c) for c in ("bad-penny", "urchin", "noddy-the-thief")] == [False, False, True]
        assert t.can("fight", "urchin")

    def test_who_is_not_the_weakest_can(self) -> None:
        ada, bo = side(battleline=["krump", "troll"]), side(artifacts=["saurarium"], battleline=["bumpsy"])
        t = table(ada, bo, house=House.BROBNAR)
        assert [t.can("reap", c) for c in ("krump", "troll")] == [True, True]


class TestTrojanSauropod:
    @pytest.mark.rule("glossary/treachery")
    def test_played_it_is_the_opponents(self) -> None:
        t = table(side(hand=["trojan-sauropod"]), side(), house=HERE)
        t.do("play", "trojan-sauropod")
        assert (t.ids(0, "artifacts"), t.ids(1, "artifacts"), t.amber(0)) == ([], ["trojan-sauropod"], 1)
        assert t.card("trojan-sauropod").owner == 0

    def test_used_it_brings_the_other_players_creatures(self) -> None:
        ada = side(artifacts=["trojan-sauropod"], hand=["bumpsy"])
        bo = side(hand=["troll", "fear", "krump"], deck=["anger"] * 9, battleline=["sequis"])
        t = table(ada, bo, house=HERE)
        t.do("omni", "trojan-sauropod")
        t.finish()
        assert (t.amber(0), t.zone("trojan-sauropod")) == (3, "discard")
        assert sorted(t.line(1)) == ["krump", "sequis", "troll"]
        assert t.card("troll").ready and t.card("krump").ready
        assert sorted(t.ids(1, "hand")) == ["anger"] * 5 + ["fear"]
        assert (t.ids(0, "hand"), [e.player for e in t.events(CardsRevealed)]) == (["bumpsy"], [1])


class TestWipeClear:
    test = cases("""
        1 damage to each creature, and each upgrade is destroyed
            in: saurian
            ada: hand wipe-clear; line troll(upgrades=blood-of-titans) sequis
            bo: line krump(upgrades=blood-of-titans) dust-pixie; artifacts cannon
            play wipe-clear, finish
            -> wipe-clear: hand > discard, ada amber: 0 > 1, troll damage: 0 > 1, sequis armor used: 0 > 1,
            -> krump damage: 0 > 1, dust-pixie: battleline > discard, blood-of-titans: upgrade > discard,
            -> blood-of-titans 2: upgrade > discard
    """)


class TestAltruistsRostrum:
    test = cases("""
        1 Æmber goes from a creature to another
            in: saurian
            ada: artifacts altruist-s-rostrum; line troll(amber=2) sequis
            bo: line krump
            action altruist-s-rostrum, offers troll sequis krump, pick troll, offers sequis krump, pick krump
            -> altruist-s-rostrum exhausted, troll amber: 2 > 1, krump amber: 0 > 1
        without Æmber none does
            in: saurian
            ada: artifacts altruist-s-rostrum; line troll sequis
            action altruist-s-rostrum, finish
            -> altruist-s-rostrum exhausted
    """)


class TestCarpeVinum:
    test = cases("""
        2 enemy creatures are exalted
            rule: glossary/exalt
            in: saurian
            ada: hand carpe-vinum; line sequis
            bo: line troll krump bumpsy
            play carpe-vinum, offers 2-2 of: troll krump bumpsy, pick troll bumpsy
            -> carpe-vinum: hand > discard, troll amber: 0 > 1, bumpsy amber: 0 > 1
    """)


class TestCensorPhilo:
    test = cases("""
        a creature with Æmber deals it no damage
            rule: glossary/cannot
            in: brobnar
            ada: line troll(amber=1)
            bo: line censor-philo
            fight troll censor-philo
            -> troll exhausted, troll damage: 0 > 5
        any other does
            in: brobnar
            ada: line bumpsy
            bo: line censor-philo
            fight bumpsy censor-philo
            -> bumpsy: battleline > discard, censor-philo: battleline > discard
        an action does
            in: brobnar
            ada: hand punch; line troll(amber=1)
            bo: line censor-philo
            play punch, pick censor-philo
            -> punch: hand > discard, ada amber: 0 > 1, censor-philo damage: 0 > 3
    """)


class TestCrushingCharge:
    test = cases("""
        each creature with power 4 or less is destroyed, for a chain
            in: saurian
            ada: hand crushing-charge; line sequis troll
            bo: line dust-pixie bumpsy snufflegator
            play crushing-charge, finish
            -> crushing-charge: hand > discard, sequis: battleline > discard, dust-pixie: battleline > discard,
            -> snufflegator: battleline > discard, ada chains: 0 > 1
    """)


class TestDecadence:
    test = cases("""
        a friendly creature is exalted, becomes ready and is used
            in: saurian
            ada: hand decadence; line troll(exhausted) sequis
            bo: line krump
            play decadence, answer mode:0, offers troll sequis, pick troll, answer reap:c2
            -> decadence: hand > discard, troll amber: 0 > 1, ada amber: 0 > 1
        or 1 Æmber goes from a creature to another
            in: saurian
            ada: hand decadence; line troll sequis
            bo: line krump(amber=2)
            play decadence, answer mode:1, pick krump, offers troll sequis, pick sequis
            -> decadence: hand > discard, krump amber: 2 > 1, sequis amber: 0 > 1
    """)


class TestLapisaurus:
    test = cases("""
        whoever attacks it is exalted before the fight
            rule: glossary/attack-attacker-attacking
            in: brobnar
            ada: line troll krump
            bo: line lapisaurus
            fight krump lapisaurus
            -> krump exhausted, krump amber: 0 > 1, krump damage: 0 > 4, lapisaurus: battleline > discard
        who attacks another creature is not
            in: brobnar
            ada: line troll
            bo: line champion-anaphiel sequis lapisaurus
            fight troll champion-anaphiel
            -> troll exhausted, troll damage: 0 > 6, champion-anaphiel: battleline > discard
        it exalts nobody when it attacks
            in: saurian
            ada: line lapisaurus
            bo: line dust-pixie
            fight lapisaurus dust-pixie
            -> lapisaurus exhausted, lapisaurus armor used: 0 > 1, dust-pixie: battleline > discard
    """)


class TestMagistraVita:
    test = cases("""
        played, it lets a creature of another house reap for an Æmber
            in: saurian
            ada: hand magistra-vita; line troll lyco-saurus sequis
            bo: line krump
            creature magistra-vita, answer yes, offers troll sequis, pick troll
            -> magistra-vita: hand > battleline, magistra-vita exhausted, troll amber: 0 > 1, troll exhausted,
            -> ada amber: 0 > 1
        after a reap, too
            in: saurian
            ada: line magistra-vita urchin
            reap magistra-vita, answer yes, pick urchin
            -> magistra-vita exhausted, urchin amber: 0 > 1, urchin exhausted, ada amber: 0 > 2
        one need not exalt
            in: saurian
            ada: line magistra-vita urchin
            reap magistra-vita, answer no
            -> magistra-vita exhausted, ada amber: 0 > 1
    """)


class TestMedicusLacus:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize(("tide", "forged"), [(1, True), (0, False), (None, False)])
    def test_amber_on_friendly_creatures_forges_while_the_tide_is_high(self, tide: int | None, forged: bool) -> None:
        bo = side(battleline=["medicus-lacus", spec("troll", amber=2)], amber=4)
        t = table(side(battleline=[spec("krump", amber=2)]), bo, house=HERE, tide=tide)
        t.end_turn()
        assert bool(t.game.state.players[1].keys) is forged

    def test_amber_on_enemy_creatures_does_not(self) -> None:
        bo = side(battleline=["medicus-lacus", spec("troll", amber=1)], amber=4)
        t = table(side(battleline=[spec("krump", amber=5)]), bo, house=HERE, tide=1)
        t.end_turn()
        assert t.game.state.players[1].keys == ()


class TestOstracize:
    test = cases("""
        for 1 Æmber a creature is purged
            rule: glossary/if-you-do-and-in-order-to
            in: saurian
            ada: hand ostracize; line sequis; amber 2
            bo: line troll
            play ostracize, offers sequis troll, pick troll
            -> ostracize: hand > discard, ada amber: 2 > 1, troll: battleline > purged
        without Æmber none is
            in: saurian
            ada: hand ostracize
            bo: line troll; amber 3
            play ostracize
            -> ostracize: hand > discard
    """)


class TestReachAdvantage:
    test = cases("""
        while the tide is high a friendly creature captures 3 Æmber
            rule: glossary/tide
            in: saurian
            tide: ada
            ada: hand reach-advantage; line sequis troll
            bo: line krump; amber 4
            play reach-advantage, offers sequis troll, pick sequis
            -> reach-advantage: hand > discard, ada amber: 0 > 1, sequis amber: 0 > 3, bo amber: 4 > 1
        otherwise you raise it
            in: saurian
            tide: bo
            ada: hand reach-advantage; line sequis
            bo: amber 4
            play reach-advantage
            -> reach-advantage: hand > discard, ada amber: 0 > 1, tide: bo > ada
    """)


class TestUndagnathus:
    @pytest.mark.rule("glossary/tide", "glossary/power")
    @pytest.mark.parametrize(("high_for", "left"), [(0, []), (1, ["troll"]), (None, [])])
    def test_it_deals_no_damage_in_a_fight_while_the_tide_is_low(self, high_for: int | None, left: list[str]) -> None:
        t = table(side(battleline=["undagnathus"]), side(battleline=["troll"]), house=HERE, tide=high_for)
        t.fight("undagnathus", "troll")
        assert (t.line(1), t.card("undagnathus").damage, t.card("troll").damage) == (left, 8, 0)

    @pytest.mark.parametrize(("high_for", "zone"), [(0, "battleline"), (1, "discard")])
    def test_nor_where_it_is_attacked(self, high_for: int, zone: str) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["undagnathus"]), house=House.BROBNAR, tide=high_for)
        t.fight("troll", "undagnathus")
        assert t.zone("troll") == zone


class TestVenatorAltum:
    @pytest.mark.rule("glossary/tide", "glossary/exalt")
    @pytest.mark.parametrize(("high_for", "amber"), [(0, 1), (1, 0), (None, 0)])
    def test_dealt_damage_it_is_exalted_while_the_tide_is_low(self, high_for: int | None, amber: int) -> None:
        t = table(side(hand=["punch"]), side(battleline=["venator-altum", "troll"]), house=House.BROBNAR, tide=high_for)
        t.do("play", "punch")
        t.pick("venator-altum")
        assert (t.card("venator-altum").damage, t.card("venator-altum").amber) == (1, amber)

    @pytest.mark.rule("glossary/armor")
    def test_damage_that_its_armor_prevents_was_not_dealt(self) -> None:
        t = table(side(battleline=["batdrone"]), side(battleline=["venator-altum"]), house=House.LOGOS, tide=0)
        t.fight("batdrone", "venator-altum")
        assert (t.card("venator-altum").damage, t.card("venator-altum").amber) == (0, 0)

    def test_damage_to_another_creature_does_not_exalt_it(self) -> None:
        t = table(side(hand=["punch"]), side(battleline=["venator-altum", "troll"]), house=House.BROBNAR, tide=0)
        t.do("play", "punch")
        t.pick("troll")
        assert t.card("venator-altum").amber == t.card("troll").amber == 0
