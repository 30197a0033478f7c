"""Jobs that a window lets be done with a pair of decks: played, asked why, and filmed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Timer

from kfdesk.trials.gate import Gate, May
from kfdesk.trials.jobs import Ask, Compared, Known, MakeFilm, PlayPair
from kfdesk.trials.kept import Kept
from kfdesk.trials.run import Came, Crew
from kfdesk.trials.why import task_of
from tests.trials.made_up import Lots, row, two_decks


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
