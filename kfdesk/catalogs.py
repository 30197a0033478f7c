"""Translations of the interface: gettext catalogs, found in folders, read when their language is first asked for.

A language is a file: `xx.po`, or `xx.mo` compiled from it, in the program's folder of languages or in the user's own.
Nothing of a catalog is trusted: what cannot be read, and each translation whose slots are not those of the English
text, is left out, and the English text is said instead.
"""

from __future__ import annotations

import locale
import logging
import struct
from collections.abc import Iterator, Mapping
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Final, Protocol, TypeVar

from kfdesk import disk, po_file, resources
from kfdesk.text.forms import is_form
from kfdesk.text.translating import SOURCE, SOURCE_NAME, Message, Translator, translate_with

_LARGEST: Final = 8_000_000
"""Bytes of a catalog; a larger file is none."""


class Cleared(Protocol):
    """What `functools.cache` makes."""

    def cache_clear(self) -> None:
        """Forget what was returned."""


C = TypeVar("C", bound=Cleared)
_CLEARED: Final[list[Cleared]] = []

log = logging.getLogger(__name__)


OWN_NAME: Final = Message("English", "the name of this language in itself")
"""What a catalog calls its language."""


class Catalog:
    """The translations into one language."""

    def __init__(self, translations: GNUTranslations) -> None:
        self._translations = translations
        self._said: dict[Message, str] = {}

    def translated(self, message: Message, number: int | None) -> str:
        """Return a text in this language, in English where it has no sound translation.

        `number` chooses the form of a plural; without one a text with a plural reads as of one.
        """
        if message.plural and number is not None:
            return self._plural(message, number)
        if (said := self._said.get(message)) is None:
            said = self._said[message] = self._single(message)
        return said

    def _single(self, message: Message) -> str:
        text, context, plural = message
        if plural:
            return self._plural(message, 1)
        found = self._translations
        try:
            said = found.pgettext(context, text) if context else found.gettext(text)
            if said == text:  # it may stand with its plural only; older versions of gettext do not look there
                said = found.npgettext(context, text, text, 1) if context else found.ngettext(text, text, 1)
        except ArithmeticError:  # the catalog's rule for plurals divides by nothing
            return text
        return said if text and said and may_stand_for(said, message) else text  # of "" gettext says the header

    def _plural(self, message: Message, number: int) -> str:
        text, context, plural = message
        english = text if number == 1 else plural
        found = self._translations
        try:
            if context:
                said = found.npgettext(context, text, plural, number)
            else:
                said = found.ngettext(text, plural, number)
        except ArithmeticError:  # the catalog's rule for plurals divides by nothing
            return english
        return said if said and may_stand_for(said, message) else english


def translated(message: Message, language: str, number: int | None = None) -> str:
    """Return a text in a language, in English where that language has no translation of it."""
    if language != SOURCE and (catalog := _catalog(language)) is not None:
        return catalog.translated(message, number)
    return message.in_english(number)


@cache
def may_stand_for(translation: str, message: Message) -> bool:
    """Return whether a translation has the slots of the English text: then filling it fails no more than that does.

    Of a plural each form may leave out the slots that only one of the English forms has, as in "a deck".
    """
    try:
        found = slots(translation)
    except ValueError:
        return _slots_or_none(message.text) is None
    one = _slots_or_none(message.text)
    if not message.plural:
        return found == one
    several = _slots_or_none(message.plural)
    if one is None or several is None:
        return False
    return one & several <= found <= one | several


def slots(text: str) -> frozenset[tuple[str, str, str]]:
    """Return the slots of a text, each with its conversion and format. Raises `ValueError` where braces do not fit.

    Forms of names (see `kfdesk.text.forms`) are left out: each language has its own.
    """
    parts = Formatter().parse(text)
    return frozenset(
        (name, way or "", "" if is_form(form or "") else form or "") for _, name, form, way in parts if name is not None
    )


def _slots_or_none(text: str) -> frozenset[tuple[str, str, str]] | None:
    try:
        return slots(text)
    except ValueError:
        return None


class _Catalogs(Translator):
    """Translates by the catalogs that are found."""

    def translated(self, message: Message, language: str, number: int | None = None) -> str:
        return translated(message, language, number)

    def languages(self) -> Mapping[str, str]:
        return languages()


def speak() -> None:
    """Let all texts be said by the catalogs from now on; none is read before its language is asked for."""
    translate_with(_CATALOGS)


_CATALOGS: Final = _Catalogs()


# Where catalogs are.


def own_folder() -> Path:
    """Return the user's own folder of languages."""
    return disk.config_folder() / "languages"


def _usual_folders() -> tuple[Path, ...]:
    return own_folder(), resources.languages()


_given_folders: list[Path] = []
"""Folders to look in instead of the usual ones."""


def look_in(*folders: Path) -> None:
    """Look for catalogs in these folders only, the first before the others; without any: where they usually are."""
    _given_folders[:] = folders
    forget()


def forget() -> None:
    """Look for catalogs anew when the next text is asked for."""
    _files.cache_clear()
    _catalog.cache_clear()
    for kept in _CLEARED:
        kept.cache_clear()


def made_of_catalogs(kept: C) -> C:
    """Clear the cache of a function when catalogs are looked for anew."""
    _CLEARED.append(kept)
    return kept


def languages() -> dict[str, str]:
    """Return the code and the own name of every language there is, English first; a name may be the code again."""
    found = {}
    for code in _files():
        if (catalog := _catalog(code)) is not None:
            name = catalog.translated(OWN_NAME, None)
            found[code] = code if name == OWN_NAME.text else name
    return {SOURCE: SOURCE_NAME} | dict(sorted(found.items(), key=lambda named: named[1].casefold()))


def speaks(language: str) -> bool:
    """Return whether there is a catalog of exactly this language that can be read."""
    return language == SOURCE or (language in _files() and _catalog(language) is not None)


def listed(language: str) -> Iterator[tuple[Message, str]]:
    """Yield the texts of the program's own catalog with their translations, of a plural each form; none if it has none.

    Raises `OSError` and `ValueError` where the catalog cannot be read.
    """
    file = resources.languages() / f"{language}.po"
    if not file.exists():
        return
    for entry in po_file.entries(file.read_text(encoding="utf-8")):
        if entry.is_done and entry.parts["msgid"]:
            parts = entry.parts
            message = Message(parts["msgid"], parts.get("msgctxt", ""), parts.get("msgid_plural", ""))
            yield from ((message, form) for form in entry.forms)


def system_language() -> str:
    """Return the language of the user's system, English where there is no catalog of it."""
    said = (locale.getlocale()[0] or "").replace("-", "_")
    # Windows calls languages by their English names in some places.
    code = {"German": "de", "English": SOURCE}.get(said.partition("_")[0], said)
    return next((each for each in (code, code.partition("_")[0]) if speaks(each)), SOURCE)


@cache
def _files() -> dict[str, tuple[Path, ...]]:
    """Return the files of each language, the ones to read first in front."""
    found: dict[str, tuple[Path, ...]] = {}
    for folder in _given_folders or _usual_folders():
        here: dict[str, list[Path]] = {}
        try:
            files = sorted(file for file in folder.iterdir() if file.suffix in (".mo", ".po"))
            files.sort(key=lambda file: file.stat().st_mtime, reverse=True)
        except OSError:
            continue
        for file in files:
            if po_file.is_code(file.stem) and file.stem != SOURCE:
                here.setdefault(file.stem, []).append(file)
        for code, those in here.items():
            found[code] = (*found.get(code, ()), *those)
    return found


@cache
def _catalog(language: str) -> Catalog | None:
    for file in _files().get(language, ()):
        try:
            return read(file)
        except (OSError, ValueError) as fault:
            log.warning("%s cannot be read: %s", file, fault)
    shorter = language.rpartition("_")[0]
    return _catalog(shorter) if shorter else None


def read(file: Path) -> Catalog:
    """Return the catalog in a file. Raises `OSError` and `ValueError` (of all that is wrong with it)."""
    content = disk.content_of(file, _LARGEST)
    return of(po_file.compiled(content.decode("utf-8-sig")) if file.suffix == ".po" else content)


def _check_sizes(compiled: bytes) -> None:
    """Raise `ValueError` for a compiled file whose texts are longer, all together, than the file: they share bytes, and
    to read each of them could take any amount of memory."""
    order = "<" if compiled[:4] == _MAGIC else ">"
    count, *tables = struct.unpack_from(f"{order}3I", compiled, 8)
    for at in tables:
        lengths = struct.unpack_from(f"{order}{2 * count}I", compiled, at)[::2]
        if sum(lengths) > len(compiled):
            raise ValueError("its texts are longer than the file")


_MAGIC = bytes.fromhex("de120495")
"""How a compiled file begins whose numbers have their low byte first."""


def of(compiled: bytes) -> Catalog:
    """Return the catalog that a compiled file holds. Raises `ValueError`."""
    try:
        _check_sizes(compiled)
        return Catalog(GNUTranslations(BytesIO(compiled)))
    except Exception as fault:  # the library raises whatever a damaged file makes it stumble over
        raise ValueError(f"it is damaged: {fault!r}") from fault
