"""Names of cards in a wished language are for what is shown: games, files, searches and lists go by the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kfdesk.cards.facts import LANGUAGES_OF_NAMES, facts, name_cards_in
from kfdesk.collection.columns import card_row
from kfdesk.collection.generator import generate, share_text
from kfdesk.collection.generator.odds import ODDS
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read
from kfdesk.collection.listing import markdown, plain_text
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.suggest import suggest
from kfdesk.collection.titles import TWIN, card_id
from kfdesk.engine.terms import CardType
from kfdesk.language.amounts import for_each
from kfdesk.language.comparisons import NAME, same
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import steal
from kfdesk.language.labels import play
from kfdesk.language.places import discard_pile
from kfdesk.language.sorts import CARD
from kfdesk.language.targets import THIS, each
from kfdesk.match.journal import read
from tests.match.kept import played
from tests.tables import side, table

WISHES = ("", *LANGUAGES_OF_NAMES)


@pytest.fixture(autouse=True)
def no_wish_is_left() -> Iterator[None]:
    yield
    name_cards_in("")


@pytest.mark.parametrize("wish", WISHES)
def test_the_english_name_and_all_names_of_a_card_are_the_same_whatever_is_wished(wish: str) -> None:
    name_cards_in(wish)
    for known in facts().values():
        assert known.title.en == known.name
        assert set(known.title.everywhere()) == {known.name, *(name for _, name in known.names)}


@pytest.mark.parametrize("wish", WISHES)
def test_cards_that_share_a_name_in_one_language_only_are_of_different_names(wish: str) -> None:
    assert facts()["anger"].name_in("pl") == facts()["wrath"].name_in("pl"), "else this tests nothing"
    name_cards_in(wish)
    thief = card("anger", play(steal(for_each(1, each(CARD, same(NAME, THIS), in_=discard_pile())))))
    t = table(side(hand=["anger"], discard=["anger", "wrath", "anger"]), side(amber=5), thief)
    t.do("play", "anger")
    assert t.amber(1) == 3


@pytest.mark.parametrize("wish", ["de", "pl"])
def test_a_game_is_kept_alike_in_every_language_of_names(tmp_path: Path, wish: str) -> None:
    one, game = played(tmp_path / "one", 60)
    name_cards_in(wish)
    other, again = played(tmp_path / "other", 60)
    assert read(one).answers == read(other).answers
    assert game.digest() == again.digest()


def _doubtful() -> Iterator[tuple[str, str, str]]:
    """Yield each card one of whose names is another card's, too, with the sets and houses it was printed in."""
    for known in facts().values():
        names = (known.name, *(name for _, name in known.names))
        if known.type is CardType.TOKEN_CREATURE or known.half is not None or known.id.endswith(TWIN):
            continue
        if any(card_id(name) != known.id for name in names):
            yield from ((known.id, one.set, one.house) for one in known.printings if one.set in ODDS and known.houses)


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("shape", [plain_text, markdown])
def test_a_list_is_read_back_in_every_language_of_names(wish: str, shape: Callable[[DeckRecord], str]) -> None:
    doubtful = list(_doubtful())
    assert {"anger", "wrath", "camouflage", "mimicry"} & {id_ for id_, *_ in doubtful}, "else this tests nothing"
    name_cards_in(wish)
    for code in sorted({code for _, code, _ in doubtful}):
        plain, there = _deck(code), [(id_, house) for id_, set_, house in doubtful if set_ == code]
        for some in (there[first : first + IN_A_DECK] for first in range(0, len(there), IN_A_DECK)):
            deck = plain.model_copy(update={"cards": (*_lines(plain, some), *plain.cards[len(some) :])})
            (row,) = read_any(shape(deck))
            assert isinstance(row, Read), row
            assert Counter(line.id for line in row.record.cards) == Counter(line.id for line in deck.cards), (
                some,
                code,
            )


IN_A_DECK = 4
"""So many of a deck's cards are doubtful ones: few enough that the others still tell its set."""


def _lines(deck: DeckRecord, cards: Sequence[tuple[str, str]]) -> Iterator[CardLine]:
    """Yield these cards in the place of the first ones of the deck."""
    for line, (id_, house) in zip(deck.cards, cards, strict=False):
        yield line.model_copy(update={"id": id_, "title": facts()[id_].name, "maverick": line.house != house})


@pytest.mark.parametrize("wish", WISHES)
def test_what_is_shared_and_kept_of_a_deck_says_nothing_of_names(wish: str) -> None:
    deck = _deck("WC")
    shared, kept = share_text(deck), [card_row(line) for line in deck.cards]
    name_cards_in(wish)
    again = _deck("WC")
    assert again == deck
    assert (share_text(again), [card_row(line) for line in again.cards]) == (shared, kept)


def _deck(code: str) -> DeckRecord:
    return generate(3, set=code, added=datetime(2026, 1, 1, tzinfo=UTC))


def test_proposals_for_the_search_follow_the_wish() -> None:
    french = dict(facts()["trader"].names)["fr"]
    suggest("card:tra", 8, language="en")
    name_cards_in("fr")
    assert any(french in one.text for one in suggest(f"card:{french[:4]}", 9, language="en"))
    name_cards_in("")
    assert not any(french in one.text for one in suggest(f"card:{french[:4]}", 9, language="en"))
