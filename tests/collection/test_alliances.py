"""Alliances: what they are made of, which rules they break, and what each rule rests on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kfdesk.cards.facts import facts
from kfdesk.collection.alliances import (
    AllianceForm,
    Pod,
    alliance,
    findings,
    new_alliance,
    offered,
    pod_of,
    pods_of,
    taken,
)
from kfdesk.collection.composing import changed_copy, swapped
from kfdesk.collection.exporting import as_own, as_words
from kfdesk.collection.findings import Ground
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read
from kfdesk.collection.playable import playability
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.restricted import RestrictedList
from kfdesk.collection.samples import sample_records
from kfdesk.collection.store import DeckStore
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import CardType
from tests.collection.shelves import FIRST


@pytest.fixture
def store(tmp_path: Path) -> Iterator[DeckStore]:
    shelf = DeckStore.open(tmp_path)
    yield shelf
    shelf.close()


NO_LIST = RestrictedList(frozenset())


def three(set_code: str = "CotA") -> list[tuple[DeckRecord, str]]:
    """Return three decks of a set, each with a house that the others do not give."""
    found: list[tuple[DeckRecord, str]] = []
    for deck in sample_records(FIRST):
        given = {house for _, house in found}
        free = [house for house in deck.houses if house not in given]
        if deck.set == set_code and free and len(found) < 3:
            found.append((deck, free[0]))
    assert len(found) == 3
    return found


@pytest.fixture
def sources() -> list[tuple[DeckRecord, str]]:
    return three()


def made(*pods: Pod | None) -> DeckRecord:
    return alliance(new_alliance("Pact", added=FIRST), pods, {})


def said(
    pods: tuple[Pod | None, ...], form: AllianceForm = AllianceForm.PUBLIC, restricted: RestrictedList = NO_LIST
) -> list[tuple[str, str, Ground]]:
    broken, _ = findings(made(*pods), pods, form, restricted)
    return [(finding.text.en, finding.rule, finding.ground) for finding in broken]


def test_three_houses_of_three_decks_come_in_whole(sources: list[tuple[DeckRecord, str]]) -> None:
    pods = tuple(pod_of(deck, house) for deck, house in sources)
    deck = made(*pods)
    assert deck.kind is DeckKind.ALLIANCE and deck.uuid is None and deck.size == 36 and deck.set == "CotA"
    assert deck.houses == tuple(house for _, house in sources)
    assert [(one.key, one.house) for one in deck.made_of] == [(source.key, house) for source, house in sources]
    for source, house in sources:
        assert [line for line in deck.cards if line.house == house] == [
            line for line in source.cards if line.house == house
        ]
    assert said(pods) == [] and playability(deck).ok and deck.deck_list().kind is DeckKind.ALLIANCE


def test_what_is_missing_or_chosen_twice_rests_on_the_rulebook(sources: list[tuple[DeckRecord, str]]) -> None:
    (one, house), (two, other), _ = sources
    first = pod_of(one, house)
    assert said((first, None, None)) == [
        ("An alliance has three houses; 2 are still missing.", "glossary/deck", Ground.RULEBOOK)
    ]
    again = Pod(first.of.model_copy(update={"key": two.key, "name": two.name}), first.cards)
    texts = [text for text, _, _ in said((first, again, pod_of(two, other)))]
    assert len(texts) == 1 and texts[0].endswith(f"comes from “{one.name}”, “{two.name}”.")
    short = Pod(first.of, first.cards[1:])
    assert said((short, pod_of(two, other), pod_of(*sources[2])))[0][1] == "glossary/deck"


def test_one_set_and_published_decks_are_asked_for_by_custom_alone(sources: list[tuple[DeckRecord, str]]) -> None:
    pods = [pod_of(deck, house) for deck, house in sources]
    strange = Pod(pods[2].of.model_copy(update={"set": "AoA"}), pods[2].cards)
    mixed = (pods[0], pods[1], strange)
    found = said(mixed)
    assert [ground for _, _, ground in found] == [Ground.PRACTICE] and "Age of Ascension" in found[0][0]
    assert said(mixed, AllianceForm.FREE) == [] and made(*mixed).set == ""
    theory = changed_copy(sources[0][0], "Theory", added=FIRST)
    with_theory = (pod_of(theory, sources[0][1]), pods[1], pods[2])
    assert said(with_theory) == [
        ("The houses come from published decks; Theory is none (theory).", "", Ground.PRACTICE)
    ]
    assert said(with_theory, AllianceForm.FREE) == []


def test_each_restricted_card_is_named_where_there_are_too_many(sources: list[tuple[DeckRecord, str]]) -> None:
    pods = tuple(pod_of(deck, house) for deck, house in sources)
    ids = [pods[0].cards[0].id, pods[1].cards[0].id]
    cards = frozenset(id_ for id_ in ids if id_ is not None)
    names = [facts()[id_].name for id_ in ids if id_ is not None]
    ((text, rule, ground),) = said(pods, restricted=RestrictedList(cards))
    assert all(name in text for name in names) and rule == "" and ground is Ground.LIST
    assert said(pods, restricted=RestrictedList(cards, most=2)) == []
    assert said(pods, restricted=RestrictedList(cards - {ids[0]})) == [], "one is allowed"
    assert said(pods, AllianceForm.FREE, RestrictedList(cards)) == []


def beside(card: str, house: str = "") -> CardLine:
    return CardLine(id=card, title=facts()[card].name, house=house)


def test_what_lies_beside_is_that_of_one_deck(sources: list[tuple[DeckRecord, str]]) -> None:
    (one, house), (two, other), (three_, third) = sources
    tokens = ("grunt", "æmberling")
    pods = (
        pod_of(one.model_copy(update={"references": (beside(tokens[0], "mars"),)}), house),
        pod_of(two.model_copy(update={"references": (beside(tokens[1], "untamed"),)}), other),
        pod_of(three_, third),
    )
    assert list(offered(pods, CardType.TOKEN_CREATURE)) == [0, 1]
    deck = made(*pods)
    assert [line.id for line in deck.references] == [tokens[0]] and taken(deck, pods) == {CardType.TOKEN_CREATURE: 0}
    deck = alliance(deck, pods, {CardType.TOKEN_CREATURE: 1})
    assert [line.id for line in deck.references] == [tokens[1]] and taken(deck, pods) == {CardType.TOKEN_CREATURE: 1}
    _, hints = findings(deck, pods, AllianceForm.PUBLIC, NO_LIST)
    assert [hint.ground for hint in hints] == [Ground.PRACTICE] and hints[0].rule == "glossary/token-creatures"


def test_it_stays_made_of_decks_that_have_gone_or_changed(sources: list[tuple[DeckRecord, str]]) -> None:
    pods = tuple(pod_of(deck, house) for deck, house in sources)
    deck = made(*pods)
    by_key = {source.key: source for source, _ in sources}
    assert pods_of(deck, by_key.get) == pods
    first, house = sources[0]
    line = next(line for line in first.cards if line.house == house)
    by_key[first.key] = swapped(first, line, "anger" if line.id != "anger" else "punch")
    del by_key[sources[1][0].key]
    again = pods_of(deck, by_key.get)
    assert [pod.gone for pod in again if pod is not None] == [True, True, False]
    assert alliance(deck, again, {}) == deck
    _, hints = findings(deck, again, AllianceForm.PUBLIC, NO_LIST)
    assert [hint.ground for hint in hints] == [Ground.PROGRAM, Ground.PROGRAM]


def test_the_shelf_leads_from_a_deck_to_what_was_made_of_it(
    store: DeckStore, sources: list[tuple[DeckRecord, str]]
) -> None:
    pods = tuple(pod_of(deck, house) for deck, house in sources)
    deck, copy = made(*pods), changed_copy(sources[0][0], "Theory", added=FIRST)
    store.add([*(source for source, _ in sources), deck, copy])
    first = sources[0][0].key
    assert [row.key for row in store.made_from(first)] == [deck.key, copy.key]
    assert store.kinds_of([first, deck.key, copy.key]) == {deck.key: DeckKind.ALLIANCE, copy.key: DeckKind.THEORY}
    assert store.keys(store.find("is:alliance").ids) == [deck.key]
    assert store.keys(store.find("is:theory").ids) == store.keys(store.find("ist:theorie").ids) == [copy.key]
    ids = store.find().ids
    assert deck.key not in store.keys(store.counted(ids)) and copy.key not in store.keys(store.counted(ids))
    store.trash([first])
    assert store.present([first, sources[1][0].key]) == {sources[1][0].key}
    store.trash([copy.key])
    assert [row.key for row in store.made_from(first)] == [deck.key]
    another = alliance(deck, (None, *pods[1:]), {})
    store.add([another])
    assert store.made_from(first) == [], "an alliance is what it was made last"


@pytest.mark.parametrize("form", ["own", ".txt", ".md", "de"])
def test_what_was_exported_comes_back_as_what_it_was(sources: list[tuple[DeckRecord, str]], form: str) -> None:
    deck = made(*(pod_of(source, house) for source, house in sources))
    copy = changed_copy(sources[0][0], "Theory", added=FIRST)
    for record in (deck, copy):
        if form == "own":
            text = as_own([record])
        else:
            text = as_words([record], ".txt" if form == "de" else form, "de" if form == "de" else "en")
        found = [row.record for row in read_any(text, now=FIRST) if isinstance(row, Read)]
        assert [one.kind for one in found] == [record.kind] and found[0].uuid is None
        assert found[0].made_of == (record.made_of if form == "own" else ())
        assert found[0].deck_list().kind is record.kind


def test_of_a_deck_that_is_gone_nobody_can_say_that_it_was_published(sources: list[tuple[DeckRecord, str]]) -> None:
    theory = changed_copy(sources[0][0], "Theory", added=FIRST)
    first, *others = (pod_of(theory, sources[0][1]), *(pod_of(deck, house) for deck, house in sources[1:]))
    deck = made(first, *others)
    pods = pods_of(deck, {source.key: source for source, _ in sources}.get)
    found, _ = findings(deck, pods, AllianceForm.PUBLIC, NO_LIST)
    assert [finding.ground for finding in found] == [Ground.PRACTICE] and "Theory" in found[0].text.en
    assert findings(deck, pods, AllianceForm.FREE, NO_LIST)[0] == ()


def test_a_house_that_two_decks_give_comes_back_as_it_was() -> None:
    one, two = [deck for deck in sample_records(FIRST) if "dis" in deck.houses][:2]
    pods = (pod_of(one, "dis"), pod_of(two, "dis"), None)
    assert pods_of(made(*pods), {one.key: one, two.key: two}.get) == pods


def test_a_deck_that_calls_its_cards_otherwise_by_now_is_not_gone(sources: list[tuple[DeckRecord, str]]) -> None:
    deck = made(*(pod_of(source, house) for source, house in sources))
    renamed = {
        source.key: source.model_copy(
            update={"cards": tuple(line.model_copy(update={"title": "X", "legacy": True}) for line in source.cards)}
        )
        for source, _ in sources
    }
    assert not any(pod.gone for pod in pods_of(deck, renamed.get) if pod is not None)


def test_what_lies_beside_is_offered_of_a_deck_that_is_there(sources: list[tuple[DeckRecord, str]]) -> None:
    (one, house), (two, other), (three_, third) = sources
    two = two.model_copy(update={"references": (beside("grunt", "mars"),)})
    deck = made(pod_of(one, house), pod_of(two, other), pod_of(three_, third))
    pods = pods_of(deck, {two.key: two, three_.key: three_}.get)
    assert list(offered(pods, CardType.TOKEN_CREATURE)) == [1]


def test_the_shelf_knows_decks_by_keys_that_they_once_had(
    store: DeckStore, sources: list[tuple[DeckRecord, str]]
) -> None:
    deck = made(*(pod_of(source, house) for source, house in sources))
    again = sources[0][0].model_copy(update={"key": f"own:{'0' * 24}"})
    store.add([*(source for source, _ in sources), again, deck])
    first = sources[0][0].key
    store.doubles.join(again.key, first)
    assert store.present([first]) == {first}
    assert [row.key for row in store.made_from(again.key)] == [deck.key]


@pytest.mark.parametrize("kind", ["changed by hand", "theory"])
def test_a_list_that_was_not_published_so_has_no_page(sources: list[tuple[DeckRecord, str]], kind: str) -> None:
    record = sources[0][0].model_copy(update={"key": f"mv:{UUID}"})
    text = as_words([record], ".txt", "en") + f"\nhttps://www.keyforgegame.com/deck-details/{UUID}\n"
    (plain,) = (row.record for row in read_any(text, now=FIRST) if isinstance(row, Read))
    assert plain.uuid == UUID
    (found,) = (row.record for row in read_any(f"{text}\nKind of deck: {kind}\n", now=FIRST) if isinstance(row, Read))
    assert found.uuid is None and found.kind is DeckKind.THEORY


def test_a_listed_alliance_is_not_the_deck_that_it_links_to(sources: list[tuple[DeckRecord, str]]) -> None:
    deck = made(*(pod_of(source, house) for source, house in sources))
    text = as_words([deck], ".txt", "en") + f"\nhttps://www.keyforgegame.com/deck-details/{UUID}\n"
    (found,) = (row.record for row in read_any(text, now=FIRST) if isinstance(row, Read))
    assert found.kind is DeckKind.ALLIANCE and found.uuid is None


UUID = "0a1b2c3d-0000-4000-8000-000000000001"
