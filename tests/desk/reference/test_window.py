"""The window of the rules reference, by mouse and keys; its entries as pages and on paper."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.card.faces import printed
from kfdesk.desk.kit.theme import DARK
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.reading import texts as shared
from kfdesk.desk.reading.paper import Sheets
from kfdesk.desk.reference import texts as s
from kfdesk.desk.reference.article import LESSON, article, on_paper
from kfdesk.desk.reference.entrylist import EntryList
from kfdesk.desk.reference.feature import ReferenceFeature
from kfdesk.desk.reference.largecard import LargeCard
from kfdesk.desk.reference.window import ReferenceWindow
from kfdesk.desk.sheet.paper import Paper
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.editions import NEWEST
from kfdesk.teach import reference
from kfdesk.text.words import same
from tests.desk.links import link_at
from tests.desk.starts import setup
from tests.windows import part_in

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key


def part_of(window: MainWindow) -> ReferenceFeature:
    return part_in(window, ReferenceFeature)


@pytest.fixture
def rules(window: MainWindow, qtbot: Any) -> ReferenceWindow:
    opened = part_of(window).open()
    qtbot.waitExposed(opened)
    opened.resize(1000, 700)
    QApplication.processEvents()
    return opened


def click(rules: ReferenceWindow, target: str) -> None:
    QTest.mouseClick(rules.view.viewport(), LEFT, NONE, link_at(rules.view, target))
    QApplication.processEvents()


def title(rules: ReferenceWindow) -> str:
    return rules.view.document().begin().text()


def test_its_key_opens_it_and_others_open_it_at_an_entry(window: MainWindow, qtbot: Any) -> None:
    qtbot.waitActive(window)
    qtbot.keyClick(window, Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    opened = part_of(window).reference
    assert opened is not None and opened.isVisible()
    assert title(opened) == "Turn sequence"
    assert opened.focusWidget() is opened.search, "one may type at once"
    part_of(window).show_entry("glossary/ward")
    assert opened.focusWidget() is opened.view, "an entry that was asked for is read"
    assert part_of(window).reference is opened
    assert title(opened) == "Ward"
    part_of(window).show_entry("no/entry")
    assert title(opened) == "Ward"


def test_a_term_below_the_large_card_opens_its_entry(window: MainWindow, qtbot: Any) -> None:
    window.preview.show_card(printed("urchin"))
    assert '<a href="glossary/steal">' in window.preview.lines.text()
    window.preview.lines.linkActivated.emit("glossary/steal")
    opened = part_of(window).reference
    assert opened is not None and opened.isVisible() and title(opened) == "Steal"


def test_links_lead_to_entries_and_back_leads_back(rules: ReferenceWindow) -> None:
    rules.show_entry("glossary/taunt")
    click(rules, "glossary/neighbor")
    assert title(rules) == "Neighbor"
    line = rules.entries.currentItem()
    assert line is not None and line.text(0) == "Neighbor"
    QTest.keyClick(rules, Key.Key_Left, ALT)
    assert title(rules) == "Taunt"
    QTest.mouseClick(rules.buttons[shared.FORWARD], LEFT)
    assert title(rules) == "Neighbor"


def test_typing_lists_what_may_be_meant_and_shows_the_likeliest(rules: ReferenceWindow) -> None:
    rules.search.setFocus()
    QTest.keyClicks(rules.search, "elusvie")
    assert title(rules) == "Elusive"
    assert next(rules.entries.listed()) == "glossary/elusive"
    QTest.keyClick(rules.search, Key.Key_Escape)
    assert rules.search.text() == "" and rules.isVisible()
    assert title(rules) == "Turn sequence", "nobody went to what was found"
    QTest.keyClicks(rules.search, "ward")
    QTest.keyClick(rules.search, Key.Key_Return)
    assert rules.entry == "glossary/ward"
    QTest.keyClick(rules.entries, Key.Key_Down)
    assert rules.entry != "glossary/ward"
    rules.go_back()
    assert rules.entry == "glossary/ward"
    rules.search.setText("qqqqqqq")
    assert rules.nothing.isVisible() and not rules.entries.isVisible()


def test_an_entry_that_was_not_found_is_shown_when_others_ask_for_it(rules: ReferenceWindow) -> None:
    rules.search.setText("elusive")
    rules.show_entry("glossary/tide")
    assert rules.search.text() == ""
    assert title(rules) == "Tide"


def test_a_card_is_shown_beside_the_pointer_and_large_by_a_click(rules: ReferenceWindow) -> None:
    rules.show_entry("glossary/fight-with")
    QTest.mouseMove(rules.view.viewport(), link_at(rules.view, "card:anger"))
    rules.view.highlighted.emit("card:anger")
    assert rules.popup.card is not None and rules.popup.card.id == "anger"
    rules.view.highlighted.emit("glossary/fight")
    assert rules.popup.card is None
    assert rules.popup.words.text() == reference()["glossary/fight"].summary.en
    rules.view.highlighted.emit("")
    assert not rules.popup.isVisible()
    click(rules, "card:anger")
    large = rules.findChild(LargeCard)
    assert large.isVisible()
    assert large.picture.accessibleName() == "Anger. Play: Ready and fight with a friendly creature."
    QTest.keyClick(large, Key.Key_Escape)
    assert not large.isVisible()


def test_a_click_on_a_lesson_asks_for_it_and_the_pointer_on_it_tells_its_idea(
    window: MainWindow, rules: ReferenceWindow, qtbot: Any
) -> None:
    rules.show_entry("glossary/chains")
    wanted = f"{LESSON}chains-and-archives"
    rules.view.highlighted.emit(QUrl(wanted))
    assert "Archived cards wait" in rules.popup.words.text()
    with qtbot.waitSignal(part_of(window).lesson_wanted) as asked:
        click(rules, wanted)
    assert asked.args == ["chains-and-archives"] and rules.entry == "glossary/chains"


def test_language_and_colors_change_and_the_entry_stays(window: MainWindow, rules: ReferenceWindow) -> None:
    rules.show_entry("glossary/ward")
    window.change_settings(interface_language="de")
    assert title(rules) == "Beschützen"
    assert rules.windowTitle() == "Regelwerk"
    ui.wear(DARK)
    assert title(rules) == "Beschützen"


def test_it_closes_with_the_program(window: MainWindow, rules: ReferenceWindow) -> None:
    window.close()
    assert part_of(window).reference is None


# From a refusal.


def test_a_refusal_leads_to_its_rule_by_mouse_and_by_the_key(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup())
    refusal = window.overlays.refusal
    window.overlays.refuse(same("It is stunned."), "glossary/stun", NEWEST)
    assert refusal.more.isVisible()
    assert refusal.geometry().contains(refusal.more.geometry())
    assert not refusal.more.geometry().intersects(refusal.text.geometry().translated(refusal.pos()))
    assert refusal.more.accessibleName() == "More in the rules reference: Stun"
    qtbot.mouseClick(refusal.more, LEFT)
    opened = part_of(window).reference
    assert opened is not None and title(opened) == "Stun"
    window.overlays.refuse(same("It is warded."), "glossary/ward", NEWEST)
    part_of(window).open_at_refusal()
    assert title(opened) == "Ward"
    refusal.hide()
    assert not refusal.more.isVisible()
    window.overlays.refuse(same("Not now."), "", NEWEST)
    assert not refusal.more.isVisible()


# Pages and paper.


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_entry_is_a_page_whose_links_lead_somewhere(language: str) -> None:
    book = reference()
    for rule in book:
        page = article(rule, language)
        assert page.title and "{" not in page.text, rule
        for target in page.links:
            assert target in book or target.startswith(("card:", "lesson:")), (rule, target)


def test_a_page_leads_to_the_lessons_that_show_its_entry_the_one_about_it_first() -> None:
    chains, archives = article("glossary/chains", "en"), article("glossary/archives", "de")
    assert "Lesson: [Chains and archives](lesson:chains-and-archives)" in chains.text
    assert "Lektion: [Ketten und Archiv](lesson:chains-and-archives)" in archives.text
    assert (
        "Lessons: [Damage, armor, and wards](lesson:damage-armor-ward) · [Fighting]("
        in article("glossary/damage", "en").text
    )
    assert "lesson:" not in article("glossary/anomaly", "en").text


def test_a_page_tells_cards_that_have_a_keyword_and_what_older_editions_say() -> None:
    elusive = article("glossary/elusive", "en").text
    assert "## Cards that have it" in elusive and re.search(r"and \d+ more", elusive)
    ward = article("glossary/ward", "en").text
    assert "## In older editions of the rules" in ward
    assert "- German rulebook of 2023: A ward stops damage and leaving play; being destroyed is not named." in ward
    stun = article("glossary/stun", "en").text
    assert "Rulebook 1.3 (2019): The entry is called “Stun, stun status card”." in stun
    assert "The program does not play by it" in stun


def test_marks_in_names_are_no_marks_of_the_page() -> None:
    assert "\\[REDACTED\\]" in article("card-faq/redacted-1", "en").text


@pytest.mark.parametrize(("language", "paper"), [("en", Paper.A4), ("de", Paper.LETTER)])
def test_every_entry_is_on_paper(language: str, paper: Paper) -> None:
    sheets = Sheets(on_paper(language), language, paper, title=s.PAPER_TITLE, foot=s.FOOT)
    headings = [line for line in sheets.contents if line.level == 2]
    assert len(headings) == len(reference())
    assert all(1 <= line.sheet <= sheets.count for line in headings)


def test_the_button_saves_a_pdf(rules: ReferenceWindow, tmp_path: Path) -> None:
    path = tmp_path / "rules.pdf"
    rules.ask_path = lambda name, kind: path
    QTest.mouseClick(rules.buttons[shared.SAVE_PDF], LEFT)
    assert path.read_bytes().startswith(b"%PDF")
    assert str(path) in rules.status.text()


@pytest.mark.parametrize(
    ("language", "part", "says"),
    [("en", "## Readings", "the rulebook does not decide this"), ("de", "## Auslegungen", "entscheidet das nicht")],
)
def test_an_entry_lists_the_readings_that_stand_on_it_and_one_says_what_it_is(
    language: str, part: str, says: str
) -> None:
    armor = article("glossary/armor", language).text
    assert "](reading/used-up-armor)" in armor.split(part, 1)[1]
    assert armor.count("](reading/used-up-armor)") == 1
    assert says in article("reading/used-up-armor", language).text


def test_a_click_leads_from_an_entry_to_a_reading(rules: ReferenceWindow) -> None:
    rules.show_entry("glossary/armor")
    click(rules, "reading/used-up-armor")
    assert title(rules) == "Red-Hot Armor and armor that is used up"
    line = rules.entries.currentItem()
    part = line.parent() if line is not None else None
    assert part is not None and part.text(0) == "Readings"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_heading_that_is_cut_in_the_list_is_whole_in_its_tooltip(language: str, qtbot: Any) -> None:
    entries = EntryList()
    qtbot.addWidget(entries)
    readings = [entry for entry in reference().values() if entry.kind == "reading"]
    entries.list_found([entry.id for entry in readings], language)
    shown = [entries.topLevelItem(row) for row in range(entries.topLevelItemCount())]
    tips = [" ".join(unescape(line.toolTip(0)).replace("<br>", " ").split()) for line in shown if line is not None]
    assert len(tips) == len(readings) > 0
    for entry, tip in zip(readings, tips, strict=True):
        assert entry.heading.say(language) in tip and entry.summary.say(language) in tip
