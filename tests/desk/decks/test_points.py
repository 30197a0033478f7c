"""Decks as points between two figures: each named, clicked, caught in a rectangle, and reached by keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.collection.points import AXES, Point
from kfdesk.collection.store import DeckStore
from kfdesk.desk.charts.scales import Box
from kfdesk.desk.decks.memory import Habits
from kfdesk.desk.decks.point_looks import By, Looks
from kfdesk.desk.decks.point_places import placed
from kfdesk.desk.decks.points import DeckPoints
from kfdesk.desk.decks.points_page import CHOICES, PointsPage
from kfdesk.desk.decks.room import DeckRoom
from tests.desk.decks.hands import LEFT, NONE, names

CTRL = Qt.KeyboardModifier.ControlModifier


def point(number: int, x: float, y: float, *, set: str = "CotA", tags: tuple[str, ...] = ()) -> Point:
    return Point(number, x, y, set, ("dis", "logos", "mars"), tags)


# Places, without a window.


def test_decks_with_the_same_figures_lie_apart_and_nearer_to_their_place_than_to_the_next() -> None:
    many = [point(n, 3, 4) for n in range(40)] + [point(99, 4, 4), point(98, 9, 12)]
    places = placed(many, Box(40, 20, 600, 400), 16)
    assert len(set(places.spots)) == len(many)
    middle, beside = places.across.at(3), places.across.at(4)
    assert all(abs(x - middle) < abs(x - beside) for x, _ in places.spots[:40])
    assert all(places.at(*spot) is not None for spot in places.spots)
    assert places.at(*places.spots[41]) == 41 and places.at(5, 5) is None


def test_a_rectangle_holds_what_lies_in_it_and_says_between_which_figures() -> None:
    places = placed([point(1, 60, 1.5), point(2, 70, 2.5), point(3, 80, 9)], Box(40, 20, 600, 400), 16)
    assert places.across.marks[0] > 0, "SAS of 60 to 80 need no axis from 0"
    (left, bottom), (right, top) = places.spots[0], places.spots[1]
    box = Box(left - 3, top - 3, right - left + 6, bottom - top + 6)
    assert places.within(box) == [0, 1]
    assert places.values(box) == ((60, 70), (1.5, 2.5))
    assert [places.beside(0, way) for way in ("right", "up", "left", "down")] == [1, 1, 0, 0]


def test_the_most_frequent_sets_have_looks_of_their_own_and_the_rest_share_one() -> None:
    points = [point(n, 1, 1, set=f"S{n % 9}") for n in range(60)]
    looks = Looks(points, By.SET)
    assert len(looks.legend) == 8 and looks.legend[-1][0] == ""
    assert sum(count for _, count in looks.legend) == len(points)
    assert looks.name("").en == "others"
    by_house = Looks(points, By.HOUSE)
    assert {value: count for value, count in by_house.legend} == dict.fromkeys(("dis", "logos", "mars"), 60)


# On the shelf.


def test_every_number_of_a_column_can_be_an_axis_and_none_that_is_not_known_is_a_point(store: DeckStore) -> None:
    ids = store.find().ids
    assert {"sas", "expected", "wins", "winrate"} <= AXES and len(CHOICES) > 40
    found = store.points(ids, "expected", "control")
    assert 0 < len(found) <= len(ids)
    rows = {row.id: row for row in store.rows(ids)}
    assert all((one.x, one.y) == (rows[one.id].figures["expected"], rows[one.id].figures["control"]) for one in found)
    assert {one.houses for one in found} <= {row.houses for row in rows.values()}
    assert store.points(ids, "sas", "expected") == []
    with pytest.raises(KeyError):
        store.points(ids, "name", "expected")


def test_the_legend_counts_the_decks_that_its_tags_show() -> None:
    tags = [("a", "b"), ("a", "b"), ("a",), *((f"t{n}",) for n in range(5)), ()]
    looks = Looks([point(n, 1, 1, tags=given) for n, given in enumerate(tags)], By.TAG)
    assert dict(looks.legend) == {"a": 3, "b": 2, **{f"t{n}": 1 for n in range(5)}, "": 1}
    for value, count in looks.legend:
        assert sum(looks.has(at, value) for at in range(len(tags))) == count
    assert looks.name("").en == "no tag", "seven tags have all a look of their own"


@pytest.fixture
def page(room: DeckRoom, qtbot: Any) -> PointsPage:
    qtbot.mouseClick(room.browse.as_points, LEFT)
    made = room.browse.points
    assert made is not None and made.isVisible()
    made.view.ensure_laid_out()
    return made


def at(view: DeckPoints, row: int) -> QPoint:
    place = view.place_of(row)
    assert place is not None
    return place.toPoint()


def test_a_point_names_its_deck_is_selected_by_a_click_and_opened_by_two(
    room: DeckRoom, page: PointsPage, qtbot: Any
) -> None:
    view = page.view
    QTest.mouseClick(view.viewport(), LEFT, NONE, at(view, 3))
    room.browse.show_selected()
    assert room.browse.current_key() == room.selection[0] and len(room.selection) == 1
    (selected,) = room.browse.selected_ids()
    name = names(room.browse)[list(room.browse.found).index(selected)]
    assert view.said_of(list(room.browse.found).index(selected)).startswith(name)
    with qtbot.waitSignal(room.sheet_shown):
        QTest.mouseDClick(view.viewport(), LEFT, NONE, at(view, 3))


def test_a_rectangle_selects_decks_for_all_views_and_can_become_the_search(
    room: DeckRoom, page: PointsPage, qtbot: Any
) -> None:
    view, browse = page.view, room.browse
    assert not page.narrow.isEnabled()
    all_decks = len(names(browse))
    size = view.viewport().size()
    QTest.mousePress(view.viewport(), LEFT, NONE, QPoint(50, 30))
    to = QPointF(size.width() * 0.55, size.height() - 60.0)
    moved = QMouseEvent(QEvent.Type.MouseMove, to, view.viewport().mapToGlobal(to), Qt.MouseButton.NoButton, LEFT, NONE)
    QApplication.sendEvent(view.viewport(), moved)
    QTest.mouseRelease(view.viewport(), LEFT, NONE, to.toPoint())
    caught = room.selection
    assert 1 < len(caught) < all_decks
    qtbot.keyClick(view, Qt.Key.Key_1, CTRL)
    assert room.selection == caught
    qtbot.keyClick(browse.table, Qt.Key.Key_3, CTRL)
    view.ensure_laid_out()
    page.view.rectangle = Box(50, 30, to.x() - 50, to.y() - 30)
    page.narrow.setEnabled(True)
    qtbot.mouseClick(page.narrow, LEFT)
    assert set(caught) <= set(room.acts.read(lambda store: store.keys(list(browse.found))) or ())
    assert len(names(browse)) < all_decks and "expected:" in browse.search.text


def test_keys_walk_over_the_points_and_what_is_there_is_said(room: DeckRoom, page: PointsPage, qtbot: Any) -> None:
    view = page.view
    qtbot.keyClick(view, Qt.Key.Key_Home)
    first = room.browse.current_key()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert room.browse.current_key() != first and len(room.selection) == 1
    assert view.accessibleDescription() == view.said_of(view.currentIndex().row()) != ""
    qtbot.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert len(room.selection) == 2
    with qtbot.waitSignal(room.sheet_shown):
        qtbot.keyClick(view, Qt.Key.Key_Return)


def test_figures_and_colors_are_chosen_above_and_remembered(room: DeckRoom, page: PointsPage, qtbot: Any) -> None:
    page.across.setCurrentIndex(CHOICES.index("sas"))
    page.across.activated.emit(CHOICES.index("sas"))
    page.view.ensure_laid_out()
    assert page.missing.isVisible() and page.view.not_shown == len(names(room.browse))
    qtbot.mouseClick(page.swap, LEFT)
    assert page.chosen == ("control", "sas", "nothing")
    page.use("amber", "power", "house")
    page.view.ensure_laid_out()
    assert not page.missing.isVisible() and len(page.view.looks.legend) > 3
    before = page.view.grab().toImage()
    page.view.emphasize(page.view.looks.legend[0][0])
    assert page.view.grab().toImage() != before
    assert Habits(**room.browse.habits()).points == ("amber", "power", "house")  # type: ignore[arg-type]
    assert Habits(**room.browse.habits()).view == "points"  # type: ignore[arg-type]
