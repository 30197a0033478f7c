"""The log in use: turns and actions fold by mouse and keyboard, a line leads to its moment and takes the game back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QToolTip

from kfdesk.desk.art.icons import is_icon
from kfdesk.desk.art.log_icons import line_icon
from kfdesk.desk.card.explaining import explained, sentence
from kfdesk.desk.card.faces import card_name, printed
from kfdesk.desk.history.feature import HistoryFeature
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.theme import CONTRAST, DARK, LIGHT, contrast
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.log.document import LogDocument, Measures
from kfdesk.desk.log.player_marks import READABLE, player_ink
from kfdesk.desk.log.rows import RULE, Row
from kfdesk.desk.log.text import LogText
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.reference.feature import ReferenceFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Scenario
from kfdesk.engine.terms import COUNTERS, PLAYERS, House, KeyColor, Status
from kfdesk.engine.views import CardView
from kfdesk.match.log_line_kinds import LineKind
from kfdesk.text.runs import of_text
from tests.desk.scenes import begin, handle, view
from tests.desk.scripted import seats
from tests.desk.starts import LEFT, play, setup, unseen
from tests.tables import side, spec
from tests.windows import game_of, part_in

KEY = Qt.Key


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"side_dock": True}


@pytest.fixture
def played(window: MainWindow) -> MainWindow:
    """A game in its fourth turn or later, both hands open."""
    window.controller.new_game(setup(open_table=True))
    with unseen(window):
        while view(window).turn < 4:
            play(window, 1)
    while not _far_enough(window):
        play(window, 1)
    QApplication.processEvents()
    return window


def _far_enough(window: MainWindow) -> bool:
    """Return whether a turn is old, and lines stand below others and last."""
    shown = rows(window)
    below = any(row.key and not row.heading for row in shown)
    return view(window).turn >= 4 and below and len(shown) > 2 and not any(row.heading for row in shown[-3:])


def rows(window: MainWindow) -> list[Row]:
    return window.log.text.rows


def said(window: MainWindow) -> list[str]:
    """Return what is to be read, line by line."""
    return [row.plain for row in rows(window)]


def find(window: MainWindow, **wanted: Any) -> int:
    """Return the number of the last row of which all this is true."""
    return max(at for at, row in enumerate(rows(window)) if all(getattr(row, k) == v for k, v in wanted.items()))


def before(window: MainWindow) -> int:
    """Return the number of the heading of the turn before the present one."""
    return [at for at, row in enumerate(rows(window)) if row.heading][-2]


def last_action(window: MainWindow) -> int:
    """Return the number of the last row that folds an action."""
    return max(at for at, row in enumerate(rows(window)) if row.key is not None and not row.heading)


def click(text: LogText, number: int, x: float | None = None) -> None:
    """Click into a row: to the right of its text, or so far from the left."""
    text.go_to(number)
    rect = text.row_rect(number)
    at = QPoint(round(rect.right() - 3 if x is None else x), round(rect.center().y()))
    QTest.mouseClick(text.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)


def press(text: LogText, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(text, key, modifier)


def past(window: MainWindow) -> HistoryFeature:
    return part_in(window, HistoryFeature)


class TestFolding:
    def test_the_last_two_turns_are_unfolded_and_older_ones_folded(self, played: MainWindow) -> None:
        headings = [row for row in rows(played) if row.heading]
        assert [row.plain for row in headings][:2] == ["Before the first turn", "Turn 1: Ada"]
        assert [row.folded for row in headings] == [True] * (len(headings) - 2) + [False, False]
        assert all(row.house is not None for row in headings[1:-1])

    def test_a_click_on_a_heading_folds_and_unfolds_its_turn(self, played: MainWindow) -> None:
        number = before(played)
        unfolded = said(played)
        click(played.log.text, number)
        assert rows(played)[number].folded and rows(played)[number + 1].heading
        click(played.log.text, number)
        assert said(played) == unfolded

    def test_a_click_on_its_triangle_folds_an_action(self, played: MainWindow) -> None:
        number = last_action(played)
        below = rows(played)[number + 1]
        assert below.depth > 0
        click(played.log.text, number, x=Measures.of(played.log.text.document().defaultFont()).chevron + 2)
        assert rows(played)[number].folded and below not in rows(played)
        assert past(played).page is None

    def test_what_is_folded_stays_folded_and_unfolded_when_lines_are_added_and_taken_back(
        self, played: MainWindow
    ) -> None:
        action, old = rows(played)[last_action(played)].key, rows(played)[1].key
        assert action is not None and old is not None
        played.log.fold(action, True)
        played.log.fold(old, False)
        last = rows(played)[-1]
        play(played, 3)
        assert rows(played)[-1] != last, "lines were added"
        for _ in range(2):
            assert rows(played)[1].key == old and not rows(played)[1].folded
            assert [row.folded for row in rows(played) if row.key == action] == [True]
            for _ in range(3):
                played.commands.undo.trigger()

    def test_the_keyboard_folds_and_goes_from_row_to_row(self, played: MainWindow) -> None:
        text, number = played.log.text, before(played)
        text.setFocus()
        text.go_to(number)
        press(text, KEY.Key_Left)
        assert rows(played)[number].folded and text.current == number
        press(text, KEY.Key_Right)
        assert not rows(played)[number].folded
        press(text, KEY.Key_Right)
        assert text.current == number + 1
        press(text, KEY.Key_Left)
        assert text.current == number, "where nothing folds, Left goes up"
        press(text, KEY.Key_Space)
        assert rows(played)[number].folded
        press(text, KEY.Key_Home)
        assert text.current == 0
        press(text, KEY.Key_End)
        assert text.current == len(rows(played)) - 1
        press(text, KEY.Key_Up)
        assert text.current == len(rows(played)) - 2

    def test_space_on_what_followed_folds_its_action(self, played: MainWindow) -> None:
        text, number = played.log.text, last_action(played)
        text.setFocus()
        text.go_to(number + 1)
        press(text, KEY.Key_Space)
        assert rows(played)[number].folded

    def test_the_menu_folds_and_unfolds_all(self, played: MainWindow) -> None:
        for words, folded in (("Fold all turns", True), ("Unfold all turns", False)):
            menu = played.log.menu(0)
            next(action for action in menu.actions() if action.text() == words).trigger()
            assert {row.folded for row in rows(played) if row.heading} == {folded}
        assert [row.plain for row in rows(played)][1:] == played.log.plain_text().splitlines()

    def test_another_game_forgets_what_was_folded(self, played: MainWindow) -> None:
        played.log.fold_all(True)
        played.controller.new_game(setup(open_table=True))
        assert not rows(played)[0].folded

    def test_the_whole_log_is_copied_also_what_is_folded(self, played: MainWindow) -> None:
        played.log.fold_all(True)
        next(action for action in played.log.menu(0).actions() if action.text() == "Copy the whole log").trigger()
        assert "Turn 1: Ada" in QApplication.clipboard().text() and " plays " in QApplication.clipboard().text()


class TestMoments:
    def test_a_click_on_a_line_shows_the_table_as_it_was_and_esc_leads_back(self, played: MainWindow) -> None:
        number = before(played) + 1
        line, now = rows(played)[number].line, view(played)
        assert line is not None
        click(played.log.text, number)
        page = past(played).page
        assert page is not None and played.manual_page == "log"
        shown = page.table.view_shown
        assert shown is not None and shown == played.controller.history_view.view_after(line.choice)
        assert shown.turn == now.turn - 1 and shown.decision is None and shown != now
        assert played.dock.isVisible() and page.caption.whole.endswith(f": {rows(played)[number].plain}")
        QTest.keyClick(played.log.text, KEY.Key_Escape)
        assert played.pages.currentWidget() is played.play_page and past(played).page is None
        assert played.table.view_shown == now == view(played)

    def test_enter_shows_the_moment_and_the_keyboard_stays_in_the_log(self, played: MainWindow) -> None:
        text = played.log.text
        played.activateWindow()
        text.setFocus()
        text.go_to(before(played))
        press(text, KEY.Key_Return)
        assert past(played).page is not None and played.focusWidget() is text
        press(text, KEY.Key_Escape)
        assert past(played).page is None and played.focusWidget() is text

    def test_what_would_change_nothing_is_grey_in_the_menu_of_a_line(self, played: MainWindow) -> None:
        newest, older = len(rows(played)) - 1, before(played) + 1

        def offered(number: int) -> tuple[bool, bool]:
            actions = {action.text(): action.isEnabled() for action in played.log.menu(number).actions()}
            return actions["Show the table as it was then"], actions["Undo to here"]

        assert offered(older) == (True, True) and offered(newest) == (False, False)
        click(played.log.text, older)
        assert offered(newest) == (True, False), "it leads back to the game"

    def test_the_lines_of_the_moment_are_lit_and_arrows_go_on(self, played: MainWindow) -> None:
        click(played.log.text, before(played) + 1)
        page, first = past(played).page, past(played).moment
        assert page is not None and first is not None
        lit = [rows(played)[at].line for at in range(*played.log.text.lit)]
        assert lit and {line.choice for line in lit if line is not None} == {first}
        page.earlier.click()
        assert past(played).moment is not None and past(played).moment < first  # type: ignore[operator]
        page.later.click()
        page.later.click()
        assert past(played).moment is not None and past(played).moment > first  # type: ignore[operator]
        page.back.click()
        assert past(played).page is None and played.log.text.lit == (0, 0)

    def test_the_log_scrolls_to_the_lines_of_the_moment_and_no_further_than_needed(self, played: MainWindow) -> None:
        played.log.fold_all(False)
        text = played.log.text
        bar = text.verticalScrollBar()
        assert bar.maximum() > 0, "else this test would look at nothing"
        click(text, before(played) + 1)
        page = past(played).page
        assert page is not None
        places = set()
        while page.earlier.isEnabled():
            at = bar.value()
            page.earlier.click()
            first, end = text.lit
            assert first < end and text.row_rect(first).top() >= -1
            rect = text.row_rect(end - 1)
            room = text.viewport().height()
            assert rect.bottom() <= room + 1 or text.row_rect(first).top() <= 1
            if bar.value() == at:
                places.add(at)
        assert past(played).moment == -1 and bar.value() < bar.maximum()
        assert text.lit[0] <= 1, "what came before the first choice is lit, too"
        assert places, "lines in sight stay where they are"

    def test_where_the_lines_are_folded_their_turn_is_lit(self, played: MainWindow) -> None:
        click(played.log.text, before(played) + 1)
        played.log.fold_all(True)
        first, end = played.log.text.lit
        assert end == first + 1 and rows(played)[first].folded and rows(played)[first].heading

    def test_another_level_lights_the_same_moment(self, played: MainWindow) -> None:
        click(played.log.text, before(played) + 1)
        lit = {rows(played)[at].plain for at in range(*played.log.text.lit)}
        assert lit
        played.log.set_level(2)
        assert lit <= {rows(played)[at].plain for at in range(*played.log.text.lit)}

    def test_the_last_line_is_the_present(self, played: MainWindow) -> None:
        click(played.log.text, len(rows(played)) - 1)
        assert played.pages.currentWidget() is played.play_page
        click(played.log.text, before(played) + 1)
        assert past(played).page is not None
        click(played.log.text, len(rows(played)) - 1)
        assert played.pages.currentWidget() is played.play_page

    def test_a_card_pointed_at_is_shown_as_it_was(self, played: MainWindow) -> None:
        click(played.log.text, before(played) + 1)
        page = past(played).page
        assert page is not None and page.table.view_shown is not None
        card = (page.table.view_shown.seats[0].hand or ())[0]
        page.table.hovered.emit(card.handle)
        assert played.preview.card == card

    def test_nothing_can_be_done_at_the_table_as_it_was(self, played: MainWindow) -> None:
        journal = played.controller.journal
        click(played.log.text, before(played) + 1)
        page = past(played).page
        assert page is not None
        page.table.setFocus()
        for key in (KEY.Key_Right, KEY.Key_Return, KEY.Key_1, KEY.Key_Return):
            QTest.keyClick(page.table, key)
        assert not played.commands.undo.isEnabled()
        QTest.keyClick(page.table, KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert played.controller.journal == journal


class TestClosedHands:
    @pytest.fixture
    def closed(self, window: MainWindow) -> MainWindow:
        window.controller.new_game(setup())
        while (
            (found := window.controller.view()) is None or found.turn < 4 or window.controller.curtain_for is not None
        ):
            play(window, 1)
        window.controller.lift_curtain()
        QApplication.processEvents()
        return window

    def test_only_the_own_hand_of_then_is_seen(self, closed: MainWindow) -> None:
        viewer = closed.controller.viewer
        assert viewer is not None
        other = 1 - viewer
        history_view = closed.controller.history_view
        views = [history_view.view_after(choice) for choice in range(-1, len(closed.controller.journal))]
        shown = [seen for seen in views if seen is not None]
        assert len(shown) == len(views) - 1, "after the last choice it is the present"
        for seen in shown:
            assert seen.viewer == viewer and seen.seats[other].hand is None and seen.seats[viewer].hand is not None
            assert seen.decision is None

    def test_the_look_back_ends_when_the_screen_is_handed_over(self, closed: MainWindow) -> None:
        number = find(closed, heading=True) - 1
        click(closed.log.text, number)
        assert past(closed).page is not None
        while closed.controller.curtain_for is None:
            play_on(closed)
        assert past(closed).page is None and closed.curtain.isVisible()
        assert closed.controller.history_view.view_after(0) is None
        assert closed.log.plain_text() == "" and closed.log.text.toPlainText() == ""
        assert closed.preview.card is None

    def test_the_log_names_no_card_that_its_reader_may_not_know(self, closed: MainWindow) -> None:
        viewer, game = closed.controller.viewer, game_of(closed)
        assert viewer is not None
        closed.log.set_level(2)
        closed.log.fold_all(False)
        theirs, cards = game.state.players[1 - viewer], game.state.cards
        names = {cards[number].printed.id for number in (*theirs.hand, *theirs.deck)} - {
            card.printed.id for card in cards[1:] if card.id not in (*theirs.hand, *theirs.deck)
        }
        said = closed.log.text.toPlainText()
        linked = {target for row in rows(closed) for _, target in row.pieces() if target.startswith("card:")}
        assert names and linked
        assert [id_ for id_ in names if card_name(id_).en in said] == []
        assert names & {target.partition("/")[2] for target in linked} == set()
        drawn = [line for line in said.splitlines() if f"{('Ada', 'Bo')[1 - viewer]} draws " in line]
        assert drawn and [line for line in drawn if ":" in line] == []
        assert any(f"{('Ada', 'Bo')[viewer]} draws " in line and ":" in line for line in said.splitlines())


def play_on(window: MainWindow) -> None:
    """Make the next choice at the table by dice, without lifting a curtain."""
    decision = view(window).decision
    assert decision is not None
    window.controller.choose((decision.keys()[-1],))


class TestUndoToHere:
    def test_ctrl_backspace_takes_back_all_that_came_after_a_line(self, played: MainWindow) -> None:
        text, number = played.log.text, before(played) + 1
        line = rows(played)[number].line
        assert line is not None
        then = played.controller.history_view.view_after(line.choice)
        played.activateWindow()
        text.setFocus()
        text.go_to(number)
        press(text, KEY.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
        now = view(played)
        assert then is not None and now.seats == then.seats and now.turn == then.turn and now.decision is not None
        assert rows(played)[-1].plain == line_text(line)
        played.log.set_level(2)
        assert played.log.plain_text().splitlines()[-1].endswith(" continues from here: what came after was taken back")

    def test_the_button_beside_the_moment_does_the_same_and_redo_brings_it_back(self, played: MainWindow) -> None:
        now, journal = view(played), played.controller.journal
        click(played.log.text, before(played) + 1)
        page = past(played).page
        assert page is not None
        then = page.table.view_shown
        page.undo_to.click()
        assert past(played).page is None and then is not None and view(played).seats == then.seats
        while played.commands.redo.isEnabled():
            played.commands.redo.trigger()
        assert played.controller.journal == journal and view(played) == now

    def test_it_asks_first_where_something_was_learned(self, played: MainWindow) -> None:
        played.change_settings(warn_undo=True)
        journal = played.controller.journal
        played.log.fold_all(False)
        click(played.log.text, 1)
        page = past(played).page
        assert page is not None and not page.earlier.isEnabled()
        page.undo_to.click()
        box = played.undoing.question
        assert isinstance(box, QMessageBox) and "after this moment" in box.text()
        box.reject()
        assert played.controller.journal == journal and past(played).page is page
        page.undo_to.click()
        assert played.undoing.question is not None
        played.undoing.question.accept()
        assert len(played.controller.journal) < len(journal) and past(played).page is None

    def test_the_last_line_takes_nothing_back(self, played: MainWindow) -> None:
        journal = played.controller.journal
        played.log.undo_wanted.emit(len(journal) - 1)
        assert played.controller.journal == journal

    def test_it_asks_first_also_after_a_concession(self, played: MainWindow) -> None:
        played.change_settings(warn_undo=True)
        played.controller.concede(PLAYERS[0])
        played.log.undo_wanted.emit(-1)
        assert played.undoing.question is not None and played.controller.conceded
        played.undoing.question.accept()
        assert not played.controller.conceded and not played.controller.journal

    def test_it_takes_a_concession_back_too(self, played: MainWindow) -> None:
        line, turn = rows(played)[before(played) + 1].line, view(played).turn
        assert line is not None
        played.controller.concede(PLAYERS[0])
        played.log.undo_wanted.emit(line.choice)
        assert not played.controller.conceded and view(played).turn == turn - 1


def line_text(line: Any) -> str:
    """Return what a line says."""
    return line.words.en


@pytest.mark.rule("glossary/token-creatures")
class TestHiddenAgain:
    """A card whose name stands in the log and that is now a token creature of the opponent."""

    @pytest.fixture
    def token(self, window: MainWindow) -> CardView:
        lies = side(name="Bo", battleline=[spec("troll", token_of="grunt")], token="grunt")
        scenario = Scenario(players=(side(name="Ada"), lies), house=House.BROBNAR)
        window.controller.new_game(TableSetup(seats(), 0, 0, False, scenario=scenario))
        window.controller.lift_curtain()
        return view(window).seats[1].battleline[0]

    def test_a_click_on_its_name_does_not_show_where_it_lies(self, window: MainWindow, token: CardView) -> None:
        window.log.card_clicked.emit(token.handle, "troll")
        assert not window.overlays.highlight.isVisible() and window.preview.name.text() == "Troll"
        window.log.card_clicked.emit(token.handle, "grunt")
        assert window.overlays.highlight.isVisible() and window.preview.name.text() == "Grunt"

    def test_its_name_shows_the_card_as_printed_and_goes_on_to(self, window: MainWindow, token: CardView) -> None:
        window.log.card_hovered.emit(token.handle, "troll")
        assert window.preview.name.text() == "Troll"
        window.inspector.present(view(window))
        assert window.preview.name.text() == "Troll"

    def test_a_card_shown_large_before_does_not_turn_into_it(self, window: MainWindow, token: CardView) -> None:
        window.preview.show_card(replace(printed("troll"), handle=token.handle))
        window.inspector.present(view(window))
        assert window.preview.name.text() == "Troll"


class TestNames:
    def test_a_name_shows_its_card_as_printed_where_it_is_not_to_be_seen(self, played: MainWindow) -> None:
        played.log.card_hovered.emit("c9999", "anger")
        assert played.preview.card is not None and played.preview.card.id == "anger"

    def test_a_link_gives_the_card_and_its_id(self, played: MainWindow) -> None:
        heard: list[tuple[object, str]] = []
        played.log.card_hovered.connect(lambda handle, card: heard.append((handle, card)))
        text = played.log.text
        number = max(at for at, row in enumerate(rows(played)) if any(t.startswith("card:") for _, t in row.pieces()))
        text.go_to(number)
        name = next(piece for piece, target in rows(played)[number].pieces() if target.startswith("card:"))
        cursor = text.document().find(name, text.document().findBlockByNumber(number).position())
        cursor.setPosition(cursor.selectionStart() + 1)
        QTest.mouseMove(text.viewport(), text.cursorRect(cursor).center() + QPoint(2, 0))
        QApplication.processEvents()
        assert heard and str(heard[-1][0]).startswith("c") and heard[-1][1]

    def test_a_term_is_explained_and_a_click_on_it_wants_its_entry(self, played: MainWindow) -> None:
        wanted: list[str] = []
        played.log.rule_wanted.connect(wanted.append)
        text = played.log.text
        number = max(at for at, row in enumerate(rows(played)) if any(t.startswith(RULE) for _, t in row.pieces()))
        text.go_to(number)
        word, target = next(piece for piece in rows(played)[number].pieces() if piece[1].startswith(RULE))
        cursor = text.document().find(word, text.document().findBlockByNumber(number).position())
        cursor.setPosition(cursor.selectionStart() + 1)
        place = text.cursorRect(cursor).center() + QPoint(2, 0)
        assert ": " in text.tip_at(place)
        QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert wanted == [target.removeprefix(RULE)]

    @pytest.mark.parametrize(("language", "word"), [("en", "draws"), ("de", "zieht")])
    def test_a_term_of_a_line_about_several_cards_is_explained(
        self, played: MainWindow, language: str, word: str
    ) -> None:
        ui.speak(language)
        text = played.log.text
        played.log.fold_all(False)
        number = max(at for at, row in enumerate(rows(played)) if row.line is not None and len(row.line.events) > 1)
        row = rows(played)[number]
        assert (word, f"{RULE}glossary/drawing-cards") in list(row.pieces())
        text.go_to(number)
        cursor = text.document().find(f" {word}", text.document().findBlockByNumber(number).position())
        place = text.cursorRect(cursor).center() - QPoint(4, 0)
        assert text.tip_at(place) == tip(explained("glossary/drawing-cards").say(language))

    @pytest.mark.parametrize("language", ["en", "de"])
    def test_a_term_in_the_reasons_of_a_line_is_explained_and_leads_to_its_entry(
        self, played: MainWindow, language: str
    ) -> None:
        ui.speak(language)
        number = max(at for at, row in enumerate(rows(played)) if any(t.startswith(RULE) for _, t in row.pieces()))
        word, target = next(piece for piece in rows(played)[number].pieces() if piece[1].startswith(RULE))
        played.log.tell_why(number)
        box, wanted = played.log.why_box, list[str]()
        assert f'<a href="{target}" style="color: {ui.theme.text}">{word}</a>' in box.text.text()
        box.text.linkHovered.emit(target)
        rule = target.removeprefix(RULE)
        assert " ".join(QToolTip.text().split()) == sentence(rule).say(language)
        played.log.rule_wanted.connect(wanted.append)
        box.text.linkActivated.emit(target)
        assert wanted == [rule]

    def test_players_have_their_color_and_all_are_readable(self) -> None:
        for theme in (LIGHT, DARK, CONTRAST):
            inks = [player_ink(theme, player) for player in PLAYERS]
            assert len(set(inks)) == 2 and all(contrast(ink, theme.field) >= READABLE for ink in inks)

    @pytest.mark.parametrize("kind", [kind for kind in LineKind if kind is not LineKind.TURN])
    def test_every_sort_of_line_has_a_sign(self, kind: LineKind) -> None:
        assert is_icon(line_icon(kind))

    def test_houses_keys_and_statuses_have_their_own(self) -> None:
        assert all(is_icon(line_icon(LineKind.HOUSE, house)) for house in House)
        assert all(is_icon(line_icon(LineKind.FORGE, key)) for key in KeyColor)
        assert all(is_icon(line_icon(LineKind.UNFORGE, key)) for key in KeyColor)
        assert all(is_icon(line_icon(LineKind.STATUS, status)) for status in Status)
        assert all(is_icon(line_icon(LineKind.COUNTER, counter)) for counter in COUNTERS)

    def test_a_sign_tells_its_rule(self, played: MainWindow) -> None:
        row = rows(played)[before(played) + 1]
        assert "House choice: In step 2 you must name one of your deck" in played.log.text.tip_of(row)

    def test_the_menu_of_a_line_opens_the_rule_in_the_reference(self, played: MainWindow) -> None:
        actions = played.log.menu(before(played) + 1).actions()
        look_up = next(action for action in actions if action.text().startswith("Look up the rule: "))
        assert look_up.text().endswith(": House choice")
        look_up.trigger()
        rules = part_in(played, ReferenceFeature)
        assert rules.reference is not None and rules.reference.entry == "glossary/house-choice"
        note = next(at for at, row in enumerate(rows(played)) if row.line is None)
        assert not any("Look up" in action.text() for action in played.log.menu(note).actions())


class TestReading:
    def test_a_screen_reader_hears_the_rows_and_how_to_go_about(self, played: MainWindow) -> None:
        found = QAccessible.queryAccessibleInterface(played.log.text)
        assert found is not None
        assert found.text(QAccessible.Text.Name) == "Log"
        assert "Enter shows the table as it was then" in found.text(QAccessible.Text.Description)
        text = played.log.text.toPlainText()
        assert "\ufffc" not in text and not any("\ue000" <= sign <= "\uf8ff" for sign in text)
        assert "Turn 1: Ada …" in text.splitlines(), "that something is folded is said too"

    @pytest.mark.parametrize("factor", [0.8, 2.0])
    def test_indents_and_signs_grow_with_the_text(self, played: MainWindow, factor: float) -> None:
        plain = Measures.of(played.log.text.document().defaultFont())
        played.change_settings(text_factor=factor)
        QApplication.processEvents()
        after = Measures.of(played.log.text.document().defaultFont())
        assert (after.size > plain.size) == (factor > 1)
        block = played.log.text.document().findBlockByNumber(len(rows(played)) - 1)
        assert block.blockFormat().leftMargin() == after.text + rows(played)[-1].depth * after.step

    def test_rows_lie_where_they_are_painted(self, played: MainWindow) -> None:
        text = played.log.text
        for number in range(len(rows(played))):
            text.go_to(number)
            assert text.row_at(QPointF(5, text.row_rect(number).center().y())) == number
        assert text.row_at(QPointF(5, text.row_rect(len(rows(played)) - 1).bottom() + 40)) == -1


def blocks(document: LogDocument) -> Iterator[tuple[str, float]]:
    block = document.begin()
    while block.isValid():
        yield block.text(), block.blockFormat().leftMargin()
        block = block.next()


def test_the_log_says_which_of_several_effects_was_chosen_before_what_it_led_to(window: MainWindow) -> None:
    begin(window, side(hand=["begone"]), side(battleline=["dust-imp"]), house=House.SANCTUM)
    controller = window.controller
    controller.choose((f"play:{handle(window, 'begone')}",))
    controller.choose(("mode:1",))
    text = window.log.text.toPlainText()
    assert text.index("Begone!") < text.index("Ada chooses: Gain 1 Æmber") < text.index("Ada gains 1 Æmber")
    controller.undo()
    assert "chooses" not in window.log.text.toPlainText()


def test_a_document_is_its_rows_whatever_stood_there_before(qapp: QApplication) -> None:
    dice = Random(1)
    for _ in range(40):
        document, wanted = LogDocument(qapp), list[Row]()
        measures = Measures.of(document.defaultFont())
        for _ in range(12):
            first = dice.randint(0, len(wanted))
            end = dice.randint(first, len(wanted))
            fresh = [
                Row(of_text(f"row {dice.randint(0, 9)}"), None, None, dice.randint(0, 2))
                for _ in range(dice.randint(0, 4))
            ]
            wanted = wanted[:first] + fresh + wanted[end:]
            document.write(wanted, LIGHT)
            told = [(row.plain, measures.text + row.depth * measures.step) for row in wanted]
            assert list(blocks(document)) == (told or [("", next(blocks(document))[1])])
    assert QTextCursor(document).atStart()
