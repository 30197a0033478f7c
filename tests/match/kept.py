"""A kept game for tests: played by dice with the real engine, written by the real autosave."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from kfdesk import resources
from kfdesk.cards import library
from kfdesk.collection.files import load_deck
from kfdesk.engine import Edition, Game, Scenario, Seat
from kfdesk.engine.terms import DecisionKind, Player
from kfdesk.match.autosave import Autosave
from kfdesk.match.header import Origin
from kfdesk.match.journal import By, sealed
from kfdesk.match.recorder import game_from_header

DECKS = ("miss-onyx-censorius.json", "radiant-argus-the-supreme.json")


ENTRIES = 70
"""How many entries the journal of the fixture `original` has."""


@dataclass(frozen=True)
class Setup:
    """How the game of the tests begins."""

    seats: tuple[Seat, Seat]
    seed: int = 7
    first_player: int | None = 0
    open_table: bool = False
    edition: Edition = Edition.V18_4
    scenario: Scenario | None = None
    origin: Origin | None = None
    bot: Player | None = None
    level: str = ""


def setup() -> Setup:
    """Return two seats with the starter decks, and names that are not easy."""
    one, two = (load_deck(resources.decks() / name) for name in DECKS)
    return Setup((Seat('Ada "Ä" #1\n', one), Seat("Bo & Cy", two)))


start = game_from_header


def some_keys(game: Game, dice: Random) -> tuple[str, ...]:
    """Return a legal answer: something lively where there is one."""
    decision = game.decision
    assert decision is not None
    keys = decision.keys()
    if decision.kind is DecisionKind.MAIN:
        lively = [key for key in keys if not key.startswith(("discard", "end-turn"))]
        return (dice.choice(lively or ["end-turn"]),)
    count = len(keys) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
    return tuple(dice.sample(keys, count))


def played(folder: Path, answers: int = 70, *, undo_every: int = 16, seed: int = 5) -> tuple[Path, Game]:
    """Play and keep a game of so many answers, now and then taking three back; return its journal and the game."""
    begun = setup()
    game = Game.new(begun.seats, seed=begun.seed, library=library(), first_player=begun.first_player)
    autosave, dice = Autosave(lambda: folder), Random(seed)
    autosave.begin(begun, game)
    path = autosave.path
    assert path is not None
    while len(game.journal) < answers and game.decision is not None:
        game.choose(*some_keys(game, dice))
        autosave.answered(game, By.TABLE if len(game.journal) % 5 == 4 else By.HAND)
        if undo_every and dice.randrange(undo_every) == 0 and len(game.journal) > 3:
            game = game.fork(at=len(game.journal) - 3)
            autosave.taken_back(game)
    autosave.close()
    return path, game


def finished(folder: Path) -> Path:
    """Write the journal of a finished game there and return where it is: the game is played once in a process."""
    name, content = _finished()
    path = folder / name
    path.write_bytes(content)
    return path


@cache
def _finished() -> tuple[str, bytes]:
    with TemporaryDirectory() as folder:
        path, game = played(Path(folder), 4000, undo_every=0, seed=4)
        assert game.winner is not None
        return path.name, path.read_bytes()


def resealed(lines: list[str]) -> bytes:
    """Return a journal of these lines with checksums that are right."""
    content, check = b"", b""
    for line in lines:
        one, check = sealed(line, check)
        content += one
    return content


def bodies(content: bytes) -> list[str]:
    return [line.rpartition(" #")[0] for line in content.decode().splitlines()]
