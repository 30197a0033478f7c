"""Æmber Skies, Ekwidon: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import DecisionKind, Icon
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.EKWIDON


class TestBarterAndGames:
    def test_each_player_reveals_gains_and_discards_and_creatures_of_these_houses_are_destroyed(self) -> None:
        ada = side(hand=["barter-and-games", "dust-pixie"], battleline=["urchin", "troll"])
        bo = side(archives=[spec("krump", icons=[Icon.AMBER])], battleline=["bumpsy", "dodger", "ancient-bear"])
        t = table(ada, bo)
        t.do("play", "barter-and-games")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 2),
            "bo amber": (0, 1),
            "barter-and-games": ("hand", "discard"),
            "dust-pixie": ("hand", "discard"),
            "krump": ("archives", "discard"),
            "troll": ("battleline", "discard"),
            "bumpsy": ("battleline", "discard"),
            "ancient-bear": ("battleline", "discard"),
        }

    def test_where_there_are_hand_and_archives_the_active_player_says_which(self) -> None:
        bo = side(hand=["krump"], archives=["mother"], battleline=["bumpsy", "dextre"])
        t = table(side(hand=["barter-and-games"]), bo)
        t.do("play", "barter-and-games")
        t.expect(DecisionKind.MODE)
        assert (t.decision.player, t.decision.keys()) == (0, ("mode:0", "mode:1"))
        t.answer("mode:1")
        t.finish()
        assert t.ids(1, "archives") == [] and t.ids(1, "hand") == ["krump"] and t.line(1) == ["bumpsy"]

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_a_player_without_a_card_reveals_none(self) -> None:
        t = table(side(hand=["barter-and-games"]), side(battleline=["troll"]))
        t.do("play", "barter-and-games")
        assert t.changes() == {"barter-and-games": ("hand", "discard")}
        assert t.events(ev.CardsRevealed) == []
        t.expect_main_step()

    def test_a_card_of_two_houses_counts_for_both(self) -> None:
        shown = spec("mother", icons=[House.SKYBORN])
        bo = side(battleline=["dextre", spec("troll", house=House.SKYBORN), "bumpsy"])
        t = table(side(hand=["barter-and-games", shown]), bo)
        t.do("play", "barter-and-games")
        t.finish()
        assert t.line(1) == ["bumpsy"]


class TestGameChanger:
    test = cases("""
        friendly ekwidon creatures steal 1 by an action
            in: ekwidon
            ada: line gemcoat-vendor game-changer krump; amber 0
            bo: line azuretooth; amber 3
            action game-changer
            -> game-changer exhausted, ada amber: 0 > 1, bo amber: 3 > 2
    """)

    @pytest.mark.rule("glossary/cannot")
    def test_they_cannot_reap_others_and_enemies_can(self) -> None:
        mine = side(battleline=["gemcoat-vendor", "game-changer", "krump"])
        theirs = side(battleline=["game-changer"])
        t = table(mine, side(), house=HERE)
        found = [(t.can("reap", card), t.can("action", card)) for card in ("gemcoat-vendor", "game-changer")]
        assert found == [(False, True), (False, True)]
        t = table(mine, side(), house=House.BROBNAR)
        assert (t.can("reap", "krump"), t.can("action", "krump")) == (True, False)
        t = table(side(battleline=["azuretooth"]), theirs, house=HERE)
        assert (t.can("reap", "azuretooth"), t.can("action", "azuretooth")) == (True, False)


class TestSkollenbuzzz:
    test = cases("""
        played it may take a creature of your hand under it, faceup
            rule: glossary/facedown-cards
            in: ekwidon
            ada: hand skŏllĕnbŭzzz troll fear bumpsy
            creature skŏllĕnbŭzzz, answer yes, offers troll bumpsy
            pick bumpsy
            -> skŏllĕnbŭzzz: hand > battleline, skŏllĕnbŭzzz exhausted, bumpsy: hand > under,
            -> bumpsy under: nothing > skŏllĕnbŭzzz
        having reaped too, and it need not
            in: ekwidon
            ada: line skŏllĕnbŭzzz; hand troll
            reap skŏllĕnbŭzzz, answer no
            -> skŏllĕnbŭzzz exhausted, ada amber: 0 > 1
        destroyed it lets them out under your control, and lies on your deck
            rule: glossary/destroyed glossary/putting-cards-into-an-area
            in: brobnar
            ada: line troll
            bo: line skŏllĕnbŭzzz(under=bumpsy); deck fear
            fight troll skŏllĕnbŭzzz, finish
            -> troll exhausted, troll damage: 0 > 5, skŏllĕnbŭzzz: battleline > deck,
            -> bumpsy: under > battleline, bumpsy exhausted,
            -> bo deck: skŏllĕnbŭzzz fear
    """)

    def test_the_card_under_it_lies_faceup(self) -> None:
        t = table(side(battleline=["skŏllĕnbŭzzz"], hand=["troll"]), side(), house=HERE)
        t.do("reap", "skŏllĕnbŭzzz")
        t.answer("yes")
        t.finish()
        (held,) = t.game.view(1).seats[0].battleline[0].under
        assert (held.id, held.face_down) == ("troll", False)


class TestThreeSheetsToTheWind:
    def test_the_opponent_draws_3_and_loses_3_of_all_at_random(self) -> None:
        bo = side(hand=["troll"] * 3, deck=["fear"] * 3 + ["anger"])
        t = table(side(hand=["three-sheets-to-the-wind"], deck=["krump"] * 3), bo, house=HERE)
        t.do("play", "three-sheets-to-the-wind")
        t.expect_main_step()
        sizes = [len(t.ids(1, zone)) for zone in ("hand", "deck", "discard", "purged")]
        assert (sizes, t.ids(1, "deck")[1], t.ids(0, "hand")) == ([3, 2, 1, 1], "anger", [])


class TestAmberwind:
    test = cases("""
        played it is exalted three times
            rule: glossary/exalt
            in: ekwidon
            ada: hand æmberwind
            creature æmberwind
            -> æmberwind: hand > battleline, æmberwind exhausted, æmberwind amber: 0 > 3
        having reaped it gives 1 of it to your pool
            in: ekwidon
            ada: line æmberwind(amber=3)
            reap æmberwind
            -> æmberwind exhausted, æmberwind amber: 3 > 2, ada amber: 0 > 2
    """)


class TestChangeAgent:
    test = cases("""
        each card above 5 in the opponent's hand costs them 1
            in: ekwidon
            ada: line change-agent; hand troll troll troll troll troll troll troll
            bo: hand fear fear fear fear fear fear fear; amber 6
            reap change-agent
            -> change-agent exhausted, ada amber: 0 > 1, bo amber: 6 > 4
        also after a fight
            in: ekwidon
            ada: line change-agent
            bo: line dust-pixie; hand fear fear fear fear fear fear; amber 6
            fight change-agent dust-pixie
            -> change-agent exhausted, change-agent armor used: 0 > 1, dust-pixie: battleline > discard,
            -> bo amber: 6 > 5
        5 cost nothing
            in: ekwidon
            ada: line change-agent
            bo: hand fear fear fear fear fear; amber 6
            reap change-agent
            -> change-agent exhausted, ada amber: 0 > 1
    """)


class TestCoggMiller:
    test = cases("""
        having fought it may destroy an artifact, whose owner archives a card at random
            rule: glossary/archives
            in: ekwidon
            ada: line cogg-miller; artifacts cannon; hand krump
            bo: line dust-pixie; artifacts the-warchest; hand fear
            fight cogg-miller dust-pixie, answer yes, offers cannon the-warchest
            pick the-warchest
            -> cogg-miller exhausted, cogg-miller armor used: 0 > 1, dust-pixie: battleline > discard,
            -> the-warchest: artifacts > discard, fear: hand > archives
        of your own artifact it is you
            in: ekwidon
            ada: line cogg-miller; artifacts cannon; hand krump
            bo: line dust-pixie; artifacts the-warchest; hand fear
            fight cogg-miller dust-pixie, answer yes, pick cannon
            -> cogg-miller exhausted, cogg-miller armor used: 0 > 1, dust-pixie: battleline > discard,
            -> cannon: artifacts > discard, krump: hand > archives
        it need not
            in: ekwidon
            ada: line cogg-miller; artifacts cannon; hand krump
            bo: line dust-pixie
            fight cogg-miller dust-pixie, answer no
            -> cogg-miller exhausted, cogg-miller armor used: 0 > 1, dust-pixie: battleline > discard
    """)

    def test_the_card_is_not_chosen(self) -> None:
        archived = set()
        for seed in range(12):
            bo = side(artifacts=["the-warchest"], battleline=["dust-pixie"], hand=["fear", "anger"])
            t = table(side(battleline=["cogg-miller"]), bo, house=HERE, seed=seed)
            t.fight("cogg-miller", "dust-pixie")
            t.answer("yes")
            t.finish()
            archived |= set(t.ids(1, "archives"))
        assert archived == {"fear", "anger"}


class TestMoonLightSpecial:
    test = cases("""
        a random card of your hand is worth 1
            in: ekwidon
            ada: hand moon-light-special fear
            bo: hand troll
            play moon-light-special
            -> moon-light-special: hand > discard, fear: hand > discard, ada amber: 0 > 2
        without one it is not
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: hand moon-light-special
            play moon-light-special
            -> moon-light-special: hand > discard, ada amber: 0 > 1
    """)

    def test_the_card_is_not_chosen(self) -> None:
        gone = set()
        for seed in range(12):
            t = table(side(hand=["moon-light-special", "fear", "anger"]), side(), house=HERE, seed=seed)
            t.do("play", "moon-light-special")
            t.expect_main_step()
            gone |= set(t.ids(0, "discard"))
        assert gone == {"moon-light-special", "fear", "anger"}


class TestNicheMarket:
    test = cases("""
        a creature with the lowest power of all steals 1 by an action
            in: untamed
            ada: line dust-pixie; artifacts niche-market
            bo: line troll; amber 2
            action dust-pixie
            -> dust-pixie exhausted, ada amber: 0 > 1, bo amber: 2 > 1
    """)

    @pytest.mark.rule("glossary/least-powerful")
    def test_each_of_those_that_are_tied_and_nobody_else(self) -> None:
        mine = side(battleline=["bumpsy", "krump", "ganger-chieftain"], artifacts=["niche-market"])
        t = table(mine, side(battleline=["troll"]), house=House.BROBNAR)
        assert [t.can("action", card) for card in ("bumpsy", "krump", "ganger-chieftain")] == [True, False, True]
        t = table(mine, side(battleline=["dust-pixie"]), house=House.BROBNAR)
        assert [t.can("action", card) for card in ("bumpsy", "krump", "ganger-chieftain")] == [False] * 3


class TestReapTheWildWind:
    @pytest.mark.rule("glossary/bonus-icons")
    def test_each_player_gains_for_the_amber_icons_of_a_card_of_theirs(self) -> None:
        ada = side(hand=["reap-the-wild-wind", spec("troll", icons=["amber", "draw", "amber"])], archives=["krump"])
        bo = side(hand=[spec("fear", icons=["amber"])], archives=[spec("anger", icons=["amber"] * 4)])
        t = table(ada, bo, house=HERE)
        t.do("play", "reap-the-wild-wind")
        t.expect_main_step()
        assert (t.amber(0), t.amber(1)) == (1 + 2, 1)
        assert {card for event in t.events(CardsRevealed) for card in event.cards} == {
            t.number("troll"),
            t.number("fear"),
        }

    def test_whoever_has_no_card_gains_nothing(self) -> None:
        ada = side(hand=["reap-the-wild-wind"], archives=[spec("krump", icons=["amber"])])
        t = table(ada, side(hand=[spec("fear", icons=["amber"])]), house=HERE)
        t.do("play", "reap-the-wild-wind")
        t.expect_main_step()
        assert (t.amber(0), t.amber(1)) == (1, 1)


class TestAceJonavan:
    test = cases("""
        played it captures 1
            in: ekwidon
            ada: hand ace-jonavan
            bo: amber 3
            creature ace-jonavan
            -> ace-jonavan: hand > battleline, ace-jonavan exhausted, ace-jonavan amber: 0 > 1, bo amber: 3 > 2
    """)

    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_keys_of_both_players_cost_1_more_for_each_amber_on_it(self) -> None:
        mine = side(battleline=[spec("ace-jonavan", amber=2), spec("troll", amber=3)])
        t = table(mine, side(battleline=[spec("krump", amber=1)]), house=HERE)
        assert [seat.key_cost for seat in t.game.view(0).seats] == [8, 8]


class TestAerialPedlar:
    test = cases("""
        it buys the least powerful enemy creature, which may be used this turn, with itself
            rule: glossary/control-and-ownership glossary/least-powerful
            in: ekwidon
            ada: line aerial-pedlar
            bo: line troll bumpsy
            reap aerial-pedlar, answer slot:1, answer slot:0
            reap bumpsy
            -> ada amber: 0 > 2, aerial-pedlar exhausted, aerial-pedlar controller: 0 > 1, bumpsy controller: 1 > 0,
            -> bumpsy exhausted, bo line: aerial-pedlar troll, ada line: bumpsy
        without an enemy creature it goes all the same
            in: ekwidon
            ada: line aerial-pedlar krump
            reap aerial-pedlar, finish
            -> ada amber: 0 > 1, aerial-pedlar exhausted, aerial-pedlar controller: 0 > 1
    """)

    def test_no_other_creature_of_that_house_may_be_used(self) -> None:
        t = table(side(battleline=["aerial-pedlar", "krump"]), side(battleline=["bumpsy"]), house=HERE)
        t.do("reap", "aerial-pedlar")
        t.finish()
        assert (t.can("reap", "bumpsy"), t.can("reap", "krump")) == (True, False)


class TestContractExecution:
    test = cases("""
        each creature you play this turn deals 2 damage to any creature
            in: ekwidon
            ada: hand contract-execution gemcoat-vendor game-changer fear
            bo: line krump
            play contract-execution, creature gemcoat-vendor, offers gemcoat-vendor krump
            pick krump, creature game-changer left, offers game-changer gemcoat-vendor krump
            pick krump
            -> contract-execution: hand > discard, ada amber: 0 > 1, gemcoat-vendor: hand > battleline,
            -> gemcoat-vendor exhausted, game-changer: hand > battleline, game-changer exhausted, krump damage: 0 > 4
        an artifact deals none
            in: ekwidon
            ada: hand contract-execution niche-market
            bo: line krump
            play contract-execution, play niche-market
            -> contract-execution: hand > discard, ada amber: 0 > 2, niche-market: hand > artifacts,
            -> niche-market exhausted
    """)


class TestDistributorJanoont:
    test = cases("""
        1 moves from a creature to another one
            in: ekwidon
            ada: line distributor-janŏŏnt krump(amber=2)
            bo: line troll(amber=1) bumpsy
            reap distributor-janŏŏnt, offers distributor-janŏŏnt krump troll bumpsy
            pick troll, offers distributor-janŏŏnt krump bumpsy
            pick krump
            -> distributor-janŏŏnt exhausted, ada amber: 0 > 1, troll amber: 1 > 0, krump amber: 2 > 3
        also after a fight
            in: ekwidon
            ada: line distributor-janŏŏnt krump(amber=2)
            bo: line dust-pixie
            fight distributor-janŏŏnt dust-pixie, pick krump, pick distributor-janŏŏnt
            -> distributor-janŏŏnt exhausted, distributor-janŏŏnt damage: 0 > 1, dust-pixie: battleline > discard,
            -> krump amber: 2 > 1, distributor-janŏŏnt amber: 0 > 1
    """)


class TestHoistOperations:
    test = cases("""
        any creature goes into its owner's archives
            rule: glossary/archives
            in: ekwidon
            ada: hand hoist-operations; line krump
            bo: line troll
            play hoist-operations, offers krump troll
            pick troll
            -> hoist-operations: hand > discard, ada amber: 0 > 1, troll: battleline > archives, bo archives: troll
    """)


class TestSkipperHuko:
    test = cases("""
        if it captures 1, each enemy flank creature is exalted
            rule: glossary/exalt
            in: ekwidon
            ada: line skipper-hukŏ krump
            bo: line troll bumpsy zorg; amber 2
            reap skipper-hukŏ, finish
            -> skipper-hukŏ exhausted, ada amber: 0 > 1, skipper-hukŏ amber: 0 > 1, bo amber: 2 > 1,
            -> troll amber: 0 > 1, zorg amber: 0 > 1
        if there is none to capture, none is
            rule: glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: line skipper-hukŏ
            bo: line troll
            reap skipper-hukŏ
            -> skipper-hukŏ exhausted, ada amber: 0 > 1
    """)


class TestTransparencyReport:
    test = cases("""
        a hand without cards of the active house is worth 2
            in: ekwidon
            ada: hand transparency-report troll fear
            play transparency-report
            -> transparency-report: hand > discard, ada amber: 0 > 2
        with one it is not
            in: ekwidon
            ada: hand transparency-report troll niche-market
            play transparency-report
            -> transparency-report: hand > discard
        an empty one is
            in: ekwidon
            ada: hand transparency-report
            bo: hand niche-market
            play transparency-report
            -> transparency-report: hand > discard, ada amber: 0 > 2
    """)

    def test_the_hand_is_revealed(self) -> None:
        t = table(side(hand=["transparency-report", "troll", "fear"]), side(), house=HERE)
        t.do("play", "transparency-report")
        (shown,) = t.events(CardsRevealed)
        assert set(shown.cards) == {t.number("troll"), t.number("fear")}


class TestVendorHyertula:
    test = cases("""
        destroyed it brings you control of an enemy artifact, which is of ekwidon
            rule: glossary/control-and-ownership
            in: ekwidon
            ada: line vendor-hyertula; artifacts niche-market
            bo: artifacts cannon the-warchest
            reap vendor-hyertula, answer yes, offers cannon the-warchest
            pick cannon
            -> vendor-hyertula: battleline > discard, ada amber: 0 > 1, cannon controller: 1 > 0
        it need not
            in: ekwidon
            ada: line vendor-hyertula
            bo: artifacts cannon
            reap vendor-hyertula, answer no
            -> vendor-hyertula exhausted, ada amber: 0 > 1
        saved by its ward it brings none
            rule: glossary/ward glossary/if-you-do-and-in-order-to
            in: ekwidon
            ada: line vendor-hyertula(warded)
            bo: artifacts cannon
            reap vendor-hyertula, answer yes
            -> vendor-hyertula exhausted, vendor-hyertula warded: yes > no, ada amber: 0 > 1
    """)

    def test_the_artifact_is_of_ekwidon_while_you_control_it(self) -> None:
        t = table(side(battleline=["vendor-hyertula"]), side(artifacts=["cannon"]), house=HERE)
        t.do("reap", "vendor-hyertula")
        t.answer("yes")
        t.finish()
        assert t.card("cannon").houses == (HERE,) and t.can("action", "cannon")


class TestVestedHarold:
    test = cases("""
        discarded it puts a creature of each side into its owner's archives
            rule: glossary/scrap glossary/archives
            in: ekwidon
            ada: hand vĕsted-harŏld; line krump bumpsy
            bo: line troll zorg
            discard vĕsted-harŏld, offers krump bumpsy
            pick krump, offers troll zorg
            pick zorg
            -> vĕsted-harŏld: hand > discard, krump: battleline > archives, zorg: battleline > archives,
            -> ada archives: krump, bo archives: zorg
        of one side alone it is that one
            rule: glossary/resolve-as-much-as-you-can
            in: ekwidon
            ada: hand vĕsted-harŏld; line krump
            discard vĕsted-harŏld, pick krump
            -> vĕsted-harŏld: hand > discard, krump: battleline > archives
    """)


class TestRequisitionWrit:
    test = cases("""
        for 1 paid to the opponent you take control of an enemy creature
            rule: glossary/pay glossary/control-and-ownership
            in: brobnar
            ada: line krump(upgrades=requisition-writ)
            bo: line troll zorg
            reap krump, offers troll zorg
            pick zorg, answer slot:1
            -> krump exhausted, bo amber: 0 > 1, zorg controller: 1 > 0
    """)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_who_cannot_pay_takes_none(self) -> None:
        ada = side(battleline=[spec("krump", upgrades=["requisition-writ"])])
        t = table(ada, side(battleline=["ether-spider"]), house=House.BROBNAR)
        t.do("reap", "krump")
        t.expect_main_step()
        assert (t.card("ether-spider").controller, t.card("ether-spider").amber, t.amber(1)) == (1, 1, 0)


class TestSuggestionBox:
    test = cases("""
        of the top 5 cards one is kept, the others are discarded
            in: brobnar
            ada: line krump(upgrades=suggestion-box); deck fear anger troll zorg bumpsy urchin
            reap krump, offers fear anger troll zorg bumpsy
            pick troll, finish
            -> krump exhausted, ada amber: 0 > 1, troll: deck > hand, fear: deck > discard, anger: deck > discard,
            -> zorg: deck > discard, bumpsy: deck > discard
        of two one
            in: brobnar
            ada: line krump(upgrades=suggestion-box); deck fear anger
            reap krump, pick fear
            -> krump exhausted, ada amber: 0 > 1, fear: deck > hand, anger: deck > discard
    """)


class TestHighStreetChurn:
    def played(self, seed: int) -> tuple[set[str], int]:
        """Return what the opponent discarded for house Brobnar, and how many cards they hold then."""
        bo = side(hand=["troll", "fear", "dextre"], deck=["zorg"] * 7, houses=[House.BROBNAR, House.MARS, House.DIS])
        t = table(side(hand=["high-street-churn"]), bo, house=HERE, seed=seed)
        t.do("play", "high-street-churn")
        assert set(t.decision.keys()) == {"house:brobnar", "house:mars", "house:dis"}
        t.answer("house:brobnar")
        t.expect_main_step()
        return set(t.ids(1, "discard")), len(t.ids(1, "hand"))

    @pytest.mark.rule("glossary/discarding-cards")
    def test_the_opponent_discards_at_random_until_a_card_of_the_house_comes_and_refills_their_hand(self) -> None:
        found = [self.played(seed) for seed in range(16)]
        assert all("troll" in gone and held == 6 for gone, held in found)
        assert {len(gone) for gone, _ in found} == {1, 2, 3}

    def test_without_one_the_whole_hand_goes(self) -> None:
        bo = side(hand=["fear", "dextre"], deck=["zorg"] * 6, houses=[House.BROBNAR, House.MARS, House.DIS])
        t = table(side(hand=["high-street-churn", "troll"], deck=["krump"] * 6), bo, house=HERE)
        t.do("play", "high-street-churn")
        t.answer("house:brobnar")
        t.expect_main_step()
        assert (set(t.ids(1, "discard")), t.ids(1, "hand")) == ({"fear", "dextre"}, ["zorg"] * 6)
        assert t.ids(0, "hand") == ["troll"]


class TestShardOfChange:
    test = cases("""
        for each friendly shard a card of your hand may be swapped with one of its type from your discard pile
            rule: glossary/swap glossary/for-each
            in: ekwidon
            ada: artifacts shard-of-change shard-of-pain; hand troll fear; discard krump anger cannon
            bo: artifacts shard-of-greed; discard bumpsy
            action shard-of-change, answer yes, offers troll fear
            pick troll, offers krump
            pick krump, answer yes, offers krump fear
            pick fear, offers anger
            pick anger
            -> shard-of-change exhausted, troll: hand > discard, krump: discard > hand, fear: hand > discard,
            -> anger: discard > hand
        it need not be
            in: ekwidon
            ada: artifacts shard-of-change cannon; hand troll; discard krump
            action shard-of-change, answer no
            -> shard-of-change exhausted
    """)
