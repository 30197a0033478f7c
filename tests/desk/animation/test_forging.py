"""A key is forged: large for a moment, a first one larger, out of the Æmber paid and into its socket."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kfdesk.desk.animation.acts import Act
from kfdesk.desk.animation.forging import LANDS_MS, Z_KEY, forge
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


def staged(shown: TableWidget, before: TableView, tint: KeyColor) -> tuple[Theater, Act]:
    """Stage Ada's forging of a key from this table."""
    shown.present(before)
    theater = Theater(shown.scene_)
    ada = before.seats[ADA]
    after = replace(before, seats=(replace(ada, keys=(*ada.keys, tint), amber=ada.amber - 6), before.seats[BO]))
    beat = Beat(BeatKind.FORGE, 0, (), ADA, 6, key=tint, flows=(Flow(6, ADA, None),))
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
def test_the_first_key_is_larger_than_the_others_and_both_fit_the_table(shown: TableWidget) -> None:
    sizes = []
    for keys in ((), (BLUE,), (BLUE, KeyColor.YELLOW)):
        _, act = staged(shown, table(seat(0, amber=6, keys=keys)), RED)
        sizes.append(large_key(shown).boundingRect().height())
        for part in act.parts:
            if part.ended is not None:
                part.ended()
        assert sprites(shown) == [], "nothing of it stays"
    first, second, third = sizes
    assert first > 1.4 * second and second == third
    assert first < shown.height() / 2


@pytest.mark.rule(STEP_1)
def test_the_key_lands_in_its_socket_when_the_numbers_change(shown: TableWidget) -> None:
    theater, act = staged(shown, table(seat(0, amber=6)), BLUE)
    assert act.lands_ms == LANDS_MS <= BeatKind.FORGE.length_ms
    socket = theater.key(ADA, BLUE).center
    landing = [part for part in act.parts if part.begins_ms + part.lasts_ms == LANDS_MS]
    for part in landing:
        part.step(1.0)
    places = [(round(sprite.pos().x(), 3), round(sprite.pos().y(), 3)) for sprite in sprites(shown)]
    assert (round(socket[0], 3), round(socket[1], 3)) in places
    pool = theater.pool(ADA)
    assert sum((sprite.pos().x(), sprite.pos().y()) == pool for sprite in sprites(shown)) >= 6, "the Æmber sets out"


@pytest.mark.rule(STEP_1)
def test_there_is_one_key_at_a_time(shown: TableWidget) -> None:
    _, act = staged(shown, table(seat(0, amber=6)), BLUE)
    high = large_key(shown).boundingRect().height()
    over = set[int]()
    for ms in range(0, 1300, 10):
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
    assert soon_shown(checked) == {Soon(BeatKind.FORGE, ADA, tint) for tint in COLORS if tint is not RED}
    first = replace(quiet, seats=(seat(0, amber=6, check=True), quiet.seats[1]))
    assert soon_shown(first) == {Soon(BeatKind.FORGE, ADA, tint, first=True) for tint in COLORS}
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
