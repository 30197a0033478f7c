"""Texts on cards: names fit their plates, words break at syllables, icons stand in the line."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from kfdesk.cards.facts import facts
from kfdesk.desk.art.fonts import best_fit, syllable_break, wrapped
from kfdesk.desk.art.rules_text import bold_parts, layout_rules_text
from kfdesk.desk.theme import (
    LIGHT,
)
from tests.inks import inks

pytestmark = pytest.mark.usefixtures("qapp")

TEXT = (
    "Elusive. (Attacked for the first time each turn: no damage.)\n"
    "Play: Steal 1{amber}. Deal 2{damage} to a {house:shadows} creature."
)


def canvas(width: int = 120, height: int = 168) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_fit_the_plate_of_small_and_large_faces(language: str) -> None:
    names = {card.name_in(language).rstrip("… ") for card in facts().values()}
    small = [name for name in names if "…" in "".join(best_fit(name, 66.5, 19, largest=11, smallest=6, lines=3)[2])]
    large = [name for name in names if "…" in "".join(best_fit(name, 270, 47, largest=25, smallest=12)[2])]
    assert (small, large) == ([], [])


def test_long_words_break_at_a_syllable() -> None:
    word = "Marktschwankungen"
    assert 4 <= syllable_break(word) <= len(word) - 4
    lines = wrapped(word, 70, 10, True, False, True)
    assert len(lines) == 2 and lines[0].endswith("-")
    assert "".join(lines).replace("-", "") == word
    assert wrapped("Troll", 70, 10, True, False, True) == ("Troll",)


def test_rules_text_puts_icons_into_the_line() -> None:
    layout = layout_rules_text("Play: Steal 1{amber}. Deal 2{damage} to a {house:star alliance} creature.", 300.0)
    assert [run.icon for run in layout.runs if run.icon] == ["amber", "damage", "house:star alliance"]
    assert [run.text for run in layout.runs if run.bold] == ["Play:"]
    amber = next(index for index, run in enumerate(layout.runs) if run.icon == "amber")
    before, icon, after = layout.runs[amber - 1 : amber + 2]
    assert (before.text, after.text) == ("1", ".")
    assert before.rect.top() <= icon.rect.center().y() <= before.rect.bottom()
    assert before.rect.right() == pytest.approx(icon.rect.left())
    assert icon.rect.right() == pytest.approx(after.rect.left())


def test_numbers_and_icons_never_part() -> None:
    for width in range(40, 200, 7):
        layout = layout_rules_text("Steal 1{amber} and then capture 12{amber}, or gain 3{amber}.", float(width))
        for before, after in itertools.pairwise(layout.runs):
            if after.icon is not None and before.text.isdigit():
                assert before.rect.bottom() > after.rect.center().y() > before.rect.top()


def test_the_enhance_keyword_is_bold_before_its_icons() -> None:
    for text, word in (("Enhance {draw}{house:dis}.", "Enhance"), ("Verbesserung {draw}{house:dis}.", "Verbesserung")):
        layout = layout_rules_text(text, 300.0)
        assert [run.text for run in layout.runs if run.bold] == [word]
        assert [run.icon for run in layout.runs if run.icon] == ["draw", "house:dis"]


def test_reminders_are_italic_and_labels_bold() -> None:
    layout = layout_rules_text(TEXT, 300.0)
    italic = " ".join(run.text for run in layout.runs if run.italic)
    assert italic.startswith("( Attacked") or italic.startswith("(")
    assert "Elusive." not in italic
    assert [run.text for run in layout.runs if run.bold] == ["Elusive.", "Play:"]


@pytest.mark.parametrize(
    ("paragraph", "bold"),
    [
        ("Play: Draw a card.", "Play:"),
        ("Nach dem Kampf: Ziehe.", "Nach dem Kampf:"),
        ("Schwer zu fassen.", "Schwer zu fassen."),
        ("Assault 2. (Before it fights.)", "Assault 2."),
        ("Each friendly creature gets +1 power.", ""),
        ("Steal 1{amber}.", ""),
        ("Your opponent cannot reap. Then: nothing.", ""),
        ("After Fight/After Reap: Draw a card.", "After Fight/After Reap:"),
        ("Während des Zuges deines Gegners gilt: Er erntet nicht.", ""),
        ("Diese Kreatur erhält „Zerstört: Ziehe eine Karte.“", "Zerstört:"),
    ],
)
def test_labels_and_keywords_are_bold(paragraph: str, bold: str) -> None:
    assert "".join(paragraph[part.start : part.stop] for part in bold_parts(paragraph)) == bold
    runs = layout_rules_text(paragraph, 900.0).runs
    assert " ".join(run.text for run in runs if run.bold) == bold


def test_rules_text_shrinks_until_it_fits() -> None:
    long = "\n".join(["Play: " + "Jede freundliche Kreatur erhält einen Zähler. " * 4] * 3)
    layout = layout_rules_text(long, 310.0, 190.0, largest=17, smallest=7)
    assert not layout.clipped and layout.height <= 190.0 and 7 <= layout.px < 17
    assert max(run.rect.right() for run in layout.runs) <= 310.5
    cut = layout_rules_text(long * 9, 310.0, 190.0, largest=17, smallest=7)
    assert cut.clipped and all(run.rect.bottom() <= 190.0 for run in cut.runs)


def test_a_word_longer_than_the_line_is_broken() -> None:
    layout = layout_rules_text("Donaudampfschifffahrtsgesellschaftskapitän", 90.0)
    assert max(run.rect.right() for run in layout.runs) <= 90.5
    assert "".join(run.text.rstrip("-") for run in layout.runs) == "Donaudampfschifffahrtsgesellschaftskapitän"


def test_unknown_tokens_are_left_as_text() -> None:
    layout = layout_rules_text("A {mystery} and a {", 300.0)
    assert "".join(run.text for run in layout.runs) == "A{mystery}anda{"
    assert layout_rules_text("", 100.0).runs == ()


def test_rules_text_draws() -> None:
    image = canvas(300, 120)
    painter = QPainter(image)
    layout_rules_text(TEXT, 280.0).draw(painter, QPointF(10, 10), LIGHT)
    assert painter.end()
    assert len(inks(image)) > 5
