"""What decides the games of a pair: each is played once more, as it was, and watched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

from kfdesk.engine import Game, Seat
from kfdesk.engine.terms import PLAYERS, Edition
from kfdesk.match.header import Origin
from kfdesk.match.journal import Answer, By
from kfdesk.match.recorded_game import RecordedGame
from kfdesk.match.recorder import header_of
from kfdesk.match.statistics import Tally, statistics_of
from kfdesk.records import record
from kfdesk.text.words import Words
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import MOST_TURNS, Failure, Row, Task, begun, failure, played_game, score_of

MOST_GAMES = 40
"""So many games of a pair are played once more at most: the first by their seeds."""
AMONG = 3
"""A turn is shown while a third of the games goes on."""


@record
class Side:
    """What a deck did in a game."""

    keys: tuple[int, ...]
    """Keys at the end of each turn, of either player."""
    creatures: tuple[int, ...]
    """Creatures in play then."""
    gained: int
    """Æmber reaped, from bonus icons, and gained by effects."""
    stolen: int
    lost: int
    """Æmber that the other stole or captured, and that was lost to effects."""
    creatures_lost: int
    cards_played: int
    first_key: int | None
    """The turn in which it forged its first key."""


@record
class Story:
    """What happened in a game: of the deck that one asks about, then of the other."""

    score: float
    """What the deck got for it."""
    sides: tuple[Side, Side]


@record
class Curve:
    """Means by turn, of the deck that one asks about, then of the other."""

    one: tuple[float, ...]
    other: tuple[float, ...]


FIGURES: dict[str, tuple[Words, Callable[[Side], float | None]]] = {
    "gained": (Words("Æmber gained"), lambda side: side.gained),
    "stolen": (Words("Æmber stolen"), lambda side: side.stolen),
    "lost": (Words("Æmber lost"), lambda side: side.lost),
    "creatures": (Words("creatures in play"), lambda side: sum(side.creatures) / max(1, len(side.creatures))),
    "creatures lost": (Words("creatures lost"), lambda side: side.creatures_lost),
    "played": (Words("cards played"), lambda side: side.cards_played),
    "first key": (Words("turn of the first key"), lambda side: side.first_key),
}


@record
class Told:
    """One of `FIGURES` of a deck in the games that it won and in those that it lost."""

    figure: str
    of_other: bool
    """Whether it is one of the other deck."""
    won: float
    lost: float
    weight: float
    """How far the two are apart, in standard deviations of games: what tells most weighs most."""


@record
class Why:
    """What the games of a pair have in common, and what tells those that a deck won from those that it lost."""

    games: int
    won: float
    keys: Curve
    creatures: Curve
    told: tuple[Told, ...]
    """The weightiest first; none where the deck won or lost nearly all."""


def story_of(task: Task, most_turns: int = MOST_TURNS) -> Story:
    """Play a game once more and return what happened in it, of the deck that goes first."""
    keys: list[tuple[int, int]] = []
    creatures: list[tuple[int, int]] = []

    def watch(game: Game) -> None:
        one, other = game.state.players
        now = game.state.turn if game.winner is None else game.state.turn + 1
        if len(keys) < now - 1 <= most_turns:
            keys.extend([(len(one.keys), len(other.keys))] * (now - 1 - len(keys)))
            creatures.extend([(len(one.line), len(other.line))] * (now - 1 - len(creatures)))

    game = played_game(task, most_turns, watch)
    watch(game)
    told = statistics_of(game)
    first = [next((key.turn for key in told.keys if key.player == player), None) for player in PLAYERS]
    sides = [
        _side([row[at] for row in keys], [row[at] for row in creatures], told.players[at].total, first[at])
        for at in PLAYERS
    ]
    return Story(score_of(game), (sides[0], sides[1]))


def story_or_failure(task: Task) -> Story | Failure:
    """Return what happened in a game, or why it failed: what workers are given, from whom not every exception finds
    its way back."""
    try:
        return story_of(task)
    except Exception as error:  # the other games can be looked at
        return failure(task, error)


def _side(keys: Sequence[int], creatures: Sequence[int], total: Tally, first: int | None) -> Side:
    return Side(
        keys=tuple(keys),
        creatures=tuple(creatures),
        gained=total.reaped + total.from_icons + total.gained,
        stolen=total.stolen,
        lost=total.robbed + total.captured_from + total.lost,
        creatures_lost=total.creatures_lost,
        cards_played=total.played,
        first_key=first,
    )


def turned(story: Story) -> Story:
    """Return the same game seen from the other deck."""
    return Story(1 - story.score, (story.sides[1], story.sides[0]))


def why(stories: Sequence[Story]) -> Why:
    """Return what games have in common, of the deck that stands first in each; there must be one."""
    keys, creatures = (
        Curve(*(_curve([of(story.sides[at]) for story in stories], carry=carry) for at in PLAYERS))
        for of, carry in ((_keys, True), (_creatures, False))
    )
    return Why(len(stories), sum(story.score for story in stories), keys, creatures, _told(stories))


def _keys(side: Side) -> tuple[int, ...]:
    return side.keys


def _creatures(side: Side) -> tuple[int, ...]:
    return side.creatures


def _curve(games: Sequence[tuple[int, ...]], *, carry: bool) -> tuple[float, ...]:
    """Return means by turn; with `carry` a game that is over counts on as it ended, else it counts no more."""
    found = []
    for turn in range(max(map(len, games))):
        going = [game[turn] for game in games if len(game) > turn]
        if len(going) * AMONG < len(games):
            break
        over = [game[-1] for game in games if 0 < len(game) <= turn] if carry else []
        found.append(sum((*going, *over)) / (len(going) + len(over)))
    return tuple(found)


def _told(stories: Sequence[Story]) -> tuple[Told, ...]:
    won, lost = ([story for story in stories if (story.score > 0.5) == wins] for wins in (True, False))
    if min(len(won), len(lost)) < 3:
        return ()
    found = []
    for figure, (_, of) in FIGURES.items():
        for at in PLAYERS:
            ones, others = (
                [value for story in some if (value := of(story.sides[at])) is not None] for some in (won, lost)
            )
            if min(len(ones), len(others)) >= 3:
                one, other = sum(ones) / len(ones), sum(others) / len(others)
                spread = sqrt((_variance(ones) + _variance(others)) / 2)
                found.append(Told(figure, bool(at), one, other, abs(one - other) / spread if spread else 0.0))
    return tuple(sorted(found, key=lambda told: -told.weight))


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / len(values)


# Films.


def task_of(row: Row, decks: Sequence[TrialDeck]) -> Task:
    """Return the task that gave a row; its decks are among these."""
    by_mark = {deck.mark: deck for deck in decks}
    return Task(by_mark[row.first], by_mark[row.second], row.seed, row.player, row.version, row.chains)


def film_of(task: Task, name: str, players: tuple[str, str], most_turns: int = MOST_TURNS) -> RecordedGame:
    """Return a game, played once more, as it can be watched."""
    game = played_game(task, most_turns)
    return recording_of(task, game.journal, name, players, finished=game.winner is not None)


@record
class _Setup:
    """How a game of trials began, for its record."""

    seats: tuple[Seat, Seat]
    seed: int
    edition: Edition = Edition.V18_4
    first_player: int | None = PLAYERS[0]
    open_table: bool = True
    scenario: None = None
    origin: Origin | None = None
    bot: None = None
    level: str = ""


def recording_of(
    task: Task, choices: Sequence[str], name: str, players: tuple[str, str], *, finished: bool = True
) -> RecordedGame:
    """Return a game as it can be watched; `players` are what its players are called. One that was broken off is not
    `finished`."""
    game = begun(task, players)
    assert game.setup.seats is not None
    header = header_of(_Setup(game.setup.seats, task.seed), game)
    return RecordedGame(name, "", header, tuple(Answer(entry, By.BOT) for entry in choices), (), finished)
