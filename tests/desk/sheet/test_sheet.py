"""The deck sheet: what it shows, prints, saves and copies."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from kfdesk.collection.generator import generate, share_text
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read
from kfdesk.collection.listing import markdown, plain_text
from kfdesk.collection.records import CardLine, DeckRecord, Source
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.spoken import in_words
from kfdesk.desk.kit.theme import DARK, LIGHT, THEMES, Theme
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.sheet import texts as s
from kfdesk.desk.sheet.dialogs import PaperDialog, QrDialog
from kfdesk.desk.sheet.identity import CARD, paint_back, paint_front, paint_list_page
from kfdesk.desk.sheet.lines import SheetLine, sheet_lines
from kfdesk.desk.sheet.paper import A_PAGE, Paper, PaperWish, page_count, pdf_of, usual_paper
from kfdesk.desk.sheet.proxies import paint_face, paint_plain
from kfdesk.desk.sheet.qr import QUIET, draw_qr, matrix
from kfdesk.desk.sheet.sheet import DeckSheet, open_sheet
from kfdesk.desk.sheet.signs import draw_rarity
from kfdesk.text.runs import plain
from tests.inks import inks

NOW = datetime(2026, 1, 1, tzinfo=UTC)
UUID = "00000000-0000-4000-8000-000000000001"
MILLIMETERS = {Paper.A4: (210, 297), Paper.LETTER: (216, 279)}
STRANGE = CardLine(
    id=None, title="Card of Tomorrow", house="newhouse", number="512", rarity="Rare", type="Creature", icons=("odd",)
)


@pytest.fixture(scope="module")
def deck() -> DeckRecord:
    return generate(1, set="CotA", added=NOW)


@pytest.fixture(scope="module")
def enhanced() -> DeckRecord:
    """A deck with bonus icons, a maverick, a card that is unknown, and references."""
    made = generate(2, set="PV", added=NOW)
    maverick = CardLine(id="anger", title="Anger", house=made.houses[0], maverick=True, legacy=True)
    return made.model_copy(
        update={
            "cards": (*made.cards, maverick, STRANGE),
            "houses": (*made.houses[:2], "newhouse"),
            "key": f"mv:{UUID}",
        }
    )


@pytest.fixture
def sheet(qtbot: QtBot, deck: DeckRecord) -> DeckSheet:
    made = DeckSheet()
    qtbot.addWidget(made)
    made.show_deck(deck)
    qtbot.waitExposed(made)
    return made


def painted(width: int, height: int, paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


# What is shown


def test_the_sheet_shows_list_and_cards_with_everything_unusual(qtbot: QtBot, enhanced: DeckRecord) -> None:
    ui.speak("de")
    ui.wear(DARK)
    sheet = DeckSheet(DeskSettings(card_language="en"))
    qtbot.addWidget(sheet)
    sheet.show_deck(enhanced)
    assert sheet.windowTitle() == f"Deckblatt – {enhanced.name}"
    shown = [sheet.list.topLevelItem(index) for index in range(sheet.list.topLevelItemCount())]
    titles = [item.text(0) for item in shown if item is not None]
    assert "Newhouse (1)" in titles
    assert titles[-1] == "Referenzkarten"
    children = [item.child(at) for item in shown if item is not None for at in range(item.childCount())]
    rows = [row for row in children if row is not None]
    assert len(rows) == len(enhanced.cards) + len(enhanced.references) == len(sheet.cards.tiles)
    cells = {row.text(0): [row.text(column) for column in range(1, 6)] for row in rows}
    assert cells["Card of Tomorrow"] == ["1×", "512", "Creature", "Selten", "odd"]
    assert cells["Anger"][-1] == "Maverick, Legacy"


def test_a_click_in_list_or_grid_shows_the_card_large(sheet: DeckSheet, qtbot: QtBot) -> None:
    assert sheet.large.isHidden()
    sheet.tabs.setCurrentWidget(sheet.cards)
    assert sheet.large.isVisible()
    assert sheet.large.accessibleName() == s.NO_PREVIEW.en
    tile = sheet.cards.tiles[7]
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert sheet.large.line is tile.line
    assert tile.isChecked()
    assert sheet.large.accessibleDescription() == plain(in_words(tile.line.text("en"), "en")) != ""
    sheet.tabs.setCurrentWidget(sheet.list)
    first = sheet.list.topLevelItem(0)
    row = first.child(2) if first is not None else None
    assert row is not None
    sheet.list.setCurrentItem(row)
    line = sheet.list.line_of(row)
    assert line is not None
    assert sheet.large.line is line
    assert sheet.list.line_of(first) is None
    assert [tile.line for tile in sheet.cards.tiles if tile.isChecked()] == [line]


def test_languages_and_themes_change_while_it_is_open(sheet: DeckSheet) -> None:
    ui.speak("de")
    sheet.apply_settings(DeskSettings(card_language="de"))
    assert sheet.tabs.tabText(1) == "&Liste"
    assert sheet.buttons[s.PRINT].text() == "&Drucken…"
    first = sheet.list.topLevelItem(0)
    row = first.child(0) if first is not None else None
    line = sheet.list.line_of(row)
    assert row is not None
    assert line is not None
    assert row.text(0) == line.name("de")
    for theme in THEMES.values():
        ui.wear(theme)
        assert len(inks(sheet.identity.grab().toImage())) > 10


def test_another_deck_takes_the_place_of_the_first(sheet: DeckSheet, enhanced: DeckRecord) -> None:
    sheet.cards.tiles[0].click()
    sheet.show_deck(enhanced)
    assert sheet.record is enhanced
    assert sheet.large.line is None
    assert len(sheet.cards.tiles) == len(sheet_lines(enhanced))


def test_open_sheet_makes_one_that_goes_when_closed(qtbot: QtBot, deck: DeckRecord) -> None:
    sheet = open_sheet(deck, DeskSettings())
    assert sheet.isVisible()
    with qtbot.waitSignal(sheet.destroyed):
        sheet.close()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_every_button_has_room_for_its_words(qtbot: QtBot, deck: DeckRecord, language: str, factor: float) -> None:
    ui.speak(language)
    sheet = DeckSheet(DeskSettings())
    qtbot.addWidget(sheet)
    font = sheet.font()
    font.setPointSizeF(font.pointSizeF() * factor)
    sheet.setFont(font)
    sheet.resize(900, 620)
    sheet.show_deck(deck)
    qtbot.waitExposed(sheet)
    for button in sheet.buttons.values():
        assert button.width() >= button.sizeHint().width()
        assert sheet.rect().contains(button.mapTo(sheet, button.rect().bottomRight()))


# Pictures


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_identity_card_and_list_page_are_drawn_in_every_theme(
    qapp: object, deck: DeckRecord, enhanced: DeckRecord, theme: Theme
) -> None:
    for record in (deck, enhanced):
        size = (round(CARD.width()), round(CARD.height()))
        assert len(inks(painted(*size, lambda p, r=record: paint_front(p, r, theme, "en")))) > 200  # type: ignore[misc]
        assert len(inks(painted(*size, lambda p, r=record: paint_back(p, r, theme, "de")))) > 10  # type: ignore[misc]
    page = painted(2100, 2970, lambda p: paint_list_page(p, enhanced, QRectF(0, 0, 2100, 2970), theme, "de"))
    assert len(inks(page)) > 20


def test_a_card_that_is_unknown_has_a_plain_face(qapp: object) -> None:
    line = SheetLine(STRANGE, "#999")
    assert not line.known
    assert line.look("en") is None
    assert (line.number, line.rarity, line.kind("de"), line.text("en")) == ("512", "Rare", "Creature", ())
    one = painted(210, 294, lambda p: paint_face(p, line, CARD / 3, LIGHT, "en"))
    other = painted(210, 294, lambda p: paint_plain(p, line, CARD / 3, LIGHT, "en"))
    assert one == other


def test_a_card_without_a_text_says_nothing(qapp: object) -> None:
    line = SheetLine(CardLine(id="dodger-s-102", title="Dodger’s 10", house="shadows"), "MoMu")
    look = line.look("en")
    assert line.known and look is not None and not look.text and not line.text("de")


def test_a_known_card_tells_the_printing_of_its_deck(deck: DeckRecord) -> None:
    line = sheet_lines(deck)[0]
    assert line.printing is not None
    assert line.printing.set == "CotA"
    assert line.number == line.printing.number
    look = line.look("de")
    assert look is not None
    assert look.footer.startswith(f"CotA {line.number} · ")
    assert look.text == line.text("de")


def test_rarities_have_signs_of_different_shapes(qapp: object) -> None:
    drawn = [
        painted(20, 20, lambda p, r=rarity: draw_rarity(p, r, QRectF(0, 0, 20, 20), "#000000"))  # type: ignore[misc]
        for rarity in ("Common", "Uncommon", "Rare", "Special", "Evil Twin", "")
    ]
    assert len({bytes(image.constBits()) for image in drawn}) == 6


# QR codes


def test_a_qr_code_is_drawn_as_its_squares_say_with_a_quiet_zone(qapp: object) -> None:
    rows = matrix("kfdesk")
    count = len(rows) + 2 * QUIET
    image = painted(count * 4, count * 4, lambda p: draw_qr(p, "kfdesk", QRectF(0, 0, count * 4, count * 4)))
    for y in range(count):
        for x in range(count):
            inside = QUIET <= x < count - QUIET and QUIET <= y < count - QUIET
            dark = inside and rows[y - QUIET][x - QUIET]
            assert image.pixelColor(x * 4 + 2, y * 4 + 2) == QColor("#000000" if dark else "#ffffff")


def test_the_code_tells_the_public_page_or_the_seed_and_never_more(
    qtbot: QtBot, deck: DeckRecord, enhanced: DeckRecord
) -> None:
    own = deck.model_copy(update={"source": Source.OWN, "seed": None})
    for record, text in ((deck, share_text(deck)), (enhanced, f"https://www.keyforgegame.com/deck-details/{UUID}")):
        dialog = QrDialog(record)
        qtbot.addWidget(dialog)
        assert dialog.text == text
        qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
        assert QGuiApplication.clipboard().text() == text
    none = QrDialog(own)
    qtbot.addWidget(none)
    assert none.text is None


# What can be done


def test_text_and_markdown_are_copied(sheet: DeckSheet, deck: DeckRecord) -> None:
    sheet.buttons[s.COPY_TEXT].click()
    assert QGuiApplication.clipboard().text() == plain_text(deck)
    assert sheet.status.text() == s.COPIED_TEXT.en
    sheet.buttons[s.COPY_MARKDOWN].click()
    assert QGuiApplication.clipboard().text() == markdown(deck)


def test_a_deck_is_saved_as_a_file_that_is_read_back_and_never_overwritten(
    sheet: DeckSheet, deck: DeckRecord, tmp_path: Path
) -> None:
    asked: list[str] = []
    target = tmp_path / "shared"

    def ask(name: str, kind: str) -> Path | None:
        asked.append(name)
        return target

    sheet.ask_path = ask
    sheet.buttons[s.SAVE_FILE].click()
    path = target.with_name("shared.kfdeck")
    (row,) = read_any(path)
    assert isinstance(row, Read)
    assert row.record == deck
    assert asked[0].endswith(".kfdeck")
    assert "/" not in asked[0]
    before = path.read_bytes()
    sheet.save_file()
    assert path.read_bytes() == before
    assert sheet.status.text() == s.EXISTS.filled(file="shared.kfdeck").en
    target = tmp_path / "no folder" / "x"
    sheet.save_file()
    assert "cannot be written" in sheet.status.text()
    sheet.ask_path = lambda name, kind: None
    sheet.save_file()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["shared.kfdeck"], "who is asked may cancel"


def test_pdf_is_saved_after_the_question_what_to_print(sheet: DeckSheet, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    sheet.ask_path = lambda name, kind: path
    sheet.buttons[s.SAVE_PDF].click()
    dialog = sheet.findChild(PaperDialog)
    assert dialog is not None
    dialog.deck_list.setChecked(False)
    dialog.paper.setCurrentIndex(1)
    qtbot.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    assert len(sizes(path.read_bytes())) == 1
    assert sheet.wish.paper is Paper.LETTER
    assert not sheet.wish.deck_list
    before = path.read_bytes()
    sheet.ask_path = lambda name, kind: tmp_path / "deck"
    sheet.buttons[s.SAVE_PDF].click()
    again = next(other for other in sheet.findChildren(PaperDialog) if other.isVisible())
    qtbot.mouseClick(again.go_on, Qt.MouseButton.LeftButton)
    assert path.read_bytes() == before
    assert "already" in sheet.status.text()


def test_printing_goes_to_the_printer_that_was_chosen(sheet: DeckSheet, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "printed.pdf"

    def choose(then: Callable[[QPrinter], None]) -> None:
        printer = QPrinter()
        printer.setOutputFileName(str(path))
        then(printer)

    sheet.ask_printer = choose
    sheet.buttons[s.PRINT].click()
    dialog = sheet.findChild(PaperDialog)
    assert dialog is not None
    qtbot.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    assert sheet.status.text() == s.PRINTED.en
    assert sizes(path.read_bytes()) == [MILLIMETERS[usual_paper()]] * 2


def test_the_paper_dialog_counts_pages_and_wants_at_least_one(qtbot: QtBot, deck: DeckRecord) -> None:
    dialog = PaperDialog([deck], PaperWish())
    qtbot.addWidget(dialog)
    assert dialog.count.text() == "2 pages"
    assert not dialog.look.isEnabled()
    dialog.cards.setChecked(True)
    assert dialog.count.text() == "6 pages"
    assert dialog.look.isEnabled()
    for box in (dialog.identity, dialog.deck_list, dialog.cards):
        box.setChecked(False)
    assert not dialog.go_on.isEnabled()
    dialog.identity.setChecked(True)
    assert dialog.count.text() == "1 page"
    with qtbot.waitSignal(dialog.wished) as told:
        dialog.go_on.click()
    assert told.args == [PaperWish(deck_list=False)]


def test_dialogs_of_the_sheet_open_without_waiting(sheet: DeckSheet) -> None:
    sheet.show_qr()
    sheet.print_sheet()
    found = sheet.findChildren(QDialog)
    assert {type(dialog) for dialog in found} == {QrDialog, PaperDialog}
    for dialog in found:
        dialog.reject()


# Paper


def sizes(pdf: bytes) -> list[tuple[int, int]]:
    """Return the size of each page of a PDF document in whole millimetres."""
    boxes = re.findall(rb"/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", pdf)
    return [(round(float(wide) / 72 * 25.4), round(float(tall) / 72 * 25.4)) for wide, tall in boxes]


def drawings(pdf: bytes) -> list[bytes]:
    """Return the streams of a PDF document that hold drawing commands."""
    found = []
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        try:
            found.append(zlib.decompress(stream))
        except zlib.error:
            continue
    return found


@pytest.mark.parametrize(("paper", "size"), MILLIMETERS.items())
def test_pdf_pages_have_the_size_of_their_paper(
    qapp: object, deck: DeckRecord, paper: Paper, size: tuple[int, int]
) -> None:
    wish = PaperWish(paper=paper, cards=True, only_text=True)
    pdf = pdf_of(deck, wish, "en")
    assert pdf.startswith(b"%PDF")
    assert sizes(pdf) == [size] * 6
    assert page_count([deck], wish) == 2 + 36 // A_PAGE


def test_pages_are_as_wished(deck: DeckRecord, enhanced: DeckRecord) -> None:
    assert page_count([deck], PaperWish(identity=False, deck_list=False)) == 0
    lines = len(deck.cards)
    once = PaperWish(identity=False, deck_list=False, cards=True, every_copy=False)
    assert page_count([deck], once) == -(-lines // A_PAGE)
    every = PaperWish(identity=False, deck_list=False, cards=True)
    assert page_count([enhanced], every) == -(-(enhanced.size + len(enhanced.references)) // A_PAGE)


def test_words_on_paper_are_letters_not_pictures(qapp: object, deck: DeckRecord) -> None:
    pdf = pdf_of(deck, PaperWish(cards=True, every_copy=False, only_text=True), "en")
    drawn = b"\n".join(drawings(pdf))
    assert drawn.count(b"Tj") + drawn.count(b"TJ") > 300
    assert b"/FontFile" in pdf


def test_cards_on_paper_are_63_by_88_millimetres(qapp: object, deck: DeckRecord) -> None:
    """Measured between the cut marks, in the document's own numbers: points after all its scaling."""
    wish = PaperWish(identity=False, deck_list=False, cards=True, only_text=True)
    page = next(stream for stream in drawings(pdf_of(deck, wish, "en")) if b" cm" in stream).decode("latin-1")
    scales = [float(found) for found in re.findall(r"^([\d.]+) 0 0 -?[\d.]+ [\d.]+ [\d.]+ cm", page, re.MULTILINE)]
    millimetre = scales[0] * scales[-1] / 72 * 25.4
    marks = re.findall(r"^([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l$", page[page.rindex(" cm") :], re.MULTILINE)
    across = sorted({float(x) for x, _, other, _ in marks if x == other})
    down = sorted({float(y) for _, y, _, other in marks if y == other})
    assert [(b - a) * millimetre for a, b in pairwise(across)] == pytest.approx([63.0] * 3, abs=0.01)
    assert [(b - a) * millimetre for a, b in pairwise(down)] == pytest.approx([88.0] * 3, abs=0.01)


@pytest.mark.parametrize(
    "record",
    [
        DeckRecord(key="own:1", name="–", added=NOW),
        DeckRecord(key="own:2", name="ผู้พิทักษ์ " * 18, houses=("nowhere",), cards=(STRANGE,), added=NOW, set="#999"),
        DeckRecord(
            key="own:3",
            name="W" * 200,
            houses=("brobnar", "dis", "logos", "mars"),
            cards=tuple(CardLine(id=None, title=f"Card {number}", house="mars") for number in range(150)),
            added=NOW,
            icons_known=False,
            alliance=True,
        ),
    ],
)
def test_odd_decks_are_shown_and_put_on_paper_too(qtbot: QtBot, record: DeckRecord) -> None:
    sheet = DeckSheet()
    qtbot.addWidget(sheet)
    sheet.show_deck(record)
    for index in range(sheet.tabs.count()):
        sheet.tabs.setCurrentIndex(index)
        assert not sheet.grab().isNull()
    wish = PaperWish(cards=True, only_text=True)
    assert len(sizes(pdf_of(record, wish, "de"))) == page_count([record], wish) == 2 + -(-len(record.cards) // A_PAGE)
    sheet.copy_text()
    assert QGuiApplication.clipboard().text() == plain_text(record)
    sheet.show_qr()
    assert [dialog.text for dialog in sheet.findChildren(QrDialog)] == [None]
