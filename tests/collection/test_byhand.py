"""Decks with a name or a list of their owner's: marked, findable by both names, and restored."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pydantic import ValidationError

from kfdesk.collection.byhand import corrected, renamed, with_icons_known
from kfdesk.collection.composing import changed_copy
from kfdesk.collection.generator.payload import share_text
from kfdesk.collection.homedecks import homemade_line, with_card
from kfdesk.collection.importers.own import record_text
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import records
from kfdesk.collection.listing import plain_text
from kfdesk.collection.records import AsItCame, DeckRecord, Source
from kfdesk.collection.resolving import resolved
from kfdesk.collection.store import DeckStore
from kfdesk.match.home_marks import deck_words
from tests.collection.test_doubles import registered, typed
from tests.homemade import GRUMBLE

DECK = registered()
ANGER = DECK.cards[0].model_copy(update={"id": "anger", "title": "Anger"})


@pytest.fixture
def store(tmp_path: Path) -> Iterator[DeckStore]:
    made = DeckStore.open(tmp_path)
    made.add([DECK])
    yield made
    made.close()


def kept(store: DeckStore, key: str = DECK.key) -> DeckRecord:
    found = store.get(key)
    assert found is not None
    return found


def test_a_name_is_given_and_the_own_one_comes_back() -> None:
    quick = renamed(DECK, "  Quick\none ")
    assert (quick.name, quick.own_name, quick.key) == ("Quick one", DECK.name, DECK.key)
    assert not quick.is_changed and not quick.is_homemade, "another name makes no other list"
    assert renamed(quick, DECK.name) == DECK == renamed(quick, "  ") == quick.as_it_came


def test_a_home_made_deck_has_no_other_name() -> None:
    own = changed_copy(DECK, "Mine", added=DECK.added)
    assert renamed(own, "Yours").own_name == "Yours" and own.came is None


def test_copies_of_a_card_are_corrected_and_the_deck_is_marked() -> None:
    line = next(line for line in DECK.cards if line.count > 1)
    changed = corrected(DECK, line, line.model_copy(update={"id": "anger", "title": "Anger"}), copies=1)
    assert changed.is_changed and changed.is_homemade and not changed.is_composed
    assert changed.size == DECK.size and sum(one.count for one in changed.cards if one.id == "anger") == 1
    assert next(one.count for one in changed.cards if one.id == line.id) == line.count - 1
    assert changed.deck_list().composed and changed.uuid == DECK.uuid
    assert changed.as_it_came == DECK
    assert corrected(changed, next(one for one in changed.cards if one.id == "anger"), line, copies=1) == DECK


def test_the_mark_says_what_is_so() -> None:
    changed = corrected(DECK, DECK.cards[0], ANGER, copies=1)
    assert (
        deck_words("Quick", DECK.kind).en == "Quick"
        and deck_words("Quick", changed.kind).en == "Quick (changed by hand)"
    )


def test_what_is_put_right_again_is_as_it_came() -> None:
    once = corrected(DECK, DECK.cards[0], ANGER, copies=9)
    again = corrected(once, next(line for line in once.cards if line.id == "anger"), DECK.cards[0], copies=9)
    assert again == DECK


def test_a_house_that_nobody_knew_is_named() -> None:
    cards = tuple(line.model_copy(update={"house": "shdws"}) if n < 1 else line for n, line in enumerate(DECK.cards))
    houses = tuple(dict.fromkeys(("shdws", *DECK.houses[1:])))
    wrong = typed(DECK, cards=cards, houses=houses)
    right = corrected(wrong, wrong.cards[0], DECK.cards[0], copies=9)
    assert right.houses == DECK.houses and right.cards[0] == DECK.cards[0]


def test_icons_can_be_called_known() -> None:
    without = DECK.model_copy(update={"icons_known": False})
    known = with_icons_known(without, True)
    assert known.icons_known and known.is_changed and with_icons_known(known, False) == without


def test_a_deck_is_found_by_both_names_and_by_its_change(store: DeckStore) -> None:
    store.replace(renamed(DECK, "Quick"))
    assert len(store.find("quick")) == len(store.find(f'name:"{DECK.name}"')) == 1
    assert len(store.find("is:changed")) == 1 and not store.find("is:homemade")
    row = store.rows(store.find("is:changed").ids)[0]
    assert (row.name, row.by_hand, row.changed, row.homemade) == ("Quick", True, False, False)
    store.replace(corrected(kept(store), DECK.cards[0], ANGER, copies=1))
    row = store.rows(store.find("is:changed card:anger").ids)[0]
    assert (row.by_hand, row.changed, row.homemade, row.can_be_completed) == (True, True, True, False)
    store.replace(kept(store).as_it_came)
    assert kept(store) == DECK and not store.find("is:changed") and not store.find("card:anger")


def test_newer_facts_go_to_the_deck_as_it_came(store: DeckStore) -> None:
    store.replace(corrected(renamed(DECK, "Quick"), DECK.cards[0], ANGER, copies=1))
    newer = DECK.model_copy(update={"name": "Newer name", "references": DECK.cards[1:2]})
    store.add([newer])
    now = kept(store)
    assert now.name == "Quick" and now.is_changed and any(line.id == "anger" for line in now.cards)
    assert now.as_it_came.name == "Newer name" and now.as_it_came.references == newer.references


def test_a_renamed_deck_gets_newer_facts(store: DeckStore) -> None:
    store.replace(renamed(DECK, "Quick"))
    store.add([DECK.model_copy(update={"references": DECK.cards[1:2]})])
    now = kept(store)
    assert now.name == "Quick" and not now.is_changed and now.references == DECK.cards[1:2]


def test_what_becomes_known_is_no_change_by_hand() -> None:
    line = DECK.cards[0]
    cards = (line.model_copy(update={"id": None}), *DECK.cards[1:])
    unknown = renamed(typed(DECK, cards=cards), "Quick")
    known = resolved(unknown)
    assert known.cards[0].id == line.id and not known.is_changed and known.own_name == DECK.name


def test_the_upkeep_leaves_what_was_changed(store: DeckStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.replace(corrected(DECK, DECK.cards[0], ANGER, copies=1))
    before = kept(store)
    monkeypatch.setattr("kfdesk.collection.columns.stamp", lambda: "another")
    monkeypatch.setattr("kfdesk.collection.writing.stamp", lambda: "another")
    assert store.refresh() == 1 and kept(store) == before


def test_a_copy_is_a_home_made_deck(store: DeckStore) -> None:
    made = changed_copy(renamed(DECK, "Quick"), "Quick (copy)", added=datetime(2026, 2, 2, tzinfo=UTC))
    store.add([made])
    assert store.count() == 2 and made.key != DECK.key and made.uuid is None
    assert made.source is Source.HOMEMADE and made.cards == DECK.cards and made.own_name == "Quick (copy)"
    assert not store.doubles.all(), "a copy to play with is not the same deck"


def test_files_carry_the_change_and_older_programs_are_told(store: DeckStore, tmp_path: Path) -> None:
    changed = corrected(renamed(DECK, "Quick"), DECK.cards[0], ANGER, copies=1)
    assert json.loads(record_text(DECK))["version"] == 1 and json.loads(record_text(changed))["version"] == 2
    assert records(read_any(record_text(changed))) == [changed]
    text = typed(DECK)
    (again,) = records(read_any(record_text(renamed(text, "Quick"))))
    assert again.key == text.key, "the key is that of the list as it came"
    store.replace(changed)
    store.export(tmp_path / "all.kfshelf")
    other = DeckStore.open(tmp_path / "other")
    other.add([DECK])
    other.bring_in(tmp_path / "all.kfshelf")
    assert kept(other) == changed
    other.close()


def test_lists_in_words_are_true_for_who_reads_them() -> None:
    quick = renamed(DECK, "Quick")
    assert plain_text(quick) == plain_text(DECK) and DECK.uuid is not None and DECK.uuid in plain_text(DECK)
    changed = corrected(quick, DECK.cards[0], ANGER, copies=1)
    assert plain_text(changed).startswith("Quick\n") and DECK.uuid not in plain_text(changed)
    assert share_text(changed) is None


def test_a_home_made_card_in_a_renamed_list_is_taken_back_with_the_rest(store: DeckStore) -> None:
    line = DECK.cards[0].model_copy(update={"id": None, "title": "Nobody Knows"})
    text = typed(DECK, cards=(line, *DECK.cards[1:]))
    held = with_card(renamed(text, "Quick"), "Nobody Knows", GRUMBLE)
    store.add([text])
    store.replace(held)
    store.add([text])
    assert kept(store, text.key) == held and held.as_it_came == text


def test_a_deck_whose_last_home_made_card_was_corrected_away_is_not_home_made() -> None:
    line = DECK.cards[0].model_copy(update={"id": None, "title": "Nobody Knows"})
    text = typed(DECK, cards=(line, *DECK.cards[1:]))
    held = with_card(text, "Nobody Knows", GRUMBLE)
    assert held.is_composed
    written = next(one for one in held.cards if one.id == GRUMBLE.id)
    right = corrected(held, written, DECK.cards[0], copies=9)
    assert right.homemade == () and not right.is_homemade


def test_what_a_deck_was_holds_no_home_made_card() -> None:
    line = homemade_line(GRUMBLE)
    came = AsItCame(name=DECK.name, cards=(line,))
    with pytest.raises(ValidationError, match="home-made card"):
        DeckRecord.model_validate(DECK.model_dump() | {"came": came.model_dump()})
