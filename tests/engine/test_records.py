"""Records and entities are written once, when they are made: watched in random games, as nothing else forbids it."""

from __future__ import annotations

from copy import copy
from dataclasses import fields, is_dataclass, replace
from inspect import getmembers, isclass
from random import Random
from typing import Any

import pytest

from kfdesk.engine import decisions, events, rules, table_events, timing
from kfdesk.engine.decisions import Option
from kfdesk.engine.state import TurnMemory
from kfdesk.engine.terms import PLAYERS, KeyColor, Player
from kfdesk.language.base import Node
from kfdesk.language.words import CREATURE, a, deal, steal
from kfdesk.records import entity, record
from kfdesk.text.wording import Fragment
from kfdesk.text.words import Pair
from tests.engine.playing import new_game, steps

MODULES = (decisions, events, rules, table_events, timing)
RECORDS = {
    kind
    for module in MODULES
    for _, kind in getmembers(module, isclass)
    if is_dataclass(kind) and kind.__module__ == module.__name__
} | {TurnMemory}


def below(kind: type[Any]) -> set[type[Any]]:
    """Return the dataclasses that derive from a class, those of the tests too."""
    return {one for under in kind.__subclasses__() for one in {under, *below(under)} if is_dataclass(one)}


LANGUAGE = {kind for kind in below(Node) | below(Fragment) if kind.__module__.startswith("kfdesk.")}


def write_once(self: Any, name: str, value: object) -> None:
    """Set a field that is not set yet."""
    assert not hasattr(self, name), f"{type(self).__name__}.{name} is written again"
    object.__setattr__(self, name, value)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every record refuse to be written to again."""
    for kind in RECORDS | LANGUAGE:
        monkeypatch.setattr(kind, "__setattr__", write_once, raising=False)


def test_the_watch_notices_a_record_that_is_written_to(watched: None) -> None:
    option = Option("done", Pair("Done", "Fertig"))
    with pytest.raises(AssertionError, match=r"Option\.key is written again"):
        option.key = "yes"  # type: ignore[misc]


@pytest.mark.parametrize("seed", [3, 8])
def test_nobody_writes_to_a_record(seed: int, watched: None) -> None:
    game = new_game(seed)
    for at, decision in enumerate(steps(game, Random(seed))):
        if at % 20 == 0:
            for viewer in (*PLAYERS, None):
                game.view(viewer)
                assert all(event.seen_by(viewer) for event in game.events[-20:])
            assert game.fork().decision == decision
            assert game.explain("play:c1").key == "play:c1"
    assert game.winner is not None


def test_records_compare_and_hash_by_what_they_hold() -> None:
    one, same = (events.KeyForged(Player(0), KeyColor.RED, 6) for _ in range(2))
    assert one == same and hash(one) == hash(same) and one != events.KeyForged(Player(1), KeyColor.RED, 6)
    assert len(RECORDS) > 50


def test_the_words_of_the_language_are_watched_too() -> None:
    assert len(LANGUAGE) > 200
    assert {type(steal(1)), type(a(CREATURE))} <= LANGUAGE


def test_the_words_of_the_language_compare_by_identity() -> None:
    one, same = deal(2, a(CREATURE)), deal(2, a(CREATURE))
    assert one != same and len({one, same, one}) == 2


@record
class Point:
    x: int
    y: int = 2

    @property
    def both(self) -> int:
        return self.x + self.y


@record
class Colored(Point):
    color: str = "red"


@entity
class Picked:
    point: Point


def test_a_record_is_a_dataclass_with_slots() -> None:
    point = Point(1)
    assert (point.both, Point(y=5, x=1).both) == (3, 6)
    assert repr(point) == "Point(x=1, y=2)" and [field.name for field in fields(Colored)] == ["x", "y", "color"]
    assert replace(Colored(1), color="blue") == Colored(1, 2, "blue") != Colored(1) == copy(Colored(1))
    assert not hasattr(point, "__dict__")
    match point:
        case Point(x, y):
            assert (x, y) == (1, 2)


def test_a_record_differs_from_one_of_another_class() -> None:
    assert Point(1) != Colored(1) and len({Point(1), Point(1), Colored(1)}) == 2


def test_an_entity_is_nothing_but_itself() -> None:
    one, other = Picked(Point(1)), Picked(Point(1))
    assert one != other and repr(one) == "Picked(point=Point(x=1, y=2))"


@pytest.mark.parametrize("wrong", [(), (1, 2, 3)])
def test_a_record_takes_the_fields_it_has(wrong: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="argument"):
        Point(*wrong)
