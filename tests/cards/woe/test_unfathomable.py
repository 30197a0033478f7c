"""Winds of Exchange, Unfathomable: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House
from kfdesk.engine.events import CardDiscarded, CardsRevealed, Shuffled
from kfdesk.engine.keys import key_cost
from kfdesk.engine.rules import IllegalChoice
from kfdesk.engine.terms import PLAYERS, DecisionKind, Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.UNFATHOMABLE
CULTISTS = [spec("dust-imp", token_of="cultist") for _ in range(5)]
FULL_HAND = ["warsong"] * 6


def hatching(t: Table) -> int:
    """Return the hatch counters on the infection."""
    return dict(t.game.state.cards[t.number("extrematode-infection")].counters).get("hatch", 0)


class TestBrackishShoreline:
    test = cases("""
        a creature that fought is not readied at the end of the turn, another one is
            rule: glossary/ready-and-exhausted
            in: brobnar
            ada: artifacts brackish-shoreline; line troll krump(exhausted)
            bo: line bumpsy
            fight troll bumpsy, end turn
            -> troll exhausted, troll damage: 0 > 5, bumpsy: battleline > discard, krump exhausted: yes > no
        a creature of its opponent is not readied either
            in: brobnar
            ada: line troll krump
            bo: artifacts brackish-shoreline; line bumpsy
            fight troll bumpsy, reap krump, end turn
            -> troll exhausted, troll damage: 0 > 5, bumpsy: battleline > discard, ada amber: 0 > 1
        one that destroyed its enemy before the fight was used to fight
            rule: glossary/fight
            in: unfathomable
            ada: artifacts brackish-shoreline; line xenos-darkshadow; discard fear fear fear
            ada: hand warsong warsong warsong warsong warsong warsong
            bo: line dust-pixie troll
            fight xenos-darkshadow dust-pixie, end turn
            -> xenos-darkshadow exhausted, dust-pixie: battleline > discard
        a card readies it all the same
            in: brobnar
            ada: artifacts brackish-shoreline; line troll; hand anger
            bo: line dust-pixie bumpsy
            fight troll dust-pixie, play anger, finish
            -> troll exhausted, troll damage: 0 > 6, dust-pixie: battleline > discard, bumpsy: battleline > discard,
            -> anger: hand > discard, ada amber: 0 > 1
    """)

    def test_it_is_readied_a_turn_later_and_a_creature_that_was_attacked_in_its_own(self) -> None:
        ada = side(artifacts=["brackish-shoreline"], battleline=[spec("krump", warded=True)])
        t = table(ada, side(battleline=[spec("troll", ready=False)]), house=House.BROBNAR)
        t.fight("krump", "troll")
        t.end_turn()
        assert not t.card("krump").ready and not t.card("troll").ready
        t.end_turn()
        assert not t.card("krump").ready and t.card("troll").ready
        t.end_turn()
        assert t.card("krump").ready


class TestBryozoarch:
    test = cases("""
        instead of the effect of an opponent's action card the creature on your left flank is destroyed
            rule: glossary/replacement-effects glossary/flank
            in: brobnar
            ada: hand punch; line troll
            bo: line krump bryozoarch mother
            play punch
            -> punch: hand > discard, ada amber: 0 > 1, krump: battleline > discard
        itself, where it stands there
            in: brobnar
            ada: hand punch; line troll
            bo: line bryozoarch krump
            play punch
            -> punch: hand > discard, ada amber: 0 > 1, bryozoarch: battleline > discard
        your own action cards do as they say
            in: brobnar
            ada: hand punch; line krump bryozoarch
            bo: line troll
            play punch, pick troll
            -> punch: hand > discard, ada amber: 0 > 1, troll damage: 0 > 3
        a warded creature stays, and the effect does not resolve
            rule: glossary/ward
            in: brobnar
            ada: hand punch
            bo: line krump(warded) bryozoarch
            play punch
            -> punch: hand > discard, ada amber: 0 > 1, krump warded: yes > no
        an action card without an effect has none to be replaced
            in: unfathomable
            ada: hand open-the-seal
            bo: line krump bryozoarch
            play open-the-seal
            -> open-the-seal: hand > discard, ada amber: 0 > 1
        so do the opponent's creatures
            in: unfathomable
            ada: hand covetous-hema
            bo: line krump bryozoarch; amber 4
            creature covetous-hema
            -> covetous-hema: hand > battleline, covetous-hema exhausted, covetous-hema amber: 0 > 3, bo amber: 4 > 1
    """)


class TestExtrematodeInfection:
    def infected(self, **troll: bool) -> Table:
        """Return the table in the turn of Bo after Ada played the upgrade on his Troll."""
        deck = ["fear"] * 8
        ada = side(hand=["extrematode-infection", *FULL_HAND], deck=deck, token="fish", battleline=["krump"])
        bo = side(battleline=[spec("troll", **troll)], hand=FULL_HAND, deck=deck, token="fish")
        t = table(ada, bo, house=HERE)
        t.do("play", "extrematode-infection")
        t.offers("krump", "troll")
        t.pick("troll")
        assert hatching(t) == 3
        t.end_turn()
        return t

    @pytest.mark.rule("glossary/upgrades", "glossary/counters-and-tokens")
    def test_at_the_start_of_its_players_turns_a_counter_goes_and_with_the_last_one_the_creature_hatches(self) -> None:
        t = self.infected()
        assert hatching(t) == 3, "it is not touched in the opponent's turn"
        for left in (2, 1):
            t.end_turn()
            assert (hatching(t), t.line(0), t.line(1)) == (left, ["krump"], ["troll"])
            t.end_turn()
            assert hatching(t) == left
        t.end_turn()
        assert (t.line(0), t.line(1), t.zone("troll")) == ([*["fish"] * 3, "krump"], [], "discard")
        assert t.zone("extrematode-infection") == "discard"

    @pytest.mark.rule("glossary/ward")
    def test_a_warded_creature_survives_its_brood_for_a_turn(self) -> None:
        t = self.infected(warded=True)
        for _ in range(5):
            t.end_turn()
        assert (t.line(0).count("fish"), t.line(1), t.card("troll").warded) == (3, ["troll"], False)
        t.end_turn()
        t.end_turn()
        assert (t.line(0).count("fish"), t.line(1)) == (6, [])


class TestGiltspineSchool:
    test = cases("""
        it brings 3 token creatures
            rule: glossary/token-creatures
            in: unfathomable
            ada: hand giltspine-school; deck fear anger labwork charge; token fish
            creature giltspine-school, finish
            -> giltspine-school: hand > battleline, giltspine-school exhausted, fear: deck > battleline, fear exhausted,
            -> anger: deck > battleline, anger exhausted, labwork: deck > battleline, labwork exhausted
        token creatures are not readied at the end of the turn, others are
            rule: glossary/ready-and-exhausted
            in: unfathomable
            ada: line giltspine-school(exhausted) fear(token_of=fish exhausted); token fish
            end turn
            -> giltspine-school exhausted: yes > no
        a card readies them all the same
            in: brobnar
            ada: line giltspine-school fear(token_of=fish exhausted); hand anger; token fish
            bo: line dust-pixie
            play anger, offers giltspine-school fear, pick fear, pick dust-pixie
            -> anger: hand > discard, ada amber: 0 > 1, fear damage: 0 > 1, dust-pixie: battleline > discard
    """)

    def test_those_of_the_opponent_are_not_readied_either(self) -> None:
        bo = side(battleline=["troll", spec("fear", token_of="fish", ready=False)], token="fish")
        t = table(side(battleline=["giltspine-school"]), bo, house=HERE)
        t.end_turn()
        t.do("reap", "troll")
        t.end_turn()
        assert t.card("troll").ready and not t.card("fear").ready


class TestHypoxia:
    test = cases("""
        all token creatures are destroyed, no others
            rule: glossary/token-creatures
            in: unfathomable
            ada: hand hypoxia; line troll fear(token_of=priest); token priest
            bo: line anger(token_of=priest) krump; token priest
            play hypoxia, finish
            -> hypoxia: hand > discard, ada amber: 0 > 1, fear: battleline > discard, anger: battleline > discard
    """)


class TestOfferingToKiligog:
    """It has two "Omni:" abilities, of which one is used."""

    @pytest.mark.rule("glossary/omni", "glossary/if-you-do-and-in-order-to")
    def test_for_a_destroyed_creature_one_of_your_discard_pile_is_put_under_it_facedown(self) -> None:
        ada = side(artifacts=["offering-to-kiligog"], battleline=["troll", "krump"], discard=["bumpsy", "fear"])
        t = table(ada, side(battleline=["urchin"], discard=["smaaash"]), house=House.LOGOS)
        t.do("omni", "offering-to-kiligog")
        t.answer("mode:0")
        t.offers("troll", "krump")
        t.pick("troll")
        assert sorted(t.offered()) == ["bumpsy", "troll"]
        t.pick("bumpsy")
        (lying,) = t.card("offering-to-kiligog").under
        assert (lying.id, lying.face_down, t.zone("troll")) == ("bumpsy", True, "discard")
        t.expect_main_step()

    def test_where_no_creature_is_destroyed_nothing_is_put_under_it(self) -> None:
        ada = side(artifacts=["offering-to-kiligog"], battleline=[spec("troll", warded=True)], discard=["bumpsy"])
        t = table(ada, side(), house=House.LOGOS)
        t.do("omni", "offering-to-kiligog")
        t.finish()
        assert (t.card("offering-to-kiligog").under, t.zone("bumpsy")) == ((), "discard")

    @pytest.mark.rule("errata/offering-to-kiligog", "glossary/token-creatures")
    def test_all_cards_under_it_become_token_creatures(self) -> None:
        offering = spec("offering-to-kiligog", under=["troll", "fear"])
        ada = side(artifacts=[offering], battleline=["krump"], token="cultist")
        t = table(ada, side(), house=House.LOGOS)
        t.do("omni", "offering-to-kiligog")
        t.answer("mode:1")
        t.finish()
        assert sorted(t.line(0)) == ["cultist", "cultist", "krump"]
        assert t.card("offering-to-kiligog").under == ()


class TestPlunder:
    def plundered(self, *keys: str, hand: tuple[str, ...] = ("krump", "anger", "fear"), seed: int = 0) -> Table:
        """Return the table after it was played and these answers were given."""
        bo = side(hand=hand, discard=["urchin"], battleline=["troll"])
        t = table(side(hand=["plunder", "labwork"], deck=["charge"]), bo, house=HERE, seed=seed)
        t.do("play", "plunder")
        for key in keys:
            t.expect(DecisionKind.MODE)
            t.answer(key)
        return t

    def shown(self, t: Table) -> list[str]:
        """Return the ids of the cards that were revealed, in that order."""
        assert all((event.player, event.to) == (1, None) for event in t.events(CardsRevealed))
        return [t.game.state.cards[c].printed.id for event in t.events(CardsRevealed) for c in event.cards]

    @pytest.mark.rule("glossary/repeat", "glossary/discarding-cards")
    def test_cards_are_revealed_as_often_as_you_like_and_the_last_one_is_discarded(self) -> None:
        t = self.plundered("mode:0", "mode:1")
        shown = self.shown(t)
        assert len(set(shown)) == len(shown) == 2
        assert t.changes() == {
            "plunder": ("hand", "discard"),
            "ada amber": (0, 1),
            shown[-1]: ("hand", "discard"),
        }
        assert [event.player for event in t.events(CardDiscarded)] == [1]
        t.expect_main_step()

    @pytest.mark.rule("glossary/may")
    def test_you_can_stop_without_either(self) -> None:
        t = self.plundered("mode:2")
        assert (len(self.shown(t)), len(t.ids(1, "hand"))) == (1, 3)
        t.expect_main_step()

    def test_no_card_is_revealed_twice(self) -> None:
        t = self.plundered("mode:0", "mode:0")
        assert sorted(self.shown(t)) == ["anger", "fear", "krump"]
        assert t.decision.keys() == ("mode:1", "mode:2"), "nothing is left to reveal"
        t.answer("mode:1")
        assert t.zone(self.shown(t)[-1]) == "discard"
        t.expect_main_step()

    def test_which_card_it_is_nobody_chooses(self) -> None:
        assert len({self.shown(self.plundered("mode:2", seed=seed))[0] for seed in range(8)}) > 1

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_without_a_hand_nothing_is_revealed(self) -> None:
        t = self.plundered(hand=())
        assert self.shown(t) == []
        t.expect_main_step()


class TestPrimordialVault:
    test = cases("""
        at the start of your turn it makes a cultist
            rule: glossary/token-creatures
            in: brobnar
            bo: artifacts primordial-vault; line troll; deck fear anger; token cultist
            end turn
            -> fear: deck > battleline, fear exhausted
        not at the start of the opponent's
            in: brobnar
            ada: artifacts primordial-vault; line troll; hand fear fear fear fear fear fear; deck fear anger
            ada: token cultist
            end turn
        and no other token creature
            in: brobnar
            bo: artifacts primordial-vault; line troll; deck fear anger; token priest
            end turn
        for 4 friendly cultists tangaika comes from deck or discard pile to hand
            rule: glossary/search glossary/if-you-do-and-in-order-to
            in: unfathomable
            ada: artifacts primordial-vault; deck tangaika krump; discard tangaika kamalani; token cultist
            ada: line fear(token_of=cultist) anger(token_of=cultist) troll labwork(token_of=cultist)
            bo: line charge(token_of=cultist) punch(token_of=cultist); token cultist
            action primordial-vault, finish
            -> primordial-vault exhausted, fear: battleline > discard, anger: battleline > discard,
            -> labwork: battleline > discard
    """)

    @pytest.mark.parametrize("found", [0, 1, None])
    def test_five_cultists_are_one_too_many_and_tangaika_need_not_be_found(self, found: int | None) -> None:
        piles = {"deck": ["krump", "tangaika"], "discard": ["tangaika", "kamalani"]}
        t = table(side(artifacts=["primordial-vault"], battleline=CULTISTS, token="cultist", **piles), house=HERE)
        t.do("action", "primordial-vault")
        t.offers(*["dust-imp"] * 5, least=4, most=4)
        t.pick(*(("dust-imp", n) for n in range(4)))
        t.finish_until(DecisionKind.CARD)
        t.offers("tangaika", "tangaika", least=0)
        t.answer(*([f"card:{t.handle('tangaika', found)}"] if found is not None else ["done"]))
        t.expect_main_step()
        assert t.ids(0, "hand") == ["tangaika"] * (found is not None)
        assert len(t.events(Shuffled)) == 1


class TestSibylWaimare:
    test = cases("""
        at the start of the opponent's turn their top card is discarded and all creatures of its house are exhausted
            rule: glossary/this-way
            in: brobnar
            ada: line sibyl-waimare troll dust-imp; deck fear
            bo: line krump urchin; deck anger fear
            end turn
            -> fear: deck > hand, anger: deck > discard, troll exhausted, krump exhausted
        without a deck nothing is exhausted
            in: brobnar
            ada: line sibyl-waimare troll
            bo: line krump; discard anger
            end turn
        not at the start of your own turn
            in: brobnar
            ada: deck punch
            bo: line sibyl-waimare troll; deck anger
            end turn
            -> punch: deck > hand
    """)

    @pytest.mark.rule("glossary/bonus-icons", "glossary/active-player")
    def test_it_is_the_opponent_who_discards(self) -> None:
        t = table(side(battleline=["sibyl-waimare"]), side(deck=["anger"]), house=HERE)
        t.end_turn()
        assert [event.player for event in t.events(CardDiscarded)] == [1]


class TestTangaika:
    @pytest.mark.rule("glossary/restrictions")
    def test_three_cultists_are_too_few_whatever_the_opponent_has(self) -> None:
        ada = side(hand=["tangaika"], battleline=[*CULTISTS[:3], "troll"], token="cultist")
        t = table(ada, side(battleline=CULTISTS[3:], token="cultist"), house=House.UNFATHOMABLE)
        assert not t.can("play", "tangaika")
        with pytest.raises(IllegalChoice, match="4 or more"):
            t.do("play", "tangaika")

    @pytest.mark.rule("glossary/restrictions")
    def test_with_four_it_is_played(self) -> None:
        ada = side(hand=["tangaika"], battleline=CULTISTS[:4], token="cultist")
        t = table(ada, house=House.UNFATHOMABLE)
        t.creature("tangaika")
        assert t.zone("tangaika") == "battleline"

    def test_after_a_fight_it_is_an_amber(self) -> None:
        t = table(side(battleline=["tangaika"]), side(battleline=["bumpsy", "troll"]), house=House.UNFATHOMABLE)
        t.do("fight", "tangaika")
        t.pick("bumpsy")
        assert t.amber(0) == 1
        assert t.card("troll").damage == 5  # splash-attack 5


class TestWeakLink:
    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/ready-and-exhausted")
    @pytest.mark.parametrize(("ready", "cost"), [(True, 6), (False, 12)])
    def test_while_its_creature_is_exhausted_the_keys_of_its_player_cost_6_more(self, ready: bool, cost: int) -> None:
        linked = spec("krump", ready=ready, upgrades=["weak-link"])
        t = table(side(), side(battleline=["troll", linked]))
        assert [key_cost(t.game.core, player) for player in PLAYERS] == [6, cost]

    def test_your_own_creature_costs_you(self) -> None:
        linked = spec("krump", ready=False, upgrades=["weak-link"])
        t = table(side(battleline=[linked]), side(battleline=[spec("troll", ready=False)]))
        assert [key_cost(t.game.core, player) for player in PLAYERS] == [12, 6]


class TestAzureBasinOutpost:
    test = cases("""
        for a friendly creature under the deck 3 enemy creatures are exhausted
            in: unfathomable
            ada: artifacts azure-basin-outpost; line troll kamalani; deck fear
            bo: line krump bumpsy urchin mother
            action azure-basin-outpost, offers troll kamalani, pick troll, offers 3-3 of: krump bumpsy urchin mother
            pick krump urchin mother
            -> azure-basin-outpost exhausted, troll: battleline > deck, krump exhausted, urchin exhausted,
            -> mother exhausted
            -> ada deck: fear troll
        a warded one stays, and nobody is exhausted
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            in: unfathomable
            ada: artifacts azure-basin-outpost; line troll(warded)
            bo: line krump
            action azure-basin-outpost, finish
            -> azure-basin-outpost exhausted, troll warded: yes > no
        of two enemies both are exhausted
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: artifacts azure-basin-outpost; line troll
            bo: line krump bumpsy
            action azure-basin-outpost, finish
            -> azure-basin-outpost exhausted, troll: battleline > deck, krump exhausted, bumpsy exhausted
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_one_that_you_only_control_goes_under_its_owners_deck(self) -> None:
        ada = side(artifacts=["azure-basin-outpost"], battleline=[spec("troll", owner=1)], deck=["fear"])
        t = table(ada, side(deck=["anger"]), house=HERE)
        t.do("action", "azure-basin-outpost")
        t.finish()
        assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["fear"], ["anger", "troll"])


class TestCatchAndRelease:
    @pytest.mark.rule("glossary/discarding-cards", "glossary/chains")
    def test_all_creatures_return_and_each_hand_is_cut_to_6_cards(self) -> None:
        left = set()
        for seed in range(6):
            ada = side(
                hand=["catch-and-release", *FULL_HAND[:5]], battleline=["troll", spec("krump", owner=1), "bumpsy"]
            )
            bo = side(hand=["labwork"] * 4, battleline=["urchin"])
            t = table(ada, bo, house=HERE, seed=seed)
            t.do("play", "catch-and-release")
            t.finish()
            assert (t.line(0), t.line(1)) == ([], [])
            assert sorted(t.ids(1, "hand")) == ["krump", *["labwork"] * 4, "urchin"], "6 cards are not too many"
            assert len(t.ids(0, "hand")) == 6
            assert t.game.state.players[0].chains == 2
            assert t.game.state.players[1].chains == 0
            left.add(tuple(sorted(t.ids(0, "hand"))))
        assert len(left) > 1, "which cards they are nobody chooses"

    def test_the_opponents_hand_is_cut_too(self) -> None:
        bo = side(hand=["labwork"] * 7, battleline=["urchin"])
        t = table(side(hand=["catch-and-release", "fear"]), bo, house=HERE)
        t.do("play", "catch-and-release")
        t.finish()
        assert (t.ids(0, "hand"), len(t.ids(1, "hand"))) == (["fear"], 6)
        assert [event.player for event in t.events(CardDiscarded)] == [1, 1]

    @pytest.mark.rule("glossary/discarding-cards")
    @pytest.mark.parametrize(("answer", "order"), [("mode:0", [0, 1, 1]), ("mode:1", [1, 1, 0])])
    def test_where_both_discard_the_active_player_says_who_begins(self, answer: str, order: list[int]) -> None:
        ada = side(hand=["catch-and-release", *FULL_HAND], battleline=["troll"])
        t = table(ada, side(hand=["labwork"] * 8), house=HERE)
        t.do("play", "catch-and-release")
        t.expect(DecisionKind.MODE)
        assert t.decision.player == 0
        t.answer(answer)
        t.expect_main_step()
        assert [event.player for event in t.events(CardDiscarded)] == order


class TestDragnet:
    test = cases("""
        a creature returns to hand with the neighbors of its house, no others
            rule: glossary/neighbor
            in: unfathomable
            ada: hand dragnet; line punch(token_of=fish) kamalani; token fish
            bo: line bumpsy troll krump urchin
            play dragnet, offers punch kamalani bumpsy troll krump urchin, pick krump
            -> dragnet: hand > discard, ada amber: 0 > 1, krump: battleline > hand, troll: battleline > hand
        both neighbors, of your own
            in: unfathomable
            ada: hand dragnet; line troll bumpsy krump
            bo: line smaaash
            play dragnet, pick bumpsy
            -> dragnet: hand > discard, ada amber: 0 > 1, troll: battleline > hand, bumpsy: battleline > hand,
            -> krump: battleline > hand
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_each_goes_to_its_owner(self) -> None:
        t = table(side(hand=["dragnet"]), side(battleline=[spec("troll", owner=0), "krump"]), house=HERE)
        t.do("play", "dragnet")
        t.expect_main_step()
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["troll"], ["krump"])


class TestKelpingHands:
    test = cases("""
        destroyed, it gives your creatures poison
            rule: glossary/omni glossary/poison
            in: brobnar
            ada: artifacts kelping-hands; line troll
            bo: line krump(warded) mother
            omni kelping-hands, fight troll mother
            -> kelping-hands: artifacts > discard, troll exhausted, troll damage: 0 > 5, mother: battleline > discard
        the opponent's have none
            in: brobnar
            ada: artifacts kelping-hands; line troll
            bo: line dust-pixie
            omni kelping-hands, fight troll dust-pixie
            -> kelping-hands: artifacts > discard, troll exhausted, troll damage: 0 > 1,
            -> dust-pixie: battleline > discard
    """)

    @pytest.mark.rule("glossary/lasting-effects")
    def test_for_this_turn_all_of_yours_have_it_those_that_come_later_too(self) -> None:
        ada = side(artifacts=["kelping-hands"], battleline=["troll"], hand=["krump"])
        t = table(ada, side(battleline=["bumpsy"]), house=House.BROBNAR)
        t.do("omni", "kelping-hands")
        t.creature("krump")
        poisonous = [id_ for id_ in ("troll", "krump", "bumpsy") if Keyword.POISON in dict(t.card(id_).keywords)]
        assert poisonous == ["troll", "krump"]
        t.end_turn()
        assert Keyword.POISON not in dict(t.card("troll").keywords)


class TestPhysaloha:
    test = cases("""
        damaged creatures are not readied at the end of the turn, undamaged ones are
            rule: glossary/damage
            in: brobnar
            ada: line physaloha(exhausted) troll(damage=1 exhausted); artifacts cannon(exhausted)
            end turn
            -> physaloha exhausted: yes > no, cannon exhausted: yes > no
        the opponent's neither
            in: brobnar
            ada: line troll(damage=1 exhausted) krump(exhausted)
            bo: line physaloha
            end turn
            -> krump exhausted: yes > no
        a card readies them all the same
            in: brobnar
            ada: line physaloha troll(damage=1 exhausted); hand anger
            bo: line dust-pixie
            play anger, offers physaloha troll, pick troll, pick dust-pixie
            -> anger: hand > discard, ada amber: 0 > 1, troll damage: 1 > 2, dust-pixie: battleline > discard
    """)


class TestSoleft:
    test = cases("""
        destroyed, it takes the creature on the opponent's left flank with it
            rule: glossary/flank glossary/destroyed
            in: brobnar
            ada: line bumpsy troll krump
            bo: line urchin soleft
            fight troll soleft
            -> troll exhausted, troll damage: 0 > 3, soleft: battleline > discard, bumpsy: battleline > discard
        a creature that stands alone is there
            in: unfathomable
            ada: line soleft
            bo: line krump
            fight soleft krump
            -> soleft: battleline > discard, krump: battleline > discard
    """)


class TestStirCrazy:
    test = cases("""
        each ready creature captures 1 from its opponent
            rule: glossary/capture
            in: unfathomable
            ada: hand stir-crazy; line troll bumpsy(exhausted); amber 3
            bo: line krump urchin mother(exhausted); amber 3
            play stir-crazy
            -> stir-crazy: hand > discard, ada amber: 3 > 2, bo amber: 3 > 2, troll amber: 0 > 1, krump amber: 0 > 1,
            -> urchin amber: 0 > 1
        where there is too little the active player says which creatures do
            in: unfathomable
            ada: hand stir-crazy; line troll krump
            bo: amber 1
            play stir-crazy, pick krump troll
            -> stir-crazy: hand > discard, ada amber: 0 > 1, bo amber: 1 > 0, krump amber: 0 > 1
    """)


class TestTimotiTheDammed:
    test = cases("""
        it brings a token creature
            rule: glossary/token-creatures
            in: unfathomable
            ada: hand timoti-the-dammed; deck fear anger; token fish
            creature timoti-the-dammed, finish
            -> timoti-the-dammed: hand > battleline, timoti-the-dammed exhausted, fear: deck > battleline,
            -> fear exhausted
        with a token creature of yours the opponent forges no key
            rule: glossary/cannot
            in: unfathomable
            ada: line timoti-the-dammed fear(token_of=fish); token fish
            bo: amber 6
            end turn
        with none they do, whatever they control
            in: unfathomable
            ada: line timoti-the-dammed troll
            bo: line fear(token_of=fish); token fish; amber 6
            end turn
            -> bo amber: 6 > 0, bo keys: nothing > red
        you forge keys yourself
            in: unfathomable
            bo: line timoti-the-dammed fear(token_of=fish); token fish; amber 6
            end turn
            -> bo amber: 6 > 0, bo keys: nothing > red
    """)


class TestWatchYourStep:
    @pytest.mark.rule("glossary/house-choice", "glossary/token-creatures")
    @pytest.mark.parametrize(("chosen", "made"), [("brobnar", []), ("dis", ["fish", "fish"])])
    def test_another_house_than_the_one_named_makes_two_ready_token_creatures(
        self, chosen: str, made: list[str]
    ) -> None:
        bo = side(houses=[House.BROBNAR, House.DIS, House.MARS], hand=FULL_HAND)
        hand = ["watch-your-step", *FULL_HAND]
        t = table(side(hand=hand, deck=["fear", "anger", "labwork", "charge"], token="fish"), bo, house=HERE)
        t.do("play", "watch-your-step")
        assert set(t.decision.keys()) == {"house:brobnar", "house:dis", "house:mars"}
        t.answer("house:brobnar")
        t.answer("end-turn")
        t.answer(f"house:{chosen}")
        t.finish()
        assert (t.line(0), t.line(1)) == (made, [])
        assert all(card.ready for card in t.cards() if card.zone == "battleline")
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:mars")
        t.finish()
        assert t.line(0) == made, "for one turn only"

    def test_a_turn_without_an_active_house_makes_them_too(self) -> None:
        hand = [spec("watch-your-step", house=House.DIS), "restringuntus"]
        ada = side(hand=hand, deck=["fear"] * 9, token="fish")
        t = table(ada, side(houses=[House.BROBNAR]), house=House.DIS)
        t.do("play", "watch-your-step")
        t.finish()
        t.do("play", "restringuntus")
        t.answer("slot:0")
        t.answer("house:brobnar")
        t.answer("end-turn")
        t.finish()
        assert (t.game.state.active, t.game.state.active_house) == (1, None)
        assert t.line(0).count("fish") == 2


class TestYanthiGhostfin:
    test = cases("""
        for a creature purged from either discard pile it makes a token creature
            rule: glossary/purge glossary/if-you-do-and-in-order-to
            in: unfathomable
            ada: line yanthi-ghostfin; deck fear anger; discard krump labwork; token fish
            bo: discard troll charge; line bumpsy
            reap yanthi-ghostfin, offers krump troll, pick troll, finish
            -> yanthi-ghostfin exhausted, ada amber: 0 > 1, troll: discard > purged, fear: deck > battleline,
            -> fear exhausted
        without a creature there it makes none
            in: unfathomable
            ada: line yanthi-ghostfin; deck fear anger; discard labwork; token fish
            bo: discard charge
            reap yanthi-ghostfin
            -> yanthi-ghostfin exhausted, ada amber: 0 > 1
        it is elusive, and a fight purges nothing
            rule: glossary/elusive
            in: unfathomable
            ada: line yanthi-ghostfin; discard krump; deck fear; token fish
            bo: line yanthi-ghostfin
            fight yanthi-ghostfin yanthi-ghostfin#2
            -> yanthi-ghostfin exhausted
    """)


class TestAbyssalSight:
    def seen(self, **troll: bool) -> Table:
        """Return the table after it was played and the Troll was chosen."""
        ada = side(hand=["abyssal-sight", "labwork"], battleline=[spec("troll", **troll), "krump"])
        t = table(ada, side(hand=["fear", "anger", "charge"], battleline=["bumpsy"]), house=HERE)
        t.do("play", "abyssal-sight")
        t.offers("troll", "krump")
        t.pick("troll")
        return t

    @pytest.mark.rule("glossary/discarding-cards")
    def test_for_a_friendly_creature_you_see_the_hand_and_choose_what_is_discarded(self) -> None:
        t = self.seen()
        (shown,) = t.events(CardsRevealed)
        assert (len(shown.cards), shown.to) == (3, 0)
        assert (t.offered(), t.decision.player) == (["fear", "anger", "charge"], 0)
        t.pick("anger")
        assert t.changes() == {
            "abyssal-sight": ("hand", "discard"),
            "ada amber": (0, 1),
            "troll": ("battleline", "discard"),
            "anger": ("hand", "discard"),
        }
        assert [event.player for event in t.events(CardDiscarded)] == [1]
        t.expect_main_step()

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_where_none_is_destroyed_the_hand_stays_hidden(self) -> None:
        t = self.seen(warded=True)
        assert not t.events(CardsRevealed) and len(t.ids(1, "hand")) == 3
        t.expect_main_step()


class TestAdultSwim:
    @pytest.mark.rule("glossary/power", "glossary/movement-between-zones")
    def test_those_of_3_power_or_less_come_on_their_owners_decks_in_an_order_that_nobody_chooses(self) -> None:
        orders = set()
        for seed in range(6):
            ada = side(hand=["adult-swim"], battleline=["soleft", "urchin", "dust-imp", "timoti-the-dammed"])
            bo = side(battleline=["flounderight", spec("dust-pixie", owner=0), "troll"], deck=["anger"])
            t = table(ada, bo, house=HERE, seed=seed)
            t.do("play", "adult-swim")
            t.expect_main_step()
            assert sorted(t.ids(0, "deck")) == ["dust-imp", "dust-pixie", "soleft", "urchin"]
            assert (t.ids(1, "deck"), t.line(0)) == (["flounderight", "anger"], ["timoti-the-dammed"])
            assert t.line(1) == ["troll"]
            orders.add(tuple(t.ids(0, "deck")))
        assert len(orders) > 1


class TestBefuddle:
    def befuddled(self, house: str, chosen: str) -> Table:
        """Return the table in the opponent's turn after a house was named and that house was chosen."""
        houses = [House.BROBNAR, House.DIS]
        bo = side(houses=houses, hand=["krump", "dust-imp"], battleline=["ember-imp", "troll"])
        t = table(side(hand=["befuddle", "kamalani"]), bo, house=HERE)
        t.do("play", "befuddle")
        assert t.decision.keys() == ("house:brobnar", "house:dis")
        t.answer(f"house:{house}")
        t.answer("end-turn")
        t.answer(f"house:{chosen}")
        return t

    @pytest.mark.rule("glossary/lasting-effects", "glossary/cannot")
    def test_cards_of_other_houses_cannot_be_played_in_the_opponents_next_turn(self) -> None:
        t = self.befuddled("brobnar", "dis")
        assert not t.can("play", "dust-imp")
        assert t.reasons(f"play:{t.handle('dust-imp')}") == ["glossary/restrictions"]
        assert t.can("discard", "dust-imp") and t.can("reap", "ember-imp")
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:dis")
        assert t.can("play", "dust-imp"), "for one turn only"

    def test_cards_of_that_house_can(self) -> None:
        t = self.befuddled("brobnar", "brobnar")
        assert t.can("play", "krump")

    def test_your_own_can_all_be_played(self) -> None:
        t = table(side(hand=["befuddle", "kamalani"]), side(houses=[House.BROBNAR]), house=HERE)
        t.do("play", "befuddle")
        t.answer("house:brobnar")
        assert t.can("play", "kamalani")


class TestCovetousHema:
    test = cases("""
        played, it captures 3
            in: unfathomable
            ada: hand covetous-hema
            bo: amber 4
            creature covetous-hema
            -> covetous-hema: hand > battleline, covetous-hema exhausted, covetous-hema amber: 0 > 3, bo amber: 4 > 1
    """)

    @pytest.mark.rule("glossary/elusive", "glossary/flank")
    @pytest.mark.parametrize(
        ("line", "elusive"), [(["troll", "covetous-hema", "krump"], True), (["covetous-hema", "krump"], False)]
    )
    def test_between_others_it_is_elusive(self, line: list[str], elusive: bool) -> None:
        t = table(side(battleline=line), side())
        assert (Keyword.ELUSIVE in dict(t.card("covetous-hema").keywords)) is elusive


class TestCrushingDeep:
    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/lasting-effects")
    @pytest.mark.parametrize(("keys", "cost"), [((), 6), (("red",), 9), (("red", "blue"), 12)])
    def test_for_each_key_of_the_opponent_all_keys_cost_3_more_in_their_next_turn(
        self, keys: tuple[str, ...], cost: int
    ) -> None:
        t = table(side(hand=["crushing-deep"], keys=["red"]), side(keys=keys), house=HERE)
        t.do("play", "crushing-deep")
        costs = [[key_cost(t.game.core, player) for player in PLAYERS]]
        for _ in range(2):
            t.end_turn()
            costs.append([key_cost(t.game.core, player) for player in PLAYERS])
        assert costs == [[6, 6], [cost, cost], [6, 6]]

    @pytest.mark.rule("card-faq/waking-nightmare-1")
    def test_a_key_forged_in_that_turn_counts(self) -> None:
        t = table(side(hand=["crushing-deep"]), side(keys=["red"], amber=20, hand=FULL_HAND), house=HERE)
        t.do("play", "crushing-deep")
        t.end_turn()
        assert (t.amber(1), len(t.game.state.players[1].keys)) == (11, 2)
        assert key_cost(t.game.core, PLAYERS[1]) == 12


class TestFathomReaver:
    test = cases("""
        it brings a token creature
            in: unfathomable
            ada: hand fathom-reaver; deck fear anger; token fish
            creature fathom-reaver, finish
            -> fathom-reaver: hand > battleline, fathom-reaver exhausted, fear: deck > battleline, fear exhausted
    """)

    @pytest.mark.rule("turn/step-5-draw-cards")
    @pytest.mark.parametrize(("mine", "drawn"), [([spec("anger", token_of="fish")], 5), (["krump"], 6)])
    def test_with_a_token_creature_of_yours_the_opponent_draws_up_to_one_less(
        self, mine: list[CardSpec | str], drawn: int
    ) -> None:
        ada = side(battleline=["fathom-reaver", *mine], deck=["fear"] * 9, token="fish")
        bo = side(battleline=[spec("labwork", token_of="fish")], deck=["fear"] * 9, token="fish")
        t = table(ada, bo)
        t.end_turn()
        t.end_turn()
        assert (len(t.ids(0, "hand")), len(t.ids(1, "hand"))) == (6, drawn)


class TestInitiation:
    test = cases("""
        it makes a token creature and is archived while you hold 3 cards
            rule: glossary/token-creatures
            in: unfathomable
            ada: hand initiation krump troll bumpsy; deck fear anger; token fish
            bo: hand labwork
            play initiation, finish
            -> initiation: hand > archives, fear: deck > battleline, fear exhausted
        with 4 it is not
            in: unfathomable
            ada: hand initiation krump troll bumpsy mother; deck fear anger; token fish
            play initiation, finish
            -> initiation: hand > discard, fear: deck > battleline, fear exhausted
    """)


class TestKamalani:
    test = cases("""
        destroyed, it brings 2 token creatures
            rule: glossary/destroyed glossary/token-creatures
            in: brobnar
            ada: line troll
            bo: line kamalani; deck fear anger labwork; token fish
            fight troll kamalani, finish
            -> troll exhausted, troll damage: 0 > 4, kamalani: battleline > discard, fear: deck > battleline,
            -> fear exhausted, anger: deck > battleline, anger exhausted
    """)


class TestKelpminder:
    @pytest.mark.rule("glossary/enhance")
    def test_in_the_game_it_has_neither_ability_nor_icons(self) -> None:
        t = table(side(hand=["kelpminder"], deck=["fear"]), side(amber=2), house=HERE)
        t.creature("kelpminder")
        assert t.changes() == {"kelpminder": ("hand", "battleline"), "kelpminder exhausted": (False, True)}


class TestSkullbackCrab:
    test = cases("""
        its action steals 1
            in: unfathomable
            ada: line skullback-crab
            bo: amber 2
            action skullback-crab
            -> skullback-crab exhausted, ada amber: 0 > 1, bo amber: 2 > 1
        it poisons what it fights
            rule: glossary/poison
            in: unfathomable
            ada: line skullback-crab
            bo: line troll
            fight skullback-crab troll
            -> skullback-crab: battleline > discard, troll: battleline > discard
    """)


class TestSunkCost:
    @pytest.mark.rule("glossary/discarding-cards")
    @pytest.mark.parametrize(("house", "made"), [("brobnar", ["fish"]), ("dis", [])])
    def test_a_discarded_card_of_the_chosen_house_makes_a_token_creature(self, house: str, made: list[str]) -> None:
        ada = side(hand=["sunk-cost", "troll"], deck=["fear", "charge"], token="fish")
        t = table(ada, side(hand=["krump", "anger"]), house=HERE)
        t.do("play", "sunk-cost")
        t.expect(DecisionKind.HOUSE)
        t.answer(f"house:{house}")
        t.finish()
        assert (t.line(0), len(t.ids(1, "hand")), t.ids(0, "hand")) == (made, 1, ["troll"])
        assert [event.player for event in t.events(CardDiscarded)] == [1]

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_without_a_card_in_hand_none_is_made(self) -> None:
        t = table(side(hand=["sunk-cost"], deck=["fear", "charge"], token="fish"), side(), house=HERE)
        t.do("play", "sunk-cost")
        t.expect_main_step()
        assert t.line(0) == []

    def test_which_card_it_is_nobody_chooses(self) -> None:
        left = set()
        for seed in range(8):
            t = table(side(hand=["sunk-cost"]), side(hand=["krump", "anger"]), house=HERE, seed=seed)
            t.do("play", "sunk-cost")
            t.answer("house:dis")
            t.expect_main_step()
            left.add(tuple(t.ids(1, "hand")))
        assert left == {("krump",), ("anger",)}


class TestToxicudaVenom:
    test = cases("""
        its creature has poison
            rule: glossary/poison
            in: brobnar
            ada: line krump(upgrades=toxicuda-venom)
            bo: line troll
            fight krump troll
            -> krump: battleline > discard, toxicuda-venom: upgrade > discard, troll: battleline > discard
    """)


class TestCultist:
    test = cases("""
        destroyed by its action, it wards a friendly creature
            rule: glossary/ward glossary/token-creatures
            in: unfathomable
            ada: line fear(token_of=cultist) troll krump; token cultist
            bo: line bumpsy
            action fear, offers troll krump, pick krump
            -> fear: battleline > discard, krump warded
        warded itself, it wards nobody
            rule: glossary/if-you-do-and-in-order-to
            in: unfathomable
            ada: line fear(token_of=cultist warded) troll; token cultist
            action fear
            -> fear exhausted, fear warded: yes > no
    """)

    def test_it_is_an_aquan_of_2_power(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="cultist")], token="cultist"))
        assert (t.card("fear").power, t.card("fear").traits) == (2, ("aquan",))


class TestFlounderight:
    test = cases("""
        destroyed, it takes the creature on the opponent's right flank with it
            rule: glossary/flank glossary/destroyed
            in: brobnar
            ada: line bumpsy troll krump
            bo: line flounderight urchin
            fight troll flounderight
            -> troll exhausted, troll damage: 0 > 3, flounderight: battleline > discard, krump: battleline > discard
        in your own turn, too
            in: unfathomable
            ada: line flounderight
            bo: line troll krump
            fight flounderight troll
            -> flounderight: battleline > discard, troll damage: 0 > 3, krump: battleline > discard
    """)


class TestFish:
    test = cases("""
        destroyed, it deals 2 damage to the most powerful enemy creature
            rule: glossary/most-powerful glossary/token-creatures
            in: unfathomable
            ada: line fear(token_of=fish) troll; token fish
            bo: line mother krump bumpsy
            fight fear mother
            -> fear: battleline > discard, mother damage: 0 > 2, krump damage: 0 > 2
        in the opponent's turn, too
            in: brobnar
            ada: line krump smaaash
            bo: line fear(token_of=fish) troll; token fish
            fight krump fear
            -> krump exhausted, krump damage: 0 > 4, fear: battleline > discard
        of equals the active player picks one
            in: brobnar
            ada: line bumpsy smaaash silvertooth
            bo: line fear(token_of=fish); token fish
            fight bumpsy fear, offers bumpsy smaaash, pick smaaash
            -> bumpsy exhausted, bumpsy damage: 0 > 2, smaaash damage: 0 > 2, fear: battleline > discard
    """)

    def test_it_is_a_beast_of_2_power(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="fish")], token="fish"))
        assert (t.card("fear").power, t.card("fear").traits) == (2, ("beast",))


class TestPriest:
    test = cases("""
        its action exhausts an enemy creature
            rule: glossary/ready-and-exhausted glossary/token-creatures
            in: unfathomable
            ada: line fear(token_of=priest) troll; token priest
            bo: line krump bumpsy
            action fear, offers krump bumpsy, pick bumpsy
            -> fear exhausted, bumpsy exhausted
    """)

    def test_it_is_an_aquan_of_2_power(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="priest")], token="priest"))
        assert (t.card("fear").power, t.card("fear").traits) == (2, ("aquan",))


class TestRaider:
    test = cases("""
        in your turn it has poison
            rule: glossary/poison glossary/token-creatures
            in: unfathomable
            ada: line fear(token_of=raider); token raider
            bo: line troll
            fight fear troll
            -> fear: battleline > discard, troll: battleline > discard
        in the opponent's it has none
            in: brobnar
            ada: line troll
            bo: line fear(token_of=raider); token raider
            fight troll fear
            -> troll exhausted, troll damage: 0 > 1, fear: battleline > discard
    """)

    def test_it_is_an_aquan_of_1_power(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="raider")], token="raider"))
        assert (t.card("fear").power, t.card("fear").traits) == (1, ("aquan",))
