"""A learner's way through a lesson: which part it is at, which choice is wanted next, and why another one is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kfdesk.cards.facts import facts
from kfdesk.engine import Game
from kfdesk.engine.decisions import Decision
from kfdesk.teach.lessons.model import Lesson, Part, Task, fitting, named
from kfdesk.text.words import Words

NOT_NOW: Final = Words("The rules allow that. This lesson wants something else first; nothing is lost, try again.")


class LessonError(Exception):
    """A lesson does not fit its table: a move that it asks for is not open."""


class Course:
    """Follows a game from a lesson's table, choice by choice.

    What the rules leave no choice about is nobody's move: a decision that the next move does not fit, with one option
    only, is passed over.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._part = 0
        self._move = 0

    @property
    def part(self) -> Part | None:
        """What the lesson is at; None when it is over."""
        parts = self.lesson.parts
        return parts[self._part] if self._part < len(parts) else None

    @property
    def finished(self) -> bool:
        """Whether all parts are done."""
        return self.part is None

    @property
    def says(self) -> Words | None:
        """What the lesson says now: its task, what the other seat does, or how it ends."""
        part = self.part
        words = self.lesson.ends if part is None else part.say
        return None if words is None else named(words)

    @property
    def about(self) -> tuple[str, ...]:
        """The ids in the facts table of the cards that the task asks to do something with."""
        moves = self.part.moves if isinstance(self.part, Task) else ()
        ids = (one.partition(":")[2].partition(".")[0] for move in moves for one in move.split("|"))
        return tuple(id_ for id_ in dict.fromkeys(ids) if id_ in facts())

    @property
    def done(self) -> tuple[int, int]:
        """How many of how many parts are done."""
        return self._part, len(self.lesson.parts)

    def wanted(self, game: Game) -> tuple[str, ...]:
        """Return the keys of the options that the lesson wants next, best first: of the learner, or of the other seat.

        Raises `LessonError` where the table offers none of them.
        """
        decision, move = game.decision, self._next()
        if decision is None or move is None:
            return ()
        keys = fitting(game, decision, move)
        if keys:
            return keys
        if _is_forced(decision):
            return decision.keys()
        raise LessonError(f"{self.lesson.id}: {move} is not among {', '.join(decision.keys())}")

    def refusal(self, game: Game, keys: Sequence[str]) -> Words | None:
        """Return why a choice of the learner is not what the lesson wants now; None where it is, or where none is."""
        part = self.part
        if not isinstance(part, Task):
            return None
        wanted = self.wanted(game)
        if not wanted or keys and set(keys) <= set(wanted):
            return None
        return named(part.otherwise or NOT_NOW)

    def made(self, game: Game, keys: Sequence[str]) -> None:
        """Note that a choice is about to be made in `game`; it goes on to the next move, and to the next part."""
        decision, move = game.decision, self._next()
        if decision is None or move is None or not set(keys) & set(fitting(game, decision, move)):
            return
        part = self.part
        assert part is not None
        self._move += 1
        if self._move == len(part.moves):
            self._part, self._move = self._part + 1, 0

    def _next(self) -> str | None:
        part = self.part
        return None if part is None else part.moves[self._move]


def _is_forced(decision: Decision) -> bool:
    return decision.min == len(decision.options)
