"""The deck shelf: what is put there, what is said of it, what is found."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from pathlib import Path

import pytest

from kfdesk.collection import columns, writing
from kfdesk.collection.figures import deck_figures
from kfdesk.collection.records import CardLine, DeckRecord, ForeignFigure
from kfdesk.collection.resolving import resolved
from kfdesk.collection.results import Result
from kfdesk.collection.search import Sort
from kfdesk.collection.store import AddReport, DeckStore, Tag
from tests.collection.shelves import deck


@pytest.fixture
def store(tmp_path: Path) -> Iterator[DeckStore]:
    found = DeckStore.open(tmp_path)
    yield found
    found.close()


def result(deck: str, opponent: str, *, won: bool, journal: str = "", format: str = "Archon", day: int = 1) -> Result:
    moment = datetime(2026, 5, day, 20, tzinfo=UTC)
    return Result(deck=deck, opponent=opponent, won=won, keys=3, turns=20, format=format, journal=journal, date=moment)


def test_a_deck_comes_back_as_it_was(store: DeckStore) -> None:
    record = deck(4)
    assert store.add([record]) == AddReport(added=1)
    assert store.get(record.key) == record
    assert store.get("own:nobody") is None
    assert store.count() == 1


def test_the_same_deck_again_changes_nothing(store: DeckStore) -> None:
    decks = [deck(number) for number in range(5)]
    store.add(decks)
    later = [record.model_copy(update={"added": datetime.now(UTC)}) for record in decks]
    assert store.add([*later, later[0]]) == AddReport(unchanged=6)
    assert store.get(decks[0].key) == decks[0]


def test_a_deck_that_comes_again_gets_new_facts_and_keeps_what_its_owner_said(store: DeckStore) -> None:
    old = deck(2)
    store.add([old])
    store.set_favorite([old.key], True)
    store.set_tags(old.key, ["League", "Blue"])
    store.set_folder([old.key], "Box")
    store.set_notes(old.key, "mine")
    store.set_chains(old.key, 4)
    store.add_result(result(old.key, "", won=True))
    said = store.about(old.key)
    new = deck(5).model_copy(update={"key": old.key, "name": "Renamed", "foreign": (figure("SAS", "70"),)})
    assert store.add([new]) == AddReport(merged=1)
    assert store.about(old.key) == said
    kept = store.get(old.key)
    assert kept is not None
    assert (kept.name, kept.cards, kept.added, kept.source) == ("Renamed", new.cards, old.added, old.source)
    gone = set(old.cards) - set(new.cards)
    assert gone and store.find("renamed").ids == store.find("").ids
    assert all(len(store.find(f'card:"{line.title}"')) == 0 for line in gone if line.title not in titles(new))


def titles(record: DeckRecord) -> set[str]:
    return {line.title for line in record.cards}


def figure(name: str, value: str, taken: date | None = None) -> ForeignFigure:
    return ForeignFigure(site="decks-of-keyforge", name=name, value=value, taken=taken)


def test_foreign_figures_are_kept_side_by_side_the_younger_of_two(store: DeckStore) -> None:
    record = deck(1).model_copy(update={"foreign": (figure("SAS", "70", date(2026, 5, 1)), figure("Amber", "12"))})
    older = record.model_copy(update={"foreign": (figure("SAS", "60", date(2025, 5, 1)),)})
    newer = record.model_copy(update={"foreign": (figure("SAS", "72", date(2026, 6, 1)), figure("Wins", "3"))})
    store.add([record])
    assert store.add([older]) == AddReport(unchanged=1)
    assert store.add([newer]) == AddReport(merged=1)
    kept = store.get(record.key)
    assert kept is not None
    assert {(found.name, found.value) for found in kept.foreign} == {("SAS", "72"), ("Amber", "12"), ("Wins", "3")}


def test_a_source_without_icons_does_not_take_them_away(store: DeckStore) -> None:
    full = deck(3)
    poor = full.model_copy(
        update={"icons_known": False, "cards": tuple(line.model_copy(update={"icons": ()}) for line in full.cards)}
    )
    store.add([poor])
    assert store.add([full]).merged == 1
    assert store.get(full.key) == full.model_copy(update={"source": poor.source})
    assert store.add([poor]) == AddReport(unchanged=1)


def test_an_import_can_be_stopped_and_keeps_what_it_took(store: DeckStore) -> None:
    told: list[int] = []

    def progress(taken: int) -> bool:
        told.append(taken)
        return taken < 100

    report = store.add((deck(number, lines=2) for number in range(500)), progress=progress)
    assert report == AddReport(added=100, cancelled=True)
    assert (told, store.count()) == ([50, 100], 100)


def test_an_unknown_card_and_set_can_be_found(store: DeckStore) -> None:
    record = deck(4)
    line = record.cards[0].model_copy(update={"id": None, "title": "Zzyx’s Æpple"})
    store.add([deck(2), record.model_copy(update={"set": "#601", "cards": (line, *record.cards[1:])})])
    for query in ("zzyxs aepple", "card:zzyx", "set:601", "is:unknown", 'card:"ZZYX\'S ÆPPLE"=1'):
        assert store.keys(store.find(query).ids) == [record.key], query


def test_what_was_unknown_is_known_to_a_later_program(store: DeckStore, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = deck(2).model_copy(update={"set": "CotA"})
    line = whole.cards[0]
    older = whole.model_copy(update={"set": "#341", "cards": (line.model_copy(update={"id": None}), *whole.cards[1:])})
    still = deck(4).model_copy(update={"set": "#601", "cards": (line.model_copy(update={"id": None, "title": "?"}),)})
    with monkeypatch.context() as patch:
        patch.setattr(columns, "stamp", lambda: "older")
        store.add([older, still])
        store.set_notes(older.key, "mine")
        store.trash([older.key])
    assert store.refresh() == 2
    assert (store.get(older.key), store.get(still.key)) == (whole, still)
    assert store.count(trash=True) == 1 and store.about(older.key).notes == "mine"  # type: ignore[union-attr]
    assert store.keys(store.find(f'card:"{line.title}" set:cota', trash=True).ids) == [older.key]


def test_both_halves_of_a_gigantic_creature_become_known_to_a_later_program() -> None:
    now = datetime(2026, 5, 1, tzinfo=UTC)
    lines = tuple(
        CardLine(id=None, title="Deusillus", house="saurian", rarity="Rare", type=kind)
        for kind in ("Creature", "Gigantic Creature Art")
    )
    known = resolved(DeckRecord(key="own:1", name="Big", set="MM", cards=lines, added=now))
    assert [line.id for line in known.cards] == ["deusillus", "deusillus2"]


def test_a_deck_of_a_set_without_icons_does_not_lack_them(store: DeckStore) -> None:
    poor = deck(1).model_copy(update={"set": "CotA", "icons_known": False})
    assert resolved(poor).icons_known
    assert not resolved(poor.model_copy(update={"set": "MM"})).icons_known


def test_decks_that_lack_icons_are_found_and_those_with_a_public_page_told_apart(store: DeckStore) -> None:
    poor = [deck(number).model_copy(update={"icons_known": False}) for number in (1, 2)]
    registered = poor[1].model_copy(update={"key": "mv:00000000-1111-2222-3333-444444444444"})
    store.add([poor[0], registered, deck(3)])
    keys = [poor[0].key, registered.key, deck(3).key]
    assert store.without_icons(keys) == keys[:2]
    assert store.without_icons(keys, with_page=True) == [registered.key]
    assert sorted(store.keys(store.find("is:incomplete").ids)) == sorted(keys[:2])


# What the owner says.


def test_tags_have_counts_and_colors_and_one_spelling(store: DeckStore) -> None:
    one, two = deck(1), deck(2)
    store.add([one, two])
    store.add_tag([one.key, two.key], "To Trade")
    store.add_tag([one.key], "to  trade")
    store.set_tags(two.key, ["★", "To Trade", " "])
    store.set_tag_color("to trade", "#336699")
    assert store.tags() == [Tag("To Trade", "#336699", 2), Tag("★", "", 1)]
    assert store.keys(store.find("tag:★").ids) == [two.key]
    store.remove_tag([one.key], "TO TRADE")
    store.trash([two.key])
    assert {tag.name: tag.decks for tag in store.tags()} == {"To Trade": 0, "★": 0}
    store.delete_tag("★")
    assert [tag.name for tag in store.tags()] == ["To Trade"]


def test_folders(store: DeckStore) -> None:
    one, two = deck(1), deck(2)
    store.add([one, two])
    store.set_folder([one.key, two.key], "Box 1")
    store.set_folder([two.key], "Größe")
    assert store.folders() == {"Box 1": 1, "Größe": 1}
    assert store.keys(store.find(folder="grosse").ids) == [two.key]
    store.set_folder([two.key], "")
    store.delete_folder("box 1")
    assert store.folders() == {"Größe": 0}
    assert [store.about(key).folder for key in (one.key, two.key)] == ["", ""]  # type: ignore[union-attr]


def test_the_trash_gives_back_everything(store: DeckStore) -> None:
    one, two = deck(1), deck(2)
    store.add([one, two])
    store.set_tags(one.key, ["Blue"])
    store.trash([one.key])
    assert (store.count(), store.count(trash=True)) == (1, 1)
    assert store.keys(store.find().ids) == [two.key]
    assert store.keys(store.find(trash=True).ids) == [one.key]
    store.untrash([one.key])
    assert store.count() == 2
    assert store.about(one.key).tags == ("Blue",)  # type: ignore[union-attr]


def test_the_trash_is_emptied_of_what_is_old(store: DeckStore) -> None:
    one, two = deck(1), deck(2)
    store.add([one, two])
    store.add_result(result(one.key, two.key, won=True))
    store.trash([one.key])
    assert store.empty_trash(older_than=timedelta(days=30)) == 0
    assert store.empty_trash() == 1
    assert store.get(one.key) is None
    gone = next(line.title for line in one.cards if line.title not in titles(two))
    assert len(store.find(f'card:"{gone}"', trash=True)) == len(store.find(f'card:"{gone}"')) == 0
    assert [kept.result.won for kept in store.results(two.key)] == [False]
    store.add([one])
    assert [kept.result.won for kept in store.results(one.key)] == [True]
    assert store.about(one.key).wins == 1  # type: ignore[union-attr]


def test_a_trashed_deck_that_is_imported_again_is_back(store: DeckStore) -> None:
    record = deck(1)
    store.add([record])
    store.trash([record.key])
    assert store.add([record]) == AddReport(merged=1)
    assert store.count() == 1


def test_an_order_by_hand(store: DeckStore) -> None:
    decks = [deck(number) for number in range(4)]
    store.add(decks)
    wanted = [decks[2].key, decks[0].key, decks[3].key]
    store.set_order(wanted)
    assert store.keys(store.find(sort=[Sort("place")]).ids) == [*wanted, decks[1].key]


def test_saved_searches(store: DeckStore) -> None:
    store.save_search("Imps", "card:imp")
    store.save_search("Imps", "card:imp>=2")
    store.save_search("All", "")
    assert store.saved_searches() == {"All": "", "Imps": "card:imp>=2"}
    store.delete_search("All")
    assert list(store.saved_searches()) == ["Imps"]


def test_a_view_can_tell_that_something_changed(store: DeckStore) -> None:
    other = DeckStore.open(store.path.parent)
    before = other.changes()
    store.add([deck(1)])
    assert other.changes() > before
    other.close()


# Results.


def test_one_account_serves_both_decks(store: DeckStore) -> None:
    one, two = deck(1), deck(2)
    store.add([one, two])
    game = result(one.key, two.key, won=True, journal="a.kfdesk").model_copy(
        update={"opponent_keys": 1, "chains": 2, "went_first": True, "player": "Ada", "opponent_player": "Bo"}
    )
    store.add_result(game)
    store.add_result(game)  # the same journal
    store.add_result(result(two.key, one.key, won=True, format="Sealed", day=2))
    store.add_result(result(one.key, one.key, won=True, day=3))  # against itself
    (_, sealed, first) = [kept.result for kept in store.results(one.key)]
    assert first == game
    assert (sealed.won, sealed.deck, sealed.format) == (False, one.key, "Sealed")
    turned = store.results(two.key)[-1].result
    assert (turned.won, turned.keys, turned.opponent_chains, turned.went_first, turned.player) == (
        False,
        1,
        2,
        False,
        "Bo",
    )
    assert turned.turned() == game
    shown = [(kept.result.format, kept.result.won) for kept in store.results(two.key)]
    assert shown == [("Sealed", True), ("Archon", False)]
    assert [row.wins for row in store.rows(store.find("wins>=1", sort=[Sort("wins", True)]).ids)] == [2, 1]


def test_a_result_can_be_taken_off(store: DeckStore) -> None:
    record = deck(1)
    store.add([record])
    number = store.add_result(result(record.key, "", won=False))
    store.remove_result(number)
    assert store.results(record.key) == []
    assert store.about(record.key).losses == 0  # type: ignore[union-attr]


def test_a_result_names_a_journal_not_a_path() -> None:
    with pytest.raises(ValueError, match="journal"):
        result("own:1", "", won=True, journal="../x")


def test_decks_are_found_and_sorted_by_when_they_last_played(store: DeckStore) -> None:
    one, two, never = deck(1), deck(2), deck(3)
    store.add([one, two, never])
    store.add_result(result(one.key, "", won=True, day=3))
    store.add_result(result(two.key, "", won=True, day=9))
    store.add_result(result(one.key, "", won=True, day=12))
    for query, found in {
        "played:2026-05": [one, two],
        "played:2026-05-09": [two],
        "played>=2026-05-10": [one],
        "played<2026-05-10": [two],
        "-played:2026-05-09": [one, never],
        "gespielt:2025": [],
    }.items():
        assert set(store.keys(store.find(query).ids)) == {record.key for record in found}, query
    assert store.keys(store.find(sort=[Sort("played")]).ids) == [two.key, one.key, never.key]
    assert store.keys(store.find(sort=[Sort("played", True)]).ids) == [one.key, two.key, never.key]


def test_another_version_of_the_program_works_figures_out_again(
    store: DeckStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = deck(2, lines=2)
    store.add(base.model_copy(update={"key": f"own:{number}"}) for number in range(250))
    assert store.refresh() == 0
    with monkeypatch.context() as patch:
        patch.setattr(columns, "stamp", lambda: "other")
        patch.setattr(writing, "stamp", lambda: "other")
        patch.setattr("kfdesk.collection.figures.deck_figures", lambda record: deck_figures(deck(3)))
        told: list[int] = []
        assert store.refresh(progress=lambda done: told.append(done) or done < 200) == 200  # type: ignore[func-returns-value]
        assert told == [100, 200]
        assert store.refresh() == 50
    assert {row.figures["expected"] for row in store.rows(store.find().ids)} == {deck_figures(deck(3)).expected_amber}
    assert store.refresh() == 250


def test_working_figures_out_again_waits_before_each_deck_and_keeps_what_was_done(
    store: DeckStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = deck(2, lines=2)
    store.add(base.model_copy(update={"key": f"own:{number}"}) for number in range(12))
    monkeypatch.setattr(columns, "stamp", lambda: "other")
    monkeypatch.setattr(writing, "stamp", lambda: "other")
    turns = iter([True] * 5 + [False])
    assert store.refresh(before_each=lambda: next(turns)) == 5
    assert store.refresh() == 7


def test_a_deck_that_comes_again_or_goes_while_figures_are_worked_out_stays_as_it_is_then(
    store: DeckStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = deck(2).model_copy(update={"set": "CotA"})
    line = whole.cards[0]
    older = whole.model_copy(update={"set": "#341", "cards": (line.model_copy(update={"id": None}), *whole.cards[1:])})
    gone = older.model_copy(update={"key": "own:9"})
    with monkeypatch.context() as patch:
        patch.setattr(columns, "stamp", lambda: "older")
        store.add([older, gone])
    newer = whole.model_copy(update={"name": "Another Name"})

    def meanwhile() -> bool:
        if store.count() == 2:
            store.add([newer])
            store.trash([gone.key])
            store.empty_trash()
        return True

    store.refresh(before_each=meanwhile)
    assert [record.key for record in store.records(store.find().ids)] == [whole.key]
    assert store.get(whole.key) == newer
    assert store.keys(store.find("another").ids) == [whole.key]


@pytest.mark.parametrize("year", [1, 1960, 9999])
@pytest.mark.parametrize("zone", [None, UTC])
def test_a_deck_from_a_file_may_say_any_time(store: DeckStore, year: int, zone: tzinfo | None) -> None:
    when = datetime(year, 1, 1, tzinfo=zone)
    record = deck(1).model_copy(update={"added": when})
    store.add([record])
    lost = result(record.key, "", won=False).model_copy(update={"date": when})
    store.add_result(lost)
    row = store.rows(store.find().ids)[0]
    assert row.added.year == max(year, 1970) if year < 9999 else row.added.year > 4000
    assert [kept.result.won for kept in store.results(record.key)] == [False]
    assert store.get(record.key) == record
