"""Draconian Measures, Ekwidon: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.EKWIDON


class TestEvenSwap:
    test = cases("""
        two friendly creatures go over one after the other, then two enemy creatures come
            rule: glossary/control-and-ownership glossary/flank
            in: ekwidon
            ada: hand even-swap; line urchin krump silvertooth
            bo: line troll valdr; artifacts city-gates
            play even-swap
            offers urchin krump silvertooth, pick urchin, answer slot:0
            offers krump silvertooth, pick silvertooth, answer slot:3
            offers urchin troll valdr silvertooth, pick troll, answer slot:0
            offers urchin valdr silvertooth, pick valdr, answer slot:2
            -> even-swap: hand > discard, ada amber: 0 > 1, urchin controller: 0 > 1, silvertooth controller: 0 > 1,
            -> troll controller: 1 > 0, valdr controller: 1 > 0
            -> ada line: troll krump valdr, bo line: urchin silvertooth
        those that went over may come back
            in: ekwidon
            ada: hand even-swap; line urchin krump
            play even-swap, pick urchin, answer slot:0, pick krump, answer slot:0
            offers krump urchin, pick urchin, answer slot:0, pick krump, answer slot:1
            -> even-swap: hand > discard, ada amber: 0 > 1
            -> ada line: urchin krump, bo line: nothing
        with one friendly creature that one goes, and none comes
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: hand even-swap; line urchin
            bo: line troll valdr
            play even-swap, offers urchin, pick urchin, answer slot:0
            -> even-swap: hand > discard, ada amber: 0 > 1, urchin controller: 0 > 1
        without one nothing happens
            in: ekwidon
            ada: hand even-swap; artifacts city-gates
            bo: line troll valdr
            play even-swap
            -> even-swap: hand > discard, ada amber: 0 > 1
    """)


class TestFiatTranscoder:
    test = cases("""
        for 1 Æmber an enemy creature becomes yours
            rule: glossary/control-and-ownership
            in: ekwidon
            ada: artifacts fiat-transcoder; amber 2; line urchin
            bo: line troll krump; amber 2; artifacts city-gates
            action fiat-transcoder, offers troll krump, pick krump, answer slot:0
            -> fiat-transcoder exhausted, ada amber: 2 > 1, krump controller: 1 > 0
            -> ada line: krump urchin
        without Æmber none does
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: artifacts fiat-transcoder
            bo: line troll krump; amber 2
            action fiat-transcoder
            -> fiat-transcoder exhausted
    """)


class TestForgedCurrency:
    test = cases("""
        counters and Æmber of friendly creatures go to the supply, and each makes the key cheaper
            rule: glossary/move glossary/cost-at-current-cost
            in: ekwidon
            ada: hand forged-currency; amber 7; line troll(power_counters=2) krump(amber=2 power_counters=1) urchin
            ada: artifacts city-gates(amber=1)
            bo: line valdr(amber=3 power_counters=3)
            play forged-currency, answer key:blue
            -> forged-currency: hand > discard, ada amber: 7 > 0, ada keys: nothing > blue,
            -> troll power counters: 2 > 0, krump power counters: 1 > 0, krump amber: 2 > 0
        one Æmber less is not enough, and all is moved all the same
            in: ekwidon
            ada: hand forged-currency; amber 6; line troll(power_counters=2) krump(amber=2 power_counters=1)
            play forged-currency
            -> forged-currency: hand > discard, troll power counters: 2 > 0, krump power counters: 1 > 0,
            -> krump amber: 2 > 0
        the key costs no less than 6
            in: ekwidon
            ada: hand forged-currency; amber 7; line troll(power_counters=5 amber=4)
            play forged-currency, answer key:red
            -> forged-currency: hand > discard, ada amber: 7 > 1, ada keys: nothing > red,
            -> troll power counters: 5 > 0, troll amber: 4 > 0
        nor less than that where keys cost more
            in: ekwidon
            ada: hand forged-currency; amber 9; line troll(power_counters=6)
            bo: line murmook
            play forged-currency, answer key:red
            -> forged-currency: hand > discard, ada amber: 9 > 2, ada keys: nothing > red, troll power counters: 6 > 0
        without any it costs 12
            in: ekwidon
            ada: hand forged-currency; amber 13
            play forged-currency, answer key:red
            -> forged-currency: hand > discard, ada amber: 13 > 1, ada keys: nothing > red
        other counters stay
            rule: glossary/counters-and-tokens
            in: ekwidon
            ada: hand forged-currency; amber 10; line troll(damage=3 stunned power_counters=1 amber=1)
            play forged-currency, answer key:red
            -> forged-currency: hand > discard, ada amber: 10 > 0, ada keys: nothing > red,
            -> troll power counters: 1 > 0, troll amber: 1 > 0
        the Æmber of a creature that dies of it has left it at the same time
            rule: glossary/movement-between-zones
            in: ekwidon
            ada: hand forged-currency; amber 10; line urchin(damage=1 power_counters=1 amber=1)
            play forged-currency, answer key:red
            -> forged-currency: hand > discard, ada amber: 10 > 0, ada keys: nothing > red,
            -> urchin: battleline > discard
    """)


class TestOoniLars:
    def turn_of_bo(self, amber: int, answer: str) -> Table:
        """Return the table in the opponent's turn after it reaped, for 1 Æmber paid to them or not."""
        t = table(side(battleline=["oŏni-lars"], amber=6), side(battleline=["troll"], amber=amber), house=HERE)
        t.do("reap", "oŏni-lars")
        t.answer(answer)
        assert (t.amber(0), t.amber(1)) == ((6, amber + 1) if answer == "yes" else (7, amber))
        t.end_turn()
        return t

    @pytest.mark.rule("glossary/pay", "turn/step-1-forge-a-key")
    @pytest.mark.parametrize(
        ("amber", "answer", "left", "keys"), [(8, "yes", 9, 0), (9, "yes", 0, 1), (6, "no", 0, 1), (5, "no", 5, 0)]
    )
    def test_paid_for_the_opponents_keys_cost_4_more(self, amber: int, answer: str, left: int, keys: int) -> None:
        t = self.turn_of_bo(amber, answer)
        assert (t.amber(1), len(t.game.state.players[1].keys)) == (left, keys)

    def test_only_during_their_next_turn_and_only_theirs(self) -> None:
        t = self.turn_of_bo(8, "yes")
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, 10)
        t.end_turn()
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, 6)
        assert (t.amber(0), len(t.game.state.players[0].keys)) == (0, 1)
        t.end_turn()
        assert (t.amber(1), len(t.game.state.players[1].keys)) == (3, 1)

    test = cases("""
        after a fight nothing is paid
            in: ekwidon
            ada: line oŏni-lars; amber 6
            bo: line dust-pixie
            fight oŏni-lars dust-pixie
            -> oŏni-lars exhausted, oŏni-lars damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestTheGoldenQueen:
    test = cases("""
        after it reaps each player discards a card, and you gain 1 for each that is not Ekwidon
            rule: glossary/gigantic
            in: ekwidon
            ada: line the-golden-queen; hand fear
            bo: hand krump; amber 1
            reap the-golden-queen, answer mode:0
            -> the-golden-queen exhausted, fear: hand > discard, krump: hand > discard, ada amber: 0 > 3
        not for an Ekwidon card
            in: ekwidon
            ada: line the-golden-queen; hand hot-bunk
            bo: hand krump
            reap the-golden-queen, answer mode:1
            -> the-golden-queen exhausted, hot-bunk: hand > discard, krump: hand > discard, ada amber: 0 > 2
        after a fight, too, and where one hand is empty
            rule: glossary/resolve-as-much-as-you-can
            in: ekwidon
            ada: line the-golden-queen
            bo: line silvertooth; hand krump
            fight the-golden-queen silvertooth
            -> the-golden-queen exhausted, the-golden-queen damage: 0 > 2, silvertooth: battleline > discard,
            -> krump: hand > discard, ada amber: 0 > 1
    """)

    def test_of_several_cards_each_player_discards_one_that_nobody_chooses(self) -> None:
        ada = side(battleline=["the-golden-queen"], hand=["fear", "punch"])
        t = table(ada, side(hand=["krump", "troll"]), house=HERE)
        t.do("reap", "the-golden-queen")
        t.answer("mode:0")
        t.expect_main_step()
        assert [len(t.ids(p, "hand")) for p in (0, 1)] == [1, 1]
        assert [len(t.ids(p, "discard")) for p in (0, 1)] == [1, 1]

    @pytest.mark.rule("turn/step-5-draw-cards")
    @pytest.mark.parametrize("owner", [0, 1])
    def test_each_player_refills_to_7_cards(self, owner: int) -> None:
        lines = [["the-golden-queen"] if player == owner else [] for player in (0, 1)]
        ada, bo = (side(deck=["fear"] * 9, battleline=line) for line in lines)
        t = table(ada, bo, house=HERE)
        t.end_turn()
        assert len(t.ids(0, "hand")) == 7
        t.end_turn()
        assert len(t.ids(1, "hand")) == 7


class TestAuthorizedRequisitions:
    test = cases("""
        a friendly creature captures 2, and you draw a card
            rule: glossary/capture
            in: ekwidon
            ada: hand authorized-requisitions; line troll krump; deck fear punch
            bo: line bumpsy; amber 3; deck anger
            play authorized-requisitions, offers troll krump, pick krump
            -> authorized-requisitions: hand > discard, ada amber: 0 > 1, krump amber: 0 > 2, bo amber: 3 > 1,
            -> fear: deck > hand
        you draw it without a creature, too
            rule: glossary/resolve-as-much-as-you-can
            in: ekwidon
            ada: hand authorized-requisitions; deck fear punch
            bo: line bumpsy; amber 3
            play authorized-requisitions
            -> authorized-requisitions: hand > discard, ada amber: 0 > 1, fear: deck > hand
    """)


class TestDapperChapeau:
    test = cases("""
        its creature deals 4 damage; where that destroys it returns to hand
            in: ekwidon
            ada: line exeldon-yash(upgrades=dapper-chapeau) krisper-ruld
            bo: line snufflegator troll
            action exeldon-yash, offers exeldon-yash krisper-ruld snufflegator troll, pick snufflegator
            -> exeldon-yash exhausted, snufflegator: battleline > discard, dapper-chapeau: upgrade > hand
        otherwise it is attached to that creature
            rule: glossary/upgrades
            in: ekwidon
            ada: line exeldon-yash(upgrades=dapper-chapeau)
            bo: line bumpsy troll
            action exeldon-yash, pick bumpsy
            -> exeldon-yash exhausted, bumpsy damage: 0 > 4, dapper-chapeau on: exeldon-yash > bumpsy
        also where a ward saved it
            rule: glossary/ward
            in: ekwidon
            ada: line exeldon-yash(upgrades=dapper-chapeau)
            bo: line silvertooth(warded) troll
            action exeldon-yash, pick silvertooth
            -> exeldon-yash exhausted, silvertooth warded: yes > no, dapper-chapeau on: exeldon-yash > silvertooth
        where it destroys its own creature it returns from the discard pile
            rule: glossary/movement-between-zones
            in: ekwidon
            ada: line exeldon-yash(upgrades=dapper-chapeau)
            bo: line troll
            action exeldon-yash, pick exeldon-yash
            -> exeldon-yash: battleline > discard, dapper-chapeau: upgrade > hand
        on its own creature it stays where that survives
            in: ekwidon
            ada: line krisper-ruld(power_counters=1 upgrades=dapper-chapeau)
            bo: line troll
            action krisper-ruld, pick krisper-ruld
            -> krisper-ruld exhausted, krisper-ruld armor used: 0 > 1, krisper-ruld damage: 0 > 3
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_it_returns_to_its_owners_hand(self) -> None:
        wearer = spec("exeldon-yash", upgrades=(spec("dapper-chapeau", owner=1),))
        t = table(side(battleline=[wearer]), side(battleline=["silvertooth"]), house=HERE)
        t.do("action", "exeldon-yash")
        t.pick("silvertooth")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == ([], ["dapper-chapeau"])


class TestDrasticMeasures:
    test = cases("""
        you purge up to 2 cards of your hand and gain 1 for each
            rule: glossary/purge glossary/for-each
            in: ekwidon
            ada: hand drastic-measures troll fear punch
            bo: hand krump
            play drastic-measures, offers 0-2 of: troll fear punch, pick troll punch
            -> drastic-measures: hand > discard, troll: hand > purged, punch: hand > purged, ada amber: 0 > 2
        one, too
            in: ekwidon
            ada: hand drastic-measures troll fear punch
            play drastic-measures, pick fear
            -> drastic-measures: hand > discard, fear: hand > purged, ada amber: 0 > 1
        or none
            in: ekwidon
            ada: hand drastic-measures troll fear punch
            play drastic-measures, answer done
            -> drastic-measures: hand > discard
    """)


class TestExeldonYash:
    test = cases("""
        he captures 2 and moves 1 to your pool for a discarded card
            rule: glossary/capture
            in: ekwidon
            ada: line exeldon-yash; hand fear punch
            bo: amber 3; hand krump
            reap exeldon-yash, answer yes, offers fear punch, pick punch
            -> exeldon-yash exhausted, punch: hand > discard, exeldon-yash amber: 0 > 1, ada amber: 0 > 2,
            -> bo amber: 3 > 1
        you may keep your cards
            in: ekwidon
            ada: line exeldon-yash; hand fear punch
            bo: amber 3
            reap exeldon-yash, answer no
            -> exeldon-yash exhausted, exeldon-yash amber: 0 > 2, ada amber: 0 > 1, bo amber: 3 > 1
        without a card it stays on him
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: line exeldon-yash
            bo: amber 3; hand krump
            reap exeldon-yash
            -> exeldon-yash exhausted, exeldon-yash amber: 0 > 2, ada amber: 0 > 1, bo amber: 3 > 1
        after a fight he does neither
            in: ekwidon
            ada: line exeldon-yash; hand fear
            bo: line dust-pixie; amber 3
            fight exeldon-yash dust-pixie
            -> exeldon-yash exhausted, exeldon-yash damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestKrisperRuld:
    test = cases("""
        after a fight an enemy artifact becomes yours
            rule: glossary/control-and-ownership
            in: ekwidon
            ada: line krisper-ruld; artifacts fiat-transcoder
            bo: line silvertooth troll; artifacts city-gates mushroom-with-a-view
            fight krisper-ruld silvertooth, offers city-gates mushroom-with-a-view, pick city-gates
            -> krisper-ruld exhausted, krisper-ruld armor used: 0 > 1, krisper-ruld damage: 0 > 1,
            -> silvertooth: battleline > discard, city-gates controller: 1 > 0
        after it reaps none does
            in: ekwidon
            ada: line krisper-ruld
            bo: artifacts city-gates
            reap krisper-ruld
            -> krisper-ruld exhausted, ada amber: 0 > 1
    """)


class TestWaspscream:
    @pytest.mark.rule("glossary/turn-sequence", "glossary/control-and-ownership")
    def test_exhausted_at_the_start_of_your_turn_it_takes_an_enemy_creature(self) -> None:
        ada = side(battleline=["krump", "troll"], artifacts=["city-gates"])
        t = table(ada, side(battleline=[spec("waspscream", ready=False)]), house=HERE)
        t.game.choose("end-turn")
        t.offers("krump", "troll")
        t.pick("troll")
        t.answer("slot:0")
        assert (t.line(0), t.line(1)) == (["krump"], ["troll", "waspscream"])

    def test_ready_it_takes_none(self) -> None:
        t = table(side(battleline=["krump", "troll"]), side(battleline=["waspscream"]), house=HERE)
        t.end_turn()
        assert (t.line(0), t.line(1)) == (["krump", "troll"], ["waspscream"])

    def test_not_at_the_start_of_the_opponents(self) -> None:
        t = table(side(battleline=[spec("waspscream", ready=False)]), side(battleline=["troll"]), house=HERE)
        t.end_turn()
        assert (t.line(0), t.line(1)) == (["waspscream"], ["troll"])


class TestBleaForh:
    test = cases("""
        for each of up to 2 damage that it heals it exalts that creature
            rule: glossary/heal glossary/exalt
            in: ekwidon
            ada: line bleă-fŏrh krump(damage=1)
            bo: line silvertooth troll(damage=5)
            fight bleă-fŏrh silvertooth, offers bleă-fŏrh krump troll, pick troll, answer number:2
            -> bleă-fŏrh exhausted, bleă-fŏrh armor used: 0 > 2, silvertooth: battleline > discard,
            -> troll damage: 5 > 3, troll amber: 0 > 2
        fewer, too
            in: ekwidon
            ada: line bleă-fŏrh
            bo: line silvertooth troll(damage=5)
            fight bleă-fŏrh silvertooth, pick troll, answer number:1
            -> bleă-fŏrh exhausted, bleă-fŏrh armor used: 0 > 2, silvertooth: battleline > discard,
            -> troll damage: 5 > 4, troll amber: 0 > 1
        or none
            in: ekwidon
            ada: line bleă-fŏrh
            bo: line silvertooth troll(damage=5)
            fight bleă-fŏrh silvertooth, pick troll, answer number:0
            -> bleă-fŏrh exhausted, bleă-fŏrh armor used: 0 > 2, silvertooth: battleline > discard
        what is not damaged is not exalted
            rule: glossary/heal
            in: ekwidon
            ada: line bleă-fŏrh
            bo: line silvertooth troll
            fight bleă-fŏrh silvertooth, pick troll
            -> bleă-fŏrh exhausted, bleă-fŏrh armor used: 0 > 2, silvertooth: battleline > discard
        not after it reaps
            in: ekwidon
            ada: line bleă-fŏrh
            bo: line troll(damage=5)
            reap bleă-fŏrh
            -> bleă-fŏrh exhausted, ada amber: 0 > 1
    """)

    def test_of_much_damage_it_is_2_at_most(self) -> None:
        ada = side(battleline=["bleă-fŏrh"])
        t = table(ada, side(battleline=["silvertooth", spec("troll", damage=5)]), house=HERE)
        t.fight("bleă-fŏrh", "silvertooth")
        t.pick("troll")
        assert set(t.decision.keys()) == {"number:0", "number:1", "number:2"}


class TestBypassBurglar:
    test = cases("""
        exhausted, it lets each neighbor steal 1 and take 1 damage
            rule: glossary/neighbor glossary/action-ability
            in: ekwidon
            ada: line golden-dagger bypass-burglar(exhausted) exeldon-yash
            bo: amber 3; line troll
            action golden-dagger, action exeldon-yash
            -> golden-dagger exhausted, golden-dagger damage: 0 > 1, exeldon-yash exhausted,
            -> exeldon-yash damage: 0 > 1, ada amber: 0 > 2, bo amber: 3 > 1
    """)

    @pytest.mark.parametrize(("ready", "can"), [(False, [True, False, False]), (True, [False, False, False])])
    def test_nobody_else_and_ready_nobody(self, ready: bool, can: list[bool]) -> None:
        line = ["krisper-ruld", spec("bypass-burglar", ready=ready), "exeldon-yash", "golden-dagger"]
        t = table(side(battleline=line), house=HERE)
        assert [t.can("action", id_) for id_ in ("exeldon-yash", "golden-dagger", "bypass-burglar")] == can


class TestChromaticGuardian:
    test = cases("""
        overwhelmed, you destroy an enemy creature
            rule: glossary/overwhelmed
            in: ekwidon
            ada: line chromatic-guardian
            bo: line troll krump; artifacts city-gates
            reap chromatic-guardian, offers troll krump, pick troll
            -> chromatic-guardian exhausted, ada amber: 0 > 1, troll: battleline > discard
        otherwise an enemy artifact
            rule: glossary/overwhelmed
            in: ekwidon
            ada: line chromatic-guardian; artifacts fiat-transcoder
            bo: line troll; artifacts city-gates mushroom-with-a-view
            reap chromatic-guardian, offers city-gates mushroom-with-a-view, pick city-gates
            -> chromatic-guardian exhausted, ada amber: 0 > 1, city-gates: artifacts > discard
        after a fight, too
            in: ekwidon
            ada: line chromatic-guardian
            bo: line silvertooth troll krump
            fight chromatic-guardian silvertooth, pick krump
            -> chromatic-guardian exhausted, chromatic-guardian armor used: 0 > 1, chromatic-guardian damage: 0 > 1,
            -> silvertooth: battleline > discard, krump: battleline > discard
    """)


class TestConradFisique:
    test = cases("""
        you may move all +1 power counters of a creature to another one
            in: ekwidon
            ada: hand cŏnrăd-fisiquĕ; line troll(power_counters=3)
            bo: line krump(power_counters=1)
            creature cŏnrăd-fisiquĕ, answer yes, offers troll cŏnrăd-fisiquĕ krump, pick troll
            offers cŏnrăd-fisiquĕ krump, pick krump
            -> cŏnrăd-fisiquĕ: hand > battleline, cŏnrăd-fisiquĕ exhausted, troll power counters: 3 > 0,
            -> krump power counters: 1 > 4
        from an enemy creature to itself, too
            in: ekwidon
            ada: hand cŏnrăd-fisiquĕ; line troll
            bo: line krump(power_counters=1)
            creature cŏnrăd-fisiquĕ, answer yes, pick krump, pick cŏnrăd-fisiquĕ
            -> cŏnrăd-fisiquĕ: hand > battleline, cŏnrăd-fisiquĕ exhausted, krump power counters: 1 > 0,
            -> cŏnrăd-fisiquĕ power counters: 0 > 1
        you may leave them
            in: ekwidon
            ada: hand cŏnrăd-fisiquĕ; line troll(power_counters=3)
            creature cŏnrăd-fisiquĕ, answer no
            -> cŏnrăd-fisiquĕ: hand > battleline, cŏnrăd-fisiquĕ exhausted
    """)


class TestGoldenDagger:
    test = cases("""
        the owner of a creature that its 3 damage destroys gains 1
            in: ekwidon
            ada: line golden-dagger krump
            bo: line niffle-ape snufflegator
            reap golden-dagger, offers golden-dagger krump niffle-ape snufflegator, pick niffle-ape
            -> golden-dagger exhausted, ada amber: 0 > 1, niffle-ape: battleline > discard, bo amber: 0 > 1
        you of one of yours
            in: ekwidon
            ada: line golden-dagger silvertooth
            reap golden-dagger, pick silvertooth
            -> golden-dagger exhausted, ada amber: 0 > 2, silvertooth: battleline > discard
        the owner, not who controls it
            rule: glossary/control-and-ownership
            in: ekwidon
            ada: line golden-dagger silvertooth(owner=1)
            reap golden-dagger, pick silvertooth
            -> golden-dagger exhausted, ada amber: 0 > 1, silvertooth: battleline > discard, bo amber: 0 > 1,
            -> silvertooth controller: 0 > 1
        nobody of one that survives
            in: ekwidon
            ada: line golden-dagger
            bo: line snufflegator
            reap golden-dagger, pick snufflegator
            -> golden-dagger exhausted, ada amber: 0 > 1, snufflegator damage: 0 > 3
        not after it fights
            in: ekwidon
            ada: line golden-dagger
            bo: line dust-pixie niffle-ape
            fight golden-dagger dust-pixie
            -> golden-dagger exhausted, golden-dagger damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestHotBunk:
    test = cases("""
        for a creature that you exhaust one is readied
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: hand hot-bunk; line krisper-ruld(exhausted); artifacts city-gates
            bo: line troll krump
            play hot-bunk, offers krisper-ruld troll krump, pick troll, offers krisper-ruld troll krump
            pick krisper-ruld
            -> hot-bunk: hand > discard, ada amber: 0 > 1, troll exhausted, krisper-ruld exhausted: yes > no
        an exhausted one readies nothing
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: hand hot-bunk; line krisper-ruld(exhausted)
            bo: line troll
            play hot-bunk, pick krisper-ruld
            -> hot-bunk: hand > discard, ada amber: 0 > 1
    """)


class TestNadaTax:
    test = cases("""
        the opponent discards a card and loses 1 for each of its bonus icons
            rule: glossary/bonus-icons
            in: ekwidon
            ada: hand nada-tax dust-pixie; amber 3
            bo: hand dust-pixie; amber 5
            play nada-tax
            -> nada-tax: hand > discard, ada amber: 3 > 4, dust-pixie 2: hand > discard, bo amber: 5 > 3
        the icon of a house is one of them
            rule: glossary/bonus-icons
            in: ekwidon
            ada: hand nada-tax
            bo: hand fear(icons=mars); amber 5
            play nada-tax
            -> nada-tax: hand > discard, ada amber: 0 > 1, fear: hand > discard, bo amber: 5 > 4
        without icons nothing
            in: ekwidon
            ada: hand nada-tax
            bo: hand krump; amber 5
            play nada-tax
            -> nada-tax: hand > discard, ada amber: 0 > 1, krump: hand > discard
        with an empty hand neither
            in: ekwidon
            ada: hand nada-tax
            bo: amber 5
            play nada-tax
            -> nada-tax: hand > discard, ada amber: 0 > 1
    """)

    def test_of_several_cards_one_is_discarded_that_nobody_chooses(self) -> None:
        t = table(side(hand=["nada-tax"]), side(hand=["dust-pixie"] * 3, amber=5), house=HERE)
        t.do("play", "nada-tax")
        t.expect_main_step()
        assert (len(t.ids(1, "hand")), t.amber(1)) == (2, 3)


class TestNowAndLater:
    test = cases("""
        a creature returns to its owner's hand, and you archive a card
            rule: glossary/archives
            in: ekwidon
            ada: hand now-and-later fear punch; line urchin; artifacts city-gates
            bo: line troll krump
            play now-and-later, offers urchin troll krump, pick troll, offers fear punch, pick punch
            -> now-and-later: hand > discard, troll: battleline > hand, punch: hand > archives
        overwhelmed after that, you do it once more
            rule: glossary/overwhelmed glossary/preceding-repeat-the-preceding
            in: ekwidon
            ada: hand now-and-later fear punch anger; line urchin
            bo: line troll krump bumpsy silvertooth
            play now-and-later, pick troll, pick punch, pick krump, pick fear
            -> now-and-later: hand > discard, troll: battleline > hand, punch: hand > archives,
            -> krump: battleline > hand, fear: hand > archives
        a friendly creature of a player who is not overwhelmed before makes no difference
            rule: glossary/overwhelmed
            in: ekwidon
            ada: hand now-and-later fear punch anger; line urchin
            bo: line troll
            play now-and-later, pick urchin, pick fear, pick troll, pick punch
            -> now-and-later: hand > discard, urchin: battleline > hand, troll: battleline > hand,
            -> fear: hand > archives, punch: hand > archives
    """)


class TestVastStoik:
    test = cases("""
        after a fight 1 Æmber of a creature goes to the supply, and you draw a card
            in: ekwidon
            ada: line văst-stŏik krump(amber=1); deck fear punch
            bo: line silvertooth troll(amber=2)
            fight văst-stŏik silvertooth, offers văst-stŏik krump troll, pick troll
            -> văst-stŏik exhausted, văst-stŏik armor used: 0 > 1, văst-stŏik damage: 0 > 1,
            -> silvertooth: battleline > discard, troll amber: 2 > 1, fear: deck > hand
        of one without Æmber you draw none
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: line văst-stŏik; deck fear punch
            bo: line silvertooth troll
            fight văst-stŏik silvertooth
            -> văst-stŏik exhausted, văst-stŏik armor used: 0 > 1, văst-stŏik damage: 0 > 1,
            -> silvertooth: battleline > discard
        not after it reaps
            in: ekwidon
            ada: line văst-stŏik(amber=1); deck fear
            reap văst-stŏik
            -> văst-stŏik exhausted, ada amber: 0 > 1
    """)
