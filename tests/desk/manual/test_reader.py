"""The window of the manual, by mouse and keys; and the manual on paper."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QTextBlock, QTextCursor
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from kfdesk import catalogs
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.kit.theme import DARK, LIGHT
from kfdesk.desk.manual import texts as s
from kfdesk.desk.manual.contents import Place
from kfdesk.desk.manual.feature import ManualFeature
from kfdesk.desk.manual.reader import ManualWindow
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.reading import texts as shared
from kfdesk.desk.reading.document import blocks, is_picture, level
from kfdesk.desk.reading.paper import Sheets
from kfdesk.desk.sheet.paper import Paper, usual_paper
from kfdesk.desk.window.main_window import MainWindow
from tests import pseudo
from tests.desk.links import link_at
from tests.desk.manual.test_pages import Commands, filled
from tests.desk.shown_texts import cut_off
from tests.desk.starts import setup
from tests.desk.test_another_language import EveryText
from tests.windows import open_window, part_in

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
NONE, CTRL, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def part_of(window: MainWindow) -> ManualFeature:
    return part_in(window, ManualFeature)


def open_manual(window: MainWindow, qtbot: Any) -> ManualWindow:
    manual = part_of(window).open()
    qtbot.waitExposed(manual)
    manual.resize(1060, 720)
    QApplication.processEvents()
    return manual


@pytest.fixture
def manual(same_window: MainWindow, qtbot: Any) -> Iterator[ManualWindow]:
    """The manual, opened anew from a window that all these tests share."""
    yield open_manual(same_window, qtbot)
    part_of(same_window).close()


def click_contents(manual: ManualWindow, title: str) -> None:
    found = manual.contents.findItems(title, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)
    assert len(found) == 1, title
    manual.contents.scrollToItem(found[0])
    at = manual.contents.visualItemRect(found[0]).center()
    QTest.mouseClick(manual.contents.viewport(), LEFT, NONE, at)


def shown(manual: ManualWindow) -> list[str]:
    """Return the titles listed in the contents."""
    lines = manual.contents.findItems("*", Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive)
    return [line.text(0) for line in lines if not line.isHidden()]


def current(manual: ManualWindow) -> str:
    """Return the title on which the contents' mark is."""
    line = manual.contents.currentItem()
    return line.text(0) if line is not None else ""


def press(manual: ManualWindow, key: Key, modifier: Any = NONE) -> None:
    QTest.keyClick(manual, key, modifier)
    QApplication.processEvents()


# Opening.


def test_f1_opens_the_manual_and_brings_it_to_the_front_again(window: MainWindow, qtbot: Any) -> None:
    qtbot.waitActive(window)
    qtbot.keyClick(window, Key.Key_F1)
    manual = part_of(window).manual
    assert manual is not None and manual.isVisible()
    assert manual.page.title == "Start a game"
    manual.go_to(Place(5))
    manual.close()
    window.activateWindow()
    qtbot.keyClick(window, Key.Key_F1)
    assert part_of(window).manual is manual and manual.isVisible()
    assert manual.page.name == "playing", "it opens where it was left"


def test_f1_opens_the_page_about_the_room_one_is_in(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup())
    rooms: list[tuple[str, Callable[[], object]]] = [
        ("start", window.show_start),
        ("shelf", part_in(window, DeckFeature).open),
        ("games", part_in(window, GamesFeature).show),
        ("matches", part_in(window, MatchFeature).open),
        ("table", lambda: window.show_page(window.play_page)),
    ]
    manual = part_of(window).open()
    for name, enter in rooms:
        enter()
        window.activateWindow()
        qtbot.keyClick(window, Key.Key_F1)
        assert manual.page.name == name
    manual.go_to(Place(0))
    qtbot.keyClick(window, Key.Key_F1)
    assert manual.page.name == "start", "it stays where it was left"
    explained = set()
    for number in range(window.pages.count()):
        window.pages.setCurrentIndex(number)
        explained.add(window.manual_page)
    assert explained == {*(name for name, _ in rooms), "log"}


def test_the_help_menu_opens_it_by_mouse(window: MainWindow, qtbot: Any) -> None:
    menu: QMenu = window.commands.menus["help"]
    action = next(action for action in menu.actions() if action.text() == s.COMMAND.en)
    assert menu.actions()[0] is action
    menu.popup(window.mapToGlobal(QPoint(40, 40)))
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    assert part_of(window).manual is not None


def test_the_start_page_leads_newcomers_to_it_by_mouse_and_keys(window: MainWindow, qtbot: Any) -> None:
    link = window.start.manual
    qtbot.mouseClick(link, LEFT)
    manual = part_of(window).manual
    assert manual is not None and manual.isVisible() and manual.page.name == "start"
    manual.close()
    window.activateWindow()
    qtbot.waitActive(window)
    window.start.quit.setFocus()
    for _ in range(10):
        if link.hasFocus():
            break
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    assert link.hasFocus()
    qtbot.keyClick(link, Key.Key_Space)
    assert manual.isVisible()
    window.change_settings(interface_language="de")
    assert link.text() == "&Neu hier? Lies das Handbuch"


def test_it_closes_with_the_program(window: MainWindow, qtbot: Any) -> None:
    assert open_manual(window, qtbot).isVisible()
    window.close()
    assert part_of(window).manual is None


# Settings. These come before a window is shared: to change its letters would take longer than to make one.


def test_language_letters_and_colors_change_and_the_place_stays(window: MainWindow, qtbot: Any) -> None:
    manual = open_manual(window, qtbot)
    click_contents(manual, "Find decks")
    high = manual.view.document().size().height()
    window.change_settings(interface_language="de", theme="dark", text_factor=1.5)
    QApplication.processEvents()
    assert manual.windowTitle() == s.TITLE.say("de")
    assert manual.page.title == "Das Deckregal"
    assert current(manual) == "Decks finden"
    assert manual.buttons[shared.PRINT].text() == shared.PRINT.say("de")
    assert manual.view.document().size().height() > 1.2 * high
    links = {QColor(found).name() for found in _link_colors(manual)}
    assert links == {DARK.link} != {LIGHT.link}


def _link_colors(manual: ManualWindow) -> Iterator[QColor]:
    for block in blocks(manual.view.document()):
        at = block.begin()
        while not at.atEnd():
            shape = at.fragment().charFormat()
            if shape.isAnchor():
                yield shape.foreground().color()
            at += 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_large_letters_leave_room_for_every_button(home: Path, qtbot: Any, language: str) -> None:
    del home
    window = open_window(qtbot, interface_language=language, text_factor=2.0)
    manual = part_of(window).open()
    manual.resize(1240, 680)
    QApplication.processEvents()
    assert manual.width() <= 1240
    for words, button in manual.buttons.items():
        room = button.width() - button.fontMetrics().horizontalAdvance(words.say(language).replace("&", ""))
        assert room >= 0, words.en
    assert manual.view.width() > 400
    window.close()


def test_another_language_has_every_word_of_the_window_and_the_facts_of_english_pages(
    home: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    del home
    monkeypatch.setattr(catalogs, "_catalog", lambda code: EveryText())
    monkeypatch.setattr(catalogs, "_files", lambda: {pseudo.CODE: ()})
    window = open_window(qtbot, interface_language=pseudo.CODE)
    manual = part_of(window).open()
    QApplication.processEvents()
    words = [manual.windowTitle(), manual.search.placeholderText(), *(b.text() for b in manual.buttons.values())]
    assert [text for text in words if "[!!" not in text] == []
    assert manual.page.title == "Start a game", "there are no pages in this language"
    assert "[!!" in manual.page.text, "what the program is asked for is said in it"
    assert list(cut_off()) == []
    window.close()


# Going about.


def test_a_click_in_the_contents_shows_the_page_at_the_section(manual: ManualWindow) -> None:
    click_contents(manual, "The deck shelf")
    assert manual.page.name == "shelf"
    assert manual.view.verticalScrollBar().value() == 0
    click_contents(manual, "Find decks")
    assert manual.page.name == "shelf"
    top = manual.view.cursorForPosition(QPoint(30, 30)).block().text()
    assert top == "Find decks"
    bar = manual.view.verticalScrollBar()
    at = bar.value()
    bar.setValue(0)
    click_contents(manual, "Find decks")
    assert bar.value() == at, "a click on the line that has the mark scrolls there again"


def test_arrow_keys_in_the_contents_turn_the_pages(manual: ManualWindow) -> None:
    manual.contents.setFocus()
    QTest.keyClick(manual.contents, Key.Key_Down)
    assert current(manual) == manual.pages[0].sections[0]
    for _ in range(4):
        QTest.keyClick(manual.contents, Key.Key_Down)
    assert manual.page.name == "first-game"


def test_links_lead_to_pages_and_back_leads_back(manual: ManualWindow) -> None:
    QTest.mouseClick(manual.view.viewport(), LEFT, NONE, link_at(manual.view, "undo.md"))
    assert manual.page.name == "undo"
    assert current(manual) == manual.page.title
    QTest.mouseClick(manual.buttons[shared.BACK], LEFT)
    assert manual.page.name == "start"
    press(manual, Key.Key_Right, ALT)
    assert manual.page.name == "undo"
    press(manual, Key.Key_Left, ALT)
    assert manual.page.name == "start"
    assert not manual.buttons[shared.BACK].isEnabled()
    assert manual.buttons[shared.FORWARD].isEnabled()


def test_pictures_are_never_wider_than_the_page(manual: ManualWindow) -> None:
    click_contents(manual, "The table")

    def widths() -> list[float]:
        document = manual.view.document()
        found = [block for block in blocks(document) if is_picture(block)]
        shapes = (QTextCursor(document), *[QTextCursor(block) for block in found])
        for cursor in shapes:
            cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        return [cursor.charFormat().toImageFormat().width() for cursor in shapes[1:]]

    wide = widths()
    assert wide[0] <= manual.view.viewport().width()
    manual.resize(700, 500)
    QApplication.processEvents()
    assert len(widths()) == len(wide) == 2
    assert widths()[0] < wide[0]
    assert widths()[0] <= manual.view.viewport().width()
    assert manual.view.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("width", [620, 1280])
def test_no_page_has_to_be_scrolled_sideways(manual: ManualWindow, width: int) -> None:
    manual.resize(width, 720)
    for number, page in enumerate(manual.pages):
        manual.go_to(Place(number))
        QApplication.processEvents()
        assert manual.view.horizontalScrollBar().maximum() == 0, page.name
        assert manual.view.verticalScrollBar().value() == 0, page.name


# Searching.


def test_typing_lists_the_places_with_all_these_words_and_marks_them(manual: ManualWindow) -> None:
    QTest.keyClick(manual, Key.Key_F, CTRL)
    assert manual.focusWidget() is manual.search
    QTest.keyClicks(manual.search, "curtain falls")
    assert "Open and closed hands" in shown(manual)
    assert "Closed hands and the curtain" in shown(manual)
    assert "The deck shelf" not in shown(manual)
    QTest.keyClick(manual.search, Key.Key_Return)
    assert manual.page.name in ("start", "hands")
    click_contents(manual, "Closed hands and the curtain")
    at = manual.view.textCursor().position()
    assert at == min(mark.cursor.position() for mark in manual.view.extraSelections()), "the first mark is in sight"
    marked = {mark.cursor.selectedText().casefold() for mark in manual.view.extraSelections()}
    assert marked == {"curtain", "falls"}


@pytest.mark.parametrize("text", ["Check!", "KFDESK_HOME", "amber>15", "--portable", "is:favorite"])
def test_words_with_signs_are_found_as_they_are_shown(manual: ManualWindow, text: str) -> None:
    QTest.keyClicks(manual.search, text)
    QTest.keyClick(manual.search, Key.Key_Return)
    assert {mark.cursor.selectedText().casefold() for mark in manual.view.extraSelections()} == {text.casefold()}


def test_what_stands_nowhere_is_said_and_escape_clears_then_closes(manual: ManualWindow) -> None:
    QTest.keyClicks(manual.search, "zzzz")
    assert manual.nothing.isVisible() and manual.nothing.text() == s.NOTHING_FOUND.en
    assert not manual.contents.isVisible()
    QTest.keyClick(manual.search, Key.Key_Return)
    assert manual.page.name == "start"
    press(manual, Key.Key_Escape)
    assert manual.search.text() == "" and manual.contents.isVisible()
    assert len(shown(manual)) == sum(1 + len(page.sections) for page in manual.pages)
    press(manual, Key.Key_Escape)
    assert not manual.isVisible()


# On paper.


def test_the_button_saves_a_pdf_and_says_where(manual: ManualWindow, tmp_path: Path) -> None:
    manual.pages = manual.pages[:2]
    path = tmp_path / ("a-long-name" * 12) / "manual.pdf"
    wide = manual.minimumSizeHint().width()
    asked: list[str] = []

    def answer(name: str, kind: str) -> Path:
        asked.extend((name, kind))
        return path

    manual.ask_path = answer
    QTest.mouseClick(manual.buttons[shared.SAVE_PDF], LEFT)
    assert asked == [s.FILE_NAME.en, shared.PDF_FILES.en]
    assert path.read_bytes().startswith(b"%PDF")
    assert str(path) in manual.status.text()
    assert str(path) in manual.status.toolTip()
    assert manual.minimumSizeHint().width() == wide, "a long path makes the window no wider"


def test_a_folder_that_cannot_be_written_is_said(manual: ManualWindow, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    manual.pages = manual.pages[:1]
    manual.ask_path = lambda name, kind: tmp_path / "file" / "manual.pdf"
    QTest.mouseClick(manual.buttons[shared.SAVE_PDF], LEFT)
    assert "cannot be written" in manual.status.text()


def test_a_name_without_ending_replaces_no_file_unasked(manual: ManualWindow, tmp_path: Path) -> None:
    path = tmp_path / "manual.pdf"
    path.write_text("mine")
    manual.pages = manual.pages[:1]
    manual.ask_path = lambda name, kind: tmp_path / "manual"
    QTest.mouseClick(manual.buttons[shared.SAVE_PDF], LEFT)
    assert path.read_text() == "mine"
    assert manual.status.text().startswith("manual.pdf cannot be written")
    path.unlink()
    QTest.mouseClick(manual.buttons[shared.SAVE_PDF], LEFT)
    assert path.read_bytes().startswith(b"%PDF")
    manual.ask_path = lambda name, kind: path
    path.write_text("mine")
    QTest.mouseClick(manual.buttons[shared.SAVE_PDF], LEFT)
    assert path.read_bytes().startswith(b"%PDF"), "the dialog asked about this name"


def test_it_is_printed_by_the_button_and_by_its_key(manual: ManualWindow, tmp_path: Path) -> None:
    def asks(name: str) -> Callable[[Callable[[QPrinter], None]], None]:
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / name))
        return lambda then: then(printer)

    manual.pages = manual.pages[:3]
    manual.ask_printer = asks("one.pdf")
    QTest.mouseClick(manual.buttons[shared.PRINT], LEFT)
    assert manual.status.text() == shared.PRINTED.en
    manual.ask_printer = asks("two.pdf")
    press(manual, Key.Key_P, CTRL)
    sheets = [_sheets((tmp_path / name).read_bytes()) for name in ("one.pdf", "two.pdf")]
    assert sheets == 2 * [Sheets(manual.pages, "en", usual_paper(), title=s.PAPER_TITLE, foot=s.FOOT).count]


def _sheets(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


def sheets_under(sheets: Sheets, block: QTextBlock) -> range:
    """Return the sheets on which the lines of a block stand: a long one may end on the next."""
    last = block.layout().lineAt(block.layout().lineCount() - 1)
    bottom = sheets.text.documentLayout().blockBoundingRect(block).top() + last.y()
    return range(sheets.sheet_of(sheets.text, block), int(bottom / sheets.room.height()) + 2)


@pytest.mark.parametrize(("language", "paper"), [("en", Paper.A4), ("de", Paper.LETTER)])
def test_the_contents_name_every_heading_with_its_sheet(commands: Commands, language: str, paper: Paper) -> None:
    pages, _ = filled(commands, language)
    sheets = Sheets(pages, language, paper, title=s.PAPER_TITLE, foot=s.FOOT)
    titles = [title for page in pages for title in (page.title, *page.sections)]
    assert [entry.title for entry in sheets.contents] == titles
    numbers = [entry.sheet for entry in sheets.contents]
    assert numbers == sorted(numbers)
    assert numbers[0] == sheets.front.pageCount() + 1 <= 3, "the contents take two sheets at most, and no blank one"
    assert numbers[-1] <= sheets.count
    text = sheets.text
    written = {sheet for block in blocks(text) if block.text().strip() for sheet in sheets_under(sheets, block)}
    assert written == set(range(1, text.pageCount() + 1)), "no sheet is blank"
    # What stands on the sheet of the contents is what they were made of.
    listed = [block.text() for block in blocks(sheets.front) if not level(block)]
    assert [line.strip() for line in listed if line] == [f"{e.title}\t{e.sheet}" for e in sheets.contents]


def test_no_heading_is_left_at_the_foot_of_a_sheet_and_no_picture_without_its_words(commands: Commands) -> None:
    for language in ("en", "de"):
        sheets = Sheets(filled(commands, language)[0], language, Paper.A4, title=s.PAPER_TITLE, foot=s.FOOT)
        parted = [block.text() for block in blocks(sheets.text) if sheets.is_parted(sheets.text, block)]
        assert parted == []
