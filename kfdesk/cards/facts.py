"""The card-facts table, read from assets once and built card by card when first asked for."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from kfdesk import resources
from kfdesk.engine.facts import PrintedFacts, Printing
from kfdesk.engine.terms import CardType, Half, House, Icon, Keyword
from kfdesk.language import card_names
from kfdesk.language.rendering import forget_wording
from kfdesk.records import record
from kfdesk.text.translating import language_of_names, say_names_in
from kfdesk.text.words import Words

LANGUAGES_OF_NAMES = ("en", "de", "es", "fr", "it", "pl", "pt")
"""The languages that names of cards are known in."""
VERSION = 1
"""The shape of the tables that this module reads."""


class FactsError(ValueError):
    """A facts table that cannot be read; names the file, the field and what is wrong with it."""

    def __init__(self, file: Path, field: str, problem: str) -> None:
        self.file = file
        self.field = field
        self.problem = problem
        super().__init__(f"{file}: {field}: {problem}" if field else f"{file}: {problem}")


@record
class SetFacts:
    """One published set: its code, its name, the numbers deck services use for it, and how many printings
    it has (a card that it prints in two houses counts twice)."""

    code: str
    name: str
    ids: tuple[int, ...]
    cards: int


_TOP_ENDS = "2"
"""How the id of the top half of a gigantic creature ends; many other ids end in digits too."""


class FactsTable(Mapping[str, PrintedFacts]):
    """The facts of every card by id. A row is checked when it is first read: `FactsError` if it is damaged.

    Home-made cards that are registered are found by id too, but are none of those that it goes through and counts.
    """

    def __init__(self, file: Path, enhance: Mapping[str, tuple[str, ...]] | None = None) -> None:
        self._file = file
        self._enhance = enhance or {}
        self._rows = _rows(file, "cards")
        self._built: dict[str, PrintedFacts] = {}
        self._homemade: dict[str, PrintedFacts] = {}

    def register(self, card: PrintedFacts) -> None:
        """Let a home-made card be found from now on. Raises `ValueError` for the id of a card of the table."""
        if not card.homemade or card.id in self._rows:
            raise ValueError(f"{card.id} is no home-made card")
        self._homemade[card.id] = card

    def forget_homemade(self) -> None:
        """Let no home-made card be found any more."""
        self._homemade.clear()

    def __getitem__(self, card: str) -> PrintedFacts:
        found = self._built.get(card) or self._homemade.get(card)
        if found is None:
            read = _card(_Row(self._file, "cards", card, self._rows[card]))
            if card in self._enhance:
                read = replace(read, enhance=self._enhance[card])
            found = self._built[card] = self._as_half(read)
        return found

    def _as_half(self, card: PrintedFacts) -> PrintedFacts:
        """Return the facts of a half of a gigantic creature as such, those of other cards as they are.

        The table gives both halves the creature's values, and the top half the id of the bottom half with a 2.
        """
        bottom = card.id.removesuffix(_TOP_ENDS)
        if bottom != card.id and self._is_called(bottom, card.name):
            return replace(card, half=Half.TOP, other_half=bottom, traits=(), power=None, armor=None, keywords=())
        if self._is_called(card.id + _TOP_ENDS, card.name):
            return replace(card, half=Half.BOTTOM, other_half=card.id + _TOP_ENDS)
        return card

    def _is_called(self, card: str, name: str) -> bool:
        row = self._rows.get(card)
        return isinstance(row, dict) and row.get("name") == name

    def __contains__(self, card: object) -> bool:
        return card in self._rows or card in self._homemade

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)


@cache
def facts() -> FactsTable:
    """Return the facts of all cards, by id. The same table every time; only home-made cards are ever added to it."""
    return FactsTable(resources.assets() / "facts" / "cards.json", enhancements())


@cache
def enhancements() -> Mapping[str, tuple[str, ...]]:
    """Return the icons that each card with enhance grants. Rule: "Enhance"."""
    file = resources.assets() / "facts" / "enhance.json"
    known = {*House, *Icon}
    rows = _rows(file, "enhance")
    for card, icons in rows.items():
        if not isinstance(icons, list) or not all(icon in known for icon in icons):
            raise FactsError(file, f"enhance.{card}", "must be a list of bonus icons")
    return {card: tuple(icons) for card, icons in rows.items()}


@cache
def sets() -> Mapping[str, SetFacts]:
    """Return the published sets by code, oldest first."""
    return read_sets(resources.assets() / "facts" / "sets.json")


def read_sets(file: Path) -> dict[str, SetFacts]:
    """Return the sets that `file` lists; `FactsError` if it is damaged."""
    return {code: _set(_Row(file, "sets", code, raw)) for code, raw in _rows(file, "sets").items()}


def _rows(file: Path, table: str) -> dict[str, Any]:
    """Return the raw rows of the table in `file`."""
    try:
        raw = json.loads(file.read_bytes())
    except OSError as error:
        raise FactsError(file, "", f"cannot be read ({error.strerror})") from error
    except (ValueError, RecursionError) as error:
        raise FactsError(file, "", f"is not JSON ({error})") from error
    if not isinstance(raw, dict) or raw.get("version") != VERSION:
        raise FactsError(file, "version", f"must be {VERSION}")
    rows = raw.get(table)
    if not isinstance(rows, dict):
        raise FactsError(file, table, "must be an object")
    return rows


@record
class _Row:
    """A raw row and where it stands; reads single fields and names the one that is wrong."""

    file: Path
    table: str
    key: str
    raw: Any

    def error(self, field: str, problem: str) -> FactsError:
        """Return the error that names `field` of this row, or the whole row where it is empty."""
        return FactsError(self.file, ".".join(part for part in (self.table, self.key, field) if part), problem)

    def fields(self, known: frozenset[str]) -> dict[str, Any]:
        """Return the row's fields after a look that none is unknown."""
        if not isinstance(self.raw, dict):
            raise self.error("", "must be an object")
        for name in self.raw.keys() - known:
            raise self.error(name, "is not a known field")
        return self.raw

    def text(self, name: str) -> str:
        """Return a field that must be there and hold words."""
        value = self.raw.get(name)
        if not isinstance(value, str) or not value:
            raise self.error(name, "must be a text")
        return value

    def tokens(self, name: str) -> int | None:
        """Return a count of at least 0, or None where the field is missing."""
        value = self.raw.get(name)
        if value is None or (type(value) is int and value >= 0):
            return value
        raise self.error(name, f"must be a whole number of at least 0, not {value!r}")

    def items(self, name: str) -> list[Any]:
        """Return a list field, empty where it is missing."""
        value = self.raw.get(name, [])
        if not isinstance(value, list):
            raise self.error(name, "must be a list")
        return value


_CARD_FIELDS = frozenset({"name", "type", "traits", "power", "armor", "keywords", "printings", "names", "gender"})
_SET_FIELDS = frozenset({"name", "ids", "cards"})
_PRINTING = (str, str, str, str, int)
_KEYWORDS = {word.value: word for word in Keyword}


def _card(row: _Row) -> PrintedFacts:
    fields = row.fields(_CARD_FIELDS)
    try:
        card_type = CardType(fields.get("type", ""))
    except ValueError:
        raise row.error("type", f"{fields.get('type')!r} is no card type") from None
    names = fields.get("names", {})
    if not isinstance(names, dict) or not all(isinstance(name, str) for name in names.values()):
        raise row.error("names", "must be an object of texts")
    traits = row.items("traits")
    if not all(isinstance(trait, str) for trait in traits):
        raise row.error("traits", "must be a list of texts")
    return PrintedFacts(
        id=row.key,
        name=row.text("name"),
        type=card_type,
        traits=tuple(traits),
        power=row.tokens("power"),
        armor=row.tokens("armor"),
        keywords=tuple(_keyword(row, raw) for raw in row.items("keywords")),
        printings=tuple(_printing(row, raw) for raw in row.items("printings")),
        names=tuple(names.items()),
        gender=_gender(row),
    )


def _gender(row: _Row) -> str:
    gender = row.raw.get("gender", "")
    if gender not in ("", "m", "f", "n"):
        raise row.error("gender", "must be m, f or n")
    return str(gender)


def _keyword(row: _Row, raw: Any) -> tuple[Keyword, int]:
    match raw:
        case [str(word), None | int() as amount] if word in _KEYWORDS:
            return _KEYWORDS[word], amount or 0
    raise row.error("keywords", f"{raw!r} is no keyword with its amount")


def _printing(row: _Row, raw: Any) -> Printing:
    if not isinstance(raw, list) or tuple(map(type, raw)) != _PRINTING:
        raise row.error("printings", f"{raw!r} is not set, number, house, rarity and Æmber")
    return Printing(*raw)


def _set(row: _Row) -> SetFacts:
    row.fields(_SET_FIELDS)
    ids = row.items("ids")
    if not all(type(number) is int for number in ids):
        raise row.error("ids", "must be a list of whole numbers")
    return SetFacts(row.key, row.text("name"), tuple(ids), row.tokens("cards") or 0)


def title(card: str) -> Words:
    """Return a card's name in every language."""
    return facts()[card].title


def name_cards_in(language: str) -> None:
    """Show the names of all cards in this language from now on, whatever is spoken around them; "": in that one."""
    if language != language_of_names():
        say_names_in(language)
        forget_wording()


card_names.look_up_in(title)
