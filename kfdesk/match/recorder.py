"""What is written of a game as it is played: each choice, a mark and the whole table at the start of each turn."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Protocol

from kfdesk import __version__
from kfdesk.collection.homemade import carried, understood
from kfdesk.engine.decisions import Decision
from kfdesk.engine.decks import Seat
from kfdesk.engine.entries import Adjustment, read_entry
from kfdesk.engine.game import DIGEST_FORMULA, Game
from kfdesk.engine.scenario import Scenario
from kfdesk.engine.state import State
from kfdesk.engine.terms import Edition, Player
from kfdesk.match.fingerprint import fingerprint
from kfdesk.match.header import Header, Origin, seat_record, version_for
from kfdesk.match.journal import By, JournalWriter, Program

CHECK_DIGITS = 8
"""How many digits of the state's hash stand with each choice."""


class GameSetup(Protocol):
    """How a game begins: from its seats, or from `scenario`, a table in mid-game."""

    @property
    def seats(self) -> tuple[Seat, Seat]: ...
    @property
    def seed(self) -> int: ...
    @property
    def edition(self) -> Edition: ...
    @property
    def first_player(self) -> int | None: ...
    @property
    def open_table(self) -> bool: ...
    @property
    def scenario(self) -> Scenario | None: ...
    @property
    def origin(self) -> Origin | None: ...
    @property
    def bot(self) -> Player | None: ...
    @property
    def level(self) -> str: ...


class KeptGame(Protocol):
    """The part of `kfdesk.engine.Game` that is needed to keep it."""

    @property
    def journal(self) -> tuple[str, ...]: ...
    @property
    def decision(self) -> Decision | None: ...
    @property
    def winner(self) -> Player | None: ...
    @property
    def state(self) -> State: ...
    @property
    def checkpoint(self) -> State: ...

    def digest(self) -> str: ...


class ReplayedGame(KeptGame, Protocol):
    """A game that takes journal entries."""

    def answer(self, entry: str) -> None: ...


class Recorder:
    """Says to a writer what happens in a game; whoever has the writer decides when it goes to the disk.

    Whole tables take longer to write than all else. They are left until `catch_up`, or until the next choice: without
    its last one a game can be gone on with all the same.
    """

    def __init__(self, writer: JournalWriter, turn: int | None = None) -> None:
        self.writer = writer
        self._turn = turn
        """The turn whose mark was written last."""
        self._left: list[tuple[str, State]] = []
        """The tables that are to be said: how each line begins, and the state, which changes no more."""

    def begin(self, game: KeptGame) -> None:
        """Say where the game stands at its beginning."""
        self._mark(game)

    def answered(self, game: KeptGame, by: By) -> None:
        """Record the last choice of the game's journal, and where it led."""
        journal, digest = game.journal, game.digest()
        self.say(f"answer {len(journal) - 1} {by}:{digest[:CHECK_DIGITS]} {journal[-1]}")
        if game.decision is None:
            self.writer.say(f"end {'-' if game.winner is None else game.winner}")
            self._left.append(("final", game.state))
        elif game.state.turn != self._turn:
            self._mark(game)
        elif isinstance(read_entry(journal[-1]), Adjustment):
            self._table(game)

    def taken_back(self, game: KeptGame) -> None:
        """Record that the game went back to the choices it has now."""
        self._turn = game.state.turn
        self.say(f"undo {len(game.journal)}")

    def say(self, record: str) -> None:
        """Add a line, after the tables that were left; it also follows where one of these could not be written."""
        try:
            self.catch_up()
        finally:
            self.writer.say(record)

    def _mark(self, game: KeptGame) -> None:
        self._turn = game.state.turn
        self.writer.say(f"turn {self._turn} {len(game.journal)} {game.digest()}")
        if self._turn:
            self._table(game)

    @property
    def is_behind(self) -> bool:
        """Whether a table was left."""
        return bool(self._left)

    def catch_up(self) -> None:
        """Say the tables that were left."""
        while self._left:
            record, state = self._left.pop(0)
            self.writer.say(f"{record} {_written(state)}")

    def _table(self, game: KeptGame) -> None:
        self._left.append((f"table {len(game.journal)}", game.checkpoint))


def _written(state: State) -> str:
    from kfdesk.engine.scenario_of_state import scenario_of, written

    return written(scenario_of(state))


def header_of(setup: GameSetup, game: KeptGame) -> Header:
    """Return the header of a new game. Raises `ValueError` for what cannot be written to a file."""
    seats = (seat_record(setup.seats[0]), seat_record(setup.seats[1]))
    in_decks = {card.id for seat in seats for card in seat.deck.homemade}
    others = carried({card.printed.id: None for card in game.state.cards[1:] if card.printed.id not in in_decks})
    return Header(
        version=version_for(seats, others, setup.level),
        program=__version__,
        began=datetime.now(UTC).replace(microsecond=0),
        seats=seats,
        seed=setup.seed if setup.scenario is None else 0,
        edition=setup.edition,
        first_player=None if setup.first_player is None else 1 if setup.first_player else 0,
        open_table=setup.open_table,
        formula=DIGEST_FORMULA,
        library=fingerprint(game.state),
        start=setup.scenario,
        origin=setup.origin,
        homemade=others,
        partner=None if setup.bot is None else 1 if setup.bot else 0,
        level=setup.level,
    )


def present_program(state: State) -> Program:
    """Return what a game is played with now."""
    return Program(__version__, DIGEST_FORMULA, fingerprint(state))


def header_now(header: Header, state: State, **changes: object) -> Header:
    """Return the header of a game that goes on in a file of its own: this program writes that, with these changes."""
    here = present_program(state)
    version = version_for(header.seats, header.homemade, header.level)
    now = {"version": version, "program": here.version, "formula": here.formula, "library": here.library}
    return header.model_copy(update=now | changes)


def game_from_header(header: Header) -> Game:
    """Begin the game that a header describes, with the program's own cards.

    Raises `ValueError` (`SetupError`) for a card or rule that this program does not have, and for a home-made card of
    which it does not understand the text.
    """
    from kfdesk.cards import library

    understood(header.all_homemade)
    if header.start is not None:
        return Game.from_scenario(header.start, library=library())
    return Game.new(
        header.players(),
        seed=header.seed,
        library=library(),
        edition=header.edition,
        first_player=header.first_player,
    )
