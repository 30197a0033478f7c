"""What earlier versions of the program left behind is opened by this one, and nothing of it is lost.

Each file in `homes` is the folder of a person as a version left it, made by that version itself: settings, eight
decks with tags, notes, folder, chains and a result, a match in its second game, a game played to its end and one in
mid-turn, and, where the version knew them, lessons and puzzles that are done. `choices.json` beside them says what had
been chosen in the two games. "0.2.0-later-1" and "-2" are states on the way to the next version that people had.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from PySide6.QtWidgets import QApplication

from kfdesk.collection.store import DeckStore
from kfdesk.desk import app as desk_app
from kfdesk.desk.kit.settings import read_settings
from kfdesk.desk.learning.progress import read_progress
from kfdesk.desk.puzzles.progress import read_solved
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.match.film import Film
from kfdesk.match.game_library import GameLibrary, newest
from kfdesk.match.journal import read
from kfdesk.match.matches import MatchBook
from kfdesk.match.recorded_game import read_recorded_game
from kfdesk.match.series import PlayStep
from kfdesk.teach import lessons, puzzles
from tests.collection.shelves import deck

HOMES = Path(__file__).parent / "homes"
VERSIONS = sorted(path.stem for path in HOMES.glob("*.zip"))
WITHOUT_LESSONS = {"0.2.0"}


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest, home: Path) -> str:
    """The version whose files are in the home now."""
    found: str = request.param
    with ZipFile(HOMES / f"{found}.zip") as packed:
        packed.extractall(home)
    return found


@pytest.fixture
def chosen(version: str, home: Path) -> dict[str, Any]:
    """What had been chosen in the games: the entries of the unfinished one, how many of the other."""
    del version
    found: dict[str, Any] = json.loads((home / "choices.json").read_text())
    return found


@pytest.fixture
def opened(version: str, qtbot: Any) -> Iterator[MainWindow]:
    """The program's window, opened with the settings of that version."""
    del version
    window = desk_app.make_window(read_settings().settings)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


def set_aside(home: Path) -> list[str]:
    """Return the files that were put aside as damaged."""
    return [path.name for path in home.rglob("*damaged*")]


def test_every_version_that_went_to_people_has_a_home() -> None:
    assert "0.2.0" in VERSIONS


def test_settings(version: str, home: Path) -> None:
    del version
    found = read_settings()
    assert found.message is None
    kept = found.settings
    assert (kept.theme, kept.interface_language, kept.card_factor) == ("dark", "de", 1.3)
    assert kept.player_names == ("Ada", "Bo & Cy")
    assert (kept.first_player, kept.skip_forced, kept.animation_speed) == ("second", False, 2.0)
    assert set_aside(home) == []


def test_the_shelf_with_everything_that_was_written_to_decks(version: str, home: Path) -> None:
    del version
    one, two, three, thrown = deck(1).key, deck(2).key, deck(3).key, deck(7).key
    with closing(DeckStore.open(home / "decks")) as store:
        store.check()
        about, other = store.about(one), store.about(two)
        assert about is not None and other is not None
        assert (about.tags, about.notes) == (("league", "zu Haus"), "Beats **Krump**\nand „Æmber“")
        assert (about.folder, about.chains, about.favorite) == ("Box 2", 5, False)
        assert other.favorite
        assert store.folders() == {"Box 2": 2}
        (kept,) = store.results(one)
        assert (kept.result.opponent, kept.result.won, kept.result.keys, kept.result.turns) == (two, True, 3, 31)
        assert store.saved_searches() == {"Good": "tag:league"}
        assert sorted(store.keys(store.find("tag:league").ids)) == sorted((one, two))
        assert store.keys(store.find("", trash=True).ids) == [thrown]
        for number in range(1, 8):
            found = store.get(deck(number).key)
            assert found is not None and found.cards == deck(number).cards
        assert three in store.keys(store.find('folder:"Box 2"').ids)
    assert set_aside(home) == []


def test_an_unfinished_game_goes_on_where_it_stood(opened: MainWindow, chosen: dict[str, Any]) -> None:
    (game,), wrong = GameLibrary().recent()
    assert wrong == []
    opened.beginning.go_on_with(game.path)
    controller = opened.controller
    assert list(controller.journal) == chosen["unfinished"]
    controller.lift_curtain()
    view = controller.view()
    assert view is not None and view.decision is not None
    key = view.decision.keys()[0]
    controller.choose((key,))
    QApplication.processEvents()
    assert controller.journal[: len(chosen["unfinished"])] == tuple(chosen["unfinished"])
    assert len(controller.journal) > len(chosen["unfinished"])
    assert controller.kept_at is not None
    assert [answer.entry for answer in read(controller.kept_at).answers] == list(controller.journal)


def test_a_game_that_was_played_is_a_film_to_its_end(version: str, home: Path, chosen: dict[str, Any]) -> None:
    del version
    recordings = [read_recorded_game(path) for path in newest(home / "games")]
    (recording,) = [found for found in recordings if len(found.answers) == chosen["over"]]
    film = Film(recording)
    assert film.build(1000)
    assert film.stopped is None
    assert len(film.moments) == chosen["over"] + 1


def test_a_match_in_its_second_game(version: str, home: Path) -> None:
    del version
    (match,), wrong = MatchBook(home / "matches").newest()
    assert wrong == []
    assert (match.series.players, match.series.score()) == (("Ada", "Bo"), (0, 1))
    step = match.series.step()
    assert isinstance(step, PlayStep)
    assert [seat.deck.name for seat in match.seats(step)] == ["Deck 0", "Deck 1"]


def test_lessons_and_puzzles_that_are_done(version: str, home: Path) -> None:
    if version in WITHOUT_LESSONS:
        pytest.skip("this version had neither lessons nor puzzles")
    learned, solved = read_progress(), read_solved()
    assert (learned.message, solved.message) == (None, None)
    assert learned.progress.done == (lessons()[0].id,)
    assert solved.solved.best == {puzzles()[1].id: 4}
    assert set_aside(home) == []
