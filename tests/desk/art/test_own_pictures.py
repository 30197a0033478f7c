"""A player's own pictures: found by names of cards, bounded, and nothing a file holds stops the program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from kfdesk.cards.facts import facts
from kfdesk.desk.art import own_pictures as module
from kfdesk.desk.art.cache import PixmapCache
from kfdesk.desk.art.faces import look_of_facts, paint_card, paint_exhausted
from kfdesk.desk.art.look import CardLook
from kfdesk.desk.art.own_pictures import DAMAGED, NO_CARD, OWN, TOO_LARGE, OwnPictures, paint_own
from kfdesk.desk.kit.theme import DARK, Theme
from kfdesk.engine.terms import House

pytestmark = pytest.mark.usefixtures("qapp")


def picture(path: Path, ink: str = "#ff00ff", width: int = 90, height: int = 96) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ink))
    assert image.save(str(path))
    return path


@pytest.mark.parametrize(
    ("file", "card"),
    [
        ("troll.png", "troll"), ("Dust Imp.jpg", "dust-imp"), ("QUIXO THE ADVENTURER.PNG", "quixo-the-adventurer"),
        ("Kaupe evil twin.webp", "kaupe-evil-twin"), ("C.R. Officer Hawkins.png", "cr-officer-hawkins"),
        ("Deusillus.png", "deusillus"),
    ],
)  # fmt: skip
def test_a_file_is_called_like_its_card(tmp_path: Path, file: str, card: str) -> None:
    picture(tmp_path / file)
    own = OwnPictures()
    own.look_in(tmp_path)
    image = own.image(card)
    assert image is not None and (image.width(), image.height()) == (90, 96)
    assert (len(own), own.faults, own.image("pit-demon")) == (1, {}, None)


def test_what_cannot_be_shown_is_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "troll.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(40))
    whole = picture(tmp_path / "krump.png").read_bytes()
    (tmp_path / "krump.png").write_bytes(whole[: len(whole) // 2])
    picture(tmp_path / "valdr.png", width=4000, height=1001)
    (tmp_path / "anger.png").mkdir()
    picture(tmp_path / "nobody of this name.png")
    (tmp_path / "notes.txt").write_text("no picture", encoding="utf-8")
    own = OwnPictures()
    own.look_in(tmp_path)
    assert [own.image(card) for card in ("troll", "valdr", "anger")] == [None] * 3
    own.image("krump")
    own.check()
    assert own.faults["troll.png"] == own.faults["anger.png"] == DAMAGED
    assert own.faults["valdr.png"] == TOO_LARGE
    assert own.faults["nobody of this name.png"] == NO_CARD
    assert "notes.txt" not in own.faults


def test_a_file_of_too_many_bytes_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    picture(tmp_path / "troll.png")
    monkeypatch.setattr(module, "MOST_BYTES", 50)
    own = OwnPictures()
    own.look_in(tmp_path)
    assert own.image("troll") is None and own.faults["troll.png"] == TOO_LARGE


def test_a_large_picture_is_kept_no_larger_than_it_is_shown(tmp_path: Path) -> None:
    picture(tmp_path / "troll.png", width=1500, height=1000)
    own = OwnPictures()
    own.look_in(tmp_path)
    image = own.image("troll")
    assert image is not None and image.width() == module.KEPT_SIDE
    assert own.image("troll") is image


def test_no_folder_and_none_wished_show_nothing(tmp_path: Path) -> None:
    own = OwnPictures()
    before = own.generation
    own.look_in(tmp_path / "nowhere")
    assert (len(own), own.faults) == (0, {})
    own.look_in(None)
    assert len(own) == 0 and own.generation == before + 2


def painted(look: CardLook, size: QSizeF, paint: Callable[[QPainter, CardLook, QSizeF, Theme], None]) -> QImage:
    pixmap = QPixmap(160, 160)
    pixmap.fill(QColor("black"))
    painter = QPainter(pixmap)
    paint(painter, look, size, DARK)
    painter.end()
    return pixmap.toImage()


def test_a_face_shows_the_players_own_picture_and_the_generated_one_without_it(tmp_path: Path) -> None:
    look, size = look_of_facts(facts()["troll"], House.BROBNAR, "en"), QSizeF(96, 134)
    generated = painted(look, size, paint_card)
    picture(tmp_path / "troll.png", "#ff00ff")
    try:
        OWN.look_in(tmp_path)
        own = painted(look, size, paint_card)
        turned = painted(look, size.transposed(), paint_exhausted)
    finally:
        OWN.look_in(None)
    assert own.pixelColor(48, 70) == QColor("#ff00ff") != generated.pixelColor(48, 70)
    assert turned.pixelColor(67, 60).red() > 150 > turned.pixelColor(67, 60).green()
    assert painted(look, size, paint_card) == generated


def test_faces_are_painted_anew_where_other_pictures_are_shown() -> None:
    look, cache = look_of_facts(facts()["troll"], House.BROBNAR, "en"), PixmapCache()
    for _ in range(2):
        cache.pixmap(look, QSizeF(96, 134), theme=DARK)
        OWN.look_in(None)
    assert len(cache.faces) == 2


def test_the_middle_of_a_picture_fills_its_frame() -> None:
    wide = QImage(300, 100, QImage.Format.Format_RGB32)
    wide.fill(QColor("red"))
    painter = QPainter(wide)
    painter.fillRect(100, 0, 100, 100, QColor("blue"))
    painter.end()
    image = QImage(50, 50, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_own(painter, wide, QRectF(0, 0, 50, 50))
    painter.end()
    assert {image.pixelColor(x, 25).name() for x in (3, 25, 46)} == {"#0000ff"}
