"""The decks that ship with the program: each may be played, of cards that are written."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.collection.files import problems, read_deck_file, sample_decks, save_deck
from kfdesk.collection.generator import sets_for_generation
from kfdesk.engine.decks import DeckList

DECKS = sample_decks()
EACH = pytest.mark.parametrize(("path", "deck"), DECKS, ids=[path.stem for path, _ in DECKS])
SHIPPED = {"CotA": 12, "WC": 3, "MM": 3, "DT": 3, "WoE": 3, "GR": 3, "AS": 3}
"""How many decks of each set there are at least."""


@EACH
def test_a_sample_deck_may_be_played(path: Path, deck: DeckList) -> None:
    assert problems(deck) == ()
    assert [card.id for card in deck.cards if not library()[card.id].implemented] == []


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


@pytest.mark.parametrize("code", list(SHIPPED))
def test_those_of_a_set_show_each_of_its_houses(code: str) -> None:
    decks = [deck for path, deck in DECKS if read_deck_file(path).set == code]
    (made,) = (row for row in sets_for_generation() if row.code == code)
    assert len(decks) >= SHIPPED[code]
    assert {str(house) for deck in decks for house in deck.houses} == set(made.houses)


def test_every_set_with_decks_is_named_here() -> None:
    assert {read_deck_file(path).set for path, _ in DECKS} == set(SHIPPED)


def test_together_they_show_a_maverick_and_bear_different_names() -> None:
    assert any(card.maverick for _, deck in DECKS for card in deck.cards)
    assert len({deck.name for _, deck in DECKS}) == len(DECKS)
