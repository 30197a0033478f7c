"""Which places of a table are there while somebody learns: those given, and those that cards have come to since.

Without Qt.
"""

from __future__ import annotations

from collections.abc import Iterator

from kfdesk.engine.terms import PLAYERS, Player, Zone
from kfdesk.engine.views import SeatView, TableView
from kfdesk.teach.table_place import EVERY_PLACE, PlacesOfSeats, TablePlace


class GrowingPlaces:
    """The places of a table, which may be fewer than all; a place that came stays."""

    def __init__(self) -> None:
        self._given: PlacesOfSeats | None = None
        """None for all."""
        self._came: set[tuple[Player, TablePlace]] = set()
        self._decks: dict[Player, int] = {}
        """How many cards the decks had when they were first seen."""

    @property
    def all_there(self) -> bool:
        """Whether no place is missing for a learner's sake."""
        return self._given is None

    def give(self, places: PlacesOfSeats | None, *, anew: bool) -> bool:
        """Have these places, None for all; `anew` forgets what came by itself. Return whether something changed."""
        before = self._given, frozenset(self._came)
        self._given = places
        if anew or places is None:
            self._came.clear()
            self._decks.clear()
        return before != (self._given, frozenset(self._came))

    def absent(self, view: TableView) -> PlacesOfSeats:
        """Return the places that are not there when the table shows this view."""
        if self._given is None:
            return frozenset()
        there = self._given | self._came | frozenset(self._in_use(view))
        return frozenset((player, place) for player in PLAYERS for place in EVERY_PLACE) - there

    def shown(self, view: TableView) -> None:
        """Note that the table shows this view now: what has come with it stays."""
        if self._given is not None:
            self._came.update(self._in_use(view))
            for seat in view.seats:
                self._decks.setdefault(seat.player, seat.deck_count)

    def _in_use(self, view: TableView) -> Iterator[tuple[Player, TablePlace]]:
        """Yield the places on which cards lie, and decks that are not as they were at first."""
        for seat in view.seats:
            yield from ((seat.player, place) for place in EVERY_PLACE if self._lies_on(seat, place))

    def _lies_on(self, seat: SeatView, place: TablePlace) -> bool:
        if place is TablePlace.DECK:
            return self._decks.get(seat.player, seat.deck_count) != seat.deck_count
        if place.zone is Zone.ARTIFACTS:
            return bool(seat.artifacts)
        return place.zone is not None and seat.pile(place.zone).count > 0
