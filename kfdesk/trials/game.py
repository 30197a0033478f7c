"""One game of the program against itself: the same task gives the same row, on every machine and at any time."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache

from kfdesk.cards import library
from kfdesk.collector import YOUNG
from kfdesk.engine import DeckList, Game, Seat
from kfdesk.engine.events import CardDrawn
from kfdesk.engine.state import PlayerState
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.records import record
from kfdesk.teach.bot.habits import Chooser
from kfdesk.teach.bot.players import Bot, GreedyPlayer
from kfdesk.trials.decks import TrialDeck, deck_of, mark_of

MOST_TURNS = 150
"""A game that has not ended after so many turns of both players is decided by keys, then by Æmber."""
NO_CHAINS = (0, 0)
MOST_CHOICES = 6_000
"""The same after so many choices, should a turn have no end."""
PLAYERS_BY_NAME: Mapping[str, Callable[[Player, int], Chooser]] = {
    "greedy": GreedyPlayer,
    "partner-8": lambda player, seed: Bot(player, seed, budget_ms=None, playouts=8),
}
"""Who can play, for both seats alike; by playouts, never by time, so that every game can be played again."""
VERSIONS: Mapping[str, str] = {"greedy": "2", "partner-8": "3"}
"""The version of each player. It is raised with whatever lets a player choose otherwise in any game: games of two
versions never count together. A number rather than a digest of the sources, which a packaged program does not have, and
which would make all games old with every comment; a test sees when a player chooses otherwise under the same number."""


@record
class Task:
    """A game to be played."""

    first: TrialDeck
    """The deck that goes first."""
    second: TrialDeck
    seed: int
    player: str
    """A name of `PLAYERS_BY_NAME`."""
    version: str
    """That of the player: one of another version cannot play it."""
    chains: tuple[int, int] = NO_CHAINS
    """The chains that the two begin with."""


def player_version(name: str) -> str:
    """Return the version of a player of this program; "" for one that it does not know."""
    return VERSIONS.get(name, "")


def task_now(first: TrialDeck, second: TrialDeck, seed: int, player: str, chains: tuple[int, int] = NO_CHAINS) -> Task:
    """Return a game to be played by a player as it is in this program."""
    return Task(first, second, seed, player, player_version(player), chains)


@record
class Row:
    """What came of a game: everything that is kept of it. Pairs are of the deck that went first, then of the other."""

    first: str
    """The mark of the deck that went first."""
    second: str
    seed: int
    player: str
    winner: Player | None
    """Who won: 0 the deck that went first, 1 the other; None where keys and Æmber were equal at the limit."""
    ended: bool
    """Whether it was won by the rules; else the verdict at the limit decided."""
    turns: int
    keys: tuple[int, int]
    amber: tuple[int, int]
    drawn: tuple[int, int]
    """Which cards of each list were drawn at least once: a bit each, in the order of the list."""
    chains: tuple[int, int] = NO_CHAINS
    """The chains that they began with. Games with chains say nothing of ratings and cards, and are asked for apart."""
    version: str = ""
    """That of the player; "" where it is not known: the game was kept before players had versions."""

    @property
    def score(self) -> float:
        """What the deck that went first got: 1 for a game, 0.5 for a tie."""
        return 0.5 if self.winner is None else 1.0 - self.winner


@record
class Failure:
    """A game that could not be played to its end, and why: a fault of the program, or another program on a worker."""

    task: Task
    error: str


class OtherProgram(ValueError):  # noqa: N818 - it says what is so
    """A game is to be played by another program than this one, which would give another row."""


def play(tasks: Iterable[Task], most_turns: int = MOST_TURNS) -> tuple[Row | Failure, ...]:
    """Play games, one after the other: what workers are given to do.

    A fault is returned as its words, for not every exception finds its way back from another process. Raises
    `OtherProgram`: another worker may be the one that is asked for."""
    return tuple(_row_or_failure(task, most_turns) for task in tasks)


def failure(task: Task, error: BaseException) -> Failure:
    """Return in words why a game failed."""
    return Failure(task, f"{type(error).__name__}: {error}")


def _row_or_failure(task: Task, most_turns: int) -> Row | Failure:
    try:
        return _played(task, most_turns)
    except OtherProgram:
        raise
    except Exception as error:  # whatever it is, the others can be played
        return failure(task, error)


def played_game(task: Task, most_turns: int = MOST_TURNS, watch: Callable[[Game], object] = lambda _: None) -> Game:
    """Return a game as it ends; `watch` is called with it before each choice.

    Raises `OtherProgram` where this program has other rules or cards, or another version of the player, than the one
    that asks, which may run on another computer, or asked long ago."""
    if player_version(task.player) != task.version:
        raise OtherProgram(f"the player {task.player!r} has another version in the program that is to play it")
    for deck in (task.first, task.second):
        if _mark_here(deck.content) != deck.mark:
            raise OtherProgram(f"{deck.name!r} has other rules or cards in the program that is to play it")
    game = begun(task, quiet=True)
    players = [PLAYERS_BY_NAME[task.player](player, task.seed) for player in PLAYERS]
    with _seldom_collected():
        for _ in range(MOST_CHOICES):
            if (decision := game.decision) is None or game.state.turn > most_turns:
                break
            watch(game)
            game.choose(*players[decision.player].choose(game))
    return game


@contextmanager
def _seldom_collected() -> Iterator[None]:
    """Look for cyclic garbage less often: with Python's own thresholds that takes one part in eight of a game."""
    before = gc.get_threshold()
    gc.set_threshold(max(before[0], YOUNG), *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def begun(task: Task, names: tuple[str, str] = ("1", "2"), *, quiet: bool = False) -> Game:
    """Return the game of a task before its first choice; `quiet` as in `Game.fork`."""
    decks = deck_of(task.first.content), deck_of(task.second.content)
    seats = Seat(names[0], decks[0], task.chains[0]), Seat(names[1], decks[1], task.chains[1])
    return Game.new(seats, seed=task.seed, library=library(), first_player=PLAYERS[0], quiet=quiet)


_mark_here = lru_cache(maxsize=4096)(mark_of)


def _played(task: Task, most_turns: int) -> Row:
    game = played_game(task, most_turns)
    decks = deck_of(task.first.content), deck_of(task.second.content)
    keys, amber = _keys_and_amber(game)
    return Row(
        first=task.first.mark,
        second=task.second.mark,
        seed=task.seed,
        player=task.player,
        winner=verdict(keys, amber) if game.winner is None else game.winner,
        ended=game.winner is not None,
        turns=min(game.state.turn, most_turns),
        keys=keys,
        amber=amber,
        drawn=(_drawn(game, PLAYERS[0], decks[0]), _drawn(game, PLAYERS[1], decks[1])),
        chains=task.chains,
        version=task.version,
    )


def score_of(game: Game) -> float:
    """Return what the deck that went first got for a game: 1, 0, or 0.5 for a tie at the limit."""
    winner = verdict(*_keys_and_amber(game)) if game.winner is None else game.winner
    return 0.5 if winner is None else 1.0 - winner


def _keys_and_amber(game: Game) -> tuple[tuple[int, int], tuple[int, int]]:
    return _both(game, lambda p: len(p.keys)), _both(game, lambda p: p.amber)


def _both(game: Game, of: Callable[[PlayerState], int]) -> tuple[int, int]:
    first, second = game.state.players
    return of(first), of(second)


def verdict(keys: tuple[int, int], amber: tuple[int, int]) -> Player | None:
    """Return who is ahead in a game that did not end: by keys, then by Æmber; None for a tie."""
    (first, second) = zip(keys, amber, strict=True)
    return None if first == second else PLAYERS[0] if first > second else PLAYERS[1]


def _drawn(game: Game, player: Player, deck: DeckList) -> int:
    """Return which cards of a player's list were drawn; of equal copies the first in the list stand for those drawn."""
    cards = game.state.cards
    handles = {event.card for event in game.events if isinstance(event, CardDrawn)}
    copies = Counter(cards[card].printed.id for card in handles if cards[card].owner == player)
    found = 0
    for at, listed in enumerate(deck.cards):
        if copies[listed.id]:
            copies[listed.id] -= 1
            found |= 1 << at
    return found
