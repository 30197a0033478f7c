"""Texts on cards: names fit their plates, words break at syllables, icons stand in the line."""

from __future__ import annotations

import itertools
import re
from itertools import chain

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.desk.art.fonts import best_fit, syllable_break, wrapped
from kfdesk.desk.art.rules_text import layout_rules_text
from kfdesk.desk.kit.theme import LIGHT
from kfdesk.text.runs import Role, Runs, marked, merged, of_text
from tests.inks import inks

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(text: str) -> Runs:
    """Return runs of a text with *bold* labels and keywords, and with reminders in parentheses."""
    parts = re.split(r"(\*[^*]*\*|\([^)]*\))", text)
    roles = {"*": Role.LABEL, "(": Role.REMINDER}
    runs = (marked(part.strip("*"), roles.get(part[:1], Role.PLAIN), aside=part[:1] == "(") for part in parts)
    return merged(chain.from_iterable(runs))


TEXT = drawn(
    "*Elusive.* (Attacked for the first time each turn: no damage.)\n"
    "*Play:* Steal 1{amber}. Deal 2{damage} to a {house:shadows} creature."
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
    layout = layout_rules_text(
        drawn("*Play:* Steal 1{amber}. Deal 2{damage} to a {house:star alliance} creature."), 300.0
    )
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
        layout = layout_rules_text(
            of_text("Steal 1{amber} and then capture 12{amber}, or gain 3{amber}."), float(width)
        )
        for before, after in itertools.pairwise(layout.runs):
            if after.icon is not None and before.text.isdigit():
                assert before.rect.bottom() > after.rect.center().y() > before.rect.top()


def test_the_enhance_keyword_is_bold_before_its_icons() -> None:
    for language, word in (("en", "Enhance"), ("de", "Verbesserung")):
        layout = layout_rules_text(library()["fission-bloom"].runs(language), 300.0)
        assert next(run.text for run in layout.runs if run.bold) == word
        assert [run.icon for run in layout.runs if run.icon] == ["draw"]


def test_reminders_are_italic_and_labels_bold() -> None:
    layout = layout_rules_text(TEXT, 300.0)
    italic = " ".join(run.text for run in layout.runs if run.italic)
    assert italic == "(Attacked for the first time each turn: no damage.)"
    assert [run.text for run in layout.runs if run.bold] == ["Elusive.", "Play:"]


@pytest.mark.parametrize(
    ("card", "language", "bold"),
    [
        ("cutthroat-research", "en", "Play:"),
        ("guardian-demon", "en", "Play/After Fight/After Reap:"),
        ("guardian-demon", "de", "Spielen/Nach dem Kampf/Nach der Ernte:"),
        ("rothais-the-fierce", "en", "Taunt. Hazardous 4."),
        ("stealthster", "de", "Schwer zu fassen."),
        ("ghostform", "en", "After Fight/After Reap:"),
        ("the-vaultkeeper", "en", ""),
    ],
)
def test_labels_and_keywords_are_bold(card: str, language: str, bold: str) -> None:
    runs = layout_rules_text(library()[card].runs(language), 900.0).runs
    assert " ".join(run.text for run in runs if run.bold) == bold


def test_rules_text_shrinks_until_it_fits() -> None:
    long = "\n".join(["*Play:* " + "Jede freundliche Kreatur erhält einen Zähler. " * 4] * 3)
    layout = layout_rules_text(drawn(long), 310.0, 190.0, largest=17, smallest=7)
    assert not layout.clipped and layout.height <= 190.0 and 7 <= layout.px < 17
    assert max(run.rect.right() for run in layout.runs) <= 310.5
    cut = layout_rules_text(drawn(long * 9), 310.0, 190.0, largest=17, smallest=7)
    assert cut.clipped and all(run.rect.bottom() <= 190.0 for run in cut.runs)


def test_a_word_longer_than_the_line_is_broken() -> None:
    layout = layout_rules_text(of_text("Donaudampfschifffahrtsgesellschaftskapitän"), 90.0)
    assert max(run.rect.right() for run in layout.runs) <= 90.5
    assert "".join(run.text.rstrip("-") for run in layout.runs) == "Donaudampfschifffahrtsgesellschaftskapitän"


def test_unknown_tokens_are_left_as_text() -> None:
    layout = layout_rules_text(of_text("A {mystery} and a {"), 300.0)
    assert "".join(run.text for run in layout.runs) == "A{mystery}anda{"
    assert layout_rules_text((), 100.0).runs == ()


def test_rules_text_draws() -> None:
    image = canvas(300, 120)
    painter = QPainter(image)
    layout_rules_text(TEXT, 280.0).draw(painter, QPointF(10, 10), LIGHT)
    assert painter.end()
    assert len(inks(image)) > 5
