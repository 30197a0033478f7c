"""How a language writes numbers, days and its own name, and Qt's own words in it.

What the program itself says is in its catalogs; here is what the system already knows of every language.
"""

from __future__ import annotations

from datetime import date, datetime
from functools import cache

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLibraryInfo, QLocale, QTranslator

from kfdesk import catalogs
from kfdesk.desk.kit.qt_texts import QtWords
from kfdesk.text.translating import SOURCE

_SHORT = QLocale.FormatType.ShortFormat
_ISO = "yyyy-MM-dd"
_OWN_NAMES = {"en": "English", "es": "Español", "pt": "Português", "zh": "中文"}
"""What Qt names by one of its countries only."""


def locale_of(language: str) -> QLocale:
    """Return how a language is written: as the user's system says where it is the system's own, else as is usual.

    A language that Qt does not know is written as English is.
    """
    system = QLocale.system()
    found = QLocale(language)
    if found.language() is QLocale.Language.C:
        return QLocale(QLocale.Language.English)
    return system if system.language() is found.language() and "_" not in language else found


def system_language() -> str:
    """Return the first of the languages the user has set the system to that the interface speaks, else English."""
    for wish in QLocale.system().uiLanguages():
        code = wish.replace("-", "_")
        for known in (code, code.partition("_")[0]):
            if catalogs.speaks(known):
                return known
    return SOURCE


def own_name(language: str) -> str:
    """Return what a language calls itself, with its country where the code names one; an unknown one its code."""
    base, _, country = language.partition("_")
    locale = QLocale(language)
    if locale.language() is QLocale.Language.C:
        return language
    name = _OWN_NAMES.get(base) or locale.nativeLanguageName()
    name = name[:1].upper() + name[1:]
    return f"{name} ({locale.nativeTerritoryName()})" if country else name


# Numbers.


def whole(value: int, language: str) -> str:
    """Return a count as people write it, with thousands set apart."""
    return locale_of(language).toString(value)


def decimal(value: float | None, language: str, digits: int = 1) -> str:
    """Return a figure with so many digits after its decimal sign; a missing one as a dash."""
    return "–" if value is None else locale_of(language).toString(float(value), "f", digits)


def number(value: float, language: str, digits: int = 2) -> str:
    """Return a number as it is read: with at most so many digits after its decimal sign, and a real minus sign."""
    rounded = round(value, digits)
    needed = next(few for few in range(digits + 1) if few == digits or round(rounded, few) == rounded)
    text = locale_of(language).toString(abs(float(rounded)), "f", needed)
    return f"−{text}" if rounded < 0 else text


# Days.


def date_format(language: str) -> str:
    """Return Qt's pattern for a day, with the whole year. English without a country writes it as ISO 8601 does:
    its countries disagree on what comes first."""
    locale = locale_of(language)
    if locale.language() is QLocale.Language.English and locale != QLocale.system():
        return _ISO
    found = locale.dateFormat(_SHORT)
    return found if "yyyy" in found else found.replace("yy", "yyyy")


def date_text(when: date | datetime, language: str) -> str:
    """Return a day as people write it; that of a moment in local time."""
    day = when.astimezone().date() if isinstance(when, datetime) else when
    return locale_of(language).toString(QDate(day.year, day.month, day.day), date_format(language))


def moment_text(when: datetime, language: str) -> str:
    """Return a day and the time on it, to the minute, as people write them here."""
    time = QDateTime.fromSecsSinceEpoch(int(when.timestamp())).time()
    if date_format(language) == _ISO:
        return f"{date_text(when, language)}, {time.toString('HH:mm')}"
    return f"{date_text(when, language)}, {locale_of(language).toString(time, _SHORT)}"


# Qt's own words.


@cache
def _translator(language: str) -> QTranslator | None:
    """Return Qt's words in a language: of standard buttons, dialogs, menus of text fields, and keys."""
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return translator if translator.load(QLocale(language), "qtbase", "_", folder) else None


@cache
def _anew(language: str) -> QTranslator:
    """Return what of Qt's words is said anew in a language."""
    return QtWords(language)


_spoken: list[QTranslator] = []


def use_language(language: str) -> None:
    """Let Qt itself speak a language, and read and write numbers in its widgets as that language does."""
    QLocale.setDefault(locale_of(language))
    wanted = [found for found in (_translator(language), _anew(language)) if found is not None]
    if _spoken == wanted:
        return
    for old in _spoken:
        QCoreApplication.removeTranslator(old)
    for translator in wanted:  # what was installed last is asked first
        QCoreApplication.installTranslator(translator)
    _spoken[:] = wanted
