"""What cards are worth, from made-up games."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.trials.cards import FEWEST, worths
from kfdesk.trials.decks import deck_of, trial_deck
from kfdesk.trials.game import Row
from tests.trials.made_up import ARGUS, ONYX, row, two_decks

MANY = 400


def bit(content: str, card: str) -> int:
    return sum(1 << at for at, listed in enumerate(deck_of(content).cards) if listed.id == card)


def of_one(content: str) -> str:
    """Return a card of which the deck has one copy, and which the other deck lacks."""
    ids = [card.id for card in deck_of(content).cards]
    others = {card.id for deck in two_decks() if deck.content != content for card in deck_of(deck.content).cards}
    return next(id_ for id_ in ids if ids.count(id_) == 1 and id_ not in others)


def test_a_card_that_wins_is_worth_what_it_wins() -> None:
    """Onyx wins 3 of 4 games with the card, and 1 of 4 without."""
    onyx, argus = two_decks()
    card = of_one(onyx.content)
    drawn, random = bit(onyx.content, card), Random(1)
    rows = []
    for seed in range(MANY):
        with_it = seed % 2 == 0
        won = random.random() < (0.75 if with_it else 0.25)
        rows.append(row(onyx.mark, argus.mark, int(not won), seed=seed, drawn=(drawn if with_it else 0, 0)))
    (found,) = worths([onyx, argus], rows)
    assert (found.card, found.drawn, found.not_drawn, found.decks) == (card, MANY // 2, MANY // 2, 1)
    assert found.worth == pytest.approx(50, abs=10) and 6 < found.half_width < 11


def test_cards_of_strong_decks_are_not_worth_more_for_that() -> None:
    """A card that both decks have is drawn more often by the one that wins; within each deck it changes nothing."""
    strong = trial_deck(ARGUS)
    weak = trial_deck(ARGUS.model_copy(update={"name": "Backwards", "cards": ARGUS.cards[::-1]}))
    shared = deck_of(strong.content).cards[0].id
    bits, rows, random = (bit(strong.content, shared), bit(weak.content, shared)), list[Row](), Random(2)
    for seed in range(MANY):
        seen = (bits[0] * (random.random() < 0.8), bits[1] * (random.random() < 0.2))
        rows.append(row(strong.mark, weak.mark, int(random.random() > 0.8), seed=seed, drawn=seen))
    (found,) = [one for one in worths([strong, weak], rows) if one.card == shared]
    assert found.decks == 2
    assert abs(found.worth) < found.half_width < 10


def test_the_uncertainty_of_a_worth_holds_what_it_says() -> None:
    onyx, argus = two_decks()
    drawn, random, held = bit(onyx.content, of_one(onyx.content)), Random(3), 0
    for _ in range(100):
        rows = []
        for seed in range(80):
            with_it = random.random() < 0.5
            won = random.random() < (0.6 if with_it else 0.5)
            rows.append(row(onyx.mark, argus.mark, int(not won), seed=seed, drawn=(drawn * with_it, 0)))
        (found,) = worths([onyx, argus], rows)
        held += abs(found.worth - 10) <= found.half_width
    assert 88 <= held <= 100


def test_nothing_is_said_of_cards_with_few_games() -> None:
    onyx, argus = two_decks()
    drawn = bit(onyx.content, of_one(onyx.content))
    rows = [row(onyx.mark, argus.mark, 0, seed=seed, drawn=(drawn * (seed < FEWEST - 1), 0)) for seed in range(60)]
    assert worths([onyx, argus], rows) == []
    assert worths([trial_deck(ONYX), trial_deck(ARGUS)], []) == []
