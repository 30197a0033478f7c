"""The copies of cards on a shelf: how many, where, and what of each set is owned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from kfdesk.cards.facts import facts
from kfdesk.collection.allcards.completion import Share, completion, most_owned, rarest_owned
from kfdesk.collection.allcards.finding import found_cards
from kfdesk.collection.allcards.owned import NONE_OWNED, Holdings, Standing
from kfdesk.collection.allcards.printed import house_of
from kfdesk.collection.records import DeckRecord, Source
from kfdesk.collection.store import DeckStore
from kfdesk.text.folding import searchable
from tests.collection.shelves import deck

DECKS = [deck(number).model_copy(update={"source": Source.MASTER_VAULT, "alliance": False}) for number in range(1, 31)]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DeckStore]:
    made = DeckStore.open(tmp_path_factory.mktemp("shelf"))
    made.add(DECKS)
    yield made
    made.close()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[DeckStore]:
    made = DeckStore.open(tmp_path)
    yield made
    made.close()


def counted(decks: list[DeckRecord]) -> Counter[str]:
    """Return the copies of each card in the lists of decks."""
    found: Counter[str] = Counter()
    for record in decks:
        for line in (*record.cards, *record.references):
            if line.id is not None:
                found[line.id] += line.count
    return found


def ids(store: DeckStore, text: str) -> set[str]:
    return set(found_cards(text, Holdings(store.copies)).ids)


def test_copies_are_those_of_the_lists(store: DeckStore) -> None:
    owned, wanted = store.copies.counts(), counted(DECKS)
    assert {card: held.copies for card, held in owned.cards.items() if card in facts()} == dict(wanted)
    card, copies = wanted.most_common(1)[0]
    held = owned.of(card)
    having = [record for record in DECKS if any(line.id == card for line in record.cards)]
    assert (held.copies, held.decks, held.sets) == (copies, len(having), frozenset(record.set for record in having))
    assert owned.decks == len(DECKS) and owned.others == {} and owned.of("nobody") == NONE_OWNED


def test_what_counts_follows_the_shelf(empty: DeckStore) -> None:
    first, card = DECKS[0], DECKS[0].cards[1].id
    assert card is not None
    assert empty.copies.counts().of(card) == NONE_OWNED
    empty.add([first])
    assert empty.copies.counts().of(card).decks == 1
    empty.trash([first.key])
    assert empty.copies.counts().of(card) == NONE_OWNED and empty.copies.decks_with(card) == []
    empty.untrash([first.key])
    assert empty.copies.counts().of(card).decks == 1


@pytest.mark.parametrize(
    ("change", "standing"),
    [
        ({"source": Source.GENERATED}, Standing.GENERATED),
        ({"source": Source.SAMPLE}, Standing.SAMPLE),
        ({"source": Source.HOMEMADE, "key": "own:made"}, Standing.THEORY),
        ({"alliance": True}, Standing.ALLIANCE),
        ({"source": Source.TEXT}, Standing.OWNED),
    ],
)
def test_some_decks_are_told_apart(empty: DeckStore, change: dict[str, object], standing: Standing) -> None:
    record = DECKS[0].model_copy(update=change)
    card = record.cards[1].id
    assert card is not None
    empty.add([record])
    owned, held = empty.copies.counts(), empty.copies.counts().of(card)
    (found,) = empty.copies.decks_with(card)
    assert found.standing is standing
    if standing is Standing.OWNED:
        assert (held.elsewhere, owned.decks, owned.others) == (0, 1, {})
    else:
        assert (held.copies, held.decks, held.sets) == (0, 0, frozenset()) and held.elsewhere == found.count
        assert (owned.decks, owned.others) == (0, {standing: 1})


WHOLE = next(deck for deck in DECKS if not deck.unknown and deck.cards[1].id is not None)


def test_a_deck_that_is_certainly_there_twice_counts_once(empty: DeckStore) -> None:
    first = WHOLE
    listed = first.model_copy(update={"key": "own:listed", "source": Source.TEXT})
    card = first.cards[1].id
    assert card is not None
    empty.add([WHOLE, *(deck for deck in DECKS[:3] if deck is not WHOLE)])
    before = empty.copies.counts()
    empty.add([listed, listed.model_copy(update={"key": "own:again"})])
    now = empty.copies.counts()
    assert (now.decks, now.of(card).copies) == (before.decks, before.of(card).copies)
    assert now.others == {Standing.DOUBLE: 2} and now.of(card).elsewhere == 2 * first.cards[1].count
    standings = [one.standing for one in empty.copies.decks_with(card)]
    assert standings[-2:] == [Standing.DOUBLE] * 2 and set(standings[:-2]) == {Standing.OWNED}
    empty.trash([first.key, "own:again"])
    assert empty.copies.counts().decks == before.decks, "the one that is left counts"


def test_a_deck_that_may_be_there_twice_counts_twice_and_that_is_said(empty: DeckStore) -> None:
    first = WHOLE
    listed = first.model_copy(update={"key": "own:listed", "source": Source.TEXT, "icons_known": False})
    empty.add([first, listed])
    assert empty.copies.counts().decks == 2 and empty.copies.counted_twice(empty.doubles.all()) == 1
    empty.trash([listed.key])
    assert empty.copies.counted_twice(empty.doubles.all()) == 0


def test_a_double_that_does_not_count_counts_nothing_twice(empty: DeckStore) -> None:
    generated = {"key": "own:made", "uuid": None, "source": Source.GENERATED}
    empty.add([DECKS[0], DECKS[0].model_copy(update=generated)])
    assert empty.doubles.all() and empty.copies.counted_twice(empty.doubles.all()) == 0


def test_each_copy_is_found_with_its_house_and_icons(store: DeckStore) -> None:
    card = counted(DECKS).most_common(1)[0][0]
    decks = store.copies.decks_with(card)
    assert [found.name for found in decks] == sorted((found.name for found in decks), key=searchable)
    lines = [(record.key, line) for record in DECKS for line in record.cards if line.id == card]
    found = [(copies.deck.key, copies.line) for copies in store.copies.copies(card, decks)]
    assert sorted(found, key=str) == sorted(lines, key=str)
    assert store.copies.copies(card, decks[:1])[0].deck == decks[0]


def test_mavericks_are_listed_and_searched(store: DeckStore) -> None:
    wanted = [(record.key, line) for record in DECKS for line in record.cards if line.maverick]
    found = store.copies.mavericks()
    assert wanted and sorted(((one.deck.key, one.line) for one in found), key=str) == sorted(wanted, key=str)
    assert ids(store, "is:maverick") == {line.id for _, line in wanted if line.id is not None}


def test_a_maverick_of_a_deck_that_does_not_count_is_none_of_ones_own(empty: DeckStore) -> None:
    line = DECKS[0].cards[1].model_copy(update={"maverick": True})
    empty.add([DECKS[0].model_copy(update={"source": Source.GENERATED, "cards": (line, *DECKS[0].cards[2:])})])
    assert [one.line for one in empty.copies.mavericks() if one.line.id == line.id] == [line]
    assert line.id not in ids(empty, "is:maverick")


def test_cards_are_searched_by_what_is_owned(store: DeckStore) -> None:
    wanted = counted(DECKS)
    assert ids(store, "is:owned") == set(wanted)
    assert ids(store, "is:missing") == set(facts()) - set(wanted)
    assert ids(store, "owned>2") == {card for card, copies in wanted.items() if copies > 2}
    held = store.copies.counts().cards
    assert ids(store, "decks>=2") == {card for card in wanted if held[card].decks >= 2}


def test_a_set_is_owned_by_its_own_decks(store: DeckStore) -> None:
    for found in completion(store.copies.counts()):
        of_set = [card for card in facts().values() if found.set in card.sets]
        here = counted([record for record in DECKS if record.set == found.set])
        anywhere = counted(DECKS)
        assert found.whole == Share(
            len(of_set), sum(card.id in here for card in of_set), sum(card.id in anywhere for card in of_set)
        )
        assert len(ids(store, f"missing:{found.set}")) == found.whole.missing
        for rarity, share in found.rarities:
            assert share.cards == sum(
                any(one.set == found.set and one.rarity == rarity for one in card.printings) for card in of_set
            )
        for house, share in found.houses:
            assert share.cards == sum(
                any(one.set == found.set and house_of(card, one) == house for one in card.printings) for card in of_set
            )


def test_what_a_line_of_a_set_counts_is_what_its_search_finds(store: DeckStore) -> None:
    for found in completion(store.copies.counts()):
        lines = [(f"rarity:{''.join(rarity.split())}", share) for rarity, share in found.rarities]
        lines += [(f"house:{house}", share) for house, share in found.houses]
        for part, share in lines:
            assert len(ids(store, f"set:{found.set} {part}")) == share.cards, (found.set, part)
            assert len(ids(store, f"missing:{found.set} {part}")) == share.missing, (found.set, part)


def test_most_and_fewest_are_of_the_cards_one_owns(store: DeckStore) -> None:
    holdings, wanted = Holdings(store.copies), counted(DECKS)
    most, rarest = most_owned(holdings, 20), rarest_owned(holdings, 20)
    assert [wanted[card] for card in most] == sorted(wanted.values(), reverse=True)[:20]
    keys = [(wanted[card], len(facts()[card].sets)) for card in rarest]
    assert keys == sorted(keys) and keys[0][0] == min(wanted.values())
    everything = found_cards("", holdings, sort="rarest").ids
    assert list(everything[:20]) == rarest and set(everything[len(wanted) :]).isdisjoint(wanted)


def test_decks_are_found_by_one_card_whatever_others_are_called_the_same(store: DeckStore) -> None:
    for card in list(counted(DECKS))[:40]:
        found = store.find(f"card={card}")
        assert len(found) == len(store.copies.decks_with(card)) > 0
        assert [term.words.en for term in found.query.terms] == [f"Card: {facts()[card].name}"]
    assert len(store.find("-card=anger")) + len(store.find("card=anger")) == len(DECKS)
