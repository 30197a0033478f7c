"""The table form of card tests: a simple card is a table, what is chosen, and all that changes, a few lines a test.

    class TestHiddenStash:
        test = cases('''
            it archives a card of your hand
                ada: hand hidden-stash urchin
                play hidden-stash, pick urchin
                -> hidden-stash: hand > discard, urchin: hand > archives
        ''')

A test is a line that says what happens, and lines below it, further right; a kind of line may stand several times:

- `ada:` and `bo:` are the two sides, `line krump(damage=3 stunned) troll; amber 2; hand fear; keys 1`. Ada is active.
  `token grunt` is the token creature of a deck, `fear(token_of=grunt)` one in play.
- `in:` is the scenario's house, `in: dis`; without it each house may be active. `tide:` is for whom the tide is high,
  `tide: ada`, or `tide: neutral` where a deck brought it and nobody has raised it.
- `rule:` are entries of the rulebook's index.
- `->` is the whole of `Table.changes()`: `bo amber: 3 > 2`, `troll exhausted` for a mark that was not there before.
  Whole zones can follow it: `bo line: krump troll`, `ada deck: nothing`. In the end the table is at rest.
- All else are steps: `play`, `discard`, `reap`, `action`, `omni`, `unstun` and a card; `fight` attacker target;
  `creature` card [left|right]; `pick` cards; `offers` all cards that may be picked, or `offers 0-3 of:` them;
  `answer` keys, `answer reap:troll` how a card is used; `finish`; `end turn`; `raise tide`. `krump#2` is the second
  krump of the scenario.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from textwrap import dedent
from typing import Any

import pytest

from kfdesk.engine import CardSpec, House, Side
from kfdesk.engine.terms import Player
from kfdesk.language.definition import Draft
from tests.tables import Table, side, table

_PLAYERS = ("ada", "bo")
_PILES = {"line": "battleline"} | {z: z for z in ("hand", "deck", "discard", "archives", "purged", "artifacts")}
_COUNTS = ("amber", "chains")
_COLORS = ("red", "yellow", "blue")
_HANDLE = re.compile(r"c\d+")
_CARD = re.compile(r"([^\s()]+)(?:\(([^)]*)\))?")


@dataclass(frozen=True, slots=True)
class Case:
    """One test of a card: what it says, the two sides, the active house, the tide, the steps, what follows, and the
    entries of the rulebook that it rests on."""

    says: str
    sides: tuple[Side, Side]
    house: House | None
    tide: Player | None
    """For whom the tide is high."""
    has_tide: bool
    steps: tuple[str, ...]
    changes: dict[str, str]
    zones: dict[str, list[str]]
    rules: tuple[str, ...]

    def check(self, *drafts: Draft) -> None:
        """Play the steps and compare everything that is different afterwards."""
        ada, bo = self.sides
        fields = {"house": self.house, "tide": self.tide, "tide_in_game": self.has_tide or None}
        t = table(ada, bo, *drafts, **{name: value for name, value in fields.items() if value is not None})
        for step in self.steps:
            take(t, step)
        assert {key: f"{_word(was)} > {_word(now)}" for key, (was, now) in t.changes().items()} == self.changes
        for key, cards in self.zones.items():
            player, zone = key.split(" ")
            assert cards_in(t, _PLAYERS.index(player), zone) == cards, key
        t.expect_main_step()


def cases(text: str, *drafts: Draft) -> Callable[[Case], None]:
    """Return the one test function that a test class needs for all cases in `text`, some behaviors replaced."""

    @pytest.mark.parametrize("case", [pytest.param(c, id=c.says, marks=_marks(c)) for c in parse(text)])
    def check(case: Case) -> None:
        case.check(*drafts)

    return staticmethod(check)


def _marks(case: Case) -> tuple[pytest.MarkDecorator, ...]:
    return (pytest.mark.rule(*case.rules),) if case.rules else ()


def parse(text: str) -> Iterator[Case]:
    """Read the cases of a text."""
    for block in re.split(r"\n(?=\S)", dedent(text).strip("\n")):
        says, *lines = (line.strip() for line in block.strip().split("\n"))
        found: dict[str, list[str]] = {"ada:": [], "bo:": [], "in:": [], "tide:": [], "rule:": [], "->": [], "": []}
        for line in lines:
            word, _, rest = line.partition(" ")
            found[word if word in found else ""].append(rest if word in found else line)
        results = [item.split(": ") for item in _items(found["->"])]
        yield Case(
            says,
            (_side(found["ada:"]), _side(found["bo:"])),
            House(found["in:"][0]) if found["in:"] else None,
            Player(_PLAYERS.index(found["tide:"][0])) if found["tide:"] not in ([], ["neutral"]) else None,
            bool(found["tide:"]),
            tuple(_items(found[""])),
            {key: what[0] if what else "no > yes" for key, *what in results if not what or " > " in what[0]},
            {key: _cards(what[0]) for key, *what in results if what and " > " not in what[0]},
            tuple(rule for line in found["rule:"] for rule in line.split()),
        )


def _items(lines: list[str]) -> list[str]:
    return [item for line in lines for item in line.rstrip(",").split(", ")]


def _cards(text: str) -> list[str]:
    return [] if text == "nothing" else text.split()


def _side(lines: list[str]) -> Side:
    """Return one player's half of the table."""
    fields: dict[str, Any] = {}
    for item in (item for line in lines for item in line.split("; ")):
        word, _, rest = item.partition(" ")
        if word == "keys":
            fields[word] = _COLORS[: int(rest)]
        elif word == "token":
            fields[word] = rest
        else:
            fields[_PILES.get(word, word)] = int(rest) if word in _COUNTS else [_spec(*m) for m in _CARD.findall(rest)]
    return side(**fields)


def _spec(id_: str, text: str) -> CardSpec:
    """Return a card: `damage=3` sets a number, `upgrades=x` a list of one card, `stunned` a mark."""
    fields: dict[str, Any] = {}
    for field in text.split():
        name, _, value = field.partition("=")
        if name == "exhausted":
            fields["ready"] = False
        else:
            one = value if name == "token_of" else [value]
            fields[name] = int(value) if value.isdigit() else one if value else True
    return CardSpec(id=id_, **fields)


def cards_in(t: Table, player: int, zone: str) -> list[str]:
    """Return the ids of the cards in a zone, or on a battleline ("line"), in order."""
    assert zone in _PILES, f"there is no zone {zone}"
    return t.line(player) if zone == "line" else t.ids(player, zone)


def take(t: Table, step: str) -> None:
    """Take one step of a case."""
    verb, *words = step.split()
    match verb, words:
        case "end", ["turn"]:
            t.end_turn()
        case "raise", ["tide"]:
            t.answer("raise-tide")
        case "answer", keys:
            t.answer(*(_key(t, key) for key in keys))
        case "finish", []:
            t.finish()
        case "fight", [attacker, target]:
            t.do("fight", *_copy(attacker))
            t.pick(_copy(target))
        case "creature", [card, *flank]:
            t.creature(card, *flank)
        case "pick", cards:
            t.pick(*map(_copy, cards))
        case "offers", [span, "of:", *cards]:
            least, most = span.split("-")
            t.offers(*cards, least=int(least), most=int(most))
        case "offers", cards:
            t.offers(*cards)
        case (("play" | "discard" | "reap" | "action" | "omni" | "unstun" | "fight"), [card]):
            t.do(verb, *_copy(card))
        case _:
            raise AssertionError(f"no such step: {step}")


def _key(t: Table, key: str) -> str:
    """Return the key of an option; a use, `reap:troll`, names its card."""
    verb, _, card = key.partition(":")
    named = verb in ("reap", "fight", "action", "omni", "unstun") and not _HANDLE.fullmatch(card)
    return f"{verb}:{t.handle(*_copy(card))}" if named else key


def _copy(card: str) -> tuple[str, int]:
    """Return a card's id and which of its copies is meant, from 0."""
    id_, _, nth = card.partition("#")
    return id_, int(nth or 1) - 1


def _word(value: object) -> str:
    """Return how a value of `Table.changes()` is written in a case."""
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "nothing"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else "nothing" if value is None else str(value)
