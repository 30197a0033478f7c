"""The tide as water along the middle line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kfdesk.desk.animation.signs import tide
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.layout.middle import middle_line
from kfdesk.desk.play.recap import Shot
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.terms import PLAYERS, Player
from tests.desk.samples import seat, table

ADA, BO = PLAYERS


@pytest.mark.rule("glossary/tide")
@pytest.mark.parametrize("below", PLAYERS)
def test_water_leans_to_the_side_of_the_player_for_whom_the_tide_is_high(shown: TableWidget, below: Player) -> None:
    water = shown.scene_.water
    plain = table(seat(0), seat(1))
    shown.present(plain, below=below)
    assert not water.isVisible()
    shown.present(replace(plain, tide_in_game=True))
    assert water.isVisible() and water.lean == 0
    for high in PLAYERS:
        shown.present(replace(plain, tide=high))
        assert water.isVisible() and water.lean == (1 if high == below else -1)


def test_water_lies_around_the_middle_line_and_is_drawn(shown: TableWidget) -> None:
    plain = table(seat(0), seat(1))
    shown.present(replace(plain, tide=ADA), below=ADA)
    layout = shown.scene_.layout_
    assert layout is not None
    line, place = middle_line(layout), shown.scene_.water.boundingRect()
    assert abs(place.center().y() - line.y) < 0.01 and place.left() == line.left
    low = shown.grab().toImage()
    shown.present(replace(plain, tide=BO))
    high = shown.grab().toImage()
    x, y = round(line.left + (line.right - line.left) * 0.3), round(line.y)
    assert low.pixelColor(x, y + 14) != high.pixelColor(x, y + 14)
    assert low.pixelColor(x, y - 14) != high.pixelColor(x, y - 14)


@pytest.mark.rule("glossary/tide")
def test_the_water_flows_over_as_the_tide_turns_and_rests_where_the_view_says(shown: TableWidget) -> None:
    plain = table(seat(0), seat(1))
    shown.present(replace(plain, tide=BO), below=ADA)
    water, theater = shown.scene_.water, Theater(shown.scene_)
    after = replace(plain, tide=ADA)
    act = tide(theater, Shot(Beat(BeatKind.TIDE, 0, player=ADA), 620, after))
    leans = []
    for share in (0.0, 0.3, 0.6):
        for part in act.parts:
            part.step(share)
        leans.append(water.lean)
    assert leans == sorted(leans) and leans[0] == pytest.approx(-1)
    shown.present(after)
    assert water.lean == leans[-1], "it goes on flowing while the view is drawn"
    for part in act.parts:
        if part.ended is not None:
            part.ended()
    assert water.lean == 1
