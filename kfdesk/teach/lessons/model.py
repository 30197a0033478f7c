"""What a lesson is made of: a table, and a row of tasks for the learner with what the other seat does between them.

A move is written as the option it stands for, with the card's id in the facts table instead of its number on the
table: "play:troll", "card:batdrone", "house:brobnar", "slot:left", "end-turn", "yes". "|" stands between moves that are
all as good; "reap:*" is that move with any card; "trigger:gamgee.1" is the second of a card's abilities that wait.
"""

from __future__ import annotations

import re
from typing import Final

from kfdesk.cards.facts import facts
from kfdesk.engine import Game
from kfdesk.engine.core import number
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.rules import RuleId
from kfdesk.engine.scenario import CardSpec, Scenario
from kfdesk.engine.terms import PLAYERS, DecisionKind
from kfdesk.records import record
from kfdesk.text.words import Words

LEARNER: Final = PLAYERS[0]
"""The seat of the learner; the other one is played by the lesson."""

SLOT: Final = re.compile(r"{(\w+)}")
_ENDS: Final = {"left": 0, "right": -1}


@record
class Task:
    """Something the learner is to do. `say` explains and asks; `moves` are what is to be done, one after the other.

    `otherwise` is said for any other move that the rules allow, at whichever of the moves it is tried.
    """

    say: Words
    moves: tuple[str, ...]
    otherwise: Words | None = None


@record
class Reply:
    """What the other seat does by itself, one move after the other; `say` explains it meanwhile."""

    moves: tuple[str, ...]
    say: Words | None = None


Part = Task | Reply


@record
class Lesson:
    """One idea, learned on a table made for it.

    `entries` are the entries of the rulebook behind it, the main one first; `minutes` is about how long it takes.
    """

    id: str
    title: Words
    idea: Words
    scenario: Scenario
    parts: tuple[Part, ...]
    entries: tuple[RuleId, ...]
    minutes: int = 3
    ends: Words | None = None
    """What is said at the end, where it is more than that the lesson is learned."""


def cards(*ids: str) -> tuple[CardSpec, ...]:
    """Return ready, untouched cards for a side of a lesson's table."""
    return tuple(CardSpec(id=id_) for id_ in ids)


def named(words: Words) -> Words:
    """Return words in which each `{slot}` that is a card's id, with "_" for "-", is the card's name."""
    slots = SLOT.findall(words.message.text)
    return words.filled(**{slot: facts()[slot.replace("_", "-")].title for slot in slots})


def fitting(game: Game, decision: Decision, move: str) -> tuple[str, ...]:
    """Return the keys of the options that a move stands for, in their order."""
    wanted = move.split("|")
    return tuple(option.key for option in decision.options if any(_fits(game, decision, option, one) for one in wanted))


def _fits(game: Game, decision: Decision, option: Option, move: str) -> bool:
    verb, _, what = option.key.partition(":")
    wanted_verb, _, wanted = move.partition(":")
    if verb != wanted_verb:
        return False
    if decision.kind is DecisionKind.SLOT and wanted in _ENDS:
        return option.key == decision.options[_ENDS[wanted]].key
    if wanted in ("*", what):
        return True
    wanted, _, place = wanted.partition(".")
    if place and place != what.partition(".")[2]:
        return False
    return option.card is not None and game.state.cards[number(option.card)].definition.id == wanted
