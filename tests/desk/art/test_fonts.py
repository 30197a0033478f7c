"""The program's own fonts: found, shipped with their license, and with the letters of Europe's Latin alphabets."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication, QLabel

from kfdesk.desk.art.fonts import TEXT_FAMILY, TITLE_FAMILY, best_fit, font, load_fonts, use_fonts
from kfdesk.resources import assets

ALPHABETS = {
    "German": "ÄÖÜäöüßẞ„“‚‘–",
    "French": "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»",
    "Polish": "ĄĆĘŁŃÓŚŹŻąćęłńóśźż",
    "Czech": "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž",
    "Hungarian": "ÁÉÍÓÖŐÚÜŰáéíóöőúüű",
    "Romanian": "ĂÂÎȘȚăâîșț",
    "Spanish": "ÁÉÍÑÓÚÜáéíñóúü¿¡",
    "Turkish": "ÇĞİIÖŞÜçğıiöşü",
    "Icelandic": "ÁÐÉÍÓÚÝÞÆÖáðéíóúýþæö",
    "signs": "Æ·…×+−–≥≤•",
}


def _face(style: str) -> QFont:
    return font(20, bold=style == "bold", italic=style == "italic", title=style == "title")


def test_both_families_are_found() -> None:
    assert load_fonts() == (TEXT_FAMILY, TITLE_FAMILY)


@pytest.mark.parametrize(
    ("style", "family"), [("", TEXT_FAMILY), ("bold", TEXT_FAMILY), ("italic", TEXT_FAMILY), ("title", TITLE_FAMILY)]
)
def test_drawn_text_is_written_in_them(style: str, family: str) -> None:
    assert QRawFont.fromFont(_face(style)).familyName() == family


def test_widgets_are_written_in_the_text_font(qapp: QApplication) -> None:
    use_fonts(qapp)
    label = QLabel("Æmber")
    assert QFontInfo(label.font()).family() == TEXT_FAMILY
    label.deleteLater()


@pytest.mark.parametrize("style", ["", "bold", "italic", "title"])
def test_letters_of_europe_need_no_other_font(style: str) -> None:
    raw = QRawFont.fromFont(_face(style))
    missing = {
        alphabet: lacks
        for alphabet, letters in ALPHABETS.items()
        if (lacks := [letter for letter in letters if not raw.supportsCharacter(ord(letter))])
    }
    assert missing == {}, raw.familyName()


def test_figures_are_as_high_as_capitals_and_stand_on_the_line() -> None:
    measure = QFontMetricsF(font(100, bold=True))
    heights = [measure.tightBoundingRect(figure).height() for figure in "0123456789"]
    feet = [measure.tightBoundingRect(figure).bottom() for figure in "0123456789"]
    assert min(heights) > 0.85 * measure.capHeight() and max(feet) < 5


def test_a_line_is_no_higher_than_dialogs_and_cards_have_room_for() -> None:
    for face in (font(100), font(100, title=True)):
        assert QFontMetricsF(face).height() <= 120


def test_a_title_is_narrower_than_the_same_words_in_bold_text() -> None:
    words = "Champion Anaphiel"
    bold, title = (QFontMetricsF(face).horizontalAdvance(words) for face in (font(20, bold=True), font(20, title=True)))
    assert title < bold
    assert best_fit(words, 90, 20, largest=20, smallest=6, lines=1, title=True)[0] >= 11


def test_the_license_lies_beside_the_fonts_and_they_are_small() -> None:
    folder = assets() / "fonts"
    text = (folder / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text and "Grenze" in text and "Alegreya Sans" in text
    assert sum(file.stat().st_size for file in folder.glob("*.ttf")) < 1_500_000
