"""`kfdesk trials run`: finds the decks, says what it will take, and plays."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from random import Random

from kfdesk.collection import decks_command_texts as of_decks
from kfdesk.collection.command_run import Refused
from kfdesk.collection.database import FILE_NAME, shelf_folder
from kfdesk.collection.query import parse
from kfdesk.collection.saying import read_texts
from kfdesk.collection.store import DeckStore
from kfdesk.collection.vocabulary import Field
from kfdesk.text.words import Words
from kfdesk.trials import command_texts as s
from kfdesk.trials import workers
from kfdesk.trials.cluster import NoDask, on_dask
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Failure
from kfdesk.trials.gate import Gate
from kfdesk.trials.kept import Kept
from kfdesk.trials.on_shelf import can_play, playing_decks
from kfdesk.trials.plan import games_needed
from kfdesk.trials.run import Came, Crew, State, Told, run
from kfdesk.trials.saying import DONE, TOO_LITTLE, Call

MOST_DECKS = 1_000
"""A table of ratings with all covariances takes time by the cube of their number: half a minute or more for so many."""
GOALS = (10, 5, 3)
"""To so many points it is said beforehand what a run would take."""


def run_trials(call: Call) -> int:
    """Play games until every deck is known well enough."""
    asked = call.asked
    decks, teller = _decks(call), _Teller(call)
    call.line(call.honestly)
    try:
        with Kept.open(call.file, make=True) as kept, _crew(call) as crew:
            state = run(
                kept,
                decks,
                asked.player,
                until=0.0 if asked.games else asked.until,
                crew=crew,
                lots=Random(),
                tell=teller.tell,
                most=asked.games,
            )
    except KeyboardInterrupt:
        raise Refused(s.STOPPED, TOO_LITTLE) from None
    except BrokenExecutor:
        raise Refused(s.BROKEN, TOO_LITTLE) from None
    if asked.games:
        reached = teller.came > 0
        points = f"{state.uncertain:.3g}"
        said = s.PLAYED_SO_MANY.filled(n=teller.came, points=points, games=state.games)
    else:
        reached = state.uncertain <= asked.until
        said = s.REACHED.filled(points=f"{asked.until:.3g}", games=state.games)
    call.line(said if reached else s.GAVE_UP)
    call.value(player=asked.player, games=state.games, uncertain=round(state.uncertain, 1), reached=reached)
    return DONE if reached else TOO_LITTLE


@contextmanager
def _crew(call: Call) -> Iterator[Crew]:
    """Yield who plays: processes of this computer, or the workers of a Dask cluster."""
    if call.asked.dask is None:
        with workers.local(call.asked.workers) as pool:
            yield Crew(pool, call.asked.workers, Gate())
        return
    try:
        with on_dask(call.asked.dask) as crew:
            yield crew
    except NoDask as error:
        raise Refused(error.words) from error


def _decks(call: Call) -> list[TrialDeck]:
    """Return the decks of the shelf that are asked for and can be played."""
    folder = call.asked.shelf or shelf_folder()
    if not (folder / FILE_NAME).exists():
        raise Refused(of_decks.NO_SHELF.filled(folder=str(folder)))
    query = parse(" ".join(call.asked.query))
    if any(term.field is Field.SAYS for term in query.terms):
        read_texts()
    store = DeckStore.open(call.asked.shelf)
    try:
        found = store.find(query)
        if len(found.ids) > MOST_DECKS:
            raise Refused(s.TOO_MANY.filled(most=MOST_DECKS, n=len(found.ids)))
        records = store.records(found.ids)
    finally:
        store.close()
    for hint in found.hints:
        call.complain(hint)
    out = sum(not can_play(record) for record in records)
    if out:
        call.complain(s.LEFT_OUT.filled(n=out))
    decks = playing_decks(records)
    if len(decks) < 2:
        raise Refused(s.TOO_FEW.filled(n=len(decks)), TOO_LITTLE)
    return decks


class _Teller:
    """Says how far a run is."""

    def __init__(self, call: Call) -> None:
        self._call = call
        self._has_said_needs = False
        self.came = 0
        """So many games were kept."""

    def tell(self, told: Told) -> None:
        """Say it of a state, or that a game failed."""
        if isinstance(told, Came):
            self.came += 1
            return
        if isinstance(told, Failure):
            task = told.task
            names = {"first": task.first.name, "second": task.second.name}
            self._call.complain(s.FAILED.filled(**names, seed=task.seed, why=told.error))
        elif told.seconds_a_game is None:
            self._call.complain(s.BEGINS.filled(decks=len(told.each), games=told.games))
        else:
            if not self._has_said_needs:
                self._say_needs(told)
            time = time_words(games_needed(self._call.asked.until, told.each) * told.seconds_a_game)
            self._call.complain(s.PROGRESS.filled(games=told.games, uncertain=f"{told.uncertain:.1f}", time=time))

    def _say_needs(self, state: State) -> None:
        self._has_said_needs = True
        for points in GOALS:
            games = games_needed(points, state.each)
            time = time_words(games * (state.seconds_a_game or 0.0))
            self._call.complain(s.NEEDS.filled(points=points, games=games, time=time))


def time_words(seconds: float) -> Words:
    """Return about how long that is, a minute at least."""
    hours, minutes = round(seconds / 3600), max(1, round(seconds / 60))
    return s.HOURS.filled(n=hours) if minutes > 90 else s.MINUTES.filled(n=minutes)
