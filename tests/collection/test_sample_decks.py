"""The decks that ship with the program: each may be played, of cards that are written."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.collection.files import problems, read_deck_file, sample_decks, save_deck
from kfdesk.engine.decks import DeckList
from kfdesk.engine.terms import House

DECKS = sample_decks()
EACH = pytest.mark.parametrize(("path", "deck"), DECKS, ids=[path.stem for path, _ in DECKS])
COTA = {House.BROBNAR, House.DIS, House.LOGOS, House.MARS, House.SANCTUM, House.SHADOWS, House.UNTAMED}


@EACH
def test_a_sample_deck_may_be_played(path: Path, deck: DeckList) -> None:
    assert problems(deck) == ()
    assert [card.id for card in deck.cards if not library()[card.id].implemented] == []


@EACH
def test_only_mavericks_are_of_a_house_they_are_not_printed_in(path: Path, deck: DeckList) -> None:
    assert {card.id for card in deck.cards if card.maverick} == {
        card.id for card in deck.cards if card.house not in facts()[card.id].houses
    }


@EACH
def test_the_file_is_named_after_the_deck_and_written_by_us(path: Path, deck: DeckList, tmp_path: Path) -> None:
    bare = deck.name.lower().replace("'", "")
    assert path.stem == "-".join("".join(c if c.isalnum() else " " for c in bare).split())
    save_deck(deck, tmp_path / path.name, set_code=read_deck_file(path).set)
    assert (tmp_path / path.name).read_bytes() == path.read_bytes()


def test_together_they_show_every_house_of_the_set_and_a_maverick() -> None:
    assert len(DECKS) >= 8 + 2
    assert {house for _, deck in DECKS for house in deck.houses} == COTA
    assert any(card.maverick for _, deck in DECKS for card in deck.cards)
    assert len({deck.name for _, deck in DECKS}) == len(DECKS)
