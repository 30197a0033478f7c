"""Decks that are played without some of their cards: what is counted, what is refused, and games of few cards."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.engine import Game, Seat
from kfdesk.engine.decks import DeckList, LeftOut
from kfdesk.engine.rules import SetupError
from kfdesk.engine.terms import PLAYERS, House
from tests.engine.playing import check_replay, check_state, check_views, steps

WHOLE, OTHER = (deck for _, deck in sample_decks()[:2])


def without(deck: DeckList, kept: int) -> DeckList:
    """Return the deck with its first cards only, the others left out."""
    left_out = tuple(LeftOut(f"Never Seen {at}", card.house) for at, card in enumerate(deck.cards[kept:]))
    return replace(deck, cards=deck.cards[:kept], left_out=left_out)


def game(deck: DeckList) -> Game:
    return Game.new((Seat("Ada", deck), Seat("Bo", OTHER)), seed=3, library=library(), first_player=PLAYERS[0])


@pytest.mark.rule("glossary/deck")
def test_cards_left_out_are_counted_and_not_in_the_game() -> None:
    state = game(without(WHOLE, 30)).state
    assert [sum(card.owner == player for card in state.cards[1:]) for player in PLAYERS] == [30, 36]


@pytest.mark.rule("glossary/deck")
@pytest.mark.parametrize(
    ("left_out", "said"),
    [
        ((LeftOut("Never Seen", WHOLE.houses[0]),), "has 36 cards, not 37"),
        ((LeftOut("Never Seen", House.SKYBORN),), "has 36 cards, not 37"),
        ((LeftOut("A Token of Tomorrow"),), ""),
    ],
)
def test_only_cards_of_a_house_count(left_out: tuple[LeftOut, ...], said: str) -> None:
    deck = replace(WHOLE, left_out=left_out)
    if said:
        with pytest.raises(SetupError, match=said):
            game(deck)
    else:
        assert len(game(deck).state.cards) == 1 + 2 * 36


@pytest.mark.rule("glossary/deck")
def test_a_card_left_out_is_of_a_house_of_the_deck() -> None:
    short = without(WHOLE, 35)
    with pytest.raises(SetupError, match="Never Seen belongs to house Skyborn") as refused:
        game(replace(short, left_out=(LeftOut("Never Seen", House.SKYBORN),)))
    assert refused.value.rule == "glossary/deck"


@pytest.mark.parametrize("kept", [0, 3, 6])
def test_a_deck_with_fewer_cards_than_a_hand_is_drawn_whole(kept: int) -> None:
    played = game(without(WHOLE, kept))
    played.choose("yes")  # a mulligan
    player = played.state.players[0]
    assert (len(player.hand), len(player.deck)) == (kept, 0)
    for count, _ in enumerate(steps(played, Random(kept), limit=80)):
        check_state(played)
        if count % 20 == 0:
            check_views(played)
    check_replay(played)
