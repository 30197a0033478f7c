"""What a window lets be done beside it: see `kfdesk.trials.conductor`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from enum import Enum
from pathlib import Path
from random import Random
from time import monotonic

from kfdesk.collection.database import FILE_NAME, StoreError
from kfdesk.collection.store import DeckStore
from kfdesk.engine.terms import House
from kfdesk.match.recorded_game import RecordedGame
from kfdesk.records import record
from kfdesk.text.words import Words
from kfdesk.trials import ON_SHELF
from kfdesk.trials import why as y
from kfdesk.trials.cards import CardWorth, worths
from kfdesk.trials.chains import Even, even_chains, measure_chains
from kfdesk.trials.conductor import Tell, TooFew
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Failure, Row, Task
from kfdesk.trials.gate import May
from kfdesk.trials.houses import Met, houses_met
from kfdesk.trials.kept import Kept
from kfdesk.trials.matchups import closest, rows_between, typical
from kfdesk.trials.on_shelf import playing_decks, tell_shelf
from kfdesk.trials.plan import tasks
from kfdesk.trials.run import Came, Crew, Pace, State, Told, handed_out, play_tasks, run
from kfdesk.trials.tables import Table, table

MEASURED = 4
"""So many games tell how long one takes here; they are kept as all others."""
ANEW_S = 3.0
"""So often the table is made anew while games come, in seconds; but it takes no more than a tenth of the time."""


@record
class Known:
    """All that the games of a player say, without the games."""

    table: Table
    houses: Mapping[tuple[House, House], Met]
    worths: tuple[CardWorth, ...]


def known(kept: Kept, player: str) -> Known:
    """Return what is known from a file of games."""
    whole = table(kept, player)
    decks = [rating.deck for rating in whole.decks]
    return Known(replace(whole, rows=()), houses_met(decks, whole.rows), tuple(worths(decks, whole.rows)))


@record
class NotTold:
    """The shelf could not be told of strengths; `words` say why. The games go on."""

    words: Words


def _look(kept: Kept, player: str, tell: Tell) -> Known:
    """Return what is known, and let the shelf beside the games know the strengths; `tell` says why it cannot."""
    found, folder = known(kept, player), kept.path.parent
    if player == ON_SHELF and (folder / FILE_NAME).exists():
        try:
            with closing(DeckStore.open(folder)) as store:
                tell_shelf(store, found.table)
        except StoreError as error:
            tell(NotTold(error.problem))
    return found


def _decks(file: Path, keys: Sequence[str]) -> list[TrialDeck]:
    """Return those decks of the shelf beside the games that can be played. Raises `TooFew`."""
    with closing(DeckStore.open(file.parent)) as store:
        found = playing_decks([deck for deck in map(store.get, keys) if deck is not None])
    if len(found) < 2:
        raise TooFew(len(found))
    return found


class End(Enum):
    """How a run ended."""

    REACHED = "reached"
    """With all that was asked for."""
    STOPPED = "stopped"
    """Because somebody said so."""
    FAILED = "failed"
    """Because games failed."""


@record
class Played:
    """A run is over: what is known then, and how it ended."""

    known: Known
    end: End
    came: int
    """So many games were kept."""
    failed: int


def end_of(state: State, until: float, most: int | None, came: int, may: May) -> End:
    """Return how a run ended that was to go on until so many points, or to `most` games."""
    if came >= most if most is not None else state.uncertain <= until:
        return End.REACHED
    return End.STOPPED if may is May.END else End.FAILED


@record
class Look:
    """Read what is known. A file that is not there holds nothing."""

    file: Path
    player: str
    workers: int = 0

    def do(self, crew: Crew | None, tell: Tell) -> Known:
        """Return it."""
        with Kept.open(self.file, make=not self.file.exists()) as kept:  # what is read is left as it is
            return _look(kept, self.player, tell)


@record
class Measure:
    """Find out how long a game takes here, by a few that count."""

    file: Path
    keys: tuple[str, ...]
    player: str
    workers: int

    def do(self, crew: Crew | None, tell: Tell) -> Played:
        """Tell each game; return what is known then."""
        most = max(MEASURED, 2 * self.workers + 2)
        return Play(self.file, self.keys, self.player, self.workers, most=most).do(crew, tell)


@record
class Play:
    """Play until every deck is known to so many points, or so many games."""

    file: Path
    keys: tuple[str, ...]
    player: str
    workers: int
    until: float = 0.0
    most: int | None = None

    def do(self, crew: Crew | None, tell: Tell) -> Played:
        """Tell each game, and now and then what is known; return what is known in the end."""
        decks, next_look = _decks(self.file, self.keys), monotonic() + ANEW_S
        came = failed = 0
        assert crew is not None
        with Kept.open(self.file, make=True) as kept:
            complained = False

            def complain(what: object) -> None:
                nonlocal complained
                if not complained:
                    complained = True
                    tell(what)

            def told(what: Told) -> None:
                nonlocal next_look, came, failed
                tell(what)
                came, failed = came + isinstance(what, Came), failed + isinstance(what, Failure)
                if monotonic() > next_look:
                    began = monotonic()
                    tell(_look(kept, self.player, complain))
                    next_look = monotonic() + max(ANEW_S, 10 * (monotonic() - began))

            state = run(
                kept, decks, self.player, until=self.until, crew=crew, lots=Random(), tell=told, most=self.most
            )  # fmt: skip
            end = end_of(state, self.until, self.most, came, crew.gate.may)
            return Played(_look(kept, self.player, complain), end, came, failed)


@record
class PlayPair:
    """Play so many games of a pair of decks, each going first in half of them."""

    file: Path
    one: TrialDeck
    other: TrialDeck
    player: str
    games: int
    workers: int

    def do(self, crew: Crew | None, tell: Tell) -> Known:
        """Tell each game; return what is known in the end."""
        assert crew is not None
        pairs = [(0, 1)] * ((self.games + 1) // 2)
        with Kept.open(self.file, make=True) as kept:
            play_tasks(kept, [*tasks(pairs, (self.one, self.other), self.player, Random())], crew=crew, tell=tell)
            return _look(kept, self.player, tell)


@record
class FindChains:
    """Measure with how many chains a deck wins half of its games against another one."""

    file: Path
    stronger: TrialDeck
    weaker: TrialDeck
    player: str
    workers: int

    def do(self, crew: Crew | None, tell: Tell) -> Even:
        """Tell each game, and what is known in between; return what came of it."""
        assert crew is not None
        with Kept.open(self.file, make=True) as kept:
            return measure_chains(
                kept, self.stronger, self.weaker, self.player, crew=crew, lots=Random(), tell=tell
            )  # fmt: skip


@record
class Pair:
    """What is known of a pair: how many games there are, what decides them, which are worth a look."""

    games: int
    why: y.Why | None
    """None where there are no games."""
    closest: Row | None
    typical: Row | None
    chains: Even | None
    """None where no game with chains was played."""


@record
class Compared:
    """So many games of a pair were played once more."""

    games: int
    of: int


@record
class Ask:
    """Play the games of a pair once more and find out what decides them."""

    file: Path
    one: TrialDeck
    other: TrialDeck
    player: str
    workers: int

    def do(self, crew: Crew | None, tell: Tell) -> Pair:
        """Tell how many games were looked at; return what came of it."""
        assert crew is not None
        pool, look = crew.pool, y.story_or_failure
        marks = self.one.mark, self.other.mark
        with Kept.open(self.file, make=True) as kept:
            rows = rows_between(kept.rows(self.player, frozenset(marks)), *marks)
            chained = kept.chained(self.player, *marks)
        looked = sorted(rows, key=lambda row: (row.seed, row.first))[: y.MOST_GAMES]
        asked = [y.task_of(row, (self.one, self.other)) for row in looked]
        stories = dict[int, y.Story]()
        for at, future in handed_out(crew, range(len(asked)), lambda at: pool.submit(look, asked[at]), Pace()):
            story = future.result()
            if isinstance(story, Failure):
                tell(story)
                continue
            stories[at] = story if looked[at].first == self.one.mark else y.turned(story)
            tell(Compared(len(stories), len(looked)))
        return Pair(
            len(rows),
            y.why([stories[at] for at in sorted(stories)]) if stories else None,
            closest(rows) if rows else None,
            typical(rows, self.one.mark) if rows else None,
            even_chains([*rows, *chained], self.one.mark) if chained else None,
        )


@record
class MakeFilm:
    """Play a game once more, to be watched."""

    task: Task
    name: str
    players: tuple[str, str]
    workers: int = 0

    def do(self, crew: Crew | None, tell: Tell) -> RecordedGame:
        """Return it."""
        return y.film_of(self.task, self.name, self.players)
