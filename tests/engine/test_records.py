"""Records are written once, when they are made: watched in random games, which `frozen` would slow down."""

from __future__ import annotations

from dataclasses import is_dataclass
from inspect import getmembers, isclass
from random import Random
from typing import Any

import pytest

from kfdesk.engine import decisions, events, rules, timing
from kfdesk.engine.decisions import Option
from kfdesk.engine.state import TurnMemory
from kfdesk.engine.terms import KeyColor
from kfdesk.text.words import Words
from tests.engine.playing import new_game, steps

MODULES = (decisions, events, rules, timing)
RECORDS = {
    kind
    for module in MODULES
    for _, kind in getmembers(module, isclass)
    if is_dataclass(kind) and kind.__module__ == module.__name__
} | {TurnMemory}


def write_once(self: Any, name: str, value: object) -> None:
    """Set a field that is not set yet."""
    assert not hasattr(self, name), f"{type(self).__name__}.{name} is written again"
    object.__setattr__(self, name, value)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every record refuse to be written to again."""
    for kind in RECORDS:
        monkeypatch.setattr(kind, "__setattr__", write_once, raising=False)


def test_the_watch_notices_a_record_that_is_written_to(watched: None) -> None:
    option = Option("done", Words("Done", "Fertig"))
    with pytest.raises(AssertionError, match=r"Option\.key is written again"):
        option.key = "yes"  # type: ignore[misc]


@pytest.mark.parametrize("seed", [3, 8])
def test_nobody_writes_to_a_record(seed: int, watched: None) -> None:
    game = new_game(seed)
    for at, decision in enumerate(steps(game, Random(seed))):
        if at % 20 == 0:
            for viewer in (0, 1, None):
                game.view(viewer)
                assert all(event.seen_by(viewer) for event in game.events[-20:])
            assert game.fork().decision == decision
            assert game.explain("play:c1").key == "play:c1"
    assert game.winner is not None


def test_records_compare_and_hash_by_what_they_hold() -> None:
    one, same = (events.KeyForged(0, KeyColor.RED, 6) for _ in range(2))
    assert one == same and hash(one) == hash(same) and one != events.KeyForged(1, KeyColor.RED, 6)
    assert len(RECORDS) > 50
