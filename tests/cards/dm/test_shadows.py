"""Draconian Measures, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.SHADOWS


class TestChevalDeFrise:
    test = cases("""
        each friendly Shadows creature has hazardous 2
            rule: glossary/hazardous-x
            in: brobnar
            ada: line troll krump
            bo: artifacts cheval-de-frise; line silvertooth niffle-ape
            fight troll silvertooth, fight krump niffle-ape
            -> troll exhausted, troll damage: 0 > 4, silvertooth: battleline > discard, krump exhausted,
            -> krump damage: 0 > 3, niffle-ape: battleline > discard
        enemy ones have not
            in: brobnar
            ada: artifacts cheval-de-frise; line troll
            bo: line silvertooth
            fight troll silvertooth
            -> troll exhausted, troll damage: 0 > 2, silvertooth: battleline > discard
    """)


class TestHonorableAbagnale:
    def asked(self, yours: int, theirs: int, copies: int = 1) -> Table:
        """Return the table as Ada, whose turn begins, is to forge a key, if she can."""
        ada = side(battleline=["honorable-abagnale"] * copies, amber=yours, houses=[HERE])
        t = table(ada, side(amber=theirs, houses=[HERE]), house=HERE, active=1)
        t.answer("end-turn")
        return t

    @pytest.mark.rule("glossary/cost-at-current-cost", "turn/step-1-forge-a-key")
    @pytest.mark.parametrize(
        ("yours", "theirs", "least", "most"), [(6, 5, 0, 3), (4, 5, 2, 3), (3, 9, 3, 3), (5, 1, 1, 1), (9, 2, 0, 2)]
    )
    def test_up_to_3_for_a_key_come_from_the_opponents_pool(
        self, yours: int, theirs: int, least: int, most: int
    ) -> None:
        for spent in range(least, most + 1):
            t = self.asked(yours, theirs)
            assert t.decision.keys() == tuple(f"number:{n}" for n in range(least, most + 1))
            t.answer(f"number:{spent}")
            t.answer("key:blue")
            assert (t.amber(0), t.amber(1)) == (yours - (6 - spent), theirs - spent)
            assert t.game.state.players[0].keys == ("blue",)

    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("yours", "theirs"), [(2, 9), (5, 0)])
    def test_no_more_than_3_and_no_more_than_there_are(self, yours: int, theirs: int) -> None:
        t = self.asked(yours, theirs)
        assert t.decision.kind not in (DecisionKind.NUMBER, DecisionKind.KEY)
        assert (t.amber(0), t.amber(1), t.game.state.players[0].keys) == (yours, theirs, ())

    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_two_of_them_let_up_to_6_be_spent(self) -> None:
        t = self.asked(0, 8, copies=2)
        assert t.decision.keys() == ("number:6",)
        t.answer("number:6")
        t.answer("key:red")
        assert (t.amber(0), t.amber(1)) == (0, 2)

    @pytest.mark.rule("glossary/steal")
    def test_it_is_no_theft(self) -> None:
        """Of the player who has The Vaultkeeper no Æmber can be stolen."""
        ada = side(battleline=["honorable-abagnale"], amber=4, houses=[HERE])
        t = table(ada, side(amber=5, battleline=["the-vaultkeeper"], houses=[HERE]), house=HERE, active=1)
        t.answer("end-turn")
        t.answer("number:3")
        t.answer("key:red")
        assert (t.amber(0), t.amber(1)) == (1, 2)

    @pytest.mark.rule("turn/step-1-forge-a-key")
    def test_the_opponents_keys_are_paid_by_their_own_pool(self) -> None:
        ada = side(battleline=["honorable-abagnale"], amber=9, houses=[HERE])
        t = table(ada, side(amber=4, houses=[HERE]), house=HERE)
        t.answer("end-turn")
        assert t.decision.kind is not DecisionKind.NUMBER
        assert t.game.state.players[1].keys == ()

    test = cases("""
        it is elusive
            rule: glossary/elusive
            in: brobnar
            ada: line troll
            bo: line honorable-abagnale
            fight troll honorable-abagnale
            -> troll exhausted
    """)


class TestKeepTheChange:
    test = cases("""
        you pay as much as you want up to 6 Æmber and draw a card for each
            rule: glossary/pay
            in: shadows
            ada: hand keep-the-change; amber 8; deck punch anger warsong fear troll krump bumpsy
            bo: amber 1; deck urchin
            play keep-the-change, answer number:6
            -> keep-the-change: hand > discard, ada amber: 8 > 3, bo amber: 1 > 7, punch: deck > hand,
            -> anger: deck > hand, warsong: deck > hand, fear: deck > hand, troll: deck > hand, krump: deck > hand
        less, too
            in: shadows
            ada: hand keep-the-change; amber 8; deck punch anger warsong
            play keep-the-change, answer number:2
            -> keep-the-change: hand > discard, ada amber: 8 > 7, bo amber: 0 > 2, punch: deck > hand,
            -> anger: deck > hand
        or nothing
            in: shadows
            ada: hand keep-the-change; amber 8; deck punch anger warsong
            play keep-the-change, answer number:0
            -> keep-the-change: hand > discard, ada amber: 8 > 9
        no more than you have
            in: shadows
            ada: hand keep-the-change; amber 1; deck punch anger warsong
            play keep-the-change, answer number:2
            -> keep-the-change: hand > discard, ada amber: 1 > 0, bo amber: 0 > 2, punch: deck > hand,
            -> anger: deck > hand
    """)

    @pytest.mark.parametrize(("amber", "most"), [(8, 6), (5, 6), (4, 5), (0, 1)])
    def test_the_numbers_offered(self, amber: int, most: int) -> None:
        t = table(side(hand=["keep-the-change"], amber=amber), house=HERE)
        t.do("play", "keep-the-change")
        assert set(t.decision.keys()) == {f"number:{n}" for n in range(most + 1)}


class TestLuisCompere:
    def turn_of_bo(self, held: int, *, active: int = 1) -> Table:
        """Return the table after a turn, the opponent of his player having so many cards in hand before it."""
        bo = side(hand=["fear"] * held, deck=["punch"] * 9, amber=3)
        t = table(side(battleline=["luis-compère"]), bo, active=active, house=House.BROBNAR)
        t.end_turn()
        return t

    @pytest.mark.rule("turn/step-5-draw-cards", "glossary/end-of-turn")
    @pytest.mark.parametrize(("held", "stolen"), [(6, 0), (5, 0), (4, 2), (0, 2)])
    def test_if_they_drew_2_or_more_cards_in_that_step_you_steal_2(self, held: int, stolen: int) -> None:
        t = self.turn_of_bo(held)
        assert (t.amber(0), t.amber(1)) == (stolen, 3 - stolen)

    def test_what_they_drew_before_it_counts_for_nothing(self) -> None:
        bo = side(
            hand=["library-access", *["fear"] * 5, spec("dammater", house=House.GEISTOID)], deck=["punch"] * 9, amber=3
        )
        t = table(side(battleline=["luis-compère"]), bo, active=1, house=House.GEISTOID)
        t.creature("dammater")
        t.finish()
        assert len(t.ids(1, "hand")) == 6
        t.end_turn()
        assert (t.amber(0), t.amber(1)) == (0, 3)

    def test_not_at_the_end_of_your_own_turn(self) -> None:
        ada = side(battleline=["luis-compère"], deck=["punch"] * 9)
        t = table(ada, side(amber=3), house=House.BROBNAR)
        t.end_turn()
        assert (t.amber(0), t.amber(1)) == (0, 3)


class TestReinAndCycle:
    test = cases("""
        paid for, an enemy creature becomes yours
            rule: glossary/pay glossary/control-and-ownership
            in: shadows
            ada: hand rein-and-cycle; amber 2; line urchin; artifacts mushroom-with-a-view
            bo: line troll(upgrades=blood-of-titans) krump; artifacts city-gates
            play rein-and-cycle, offers troll krump city-gates, pick krump, answer slot:0
            -> rein-and-cycle: hand > discard, ada amber: 2 > 1, bo amber: 0 > 1, krump controller: 1 > 0
            -> ada line: krump urchin
        or an enemy artifact
            in: shadows
            ada: hand rein-and-cycle; amber 1
            bo: line troll; artifacts city-gates
            play rein-and-cycle, pick city-gates
            -> rein-and-cycle: hand > discard, ada amber: 1 > 0, bo amber: 0 > 1, city-gates controller: 1 > 0
        without Æmber nothing does
            rule: glossary/if-you-do-and-in-order-to
            in: shadows
            ada: hand rein-and-cycle
            bo: line troll; artifacts city-gates
            play rein-and-cycle
            -> rein-and-cycle: hand > discard
        it is paid where there is nothing to take, too
            in: shadows
            ada: hand rein-and-cycle; amber 1; line urchin
            play rein-and-cycle
            -> rein-and-cycle: hand > discard, ada amber: 1 > 0, bo amber: 0 > 1
    """)


class TestBlankCheck:
    def played(self, cards: int) -> Table:
        """Return the table after it, the opponent having so many Dust Pixies in deck, archives and discard pile."""
        ada = side(hand=["blank-check", "krump"], archives=["fear"], discard=["punch"], deck=["anger"])
        pixies = ["dust-pixie"] * (cards - 2)
        bo = side(archives=["dust-pixie"], discard=["dust-pixie"], deck=pixies, hand=["troll"])
        t = table(ada, bo, house=HERE)
        t.do("play", "blank-check")
        t.finish()
        t.expect_main_step()
        return t

    @pytest.mark.rule("glossary/shuffle", "glossary/as-if-it-were-yours-as-if-you-controlled-it")
    def test_each_player_shuffles_all_into_the_deck_and_you_play_the_opponents_sixth_card(self) -> None:
        t = self.played(7)
        assert (sorted(t.ids(0, "deck")), t.ids(0, "discard"), t.ids(0, "archives"), t.ids(0, "hand")) == (
            ["anger", "fear", "punch"], ["blank-check"], [], ["krump"]
        )  # fmt: skip
        assert (t.ids(1, "deck"), t.ids(1, "discard"), t.ids(1, "archives"), t.ids(1, "hand")) == (
            ["dust-pixie"], ["dust-pixie"] * 5, [], ["troll"]
        )  # fmt: skip
        assert (t.line(0), t.line(1), t.amber(0), t.amber(1)) == (["dust-pixie"], [], 3, 0)

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_of_5_cards_none_is_left_to_play(self) -> None:
        t = self.played(5)
        assert (t.ids(1, "deck"), len(t.ids(1, "discard")), t.line(0), t.amber(0)) == ([], 5, [], 1)


class TestCounterfeitControversy:
    test = cases("""
        the opponent with more Æmber than you loses half of it, rounded down
            in: shadows
            ada: hand counterfeit-controversy; amber 5
            bo: amber 7
            play counterfeit-controversy
            -> counterfeit-controversy: hand > discard, ada amber: 5 > 6, bo amber: 7 > 4
        of an even number just half
            in: shadows
            ada: hand counterfeit-controversy
            bo: amber 4
            play counterfeit-controversy
            -> counterfeit-controversy: hand > discard, ada amber: 0 > 1, bo amber: 4 > 2
        as much as you have is not more
            in: shadows
            ada: hand counterfeit-controversy; amber 6
            bo: amber 7
            play counterfeit-controversy
            -> counterfeit-controversy: hand > discard, ada amber: 6 > 7
    """)


class TestDitchTheLoot:
    test = cases("""
        all Æmber of one creature goes to another one, of whichever side
            in: shadows
            ada: hand ditch-the-loot; line troll(amber=2)
            bo: line krump(amber=3) bumpsy
            play ditch-the-loot, offers troll krump bumpsy, pick krump, offers troll bumpsy, pick troll
            -> ditch-the-loot: hand > discard, ada amber: 0 > 1, troll amber: 2 > 5, krump amber: 3 > 0
        to an enemy creature, too
            in: shadows
            ada: hand ditch-the-loot; line troll(amber=2)
            bo: line krump bumpsy
            play ditch-the-loot, pick troll, pick bumpsy
            -> ditch-the-loot: hand > discard, ada amber: 0 > 1, troll amber: 2 > 0, bumpsy amber: 0 > 2
        a sole creature keeps it
            in: shadows
            ada: hand ditch-the-loot; line troll(amber=2)
            play ditch-the-loot, finish
            -> ditch-the-loot: hand > discard, ada amber: 0 > 1
    """)


class TestTheWatch:
    test = cases("""
        while it is exhausted its player's Æmber cannot be stolen
            rule: glossary/steal glossary/cannot
            in: shadows
            ada: hand pincher-malloy
            bo: line the-watch(exhausted); amber 3
            creature pincher-malloy
            -> pincher-malloy: hand > battleline, pincher-malloy exhausted
        ready, it lets it be
            in: shadows
            ada: hand pincher-malloy
            bo: line the-watch; amber 3
            creature pincher-malloy
            -> pincher-malloy: hand > battleline, pincher-malloy exhausted, ada amber: 0 > 2, bo amber: 3 > 1
        the opponent's Æmber is stolen all the same
            in: shadows
            ada: hand pincher-malloy; line the-watch(exhausted)
            bo: amber 3
            creature pincher-malloy
            -> pincher-malloy: hand > battleline, pincher-malloy exhausted, ada amber: 0 > 2, bo amber: 3 > 1
    """)


class TestVaelraWhisperfang:
    def test_each_creature_the_opponent_plays_is_dealt_2_damage(self) -> None:
        hand = ["troll", spec("dust-imp", house=House.BROBNAR)]
        t = table(side(battleline=["vaelra-whisperfang"]), side(hand=hand), active=1, house=House.BROBNAR)
        t.creature("troll")
        assert t.card("troll").damage == 2
        t.creature("dust-imp")
        assert (t.zone("dust-imp"), t.amber(1)) == ("discard", 2)

    def test_her_own_players_creatures_are_safe(self) -> None:
        t = table(side(battleline=["vaelra-whisperfang"], hand=["troll"]), house=House.BROBNAR)
        t.creature("troll")
        assert t.card("troll").damage == 0


class TestVictorFlux:
    HAND = (spec("troll", house=HERE), spec("fear", house=HERE), spec("city-gates", house=HERE))

    def reaped(self, *purged: str) -> Table:
        """Return the table in the opponent's turn after he reaped and a card was purged."""
        ada = side(battleline=["victor-flux"], discard=["krump", "punch"], hand=self.HAND)
        bo = side(hand=self.HAND, discard=["bumpsy"], battleline=[spec("urchin")])
        t = table(ada, bo, house=HERE)
        t.do("reap", "victor-flux")
        t.offers("punch", "krump")
        t.pick(*purged)
        assert t.ids(0, "purged") == list(purged)
        return t

    def playable(self, t: Table, nth: int) -> list[str]:
        """Return what the active player may play of the cards in hand."""
        return [id_ for id_ in ("troll", "fear", "city-gates") if t.can("play", id_, nth)]

    @pytest.mark.parametrize(
        ("purged", "left"), [("krump", ["fear", "city-gates"]), ("punch", ["troll", "city-gates"])]
    )
    def test_the_opponent_cannot_play_cards_of_the_type_of_what_was_purged(self, purged: str, left: list[str]) -> None:
        t = self.reaped(purged)
        t.end_turn()
        assert self.playable(t, 1) == left

    def test_its_own_player_can(self) -> None:
        assert self.playable(self.reaped("krump"), 0) == ["troll", "fear", "city-gates"]

    def test_at_the_start_of_your_next_turn_it_ends(self) -> None:
        t = self.reaped("krump")
        for _ in range(3):
            t.end_turn()
        assert self.playable(t, 1) == ["troll", "fear", "city-gates"]

    def test_without_a_card_to_purge_nothing_is_forbidden(self) -> None:
        t = table(side(battleline=["victor-flux"]), side(hand=self.HAND), house=HERE)
        t.do("reap", "victor-flux")
        t.end_turn()
        assert self.playable(t, 0) == ["troll", "fear", "city-gates"]

    def test_after_a_fight_nothing_is_purged(self) -> None:
        ada = side(battleline=["victor-flux"], discard=["krump", "punch"])
        t = table(ada, side(battleline=["dust-pixie"]), house=HERE)
        t.fight("victor-flux", "dust-pixie")
        t.expect_main_step()
        assert t.ids(0, "purged") == []


class TestAchromaticBasilisk:
    test = cases("""
        after a fight an enemy creature is exhausted
            in: shadows
            ada: line achromatic-basilisk troll
            bo: line krump bumpsy silvertooth; artifacts city-gates
            fight achromatic-basilisk silvertooth, offers krump bumpsy, pick bumpsy
            -> achromatic-basilisk exhausted, silvertooth: battleline > discard, bumpsy exhausted
        with none left nothing happens
            in: shadows
            ada: line achromatic-basilisk troll
            bo: line silvertooth
            fight achromatic-basilisk silvertooth
            -> achromatic-basilisk exhausted, silvertooth: battleline > discard
        not after it reaps
            in: shadows
            ada: line achromatic-basilisk
            bo: line krump
            reap achromatic-basilisk
            -> achromatic-basilisk exhausted, ada amber: 0 > 1
    """)


class TestCaughtYouNapping:
    test = cases("""
        overwhelmed, you exhaust an enemy creature and steal 1 Æmber for each exhausted one
            rule: glossary/overwhelmed
            in: shadows
            ada: hand caught-you-napping; line urchin(exhausted)
            bo: line troll krump(exhausted); artifacts city-gates(exhausted); amber 5
            play caught-you-napping, offers troll krump, pick troll
            -> caught-you-napping: hand > discard, troll exhausted, ada amber: 0 > 3, bo amber: 5 > 3
        with as many creatures you exhaust none
            rule: glossary/overwhelmed
            in: shadows
            ada: hand caught-you-napping; line urchin(exhausted) silvertooth(exhausted)
            bo: line troll krump(exhausted); amber 5
            play caught-you-napping
            -> caught-you-napping: hand > discard, ada amber: 0 > 2, bo amber: 5 > 4
        with none exhausted nothing is stolen
            in: shadows
            ada: hand caught-you-napping; line urchin
            bo: line troll; amber 5
            play caught-you-napping
            -> caught-you-napping: hand > discard, ada amber: 0 > 1
    """)


class TestClayMore:
    test = cases("""
        destroyed, it deals 2 damage to each enemy flank creature
            rule: glossary/destroyed glossary/flank
            in: shadows
            ada: line urchin clay-more silvertooth
            bo: line troll krump bumpsy
            fight clay-more krump, finish
            -> clay-more: battleline > discard, krump damage: 0 > 1, troll damage: 0 > 2, bumpsy damage: 0 > 2
        a sole one is dealt 2
            in: shadows
            ada: line clay-more
            bo: line bumpsy
            fight clay-more bumpsy
            -> clay-more: battleline > discard, bumpsy damage: 0 > 3
    """)


class TestColtSleven:
    test = cases("""
        for each +1 power counter on creatures of both sides you deal 1 damage to a creature
            rule: glossary/for-each
            in: shadows
            ada: hand colt-sleven; line troll(power_counters=2)
            bo: line krump(power_counters=1) bumpsy
            creature colt-sleven, offers troll colt-sleven krump bumpsy, pick bumpsy
            offers troll colt-sleven krump bumpsy, pick troll, pick bumpsy
            -> colt-sleven: hand > battleline, colt-sleven exhausted, bumpsy damage: 0 > 2, troll damage: 0 > 1
        without a counter none
            in: shadows
            ada: hand colt-sleven; line troll
            bo: line krump
            creature colt-sleven
            -> colt-sleven: hand > battleline, colt-sleven exhausted
        a counter that its icon gave it counts, too
            rule: glossary/bonus-icons
            in: shadows
            ada: hand colt-sleven(icons=power)
            bo: line krump
            creature colt-sleven, pick colt-sleven, pick krump
            -> colt-sleven: hand > battleline, colt-sleven exhausted, colt-sleven power counters: 0 > 1,
            -> krump damage: 0 > 1
    """)


class TestGrammyTaps:
    test = cases("""
        exhausted, she makes her neighbors elusive
            rule: glossary/elusive glossary/neighbor
            in: brobnar
            ada: line krump niffle-ape
            bo: line troll grammy-taps(exhausted)
            fight krump troll
            -> krump exhausted
        nobody else
            in: brobnar
            ada: line krump
            bo: line silvertooth troll grammy-taps(exhausted)
            fight krump silvertooth
            -> krump exhausted, krump damage: 0 > 2, silvertooth: battleline > discard
        ready, nobody at all
            in: brobnar
            ada: line krump
            bo: line silvertooth grammy-taps
            fight krump silvertooth
            -> krump exhausted, krump damage: 0 > 2, silvertooth: battleline > discard
    """)


class TestNightmareUrchin:
    test = cases("""
        overwhelmed, you steal 2
            rule: glossary/overwhelmed
            in: shadows
            ada: line nightmare-urchin
            bo: line troll krump; amber 3
            reap nightmare-urchin
            -> nightmare-urchin exhausted, ada amber: 0 > 3, bo amber: 3 > 1
        otherwise 1
            rule: glossary/overwhelmed
            in: shadows
            ada: line nightmare-urchin
            bo: line troll; amber 3
            reap nightmare-urchin
            -> nightmare-urchin exhausted, ada amber: 0 > 2, bo amber: 3 > 2
        not after it fights
            in: shadows
            ada: line nightmare-urchin
            bo: line dust-pixie; amber 3
            fight nightmare-urchin dust-pixie
            -> nightmare-urchin exhausted, nightmare-urchin damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestPincherMalloy:
    test = cases("""
        from an opponent with more Æmber than you you steal 2
            in: shadows
            ada: hand pincher-malloy; amber 2
            bo: amber 3
            creature pincher-malloy
            -> pincher-malloy: hand > battleline, pincher-malloy exhausted, ada amber: 2 > 4, bo amber: 3 > 1
        from one with as much nothing
            in: shadows
            ada: hand pincher-malloy; amber 3
            bo: amber 3
            creature pincher-malloy
            -> pincher-malloy: hand > battleline, pincher-malloy exhausted
    """)


class TestPyrotechnicFlash:
    test = cases("""
        where its 2 damage and 1 splash destroy 2 creatures you steal 1
            rule: glossary/splash
            in: shadows
            ada: hand pyrotechnic-flash; line urchin
            bo: line dust-pixie silvertooth troll krump; amber 3
            play pyrotechnic-flash, offers urchin dust-pixie silvertooth troll krump, pick silvertooth, finish
            -> pyrotechnic-flash: hand > discard, dust-pixie: battleline > discard,
            -> silvertooth: battleline > discard, troll damage: 0 > 1, ada amber: 0 > 1, bo amber: 3 > 2
        of 1 you do not
            in: shadows
            ada: hand pyrotechnic-flash
            bo: line krump silvertooth troll; amber 3
            play pyrotechnic-flash, pick silvertooth
            -> pyrotechnic-flash: hand > discard, krump damage: 0 > 1, silvertooth: battleline > discard,
            -> troll damage: 0 > 1
        the creature itself is dealt 2, also a friendly one
            rule: glossary/splash
            in: shadows
            ada: hand pyrotechnic-flash; line krump troll
            bo: amber 3
            play pyrotechnic-flash, pick troll
            -> pyrotechnic-flash: hand > discard, krump damage: 0 > 1, troll damage: 0 > 2
        of 3 you steal 1, too
            in: shadows
            ada: hand pyrotechnic-flash
            bo: line dust-pixie silvertooth dust-pixie; amber 3
            play pyrotechnic-flash, pick silvertooth, finish
            -> pyrotechnic-flash: hand > discard, dust-pixie: battleline > discard,
            -> silvertooth: battleline > discard, dust-pixie 2: battleline > discard, ada amber: 0 > 1,
            -> bo amber: 3 > 2
    """)


class TestTakeABreak:
    test = cases("""
        the least powerful enemy creature and its neighbors are exhausted
            rule: glossary/least-powerful glossary/neighbor
            in: shadows
            ada: hand take-a-break; line dust-pixie troll
            bo: line troll silvertooth krump bumpsy
            play take-a-break, finish
            -> take-a-break: hand > discard, ada amber: 0 > 1, troll 2 exhausted, silvertooth exhausted,
            -> krump exhausted
        of two you choose one
            rule: glossary/least-powerful
            in: shadows
            ada: hand take-a-break
            bo: line troll silvertooth krump silvertooth bumpsy
            play take-a-break, offers silvertooth silvertooth, pick silvertooth#2, finish
            -> take-a-break: hand > discard, ada amber: 0 > 1, krump exhausted, silvertooth 2 exhausted,
            -> bumpsy exhausted
    """)
