"""Places that are not there yet: what they are kept by, and that nothing moves when they come."""

from __future__ import annotations

from dataclasses import replace

from kfdesk.desk.layout.growing import GrowingPlaces
from kfdesk.desk.layout.table_layout import lay_out
from kfdesk.engine.terms import PLAYERS, Zone
from kfdesk.teach.table_place import EVERY_PLACE, TablePlace
from tests.tables import side, table

ONE, TWO = PLAYERS


def test_in_every_game_all_places_are_there() -> None:
    view = table().game.view(ONE)
    assert GrowingPlaces().absent(view) == frozenset() and GrowingPlaces().all_there


def test_a_place_comes_with_its_first_card_and_stays_when_that_is_gone() -> None:
    places = GrowingPlaces()
    empty = table().game.view(ONE)
    used = table(side(discard=["troll"])).game.view(ONE)
    places.give(frozenset(), anew=True)
    places.shown(empty)
    assert (ONE, TablePlace.DISCARD) in places.absent(empty)
    assert (ONE, TablePlace.DISCARD) not in places.absent(used), "as soon as it is laid out"
    assert (ONE, TablePlace.DISCARD) in places.absent(empty), "only what was shown stays"
    places.shown(used)
    assert (ONE, TablePlace.DISCARD) not in places.absent(empty)
    assert (TWO, TablePlace.DISCARD) in places.absent(empty), "the other player has none yet"
    places.give(frozenset(), anew=True)
    assert (ONE, TablePlace.DISCARD) in places.absent(empty)


def test_a_deck_comes_when_it_is_drawn_from() -> None:
    places = GrowingPlaces()
    view = table(side(deck=["troll", "krump"])).game.view(ONE)
    drawn = replace(view, seats=(replace(view.seats[0], deck_count=1), view.seats[1]))
    places.give(frozenset(), anew=True)
    places.shown(view)
    assert (ONE, TablePlace.DECK) in places.absent(view)
    assert (ONE, TablePlace.DECK) not in places.absent(drawn) and (TWO, TablePlace.DECK) in places.absent(drawn)


def test_what_is_there_stands_where_it_stands_on_the_full_table() -> None:
    view = table(side(hand=["troll"], battleline=["krump"]), side(battleline=["bumpsy"])).game.view(ONE)
    absent = frozenset((player, place) for player in PLAYERS for place in EVERY_PLACE)
    for size in ((1280, 720), (1920, 1080)):
        full, bare = lay_out(view, *size), lay_out(view, *size, absent=absent)
        assert (full.sides, full.spots, full.playing) == (bare.sides, bare.spots, bare.playing)
        assert full.has(ONE, Zone.ARCHIVES) and not bare.has(ONE, Zone.ARCHIVES) and bare.has(ONE, Zone.HAND)
