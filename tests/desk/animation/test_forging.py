"""A key is forged: the table is dark, it comes large out of the Æmber paid, each with more, and goes to its socket."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QGraphicsRectItem

from kfdesk.desk.animation.acts import Act
from kfdesk.desk.animation.forging import DARKEST, LANDS_MS, Z_KEY, forge
from kfdesk.desk.animation.rehearsal import Soon, rehearsals, soon_shown
from kfdesk.desk.animation.sprites import Sprite
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.beats.beat import Beat, Flow
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.play.recap import Shot
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.terms import COLORS, KeyColor, Player
from kfdesk.engine.views import TableView
from tests.desk.samples import seat, table

ADA, BO = Player(0), Player(1)
RED, BLUE = KeyColor.RED, KeyColor.BLUE
STEP_1 = "turn/step-1-forge-a-key"


def end(act: Act) -> None:
    """End all parts of an act, as any input does."""
    for part in act.parts:
        if part.ended is not None:
            part.ended()


def staged(shown: TableWidget, before: TableView, tint: KeyColor, *, cost: int = 6) -> tuple[Theater, Act]:
    """Stage Ada's forging of a key from this table."""
    shown.present(before)
    theater = Theater(shown.scene_)
    ada = before.seats[ADA]
    after = replace(before, seats=(replace(ada, keys=(*ada.keys, tint), amber=ada.amber - cost), before.seats[BO]))
    beat = Beat(BeatKind.FORGE, 0, (), ADA, cost, key=tint, flows=(Flow(cost, ADA, None),))
    return theater, forge(theater, Shot(beat, BeatKind.FORGE.length_ms, after))


def sprites(shown: TableWidget) -> list[Sprite]:
    return [item for item in shown.scene_.items() if isinstance(item, Sprite)]


def large_key(shown: TableWidget) -> Sprite:
    """Return the picture of the key in the middle of the player's side."""
    middle = shown.scene_.layout_.sides[ADA].battleline.center  # type: ignore[union-attr]
    return next(
        sprite for sprite in sprites(shown)
        if sprite.zValue() == Z_KEY and (sprite.pos().x(), sprite.pos().y()) == middle
        and sprite.boundingRect().height() > 150
    )  # fmt: skip


@pytest.mark.rule(STEP_1)
def test_each_of_a_players_keys_comes_with_more_than_the_one_before(shown: TableWidget) -> None:
    sizes, counts = [], []
    for keys in ((), (BLUE,), (BLUE, KeyColor.YELLOW)):
        _, act = staged(shown, table(seat(0, amber=6, keys=keys)), RED)
        sizes.append(large_key(shown).boundingRect().height())
        counts.append(len(act.parts))
        end(act)
        assert sprites(shown) == [], "nothing of it stays"
    assert sizes == sorted(set(sizes)) and counts == sorted(set(counts))
    assert sizes[-1] < shown.height() / 2


@pytest.mark.rule(STEP_1)
def test_all_of_it_is_over_within_two_seconds(shown: TableWidget) -> None:
    _, act = staged(shown, table(seat(0, amber=6, keys=(BLUE, KeyColor.YELLOW))), RED)
    assert max(part.begins_ms + part.lasts_ms for part in act.parts) <= 2000
    assert act.lands_ms == LANDS_MS <= BeatKind.FORGE.length_ms < 2000


@pytest.mark.rule(STEP_1)
@pytest.mark.parametrize("cost", [1, 6, 11])
def test_as_many_crystals_as_the_key_costs_leave_the_pool_one_by_one(shown: TableWidget, cost: int) -> None:
    before = table(seat(0, amber=cost + 2))
    theater, act = staged(shown, before, BLUE, cost=cost)
    panel = shown.scene_.panels[ADA]
    counted = [panel.seat.amber] if panel.seat is not None else []
    for ms in range(0, 1500, 4):
        for part in act.parts:
            if part.begins_ms <= ms < part.begins_ms + part.lasts_ms + 4:
                part.step(min(1.0, (ms - part.begins_ms) / part.lasts_ms))
        if panel.seat is not None and panel.seat.amber != counted[-1]:
            counted.append(panel.seat.amber)
    assert counted == list(range(cost + 2, 1, -1))
    assert theater.view.seats[ADA].amber == cost + 2, "what is drawn is a picture: the view says what is so"
    end(act)


@pytest.mark.rule(STEP_1)
def test_each_pool_counts_down_as_its_own_crystals_leave_it(shown: TableWidget) -> None:
    before = table(seat(0, amber=6), seat(1, amber=5))
    shown.present(before)
    ada, bo = before.seats
    after = replace(before, seats=(replace(ada, keys=(RED,), amber=4), replace(bo, amber=2)))
    beat = Beat(BeatKind.FORGE, 0, (), ADA, 5, key=RED, flows=(Flow(3, BO, None), Flow(2, ADA, None)))
    act = forge(Theater(shown.scene_), Shot(beat, BeatKind.FORGE.length_ms, after))
    counted: list[tuple[int, ...]] = []
    for ms in range(0, 1500, 4):
        for part in act.parts:
            if part.begins_ms <= ms < part.begins_ms + part.lasts_ms + 4:
                part.step(min(1.0, (ms - part.begins_ms) / part.lasts_ms))
        now = tuple(panel.seat.amber for panel in shown.scene_.panels if panel.seat is not None)
        if counted[-1:] != [now]:
            counted.append(now)
    assert counted == [(6, 5), (6, 4), (6, 3), (6, 2), (5, 2), (4, 2)]
    end(act)


@pytest.mark.rule(STEP_1)
def test_the_table_is_dark_until_the_key_is_in_its_socket(shown: TableWidget) -> None:
    theater, act = staged(shown, table(seat(0, amber=6)), BLUE)
    dusks = [item for item in shown.scene_.items() if isinstance(item, QGraphicsRectItem)]
    (dusk,) = dusks
    assert dusk.rect().size().toTuple() == theater.layout.size
    act.parts[0].step(0.5)
    assert dusk.opacity() == DARKEST
    act.parts[0].step(1.0)
    assert dusk.opacity() == 0
    end(act)
    assert dusk.scene() is None


@pytest.mark.rule(STEP_1)
def test_the_key_lands_in_its_socket_when_the_numbers_change(shown: TableWidget) -> None:
    theater, act = staged(shown, table(seat(0, amber=6)), BLUE)
    socket = theater.key(ADA, BLUE).center
    landing = [part for part in act.parts if part.begins_ms + part.lasts_ms == LANDS_MS]
    for part in landing:
        part.step(1.0)
    places = [(round(sprite.pos().x(), 3), round(sprite.pos().y(), 3)) for sprite in sprites(shown)]
    assert (round(socket[0], 3), round(socket[1], 3)) in places


@pytest.mark.rule(STEP_1)
def test_there_is_one_key_at_a_time(shown: TableWidget) -> None:
    _, act = staged(shown, table(seat(0, amber=6)), BLUE)
    high = large_key(shown).boundingRect().height()
    over = set[int]()
    for ms in range(0, 2000, 10):
        for number, part in enumerate(act.parts):
            if number not in over and part.begins_ms <= ms:
                part.step(min(1.0, (ms - part.begins_ms) / part.lasts_ms))
                if ms >= part.begins_ms + part.lasts_ms:
                    over.add(number)
                    if part.ended is not None:
                        part.ended()
        keys = [
            sprite
            for sprite in sprites(shown)
            if sprite.zValue() >= Z_KEY and sprite.boundingRect().height() == high and sprite.opacity() > 0
        ]
        assert sum(sprite.isVisible() for sprite in keys) <= 1, ms


def test_what_may_come_soon_is_drawn_ahead_and_nothing_else(shown: TableWidget) -> None:
    quiet = table(seat(0, amber=5), seat(1))
    assert soon_shown(quiet) == frozenset() and soon_shown(None) == frozenset()
    checked = replace(quiet, seats=(seat(0, amber=6, check=True, keys=(RED,)), quiet.seats[1]))
    assert soon_shown(checked) == {Soon(BeatKind.FORGE, ADA, tint, 1) for tint in COLORS if tint is not RED}
    first = replace(quiet, seats=(seat(0, amber=6, check=True), quiet.seats[1]))
    assert soon_shown(first) == {Soon(BeatKind.FORGE, ADA, tint, 0) for tint in COLORS}
    tide = replace(quiet, tide_in_game=True)
    assert soon_shown(tide) == {Soon(BeatKind.TIDE, player) for player in (ADA, BO)}


def test_a_key_drawn_ahead_needs_no_new_picture_when_it_is_forged(shown: TableWidget) -> None:
    before = table(seat(0, amber=6, check=True))
    shown.present(before)
    theater = Theater(shown.scene_)
    assert all(job() for job in rehearsals(theater, soon_shown(before), often=False))
    assert sprites(shown) == []
    known = set(theater.pictures.kept)
    after = replace(before, seats=(replace(before.seats[ADA], keys=(BLUE,)), before.seats[BO]))
    beat = Beat(BeatKind.FORGE, 0, (), ADA, 6, key=BLUE, flows=(Flow(6, ADA, None),))
    forge(theater, Shot(beat, 700, after))
    assert set(theater.pictures.kept) == known
