"""Where the teacher's bubble stands: at what it speaks of, and never over it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kfdesk.desk.layout.places import Rect
from kfdesk.desk.teacher.bubble_place import beside_thing, tail

TABLE = (1280.0, 634.0)
WIDE, NARROW = (340.0, 118.0), (260.0, 150.0)
CARDS = st.builds(Rect, st.integers(0, 1200), st.integers(0, 560), st.just(80), st.just(112))


@settings(max_examples=80, deadline=None)
@given(CARDS, st.lists(CARDS, max_size=6), st.lists(CARDS, max_size=20))
def test_it_covers_neither_the_thing_nor_what_is_to_be_kept_clear(
    thing: Rect, clear: list[Rect], cards: list[Rect]
) -> None:
    place = beside_thing(thing, [WIDE, NARROW], TABLE, clear, cards)
    if place is not None:
        assert place.within(Rect(0, 0, *TABLE)) and (place.w, place.h) in (WIDE, NARROW)
        assert not any(place.overlaps(other) for other in (thing, *clear))
        foot, tip = tail(place, thing)
        assert place.contains(*foot) and thing.contains(*tip)


def test_it_stands_beside_its_card_where_no_other_card_is() -> None:
    row = [Rect(100 + 90 * n, 200, 80, 112) for n in range(12)]
    place = beside_thing(row[3], [WIDE], TABLE, [], [*row[:3], *row[4:]])
    assert place is not None and not any(place.overlaps(card) for card in row)
    assert place.inset(-14).overlaps(row[3])


def test_at_a_button_below_the_table_it_is_narrow_where_that_covers_less() -> None:
    button, hand = Rect(1080, 650, 180, 50), [Rect(440 + 80 * n, 520, 76, 106) for n in range(7)]
    place = beside_thing(button, [WIDE, NARROW], TABLE, [], hand)
    assert place is not None and (place.w, place.h) == NARROW and place.bottom > 600
    assert not any(place.overlaps(card) for card in hand)


def test_where_nothing_is_free_there_is_no_place() -> None:
    assert beside_thing(Rect(600, 300, 80, 112), [WIDE], TABLE, [Rect(0, 0, *TABLE)], []) is None
