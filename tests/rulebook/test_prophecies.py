"""Prophecy cards: double sided, activated with a card under them, fulfilled by the active player, flipped."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.cards import library
from kfdesk.engine import CardSpec, Game, House, IllegalChoice, Move, SetProphecy, Zone
from kfdesk.engine import events as ev
from kfdesk.engine.decks import DeckCard, DeckList, Seat
from kfdesk.engine.rules import NotAdjustable, SetupError
from kfdesk.engine.scenario import Scenario
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.state import PILES
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain, lose, steal
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.moves import HAND, put
from kfdesk.language.labels import fate
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, a
from tests.tables import Table, side, spec, table

FOUR = ("overreach", "bad-omen", "look-how-far-you-ve-come", "wasteful-regret")
"""The sides of two prophecy cards, the first two of one and the last two of the other."""
BARE = {"house": House.DIS}


def under(*ids: str, prophecy: str = "overreach") -> CardSpec:
    """Return an active prophecy with cards facedown under it."""
    return spec(prophecy, active=True, under=[spec(id_, face_down=True) for id_ in ids])


def prophecies(t: Table) -> list[str]:
    """Return the prophecies that the player who is asked may activate now, in their order."""
    return [t.game.state.cards[int(key[10:])].printed.id for key in t.decision.keys() if key.startswith("prophecy:")]


def active(t: Table) -> list[str]:
    """Return the sides of prophecy cards that are active."""
    return [c.printed.id for c in t.game.state.cards if c.active]


class TestActivating:
    @pytest.mark.rule("glossary/prophecy")
    def test_one_side_of_one_card_each_turn_with_a_card_of_the_hand_facedown_under_it(self) -> None:
        t = table(side(prophecies=FOUR, hand=["troll", "fear"]), side(), **BARE)
        assert prophecies(t) == list(FOUR)
        t.do("prophecy", "bad-omen")
        t.offers("troll", "fear")  # of whatever house
        t.pick("troll")
        t.expect_main_step()
        assert active(t) == ["bad-omen"] and prophecies(t) == []
        assert t.zone("troll") == Zone.UNDER and t.game.state.cards[t.number("troll")].face_down
        assert t.reasons(f"prophecy:{t.handle('wasteful-regret')}") == ["glossary/prophecy"]

    @pytest.mark.rule("glossary/prophecy")
    def test_next_turn_another_card_but_neither_side_of_an_active_one(self) -> None:
        t = table(side(prophecies=FOUR, hand=["troll", "fear"]), side(hand=["fear"]), **BARE)
        t.do("prophecy", "overreach")
        t.pick("troll")
        t.end_turn()
        t.end_turn()
        assert prophecies(t) == ["look-how-far-you-ve-come", "wasteful-regret"]
        for closed in ("overreach", "bad-omen"):
            assert t.reasons(f"prophecy:{t.handle(closed)}") == ["glossary/prophecy"]
        t.do("prophecy", "wasteful-regret")
        t.pick("fear")
        assert active(t) == ["overreach", "wasteful-regret"]

    @pytest.mark.rule("glossary/prophecy", "glossary/first-player", "glossary/alpha")
    def test_it_is_neither_playing_nor_using_nor_discarding_a_card(self) -> None:
        t = table(side(prophecies=FOUR, hand=["troll", "fear", "punch"]), side(), turn=1, house=House.DIS)
        t.do("prophecy", "overreach")
        t.pick("troll")
        assert t.can("play", "fear") and t.game.state.memory.acted == 0

    @pytest.mark.rule("glossary/prophecy")
    def test_with_an_empty_hand_nothing_lies_under_it(self) -> None:
        t = table(side(prophecies=FOUR), side(), **BARE)
        t.do("prophecy", "overreach")
        t.expect_main_step()
        assert active(t) == ["overreach"]

    @pytest.mark.rule("glossary/prophecy")
    def test_not_another_players_and_not_in_their_turn(self) -> None:
        t = table(side(hand=["fear"]), side(prophecies=FOUR), **BARE)
        assert prophecies(t) == []
        assert t.reasons(f"prophecy:{t.handle('overreach')}") == ["glossary/prophecy"]
        assert t.reasons(f"prophecy:{t.handle('fear')}") == ["glossary/prophecy"]
        with pytest.raises(IllegalChoice):
            t.answer(f"prophecy:{t.handle('overreach')}")

    @pytest.mark.rule("glossary/prophecy", "glossary/in-play-zone")
    def test_an_inactive_prophecy_does_nothing_and_none_is_in_play(self) -> None:
        t = table(side(battleline=["troll"]), side(prophecies=FOUR), house=House.BROBNAR)
        t.do("reap", "troll")
        t.expect_main_step()
        assert t.events(ev.ProphecyFulfilled) == []
        assert not any(c.in_play for c in t.game.state.cards[1:] if c.printed.id in FOUR)

    @pytest.mark.rule("glossary/prophecy", "glossary/archon-power")
    @pytest.mark.parametrize("id_", ["overreach", "tinkerer"])
    def test_they_lie_beside_the_table_and_nowhere_else(self, id_: str) -> None:
        for zone in ("hand", "deck", "discard", "archives", "purged", "battleline", "artifacts"):
            with pytest.raises(SetupError):
                table(side(**{zone: [id_]}), side())

    @pytest.mark.rule("glossary/prophecy")
    def test_nothing_else_lies_where_they_do_and_of_one_only_one_side_is_up(self) -> None:
        with pytest.raises(SetupError):
            table(side(prophecies=["overreach", "troll"]), side())
        sides = [spec("overreach", active=True), spec("bad-omen", active=True)]
        with pytest.raises(SetupError):
            table(side(prophecies=sides), side())
        two = table(side(prophecies=[sides[0], "wasteful-regret", sides[1]]), side())  # sides of two cards
        assert active(two) == ["overreach", "bad-omen"]


class TestHiddenInformation:
    @pytest.mark.rule("glossary/facedown-cards", "glossary/out-of-play-zones", "glossary/prophecy")
    def test_only_its_player_knows_what_lies_under_a_prophecy(self) -> None:
        t = table(side(prophecies=FOUR, hand=["troll", "fear"]), side(), **BARE)
        t.do("prophecy", "overreach")
        t.pick("troll")
        mine, theirs = t.game.view(0), t.game.view(1)
        (own,) = mine.seats[0].references[0].under
        (other,) = theirs.seats[0].references[0].under
        assert (own.id, own.face_down) == ("troll", True)
        assert other.id is None and other.type is None and other.face_down
        shown = [view.seats[0].references[0] for view in (mine, theirs)]
        assert [(c.id, c.active, c.reverse) for c in shown] == [("overreach", True, t.handle("bad-omen"))] * 2
        number = t.number("troll")
        moves = [e.seen_by(1) for e in t.events(ev.CardMoved) if e.card == number]
        assert [m.card for m in moves] == [0]

    @pytest.mark.rule("glossary/prophecy")
    def test_the_opponent_is_told_nothing_by_the_question_either(self) -> None:
        t = table(side(prophecies=FOUR, hand=["troll", "fear"]), side(), **BARE)
        t.do("prophecy", "overreach")
        assert t.game.view(1).decision is None and t.game.view(0).decision is not None


class TestFulfilling:
    @pytest.mark.rule("glossary/fulfill", "glossary/prophecy")
    def test_the_active_player_follows_the_fate_then_the_card_is_discarded_and_the_prophecy_inactive(self) -> None:
        t = table(
            side(battleline=["krump"], amber=3), side(prophecies=[under("punch")], amber=1),
            card("punch", fate(lose(2))), house=House.BROBNAR,
        )  # fmt: skip
        t.do("reap", "krump")
        t.expect_main_step()
        assert (t.amber(0), t.amber(1)) == (2, 1)  # "you" is the active player, whose turn it is
        assert t.ids(1, "discard") == ["punch"] and active(t) == []
        (revealed,) = t.events(ev.CardsRevealed)
        assert revealed.to is None and revealed.cards == (t.number("punch"),)
        kinds = (ev.ProphecyFulfilled, ev.AmberVerb.LOSE, ev.ProphecyEnded)
        assert tuple(e.kind for e in t.game.events if e.kind in kinds) == kinds

    @pytest.mark.rule("glossary/fulfill", "glossary/facedown-cards")
    def test_the_revealed_card_lies_faceup_for_both_while_its_fate_asks(self) -> None:
        t = table(
            side(battleline=["krump", "valdr"], houses=[House.BROBNAR]),
            side(prophecies=[under("punch", "anger")]),
            card("punch", fate(destroy(a(CREATURE)))),
            house=House.BROBNAR,
        )
        assert {card.face_down for card in t.game.view(0).seats[1].references[0].under} == {True}
        t.do("reap", "krump")
        assert (t.decision.player, t.decision.source) == (0, t.handle("punch"))
        for seat in (0, 1):
            below = t.game.view(seat).seats[1].references[0].under
            assert [(card.id, card.face_down) for card in below] == [("punch", False), ("anger", False)]

    @pytest.mark.rule("glossary/fulfill")
    def test_a_card_without_fate_goes_to_its_owners_discard_pile(self) -> None:
        t = table(side(battleline=["krump"]), side(prophecies=[under("anger")]), house=House.BROBNAR)
        t.do("reap", "krump")
        assert t.ids(1, "discard") == ["anger"] and active(t) == []
        assert t.events(ev.CardDiscarded) == []  # it is put there, not discarded

    @pytest.mark.rule("glossary/fulfill")
    def test_with_several_fates_the_active_player_says_which_comes_first(self) -> None:
        t = table(
            side(battleline=["krump"], amber=1, deck=["fear"]), side(prophecies=[under("punch", "anger")]),
            card("punch", fate(lose(5))), card("anger", fate(gain(1))), house=House.BROBNAR,
        )  # fmt: skip
        t.do("reap", "krump")
        t.expect(DecisionKind.TRIGGER)
        assert t.decision.player == 0 and t.offered() == ["punch", "anger"]
        t.answer(t.decision.keys()[0])
        assert t.amber(0) == 1 and set(t.ids(1, "discard")) == {"punch", "anger"}

    @pytest.mark.rule("glossary/fulfill")
    def test_with_nothing_under_it_the_prophecy_only_becomes_inactive(self) -> None:
        t = table(side(battleline=["krump"]), side(prophecies=[spec("overreach", active=True)]), house=House.BROBNAR)
        t.do("reap", "krump")
        t.expect_main_step()
        assert active(t) == [] and len(t.events(ev.ProphecyFulfilled)) == 1

    @pytest.mark.rule("glossary/fulfill")
    def test_what_its_fate_takes_away_is_not_discarded(self) -> None:
        t = table(
            side(battleline=["krump"]), side(prophecies=[under("punch")]),
            card("punch", fate(put(THIS, HAND))), house=House.BROBNAR,
        )  # fmt: skip
        t.do("reap", "krump")
        assert t.ids(1, "hand") == ["punch"] and t.ids(1, "discard") == [] and active(t) == []

    @pytest.mark.rule("glossary/fulfill", "glossary/prophecy")
    def test_it_is_fulfilled_once_and_may_be_activated_again(self) -> None:
        bo = side(prophecies=[under("punch")], hand=["fear"], houses=[House.DIS])
        t = table(side(battleline=["krump", "valdr"]), bo, house=House.BROBNAR)
        t.do("reap", "krump")
        t.do("reap", "valdr")
        assert len(t.events(ev.ProphecyFulfilled)) == 1
        t.end_turn()
        assert prophecies(t) == ["overreach"]

    @pytest.mark.rule("glossary/fulfill")
    def test_what_happens_while_its_fate_resolves_does_not_fulfill_it_again(self) -> None:
        worse = under("punch", prophecy="it-only-gets-worse")
        t = table(
            side(hand=["urchin"]), side(prophecies=[worse], amber=4), card("punch", fate(steal(1))), house=House.SHADOWS
        )
        t.creature("urchin")
        assert (t.amber(0), t.amber(1)) == (2, 2)  # the second is stolen by the fate
        assert len(t.events(ev.ProphecyFulfilled)) == 1 and active(t) == []

    @pytest.mark.rule("glossary/fulfill")
    def test_in_its_own_players_turn_it_waits(self) -> None:
        t = table(side(battleline=["krump"], prophecies=[under("punch")]), side(), house=House.BROBNAR)
        t.do("reap", "krump")
        assert active(t) == ["overreach"]


class TestFlipping:
    @pytest.mark.rule("glossary/flip", "glossary/prophecy")
    def test_the_other_side_is_active_then_with_the_same_card_under_it(self) -> None:
        heads = under("punch", prophecy="heads-i-win")
        ada = side(prophecies=[heads, "tails-you-lose"], houses=[House.DIS])
        t = table(ada, side(houses=[House.BROBNAR], hand=["troll"], battleline=["urchin"]), **BARE)
        t.answer("end-turn")
        t.answer("yes")
        assert active(t) == ["tails-you-lose"] and t.zone("punch") == Zone.UNDER
        tails = t.game.state.cards[t.number("tails-you-lose")]
        assert tails.under == (t.number("punch"),) and t.game.state.cards[t.number("punch")].parent == tails.id
        t.answer("house:brobnar")
        t.creature("troll")  # beside a creature of another house
        assert active(t) == [] and t.ids(0, "discard") == ["punch"]

    @pytest.mark.rule("glossary/flip")
    def test_it_may_stay_as_it_is(self) -> None:
        heads = under("punch", prophecy="heads-i-win")
        t = table(side(prophecies=[heads, "tails-you-lose"]), side(houses=[House.BROBNAR]), **BARE)
        t.answer("end-turn")
        t.answer("no")
        assert active(t) == ["heads-i-win"]


class TestKeeping:
    """A game with prophecies is built from decks, saved, replayed, forked, corrected and told."""

    def seats(self) -> tuple[Seat, Seat]:
        """Return two seats whose decks bring two prophecy cards each."""
        cards = tuple(DeckCard("troll", House.BROBNAR) for _ in range(36))
        faces = tuple(DeckCard(id_, House.BROBNAR) for id_ in FOUR)
        deck = DeckList("Fated", (House.BROBNAR, House.DIS, House.LOGOS), cards, faces)
        return Seat("Ada", deck), Seat("Bo", deck)

    @pytest.mark.rule("glossary/prophecy", "glossary/deck")
    def test_a_deck_brings_them_and_they_are_never_shuffled_in(self) -> None:
        game = Game.new(self.seats(), seed=3, library=library())
        state = game.state
        for player in state.players:
            sides = [state.cards[c] for c in player.references]
            assert [c.printed.id for c in sides] == list(FOUR)
            assert [c.reverse for c in sides] == [sides[1].id, sides[0].id, sides[3].id, sides[2].id]
            assert len(player.deck) + len(player.hand) == 36 and not any(c.active for c in sides)

    def test_random_games_with_prophecies_keep_all_cards_and_replay_alike(self) -> None:
        fulfilled = 0
        for seed in range(3):
            game, random = Game.new(self.seats(), seed=seed, library=library()), Random(seed)
            for _ in range(400):
                decision = game.decision
                if decision is None:
                    break
                keys = [o.key for o in decision.options if o.key != "end-turn"] or ["end-turn"]
                game.choose(*random.sample(keys, max(1, decision.min)))
            places = [c for p in game.state.players for row in PILES.values() for c in getattr(p, row)]
            below = [u for c in game.state.cards[1:] for u in c.under]
            assert sorted([*places, *below]) == list(range(1, len(game.state.cards)))
            again = Game.replay(game.setup, game.journal)
            assert again.digest() == game.digest() == game.fork().digest()
            fulfilled += sum(isinstance(e, ev.ProphecyFulfilled) for e in game.events)
        assert fulfilled > 5

    def test_the_picture_of_a_table_keeps_what_is_active_and_what_lies_under_it(self) -> None:
        t = table(side(prophecies=FOUR, hand=["troll", "fear"]), side(prophecies=[under("punch")]), **BARE)
        t.do("prophecy", "look-how-far-you-ve-come")
        t.pick("fear")
        scenario = scenario_of(t.game.checkpoint)
        again = Game.from_scenario(Scenario.of_file(scenario.for_file()), library=library())
        for old, new in zip(t.game.state.cards, again.state.cards, strict=True):
            kept = ("id", "active", "reverse", "under", "parent", "face_down", "zone", "owner")
            assert [getattr(old, name) for name in kept] == [getattr(new, name) for name in kept]

    def test_the_digest_tells_an_active_prophecy_from_an_inactive_one(self) -> None:
        tables = [table(side(), side(prophecies=[spec("overreach", active=on)])) for on in (True, False)]
        assert tables[0].game.digest() != tables[1].game.digest()

    def test_the_judge_activates_turns_over_and_ends_them(self) -> None:
        t = table(side(prophecies=FOUR, hand=["troll", "fear"]), side(hand=["punch"]), **BARE)
        front, back = t.handle("overreach"), t.handle("bad-omen")
        t.game.adjust(SetProphecy(card=front, under=t.handle("troll")))
        assert active(t) == ["overreach"] and t.zone("troll") == Zone.UNDER
        assert prophecies(t) == ["look-how-far-you-ve-come", "wasteful-regret"]  # the player's own is still to come
        t.game.adjust(SetProphecy(card=back))
        assert active(t) == ["bad-omen"] and t.game.state.cards[t.number("bad-omen")].under == (t.number("troll"),)
        t.game.adjust(SetProphecy(card=back, active=False))
        assert active(t) == [] and t.ids(0, "discard") == ["troll"]
        giant = table(side(prophecies=FOUR, battleline=["deusillus"]), side())
        with pytest.raises(NotAdjustable):
            giant.game.adjust(SetProphecy(card=giant.handle("overreach"), under=giant.handle("deusillus2")))
        for wrong in (SetProphecy(card=t.handle("fear")), SetProphecy(card=front, under=back)):
            with pytest.raises(NotAdjustable):
                t.game.adjust(wrong)
        with pytest.raises(NotAdjustable):
            t.game.adjust(Move(card=front, zone=Zone.HAND, player=0))
