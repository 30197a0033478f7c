"""Decks that could not be fetched wait on the shelf until they come, or somebody removes them."""

from __future__ import annotations

from pathlib import Path

from kfdesk.collection.importers import fetch_texts
from kfdesk.collection.importers.bulk import ImportReport, ReportLine
from kfdesk.collection.links import Link, LinkKind
from kfdesk.collection.store import DeckStore
from tests.collection.test_doubles import registered

ONE, TWO = (Link(LinkKind.DECK, f"00000000-0000-4000-8000-{number:012d}") for number in (2, 4))
CODE = Link(LinkKind.CODE, code="ABCDE-FGHIJ-KLMNO")


def test_they_wait_over_a_restart_and_leave_when_they_come(tmp_path: Path) -> None:
    store = DeckStore.open(tmp_path)
    assert store.to_fetch.keep([ONE, TWO, ONE, CODE]) == 2, "a printed code is never kept"
    store.close()
    store = DeckStore.open(tmp_path)
    assert [one.link for one in store.to_fetch.all()] == [ONE, TWO]
    store.add([registered(2)])
    assert [one.uuid for one in store.to_fetch.all()] == [TWO.uuid]
    assert store.to_fetch.keep([ONE]) == 0, "a deck of the shelf does not wait"
    assert store.to_fetch.count() == 1
    waiting = store.to_fetch.all()
    store.to_fetch.remove([TWO.uuid])
    assert store.to_fetch.count() == 0
    store.to_fetch.put_back(waiting)
    assert store.to_fetch.all() == waiting
    store.close()


def test_what_no_other_try_can_bring_does_not_wait() -> None:
    why = (fetch_texts.OFFLINE, fetch_texts.NO_SUCH_DECK, None)
    lines = tuple(
        ReportLine("", 1, "", reason=reason, link=link) for reason, link in zip(why, (ONE, TWO, ONE), strict=True)
    )
    assert ImportReport(lines).to_fetch == (ONE,)


def test_a_shelf_file_has_them_too(tmp_path: Path) -> None:
    store = DeckStore.open(tmp_path)
    store.to_fetch.keep([ONE, TWO])
    store.export(tmp_path / "all.kfshelf")
    other = DeckStore.open(tmp_path / "other")
    other.add([registered(2)])
    other.bring_in(tmp_path / "all.kfshelf")
    assert [one.uuid for one in other.to_fetch.all()] == [TWO.uuid]
    for one in (store, other):
        one.close()
