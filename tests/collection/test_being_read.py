"""Decks whose home-made cards have still to be read: nobody waits for that, and it is made up for."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from kfdesk.cards import grammars, library
from kfdesk.collection import homemade, playable, store
from kfdesk.collection.figures import deck_figures
from kfdesk.collection.homemade import HomeCard, NotYetReadError, is_read, register
from kfdesk.collection.playable import playability
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.store import DeckStore
from kfdesk.collection.token_creatures import lacks_token_creature
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.reading.grammar import Grammar
from tests.collection.test_homeshelf import brew
from tests.homemade import GRUMBLE, RAIN, RIDDLE


class Language:
    """Stands for the language of cards: whether it is learned, and which cards were read."""

    def __init__(self) -> None:
        self.ready = False
        self.reads: list[str] = []
        self.coming: Future[Grammar] = Future()

    def learn(self) -> None:
        self.ready = True
        self.coming.set_result(Grammar())

    def read(self, card: HomeCard) -> CardDefinition | tuple[str, ...]:
        assert self.ready, "nobody waits for the grammar"
        self.reads.append(card.name)
        return (card.text,) if card.name == RIDDLE.name else CardDefinition(card.facts, Draft(card.id, ()))


@pytest.fixture
def language(monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    language = Language()
    monkeypatch.setattr(grammars, "is_ready", lambda: language.ready)
    monkeypatch.setattr(grammars, "prepare", lambda: language.coming)
    monkeypatch.setattr(store, "prepare", lambda: language.coming)
    monkeypatch.setattr(homemade, "_worked_out", language.read)
    homemade.forget_read()
    yield language
    homemade.forget_read()


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[DeckStore]:
    opened = DeckStore.open(tmp_path)
    yield opened
    opened.close()


def unread_brew(*cards: HomeCard, key: str = "own:brew") -> DeckRecord:
    """Return a deck with cards that were not read yet."""
    record = brew(*cards, key=key)
    homemade.forget_read()
    return record


@pytest.fixture
def brewed(language: Language) -> DeckRecord:
    language.ready = True
    record = unread_brew(GRUMBLE, RAIN)
    language.ready, language.reads = False, []
    return record


def rows(shelf: DeckStore) -> list[tuple[bool, bool]]:
    return [(row.playable, row.being_read) for row in shelf.rows(shelf.find("").ids)]


def test_a_deck_is_looked_at_without_waiting(language: Language, brewed: DeckRecord) -> None:
    found = playability(brewed)
    assert found.being_read and found.only_being_read and not found.ok and not found.by_agreement
    assert [reason.text.en for reason in found.reasons] == ["Its home-made cards are still being read."]
    half = playability(brewed.model_copy(update={"cards": brewed.cards[:3]}))
    assert half.being_read and not half.only_being_read
    assert GRUMBLE.id not in library() and not lacks_token_creature(brewed) and deck_figures(brewed).cards == 36
    with pytest.raises(NotYetReadError, match="Old Grumble is still being read"):
        _ = GRUMBLE.definition
    assert language.reads == []
    language.learn()
    assert playability(brewed).ok and GRUMBLE.id in library()


def test_the_upkeep_of_the_shelf_waits_for_the_grammar(
    language: Language, brewed: DeckRecord, shelf: DeckStore
) -> None:
    shelf.add([brewed])
    assert rows(shelf) == [(False, True)] and language.reads == []
    asked = 0

    def goes_on() -> bool:
        nonlocal asked
        asked += 1
        if asked == 3:
            language.learn()
        return True

    assert shelf.refresh(before_each=goes_on) == 1
    assert rows(shelf) == [(True, False)] and language.reads == ["Old Grumble", "Rain of Pebbles"]
    assert shelf.refresh() == 0


def test_the_upkeep_stops_while_it_waits_and_between_two_cards(
    language: Language, brewed: DeckRecord, shelf: DeckStore
) -> None:
    shelf.add([brewed])
    assert shelf.refresh(before_each=lambda: False) == 0 and rows(shelf) == [(False, True)]
    language.learn()
    turns = iter((True, True, False))
    assert shelf.refresh(before_each=lambda: next(turns)) == 0
    assert language.reads == ["Old Grumble"] and rows(shelf) == [(False, True)]
    assert shelf.refresh() == 1 and rows(shelf) == [(True, False)]


def test_a_deck_that_is_not_understood_or_broken_is_not_shown_as_one_that_may_be_played_soon(
    language: Language, brewed: DeckRecord, shelf: DeckStore
) -> None:
    language.ready = True
    riddle = unread_brew(RIDDLE)
    language.ready = False
    broken = brewed.model_copy(update={"key": "own:broken", "cards": brewed.cards[:5]})
    shelf.add([riddle])
    shelf.add([broken])
    assert sorted(rows(shelf)) == [(False, False), (False, True)]
    language.learn()
    assert shelf.refresh() == 2 and rows(shelf) == [(False, False)] * 2


def test_reading_at_a_stretch_is_bounded_and_goes_on_later(
    language: Language, brewed: DeckRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    language.learn()
    assert playability(brewed, most_s=0).being_read and language.reads == []
    assert GRUMBLE.id not in library() and deck_figures(brewed).cards == 36 and language.reads == []
    monkeypatch.setattr(playable, "thread_time", iter((0.0, 0.1, 0.3)).__next__)
    assert playability(brewed).being_read and language.reads == ["Old Grumble"]
    assert GRUMBLE.id in library() and RAIN.id not in library()


def test_of_so_many_cards_it_is_known_what_they_are(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    language.learn()
    monkeypatch.setattr(homemade, "MOST_KEPT", 2)
    cards = [GRUMBLE.model_copy(update={"power": power}) for power in (10, 11, 12)]
    register(cards)
    for card in (cards[0], cards[1], cards[0], cards[2]):
        assert homemade.compiled(card) is homemade.compiled(card)
    assert [is_read(card) for card in cards] == [True, False, True] and len(language.reads) == 3
    same = cards[0].model_copy(update={"key": "another"})
    assert is_read(same), "the key changes nothing"
