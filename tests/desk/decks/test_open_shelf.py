"""The program's one deck shelf: opened once, beside the window's own work where it can be."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from threading import Event, Timer, current_thread, main_thread
from time import sleep
from typing import Any

import pytest

from kfdesk.cards.impact import impact_of
from kfdesk.collection.files import sample_decks
from kfdesk.collection.samples import samples_to_come, weigh
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.kit.idle import QUIET_MS
from kfdesk.desk.matches.feature import NEEDED_AT_THE_END, MatchFeature
from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.scenario import SetKeys
from kfdesk.engine.terms import KeyColor
from kfdesk.text.words import same
from tests.desk.starts import play, setup
from tests.windows import part_in


class Opener:
    """Opens a shelf in a folder of the test's own once `may_open` is set; knows what it opened, in which threads."""

    def __init__(self, folder: Path) -> None:
        self.may_open, self.fails = Event(), False
        self.threads: list[str] = []
        self.opened: list[DeckStore] = []
        self._folder = folder

    def __call__(self) -> DeckStore:
        self.threads.append("main" if current_thread() is main_thread() else "other")
        assert self.may_open.wait(10)
        if self.fails:
            raise StoreError(self._folder, same("no"))
        self.opened.append(DeckStore.open(self._folder))
        return self.opened[-1]


@pytest.fixture
def opener(tmp_path: Path) -> Opener:
    return Opener(tmp_path)


@pytest.fixture
def shelf(opener: Opener) -> Iterator[OpenShelf]:
    made = OpenShelf(opener)
    yield made
    opener.may_open.set()
    made.close()


def test_a_shelf_opened_ahead_is_opened_once_and_beside_the_window(shelf: OpenShelf, opener: Opener) -> None:
    shelf.open_ahead()
    shelf.open_ahead()
    assert not shelf.is_open
    opener.may_open.set()
    assert shelf().count() == 0, "whoever needs it waits until it is open"
    assert shelf() is shelf() and opener.threads == ["other"]


def test_a_shelf_that_could_not_be_opened_ahead_is_tried_anew_by_who_needs_it(shelf: OpenShelf, opener: Opener) -> None:
    opener.fails = True
    opener.may_open.set()
    shelf.open_ahead()
    with pytest.raises(StoreError):
        shelf()
    opener.fails = False
    assert shelf().count() == 0


def test_a_shelf_let_go_while_it_opens_is_closed(shelf: OpenShelf, opener: Opener) -> None:
    shelf.open_ahead()
    while not opener.threads:  # it waits in the middle of opening
        sleep(0.001)
    Timer(0.05, opener.may_open.set).start()
    shelf.close()
    assert not shelf.is_open and len(opener.opened) == 1
    with pytest.raises(StoreError):
        opener.opened[0].count()


def test_notes_typed_just_before_the_program_ends_are_kept(window: MainWindow) -> None:
    part = part_in(window, DeckFeature)
    page = part.room.browse
    page.show_selected()
    key = page.current_key()
    assert key is not None
    page.detail.notes.text.setPlainText("Lent to Bo")
    window.close()
    store = DeckStore.open()
    about = store.about(key)
    store.close()
    assert about is not None and about.notes == "Lent to Bo"


def test_the_end_of_a_game_is_prepared_once_a_key_is_forged(window: MainWindow, qtbot: Any) -> None:
    part = part_in(window, MatchFeature)
    window.controller.new_game(setup(open_table=True))
    play(window, 3)
    assert part.ahead.finished, "the start of a game is not slowed down"
    assert window.controller.adjust(SetKeys(player=0, keys=(KeyColor.RED,)))
    assert window.findChild(MatchRoom) is None and not part.shelf.is_open, "and not the decision itself either"
    qtbot.waitUntil(lambda: part.shelf.is_open, timeout=60_000)
    assert part.ahead.finished and window.findChild(MatchRoom) is not None
    assert part.shelf().count() == len(sample_decks())


def test_a_closed_window_prepares_nothing_more_and_leaves_the_shelf_shut(window: MainWindow, qtbot: Any) -> None:
    part = part_in(window, MatchFeature)
    window.controller.new_game(setup(open_table=True))
    play(window, 3)
    assert window.controller.adjust(SetKeys(player=0, keys=(KeyColor.RED,)))
    assert not part.ahead.finished
    window.close()
    qtbot.wait(4 * QUIET_MS)
    assert part.ahead.finished and window.findChild(MatchRoom) is None and not part.shelf.is_open


def test_what_the_end_of_a_game_needs_can_be_imported() -> None:
    for module in NEEDED_AT_THE_END:
        assert import_module(module)


def test_sample_decks_are_weighed_ahead_only_where_they_are_to_come(home: Path) -> None:
    del home
    assert len(samples_to_come()) == len(sample_decks())
    weigh(samples_to_come()[0])
    assert impact_of.cache_info().currsize >= len({card.id for card in samples_to_come()[0].cards})
    DeckStore.open().close()
    assert not samples_to_come()


def test_where_nobody_may_look_for_a_shelf_no_deck_is_weighed(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    del home

    def exists(path: Path) -> bool:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(Path, "exists", exists)
    assert samples_to_come() == []
