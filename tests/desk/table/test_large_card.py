"""The card looked at grows where it can be read: where it stands, when it comes, and what it must never do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kfdesk.desk.card.explaining import explained
from kfdesk.desk.card.notes import MOST, reading_notes
from kfdesk.desk.layout.rows import aside_for
from kfdesk.desk.layout.table_layout import Rect, lay_out
from kfdesk.desk.table.large_card import PAUSE_MS, covered_by_siblings
from kfdesk.desk.table.large_card_place import NARROWEST, above_hand, beside, large_size
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.rules import Verdict
from kfdesk.engine.terms import Keyword, Zone
from kfdesk.teach import reference
from kfdesk.text.runs import Role, Run, Runs
from tests.desk.mouse import drag, move, press
from tests.desk.samples import creature, hand, line, seat, table

TABLE = (1000.0, 620.0)


@pytest.fixture
def desk(qtbot: QtBot) -> TableWidget:
    """A table of a size usual on a small screen, on which nothing glides."""
    widget = TableWidget(Verdict)
    qtbot.addWidget(widget)
    widget.resize(1000, 620)
    widget.set_speed(0)
    widget.show()
    widget.present(table(seat(0, hand=hand(0, 6), battleline=line(0, 4)), seat(1, hand=None, hand_count=5)))
    return widget


def hover(desk: TableWidget, handle: str) -> None:
    """Move the pointer to the middle of a card."""
    layout = desk.scene_.layout_
    assert layout is not None
    move(desk, layout.spots[handle].rect.center)


class TestWhereItStands:
    def test_a_hand_card_grows_to_two_and_a_half_times_and_can_be_read(self) -> None:
        assert large_size(100, (1600, 1000), 1.0)[0] == 250
        assert large_size(60, TABLE, 1.0)[0] == NARROWEST

    def test_larger_cards_are_wanted_larger_but_never_out_of_the_table(self) -> None:
        assert large_size(100, (1900, 1000), 2.0)[0] > large_size(100, (1900, 1000), 1.0)[0]
        for factor in (0.5, 1.0, 2.0):
            assert large_size(100, TABLE, factor)[1] <= TABLE[1] * 0.65

    def test_a_card_that_is_large_already_stays(self) -> None:
        assert large_size(420, (4000, 2000), 1.0) == (0.0, 0.0)

    @pytest.mark.parametrize("x", [0.0, 470.0, 920.0])
    def test_above_the_hand_it_covers_no_hand_card_of_that_row(self, x: float) -> None:
        lies = Rect(x, 500, 80, 112)
        place = above_hand(lies, (206, 288), TABLE, None, below=True)
        assert place is not None
        assert place.card.within(Rect(0, 0, *TABLE))
        assert place.card.bottom <= lies.y

    def test_the_upper_hand_grows_downward(self) -> None:
        place = above_hand(Rect(400, 0, 80, 112), (206, 288), TABLE, None, below=False)
        assert place is not None
        assert place.card.y >= 112

    def test_beside_a_card_it_never_covers_it(self) -> None:
        for x in (0.0, 300.0, 500.0, 900.0):
            lies = Rect(x, 250, 90, 126)
            place = beside(lies, (206, 288), TABLE, (180, 90))
            assert place is not None
            assert not place.card.overlaps(lies)
            assert place.notes is not None
            assert not place.notes.overlaps(lies)
            assert not place.notes.overlaps(place.card)

    def test_what_is_kept_clear_is_not_covered(self) -> None:
        prompt = Rect(500, 200, 500, 300)
        place = beside(Rect(380, 250, 90, 126), (206, 288), TABLE, None, [prompt])
        assert place is not None
        assert not place.card.overlaps(prompt)
        assert beside(Rect(380, 250, 90, 126), (206, 288), TABLE, None, [Rect(0, 0, *TABLE)]) is None

    def test_notes_that_have_no_room_are_left_out_and_the_card_stays(self) -> None:
        place = beside(Rect(380, 250, 90, 126), (206, 288), TABLE, (700, 90))
        assert place is not None
        assert place.notes is None


class TestWhenItComes:
    def test_a_hand_card_comes_at_once_and_follows_the_pointer(self, desk: TableWidget) -> None:
        hover(desk, "c101")
        assert desk.reading.shown == "c101"
        hover(desk, "c103")
        assert desk.reading.shown == "c103"

    def test_a_card_in_play_comes_after_a_pause(self, desk: TableWidget, qtbot: QtBot) -> None:
        hover(desk, "c1")
        assert desk.reading.shown is None
        qtbot.waitUntil(lambda: desk.reading.shown == "c1", timeout=3000)

    def test_a_press_makes_room_for_the_menu_and_for_the_drag(self, desk: TableWidget) -> None:
        hover(desk, "c101")
        layout = desk.scene_.layout_
        assert layout is not None
        press(desk, layout.spots["c101"].rect.center)
        assert desk.reading.shown is None

    def test_it_goes_with_the_pointer(self, desk: TableWidget) -> None:
        hover(desk, "c101")
        desk.pointer.hover_over(None)
        assert desk.reading.shown is None

    def test_after_a_drop_nothing_opens_until_the_pointer_moves(self, desk: TableWidget, qtbot: QtBot) -> None:
        layout = desk.scene_.layout_
        assert layout is not None
        hand_card, creature_ = (layout.spots[handle].rect.center for handle in ("c101", "c1"))
        drag(desk, hand_card, creature_)
        qtbot.wait(PAUSE_MS + 60)
        assert desk.reading.shown is None
        move(desk, creature_)
        qtbot.wait(PAUSE_MS + 60)
        assert desk.reading.shown is None, "an event without a movement"
        move(desk, (creature_[0] + 1, creature_[1]))
        qtbot.waitUntil(lambda: desk.reading.shown is not None)

    def test_while_something_happens_nothing_opens_until_the_pointer_or_the_ring_moves(self, desk: TableWidget) -> None:
        hover(desk, "c101")
        desk.reading.rest()
        assert desk.reading.shown is None
        desk.reading.follow("c102")
        assert desk.reading.shown is None
        hover(desk, "c103")
        assert desk.reading.shown == "c103"
        desk.reading.rest()
        QTest.keyClick(desk, Qt.Key.Key_Left)
        assert desk.reading.shown is not None

    def test_the_focus_ring_reads_as_the_pointer_does(self, desk: TableWidget) -> None:
        QTest.keyClick(desk, Qt.Key.Key_Down)
        stop = desk.focus_stop
        assert stop is not None
        assert stop.zone is Zone.HAND
        assert desk.reading.shown == stop.name

    def test_it_takes_no_part_in_what_lies_under_the_pointer(self, desk: TableWidget) -> None:
        layout = desk.scene_.layout_
        assert layout is not None
        before = {handle: desk.scene_.card_at(*spot.rect.center) for handle, spot in layout.spots.items()}
        hover(desk, "c102")
        assert {handle: desk.scene_.card_at(*spot.rect.center) for handle, spot in layout.spots.items()} == before

    def test_a_card_that_leaves_is_no_longer_shown(self, desk: TableWidget) -> None:
        hover(desk, "c101")
        desk.present(table(seat(0, hand=hand(0, 5, first=102)), seat(1, hand=None, hand_count=5)), animate=False)
        assert desk.reading.shown is None

    def test_a_card_that_is_played_is_no_longer_shown(self, desk: TableWidget) -> None:
        hover(desk, "c101")
        played = creature("c101")
        desk.present(
            table(seat(0, hand=hand(0, 1, first=150), battleline=(played,)), seat(1, hand=None)), animate=False
        )
        assert desk.reading.shown is None

    def test_a_card_that_this_seat_may_not_know_is_never_shown(self, desk: TableWidget) -> None:
        known = replace(creature("c60", player=1), face_down=True, zone=Zone.UNDER)
        for below, shown in ((known, "c60"), (replace(known, id=None, power=None), None)):
            host = replace(creature("c61", player=1), under=(below,))
            desk.present(table(seat(0, hand=hand(0, 3)), seat(1, hand=None, hand_count=5, battleline=(host,))))
            desk.reading.follow("c60")
            desk.reading.show()
            assert desk.reading.shown == shown

    def test_other_widgets_over_the_table_are_kept_clear(self, qtbot: QtBot) -> None:
        stage = QWidget()
        qtbot.addWidget(stage)
        widget, panel = TableWidget(Verdict), QWidget(stage)
        widget.setParent(stage)
        panel.setGeometry(10, 20, 300, 100)
        stage.show()
        assert covered_by_siblings(widget) == [Rect(10, 20, 300, 100)]
        panel.hide()
        assert covered_by_siblings(widget) == []


def terms(*names: str) -> Runs:
    """Return a text of these terms."""
    return tuple(Run(name, Role.TERM, f"glossary/{name}") for name in names)


class TestNotes:
    def test_terms_of_the_text_and_keywords_are_explained(self) -> None:
        view = table(seat(0, hand=hand(0, 2)))
        card = creature("c9", zone=Zone.HAND, keywords=((Keyword.ELUSIVE, 0),))
        said = [words.say("en") for words in reading_notes(card, view, terms("capture", "stun"))]
        assert [line.partition(":")[0] for line in said] == ["Elusive", "Capture", "Stun"]
        assert said[1:] == [explained(rule).say("en") for rule in ("glossary/capture", "glossary/stun")]
        assert said[2] == f"Stun: {reference()['glossary/stun'].summary.say('en')}"

    def test_printed_power_is_not_repeated_and_changed_power_is(self) -> None:
        view = table(seat(0))
        assert reading_notes(creature("c9"), view, ()) == ()
        assert reading_notes(creature("c9", power=7), view, ())[0].say("en").startswith("Power 7")

    def test_what_is_true_and_also_a_term_of_the_text_is_said_once(self) -> None:
        card = creature("c9", stunned=True)
        said = reading_notes(card, table(seat(0, battleline=(card,))), terms("stun"))
        assert len(said) == 1

    def test_there_are_never_more_than_can_be_read(self) -> None:
        view = table(seat(0))
        text = terms("capture", "steal", "exalt", "purge", "sacrifice", "stun", "ward", "enrage", "splash", "heal")
        assert len(reading_notes(creature("c9"), view, text)) == MOST


def test_cards_beside_the_lifted_one_part_a_little() -> None:
    spots = sorted(lay_out(table(seat(0, hand=hand(0, 6))), *TABLE).spots.values(), key=lambda spot: spot.x)
    far, near, middle, other = spots[:4]
    assert aside_for(middle, middle) == 0
    assert aside_for(near, middle) < aside_for(far, middle) < 0
    assert aside_for(other, middle) > 0
    assert aside_for(other, None) == 0
