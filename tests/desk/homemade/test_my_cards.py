"""The page of home-made cards, by real keys and clicks: written, read, asked about, tried, kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
)
from pytestqt.qtbot import QtBot

from kfdesk.cards.library import library
from kfdesk.cards.reading import described, read_text
from kfdesk.collection.database import StoreError
from kfdesk.collection.homemade import LONGEST_TEXT, MOST_LINES, TYPES, CardFile, HomeCard, understood
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade import understanding
from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.homemade.page import MyCardsPage
from kfdesk.desk.homemade.text_edit import Marked
from kfdesk.desk.homemade.trying import LESSON, scenario_of
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Game
from kfdesk.engine.terms import CREATURES, CardType, House, Icon
from kfdesk.text.words import Pair, same
from tests.desk.starts import Desk
from tests.windows import part_in, shelf_of

LEFT = Qt.MouseButton.LeftButton
READ_MS = 120_000
"""The language is learned once in a run of the tests."""
DRAW = "After Reap: Draw a card."


def card(text: str = DRAW, name: str = "Ember Hound", **more: Any) -> HomeCard:
    kinds: dict[str, Any] = {"type": CardType.CREATURE, "houses": (House.DIS,), "power": 4}
    return HomeCard(name=name, text=text, **(kinds | more))


@pytest.fixture
def feature(window: MainWindow) -> HomemadeFeature:
    return part_in(window, HomemadeFeature)


@pytest.fixture
def page(feature: HomemadeFeature) -> Iterator[MyCardsPage]:
    feature.open()
    yield feature.room.page
    feature.room.page.reader.close()


def kept(window: MainWindow) -> list[HomeCard]:
    return [one.card for one in shelf_of(window).homemade.all().cards]


def read(page: MyCardsPage, qtbot: QtBot) -> None:
    """Wait until what is written was read."""
    qtbot.waitUntil(
        lambda: (
            not page.reader.busy
            and page.understood is not None
            and page.understood.text == page.form.text.toPlainText()
        ),
        timeout=READ_MS,
    )


def click(widget: Any, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())


def write(page: MyCardsPage, name: str, *lines: str) -> None:
    """Begin a card by the button, and type its name and text."""
    click(page.empty.new if page.empty.isVisible() else page.new)
    QTest.keyClicks(page.form.name, name)
    page.form.text.setFocus()
    for at, line in enumerate(lines):
        if at:
            QTest.keyClick(page.form.text, Qt.Key.Key_Return)
        QTest.keyClicks(page.form.text, line)


def test_a_text_is_typed_read_tried_and_played(window: MainWindow, page: MyCardsPage, qtbot: QtBot) -> None:
    write(page, "Ember Hound", "Skirmish.", "Play: Draw a card.")
    assert not page.tries.isEnabled(), "nothing was read yet"
    read(page, qtbot)
    assert page.said.state.text() == f"✓ {w.UNDERSTOOD.en}"
    said = [[label.text() for label in row.said] for row in page.said.rows]
    assert "Skirmish." in said[0][0] and "Scharmützel." in said[0][1] and "glossary/skirmish" in said[0][0]
    assert "Draw a card." in said[1][0] and "Ziehe eine Karte." in said[1][1]
    assert page.face.look is not None and page.face.look.name == "Ember Hound" and page.face.look.homemade
    click(page.tries)
    controller = window.controller
    assert controller.setup is not None and controller.setup.lesson.startswith(LESSON) and window.at_table
    view = controller.view()
    assert view is not None and view.active_house is House.BROBNAR
    mine, theirs = view.seats
    assert mine.hand is not None and mine.hand[0].face == page.understood.card.id  # type: ignore[union-attr]
    assert len(mine.battleline) == 3 and len(theirs.battleline) == 4 and mine.amber and theirs.amber
    before = len(mine.hand)
    controller.choose((f"play:{mine.hand[0].handle}",))
    while (decision := controller.view().decision) is not None and decision.kind.value != "main":  # type: ignore[union-attr]
        controller.choose((decision.options[0].key,))
    mine = controller.view().seats[0]  # type: ignore[union-attr]
    assert page.understood.card.id in [one.face for one in mine.battleline]  # type: ignore[union-attr]
    assert mine.hand is not None and len(mine.hand) == before, "one was played, one was drawn"


def test_a_trial_is_begun_anew_and_leads_back_to_its_card(
    window: MainWindow, feature: HomemadeFeature, page: MyCardsPage, qtbot: QtBot
) -> None:
    write(page, "Ember Hound", DRAW)
    read(page, qtbot)
    QTest.keyClick(page.form.text, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    box = feature.trial.box
    assert box.isVisible() and box.title.text() == "You are trying Ember Hound."
    window.controller.choose(("end-turn",))
    assert window.controller.journal
    click(box.again)
    assert window.controller.journal == ()
    click(box.back)
    assert window.page_shown is page and page.card is not None and page.card.name == "Ember Hound"
    feature.room.page.back.click()
    assert window.at_table
    write_anew = window.controller.setup
    assert write_anew is not None
    window.controller.new_game(write_anew.__class__(write_anew.seats, 1, 0, True, scenario=write_anew.scenario))
    assert not box.isVisible(), "another game is at the table"


def test_what_is_not_understood_is_underlined_and_a_click_puts_something_else_in(
    window: MainWindow, page: MyCardsPage, qtbot: QtBot
) -> None:
    write(page, "Ember Hound", "Play: Drow a card.")
    read(page, qtbot)
    assert page.form.text.marks and not page.tries.isEnabled() and not page.is_playable
    assert page.said.state.text() == f"✎ {w.NOT_WHOLE.en}"
    assert w.NOT_PLAYABLE.en in page.cards.list.item(0).text()
    (selection,) = page.form.text.extraSelections()
    assert selection.format.underlineStyle() is selection.format.UnderlineStyle.WaveUnderline
    page.form.text.show_marks([Marked(6, 10, ("Draw", "Discard"))])
    where = page.form.text.textCursor()
    where.setPosition(8)
    click(page.form.text.viewport(), page.form.text.cursorRect(where).center())
    menu = page.form.text.menu
    assert menu is not None and [action.text() for action in menu.actions()] == ["Draw", "Discard"]
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert page.form.text.toPlainText() == "Play: Draw a card."
    read(page, qtbot)
    assert page.is_playable and not page.form.text.marks
    page.form.text.undo()
    assert page.form.text.toPlainText() == "Play: Drow a card.", "one step takes it back"


def test_keys_go_to_what_is_not_understood_and_offer_what_could_stand_there(page: MyCardsPage, qtbot: QtBot) -> None:
    write(page, "Ember Hound", "Play: Drow a card.", "Play: Frob it.")
    text = page.form.text
    page.reader.drop()
    text.show_marks([Marked(6, 10, ("Draw",)), Marked(25, 29)])
    text.moveCursor(text.textCursor().MoveOperation.Start)
    alt = Qt.KeyboardModifier.AltModifier
    QTest.keyClick(text, Qt.Key.Key_F4)
    assert text.textCursor().selectedText() == "Drow"
    QTest.keyClick(text, Qt.Key.Key_F4)
    assert text.textCursor().selectedText() == "Frob"
    QTest.keyClick(text, Qt.Key.Key_Return, alt)
    assert text.menu is not None and [one.text() for one in text.menu.actions()] == [w.NOTHING_NEAR.en]
    text.menu.close()
    QTest.keyClick(text, Qt.Key.Key_F4)
    QTest.keyClick(text, Qt.Key.Key_Return, alt)
    assert text.menu is not None
    QTest.keyClick(text.menu, Qt.Key.Key_Return)
    assert text.toPlainText().startswith("Play: Draw a card.")


def test_letters_of_two_units_do_not_move_the_marks(page: MyCardsPage, qtbot: QtBot) -> None:
    write(page, "Ember Hound", "Play: Draw")
    page.form.text.setPlainText("\U0001d11e Drow")
    page.form.text.show_marks([Marked(2, 6, ("Draw",))])
    page.form.text.put(Marked(2, 6, ("Draw",)), "Draw")
    assert page.form.text.toPlainText() == "\U0001d11e Draw"


def test_a_draft_is_kept_when_the_page_is_left_and_is_there_after_a_new_start(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    page = part_in(window, HomemadeFeature)
    page.open()
    write(page.room.page, "Half a Card", "Play: Then something")
    page.room.page.back.click()
    assert [(one.name, one.text) for one in kept(window)] == [("Half a Card", "Play: Then something")]
    page.open()
    QTest.keyClicks(page.room.page.form.text, " else")
    window = desk.open()
    assert [one.text for one in kept(window)] == ["Play: Then something else"], "the window was closed"
    feature = part_in(window, HomemadeFeature)
    feature.open()
    assert feature.room.page.form.text.toPlainText() == "Play: Then something else"
    feature.room.page.reader.close()


def test_a_draft_is_kept_a_moment_after_the_last_letter(window: MainWindow, page: MyCardsPage, qtbot: QtBot) -> None:
    write(page, "", "Play")
    qtbot.waitUntil(lambda: [one.text for one in kept(window)] == ["Play"])
    assert page.form.name.text() == "" and not page.is_playable
    feature = part_in(window, HomemadeFeature)
    feature.open()
    assert page.form.name.text() == "", "it has no name yet"


def test_a_card_that_nobody_wrote_on_is_not_kept(window: MainWindow, page: MyCardsPage, qtbot: QtBot) -> None:
    click(page.empty.new)
    page.flush()
    assert kept(window) == []


def test_cards_are_searched_copied_removed_and_brought_back(
    window: MainWindow, feature: HomemadeFeature, page: MyCardsPage, qtbot: QtBot
) -> None:
    for one in (card(name="Ash Imp"), card(name="Tide Singer", houses=(House.UNFATHOMABLE,), text="")):
        shelf_of(window).homemade.keep(one)
    feature.open()
    assert [page.cards.list.item(at).text().split("\n")[0] for at in range(2)] == ["Ash Imp", "Tide Singer"]
    QTest.keyClicks(page.cards.search, "unfath")
    assert page.cards.list.count() == 1
    page.cards.search.clear()
    item = page.cards.list.item(1)
    click(page.cards.list.viewport(), page.cards.list.visualItemRect(item).center())
    assert page.form.name.text() == "Tide Singer"
    click(page.copy)
    QTest.keyClicks(page.form.name, "Tide Caller")
    click(page.remove)
    assert sorted(one.name for one in kept(window)) == ["Ash Imp", "Tide Singer"]
    click(page.notice.undo)
    assert sorted(one.name for one in kept(window)) == ["Ash Imp", "Tide Caller", "Tide Singer"]
    assert page.form.name.text() == "Tide Caller"


def test_a_copy_is_kept_though_nobody_wrote_on_it(window: MainWindow, page: MyCardsPage) -> None:
    write(page, "Ember Hound", DRAW)
    click(page.copy)
    page.cards.list.setCurrentRow(0)
    assert sorted(one.name for one in kept(window)) == ["Ember Hound", "Ember Hound (copy)"]
    assert page.cards.list.count() == 2


def test_a_new_card_without_a_word_is_gone_from_the_list_at_once(window: MainWindow, page: MyCardsPage) -> None:
    write(page, "Ember Hound", DRAW)
    click(page.new)
    assert page.cards.list.count() == 2
    item = page.cards.list.item(1)
    click(page.cards.list.viewport(), page.cards.list.visualItemRect(item).center())
    assert page.cards.list.count() == 1 and page.form.name.text() == "Ember Hound"
    assert page.cards.list.currentRow() == 0 and page.area.isVisible()


def test_the_list_is_walked_through_by_keys_while_cards_are_changed(
    window: MainWindow, feature: HomemadeFeature, page: MyCardsPage
) -> None:
    for name in ("Ash Imp", "Cinder Clerk", "Ember Hound"):
        shelf_of(window).homemade.keep(card(name=name))
    feature.open()
    page.form.power.setValue(7)
    page.cards.list.setFocus()
    for row, name in ((1, "Cinder Clerk"), (2, "Ember Hound")):
        QTest.keyClick(page.cards.list, Qt.Key.Key_Down)
        assert page.form.name.text() == name and page.cards.list.currentRow() == row
        page.form.power.setValue(9)
    page.flush()
    assert [one.power for one in kept(window)] == [7, 9, 9]


def test_a_search_that_hides_the_card_shown_takes_no_mark_for_good_and_leaves_no_empty_page(
    window: MainWindow, feature: HomemadeFeature, page: MyCardsPage
) -> None:
    for name in ("Ash Imp", "Ember Hound"):
        shelf_of(window).homemade.keep(card(name=name))
    feature.open()
    page.cards.go_to(page.cards.beside(page.cards.first or "") or "")
    assert page.form.name.text() == "Ember Hound"
    QTest.keyClicks(page.cards.search, "ash")
    assert page.cards.list.currentRow() == -1
    page.cards.search.clear()
    assert page.cards.list.currentRow() == 1
    QTest.keyClicks(page.cards.search, "ash")
    click(page.remove)
    assert page.area.isVisible() and page.form.name.text() == "Ash Imp"


def test_what_cannot_be_kept_stays_until_it_can(
    window: MainWindow, feature: HomemadeFeature, page: MyCardsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(page, "Ember Hound")
    page.flush()
    homemade = shelf_of(window).homemade
    told: list[str] = []
    monkeypatch.setattr(window, "tell", lambda title, words: told.append(words.en))
    with monkeypatch.context() as broken:

        def fails(*_: object, **__: object) -> None:
            raise StoreError(Path("shelf"), same("it is full"))

        broken.setattr(type(homemade), "keep", fails)
        broken.setattr(type(homemade), "remove", fails)
        QTest.keyClicks(page.form.text, DRAW)
        click(page.new)
        assert len(told) == 1 and "it is full" in told[0]
        page.cards.list.setCurrentRow(1)
        assert page.form.text.toPlainText() == DRAW, "it is there, though not on the shelf"
        click(page.remove)
        assert page.form.text.toPlainText() == DRAW, "it could not be removed either"
    feature.room.page.back.click()
    assert [one.text for one in kept(window)] == [""]
    feature.open()
    assert [one.text for one in kept(window)] == [DRAW] and page.form.text.toPlainText() == DRAW


def test_the_table_of_a_card_that_is_gone_leads_back_to_the_cards_there_are(
    window: MainWindow, feature: HomemadeFeature, page: MyCardsPage, qtbot: QtBot
) -> None:
    shelf_of(window).homemade.keep(card(name="Ash Imp"))
    write(page, "Ember Hound", DRAW)
    read(page, qtbot)
    page.try_it()
    feature.open()
    click(page.remove)
    feature.room.page.back.click()
    click(feature.trial.box.back)
    assert page.area.isVisible() and page.form.name.text() == "Ash Imp"


def test_a_card_that_is_left_before_it_is_read_is_read_in_the_list(
    window: MainWindow, feature: HomemadeFeature, page: MyCardsPage, qtbot: QtBot
) -> None:
    for name in ("Ash Imp", "Ember Hound"):
        shelf_of(window).homemade.keep(card(name=name))
    feature.open()
    read(page, qtbot)
    page.form.text.setPlainText("Play: Frob it.")
    page.cards.list.setCurrentRow(1)
    qtbot.waitUntil(lambda: w.NOT_PLAYABLE.en in page.cards.list.item(0).text(), timeout=READ_MS)


def test_a_card_goes_to_a_file_and_comes_from_one(
    window: MainWindow,
    feature: HomemadeFeature,
    page: MyCardsPage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write(page, "Ember Hound", DRAW)
    page.form.icons.put(Icon.AMBER)
    page.form.icons.put(Icon.DRAW)
    page.form.traits.setFocus()
    QTest.keyClicks(page.form.traits, "Beast, my kind")
    page.flush()
    (mine,) = kept(window)
    assert mine.amber == 1 and mine.icons == (Icon.DRAW,) and mine.traits == ("beast", "my kind")
    feature.room.export([mine], tmp_path / "hound.kfcard")
    assert CardFile.model_validate_json((tmp_path / "hound.kfcard").read_text("utf-8")).cards == (mine,)
    click(page.remove)
    feature.open_files([tmp_path / "hound.kfcard"])
    assert kept(window) == [mine] and page.form.name.text() == "Ember Hound"
    (tmp_path / "other.kfcard").write_text('{"format": "kfdesk-card", "cards": [{"name": 3}]}', "utf-8")
    told: list[str] = []
    monkeypatch.setattr(window, "tell", lambda title, words: told.append(words.en))
    feature.open_files([tmp_path / "other.kfcard", tmp_path / "nothing.kfcard"])
    assert kept(window) == [mine]
    (message,) = told
    first, second = message.splitlines()
    assert first.startswith("other.kfcard, entry “cards[0].") and second.startswith("nothing.kfcard: ")
    assert (tmp_path / "other.kfcard").exists(), "it is left as it is"
    feature.open_files([tmp_path / f"nothing{number}.kfcard" for number in range(9)])
    assert told[1].splitlines()[-1] == w.MORE_FILES.filled(n=3).en
    feature.room.export([mine.model_copy(update={"power": 9})], tmp_path / "hound.kfcard")
    (again,) = CardFile.model_validate_json((tmp_path / "hound.kfcard").read_text("utf-8")).cards
    assert again.power == 9, "the dialog asked whether the file is to be replaced"


def test_cards_that_cannot_be_read_are_named(
    window: MainWindow, feature: HomemadeFeature, page: MyCardsPage, qtbot: QtBot
) -> None:
    store = shelf_of(window)
    for name in ("Ash Imp", "Ember Hound"):
        store.homemade.keep(card(name=name))
    with closing(sqlite3.connect(store.path)) as connection, connection:
        connection.execute("UPDATE home_card SET content = '{}' WHERE name = 'Ash Imp'")
    feature.open()
    assert page.cards.list.count() == 1
    assert page.cards.unreadable.text() == w.UNREADABLE.filled(n=1, cards="Ash Imp").en
    click(page.remove)
    assert page.cards.unreadable.isVisible(), "also where no other is left"


def test_power_and_further_houses_are_asked_for_where_they_fit(page: MyCardsPage) -> None:
    write(page, "Ember Hound")
    form = page.form
    assert form.strength[0].isVisible() and form.houses[1].isVisible() and not form.houses[2].isVisible()
    form.houses[1].setCurrentIndex(form.houses[1].findData(House.MARS))
    assert form.houses[2].isVisible()
    form.type.setCurrentIndex(form.type.findData(CardType.ACTION))
    assert not any(part.isVisible() for part in form.strength)
    made = page.card
    assert made is not None and made.houses == (House.BROBNAR, House.MARS) and made.power is None


def test_several_meanings_are_a_question_whose_answer_is_kept_with_the_card(
    window: MainWindow, page: MyCardsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(page, "Ember Hound", "Play: Draw a card.")
    read(page, qtbot)
    _ask_twice(monkeypatch)
    QTest.keyClicks(page.form.text, " ")
    read(page, qtbot)
    row = page.said.rows[0]
    assert [button.accessibleName() for button in row.choices] == ["one way", "another way"]
    assert page.said.state.text() == f"? {w.TO_ANSWER.en}" and not page.tries.isEnabled()
    click(row.choices[1], QPoint(8, 8))
    qtbot.waitUntil(lambda: page.card is not None and page.card.meanings == ("second",), timeout=READ_MS)
    assert page.is_playable and row.choices[1].isChecked() and page.said.rows[0] is row, (
        "the question stays where it was"
    )
    page.flush()
    assert kept(window)[0].meanings == ("second",)


def _ask_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each line have two meanings."""
    real_read, real_words = read_text, described
    monkeypatch.setattr(
        understanding,
        "read_text",
        lambda *given: tuple(_twice(line) for line in real_read(*given)),
    )
    real = understanding.definition_of

    def definition_of(one: HomeCard) -> Any:
        return real(one.model_copy(update={"meanings": ()})) if one.meanings else None

    monkeypatch.setattr(understanding, "definition_of", definition_of)
    keys = iter(range(10_000))
    monkeypatch.setattr(understanding, "meaning_key", lambda _: ("first", "second")[next(keys) % 2])
    monkeypatch.setattr(understanding, "described", lambda line: _TWO if len(line.meanings) == 2 else real_words(line))


_TWO = (Pair("one way", "so"), Pair("another way", "anders"))


def _twice(line: Any) -> Any:
    return replace(line, meanings=(*line.meanings, *line.meanings))


def test_what_was_read_of_an_older_text_is_dropped(page: MyCardsPage, qtbot: QtBot) -> None:
    write(page, "Ember Hound", "Play: Draw a card.")
    read(page, qtbot)
    heard: list[str] = []
    page.reader.understood.connect(lambda understood: heard.append(understood.text))
    page.read_now()
    QTest.keyClicks(page.form.text, "\tx")
    page.form.text.setPlainText("Play: Archive a card.")
    read(page, qtbot)
    assert heard[-1] == "Play: Archive a card." and "Play: Draw a card." not in heard


def test_giving_up_is_told_from_not_understanding(
    page: MyCardsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(page, "Ember Hound", "Play: Draw a card.")
    read(page, qtbot)
    real = read_text
    monkeypatch.setattr(
        understanding,
        "read_text",
        lambda *given: tuple(replace(one, meanings=(), gave_up=True) for one in real(*given)),
    )
    QTest.keyClicks(page.form.text, " ")
    read(page, qtbot)

    def words() -> list[str]:
        return [label.text() for label in page.said.area.findChildren(Label) if label.isVisible()]

    qtbot.waitUntil(lambda: any(text.startswith("Given up:") for text in words()))
    assert not any("Not understood" in text for text in words())


def test_a_text_is_never_longer_than_a_card_may_have(page: MyCardsPage) -> None:
    write(page, "Ember Hound")
    text = page.form.text
    text.insertPlainText("a" * (LONGEST_TEXT - 1))
    QTest.keyClicks(text, "bcd")
    assert text.toPlainText() == "a" * (LONGEST_TEXT - 1) + "b"
    text.moveCursor(text.textCursor().MoveOperation.Start)
    QTest.keyClicks(text, "x")
    assert text.toPlainText()[0] == "a", "what is there stays"
    text.clear()
    for _ in range(MOST_LINES + 3):
        QTest.keyClicks(text, "o")
        QTest.keyClick(text, Qt.Key.Key_Return)
    assert text.toPlainText().count("\n") == MOST_LINES - 1
    assert page.card is not None


def test_every_sign_that_ends_a_line_counts_as_one(page: MyCardsPage) -> None:
    write(page, "Ember Hound")
    for sign in ("\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029", "\r", "\r\n"):
        page.form.text.clear()
        page.form.text.insertPlainText(sign.join("a" for _ in range(MOST_LINES + 3)))
        assert page.form.text.toPlainText().splitlines()[:2] == ["a", "a"]
        assert page.card is not None and page.card.text.count("\n") == MOST_LINES - 1, sign
        page.form.text.setPlainText(f"\U0001d11e{sign}b")
        assert page.card.text == "\U0001d11e\nb", sign


def test_a_trait_that_is_chosen_from_the_list_is_kept(window: MainWindow, page: MyCardsPage) -> None:
    write(page, "Ember Hound")
    page.form.traits.setFocus()
    completer = page.form.traits.completer()
    assert completer is not None
    QTest.keyClicks(page.form.traits, "Kni")
    page.flush()
    popup = completer.popup()
    assert popup is not None
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    page.flush()
    assert [one.traits for one in kept(window)] == [("knight",)]
    QTest.keyClicks(page.form.traits, ", bea")
    popup = completer.popup()
    assert popup is not None
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    page.flush()
    assert [one.traits for one in kept(window)] == [("knight", "beast")], "also behind another one"


def test_a_name_or_traits_that_no_card_may_have_do_not_come_about(page: MyCardsPage) -> None:
    write(page, "<b>Ember</b> {Hound}")
    assert page.form.name.text() == "bEmber/b Hound"
    page.form.traits.setText("bräkken, Ritter; [Redacted], 7")
    assert page.card is not None and page.card.traits == ("knight",)


def test_a_deck_of_a_long_name_does_not_push_the_card_away(page: MyCardsPage) -> None:
    write(page, "Ember Hound")
    before = page.right.minimumSizeHint().width()
    page.show_deck("W" * 200)
    assert page.right.minimumSizeHint().width() <= before + 150


@pytest.mark.parametrize("type_", TYPES)
def test_cards_of_every_type_are_tried_where_they_can_be_used(type_: CardType) -> None:
    power = 3 if type_ in CREATURES else None
    text = "" if type_ is CardType.TOKEN_CREATURE else "Play: Draw a card."
    for house in (House.DIS, House.BROBNAR, House.SAURIAN):
        tried = card(text, type=type_, houses=(house,), power=power, icons=(Icon.DRAW,))
        understood((tried,))
        scenario = scenario_of(tried)
        game = Game.from_scenario(scenario, library=library())
        assert game.decision is not None and game.view(0).active_house is house
        keys = game.decision.keys()
        if type_ is CardType.TOKEN_CREATURE:
            assert any(one.token_of == tried.id for one in scenario.players[0].battleline)
        else:
            assert "play:c1" in keys, keys


def test_esc_first_gives_up_a_search(window: MainWindow, page: MyCardsPage) -> None:
    write(page, "Ember Hound", DRAW)
    page.cards.search.setFocus()
    QTest.keyClicks(page.cards.search, "nobody")
    assert page.cards.list.count() == 0
    QTest.keyClick(page.cards.search, Qt.Key.Key_Escape)
    assert page.cards.search.text() == "" and page.cards.list.count() == 1 and page.isVisible()
    QTest.keyClick(page.cards.search, Qt.Key.Key_Escape)
    assert not page.isVisible()


CONTROL = Qt.KeyboardModifier.ControlModifier
BOTH = CONTROL | Qt.KeyboardModifier.ShiftModifier


def test_changes_of_a_card_are_taken_back_and_made_again(window: MainWindow, page: MyCardsPage, qtbot: QtBot) -> None:
    write(page, "Ember Hound", DRAW)
    form = page.form
    form.type.setCurrentIndex(form.type.findData(CardType.ACTION))
    form.icons.put(Icon.DRAW)
    form.name.setFocus()
    form.name.end(False)
    QTest.keyClicks(form.name, "s of {Dis}")
    assert page.card is not None and page.card.name == "Ember Hounds of Dis"
    found = []
    for _ in range(4):
        QTest.keyClick(form.name, Qt.Key.Key_Z, CONTROL)
        found.append((page.card.name, page.card.type, page.card.icons, form.name.text()))
    creature, action = CardType.CREATURE, CardType.ACTION
    assert found == [
        ("Ember Hound", action, (Icon.DRAW,), "Ember Hound"),
        ("Ember Hound", action, (), "Ember Hound"),
        ("Ember Hound", creature, (), "Ember Hound"),
        (w.UNNAMED.en, creature, (), ""),
    ]
    assert form.text.toPlainText() == DRAW, "the text takes its own changes back"
    for _ in range(3):
        QTest.keyClick(form.name, Qt.Key.Key_Z, BOTH)
    QTest.keyClick(form.name, Qt.Key.Key_Y, CONTROL)
    assert (page.card.name, page.card.type) == ("Ember Hounds of Dis", action)
    page.flush()
    assert kept(window) == [page.card]


def test_undo_in_the_text_takes_back_what_was_typed_there(page: MyCardsPage) -> None:
    write(page, "Ember Hound", "Play")
    page.form.power.setValue(7)
    page.form.text.setFocus()
    QTest.keyClick(page.form.text, Qt.Key.Key_Z, CONTROL)
    assert page.form.text.toPlainText() != "Play" and page.form.power.value() == 7


def test_with_no_change_left_undo_brings_a_removed_card_back(window: MainWindow, page: MyCardsPage) -> None:
    write(page, "Ember Hound", DRAW)
    write(page, "Ash Imp", DRAW)
    click(page.remove)
    page.form.power.setFocus()
    page.form.power.setValue(8)
    QTest.keyClick(page.form.power, Qt.Key.Key_Z, CONTROL)
    assert page.form.power.value() == 3 and len(kept(window)) == 1
    QTest.keyClick(page.form.power, Qt.Key.Key_Z, CONTROL)
    assert sorted(one.name for one in kept(window)) == ["Ash Imp", "Ember Hound"]


def test_the_wheel_changes_no_field_that_it_scrolls_over(page: MyCardsPage) -> None:
    write(page, "Ember Hound")
    for field in (page.form.type, page.form.houses[0], page.form.power):
        before = page.card
        middle = QPointF(field.rect().center())
        turned = QWheelEvent(
            middle, QPointF(field.mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, -120),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(field, turned)
        assert page.card == before
