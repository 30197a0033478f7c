"""The puzzles that were found by search in games of the program: data only, worded from templates.

They ship as one file with a line each; `packaging/find_puzzles.py` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache, cached_property
from itertools import count
from math import gcd
from typing import Annotated, Final

from pydantic import Field

from kfdesk.cards.facts import facts
from kfdesk.engine import Decision, Game, IllegalChoice
from kfdesk.engine.core import number
from kfdesk.engine.scenario import CardSpec
from kfdesk.engine.terms import DecisionKind
from kfdesk.resources import assets
from kfdesk.teach.bot.advice import label_of
from kfdesk.teach.puzzles.model import Choice, Puzzle, PuzzleText
from kfdesk.teach.puzzles.solver import END_TURN
from kfdesk.text.words import Words, enumerated, joined, linked

FILE: Final = "found.jsonl"
_BEGINS_WITH_ID: Final = '{"id":"'
_STEP: Final = 89
"""About so many puzzles on is the next one of the day: neighbors in the list are alike."""


class FoundPuzzle(Puzzle):
    """A puzzle that was found: its texts follow from its goal, its cards and its solution."""

    name: PuzzleText = PuzzleText()
    tempting: Annotated[tuple[Choice, ...], Field(max_length=300)] = ()
    """The choices of a player who takes what looks best at once."""

    @property
    def title(self) -> Words:
        """What it is about, with a card that lies on the table."""
        condition = self.goal.conditions[0]
        if condition.kind == "gone":
            return _TITLES["gone"].filled(card=facts()[condition.card].title)
        return _TITLES[condition.kind].filled(card=facts()[self._namesake].title)

    @property
    def _namesake(self) -> str:
        """The card that it is called after: the first of the solver's that lies open."""
        side = self.scenario.players[self.solver]
        cards: Sequence[CardSpec] = (*side.hand, *side.battleline, *side.artifacts)
        return next((card.token_of or card.id for card in cards if (card.token_of or card.id) in facts()), "krump")

    @property
    def tips(self) -> tuple[Words, ...]:
        """What is told of the solution: which cards it takes, and after that how it begins."""
        acts = self._acts
        if not acts:
            return ()
        used = list(dict.fromkeys(act.about for act in acts if act.about))
        titles = [facts()[id_].title for id_ in used if id_ in facts()]
        cards = _TAKES.filled(cards=linked(titles))
        return (cards, _BEGINS.filled(act=acts[0].words)) if titles else (_BEGINS.filled(act=acts[0].words),)

    @property
    def explained(self) -> Words | None:
        """The acts of the solution, and those that miss the goal though each looks best at once."""
        if not self._acts:
            return None
        solution = _IN_ORDER.filled(acts=joined((act.words for act in self._acts), _THEN))
        wrong = tuple(_acts_of(self.begin(), self.tempting))
        if not wrong:
            return solution
        return joined((solution, _TEMPTING.filled(acts=joined((act.words for act in wrong), _THEN))), "\n\n")

    @cached_property
    def _acts(self) -> tuple[_ToldAct, ...]:
        return tuple(_acts_of(self.begin(), self.solution))


class _ToldAct:
    """An act in words, and the id of the card that acts; empty where none does."""

    def __init__(self, game: Game, decision: Decision, key: str) -> None:
        label = label_of(decision, (key,))
        self._label = _HOUSE.filled(house=label) if decision.kind is DecisionKind.HOUSE else label
        self._targets: list[Words] = []
        card = next((option.card for option in decision.options if option.key == key), None)
        self.about = game.state.cards[number(card)].definition.id if card is not None else ""

    def add(self, decision: Decision, keys: Sequence[str]) -> None:
        """Note what was answered within the act; where creatures enter, and the order of effects, is left out."""
        if decision.kind in _TOLD and tuple(keys) != _DONE:
            self._targets.append(label_of(decision, tuple(keys)))

    @property
    def words(self) -> Words:
        if not self._targets:
            return self._label
        return _WITH.filled(act=self._label, answers=enumerated(self._targets))


_DONE: Final = ("done",)
_TOLD: Final = (DecisionKind.CARD, DecisionKind.ATTACK, DecisionKind.USE, DecisionKind.HOUSE, DecisionKind.MODE)


def _acts_of(game: Game, entries: Sequence[str]) -> Iterator[_ToldAct]:
    """Yield the acts of some choices, the end of the turn last; none from a choice on that this version forbids.

    What tempts may begin as the solution does: then all that is wrong with it is that the turn ends.
    """
    act: _ToldAct | None = None
    for entry in entries:
        decision, keys = game.decision, tuple(entry.split())
        if decision is None:
            break
        begins = decision.kind is DecisionKind.MAIN or act is None and decision.kind is DecisionKind.HOUSE
        begun = _ToldAct(game, decision, keys[0]) if begins else None
        try:
            game.choose(*keys)
        except IllegalChoice:
            break
        if begun is not None:
            if act is not None:
                yield act
            act = begun
        elif act is not None and len(decision.options) > 1:
            act.add(decision, keys)
        if keys == END_TURN:
            break
    if act is not None:
        yield act


# The file ----------------------------------------------------------------------------------------


@cache
def found_puzzles() -> tuple[FoundPuzzle, ...]:
    """Return the puzzles that were found and ship, easy ones first. Their tables are laid out when they are begun.

    Lines that are damaged, or name a card that this version lacks, are left out.
    """
    return tuple(one for one in map(_read, _lines()) if one is not None)


@cache
def found_ids() -> tuple[str, ...]:
    """Return their ids, which begin their lines: to read them all takes far longer."""
    return tuple(line.split('"', 4)[3] for line in _lines() if line.startswith(_BEGINS_WITH_ID))


def found_of_day(day: date) -> FoundPuzzle | None:
    """Return the puzzle of a day, the same on every machine; None where none ship. Each comes once before any again."""
    lines = _lines()
    if not lines:
        return None
    step = next(step for step in count(_STEP) if gcd(step, len(lines)) == 1)
    at = day.toordinal() * step % len(lines)
    return next((one for one in map(_read, (*lines[at:], *lines[:at])) if one is not None), None)


def _lines() -> list[str]:
    path = assets() / "puzzles" / FILE
    return path.read_text(encoding="utf-8", errors="replace").splitlines() if path.exists() else []


def _read(line: str) -> FoundPuzzle | None:
    """Return the puzzle of a line; None where it is damaged, or names a card that is not in the facts."""
    try:
        puzzle = FoundPuzzle.model_validate(json.loads(line))
    except (ValueError, RecursionError):
        return None
    return puzzle if facts().keys() >= set(_named(puzzle)) else None


def _named(puzzle: Puzzle) -> Iterator[str]:
    """Yield the ids of all cards in a puzzle's table and goal."""
    for condition in puzzle.goal.conditions:
        if condition.kind in ("control", "gone"):
            yield condition.card
    for side in puzzle.scenario.players:
        left = [*side.hand, *side.battleline, *side.artifacts]
        if side.token is not None:
            yield side.token
        while left:
            card = left.pop()
            yield card.id
            yield from filter(None, (card.token_of, card.copy_of))
            left += (*card.upgrades, *card.under, *((card.other_half,) if card.other_half is not None else ()))


# Wording -----------------------------------------------------------------------------------------

_TITLES: Final = {
    "amber": Words("Gains: {card}"),
    "their-amber": Words("Keep them poor: {card}"),
    "enemies": Words("Clear the way: {card}"),
    "friends": Words("A strong line: {card}"),
    "steal": Words("Theft: {card}"),
    "gone": Words("Away with {card}"),
}
_TAKES: Final = Words("A shortest solution takes {cards}.")
_BEGINS: Final = Words("It can begin like this: {act}.")
_IN_ORDER: Final = Words("In this order: {acts}.")
_TEMPTING: Final = Words("Tempting, but it misses the goal: {acts}.")
_WITH: Final = Words("{act} ({answers})")
_HOUSE: Final = Words("Choose house {house}")
_THEN: Final = ". "
"""Each act is worded like a sentence of its own."""
