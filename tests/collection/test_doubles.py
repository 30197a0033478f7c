"""Decks that are on the shelf twice: found, joined with all that was said of both, and taken apart again."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from kfdesk.collection.byhand import corrected, renamed, with_icons_known
from kfdesk.collection.composing import changed_copy
from kfdesk.collection.database import StoreError
from kfdesk.collection.doubles import Double, Likeness, known_better, likeness
from kfdesk.collection.homedecks import as_homemade, homemade_line, with_card
from kfdesk.collection.identity import list_key
from kfdesk.collection.ratings import DOK
from kfdesk.collection.records import DeckRecord, ForeignFigure, MadeOf, Source
from kfdesk.collection.results import Result
from kfdesk.collection.store import DeckStore
from tests.collection.old_files import file_of_version
from tests.collection.shelves import FIRST, deck
from tests.homemade import GRUMBLE, RECRUIT

PLAYED = datetime(2026, 5, 1, 12, tzinfo=UTC)


def registered(number: int = 2) -> DeckRecord:
    """A deck of the Master Vault of which all is known."""
    found = deck(number)
    cards = tuple(line.model_copy(update={"icons": (), "maverick": False}) for line in found.cards)
    return found.model_copy(update={"source": Source.MASTER_VAULT, "cards": cards, "foreign": (), "set": "CotA"})


def typed(other: DeckRecord, **changes: object) -> DeckRecord:
    """The same deck as a list that was typed as text."""
    name = str(changes.pop("name", other.name))
    made = other.model_copy(update={"name": name, "source": Source.TEXT, "foreign": (), **changes})
    key = list_key(made.name, made.houses, made.cards)
    return made.model_copy(update={"key": key, "added": FIRST - timedelta(days=9)})


VAULT = registered()
TEXT = typed(VAULT, name="The fast one")
ICONLESS = typed(VAULT, icons_known=False)


def misread(other: DeckRecord, copies: int = 1) -> DeckRecord:
    """The deck with so many cards that nobody knows."""
    cards = list(other.cards)
    for at in range(copies):
        cards[at] = cards[at].model_copy(update={"id": None, "title": f"Misread {at}"})
    return typed(other, cards=tuple(cards))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[DeckStore]:
    made = DeckStore.open(tmp_path)
    yield made
    made.close()


def pairs(store: DeckStore) -> list[tuple[str, str]]:
    return [(double.stays, double.goes) for double in store.doubles.all()]


# Which decks are one.


@pytest.mark.parametrize(
    ("other", "found"),
    [
        (TEXT, Likeness.SURE),
        (ICONLESS, Likeness.LIKELY),
        (misread(VAULT), Likeness.LIKELY),
        (misread(VAULT, 7), None),
        (typed(registered(4)), None),
        (typed(VAULT, set="AoA"), None),
        (registered().model_copy(update={"key": "mv:00000000-0000-4000-8000-000000000099"}), None),
        (as_homemade(TEXT), None),
    ],
    ids=["typed", "without icons", "a card misread", "many misread", "another", "another set", "registered", "made"],
)
def test_lists_are_one_deck_surely_or_likely_or_not(other: DeckRecord, found: Likeness | None) -> None:
    assert likeness(VAULT, other) is found
    assert likeness(other, VAULT) is found


def test_a_known_card_in_the_place_of_another_known_one_is_another_deck() -> None:
    other = VAULT.cards[0].model_copy(update={"id": "anger", "title": "Anger"})
    assert likeness(VAULT, typed(VAULT, cards=(other, *VAULT.cards[1:]))) is None


def test_an_unknown_house_may_be_the_one_that_is_missing() -> None:
    house = VAULT.cards[0].house
    cards = tuple(
        line.model_copy(update={"house": "shdows"}) if line == VAULT.cards[0] else line for line in VAULT.cards
    )
    assert VAULT.cards[0].count <= 6 and house != "shdows"
    assert likeness(VAULT, typed(VAULT, cards=cards)) is Likeness.LIKELY


def test_home_made_decks_are_one_among_themselves() -> None:
    one, other = as_homemade(TEXT), as_homemade(typed(VAULT, name="Another"))
    assert likeness(one, other) is Likeness.SURE


def test_the_registered_form_is_known_better_and_one_with_its_icons_is() -> None:
    assert known_better(TEXT, VAULT)[0] is VAULT
    assert known_better(ICONLESS, TEXT)[0] is TEXT
    assert known_better(misread(VAULT), typed(VAULT))[0].unknown == ()


# On the shelf.


def test_the_shelf_lists_them_and_finds_them_in_both_languages(store: DeckStore) -> None:
    store.add([VAULT, TEXT, registered(4), misread(registered(6)), registered(6)])
    found = {(double.stays, double.goes): double.likeness for double in store.doubles.all()}
    unsure = misread(registered(6))
    assert found == {(VAULT.key, TEXT.key): Likeness.SURE, (registered(6).key, unsure.key): Likeness.LIKELY}
    keys = {VAULT.key, TEXT.key, registered(6).key, unsure.key}
    assert set(store.keys(store.find("is:double").ids)) == keys
    assert set(store.keys(store.find("ist:doppelt").ids)) == keys
    assert store.keys(store.find("-is:double").ids) == [registered(4).key]
    assert store.facets(store.find()).marks["double"] == 4
    store.trash([TEXT.key])
    assert pairs(store) == [(registered(6).key, unsure.key)], "what lies in the trash is not there twice"


def test_what_changes_about_a_double_is_seen_at_once(store: DeckStore) -> None:
    store.add([VAULT, ICONLESS])
    assert store.doubles.all()[0].likeness is Likeness.LIKELY
    store.replace(ICONLESS.model_copy(update={"icons_known": True}))
    assert store.doubles.all()[0].likeness is Likeness.SURE


def talked_about(store: DeckStore) -> None:
    """Put two forms of a deck on the shelf, with something said of each."""
    sas = ForeignFigure(site=DOK, name="Sas Rating", value="74", taken=date(2026, 1, 1))
    store.add([VAULT, TEXT.model_copy(update={"foreign": (sas,)}), registered(4)])
    for key, word, chains in ((VAULT.key, "new", 1), (TEXT.key, "old", 3)):
        store.add_tag([key], word)
        store.set_notes(key, f"{word} notes")
        store.set_chains(key, chains)
    store.set_folder([TEXT.key], "Box")
    store.set_favorite([TEXT.key], True)
    store.add_result(Result(deck=TEXT.key, opponent=registered(4).key, won=True, date=PLAYED, journal="a"))
    store.add_result(Result(deck=registered(4).key, opponent=TEXT.key, won=True, date=PLAYED + timedelta(1)))
    store.add_result(Result(deck=VAULT.key, won=False, date=PLAYED + timedelta(2)))


def test_joined_decks_keep_all_that_was_said_of_both(store: DeckStore) -> None:
    talked_about(store)
    store.doubles.join(VAULT.key, TEXT.key)
    assert store.count() == 2 and pairs(store) == []
    about, kept = store.about(VAULT.key), store.get(VAULT.key)
    assert about is not None and kept is not None
    assert about.tags == ("new", "old") and about.notes == "new notes\n\nold notes"
    assert (about.folder, about.favorite, about.chains) == ("Box", True, 3)
    assert (about.wins, about.losses) == (1, 2)
    assert {result.result.deck for result in store.results(VAULT.key)} == {VAULT.key}
    assert store.results(registered(4).key)[0].result.opponent == VAULT.key
    assert kept.name == VAULT.name and kept.cards == VAULT.cards and kept.source is Source.MASTER_VAULT
    assert [figure.value for figure in kept.foreign] == ["74"] and kept.added == TEXT.added
    assert store.find("sas:74").ids == store.find(f'name:"{VAULT.name}"').ids


def test_the_former_key_leads_to_the_deck_that_stayed(store: DeckStore) -> None:
    talked_about(store)
    store.doubles.join(VAULT.key, TEXT.key)
    assert store.get(TEXT.key) == store.get(VAULT.key)
    store.add_result(Result(deck=TEXT.key, won=True, date=PLAYED + timedelta(3)))
    assert len(store.results(VAULT.key)) == 4
    report = store.add([TEXT])
    assert (report.added, store.count()) == (0, 2), "the same text once more is the same deck"
    kept = store.get(VAULT.key)
    assert kept is not None and kept.name == VAULT.name


def test_a_deck_deleted_for_good_leaves_its_former_keys_free(store: DeckStore) -> None:
    store.add([VAULT, TEXT])
    store.doubles.join(VAULT.key, TEXT.key)
    store.trash([VAULT.key])
    store.empty_trash()
    assert store.add([TEXT]).added == 1
    assert store.add([TEXT]).unchanged == 1


def test_joining_is_taken_back_whole(store: DeckStore) -> None:
    talked_about(store)
    keys = (VAULT.key, TEXT.key)
    before = [(store.get(key), store.about(key), store.results(key)) for key in keys]
    joined = store.doubles.join(*keys)
    store.doubles.part(joined)
    assert [(store.get(key), store.about(key), store.results(key)) for key in keys] == before
    assert pairs(store) == [keys]
    assert store.find("sas:74").ids == store.find('name:"the fast one"').ids


def test_the_better_parts_of_both_lists_stay(store: DeckStore) -> None:
    cards = (VAULT.cards[0].model_copy(update={"icons": ("draw",), "maverick": True}), *VAULT.cards[1:])
    poor = VAULT.model_copy(update={"icons_known": False, "source": Source.DECKS_OF_KEYFORGE})
    rich = typed(VAULT, cards=cards)
    store.add([poor, rich])
    (double,) = store.doubles.all()
    assert double == Double(poor.key, rich.key, Likeness.LIKELY)
    store.doubles.join(poor.key, rich.key)
    kept = store.get(poor.key)
    assert kept is not None and kept.icons_known and kept.cards == cards
    assert kept.source is Source.DECKS_OF_KEYFORGE


def test_a_name_given_by_hand_stays_with_its_deck(store: DeckStore) -> None:
    store.add([VAULT, ICONLESS])
    store.replace(renamed(VAULT, "Quick"))
    store.doubles.join(VAULT.key, ICONLESS.key)
    kept = store.get(VAULT.key)
    assert kept is not None and (kept.name, kept.own_name, kept.is_changed) == ("Quick", VAULT.name, False)


def test_three_of_one_deck_become_one(store: DeckStore) -> None:
    third = typed(VAULT, name="A third")
    store.add([VAULT, TEXT, third])
    assert len(pairs(store)) == 3
    store.doubles.join(VAULT.key, TEXT.key)
    store.doubles.join(VAULT.key, third.key)
    assert store.count() == 1 and pairs(store) == []
    assert store.doubles.keys_now([third.key, TEXT.key, VAULT.key]) == [VAULT.key]


def test_very_many_with_one_list_are_each_paired_with_the_first(store: DeckStore) -> None:
    store.add([VAULT, *(typed(VAULT, name=f"Copy {number}") for number in range(14))])
    assert len(pairs(store)) == 14 and {stays for stays, _ in pairs(store)} == {VAULT.key}


def test_two_decks_with_one_list_may_stay_two(store: DeckStore) -> None:
    store.add([VAULT, TEXT])
    store.doubles.set_apart(TEXT.key, VAULT.key)
    assert pairs(store) == [] and not store.find("is:double")
    store.doubles.set_together(VAULT.key, TEXT.key)
    assert pairs(store) == [(VAULT.key, TEXT.key)]


def test_a_list_corrected_by_hand_is_found_and_gives_way(store: DeckStore) -> None:
    wrong = VAULT.cards[0].model_copy(update={"id": "anger", "title": "Anger"})
    misread_ = typed(VAULT, cards=(wrong, *VAULT.cards[1:]))
    store.add([VAULT, misread_])
    assert pairs(store) == []
    store.replace(corrected(misread_, wrong, VAULT.cards[0], copies=wrong.count))
    assert pairs(store) == [(VAULT.key, misread_.key)]
    store.doubles.join(VAULT.key, misread_.key)
    kept = store.get(VAULT.key)
    assert kept is not None and kept.came is None and kept.cards == VAULT.cards


def test_a_shelf_file_brings_joins_and_decisions_along(store: DeckStore, tmp_path: Path) -> None:
    store.add([VAULT, TEXT, registered(4), typed(registered(4))])
    store.doubles.join(VAULT.key, TEXT.key)
    store.doubles.set_apart(registered(4).key, typed(registered(4)).key)
    store.export(tmp_path / "all.kfshelf")
    other = DeckStore.open(tmp_path / "other")
    other.bring_in(tmp_path / "all.kfshelf")
    assert other.count() == 3 and pairs(other) == []
    assert other.add([TEXT]).added == 0
    other.bring_in(tmp_path / "all.kfshelf")
    assert other.count() == 3
    other.close()


def test_an_older_file_knows_its_doubles_after_the_migration(tmp_path: Path) -> None:
    new = DeckStore.open(tmp_path / "new")
    new.add([VAULT, TEXT])
    with file_of_version(tmp_path, 8) as old:
        old.execute("ATTACH ? AS new", (str(new.path),))
        columns = [row[1] for row in old.execute("PRAGMA main.table_info(deck)")]
        said = ", ".join(columns)
        old.execute("DELETE FROM main.deck")
        old.execute(f"INSERT INTO main.deck ({said}) SELECT {said} FROM new.deck")
        old.execute("INSERT OR REPLACE INTO main.record SELECT * FROM new.record")
    new.close()
    store = DeckStore.open(tmp_path)
    assert pairs(store) == [(VAULT.key, TEXT.key)]
    store.close()


# What is kept of both, whatever was made of them.


def unwritten(name: str = "The fast one") -> DeckRecord:
    """A list that was typed, with one card that nobody knows."""
    return typed(
        VAULT, name=name, cards=(VAULT.cards[0].model_copy(update={"id": None, "title": "?"}), *VAULT.cards[1:])
    )


def test_a_home_made_card_put_into_a_deck_that_was_joined_is_in_it(store: DeckStore) -> None:
    one, other = unwritten(), unwritten("Another")
    store.add([one, other])
    store.doubles.join(one.key, other.key)
    store.replace(with_card(other, "?", GRUMBLE))
    kept = store.get(one.key)
    assert kept is not None and (kept.key, kept.homemade) == (one.key, (GRUMBLE,)) and store.count() == 1


def test_the_same_list_again_does_not_take_the_written_card_out(store: DeckStore) -> None:
    text = unwritten()
    held = with_card(text, "?", GRUMBLE)
    store.add([text])
    store.replace(held)
    store.add([text])
    assert store.get(text.key) == held


def test_home_made_cards_beside_both_decks_are_carried_along(store: DeckStore) -> None:
    source = (MadeOf(key="own:first", name="First"),)
    one, other = as_homemade(TEXT), as_homemade(typed(VAULT, name="Another"))
    beside = other.model_copy(
        update={
            "references": (homemade_line(RECRUIT),),
            "homemade": (RECRUIT,),
            "alliance": True,
            "made_of": source,
        }
    )
    store.add([one, beside])
    store.doubles.join(one.key, beside.key)
    kept = store.get(one.key)
    assert kept is not None and kept.references == beside.references and kept.homemade == (RECRUIT,)
    assert kept.alliance and kept.made_of == source


def test_decks_called_two_stay_two_when_one_is_joined_with_a_third(store: DeckStore) -> None:
    third = typed(VAULT, name="A third")
    store.add([VAULT, TEXT, third])
    store.doubles.set_apart(VAULT.key, third.key)
    store.doubles.join(TEXT.key, third.key)
    assert pairs(store) == [] and store.doubles.between(VAULT.key, TEXT.key) is None
    store.doubles.set_together(VAULT.key, third.key)
    assert pairs(store) == [(VAULT.key, TEXT.key)]
    assert store.doubles.between(TEXT.key, VAULT.key) == Double(VAULT.key, TEXT.key, Likeness.SURE)


def test_parting_leaves_a_game_that_has_the_number_of_one_taken_off(store: DeckStore) -> None:
    store.add([VAULT, TEXT])
    old = store.add_result(Result(deck=TEXT.key, won=True, date=PLAYED))
    joined = store.doubles.join(VAULT.key, TEXT.key)
    store.remove_result(old)
    other = Result(deck=registered(4).key, won=False, date=PLAYED + timedelta(1))
    assert store.add_result(other) == old
    store.doubles.part(joined)
    assert [kept.result for kept in store.results(other.deck)] == [other] and not store.results(TEXT.key)


def test_a_file_leads_former_keys_to_the_deck_that_is_meant_here(store: DeckStore, tmp_path: Path) -> None:
    third = typed(VAULT, name="A third")
    store.add([TEXT, third])
    store.doubles.join(TEXT.key, third.key)
    store.export(tmp_path / "all.kfshelf")
    other = DeckStore.open(tmp_path / "other")
    other.add([VAULT, TEXT])
    other.doubles.join(VAULT.key, TEXT.key)
    other.bring_in(tmp_path / "all.kfshelf")
    found = other.get(third.key)
    assert found is not None and found.key == VAULT.key
    other.close()


def test_a_list_made_by_hand_is_never_what_a_deck_came_with(store: DeckStore) -> None:
    poor = VAULT.model_copy(update={"icons_known": False})
    other = typed(VAULT, icons_known=False)
    store.add([poor, other])
    store.replace(with_icons_known(other, True))
    store.doubles.join(poor.key, other.key)
    kept = store.get(poor.key)
    assert kept is not None and not kept.icons_known and kept.came is None


def test_a_copy_to_change_is_no_double_of_its_deck() -> None:
    own = as_homemade(TEXT)
    copy = changed_copy(own, "Copy", added=FIRST)
    assert likeness(own, copy) is likeness(copy, own) is None


def test_a_deck_that_is_gone_is_no_damaged_file(store: DeckStore) -> None:
    store.add([VAULT])
    with pytest.raises(StoreError, match="The deck is not on the shelf any more") as raised:
        store.doubles.join(VAULT.key, TEXT.key)
    assert not raised.value.damaged
