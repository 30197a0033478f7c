"""QR codes in pictures: what they lead to comes onto the shelf, and what gives no deck says why."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from struct import pack
from time import process_time
from typing import Any

import pytest
import segno
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from kfdesk.collection.generator import generate, share_text
from kfdesk.collection.importers.rows import Read, Row, Unread
from kfdesk.collection.links import LinkKind
from kfdesk.desk.decks import code_texts as s
from kfdesk.desk.decks.codes import MOST_PIXELS, PART_SIDE, WHOLE_SIDE, picture_rows
from kfdesk.desk.decks.importing import offer_of
from kfdesk.desk.decks.picture_files import is_picture_file
from kfdesk.desk.decks.room import DeckRoom
from tests.desk.decks.hands import drop, files, finish_import, names, report_rows
from tests.desk.samples import SHIPPED

UUID = "00000000-1111-2222-3333-444444444444"
PAGE = "https://www.keyforgegame.com/deck-details/" + UUID
NOW = datetime(2026, 11, 1, tzinfo=UTC)


def code(text: str, scale: int = 4) -> QImage:
    made = io.BytesIO()
    segno.make(text, error="m", micro=False).save(made, kind="png", scale=scale, border=4)
    image = QImage()
    image.loadFromData(made.getvalue())
    return image.convertToFormat(QImage.Format.Format_RGB32)


def sheet(width: int, height: int, *codes: tuple[int, int, QImage]) -> QImage:
    made = QImage(width, height, QImage.Format.Format_RGB32)
    made.fill(QColor("#f5efe0"))
    with QPainter(made) as painter:
        for x, y, image in codes:
            painter.drawImage(x, y, image)
    return made


def rows(source: Path | QImage) -> list[Row]:
    return list(picture_rows(source, lambda: False))


def reasons(found: list[Row]) -> list[Any]:
    return [row.reason if isinstance(row, Unread) else row.name for row in found]


@pytest.mark.parametrize("kind", ["png", "jpg", "webp"])
def test_the_code_of_a_public_page_is_a_link_whatever_the_picture_is_and_however_it_lies(
    kind: str, tmp_path: Path
) -> None:
    path = tmp_path / f"photo.{kind}"
    turned = sheet(700, 500, (200, 100, code(PAGE))).transformed(QTransform().rotate(23))
    assert turned.save(str(path))
    assert is_picture_file(path)
    (row,) = rows(path)
    assert isinstance(row, Unread) and row.link is not None and (row.link.kind, row.link.uuid) == (LinkKind.DECK, UUID)
    assert row.source == path.name


def test_several_codes_of_a_large_sheet_are_found_small_ones_too() -> None:
    decks = [generate(number, set="CotA", added=NOW) for number in (1, 2)]
    side = WHOLE_SIDE * 2
    texts = [share_text(deck) or "" for deck in decks]
    whole = sheet(side, side, (30, 40, code(texts[0], 2)), (PART_SIDE + 250, side - 400, code(texts[1], 2)),
                  (1500, 100, code("Buy milk", 3)))  # fmt: skip
    found = rows(whole)
    assert {row.name for row in found if isinstance(row, Read)} == {deck.name for deck in decks}
    assert s.NO_DECK_IN_CODE.filled(text="Buy milk") in reasons(found)
    assert sorted(row.row for row in found) == [1, 2, 3]


def test_a_code_that_claims_a_paper_deck_is_shown_nowhere() -> None:
    (row,) = rows(code("ABCDE-12345-FGHIJ"))
    assert isinstance(row, Unread) and row.link is not None and row.link.kind is LinkKind.CODE
    assert "ABCDE" not in repr(row)


def bomb(side: int) -> bytes:
    """Return a PNG of a few kilobytes that says it has `side` times `side` pixels."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))

    head = pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(999))) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (lambda: bomb(60_000), s.TOO_LARGE),
        (lambda: bomb(int(MOST_PIXELS**0.5) + 9), s.TOO_LARGE),
        (lambda: bomb(100)[:60], s.DAMAGED),
        (lambda: b"\xff\xd8\xff" + bytes(200), s.DAMAGED),
        (lambda: b"%PDF-1.7 and so on", s.PDF),
    ],
)
def test_a_picture_that_cannot_be_searched_says_why(content: Callable[[], bytes], said: Any, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(content())
    assert is_picture_file(path)
    assert reasons(rows(path)) == [said]


def test_a_picture_without_a_code_says_so() -> None:
    assert reasons(rows(sheet(300, 300))) == [s.NO_CODE]


def test_a_picture_full_of_corners_of_codes_ends_soon_and_at_once_when_it_is_stopped() -> None:
    tile = sheet(9, 9, (0, 0, QImage(7, 7, QImage.Format.Format_RGB32)))
    with QPainter(tile) as painter:
        painter.fillRect(0, 0, 7, 7, QColor("black"))
        painter.fillRect(1, 1, 5, 5, QColor("white"))
        painter.fillRect(2, 2, 3, 3, QColor("black"))
    whole = QImage(900, 900, QImage.Format.Format_RGB32)
    with QPainter(whole) as painter:
        painter.setBrush(QColor("white"))
        for x in range(0, 900, 9):
            for y in range(0, 900, 9):
                painter.drawImage(x, y, tile)
    answers = iter([False])
    start = process_time()
    assert list(picture_rows(whole.scaled(1500, 1500), lambda: next(answers, True))) == []
    assert process_time() - start < 2.0


def test_a_picture_dropped_on_the_room_brings_its_decks(room: DeckRoom, tmp_path: Path, qtbot: Any) -> None:
    deck = generate(3, set="CotA", added=NOW)
    path, other = tmp_path / "card.png", tmp_path / "cat.png"
    assert sheet(600, 400, (20, 20, code(share_text(deck) or ""))).save(str(path))
    assert sheet(60, 40).save(str(other))
    assert drop(room.place, files(path, other))
    finish_import(qtbot, room)
    assert [row[1:3] for row in report_rows(room)] == [(deck.name, "new"), ("", "not read")]
    assert report_rows(room)[1][3] == s.NO_CODE.en
    assert len(names(room.browse)) == SHIPPED + 1


def test_the_clipboard_gives_a_picture_only_where_it_has_no_list() -> None:
    image = code(PAGE)
    data = QMimeData()
    data.setImageData(image)
    assert offer_of(data).picture is not None
    data.setUrls([QUrl("https://example.org/photo.png")])
    assert offer_of(data).picture is not None
    data.setUrls([QUrl(PAGE)])
    assert offer_of(data).picture is None and offer_of(data).text == PAGE
    table = QMimeData()
    table.setImageData(image)
    table.setText("Deck\tHouse")
    assert offer_of(table).picture is None and offer_of(table).text
