"""Numbers, days and names of languages, as each language writes them; and Qt's own words in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QDoubleSpinBox

from kfdesk.desk.kit import locales
from kfdesk.desk.kit.locales import date_format, date_text, decimal, moment_text, number, own_name, use_language, whole

THIN = "\u202f"
"""What stands between thousands in French."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def a_system(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(name))


@pytest.mark.parametrize(
    ("language", "count", "figure", "least"),
    [
        ("en", "1,234,567", "1,234.50", "−0.25"),
        ("de", "1.234.567", "1.234,50", "−0,25"),
        ("fr", f"1{THIN}234{THIN}567", f"1{THIN}234,50", "−0,25"),
        ("xx", "1,234,567", "1,234.50", "−0.25"),
    ],
)
def test_numbers_are_written_as_in_the_language(language: str, count: str, figure: str, least: str) -> None:
    assert (whole(1234567, language), decimal(1234.5, language, 2)) == (count, figure)
    assert (number(-0.25, language), number(3, language), number(-0.001, language)) == (least, "3", "0")
    assert number(2.0625, language, 1) == decimal(2.0625, language, 1)
    assert decimal(None, language) == "–"


@pytest.mark.parametrize(
    ("language", "day"),
    [("en", "2026-01-09"), ("de", "09.01.2026"), ("fr", "09/01/2026"), ("es", "9/1/2026"), ("pt_BR", "09/01/2026")],
)
def test_days_have_their_whole_year(language: str, day: str, monkeypatch: pytest.MonkeyPatch) -> None:
    a_system(monkeypatch, "C")
    assert date_text(date(2026, 1, 9), language) == day
    noon = datetime(2026, 1, 9, 12, 30).astimezone(UTC)
    assert date_text(noon, language) == day
    assert moment_text(noon, language) == f"{day}, 12:30"


def test_the_users_own_country_counts_where_the_language_is_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    a_system(monkeypatch, "en_GB")
    assert (date_format("en"), date_format("de")) == ("dd/MM/yyyy", "dd.MM.yyyy")
    a_system(monkeypatch, "de_CH")
    assert whole(1234, "de") in ("1’234", "1'234") and date_format("en") == "yyyy-MM-dd"


@pytest.mark.parametrize(
    ("wishes", "spoken"),
    [
        (["de-Latn-DE", "de-DE", "de"], "de"),
        (["eo-Latn-001", "eo-001", "eo", "de-AT", "de", "en-GB"], "de"),
        (["eo", "en-GB", "de"], "en"),
        (["qq"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_there_is_a_catalog_for_is_spoken(
    wishes: list[str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: wishes)
    assert locales.system_language() == spoken


def test_each_language_is_called_by_its_own_name() -> None:
    names = [own_name(code) for code in ("en", "de", "fr", "es", "pt", "pt_BR", "pl", "qq")]
    assert names == ["English", "Deutsch", "Français", "Español", "Português", "Português (Brasil)", "Polski", "qq"]


def test_qt_itself_speaks_the_language(qapp: QApplication) -> None:
    def said() -> tuple[str, str]:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        spin = QDoubleSpinBox()
        spin.setValue(1.5)
        keys = QKeySequence("Ctrl+Shift+Left").toString(QKeySequence.SequenceFormat.NativeText)
        return box.buttons()[0].text().replace("&", ""), f"{spin.text()} {keys}"

    found = []
    for language in ("en", "de", "fr", "xx", "de", "en"):
        use_language(language)
        found.append(said())
    assert found[0] == ("Cancel", "1.50 Ctrl+Shift+Left") == found[3] == found[5]
    assert found[1] == ("Abbrechen", "1,50 Strg+Umschalt+Links") == found[4]
    assert found[2][0] == "Annuler" and found[2][1].startswith("1,50 Ctrl+Maj+")


def texts_of_qt(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield context, English and translation of what Qt itself says, as its file has them."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    data, at = (Path(folder) / f"qtbase_{language}.qm").read_bytes(), 16
    messages = b""
    while at < len(data):
        section, length = data[at], int.from_bytes(data[at + 1 : at + 5])
        if section == 0x69:
            messages = data[at + 5 : at + 5 + length]
        at += 5 + length
    at, found = 0, dict[int, str]()
    while at < len(messages):
        field, at = messages[at], at + 1
        if field == 1:  # the end of a message
            yield found.get(7, ""), found.get(6, ""), found.get(3, "")
            found = {}
            continue
        length, at = int.from_bytes(messages[at : at + 4]), at + 4
        if length != 0xFFFFFFFF:
            found[field] = messages[at : at + length].decode("utf-16-be" if field == 3 else "utf-8")
            at += length


def test_no_dialog_of_qt_addresses_a_german_player_formally(qapp: QApplication) -> None:
    del qapp
    unseen = ("QSystemSemaphore", "QODBC")
    formal = [
        (context, english)
        for context, english, german in texts_of_qt("de")
        if re.search(r"\b(Sie|Ihr(e[mnrs]?)?|Ihnen)\b", german) and not context.startswith(unseen)
    ]
    assert len(formal) > 10
    use_language("de")
    for context, english in formal:
        said = QCoreApplication.translate(context, english)
        assert said != english and not re.search(r"\b(Sie|Ihr|Ihre|Ihnen)\b", said), (context, english)
    use_language("en")
    assert QCoreApplication.translate("QInputDialog", "Enter a value:") == "Enter a value:"
