"""The decks that ship with the program: each may be played, of cards that are written."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts, sets
from kfdesk.collection.files import problems, read_deck_file, sample_decks, save_deck
from kfdesk.collection.generator import sets_for_generation
from kfdesk.collection.token_creatures import makes_token_creatures
from kfdesk.engine import Game
from kfdesk.engine.decks import DECK_HOUSES, DeckList, Seat
from kfdesk.engine.terms import CardType

DECKS = sample_decks()
EACH = pytest.mark.parametrize(("path", "deck"), DECKS, ids=[path.stem for path, _ in DECKS])
LEAST = 3
"""So many decks of each set there are at least."""


def decks_of(code: str) -> list[DeckList]:
    return [deck for path, deck in DECKS if read_deck_file(path).set == code]


def cards_of(deck: DeckList) -> set[str]:
    return {card.id for card in deck.cards}


@EACH
def test_a_sample_deck_may_be_played(path: Path, deck: DeckList) -> None:
    assert problems(deck) == ()
    assert [card.id for card in (*deck.cards, *deck.references) if not library()[card.id].implemented] == []
    game = Game.new((Seat("Ada", deck), Seat("Bo", DECKS[0][1])), seed=1, library=library())
    assert game.decision is not None and game.winner is None


@EACH
def test_only_mavericks_are_of_a_house_they_are_not_printed_in(path: Path, deck: DeckList) -> None:
    assert {card.id for card in deck.cards if card.maverick} == {
        card.id for card in deck.cards if card.house not in facts()[card.id].houses and not _anomaly(card.id)
    }


def _anomaly(card: str) -> bool:
    """Return whether a card was first numbered outside the houses of its set: it may be of any house."""
    return not facts()[card].printings[0].number.isdigit()


@EACH
def test_the_file_is_named_after_the_deck_and_written_by_us(path: Path, deck: DeckList, tmp_path: Path) -> None:
    bare = deck.name.lower().replace("'", "")
    assert path.stem == "-".join("".join(c if c.isalnum() else " " for c in bare).split())
    save_deck(deck, tmp_path / path.name, set_code=read_deck_file(path).set)
    assert (tmp_path / path.name).read_bytes() == path.read_bytes()


@pytest.mark.parametrize("code", list(sets()))
def test_those_of_a_set_show_each_of_its_houses(code: str) -> None:
    """Or none twice, where they cannot show all, as of the thirteen of Menagerie."""
    decks = decks_of(code)
    (made,) = (row for row in sets_for_generation() if row.code == code)
    assert len(decks) >= LEAST
    shown = {str(house) for deck in decks for house in deck.houses}
    assert shown <= set(made.houses) and len(shown) == min(len(made.houses), DECK_HOUSES * len(decks))


@pytest.mark.parametrize(
    ("code", "kind", "count"),
    [
        ("WoE", CardType.TOKEN_CREATURE, 1),
        ("ToC", CardType.TOKEN_CREATURE, 1),
        ("MG2024", CardType.TOKEN_CREATURE, 1),
        ("PV", CardType.PROPHECY, 4),
        ("CC", CardType.ARCHON_POWER, 1),
    ],
)
def test_those_of_a_set_come_with_different_reference_cards(code: str, kind: CardType, count: int) -> None:
    beside = [[card.id for card in deck.references] for deck in decks_of(code)]
    assert {len(cards) for cards in beside} == {count}
    assert {facts()[card].type for cards in beside for card in cards} == {kind}
    assert len({card for cards in beside for card in cards}) == count * len(beside)


@EACH
def test_a_sample_deck_has_a_token_creature_if_it_makes_them(path: Path, deck: DeckList) -> None:
    kinds = {facts()[card.id].type for card in deck.references}
    assert (CardType.TOKEN_CREATURE in kinds) is any(map(makes_token_creatures, cards_of(deck)))


def test_each_deck_of_sets_with_gigantic_creatures_has_another() -> None:
    for code in ("MoMu", "DM"):
        found = [{card for card in cards_of(deck) if facts()[card].other_half} for deck in decks_of(code)]
        assert all(found) and len(set().union(*found)) == sum(map(len, found))


def test_a_deck_has_the_keyraken_with_most_of_its_tentacles() -> None:
    (deck,) = (deck for deck in decks_of("MG2024") if "legendary-keyraken" in cards_of(deck))
    tentacles = [card.id for card in deck.cards if "tentacle" in facts()[card.id].traits]
    assert len(tentacles) >= 5 and len(set(tentacles)) >= 3


def test_together_they_show_a_maverick_and_bear_different_names() -> None:
    assert any(card.maverick for _, deck in DECKS for card in deck.cards)
    assert len({deck.name for _, deck in DECKS}) == len(DECKS)
