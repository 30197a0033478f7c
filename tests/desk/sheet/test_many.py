"""Many decks on paper at once: dividers, one file for all, progress and Stop; nothing half-done is left."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from kfdesk.collection.generator import generate
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.decks.codes import picture_rows
from kfdesk.desk.kit.theme import LIGHT
from kfdesk.desk.sheet import texts as s
from kfdesk.desk.sheet.divider import TAB, paint_divider
from kfdesk.desk.sheet.many import JobDialog, ManyDecksDialog, PaperJob
from kfdesk.desk.sheet.paper import INK, DividerSize, Paper, PaperWish, page_count
from tests.desk.sheet.test_sheet import sizes
from tests.inks import inks

NOW = datetime(2026, 1, 1, tzinfo=UTC)
UUID = "00000000-0000-4000-8000-000000000001"
DIVIDERS = PaperWish(identity=False, deck_list=False, dividers=True)


@pytest.fixture(scope="module")
def decks() -> tuple[DeckRecord, ...]:
    return tuple(generate(number, set="CotA", added=NOW) for number in range(7))


def painted(deck: DeckRecord, size: QSizeF, scale: float = 0.5, **look: object) -> QImage:
    image = QImage(round(size.width() * scale), round(size.height() * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        paint_divider(painter, deck, size, look.get("theme", LIGHT), "en")  # type: ignore[arg-type]
    return image


# Dividers.


@pytest.mark.parametrize("size", DividerSize)
@pytest.mark.parametrize("paper", Paper)
def test_dividers_are_taller_than_cards_and_fit_on_every_paper(size: DividerSize, paper: Paper) -> None:
    columns, rows = size.grid(paper)
    width, height = size.value
    assert min(width, height) >= 630 and columns * rows >= 4
    assert columns * width <= paper.value[0] and rows * height <= paper.value[1]
    card = 630 if size is DividerSize.LYING else 880
    assert height - TAB / 2 > card, "what stands out says the name"


def test_dividers_of_several_decks_share_pages(decks: tuple[DeckRecord, ...]) -> None:
    columns, rows = DividerSize.SLEEVES.grid(Paper.A4)
    assert columns * rows == 6
    assert [page_count(decks[:n], DIVIDERS) for n in (0, 1, 6, 7)] == [0, 1, 1, 2]
    both = PaperWish(identity=True, deck_list=False, dividers=True)
    assert page_count(decks, both) == 7 + 2


@pytest.mark.parametrize("size", DividerSize)
def test_a_divider_shows_its_deck_and_a_code_that_is_read_back(
    size: DividerSize, decks: tuple[DeckRecord, ...]
) -> None:
    deck = decks[0].model_copy(update={"key": f"mv:{UUID}"})
    image = painted(deck, size.size, 1.0)
    (row,) = picture_rows(image, lambda: False)
    assert getattr(row, "link").uuid == UUID  # noqa: B009 - only a row that was not read has one
    without = deck.model_copy(update={"key": "text:1", "source": "text", "seed": None})
    assert painted(without, size.size) != painted(deck, size.size)
    assert painted(deck, size.size, theme=INK) != painted(deck, size.size)


def test_a_very_long_name_and_unknown_cards_leave_the_divider_whole(decks: tuple[DeckRecord, ...]) -> None:
    lines = decks[0].cards
    odd = decks[0].model_copy(
        update={"name": "Long " * 30, "houses": (), "cards": (lines[0].model_copy(update={"id": None}), *lines[1:])}
    )
    assert len(inks(painted(odd, DividerSize.CARDS.size))) > 10


# The job.


def run(job: PaperJob, qtbot: QtBot) -> tuple[str, bool]:
    with qtbot.waitSignal(job.finished, timeout=20_000) as told:
        pass
    return told.args[0].en, told.args[1]


def test_all_decks_are_in_one_file_and_progress_is_told(
    qtbot: QtBot, decks: tuple[DeckRecord, ...], tmp_path: Path
) -> None:
    path = tmp_path / "all.pdf"
    wish = PaperWish(paper=Paper.A4, identity=False, dividers=True)
    job = PaperJob(iter(decks[:3]), wish, "en")
    seen: list[tuple[int, int]] = []
    job.progressed.connect(lambda deck, page: seen.append((deck, page)))
    job.to_file(path)
    assert run(job, qtbot) == (s.SAVED.filled(file=str(path)).en, True)
    assert sizes(path.read_bytes()) == [(210, 297)] * page_count(decks[:3], wish) == [(210, 297)] * 4
    assert seen == sorted(seen) and seen[-1][0] == 3
    assert list(tmp_path.iterdir()) == [path]


def test_a_stopped_job_leaves_nothing_and_asks_for_no_more_decks(
    qtbot: QtBot, decks: tuple[DeckRecord, ...], tmp_path: Path
) -> None:
    asked = []

    def endless() -> Iterator[DeckRecord]:
        while True:
            asked.append(1)
            yield decks[0]

    job = PaperJob(endless(), PaperWish(identity=False), "en")
    dialog = JobDialog(job, 1000)
    qtbot.addWidget(dialog)
    dialog.show()
    job.to_file(tmp_path / "much.pdf")
    with qtbot.waitSignal(job.progressed):
        pass
    assert "of 1000" in dialog.words.text()
    with qtbot.waitSignal(job.finished) as told:
        qtbot.mouseClick(dialog.stop, Qt.MouseButton.LeftButton)
    assert told.args == [s.STOPPED_FILE, True]
    assert not dialog.isVisible() and list(tmp_path.iterdir()) == []
    assert len(asked) < 50


def test_what_cannot_be_written_is_said_and_an_older_file_stays(
    qtbot: QtBot, decks: tuple[DeckRecord, ...], tmp_path: Path
) -> None:
    old = tmp_path / "old.pdf"
    old.write_bytes(b"mine")
    job = PaperJob(decks[:1], PaperWish(identity=False), "en")
    job.to_file(old)
    assert run(job, qtbot) == (s.EXISTS.filled(file="old.pdf").en, False)
    assert old.read_bytes() == b"mine" and list(tmp_path.iterdir()) == [old]
    job = PaperJob(decks[:1], PaperWish(identity=False), "en")
    job.to_file(tmp_path / "nowhere" / "new.pdf")
    words, well = run(job, qtbot)
    assert not well and "new.pdf" in words


def test_a_printer_gets_all_decks(qtbot: QtBot, decks: tuple[DeckRecord, ...], tmp_path: Path) -> None:
    path = tmp_path / "printed.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    job = PaperJob(decks[:2], PaperWish(paper=Paper.LETTER, identity=False), "en")
    job.to_printer(printer)
    assert run(job, qtbot) == (s.PRINTED.en, True)
    assert sizes(path.read_bytes()) == [(216, 279)] * 2


def test_the_dialog_guesses_the_pages_of_many_decks_by_a_few(qtbot: QtBot, decks: tuple[DeckRecord, ...]) -> None:
    dialog = ManyDecksDialog(decks[:2], 500, PaperWish(deck_list=False))
    qtbot.addWidget(dialog)
    assert dialog.count.text() == "about 500 pages" and "500 decks" in dialog.windowTitle()
    dialog.dividers.setChecked(True)
    assert dialog.divider.isEnabled()
    dialog.identity.setChecked(False)
    dialog.dividers.setChecked(False)
    assert not dialog.print.isEnabled()
    dialog.dividers.setChecked(True)
    dialog.divider.setCurrentIndex(3)
    with qtbot.waitSignal(dialog.print_wished) as told:
        qtbot.mouseClick(dialog.print, Qt.MouseButton.LeftButton)
    assert told.args[0].dividers and told.args[0].divider is DividerSize.LYING
