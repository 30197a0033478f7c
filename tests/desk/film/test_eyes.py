"""The film room: what each of the eyes sees, and what can be looked at on a film's table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QMessageBox, QPushButton, QToolButton, QWidget

from kfdesk.cards.facts import facts
from kfdesk.desk.film.feature import eyes_for
from kfdesk.desk.film.page import FilmPage
from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.engine import House
from kfdesk.match.film import Eyes, Film
from tests.desk import mouse
from tests.desk.film.hands import (
    LEFT,
    Key,
    boxes,
    middle,
)
from tests.tables import side, spec, table


def said(page: FilmPage) -> str:
    """Return everything a page says or could say: labels, tips, names, the log, the table's accessible texts."""
    parts: list[str] = [page.log.plain_text(), page.caption.whole]
    for widget in page.findChildren(QWidget):
        parts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QPushButton | QToolButton):
            parts.append(widget.text())
        if isinstance(widget, QComboBox):
            parts += [widget.itemText(n) for n in range(widget.count())]
    for index in range(0, page.film.last + 1, 2):
        parts.append(page.timeline.tip_at(middle(page.timeline, index)))
    for mark in page.film.marks:
        parts.append(page.timeline.tip_at(page.timeline.sign_rect(mark).center()))
    for card in every_card(page.table.view_shown):  # type: ignore[arg-type]
        if card.id is not None:
            parts.append(facts()[card.id].name)
    return "\n".join(parts)


def names_seen(film: Film, eyes: Eyes) -> set[str]:
    """Return the names of all cards that these eyes saw lying anywhere, or being played or discarded."""
    found: set[str | None] = set()
    for index in range(film.last + 1):
        found |= {card.id for card in every_card(film.view(index, eyes))}
        for event in film.events(index, eyes):
            if type(event).__name__ in ("CardPlayed", "CardDiscarded"):
                found.add(film.names.id_of(event.card))  # type: ignore[attr-defined]
    return {facts()[card].name for card in found if card is not None}


class TestEyes:
    """Nobody sees what is still a secret, unless both agree."""

    def test_a_game_in_progress_begins_with_what_both_know(self, shut: FilmPage) -> None:
        assert shut.eyes is Eyes.BOTH and shut.controls.eyes.currentData() == "both"
        hidden = {facts()[card].name for n in range(1, 73) if (card := shut.film.names.id_of(n)) is not None}
        hidden -= names_seen(shut.film, Eyes.BOTH)
        assert len(hidden) > 15
        for index in range(0, shut.film.last + 1, 8):
            shut.projector.seek(index)
            told = said(shut)
            assert not [name for name in hidden if name in told]
        linked = {what for row in shut.log.written.rows.every() for _, what in row.pieces() if what.startswith("card:")}
        named = {facts()[what.partition("/")[2]].name for what in linked}
        assert len(named) > 10 and named <= names_seen(shut.film, Eyes.BOTH), "no link betrays a hidden card"

    @pytest.mark.parametrize("eyes", [Eyes.FIRST, Eyes.SECOND])
    def test_a_seats_eyes_come_after_the_curtain_and_see_no_more(self, shut: FilmPage, qtbot: Any, eyes: Eyes) -> None:
        seat = eyes.seat
        assert seat is not None
        shut.projector.seek(shut.film.last)
        combo = shut.controls.eyes
        combo.setCurrentIndex(combo.findData(eyes.value))
        combo.activated.emit(combo.currentIndex())
        assert shut.curtain.isVisible() and shut.film.recording.players[seat] in shut.curtain.title.text()
        view = shut.table.view_shown
        assert view is not None and view.seats[0].hand is None and view.seats[1].hand is None
        qtbot.keyClick(shut.curtain, Key.Key_Left)
        assert shut.projector.index == shut.film.last, "no key reaches the film behind the curtain"
        qtbot.mouseClick(shut.curtain, LEFT)
        view = shut.table.view_shown
        assert view is not None and view.seats[seat].hand is not None and view.seats[1 - seat].hand is None
        assert shut.eyes is eyes and not shut.curtain.isVisible()
        hidden = {facts()[card].name for n in range(1, 73) if (card := shut.film.names.id_of(n)) is not None}
        hidden -= names_seen(shut.film, eyes)
        assert len(hidden) > 10
        told = said(shut)
        assert not [name for name in hidden if name in told]

    def test_who_is_not_the_player_called_goes_on_with_what_both_know(self, shut: FilmPage, qtbot: Any) -> None:
        for gives_up in (
            lambda: qtbot.keyClick(shut.curtain, Key.Key_Escape),
            lambda: qtbot.mouseClick(shut.curtain.undo, LEFT),
        ):
            shut.want_eyes(Eyes.SECOND)
            assert shut.curtain.isVisible()
            gives_up()
            assert not shut.curtain.isVisible() and shut.eyes is Eyes.BOTH
            assert shut.controls.eyes.currentData() == Eyes.BOTH.value and shut.branch.isEnabled()
            view = shut.table.view_shown
            assert view is not None and view.seats[0].hand is None and view.seats[1].hand is None

    def test_from_one_seats_eyes_to_the_others_the_curtain_falls_again(self, shut: FilmPage, qtbot: Any) -> None:
        shut.want_eyes(Eyes.FIRST)
        qtbot.mouseClick(shut.curtain, LEFT)
        mine = shut.table.view_shown
        assert mine is not None and mine.seats[0].hand
        shut.table.hovered.emit(mine.seats[0].hand[0].handle)
        assert shut.preview.card is not None
        shut.want_eyes(Eyes.SECOND)
        assert shut.curtain.isVisible() and shut.preview.card is None and shut.eyes is Eyes.BOTH
        view = shut.table.view_shown
        assert view is not None and view.seats[0].hand is None

    def test_open_hands_want_a_yes(self, shut: FilmPage, qtbot: Any) -> None:
        shut.want_eyes(Eyes.OPEN)
        (box,) = boxes(shut)
        assert "Do both agree?" in box.text()
        qtbot.mouseClick(box.button(QMessageBox.StandardButton.No), LEFT)
        assert shut.eyes is Eyes.BOTH and shut.controls.eyes.currentData() == "both"
        shut.want_eyes(Eyes.OPEN)
        qtbot.mouseClick(boxes(shut)[-1].button(QMessageBox.StandardButton.Yes), LEFT)
        view = shut.table.view_shown
        assert view is not None and view.seats[0].hand is not None and view.seats[1].hand is not None

    def test_a_finished_game_is_open_and_asks_nothing(self, page: FilmPage) -> None:
        assert page.eyes is Eyes.OPEN
        page.projector.seek(60)
        for eyes in (Eyes.FIRST, Eyes.SECOND, Eyes.BOTH, Eyes.OPEN):
            page.want_eyes(eyes)
            assert page.eyes is eyes and not page.curtain.isVisible() and boxes(page) == []
            assert page.table.view_shown == replace(page.film.view(60, eyes), decision=None)

    def test_a_log_may_be_written_with_the_eyes_that_look_on(self, shut: FilmPage, page: FilmPage) -> None:
        assert eyes_for(shut.film, Eyes.FIRST) == (Eyes.FIRST, Eyes.BOTH)
        assert eyes_for(shut.film, Eyes.BOTH) == (Eyes.BOTH,) == eyes_for(shut.film, Eyes.OPEN)
        assert eyes_for(page.film, Eyes.BOTH)[0] is Eyes.OPEN


def test_nothing_can_be_played_on_a_films_table(page: FilmPage, qtbot: Any) -> None:
    page.projector.seek(90)
    intents: list[object] = []
    page.table.intended.connect(intents.append)
    page.table.chosen.connect(intents.append)
    view = page.table.view_shown
    assert view is not None and view.decision is None
    for seat in view.seats:
        for card in seat.hand or ():
            place = page.table.card_rect(card.handle)
            assert place is not None
            start = (place.x + place.w / 2, place.y + place.h / 2)
            mouse.carry(page.table, start, (500, 260))
            assert page.table.scene_.dragged is None
            mouse.release(page.table, (500, 260))
            mouse.click(page.table, start)
    assert intents == [] and page.table.view_shown == view


def test_cards_and_piles_can_be_looked_at(page: FilmPage, qtbot: Any) -> None:
    page.projector.seek(150)
    view = page.table.view_shown
    assert view is not None and view.seats[0].hand
    card = view.seats[0].hand[0]
    place = page.table.card_rect(card.handle)
    assert place is not None
    mouse.move(page.table, (place.x + 10, place.y + 10))
    assert page.preview.card == card
    seat = next(seat for seat in view.seats if seat.discard)
    page.table.pile_clicked.emit(seat.player, seat.discard[0].zone)
    assert page.overlays.viewer.isVisible() and len(page.overlays.viewer.grid.tiles) == len(seat.discard)
    qtbot.keyClick(page.overlays.viewer, Key.Key_Escape)
    assert not page.overlays.viewer.isVisible()


@pytest.mark.rule("glossary/token-creatures")
@pytest.mark.parametrize(("viewer", "sides"), [(0, ["Grunt", "Troll"]), (1, ["Grunt", "Grunt"])])
def test_a_token_creature_is_turned_over_for_the_eyes_of_its_controller_only(
    page: FilmPage, qtbot: Any, viewer: int, sides: list[str]
) -> None:
    t = table(side(battleline=[spec("troll", token_of="grunt")], token="grunt"), side(), house=House.BROBNAR)
    page.inspector.view = t.game.view(viewer)
    page.inspector.show_card(page.inspector.view.seats[0].battleline[0].handle)
    shown = [page.preview.name.text()]
    qtbot.keyClick(page, Key.Key_R)
    assert [*shown, page.preview.name.text()] == sides
