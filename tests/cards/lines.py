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
  `keys 2` are red and yellow, `keys blue` is that one.
  `token grunt` is the token creature of a deck, `fear(token_of=grunt)` one in play; `power rage` an archon power.
  `troll(house=dis)` is of another house.
  `fate fear` is an active Overreach with that card facedown under it: the first enemy creature that reaps fulfills it.
- `in:` is the scenario's house, `in: dis`; without it each house may be active. `tide:` is for whom the tide is high,
  `tide: ada`, or `tide: neutral` where a deck brought it and nobody has raised it.
- `rule:` are entries of the rulebook's index.
- `->` is the whole of `Table.changes()`: `bo amber: 3 > 2`, `troll exhausted` for a mark that was not there before,
  `fear under: nothing > troll`. The controller of an archived card is whose archives it is in.
  Whole zones can follow it: `bo line: krump troll`, `ada deck: nothing`. In the end the table is at rest.
- All else are steps: `play`, `discard`, `reap`, `action`, `omni`, `unstun` and a card; `fight` attacker target;
  `creature` card [left|right]; `pick` cards; `offers` all cards that may be picked, or `offers 0-3 of:` them;
  `answer` keys, `answer reap:troll` how a card is used; `finish`; `end turn`; `raise tide`. `krump#2` is the second
  krump of the scenario. `finish` and `end turn` answer what is asked with its first options, but never yes or no.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from textwrap import dedent
from typing import Any

import pytest

from kfdesk.engine import CardSpec, House, Side
from kfdesk.engine.terms import Player, Status
from kfdesk.language.definition import Draft
from tests.tables import Table, overreach, side, table

_PLAYERS = ("ada", "bo")
_PILES = {"line": "battleline"} | {z: z for z in ("hand", "deck", "discard", "archives", "purged", "artifacts")}
_FIELDS = _PILES | {"fate": "prophecies", "power": "archon_power"}
_COUNTS = ("amber", "chains")
_COLORS = ("red", "yellow", "blue")
_MARKS = {"exhausted", *(status.flag for status in Status)}
"""What a card is or is not; all else of it has a value."""
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
    """Read the cases of a text. What cannot be meant is refused: no steps, or one thing said twice."""
    for block in re.split(r"\n(?=\S)", dedent(text).strip("\n")):
        says, *lines = (line.strip() for line in block.strip().split("\n"))
        found: dict[str, list[str]] = {"ada:": [], "bo:": [], "in:": [], "tide:": [], "rule:": [], "->": [], "": []}
        for line in lines:
            word, _, rest = line.partition(" ")
            found[word if word in found else ""].append(rest if word in found else line)
        assert found[""], f"a case without steps: {says}"
        house, tide = (_only(found[word], word) for word in ("in:", "tide:"))
        results = _results(_items(found["->"]))
        yield Case(
            says,
            (_side(found["ada:"]), _side(found["bo:"])),
            House(house) if house else None,
            Player(_PLAYERS.index(tide)) if tide not in (None, "neutral") else None,
            tide is not None,
            tuple(_items(found[""])),
            {key: what for key, what in results.items() if " > " in what},
            {key: _cards(what) for key, what in results.items() if " > " not in what},
            tuple(rule for line in found["rule:"] for rule in line.split()),
        )


def _only(lines: list[str], word: str) -> str | None:
    """Return what a kind of line says that stands no more than once."""
    assert len(lines) <= 1, f"{word} is said twice"
    return lines[0] if lines else None


def _items(lines: list[str]) -> list[str]:
    return [item for line in lines for item in line.rstrip(",").split(", ")]


def _results(items: list[str]) -> dict[str, str]:
    """Return what follows, by what it is about: "no > yes" for a mark, "3 > 2", or the cards of a zone."""
    results: dict[str, str] = {}
    for item in items:
        key, *what = item.split(": ")
        assert len(what) <= 1, f"more than one result: {item}"
        found = {key: what[0] if what else "no > yes"}
        if key.startswith("fulfilled "):
            card = key.removeprefix("fulfilled ")
            found = {"overreach active": "yes > no", card: "under > discard"}
        assert found.keys().isdisjoint(results), f"{key} is said twice"
        results |= found
    return results


def _cards(text: str) -> list[str]:
    return [] if text == "nothing" else text.split()


def _side(lines: list[str]) -> Side:
    """Return one player's half of the table."""
    fields: dict[str, Any] = {}
    for item in (item for line in lines for item in line.split("; ")):
        word, _, rest = item.partition(" ")
        name = _FIELDS.get(word, word)
        assert name not in fields, f"{word} is said twice"
        fields[name] = _field(word, rest)
    return side(**fields)


def _field(word: str, text: str) -> Any:
    """Return what a side has of one thing: a number, keys, a token creature, or cards."""
    if word in _COUNTS:
        return int(text)
    if word == "keys" and not text.isdigit():
        assert set(text.split()) <= set(_COLORS), f"not colors of keys: {text}"
        return text.split()
    if word == "keys":
        assert 0 < int(text) <= len(_COLORS), f"nobody has {text} keys"
        return _COLORS[: int(text)]
    if word == "token":
        return text
    if word == "fate":
        return [overreach(text)]
    if word == "power":
        return CardSpec(id=text)
    assert not _CARD.sub("", text).strip(), f"not a list of cards: {text}"
    return [_spec(*card) for card in _CARD.findall(text)]


def _spec(id_: str, text: str) -> CardSpec:
    """Return a card: `damage=3` sets a number, `upgrades=x` a list of one card, `stunned` a mark."""
    fields: dict[str, Any] = {}
    for field in text.split():
        name, _, value = field.partition("=")
        assert name not in fields, f"{name} is said twice of {id_}"
        assert (name in _MARKS) is not bool(value), f"{id_} cannot be {field}"
        fields[name] = _value(name, value)
    if fields.pop("exhausted", False):
        fields["ready"] = False
    return CardSpec(id=id_, **fields)


def _value(name: str, text: str) -> Any:
    if text.isdigit():
        return int(text)
    return text if name in ("house", "token_of") else [text] if text else True


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
        case "pick", cards if cards:
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
    id_, hash_, nth = card.partition("#")
    return id_, int(nth) - 1 if hash_ else 0


def _word(value: object) -> str:
    """Return how a value of `Table.changes()` is written in a case."""
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "nothing"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else "nothing" if value is None else str(value)
