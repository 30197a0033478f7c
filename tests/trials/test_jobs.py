"""Jobs that a window lets be done with a pair of decks: played, asked why, and filmed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Timer

import pytest

from kfdesk.collection.database import StoreError
from kfdesk.collection.store import DeckStore
from kfdesk.text.words import same
from kfdesk.trials import jobs
from kfdesk.trials.gate import Gate, May
from kfdesk.trials.jobs import Ask, Compared, End, Known, MakeFilm, NotTold, Play, PlayPair, end_of
from kfdesk.trials.kept import Kept
from kfdesk.trials.run import Came, Crew, State
from kfdesk.trials.why import task_of
from tests.trials.made_up import ARGUS, ONYX, Lots, row, two_decks


def test_a_run_goes_on_when_the_shelf_cannot_be_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said once, however often the shelf is told."""

    def broken(*_: object) -> None:
        raise StoreError(tmp_path, same("the shelf is busy"))

    store = DeckStore.open(tmp_path)
    store.add([ONYX, ARGUS])
    store.close()
    monkeypatch.setattr(jobs, "tell_shelf", broken)
    monkeypatch.setattr(jobs, "ANEW_S", 0.0)
    one, other = two_decks()
    told = list[object]()
    with ThreadPoolExecutor(1) as pool:
        crew = Crew(pool, 1, Gate(), Lots({one.mark: 0.3, other.mark: -0.3}).plays)
        played = Play(tmp_path / "games", (ONYX.key, ARGUS.key), "greedy", 1, most=10).do(crew, told.append)
    assert (played.end, played.came, played.failed) == (End.REACHED, 10, 0)
    assert [one for one in told if isinstance(one, NotTold)] == [NotTold(same("the shelf is busy"))]


def test_how_a_run_ended() -> None:
    state = State(40, 9.0, [40, 40], 1.0)
    assert end_of(state, 10, None, 4, May.PLAY) is End.REACHED
    assert end_of(state, 5, None, 4, May.END) is End.STOPPED
    assert end_of(state, 5, None, 0, May.PLAY) is End.FAILED
    assert end_of(state, 0, 4, 4, May.END) is End.REACHED
    assert end_of(state, 0, 4, 3, May.PLAY) is End.FAILED


def test_a_pair_is_played_asked_why_and_filmed(tmp_path: Path) -> None:
    one, other = two_decks()
    file, told = tmp_path / "games", list[object]()
    lots = Lots({one.mark: 0.3, other.mark: -0.3})
    with ThreadPoolExecutor(1) as pool:
        crew = Crew(pool, 1, Gate(), lots.plays)
        known = PlayPair(file, one, other, "greedy", 10, 1).do(crew, told.append)
        assert isinstance(known, Known) and known.table.games == sum(isinstance(what, Came) for what in told) == 10
        assert known.table.rows == (), "games are not sent to the window"

        asked = tmp_path / "asked"
        with Kept.open(asked, make=True) as kept:
            kept.add_decks([one, other])
            kept.add([row(other.mark, one.mark, seed=3)])
        told.clear()
        pair = Ask(asked, one, other, "greedy", 1).do(crew, told.append)
        assert told == [Compared(1, 1)]
        assert pair.games == 1 and pair.why is not None and pair.why.games == 1 and pair.chains is None
        assert pair.closest is not None
        nothing = Ask(asked, one, other, "partner-8", 1).do(crew, told.append)
        assert (nothing.games, nothing.why, nothing.closest) == (0, None, None)
        gate = Gate()
        gate.say(May.WAIT)
        with Kept.open(asked, make=True) as kept:
            kept.add([row(other.mark, one.mark, seed=seed) for seed in range(9, 20)])
        told.clear()
        Timer(0.05, gate.say, [May.END]).start()
        stopped = Ask(asked, one, other, "greedy", 1).do(Crew(pool, 1, gate), told.append)
        assert told == [] and (stopped.games, stopped.why) == (12, None), "none begins while the gate is closed"
    film = MakeFilm(task_of(pair.closest, [one, other]), "Film", ("One", "Two")).do(None, told.append)
    assert film.finished and len(film.answers) > 50
