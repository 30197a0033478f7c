"""Winds of Exchange, Ekwidon: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import SUPPLY, AmberMoved, CardsRevealed, End
from kfdesk.engine.terms import DecisionKind, Player
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

DIS, EKWIDON = House.DIS, House.EKWIDON


class TestAmbitrage:
    def test_its_controllers_keys_cost_1_more(self) -> None:
        t = table(side(artifacts=["æmbitrage"]), side())
        assert [seat.key_cost for seat in t.game.view(None).seats] == [7, 6]

    @pytest.mark.rule("turn/step-5-draw-cards")
    def test_its_controller_refills_to_7_cards_and_the_opponent_to_6(self) -> None:
        t = table(side(artifacts=["æmbitrage"], deck=["krump"] * 9), side(deck=["troll"] * 9))
        t.end_turn()
        t.end_turn()
        assert (len(t.ids(0, "hand")), len(t.ids(1, "hand"))) == (7, 6)


class TestAntiquitiesDealer:
    test = cases("""
        with an artifact it gains 2
            ada: line antiquities-dealer; artifacts cannon
            action antiquities-dealer
            -> antiquities-dealer exhausted, ada amber: 0 > 2
        with two it gains no more
            ada: line antiquities-dealer; artifacts cannon seeker-needle
            action antiquities-dealer
            -> antiquities-dealer exhausted, ada amber: 0 > 2
        an enemy artifact does not count
            ada: line antiquities-dealer
            bo: artifacts cannon
            action antiquities-dealer
            -> antiquities-dealer exhausted
    """)


class TestAvidCollecting:
    test = cases("""
        a friendly token creature goes to your hand
            rule: glossary/token-creatures
            ada: hand avid-collecting; line krump fear(token_of=trader) anger(token_of=trader); token trader
            bo: line labwork(token_of=trader); token trader
            play avid-collecting, offers fear anger, pick anger
            -> avid-collecting: hand > discard, ada amber: 0 > 1, anger: battleline > hand
        without one nothing happens
            ada: hand avid-collecting; line krump
            bo: line labwork(token_of=trader); token trader
            play avid-collecting
            -> avid-collecting: hand > discard, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/movement-between-zones")
    def test_one_that_the_opponent_owns_goes_to_their_hand(self) -> None:
        ada = side(hand=["avid-collecting"], battleline=[spec("fear", token_of="trader", owner=1)])
        t = table(ada, side(token="trader"))
        t.do("play", "avid-collecting")
        t.pick("fear")
        assert t.ids(1, "hand") == ["fear"]


class TestConductorJarroya:
    test = cases("""
        after a reap each friendly Buggy is ready, other artifacts and enemy Buggies are not
            ada: line conductor-jărroyă; artifacts shĭgzisŏ-buggy(exhausted) sandhopper(exhausted) cannon(exhausted)
            bo: artifacts shĭsnyasĭ-buggy(exhausted)
            reap conductor-jărroyă
            -> conductor-jărroyă exhausted, ada amber: 0 > 1, shĭgzisŏ-buggy exhausted: yes > no,
            -> sandhopper exhausted: yes > no
    """)


class TestCornerTheMarket:
    def cornered(self) -> Table:
        """The opponent's turn after it was played."""
        bo = side(hand=["troll", "krump", "troll"], battleline=["bumpsy"], discard=["punch"])
        t = table(side(hand=["corner-the-market", "krump"]), bo, house=EKWIDON)
        t.do("play", "corner-the-market")
        t.end_turn()
        return t

    @pytest.mark.rule("errata/corner-the-market")
    def test_the_opponent_plays_nothing_and_may_archive_each_card_they_discard(self) -> None:
        t = self.cornered()
        assert t.reasons(f"play:{t.handle('troll')}") == ["glossary/restrictions"]
        for card, answer, left in (("krump", "no", "discard"), ("troll", "yes", "archives")):
            t.do("discard", card, player=1)
            t.expect(DecisionKind.CONFIRM)
            assert t.decision.player == 1
            t.answer(answer)
            assert t.zone(card, player=1) == left
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == ([], ["troll"])
        assert t.can("reap", "bumpsy")

    def test_a_card_discarded_from_their_deck_stays_in_the_discard_pile(self) -> None:
        bo = side(battleline=["saurian-egg"], deck=["punch", "anger"])
        t = table(side(hand=["corner-the-market"]), bo, house=EKWIDON)
        t.do("play", "corner-the-market")
        t.end_turn()
        t.do("omni", "saurian-egg")
        t.expect_main_step()
        assert sorted(t.ids(1, "discard")) == ["anger", "punch"]

    @pytest.mark.rule("glossary/movement-between-zones", "glossary/scrap")
    def test_a_card_that_has_been_scrapped_into_their_deck_stays_there(self) -> None:
        bo = side(hand=["immersioneer"], houses=[House.UNFATHOMABLE])
        t = table(side(hand=["corner-the-market"]), bo, house=EKWIDON)
        t.do("play", "corner-the-market")
        t.end_turn()
        t.do("discard", "immersioneer")
        t.answer(f"trigger:{t.handle('immersioneer')}.0")
        t.expect_main_step()
        assert (t.zone("immersioneer"), t.ids(1, "archives")) == ("deck", [])

    @pytest.mark.rule("errata/corner-the-market")
    def test_a_card_that_lies_elsewhere_by_now_stays_there(self) -> None:
        bo = side(hand=["krump"], artifacts=["bottomless-depths"], houses=[House.BROBNAR])
        t = table(side(hand=["corner-the-market"]), bo, house=EKWIDON)
        t.do("play", "corner-the-market")
        t.end_turn()
        t.do("discard", "krump")
        t.answer(f"trigger:{t.handle('bottomless-depths')}.0")
        t.expect_main_step()
        assert (t.zone("krump"), t.ids(1, "archives")) == ("under", [])

    @pytest.mark.rule("glossary/lasting-effects")
    def test_it_is_so_in_their_next_turn_only(self) -> None:
        t = self.cornered()
        t.end_turn()
        t.end_turn()
        assert t.game.state.active == Player(1) and t.can("play", "troll")
        t.do("discard", "troll", player=1)
        t.expect_main_step()


class TestCursedRelic:
    test = cases("""
        it cannot be played, not even by a card
            rule: glossary/cannot
            in: ekwidon
            ada: artifacts flea-market; amber 2
            bo: hand cursed-relic
            action flea-market, answer yes
            -> flea-market exhausted, ada amber: 2 > 1, bo amber: 0 > 1
        a card discards it
            rule: glossary/discarding-cards
            in: ekwidon
            ada: hand shopping-spree cursed-relic; deck troll krump
            play shopping-spree
            -> shopping-spree: hand > discard, cursed-relic: hand > discard, troll: deck > hand
    """)

    @pytest.mark.rule("glossary/restrictions")
    def test_its_player_can_neither_play_nor_discard_it(self) -> None:
        t = table(side(hand=["cursed-relic", "cursed-relic", "flea-market"]), side(), house=EKWIDON)
        assert [t.can(deed, "cursed-relic") for deed in ("play", "discard")] == [False, False]
        assert [t.can(deed, "flea-market") for deed in ("play", "discard")] == [True, True]


class TestEnvoyOfEkwirre:
    test = cases("""
        after a reap it and a neighbor change places with all that lies on them
            rule: glossary/swap glossary/counters-and-tokens
            in: ekwidon
            ada: line troll krump(damage=2 amber=1 power_counters=3) envoy-of-ekwirrĕ(amber=3 upgrades=phobivore) valdr
            bo: line dodger
            reap envoy-of-ekwirrĕ, offers krump valdr, pick krump
            -> ada amber: 0 > 1, envoy-of-ekwirrĕ exhausted, ada line: troll envoy-of-ekwirrĕ krump valdr,
            -> krump damage: 2 > 0, envoy-of-ekwirrĕ damage: 0 > 2, krump amber: 1 > 3, envoy-of-ekwirrĕ amber: 3 > 1,
            -> krump power counters: 3 > 0, envoy-of-ekwirrĕ power counters: 0 > 3,
            -> phobivore on: envoy-of-ekwirrĕ > krump
        without a neighbor it stays as it is
            rule: glossary/neighbor
            in: ekwidon
            ada: line envoy-of-ekwirrĕ(amber=3)
            bo: line dodger
            reap envoy-of-ekwirrĕ
            -> ada amber: 0 > 1, envoy-of-ekwirrĕ exhausted
    """)


class TestFleaMarket:
    test = cases("""
        for 1 Æmber the card that was looked at is played
            rule: glossary/as-if-it-were-yours-as-if-you-controlled-it glossary/pay
            in: ekwidon
            ada: artifacts flea-market; amber 2; line valdr
            bo: hand troll
            action flea-market, answer yes, answer slot:1
            -> flea-market exhausted, ada amber: 2 > 1, bo amber: 0 > 1, troll: hand > battleline,
            -> troll controller: 1 > 0, troll exhausted, ada line: valdr troll
        an action goes to its owner's discard pile, its bonus icon is Ada's
            in: ekwidon
            ada: artifacts flea-market; amber 2; line valdr
            bo: hand virtuous-works
            action flea-market, answer yes
            -> flea-market exhausted, ada amber: 2 > 4, bo amber: 0 > 1, virtuous-works: hand > discard,
            -> bo discard: virtuous-works
        it may stay where it is
            rule: glossary/may
            in: ekwidon
            ada: artifacts flea-market; amber 2
            bo: hand troll
            action flea-market, answer no
            -> flea-market exhausted
        without Æmber nothing is asked
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: artifacts flea-market
            bo: hand troll
            action flea-market
            -> flea-market exhausted
    """)

    def test_one_card_at_random_is_looked_at_before_it_is_decided(self) -> None:
        t = table(side(artifacts=["flea-market"], amber=1), side(hand=["troll", "krump", "valdr"]))
        t.do("action", "flea-market")
        (seen,) = t.events(CardsRevealed)
        assert (seen.to, len(seen.cards)) == (0, 1)
        t.answer("yes")
        t.finish()
        (played,) = (t.game.state.cards[c] for c in t.game.state.players[0].line)
        assert played.id == seen.cards[0]
        assert len(t.ids(1, "hand")) == 2


class TestFreelancer:
    @pytest.mark.rule("glossary/control-and-ownership")
    @pytest.mark.parametrize("whose", [0, 1])
    def test_at_the_start_of_each_turn_the_active_player_takes_control_of_its_creature(self, whose: int) -> None:
        hired = [spec("troll", upgrades=[spec("freelancer", owner=0)])]
        lines = [hired if whose == player else [] for player in (0, 1)]
        t = table(side(battleline=lines[0], houses=[DIS]), side(battleline=lines[1], houses=[DIS]), house=DIS)
        for player in (1, 0, 1):
            t.end_turn()
            assert (t.game.state.active, t.line(player), t.line(1 - player)) == (player, ["troll"], [])
            assert t.can("reap", "troll")
            assert t.card("freelancer").controller == 0

    @pytest.mark.rule("glossary/active-house")
    def test_only_its_own_creature_is_used_whatever_house_is_active(self) -> None:
        ada = side(battleline=[spec("troll", upgrades=["freelancer"]), "krump"])
        t = table(ada, side(), house=DIS)
        assert t.can("reap", "troll") and not t.can("reap", "krump")

    test = cases("""
        it is attached to any creature
            ada: hand freelancer; line troll
            bo: line krump
            play freelancer, offers troll krump, pick krump
            -> freelancer: hand > upgrade, freelancer on: nothing > krump, ada amber: 0 > 1
    """)


class TestInsurancePolicy:
    test = cases("""
        destroyed in the opponent's turn its creature pays 4
            rule: glossary/destroyed
            ada: line troll
            bo: line krump(upgrades=insurance-policy)
            fight troll krump
            -> troll exhausted, troll damage: 0 > 6, krump: battleline > discard, insurance-policy: upgrade > discard,
            -> bo amber: 0 > 4
        in its controller's turn it pays nothing
            ada: line krump(upgrades=insurance-policy)
            bo: line troll
            fight krump troll
            -> troll damage: 0 > 6, krump: battleline > discard, insurance-policy: upgrade > discard
        played, it costs 1
            rule: glossary/play-abilities
            ada: hand insurance-policy; line troll; amber 3
            bo: amber 3
            play insurance-policy, pick troll
            -> insurance-policy: hand > upgrade, insurance-policy on: nothing > troll, ada amber: 3 > 2
    """)

    @pytest.mark.rule("glossary/upgrades")
    def test_on_an_enemy_creature_it_pays_that_creatures_controller(self) -> None:
        insured = spec("krump", upgrades=[spec("insurance-policy", owner=0)])
        t = table(side(battleline=["troll"]), side(battleline=[insured]))
        t.fight("troll", "krump")
        assert (t.amber(0), t.amber(1)) == (0, 4)


class TestMolluscaller:
    def called(self) -> Table:
        """After a reap, with Strange Shells on both sides, one that has been made elusive and one to be."""
        shells = [spec(c, token_of="strange-shell") for c in ("fear", "anger")]
        ada = side(
            battleline=["molluscaller", *shells, spec("labwork", token_of="trader")],
            artifacts=["exo-shell-system"],
            token="strange-shell",
            houses=[EKWIDON],
        )
        bo = side(battleline=[spec("punch", token_of="strange-shell"), "krump"], token="trader", houses=[EKWIDON])
        t = table(ada, bo, house=EKWIDON)
        t.do("reap", "molluscaller")
        return t

    @pytest.mark.rule("glossary/lasting-effects", "glossary/keywords")
    def test_friendly_strange_shells_get_3_power_and_lose_all_abilities(self) -> None:
        t = self.called()
        assert [t.card(c).power for c in ("fear", "anger", "labwork", "punch", "molluscaller")] == [4, 4, 1, 1, 4]
        assert all(t.can("reap", c) and t.can("fight", c) and not t.can("action", c) for c in ("fear", "anger"))
        assert t.can("action", "labwork")
        assert [[str(k[0]) for k in t.card(c).keywords] for c in ("fear", "labwork")] == [[], ["elusive"]]

    def test_in_the_next_turn_they_are_as_before(self) -> None:
        t = self.called()
        t.end_turn()
        t.end_turn()
        assert t.card("fear").power == 1
        assert [t.can(deed, "fear") for deed in ("reap", "fight", "action")] == [False, False, True]


class TestStaffUp:
    test = cases("""
        what a reap would bring is a token creature
            rule: glossary/replacement-effects glossary/token-creatures
            in: ekwidon
            ada: hand staff-up; line pen-pal; deck fear anger labwork; token trader
            play staff-up, reap pen-pal, finish
            -> staff-up: hand > discard, pen-pal exhausted, fear: deck > battleline, fear exhausted
        of 2 that would be stolen 2 are made, and the opponent keeps them
            rule: glossary/steal
            in: ekwidon
            ada: hand staff-up generous-offer; line pen-pal; deck fear anger labwork; token trader
            bo: amber 5
            play staff-up, play generous-offer, pick pen-pal, finish
            -> staff-up: hand > discard, generous-offer: hand > discard, pen-pal: battleline > discard,
            -> fear: deck > battleline, fear exhausted, anger: deck > battleline, anger exhausted
        what is added to the opponent's pool is Æmber
            in: ekwidon
            ada: hand staff-up auction-off; deck fear anger; token trader
            bo: artifacts cannon
            play staff-up, play auction-off, answer slot:0, pick cannon
            -> staff-up: hand > discard, auction-off: hand > discard, fear: deck > battleline, fear exhausted,
            -> cannon: artifacts > purged, bo amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/leaves-play", "glossary/replacement-effects")
    def test_what_leaves_a_creature_and_reaches_no_pool_goes_to_the_common_supply(self) -> None:
        ada = side(hand=["staff-up"], battleline=["pen-pal"], deck=["fear"] * 9, token="trader", houses=[EKWIDON])
        t = table(ada, side(battleline=[spec("bumpsy", amber=1, damage=4)], houses=[DIS]), house=EKWIDON)
        t.do("play", "staff-up")
        t.fight("pen-pal", "bumpsy")
        t.finish()
        moved = [(e.giver, e.receiver, e.amount) for e in t.game.events if isinstance(e, AmberMoved)]
        assert (moved, t.amber(0)) == ([(End(card=t.number("bumpsy")), SUPPLY, 1)], 0)

    @pytest.mark.rule("glossary/lasting-effects")
    def test_it_is_so_in_this_turn_only(self) -> None:
        ada = side(hand=["staff-up"], battleline=["pen-pal"], deck=["fear"] * 9, token="trader", houses=[EKWIDON])
        t = table(ada, side(houses=[DIS]), house=EKWIDON)
        t.do("play", "staff-up")
        t.end_turn()
        t.end_turn()
        t.do("reap", "pen-pal")
        assert (t.amber(0), t.line(0)) == (1, ["pen-pal"])


class TestTalentScout:
    @pytest.mark.rule("glossary/as-if-it-were-yours-as-if-you-controlled-it", "glossary/control-and-ownership")
    def test_a_creature_of_the_hand_it_looked_at_changes_places_with_it(self) -> None:
        ada = side(hand=["talent-scout", "valdr"], battleline=["krump"])
        t = table(ada, side(hand=["troll", "anger", "bumpsy"], battleline=["dodger"]), house=EKWIDON)
        t.creature("talent-scout")
        (seen,) = t.events(CardsRevealed)
        assert seen.to == 0 and len(seen.cards) == 3
        t.offers("troll", "bumpsy")
        t.pick("bumpsy")
        t.answer("slot:0")
        t.finish()
        assert (t.line(0), t.card("bumpsy").controller) == (["bumpsy", "krump"], 0)
        assert sorted(t.line(1)) == ["dodger", "talent-scout"]
        assert t.amber(0) == 1 and not t.card("bumpsy").ready

    test = cases("""
        without a creature there it goes to the opponent all the same
            rule: glossary/resolve-as-much-as-you-can
            in: ekwidon
            ada: hand talent-scout troll
            bo: hand anger
            creature talent-scout, finish
            -> talent-scout: hand > battleline, talent-scout exhausted, ada amber: 0 > 1, talent-scout controller: 0 > 1
    """)

    @pytest.mark.rule("glossary/versatile")
    def test_it_is_used_whatever_house_is_active(self) -> None:
        t = table(side(battleline=["talent-scout", "krump"]), house=DIS)
        assert t.can("reap", "talent-scout") and not t.can("reap", "krump")


class TestTheAmberRoad:
    test = cases("""
        a first trade brings 1, and it changes hands
            rule: glossary/counters-and-tokens glossary/control-and-ownership
            in: dis
            ada: artifacts the-æmber-road
            omni the-æmber-road
            -> the-æmber-road exhausted, the-æmber-road trade counters: 0 > 1, ada amber: 0 > 1,
            -> the-æmber-road controller: 0 > 1
    """)

    def test_each_further_trade_brings_1_more_to_whoever_trades(self) -> None:
        houses = [EKWIDON]
        t = table(side(artifacts=["the-æmber-road"], houses=houses), side(houses=houses), house=EKWIDON)
        for player, brought in ((0, 1), (1, 2), (0, 3)):
            before = t.amber(player)
            t.do("omni", "the-æmber-road")
            assert (t.amber(player) - before, t.card("the-æmber-road").controller) == (brought, 1 - player)
            for _ in range(3):  # ready again for the new controller
                t.end_turn()


class TestTokenOfAppreciation:
    test = cases("""
        the token creature it makes reduces the cost of 13 by 1 already
            rule: glossary/token-creatures glossary/cost-at-current-cost
            in: ekwidon
            ada: hand token-of-appreciation; amber 12; deck fear anger; token trader
            play token-of-appreciation, finish
            -> token-of-appreciation: hand > discard, fear: deck > battleline, fear exhausted, ada amber: 12 > 0,
            -> ada keys: nothing > red
        with less than that no key is forged
            in: ekwidon
            ada: hand token-of-appreciation; amber 11; deck fear anger; token trader
            bo: line troll(token_of=trader) krump(token_of=trader); token trader
            play token-of-appreciation, finish
            -> token-of-appreciation: hand > discard, fear: deck > battleline, fear exhausted
        each friendly token creature reduces it by 1, other creatures do not
            in: ekwidon
            ada: hand token-of-appreciation; amber 11; deck fear; line troll(token_of=trader) krump; token trader
            play token-of-appreciation, answer slot:2, finish
            -> token-of-appreciation: hand > discard, fear: deck > battleline, fear exhausted, ada amber: 11 > 0,
            -> ada keys: nothing > red
    """)


class TestTouristTrap:
    test = cases("""
        played, it makes a token creature
            rule: glossary/token-creatures
            in: ekwidon
            ada: hand tourist-trap; deck fear anger; token trader
            play tourist-trap, finish
            -> tourist-trap: hand > artifacts, tourist-trap exhausted, fear: deck > battleline, fear exhausted
        a friendly token creature and any enemy creature change places
            rule: glossary/swap-control
            in: ekwidon
            ada: artifacts tourist-trap; line krump fear(token_of=trader) anger(token_of=trader) valdr; token trader
            bo: line troll bumpsy(damage=1) labwork(token_of=trader); token trader
            action tourist-trap, offers fear anger, pick anger, offers troll bumpsy labwork, pick bumpsy
            -> tourist-trap exhausted, anger controller: 0 > 1, bumpsy controller: 1 > 0,
            -> ada line: krump trader bumpsy valdr, bo line: troll trader trader
        without an enemy creature nothing is swapped
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: artifacts tourist-trap; line fear(token_of=trader); token trader
            action tourist-trap
            -> tourist-trap exhausted
        nor without a token creature of your own
            in: ekwidon
            ada: artifacts tourist-trap; line krump
            bo: line labwork(token_of=trader); token trader
            action tourist-trap
            -> tourist-trap exhausted
    """)


class TestTransitoryPhilosopher:
    test = cases("""
        it steals 1 for each enemy artifact
            rule: glossary/steal
            ada: line transitory-philosopher; artifacts cannon autocannon seeker-needle
            bo: artifacts gauntlet-of-command banner-of-battle; line troll; amber 5
            action transitory-philosopher
            -> transitory-philosopher exhausted, ada amber: 0 > 2, bo amber: 5 > 3
        without any it steals nothing
            ada: line transitory-philosopher; artifacts cannon
            bo: line troll; amber 5
            action transitory-philosopher
            -> transitory-philosopher exhausted
    """)


class TestExchangeProgram:
    test = cases("""
        two flank creatures change places
            rule: glossary/swap-control glossary/flank
            ada: hand exchange-program; line krump valdr brammo
            bo: line troll bumpsy(damage=1) dodger
            play exchange-program, offers krump brammo, pick brammo, offers troll dodger, pick troll
            -> exchange-program: hand > discard, ada amber: 0 > 1, brammo controller: 0 > 1, troll controller: 1 > 0,
            -> ada line: krump valdr troll, bo line: brammo bumpsy dodger
        without an enemy creature nothing is swapped
            rule: glossary/if-you-do-and-in-order-to
            ada: hand exchange-program; line krump
            play exchange-program
            -> exchange-program: hand > discard, ada amber: 0 > 1
    """)


class TestExoShellSystem:
    test = cases("""
        played, it makes a token creature
            rule: glossary/token-creatures
            in: ekwidon
            ada: hand exo-shell-system; deck fear anger; token trader
            play exo-shell-system, finish
            -> exo-shell-system: hand > artifacts, exo-shell-system exhausted, fear: deck > battleline, fear exhausted
        a friendly token creature is elusive
            rule: glossary/elusive
            ada: line troll
            bo: artifacts exo-shell-system; line fear(token_of=trader); token trader
            fight troll fear
            -> troll exhausted
        another friendly creature is not
            ada: line troll
            bo: artifacts exo-shell-system; line krump
            fight troll krump
            -> troll exhausted, troll damage: 0 > 6, krump: battleline > discard
        an enemy token creature is not
            ada: artifacts exo-shell-system; line troll
            bo: line fear(token_of=trader); token trader
            fight troll fear
            -> troll exhausted, troll damage: 0 > 1, fear: battleline > discard
    """)


class TestGezdrutyoTheArcane:
    test = cases("""
        it steals two and stays where no token creature came with the deck
            rule: glossary/flip glossary/steal
            ada: line gĕzdrutyŏ-the-arcane
            bo: amber 3
            action gĕzdrutyŏ-the-arcane
            -> ada amber: 0 > 2, bo amber: 3 > 1, gĕzdrutyŏ-the-arcane exhausted
    """)

    @pytest.mark.rule("glossary/flip", "glossary/token-creatures")
    def test_it_steals_two_and_becomes_a_token_creature(self) -> None:
        ada = side(battleline=["gĕzdrutyŏ-the-arcane", "troll"], token="skirmisher")
        t = table(ada, side(amber=1), house=EKWIDON)
        t.do("action", "gĕzdrutyŏ-the-arcane")
        assert (t.amber(0), t.amber(1), t.line(0)) == (1, 0, ["skirmisher", "troll"])
        assert t.card("gĕzdrutyŏ-the-arcane").face_down


class TestGezrahiBlacksmith:
    def customers(self, whose: int = 0) -> Table:
        """The start of Bo's turn, with a token creature in both decks and the blacksmith one's own."""
        sides = [
            {"deck": ["fear", "anger", "punch"], "hand": ["valdr"] * 6, "token": "trader", "houses": [DIS]}
            for _ in (0, 1)
        ]
        sides[whose]["battleline"] = ["gezrăhi-blacksmith"]
        t = table(side(**sides[0]), side(**sides[1]), house=DIS)
        t.game.choose("end-turn")
        return t

    @pytest.mark.rule("glossary/active-player")
    @pytest.mark.parametrize("whose", [0, 1])
    def test_the_player_whose_turn_it_is_makes_a_token_creature(self, whose: int) -> None:
        t = self.customers(whose)
        assert (t.decision.player, t.decision.kind, len(t.decision.options)) == (1, DecisionKind.MODE, 2)
        before = t.line(1)
        t.game.choose(t.decision.keys()[0])
        t.finish()
        assert (sorted(t.line(1)), len(t.ids(1, "hand"))) == (sorted([*before, "trader"]), 6)
        assert len(t.ids(1, "deck")) == 2 and len(t.ids(0, "deck")) == 3

    def test_or_draws_a_card(self) -> None:
        t = self.customers()
        t.game.choose(t.decision.keys()[1])
        t.finish()
        assert (t.line(1), len(t.ids(1, "hand")), len(t.ids(1, "deck"))) == ([], 7, 2)

    test = cases("""
        it is elusive
            rule: glossary/elusive
            ada: line troll
            bo: line gezrăhi-blacksmith
            fight troll gezrăhi-blacksmith
            -> troll exhausted
    """)


class TestIkwijiOutpost:
    test = cases("""
        for a friendly creature under its owner's deck 3 cards are drawn
            rule: glossary/drawing-cards
            in: ekwidon
            ada: artifacts ikwijĭ-outpost; line troll krump; deck fear anger labwork punch
            bo: line valdr
            action ikwijĭ-outpost, offers troll krump, pick krump
            -> ikwijĭ-outpost exhausted, krump: battleline > deck, fear: deck > hand, anger: deck > hand,
            -> labwork: deck > hand, ada deck: punch krump
        without one none is drawn
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: artifacts ikwijĭ-outpost; deck fear anger labwork punch
            bo: line valdr
            action ikwijĭ-outpost
            -> ikwijĭ-outpost exhausted
    """)


class TestMarketCrash:
    test = cases("""
        each creature is destroyed but for token creatures, for 2 chains
            rule: glossary/chains glossary/token-creatures
            ada: hand market-crash; line troll fear(token_of=strange-shell); token strange-shell
            bo: line krump anger(token_of=strange-shell); token strange-shell; artifacts cannon
            play market-crash
            -> market-crash: hand > discard, troll: battleline > discard, krump: battleline > discard,
            -> ada chains: 0 > 2
    """)


class TestNifflePaw:
    test = cases("""
        after a reap its creature is destroyed and it goes to any other creature
            rule: glossary/upgrades glossary/movement-between-zones
            in: dis
            ada: line gub(upgrades=niffle-paw) valdr
            bo: line krump
            reap gub, offers valdr krump, pick krump
            -> ada amber: 0 > 1, gub: battleline > discard, niffle-paw on: gub > krump
        where a ward saves its creature, too
            rule: glossary/ward
            in: dis
            ada: line gub(upgrades=niffle-paw warded) valdr
            reap gub, offers valdr, pick valdr
            -> ada amber: 0 > 1, gub exhausted, gub warded: yes > no, niffle-paw on: gub > valdr
        without another creature it is discarded
            in: dis
            ada: line gub(upgrades=niffle-paw)
            reap gub
            -> ada amber: 0 > 1, gub: battleline > discard, niffle-paw: upgrade > discard
    """)


class TestOutnegotiate:
    test = cases("""
        as much is stolen as the card has Æmber icons, which goes under its owner's deck
            rule: glossary/aember-bonus-icon glossary/steal
            ada: hand outnegotiate; discard key-charge
            bo: discard virtuous-works troll anger; deck krump; amber 5
            play outnegotiate, offers anger troll virtuous-works, pick virtuous-works
            -> outnegotiate: hand > discard, ada amber: 0 > 4, bo amber: 5 > 2, virtuous-works: discard > deck,
            -> bo deck: krump virtuous-works
        for a card without icons nothing is stolen
            ada: hand outnegotiate
            bo: discard virtuous-works troll; deck krump; amber 5
            play outnegotiate, pick troll
            -> outnegotiate: hand > discard, ada amber: 0 > 1, troll: discard > deck, bo deck: krump troll
        other icons do not count
            rule: glossary/bonus-icons
            ada: hand outnegotiate
            bo: discard troll(icons=draw); deck krump; amber 5
            play outnegotiate, pick troll
            -> outnegotiate: hand > discard, ada amber: 0 > 1, troll: discard > deck
        an empty discard pile offers nothing
            ada: hand outnegotiate; discard virtuous-works
            bo: amber 5
            play outnegotiate
            -> outnegotiate: hand > discard, ada amber: 0 > 1
    """)


class TestPullUpStakes:
    test = cases("""
        2 friendly creatures go into their owners' decks, 4 enemy ones to their owners' hands
            rule: glossary/shuffle
            ada: hand pull-up-stakes; line troll krump valdr
            bo: line bumpsy dodger brammo sequis urchin
            play pull-up-stakes, offers 2-2 of: troll krump valdr, pick troll valdr
            offers 4-4 of: bumpsy dodger brammo sequis urchin, pick bumpsy dodger brammo sequis
            -> pull-up-stakes: hand > discard, ada amber: 0 > 1, troll: battleline > deck, valdr: battleline > deck,
            -> bumpsy: battleline > hand, dodger: battleline > hand, brammo: battleline > hand,
            -> sequis: battleline > hand
        of fewer all go
            rule: glossary/resolve-as-much-as-you-can
            ada: hand pull-up-stakes; line troll
            bo: line bumpsy dodger
            play pull-up-stakes, pick troll, pick bumpsy dodger
            -> pull-up-stakes: hand > discard, ada amber: 0 > 1, troll: battleline > deck,
            -> bumpsy: battleline > hand, dodger: battleline > hand
    """)


class TestPuzzlingTrinket:
    test = cases("""
        an Æmber icon may be resolved as a damage icon
            rule: glossary/bonus-icons glossary/replacement-effects
            ada: hand labwork troll; artifacts puzzling-trinket
            bo: line krump; amber 2
            play labwork, answer yes, answer mode:1, pick krump, finish
            -> labwork: hand > discard, krump damage: 0 > 1, troll: hand > archives
        as a capture icon
            ada: hand labwork troll; artifacts puzzling-trinket; line valdr
            bo: line krump; amber 2
            play labwork, answer yes, answer mode:0, pick valdr, finish
            -> labwork: hand > discard, valdr amber: 0 > 1, bo amber: 2 > 1, troll: hand > archives
        as a draw icon
            ada: hand labwork troll; artifacts puzzling-trinket; deck valdr krump
            play labwork, answer yes, answer mode:2, pick troll
            -> labwork: hand > discard, valdr: deck > hand, troll: hand > archives
        or as what it is
            rule: glossary/may
            ada: hand labwork troll; artifacts puzzling-trinket
            play labwork, answer no, finish
            -> labwork: hand > discard, ada amber: 0 > 1, troll: hand > archives
        an icon of another kind stays what it is
            ada: hand labwork(icons=draw) troll; artifacts puzzling-trinket; deck valdr
            play labwork, answer no, pick troll
            -> labwork: hand > discard, ada amber: 0 > 1, valdr: deck > hand, troll: hand > archives
        an opponent's trinket changes nothing
            ada: hand labwork troll
            bo: artifacts puzzling-trinket
            play labwork, finish
            -> labwork: hand > discard, ada amber: 0 > 1, troll: hand > archives
    """)


class TestSandhopper:
    test = cases("""
        for a friendly creature a creature of another house may be played
            rule: glossary/using-cards-via-other-card-abilities
            in: ekwidon
            ada: artifacts sandhopper; line krump valdr; hand troll talent-scout anger
            bo: line bumpsy
            action sandhopper, offers krump valdr, pick valdr, answer yes, offers troll valdr, pick troll, answer slot:0
            -> sandhopper exhausted, valdr: battleline > hand, troll: hand > battleline, troll exhausted
        it may also stay in hand
            rule: glossary/may
            in: ekwidon
            ada: artifacts sandhopper; line krump; hand troll
            action sandhopper, pick krump, answer no
            -> sandhopper exhausted, krump: battleline > hand
        without a creature in play none is played
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: artifacts sandhopper; hand troll
            bo: line bumpsy
            action sandhopper
            -> sandhopper exhausted
    """)

    @pytest.mark.rule("glossary/movement-between-zones")
    def test_a_creature_that_the_opponent_owns_goes_to_their_hand(self) -> None:
        ada = side(artifacts=["sandhopper"], battleline=[spec("krump", owner=1)], hand=["anger"])
        t = table(ada, side(), house=EKWIDON)
        t.do("action", "sandhopper")
        t.pick("krump")
        assert t.ids(1, "hand") == ["krump"]
        t.expect_main_step()


class TestScrapscrounger:
    test = cases("""
        after a reap an artifact of your discard pile and a card of your hand change places
            rule: glossary/swap
            in: ekwidon
            ada: line scrapscrounger; hand troll krump; discard cannon fear seeker-needle
            bo: discard autocannon
            reap scrapscrounger, offers seeker-needle cannon, pick cannon, offers troll krump, pick krump
            -> scrapscrounger exhausted, ada amber: 0 > 1, cannon: discard > hand, krump: hand > discard,
            -> ada discard: krump fear seeker-needle
        without a card in hand nothing is swapped
            in: ekwidon
            ada: line scrapscrounger; discard cannon
            reap scrapscrounger, finish
            -> scrapscrounger exhausted, ada amber: 0 > 1
        nor without an artifact there
            in: ekwidon
            ada: line scrapscrounger; hand krump; discard fear
            reap scrapscrounger, finish
            -> scrapscrounger exhausted, ada amber: 0 > 1
    """)


class TestShizyokuSwopper:
    test = cases("""
        two that survive a fight change places
            rule: glossary/swap-control glossary/fight
            in: ekwidon
            ada: line valdr shĭzyokŭ-swopper
            bo: line bumpsy dodger
            fight shĭzyokŭ-swopper bumpsy
            -> shĭzyokŭ-swopper exhausted, shĭzyokŭ-swopper armor used: 0 > 5, bumpsy damage: 0 > 1,
            -> shĭzyokŭ-swopper controller: 0 > 1, bumpsy controller: 1 > 0, ada line: valdr bumpsy,
            -> bo line: shĭzyokŭ-swopper dodger
        where the other one dies nothing is swapped
            rule: glossary/resolve-as-much-as-you-can
            in: ekwidon
            ada: line valdr shĭzyokŭ-swopper
            bo: line bumpsy(damage=4) dodger
            fight shĭzyokŭ-swopper bumpsy
            -> shĭzyokŭ-swopper exhausted, shĭzyokŭ-swopper armor used: 0 > 5, bumpsy: battleline > discard
        nor where it dies itself
            in: ekwidon
            ada: line valdr shĭzyokŭ-swopper
            bo: line krump
            fight shĭzyokŭ-swopper krump
            -> shĭzyokŭ-swopper: battleline > discard, krump damage: 0 > 1
    """)


class TestTradeSecrets:
    test = cases("""
        1 is stolen for each Ekwidon card that is discarded
            rule: glossary/discarding-cards glossary/any-number
            ada: hand trade-secrets talent-scout flea-market freelancer troll
            bo: amber 5
            play trade-secrets, offers 0-3 of: talent-scout flea-market freelancer, pick talent-scout freelancer
            -> trade-secrets: hand > discard, talent-scout: hand > discard, freelancer: hand > discard,
            -> ada amber: 0 > 2, bo amber: 5 > 3
        it may be none
            ada: hand trade-secrets talent-scout
            bo: amber 5
            play trade-secrets, answer done
            -> trade-secrets: hand > discard
    """)


class TestTyaArhiEsquire:
    test = cases("""
        a friendly creature that is destroyed leaves a token creature
            rule: glossary/destroyed glossary/token-creatures
            in: brobnar
            ada: line tya-arhĭ-esquire bumpsy; deck fear anger; token trader
            bo: line troll
            fight bumpsy troll, answer slot:0
            -> bumpsy: battleline > discard, troll damage: 0 > 5, fear: deck > battleline, fear exhausted,
            -> ada line: trader tya-arhĭ-esquire
        she does, too
            ada: line tya-arhĭ-esquire; deck fear anger; token trader
            bo: line troll
            fight tya-arhĭ-esquire troll, finish
            -> tya-arhĭ-esquire: battleline > discard, troll damage: 0 > 2, fear: deck > battleline, fear exhausted
        a token creature leaves none
            ada: line tya-arhĭ-esquire labwork(token_of=trader); deck fear anger; token trader
            bo: line troll
            fight labwork troll
            -> labwork: battleline > discard, troll damage: 0 > 1
        nor does an enemy creature
            in: brobnar
            ada: line tya-arhĭ-esquire troll; deck fear; token trader
            bo: line bumpsy; deck anger; token trader
            fight troll bumpsy
            -> troll exhausted, troll damage: 0 > 5, bumpsy: battleline > discard
    """)


class TestUncommonCurrency:
    test = cases("""
        it is swapped for an enemy artifact
            rule: glossary/swap-control
            in: ekwidon
            ada: artifacts uncommon-currency cannon
            bo: artifacts seeker-needle autocannon(exhausted)
            action uncommon-currency, offers seeker-needle autocannon, pick autocannon
            -> uncommon-currency exhausted, uncommon-currency controller: 0 > 1, autocannon controller: 1 > 0
        without one it stays
            in: ekwidon
            ada: artifacts uncommon-currency cannon
            action uncommon-currency
            -> uncommon-currency exhausted
    """)


class TestAuctionOff:
    test = cases("""
        an enemy artifact is purged and its controller gains 1
            rule: glossary/purge
            ada: hand auction-off; artifacts cannon
            bo: artifacts autocannon
            play auction-off, offers cannon autocannon, pick autocannon
            -> auction-off: hand > discard, ada amber: 0 > 1, autocannon: artifacts > purged, bo amber: 0 > 1
        one's own artifact, too
            ada: hand auction-off; artifacts cannon
            bo: artifacts autocannon
            play auction-off, pick cannon
            -> auction-off: hand > discard, ada amber: 0 > 2, cannon: artifacts > purged
        without an artifact nobody gains
            ada: hand auction-off
            bo: line troll
            play auction-off
            -> auction-off: hand > discard, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_who_controlled_it_gains_not_who_owns_it(self) -> None:
        t = table(side(hand=["auction-off"], artifacts=[spec("cannon", owner=1)]), side())
        t.do("play", "auction-off")
        t.pick("cannon")
        assert (t.amber(0), t.amber(1), t.ids(1, "purged")) == (2, 0, ["cannon"])


class TestBelligerentGuard:
    test = cases("""
        it enters play ready and the opponent draws a card
            rule: glossary/enters-play glossary/drawing-cards
            ada: hand belligerent-guard; deck valdr
            bo: deck troll krump
            creature belligerent-guard
            -> belligerent-guard: hand > battleline, troll: deck > hand
    """)


class TestClosedDoorNegotiation:
    test = cases("""
        it goes on until the opponent has no more than you
            rule: glossary/repeat glossary/steal
            ada: hand closed-door-negotiation
            bo: amber 6; deck troll krump valdr brammo
            play closed-door-negotiation
            -> closed-door-negotiation: hand > discard, ada amber: 0 > 4, bo amber: 6 > 3, troll: deck > hand,
            -> krump: deck > hand, valdr: deck > hand
        with as much on both sides it is over
            ada: hand closed-door-negotiation
            bo: amber 3; deck troll krump
            play closed-door-negotiation
            -> closed-door-negotiation: hand > discard, ada amber: 0 > 2, bo amber: 3 > 2, troll: deck > hand
        it begins though they have less
            ada: hand closed-door-negotiation; amber 5; deck sequis
            bo: amber 1; deck troll krump
            play closed-door-negotiation
            -> closed-door-negotiation: hand > discard, ada amber: 5 > 7, bo amber: 1 > 0, troll: deck > hand
        where nothing is stolen it is not repeated
            rule: glossary/if-you-do-and-in-order-to glossary/cannot
            ada: hand closed-door-negotiation
            bo: line the-vaultkeeper; amber 6; deck troll krump
            play closed-door-negotiation
            -> closed-door-negotiation: hand > discard, ada amber: 0 > 1, troll: deck > hand
    """)


class TestDthoshraRecruiter:
    test = cases("""
        after a reap a token creature is made
            rule: glossary/token-creatures
            ada: line dthoshră-recruiter; deck fear anger; token trader
            reap dthoshră-recruiter, finish
            -> dthoshră-recruiter exhausted, ada amber: 0 > 1, fear: deck > battleline, fear exhausted
    """)


class TestForcedRetirement:
    test = cases("""
        an enemy creature is destroyed and its controller gains 1
            ada: hand forced-retirement; line troll
            bo: line krump
            play forced-retirement, offers troll krump, pick krump
            -> forced-retirement: hand > discard, krump: battleline > discard, bo amber: 0 > 1
        a friendly one, too
            ada: hand forced-retirement; line troll
            bo: line krump
            play forced-retirement, pick troll
            -> forced-retirement: hand > discard, troll: battleline > discard, ada amber: 0 > 1
        for one that its ward saves nobody gains
            rule: glossary/ward glossary/if-you-do-and-in-order-to
            ada: hand forced-retirement
            bo: line krump(warded)
            play forced-retirement, pick krump
            -> forced-retirement: hand > discard, krump warded: yes > no
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_who_controlled_it_gains_not_who_owns_it(self) -> None:
        t = table(side(hand=["forced-retirement"], battleline=[spec("krump", owner=1)]), side())
        t.do("play", "forced-retirement")
        t.pick("krump")
        assert (t.amber(0), t.amber(1), t.ids(1, "discard")) == (1, 0, ["krump"])


class TestGemcoatVendor:
    test = cases("""
        it steals 1 and is dealt 1 damage
            rule: glossary/steal
            ada: line gemcoat-vendor
            bo: amber 3
            action gemcoat-vendor
            -> gemcoat-vendor exhausted, ada amber: 0 > 1, bo amber: 3 > 2, gemcoat-vendor damage: 0 > 1
        it is where there is nothing to steal, too
            rule: glossary/resolve-as-much-as-you-can
            ada: line gemcoat-vendor
            action gemcoat-vendor
            -> gemcoat-vendor exhausted, gemcoat-vendor damage: 0 > 1
    """)


class TestGeneralZaOrha:
    test = cases("""
        a token creature is made for each key the opponent has forged
            rule: glossary/for-each glossary/token-creatures
            ada: hand general-ză-orhă; keys 1; deck fear anger labwork; token trader
            bo: keys 2
            creature general-ză-orhă, finish
            -> general-ză-orhă: hand > battleline, general-ză-orhă exhausted, fear: deck > battleline, fear exhausted,
            -> anger: deck > battleline, anger exhausted
        without a key none is
            ada: hand general-ză-orhă; keys 1; deck fear anger; token trader
            creature general-ză-orhă
            -> general-ză-orhă: hand > battleline, general-ză-orhă exhausted
        attacking, it is dealt no damage
            rule: glossary/skirmish
            ada: line general-ză-orhă
            bo: line troll
            fight general-ză-orhă troll
            -> general-ză-orhă exhausted, troll damage: 0 > 4
    """)


class TestGenerousOffer:
    test = cases("""
        for a friendly creature it steals 2
            rule: glossary/steal
            ada: hand generous-offer; line troll krump
            bo: line valdr; amber 5
            play generous-offer, offers troll krump, pick krump
            -> generous-offer: hand > discard, krump: battleline > discard, ada amber: 0 > 2, bo amber: 5 > 3
        for one that its ward saves nothing
            rule: glossary/if-you-do-and-in-order-to
            ada: hand generous-offer; line krump(warded)
            bo: amber 5
            play generous-offer, pick krump
            -> generous-offer: hand > discard, krump warded: yes > no
        without one nothing
            ada: hand generous-offer
            bo: line valdr; amber 5
            play generous-offer
            -> generous-offer: hand > discard
    """)


class TestHireOn:
    test = cases("""
        with 6 Æmber in both pools together it is archived
            rule: glossary/archives glossary/token-creatures
            in: ekwidon
            ada: hand hire-on; deck fear anger; token trader; amber 2
            bo: amber 4
            play hire-on, finish
            -> hire-on: hand > archives, fear: deck > battleline, fear exhausted
        with 5 it is discarded
            in: ekwidon
            ada: hand hire-on; deck fear anger; token trader; amber 1
            bo: amber 4
            play hire-on, finish
            -> hire-on: hand > discard, fear: deck > battleline, fear exhausted
    """)


class TestMassBuyout:
    test = cases("""
        each player gains half of how many of their creatures were destroyed, rounded up
            rule: glossary/this-way
            ada: hand mass-buyout; line troll krump valdr
            bo: line bumpsy dodger
            play mass-buyout, finish
            -> mass-buyout: hand > discard, troll: battleline > discard, krump: battleline > discard,
            -> valdr: battleline > discard, bumpsy: battleline > discard, dodger: battleline > discard,
            -> ada amber: 0 > 2, bo amber: 0 > 1
        what its ward saves does not count
            rule: glossary/ward
            ada: hand mass-buyout; line troll krump(warded) valdr
            play mass-buyout, finish
            -> mass-buyout: hand > discard, troll: battleline > discard, valdr: battleline > discard,
            -> krump warded: yes > no, ada amber: 0 > 1
        without creatures nobody gains
            ada: hand mass-buyout
            play mass-buyout
            -> mass-buyout: hand > discard
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_creatures_count_for_who_controlled_them(self) -> None:
        t = table(side(hand=["mass-buyout"], battleline=[spec("krump", owner=1)]), side())
        t.do("play", "mass-buyout")
        assert (t.amber(0), t.amber(1), t.ids(1, "discard")) == (1, 0, ["krump"])


class TestOrnateTalkingTray:
    test = cases("""
        it makes a token creature and is gone, whatever house is active
            rule: glossary/omni glossary/token-creatures
            in: dis
            ada: artifacts ornate-talking-tray; deck fear anger; token trader
            omni ornate-talking-tray, finish
            -> ornate-talking-tray: artifacts > discard, fear: deck > battleline, fear exhausted
    """)


class TestShoppingSpree:
    test = cases("""
        a card is drawn for each card discarded
            rule: glossary/discarding-cards glossary/this-way
            in: ekwidon
            ada: hand shopping-spree troll krump; deck valdr brammo sequis
            bo: hand anger; deck fear
            play shopping-spree, finish
            -> shopping-spree: hand > discard, troll: hand > discard, krump: hand > discard,
            -> valdr: deck > hand, brammo: deck > hand
        from an empty hand none is
            in: ekwidon
            ada: hand shopping-spree; deck valdr
            play shopping-spree
            -> shopping-spree: hand > discard
    """)


class TestShrewdInvestor:
    test = cases("""
        for 1 that the opponent gains it captures 4
            rule: glossary/capture
            ada: hand shrewd-investor
            bo: amber 5
            creature shrewd-investor, answer yes
            -> shrewd-investor: hand > battleline, shrewd-investor exhausted, bo amber: 5 > 2,
            -> shrewd-investor amber: 0 > 4
        the 1 is among what it captures
            ada: hand shrewd-investor
            creature shrewd-investor, answer yes
            -> shrewd-investor: hand > battleline, shrewd-investor exhausted, shrewd-investor amber: 0 > 1
        it may capture nothing
            rule: glossary/may
            ada: hand shrewd-investor
            bo: amber 5
            creature shrewd-investor, answer no
            -> shrewd-investor: hand > battleline, shrewd-investor exhausted
        it is elusive
            rule: glossary/elusive
            ada: line troll
            bo: line shrewd-investor
            fight troll shrewd-investor
            -> troll exhausted
    """)

    def test_its_controller_decides(self) -> None:
        t = table(side(hand=["shrewd-investor"]), side(amber=5))
        t.creature("shrewd-investor")
        assert (t.decision.player, t.decision.kind) == (0, DecisionKind.CONFIRM)


class TestStewardSuUzyane:
    @pytest.mark.rule("glossary/enhance")
    def test_it_is_a_creature_without_abilities(self) -> None:
        t = table(side(battleline=["steward-su-uzyanĕ"]), side(), house=EKWIDON)
        steward = t.card("steward-su-uzyanĕ")
        assert (steward.power, steward.armor) == (2, 0)
        t.do("reap", "steward-su-uzyanĕ")
        assert t.changes() == {"steward-su-uzyanĕ exhausted": (False, True), "ada amber": (0, 1)}


class TestTheOldTinker:
    test = cases("""
        after a reap a card is discarded, then one is drawn
            rule: glossary/resolve-abilities-in-the-order-written
            in: ekwidon
            ada: line the-old-tinker; hand troll krump; deck valdr brammo
            reap the-old-tinker, offers troll krump, pick krump
            -> the-old-tinker exhausted, ada amber: 0 > 1, krump: hand > discard, valdr: deck > hand
        with an empty hand one is drawn all the same
            rule: glossary/resolve-as-much-as-you-can
            in: ekwidon
            ada: line the-old-tinker; deck valdr brammo
            reap the-old-tinker
            -> the-old-tinker exhausted, ada amber: 0 > 1, valdr: deck > hand
        it is elusive
            rule: glossary/elusive
            ada: line troll
            bo: line the-old-tinker
            fight troll the-old-tinker
            -> troll exhausted
    """)


class TestTheVisibleHand:
    @pytest.mark.rule("glossary/token-creatures")
    def test_2_token_creatures_are_made_and_the_hand_is_revealed(self) -> None:
        ada = side(hand=["the-visible-hand", "troll", "valdr"], deck=["fear", "anger", "labwork"], token="trader")
        t = table(ada, side(hand=["krump"]), house=EKWIDON)
        t.do("play", "the-visible-hand")
        t.finish()
        assert t.line(0) == ["trader", "trader"] and t.ids(0, "deck") == ["labwork"]
        shown = t.events(CardsRevealed)[-1]
        assert [t.game.state.cards[c].printed.id for c in shown.cards] == ["troll", "valdr"]
        assert shown.to is None


class TestTradingFrenzy:
    test = cases("""
        a friendly and an enemy creature each capture 3, each from its opponent
            rule: glossary/capture
            ada: hand trading-frenzy; line troll krump; amber 5
            bo: line valdr bumpsy; amber 5
            play trading-frenzy, offers troll krump, pick krump, offers valdr bumpsy, pick valdr
            -> trading-frenzy: hand > discard, ada amber: 5 > 3, bo amber: 5 > 2, krump amber: 0 > 3,
            -> valdr amber: 0 > 3
        without an enemy creature the friendly one does alone
            rule: glossary/resolve-as-much-as-you-can
            ada: hand trading-frenzy; line krump; amber 5
            bo: amber 5
            play trading-frenzy, pick krump
            -> trading-frenzy: hand > discard, ada amber: 5 > 6, bo amber: 5 > 2, krump amber: 0 > 3
    """)


class TestShigzisoBuggy:
    test = cases("""
        for a friendly creature it gains 2
            ada: artifacts shĭgzisŏ-buggy; line troll krump
            bo: line valdr
            in: ekwidon
            action shĭgzisŏ-buggy, offers troll krump, pick krump
            -> shĭgzisŏ-buggy exhausted, krump: battleline > discard, ada amber: 0 > 2
        for one that its ward saves nothing
            rule: glossary/if-you-do-and-in-order-to
            ada: artifacts shĭgzisŏ-buggy; line troll(warded)
            in: ekwidon
            action shĭgzisŏ-buggy, pick troll
            -> shĭgzisŏ-buggy exhausted, troll warded: yes > no
        without one nothing
            ada: artifacts shĭgzisŏ-buggy
            bo: line valdr
            in: ekwidon
            action shĭgzisŏ-buggy
            -> shĭgzisŏ-buggy exhausted
    """)


class TestShisnyasiBuggy:
    test = cases("""
        for 1 Æmber 3 cards are drawn
            rule: glossary/aember
            in: ekwidon
            ada: artifacts shĭsnyasĭ-buggy; amber 2; deck troll krump valdr brammo
            bo: amber 2
            action shĭsnyasĭ-buggy
            -> shĭsnyasĭ-buggy exhausted, ada amber: 2 > 1, troll: deck > hand, krump: deck > hand, valdr: deck > hand
        without Æmber none is
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: artifacts shĭsnyasĭ-buggy; deck troll krump valdr brammo
            bo: amber 2
            action shĭsnyasĭ-buggy
            -> shĭsnyasĭ-buggy exhausted
    """)


class TestShizyokuBuggy:
    test = cases("""
        two cards of a house are discarded for a token creature
            rule: glossary/token-creatures
            in: ekwidon
            ada: artifacts shĭzyokŭ-buggy; hand troll fear krump; deck anger labwork; token trader
            action shĭzyokŭ-buggy, offers 2-2 of: troll fear krump, pick troll krump, finish
            -> shĭzyokŭ-buggy exhausted, troll: hand > discard, krump: hand > discard, anger: deck > battleline,
            -> anger exhausted
        two of different houses stay
            in: ekwidon
            ada: artifacts shĭzyokŭ-buggy; hand troll fear krump; deck anger labwork; token trader
            action shĭzyokŭ-buggy, pick troll fear
            -> shĭzyokŭ-buggy exhausted
        a single card shares its house with no other
            in: ekwidon
            ada: artifacts shĭzyokŭ-buggy; hand troll; deck anger labwork; token trader
            action shĭzyokŭ-buggy, pick troll
            -> shĭzyokŭ-buggy exhausted
    """)

    def test_the_opponent_sees_them(self) -> None:
        t = table(side(artifacts=["shĭzyokŭ-buggy"], hand=["troll", "fear"]), side(), house=EKWIDON)
        t.do("action", "shĭzyokŭ-buggy")
        t.pick("troll", "fear")
        (shown,) = t.events(CardsRevealed)
        assert shown.to is None and len(shown.cards) == 2


class TestStrangeShell:
    @pytest.mark.rule("glossary/token-creatures", "glossary/cannot")
    def test_it_has_power_1_and_can_neither_fight_nor_reap(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="strange-shell")], token="strange-shell"), side(), house=DIS)
        assert t.card("fear").power == 1
        ada = side(battleline=[spec("fear", token_of="strange-shell")], token="strange-shell")
        t = table(ada, side(battleline=["krump"]), house=EKWIDON)
        assert [t.can(deed, "fear") for deed in ("reap", "fight", "action")] == [False, False, True]

    test = cases("""
        as an action it comes to your hand, as the card it is
            ada: line fear(token_of=strange-shell); token strange-shell
            action fear
            -> fear: battleline > hand, ada hand: fear
    """)


class TestDiplomat:
    @pytest.mark.rule("glossary/token-creatures")
    def test_it_has_power_1(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="diplomat")], token="diplomat"))
        assert t.card("fear").power == 1

    test = cases("""
        after a reap each player gains 1
            ada: line fear(token_of=diplomat); token diplomat
            reap fear
            -> fear exhausted, ada amber: 0 > 2, bo amber: 0 > 1
        it is elusive
            rule: glossary/elusive
            ada: line troll
            bo: line fear(token_of=diplomat); token diplomat
            fight troll fear
            -> troll exhausted
    """)


class TestTrader:
    @pytest.mark.rule("glossary/token-creatures")
    def test_it_has_power_1(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="trader")], token="trader"))
        assert t.card("fear").power == 1

    test = cases("""
        as an action it steals 1 and is destroyed
            rule: glossary/steal
            ada: line fear(token_of=trader); token trader
            bo: amber 3
            action fear
            -> fear: battleline > discard, ada amber: 0 > 1, bo amber: 3 > 2
        it is destroyed where there is nothing to steal, too
            ada: line fear(token_of=trader); token trader
            action fear
            -> fear: battleline > discard
    """)


class TestProspector:
    @pytest.mark.rule("glossary/token-creatures")
    def test_it_has_power_1(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="prospector")], token="prospector"))
        assert t.card("fear").power == 1

    test = cases("""
        destroyed, it draws a card for its controller
            rule: glossary/destroyed
            ada: line fear(token_of=prospector); token prospector; deck krump valdr
            bo: line troll; deck dodger
            fight fear troll
            -> fear: battleline > discard, troll damage: 0 > 1, krump: deck > hand
    """)
