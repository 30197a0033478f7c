"""Hands are shown by house and type; a card that its player moves within the hand stays where it was put."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest
from pytestqt.qtbot import QtBot

from kfdesk.desk.layout.hand_order import hand_shown
from kfdesk.desk.layout.table_layout import lay_out
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.rules import Verdict
from kfdesk.engine.terms import CardType, House, Player, Zone
from kfdesk.engine.views import CardView, TableView
from tests.desk.mouse import drag
from tests.desk.samples import hand_card, seat, table

A, B, C = House.BROBNAR, House.LOGOS, House.SHADOWS


def card(number: int, house: House, kind: CardType, name: str = "troll") -> CardView:
    """Return a card of a hand."""
    return replace(hand_card(f"c{number}", name, kind), houses=(house,))


HAND = (
    card(1, C, CardType.ACTION, "anger"),
    card(2, A, CardType.ACTION, "anger"),
    card(3, B, CardType.CREATURE, "umbra"),
    card(4, A, CardType.CREATURE, "krump"),
    card(5, C, CardType.UPGRADE, "duskrunner"),
    card(6, A, CardType.ARTIFACT, "cannon"),
)


def shown(cards: tuple[CardView, ...], *own: str, **facts: object) -> list[str]:
    """Return the handles of a hand in the order shown."""
    view = table(seat(0, hand=cards, hand_count=len(cards)), **facts)
    return [one.handle for one in hand_shown(view, view.seats[0], own)]


def row(widget: TableWidget) -> list[str]:
    """Return the handles of the hand on the table, left to right."""
    layout = widget.scene_.layout_
    assert layout is not None
    return [spot.handle for spot in sorted(layout.spots.values(), key=lambda s: s.x) if spot.zone is Zone.HAND]


def test_a_hand_is_shown_by_house_then_by_type_however_it_was_drawn() -> None:
    for cards in list(permutations(HAND))[::97]:
        assert shown(cards) == ["c4", "c2", "c6", "c3", "c1", "c5"]


def test_a_card_of_two_houses_stands_with_the_active_one() -> None:
    both = replace(HAND[0], houses=(C, A))
    assert shown((*HAND[1:], both), active_house=A).index("c1") < 4
    assert shown((*HAND[1:], both), active_house=B).index("c1") >= 4
    assert shown((*HAND[1:], both), active_house=A, active=Player(1)).index("c1") >= 4


def test_cards_that_the_player_moved_come_as_they_were_put() -> None:
    assert shown(HAND, "c5", "c4") == ["c5", "c4", "c2", "c6", "c3", "c1"]


def test_the_hand_lies_in_that_order_and_no_card_is_lost() -> None:
    layout = lay_out(table(seat(0, hand=HAND)), 1000, 640)
    spots = sorted((spot for spot in layout.spots.values() if spot.zone is Zone.HAND), key=lambda spot: spot.x)
    assert [spot.handle for spot in spots] == ["c4", "c2", "c6", "c3", "c1", "c5"]
    assert [spot.z for spot in spots] == sorted(spot.z for spot in spots)


@pytest.fixture
def desk(qtbot: QtBot) -> TableWidget:
    """A table with a hand of six."""
    widget = TableWidget(Verdict)
    qtbot.addWidget(widget)
    widget.resize(1000, 640)
    widget.set_speed(0)
    widget.show()
    widget.present(view())
    return widget


def view(**facts: object) -> TableView:
    """Return a table with that hand."""
    return table(seat(0, hand=HAND, hand_count=6), seat(1, hand=None, hand_count=5), **facts)


def middle(widget: TableWidget, handle: str) -> tuple[float, float]:
    """Return the middle of a card."""
    layout = widget.scene_.layout_
    assert layout is not None
    return layout.spots[handle].rect.center


def test_a_card_dragged_within_the_hand_stays_where_it_was_put(desk: TableWidget) -> None:
    drag(desk, middle(desk, "c5"), (middle(desk, "c4")[0] - 5, middle(desk, "c4")[1]))
    assert row(desk) == ["c5", "c4", "c2", "c6", "c3", "c1"]
    desk.present(view(turn=8))
    assert row(desk) == ["c5", "c4", "c2", "c6", "c3", "c1"]


def test_an_earlier_view_from_which_beats_lead_on_leaves_the_order_as_it_is(desk: TableWidget) -> None:
    drag(desk, middle(desk, "c5"), (middle(desk, "c4")[0] - 5, middle(desk, "c4")[1]))
    desk.present(view(turn=8), hold=True)
    desk.scene_.begin_at(view(turn=7))
    desk.scene_.release()
    assert row(desk) == ["c5", "c4", "c2", "c6", "c3", "c1"]


def test_the_order_outlives_an_undone_turn(desk: TableWidget) -> None:
    drag(desk, middle(desk, "c5"), (middle(desk, "c4")[0] - 5, middle(desk, "c4")[1]))
    desk.present(view(turn=1))
    assert row(desk) == ["c5", "c4", "c2", "c6", "c3", "c1"]


def test_the_keyboard_walks_the_hand_as_it_is_shown(desk: TableWidget) -> None:
    handles = [stop.name for stop in desk.stops()[-1] if stop.zone is Zone.HAND]
    assert handles == row(desk)


def test_another_game_begins_with_hands_by_house_again(desk: TableWidget) -> None:
    drag(desk, middle(desk, "c5"), (middle(desk, "c4")[0] - 5, middle(desk, "c4")[1]))
    desk.begin_game(())
    desk.present(view())
    assert row(desk) == ["c4", "c2", "c6", "c3", "c1", "c5"]
