"""Decks that somebody puts together, copy by copy."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kfdesk.cards.facts import facts
from kfdesk.collection.composing import (
    DeckForm,
    broken,
    named,
    new_deck,
    size_of,
    swapped,
    with_another,
    with_beside,
    with_copy,
    with_houses,
    with_icons,
    without_copy,
)
from kfdesk.collection.homemade import MOST_CARRIED, HomeCard
from kfdesk.collection.records import MAX_LINES, DeckRecord, Source
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.rules import Reason
from kfdesk.engine.terms import CardType, House, Icon
from tests.homemade import RAIN, RECRUIT, read

HOUSES = (House.BROBNAR, House.DIS, House.LOGOS)


@pytest.fixture
def empty() -> DeckRecord:
    return new_deck("Foundlings", HOUSES, added=datetime(2026, 1, 2, tzinfo=UTC))


def of(deck: DeckRecord, *numbers: int) -> DeckRecord:
    """Return the deck with so many copies of a card of each of its houses."""
    for card, house, number in zip(("anger", "fear", "foggify"), HOUSES, numbers, strict=True):
        for _ in range(number):
            deck = with_copy(deck, card, house)
    return deck


def said(reasons: tuple[Reason, ...]) -> list[str]:
    return [reason.text.en for reason in reasons]


def test_equal_copies_are_one_line_and_other_icons_another(empty: DeckRecord) -> None:
    deck = with_copy(with_copy(empty, "fear", House.DIS), "fear", House.DIS)
    (line,) = deck.cards
    assert (line.id, line.house, line.count, line.maverick) == ("fear", "dis", 2, False)
    deck = with_icons(deck, line, (Icon.DRAW, House.MARS))
    assert [(one.count, one.icons) for one in deck.cards] == [(1, ()), (1, ("draw", "mars"))]
    deck = with_icons(deck, deck.cards[1], ())
    assert [(one.count, one.icons) for one in deck.cards] == [(2, ())]
    deck = without_copy(without_copy(deck, deck.cards[0]), deck.cards[0].model_copy(update={"count": 1}))
    assert deck.cards == () and deck.key == empty.key


def test_a_card_of_another_house_is_a_maverick(empty: DeckRecord) -> None:
    deck = with_copy(empty, "fear", House.LOGOS)
    assert deck.cards[0].maverick and deck.deck_list().cards[0].maverick


def test_a_home_made_card_is_carried_along_as_long_as_it_is_in_the_deck(empty: DeckRecord) -> None:
    card = HomeCard(name="Ash Imp", type=CardType.CREATURE, houses=(House.DIS,), power=2, icons=(Icon.CAPTURE,))
    deck = with_copy(empty, card.id, House.DIS, home=card)
    assert deck.homemade == (card,) and deck.cards[0].icons == ("capture",) and deck.is_homemade
    assert without_copy(deck, deck.cards[0]).homemade == ()


def test_a_deck_that_was_put_together_is_never_a_registered_one(empty: DeckRecord) -> None:
    assert (
        empty.source is Source.HOMEMADE
        and empty.uuid is None
        and of(empty, 12, 12, 12).deck_list().kind is DeckKind.THEORY
    )


@pytest.mark.rule("glossary/deck")
def test_three_houses_of_twelve_cards_are_a_deck_of_both_forms(empty: DeckRecord) -> None:
    deck = of(empty, 12, 12, 12)
    assert broken(deck, DeckForm.PUBLISHED) == broken(deck, DeckForm.FREE) == ()
    assert [size_of(deck, house) for house in HOUSES] == [12, 12, 12]


@pytest.mark.rule("glossary/deck")
def test_other_numbers_can_be_played_but_are_not_like_published_decks(empty: DeckRecord) -> None:
    deck = of(empty, 14, 10, 12)
    assert broken(deck, DeckForm.FREE) == ()
    assert said(broken(deck, DeckForm.PUBLISHED)) == [
        "A deck has 12 cards of each house; this one has 14 of Brobnar.",
        "A deck has 12 cards of each house; this one has 10 of Dis.",
    ]


def test_what_is_missing_is_said_while_one_builds(empty: DeckRecord) -> None:
    assert said(broken(of(empty, 1, 0, 0), DeckForm.FREE)) == ["A deck has 36 cards; this one has 1."]
    two = with_houses(of(empty, 12, 12, 12), HOUSES[:2])
    assert len(said(broken(two, DeckForm.FREE))) == 2


def test_a_card_whose_text_is_not_understood_stands_in_the_way(empty: DeckRecord) -> None:
    card = HomeCard(name="Ash Imp", type=CardType.CREATURE, houses=(House.DIS,), power=2, text="Play: Frob it.")
    deck = with_copy(of(empty, 12, 11, 12), card.id, House.DIS, home=card)
    read((card,))
    assert "Ash Imp" in said(broken(deck, DeckForm.FREE))[0]


def test_a_deck_keeps_its_key_under_another_name(empty: DeckRecord) -> None:
    assert named(empty, "Others").key == empty.key and named(empty, "Others").name == "Others"


def test_a_deck_never_has_more_than_the_shelf_can_keep(empty: DeckRecord) -> None:
    deck = of(empty, 0, 100, 0)
    assert with_copy(deck, "fear", House.DIS) is deck
    deck = with_icons(with_copy(with_icons(deck, deck.cards[0], (Icon.DRAW,)), "fear", House.DIS), deck.cards[0], ())
    assert with_icons(deck, deck.cards[1], ()) is deck, "the other line has as many copies as a line may have"
    assert with_another(deck, deck.cards[0]) is deck and with_another(empty, deck.cards[0]) is empty
    assert [one.count for one in with_another(deck, deck.cards[1]).cards] == [100, 2]
    lines = tuple(deck.cards[0].model_copy(update={"title": f"Fear {number}"}) for number in range(MAX_LINES))
    full = deck.model_copy(update={"cards": lines})
    assert with_copy(full, "anger", House.BROBNAR) is full and with_icons(full, lines[0], (Icon.DRAW,)) is full
    assert DeckRecord.model_validate_json(full.model_dump_json()) == full
    cards = [RAIN.model_copy(update={"name": f"Rain {number}"}) for number in range(MOST_CARRIED + 1)]
    deck = empty
    for card in cards:
        deck = with_copy(deck, card.id, House.DIS, home=card)
    assert deck.homemade == tuple(cards[:-1]) and with_copy(deck, cards[0].id, House.DIS, home=cards[0]) != deck


@pytest.mark.parametrize(
    ("name", "shown"), [("  ", "Foundlings"), ("\u202e\n", "Foundlings"), ("A\ud800\nB", "A B"), ("x" * 300, "x" * 200)]
)
def test_a_name_is_one_that_can_be_kept(empty: DeckRecord, name: str, shown: str) -> None:
    assert named(empty, name).name == shown
    assert DeckRecord.model_validate_json(named(empty, name).model_dump_json())


def test_one_token_creature_is_beside_a_deck_home_made_or_not(empty: DeckRecord) -> None:
    deck = with_beside(with_copy(empty, "fear", House.DIS), "grunt")
    assert [(line.id, line.house) for line in deck.references] == [("grunt", "mars")] and deck.size == 1
    deck = with_beside(deck, RECRUIT.id, home=RECRUIT)
    assert [line.id for line in deck.references] == [RECRUIT.id] and deck.homemade == (RECRUIT,)
    deck = without_copy(deck, deck.references[0])
    assert deck.references == () and deck.homemade == () and deck.size == 1


def test_a_token_creature_stays_where_no_side_of_a_prophecy_has_room(empty: DeckRecord) -> None:
    sides = [card.id for card in facts().values() if card.type is CardType.PROPHECY][:5]
    deck = with_beside(empty, "grunt")
    for side in sides[:4]:
        deck = with_beside(deck, side)
    token = deck.references[0]
    assert token.id == "grunt" and swapped(deck, token, sides[4]) == deck
