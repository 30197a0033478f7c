"""The one list of what cards, players and tables have: copies, clearing and digests follow from it."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.engine.digests import Digester
from kfdesk.engine.events import CardPlayed, CardUsed, FightBegan, KeyForged
from kfdesk.engine.fields import uses
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.state import PILES, Card, PlayerState, Remembered, State, TurnMemory, clear_card
from kfdesk.engine.terms import (
    STUN,
    CardId,
    CardType,
    Edition,
    House,
    KeyColor,
    Player,
    Status,
    Step,
    Timestamp,
    Way,
    Zone,
)
from tests.engine.playing import new_game, steps
from tests.tables import Table, side, spec, table


def digest(state: State) -> str:
    return Digester().digest(state)


def a_table() -> Table:
    ada = side(battleline=(spec("troll", upgrades=("blood-of-titans",)),), hand=("anger",), amber=2)
    return table(ada, side(battleline=("dodger",)), house=House.BROBNAR)


OTHER: dict[str, Any] = {
    "printed": "dodger", "definition": "dodger", "home": House.DIS, "houses": (House.DIS, House.MARS), "icons": (),
    "copied_houses": (House.DIS,),
    "zone": Zone.PURGED, "statuses": (STUN,), "counters": (("doom", 1),), "keys": (KeyColor.RED,),
    "forged_colors": (KeyColor.BLUE,), "step": Step.DRAW, "edition": Edition.V1_0, "active_house": House.MARS,
    "memory": TurnMemory(acted=2), "previous": (TurnMemory(acted=1), TurnMemory()), "tide": 1, "winner": 1,
}  # fmt: skip
"""Another value for each field that is no number, truth or tuple of numbers."""


def changed(name: str, value: Any) -> Any:
    """Return another value of a field."""
    if name in ("printed", "definition"):
        return library()[OTHER[name]]
    if name in OTHER:
        return OTHER[name] if OTHER[name] != value else ("amber",)
    if isinstance(value, tuple):
        return (*value, 1)
    return not value if isinstance(value, bool) else value + 1


def record_of(state: State, kind: type) -> Any:
    if kind is Card:
        return state.edit(CardId(1))
    return state.edit_player(Player(0)) if kind is PlayerState else state


APART = ("cards", "players", "lasting", "epoch", "board", "remembered")
"""Fields that a digest takes otherwise, or that say nothing of the game."""
CASES = [(kind, f.name) for kind in (Card, PlayerState, State) for f in fields(kind) if f.name not in APART]


@pytest.mark.parametrize(("kind", "name"), CASES, ids=[f"{kind.__name__}.{name}" for kind, name in CASES])
def test_a_copy_has_every_field_and_a_change_of_any_changes_the_digest_of_that_copy_alone(
    kind: type, name: str
) -> None:
    whole = a_table().game.state
    before, twin = digest(whole), whole.copy()
    assert digest(twin) == before
    record = record_of(twin, kind)
    setattr(record, name, changed(name, getattr(record, name)))
    assert digest(twin) != before and digest(whole) == before
    again = twin.copy()
    assert getattr(record_of(again, kind), name) == getattr(record, name)


def test_the_digest_tells_all_that_happened_in_a_turn_and_what_a_lasting_effect_is_about() -> None:
    state = a_table().game.state
    seen = {digest(state)}
    for event in (
        CardPlayed(CardId(1), Player(0)),
        CardPlayed(CardId(2), Player(0)),
        CardUsed(CardId(1), Player(0), Way.REAP),
        CardUsed(CardId(1), Player(0), Way.FIGHT),
        FightBegan(CardId(1), CardId(2)),
    ):
        twin = state.copy()
        twin.memory = twin.memory.after(event, Timestamp(1))
        seen.add(digest(twin))
    grunt = Snapshot(
        CardId(1),
        "grunt",
        CardType.CREATURE,
        Player(0),
        Player(0),
        3,
        0,
        0,
        0,
        houses=(House.MARS,),
        traits=("soldier",),
    )
    for was in (grunt, replace(grunt, controller=Player(1))):
        twin = state.copy()
        twin.memory = twin.memory.after(CardPlayed(CardId(1), Player(0)), Timestamp(1), (was,))
        seen.add(digest(twin))
    ability = library()["anger"].triggered["play"][0]  # type: ignore[index]
    lasting = Lasting(Player(0), CardId(1), ability, 3, 3, id=Timestamp(1))
    changes: tuple[dict[str, Any], ...] = (
        {},
        {"bound": ((ability, (CardId(1),)),)},
        {"bound": ((ability, (CardId(2),)),)},
        {"incarnations": ((CardId(1), 0),)},
        {"while_entered": 1},
    )
    for change in changes:
        other = replace(lasting, **change)
        twin = state.copy()
        twin.lasting = (other,)
        seen.add(digest(twin))
    assert len(seen) == 13


@pytest.mark.rule("glossary/movement-between-zones")
def test_what_lies_on_a_card_is_taken_off_and_what_it_is_stays() -> None:
    card = a_table().game.state.edit(CardId(1))
    for name, use in uses(Card).items():
        if use.cleared:
            setattr(card, name, changed(name, getattr(card, name)))
    kept = {name: getattr(card, name) for name, use in uses(Card).items() if not use.cleared}
    clear_card(card)
    fresh = Card(card.id, card.owner, card.printed, card.home)
    assert all(getattr(card, name) == getattr(fresh, name) for name, use in uses(Card).items() if use.cleared)
    assert all(getattr(card, name) is value for name, value in kept.items())


def test_a_digest_is_the_same_whether_readings_of_earlier_ones_are_remembered_or_not() -> None:
    for seed in (3, 4):
        game, random = new_game(seed), Random(seed)
        for count, _ in enumerate(steps(game, random)):
            if count % 7:
                assert game.digest() == digest(game.state), count
        assert game.fork(len(game.journal) // 2).digest() != game.digest()


def test_every_zone_that_holds_a_players_cards_has_one_field_of_the_player() -> None:
    assert set(Zone) - set(PILES) == {Zone.UPGRADE, Zone.UNDER, Zone.PLAYING, Zone.JOINED}
    assert len(set(PILES.values())) == len(PILES)


def test_statuses_stand_in_one_order_whatever_came_first() -> None:
    card = a_table().game.state.edit(CardId(1))
    for status in reversed(Status):
        card.statuses = card.statuses_with(status, on=True)
    assert card.statuses == tuple(Status)
    card.statuses = card.statuses_with(STUN, on=False)
    assert not card.stunned and card.warded and card.enraged


def test_a_changed_memory_has_all_that_was_not_changed() -> None:
    full = TurnMemory(
        acted=2, from_hand=1, names=(("Troll", 1),), omega=True, past=(), used_permissions=(Timestamp(4),)
    )
    named = full.counting("Troll", from_hand=True)
    assert named == replace(full, acted=3, from_hand=2, names=(("Troll", 2),))
    assert full.begins_step() == replace(full, acted=0, omega=False)
    event = KeyForged(Player(0), KeyColor.RED, 6)
    now = Timestamp(7)
    assert full.after(event, now) == replace(full, past=(Remembered(event, now),))
    assert full.after(event, now).without(lambda one: one is event) == full
