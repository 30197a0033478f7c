"""Every change of a state goes through `apply`: nothing else edits one, in the code and in games."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kfdesk
from kfdesk.engine import (
    Attach,
    Change,
    Game,
    Move,
    SetAmber,
    SetControl,
    SetCounters,
    SetHouse,
    SetHouses,
    SetKeys,
    SetStatus,
    SetTide,
    Zone,
    unlogged_events,
)
from kfdesk.engine import events as ev
from kfdesk.engine.apply import APPLY
from kfdesk.engine.core import Core
from kfdesk.engine.state import Card, PlayerState, State
from kfdesk.engine.unlogged_events import UnloggedEvent
from kfdesk.language.definition import card
from kfdesk.language.words import CREATURE, FRIENDLY, UPGRADE, YOU, a, attach, discard_pile, gain, play
from tests.engine.playing import new_game, steps
from tests.rulebook.made import after_event
from tests.tables import side, spec, table

_ROOT = Path(kfdesk.__file__).parent
_BUILDS = {f"engine/{name}.py" for name in ("apply", "placement", "state", "build", "fields", "determinization")}
"""What applies changes, what states are made of, and what makes new ones."""

ICON = 1
"""The Æmber printed on Blood of Titans and on Punch."""

_EDITS = {"edit", "edit_player", "tick"}
_FIELDS = {f for record in (Card, PlayerState, State) for f in record.__dataclass_fields__} - {"id", "board"}


def _attributes(node: ast.expr) -> list[str]:
    """Return the names of `a.b.c`, outermost first."""
    if isinstance(node, ast.Subscript):
        return _attributes(node.value)
    return [node.attr, *_attributes(node.value)] if isinstance(node, ast.Attribute) else []


def _edits(tree: ast.Module) -> Iterator[int]:
    """Yield the lines in which something of a state is changed: `….edit(…)`, `….state.x = …`, `card.x += …`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _EDITS:
            yield node.lineno
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in (part for t in targets for part in (t.elts if isinstance(t, ast.Tuple) else [t])):
                names = _attributes(target)
                if "state" in names[1:] or (
                    names and names[0] in _FIELDS and _owner(target) in ("card", "c", "s", "p")
                ):
                    yield node.lineno


def _owner(node: ast.expr) -> str:
    return node.value.id if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) else ""


@pytest.mark.parametrize("room", ["engine", "language", "cards"])
def test_no_code_changes_a_state_but_what_applies_events(room: str) -> None:
    found = [
        f"{path.relative_to(_ROOT)}:{line}"
        for path in sorted((_ROOT / room).rglob("*.py"))
        if str(path.relative_to(_ROOT)) not in _BUILDS
        for line in _edits(ast.parse(path.read_text()))
    ]
    # The register counts its own boards, see `Core.board_changed`.
    assert [place for place in found if not place.startswith("engine/core.py")] == []
    assert len(found) <= 1


def test_the_search_for_edits_finds_them() -> None:
    lines = ("core.state.edit(3)", "core.state.rng, n = f()", "card.amber += 1", "core.state.memory = x")
    code = "\n".join((*lines, "core.unsettled = True", "x = s.rng"))
    assert sorted(set(_edits(ast.parse(code)))) == [1, 2, 3, 4]


@contextmanager
def guarded(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let a state be changed only while an event is applied (or while a copy of it is made)."""
    allowed: list[str] = []

    def during(owner: type, name: str) -> None:
        real = getattr(owner, name)

        def call(*args: Any, **keywords: Any) -> Any:
            allowed.append(name)
            try:
                return real(*args, **keywords)
            finally:
                allowed.pop()

        monkeypatch.setattr(owner, name, call)

    def only_then(self: object, name: str, value: object) -> None:
        assert allowed, f"{type(self).__name__}.{name} is changed outside of an event"
        object.__setattr__(self, name, value)

    during(Core, "_apply")
    during(Core, "board_changed")
    during(State, "copy")
    for record in (Card, PlayerState, State):
        monkeypatch.setattr(record, "__setattr__", only_then, raising=False)
    yield
    monkeypatch.undo()


@pytest.mark.parametrize("seed", range(6))
def test_games_are_changed_by_events_alone(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(seed)
    with guarded(monkeypatch):
        for _ in steps(game, Random(seed), 400):
            pass


def test_the_judge_too_changes_by_events(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = side(hand=["blood-of-titans", "urchin"], battleline=["troll"], artifacts=["dominator-bauble"])
    t = table(mine, side(), tide_in_game=True)
    changes: list[Change] = [
        Attach(card=t.handle("blood-of-titans"), to=t.handle("troll")),
        Move(card=t.handle("urchin"), zone=Zone.BATTLELINE, player=1),
        Move(card=t.handle("urchin"), zone=Zone.DECK, player=0),
        SetAmber(player=0, amount=3),
        SetCounters(card=t.handle("troll"), name="doom", amount=2),
        SetStatus(card=t.handle("troll"), status="ready", on=False),
        SetStatus(card=t.handle("troll"), status="warded", on=True),
        SetKeys(player=1, keys=()),
        SetTide(player=1),
        SetHouse(),
        SetHouses(card=t.handle("troll"), houses=("mars",)),  # type: ignore[arg-type]
        SetControl(card=t.handle("dominator-bauble"), player=1),
    ]
    with guarded(monkeypatch):
        for change in changes:
            t.game.adjust(change)
    assert t.card("troll").statuses and t.card("troll").counters == (("doom", 2),) and t.card("troll").upgrades


def test_an_unlogged_change_is_applied_and_stands_in_no_list_of_events() -> None:
    kinds = {kind for kind in vars(unlogged_events).values() if isinstance(kind, type)}
    unlogged = {kind for kind in kinds if issubclass(kind, UnloggedEvent)} - {UnloggedEvent}
    assert unlogged and unlogged <= set(APPLY)
    game: Game = new_game(1)
    for _ in steps(game, Random(1), 300):
        pass
    assert not unlogged & {type(event) for event in game.events}


@pytest.mark.rule("glossary/upgrades")
@pytest.mark.parametrize("player", [0, 1])
def test_an_upgrade_that_is_played_enters_play_under_its_players_control(player: int) -> None:
    """The rule: "it enters play attached to a creature": what watches cards enter sees it."""
    upgrade = spec("blood-of-titans", owner=player)
    watcher = card("dominator-bauble", after_event(ev.CardEntered, gain(2), lambda scope, event: event.card != 0))
    t = table(side(archives=[upgrade], battleline=["troll"], artifacts=["dominator-bauble"]), side(), watcher)
    t.game.adjust(Attach(card=t.handle("blood-of-titans"), to=t.handle("troll")))
    attached = t.game.state.cards[t.number("blood-of-titans")]
    assert attached.controller == attached.base_controller == player and t.amber(0) == 0

    t = table(side(hand=["blood-of-titans"], battleline=["troll"], artifacts=["dominator-bauble"]), side(), watcher)
    t.do("play", "blood-of-titans")
    t.pick("troll")
    attached = t.game.state.cards[t.number("blood-of-titans")]
    assert attached.controller == attached.base_controller == 0 and t.amber(0) == ICON + 2
    assert len(t.events(ev.CardEntered)) == 1


@pytest.mark.rule("glossary/upgrades", "glossary/putting-cards-into-an-area")
def test_an_upgrade_that_an_effect_attaches_from_a_pile_enters_play_and_one_in_play_does_not() -> None:
    watcher = card("dominator-bauble", after_event(ev.CardEntered, gain(2), lambda scope, event: event.card != 0))
    act = card("punch", play(attach(a(UPGRADE, in_=discard_pile(YOU)), a(CREATURE, FRIENDLY))))
    t = table(
        side(hand=["punch"], discard=["blood-of-titans"], battleline=["troll"], artifacts=["dominator-bauble"]),
        side(),
        watcher,
        act,
    )
    t.do("play", "punch")
    t.finish()
    assert t.zone("blood-of-titans") == Zone.UPGRADE and t.amber(0) == ICON + 2
    act = card("punch", play(attach(a(UPGRADE), a(CREATURE, FRIENDLY))))
    worn = spec("troll", upgrades=["blood-of-titans"])
    t = table(side(hand=["punch"], battleline=[worn, "krump"], artifacts=["dominator-bauble"]), side(), watcher, act)
    t.do("play", "punch")
    t.pick("blood-of-titans")
    t.pick("krump")
    assert t.card("krump").upgrades and t.amber(0) == ICON
