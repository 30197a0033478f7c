"""A puzzle, and the file that holds one: JSON, checked on the way in.

Texts stand in the file in English and, where there is one, in German; `{ember-imp}` in them is the name of that card.
"""

from __future__ import annotations

import json
import re
from functools import cached_property
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator, ValidationError

from kfdesk.cards.facts import facts
from kfdesk.engine import Game, IllegalChoice
from kfdesk.engine.rules import SetupError
from kfdesk.engine.scenario import Scenario
from kfdesk.engine.terms import Player, player_at
from kfdesk.teach.puzzles.goals import Goal, Outcome, outcome
from kfdesk.text.words import Named, Words

FORMAT: Final = "kfdesk-puzzle"
VERSION: Final = 1
"""The version of the puzzle file that this program writes, and the newest it reads."""

MOST_BYTES: Final = 500_000
"""A file that is larger is no puzzle."""

LONGEST_TEXT: Final = 2000
"""So many characters a text has at most."""

GRADES: Final = (1, 2, 3)
"""From easy to hard."""

_SLOT: Final = re.compile(r"{([^{}]*)}")


class PuzzleError(Exception):
    """A file or a table that is no puzzle; `words` say why."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


class _FrozenModel(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, arbitrary_types_allowed=True, defer_build=True)


class PuzzleText(_FrozenModel):
    """A text in the languages it was written in; what lacks one reads English, or German where that is all there is."""

    en: Annotated[str, Field(max_length=LONGEST_TEXT)] = ""
    de: Annotated[str, Field(max_length=LONGEST_TEXT)] = ""

    def __bool__(self) -> bool:
        return bool(self.en or self.de)

    @property
    def words(self) -> Words:
        """The text with the names of the cards that it mentions."""
        english, german = (_with_slots(text) for text in (self.en or self.de, self.de or self.en))
        slots = {slot: facts()[slot].title for slot in _cards_in(self.en) | _cards_in(self.de)}
        return Named(english, (("de", german),)).filled(**slots)


def _cards_in(text: str) -> set[str]:
    return {slot for slot in _SLOT.findall(text) if slot in facts()}


def _with_slots(text: str) -> str:
    """Return a text in which only the names of cards are slots: any other brace stands for itself."""
    found, cards = "", _cards_in(text)
    for part in re.split(r"({[^{}]*})", text):
        found += part if part[1:-1] in cards and part[0] == "{" else part.replace("{", "{{").replace("}", "}}")
    return found


class Proof(_FrozenModel):
    """What the search found out about a puzzle: figures, worked out once and tested again and again.

    `acts` are the actions and choices of a house in a shortest solution, the end of a turn not counted; `first` the
    choices that begin a shortest solution, of so many `offered`; `by_lot` how many of a thousand games solve it in
    which the solver chooses at random and goes on as long as anything is possible; `tables` how many tables the
    search looked at; `ways` how many different sets of acts solve it, none with an act too many (0: not counted);
    `missed` how many attempts of each level of the program missed it (none: not tried).
    """

    acts: Annotated[int, Field(ge=0)]
    first: tuple[str, ...]
    offered: Annotated[int, Field(ge=1)]
    by_lot: Annotated[int, Field(ge=0, le=1000)]
    tables: Annotated[int, Field(ge=0)] = 0
    ways: Annotated[int, Field(ge=0, le=99)] = 0
    missed: tuple[Annotated[int, Field(ge=0, le=99)], ...] = ()


def _table(said: object) -> Scenario:
    return said if isinstance(said, Scenario) else Scenario.of_file(said)


Table = Annotated[Scenario, PlainValidator(_table), PlainSerializer(Scenario.for_file)]
Choice = Annotated[str, Field(min_length=1, max_length=2000)]


class Puzzle(_FrozenModel):
    """A table, what is to be reached on it, and how.

    `solution` are the choices of both seats that lead there, as a journal holds them: none where nobody knows one.
    Where the opponent has a turn in between, it shows one of its replies. `why` explains the solution.
    """

    format: Literal["kfdesk-puzzle"] = FORMAT
    version: Annotated[int, Field(ge=1, le=VERSION)] = VERSION
    id: Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[a-z0-9][a-z0-9-]*$")]
    grade: Annotated[int, Field(ge=1, le=3)] = 1
    name: PuzzleText
    task: PuzzleText = PuzzleText()
    hints: Annotated[tuple[PuzzleText, ...], Field(max_length=2)] = ()
    why: PuzzleText = PuzzleText()
    goal: Goal
    scenario: Table
    solution: Annotated[tuple[Choice, ...], Field(max_length=300)] = ()
    proof: Proof | None = None

    @property
    def title(self) -> Words:
        """What it is called."""
        return self.name.words

    @property
    def asks(self) -> Words:
        """What is asked: the author's sentence, or what the goal says."""
        return self.task.words if self.task else self.goal.words

    @property
    def tips(self) -> tuple[Words, ...]:
        """Its hints, one after the other."""
        return tuple(hint.words for hint in self.hints)

    @property
    def explained(self) -> Words | None:
        """Why the solution is one; None where nobody wrote that."""
        return self.why.words if self.why else None

    @property
    def solver(self) -> Player:
        """The seat that solves it: the one whose turn it is."""
        return player_at(self.scenario.active)

    @cached_property
    def beginning(self) -> Game:
        """The game at its table, to be copied only. Raises `SetupError` for a table that cannot be."""
        from kfdesk.cards import library

        return Game.from_scenario(self.scenario, library=library())

    def begin(self) -> Game:
        """Return the game at the puzzle's table. Raises `SetupError` for a table that cannot be."""
        return self.beginning.fork()

    def outcome(self, game: Game) -> Outcome:
        """Return how an attempt stands."""
        return outcome(self.goal, game, self.solver)

    def content(self) -> bytes:
        """Return the file that holds it."""
        plain = self.model_dump(mode="json", exclude_defaults=True)
        plain["goal"]["conditions"] = [condition.model_dump(mode="json") for condition in self.goal.conditions]
        whole: dict[str, Any] = {"format": FORMAT, "version": VERSION, "id": self.id, "grade": self.grade, **plain}
        return _lines(whole).encode()


def _lines(value: dict[str, Any]) -> str:
    """Return JSON that is easy to read: what is short stands on one line."""
    return _written(value, 0) + "\n"


def _written(value: Any, depth: int) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + depth <= 118 and depth or not isinstance(value, dict | list):
        return flat
    inner = " " * (depth + 1)
    if isinstance(value, dict):
        items = [f"{json.dumps(name)}: {_written(held, depth + 1)}" for name, held in value.items()]
    else:
        items = [_written(held, depth + 1) for held in value]
    opens, closes = ("{", "}") if isinstance(value, dict) else ("[", "]")
    return opens + "\n" + ",\n".join(inner + item for item in items) + "\n" + " " * depth + closes


def read_puzzle(content: bytes, *, lay_out: bool = True) -> Puzzle:
    """Return the puzzle that a file holds. Raises `PuzzleError` for what is none, or one of a newer program.

    Without `lay_out` its table is not tried; a game on one that cannot be raises `SetupError` then.
    """
    try:
        plain = json.loads(content.decode())
    except (UnicodeDecodeError, ValueError, RecursionError):
        raise PuzzleError(_NO_PUZZLE) from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise PuzzleError(_NO_PUZZLE)
    version = plain.get("version")
    if isinstance(version, int) and version > VERSION:
        raise PuzzleError(_TOO_NEW)
    try:
        puzzle = Puzzle.model_validate(plain)
        if lay_out:
            puzzle.begin()
    except ValidationError as fault:
        where = ".".join(str(step) for step in fault.errors()[0]["loc"])
        raise PuzzleError(_DAMAGED.filled(where=where or "?")) from None
    except SetupError as fault:
        raise PuzzleError(fault.words) from None
    except RecursionError:
        raise PuzzleError(_NO_PUZZLE) from None
    return puzzle


def is_solved_by(puzzle: Puzzle, choices: tuple[str, ...]) -> bool:
    """Return whether these choices of both seats, one after the other, reach the goal."""
    game = puzzle.begin()
    try:
        for entry in choices:
            game.answer(entry)
    except IllegalChoice:
        return False
    return puzzle.outcome(game) is Outcome.SOLVED


_NO_PUZZLE: Final = Words("This file is not a puzzle.")
_TOO_NEW: Final = Words("This puzzle was made by a newer version of kfdesk.")
_DAMAGED: Final = Words("The puzzle cannot be read: something is wrong at “{where}”.")
