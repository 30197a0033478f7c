"""Decks of KeyForge: the table of decks (CSV) that it exports, and the answers of its public API.

The table names the cards only by title and says nothing of bonus icons, which the first sets do not have; the API lists
every copy with its icons. Ratings are that site's own: they are kept as its figures, with their date.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from kfdesk.collection.identity import UUID
from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.draft import (
    MAX_RARITY,
    MAX_TITLE,
    MAX_WORD,
    Draft,
    Listed,
    figure,
    printed_houses,
)
from kfdesk.collection.importers.opened import Text
from kfdesk.collection.importers.raw import clean, items, mapping, prose, whole
from kfdesk.collection.importers.rows import RowError
from kfdesk.collection.importers.vocabulary import (
    ICON_ORDER,
    SETS_WITHOUT_ICONS,
    aside,
    house_word,
    icon_word,
    is_art_half,
    is_reference,
    is_twin,
    known_house,
    set_word,
)
from kfdesk.collection.links import Link, LinkKind, links_in
from kfdesk.collection.ratings import DOK
from kfdesk.collection.records import Source
from kfdesk.collection.titles import card_id, title_key

_TABLE_FIGURES = (
    "Sas Rating", "Synergy Rating", "Antisynergy Rating", "Sas Percentile", "Raw Aerc Score", "Amber Control",
    "Expected Amber", "Creature Protection", "Artifact Control", "Creature Control", "Effective Power", "Efficiency",
    "Recursion", "Disruption", "Other", "House 1 SAS", "House 2 SAS", "House 3 SAS", "Power Level", "Chains", "Wins",
    "Losses",
)  # fmt: skip
_API_FIGURES = {
    "sasRating": "Sas Rating", "synergyRating": "Synergy Rating", "antisynergyRating": "Antisynergy Rating",
    "sasPercentile": "Sas Percentile", "aercScore": "Raw Aerc Score", "amberControl": "Amber Control",
    "expectedAmber": "Expected Amber", "creatureProtection": "Creature Protection",
    "artifactControl": "Artifact Control", "creatureControl": "Creature Control",
    "effectivePower": "Effective Power", "efficiency": "Efficiency", "recursion": "Recursion",
    "disruption": "Disruption", "other": "Other", "powerLevel": "Power Level", "chains": "Chains", "wins": "Wins",
    "losses": "Losses",
}  # fmt: skip
_CELL_LISTS = ("House 1 Cards", "House 2 Cards", "House 3 Cards")
_TOKENS = ("Token", "Token Creature", "Token Name")
"""Columns that may name the token creature; the exports that are known have none of them."""
_LINKS = ("Master Vault Link", "DoK Link")
_DELIMITERS = ",;\t"
_MAX_TITLES = 300
_MAX_LINE = 300_000
"""Characters in one line of a table."""
_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_NUMBER = re.compile(r"-?\d{1,9}(?:\.\d{1,9})?")


def table_delimiter(head: str) -> str | None:
    """Return what separates the cells in a table of decks whose first line is `head`; None if it is no such table."""
    for delimiter in _DELIMITERS:
        columns = {title_key(cell) for cell in next(csv.reader([head], delimiter=delimiter), [])}
        decks = columns & {title_key(column) for column in (*_CELL_LISTS, *_LINKS, "Houses", "Expansion")}
        if "name" in columns and decks:
            return delimiter
    return None


def table_rows(text: Text, delimiter: str, today: date) -> Iterator[Draft | RowError]:
    """Yield the decks of a table row by row; a damaged row is yielded as the reason. Raises `RowError` for a damaged
    head, without which no row can be read."""
    reader = csv.reader(_Lines(text), delimiter=delimiter)
    try:
        head = next(reader, [])
    except csv.Error:
        raise RowError(s.BAD_CELL) from None
    columns = {title_key(cell): at for at, cell in reversed(list(enumerate(head)))}
    while True:
        try:
            cells = next(reader, None)
            if cells is None:
                return
            if any(map(str.strip, cells)):
                yield table_deck(_Cells(columns, cells), today)
        except csv.Error:
            yield RowError(s.BAD_CELL)
        except RowError as bad:
            yield bad


class _Lines:
    """The lines of a text, for the reader of tables; one without end is refused, and reading goes on behind it."""

    def __init__(self, text: Text) -> None:
        self._lines = _lines(text.pieces())

    def __iter__(self) -> _Lines:
        return self

    def __next__(self) -> str:
        line = next(self._lines)
        if line is None:
            raise RowError(s.BAD_CELL)
        return line


def _lines(pieces: Iterable[str]) -> Iterator[str | None]:
    """Yield the lines of a text behind leading space, with what ends them; None for one that is too long."""
    rest, is_begun, is_endless = "", False, False
    for piece in pieces:
        text = rest + piece if is_begun else piece.lstrip()
        is_begun = is_begun or bool(text)
        lines = io.StringIO(text, newline="").readlines()
        rest = lines.pop() if lines and not lines[-1].endswith("\n") else ""  # it may go on, also behind "\r"
        for line in lines:
            yield None if is_endless or len(line) > _MAX_LINE else line
            is_endless = False
        if len(rest) > _MAX_LINE:
            rest, is_endless = rest[-1:], True
    if rest:
        yield None if is_endless else rest


class _Cells:
    """One row of a table, read by the names of its columns; a column that an older file lacks is empty."""

    def __init__(self, columns: Mapping[str, int], cells: Sequence[str]) -> None:
        self._columns = columns
        self._cells = cells

    def __getitem__(self, column: str) -> str:
        at = self._columns.get(_key(column))
        return self._cells[at] if at is not None and at < len(self._cells) else ""


def _key(column: str) -> str:
    return title_key(column)


def table_deck(row: Mapping[str, str] | _Cells, today: date) -> Draft:
    """Return the deck of one row; raises `RowError`."""
    name = clean(row["Name"], MAX_TITLE)
    links = [link for column in _LINKS for link in links_in(row[column][:500]) if link.uuid]
    if not name and not links:
        raise RowError(s.NO_NAME)
    draft = Draft(Source.DECKS_OF_KEYFORGE, name, set_word(clean(row["Expansion"], MAX_WORD)))
    draft.icons_known = draft.set in SETS_WITHOUT_ICONS
    if links:
        draft.uuid = links[0].uuid
        draft.alliance = links[0].kind is not LinkKind.DECK
    draft.houses = [house_word(word) for word in clean(row["Houses"], MAX_TITLE).split("|") if word.strip()]
    lists = [_titles(row[column]) for column in _CELL_LISTS]
    if not any(lists):
        raise RowError(s.NO_CARDS, name=name, link=links[0] if links else None)
    for house, titles in zip(_houses_of(lists, draft), lists, strict=True):
        for title in titles:
            _put(draft, Listed(title, house, card_id(title, set=draft.set, house=house)))
    for column in _TOKENS:
        for title in filter(_is_name, _titles(row[column])):
            _put_token(draft, title)
    draft.pair_halves()
    draft.mark_strangers()
    taken = _date(row["Last SAS Update"])
    draft.foreign = [
        figure(DOK, name, row[name].strip(), taken) for name in _TABLE_FIGURES if _NUMBER.fullmatch(row[name].strip())
    ]
    draft.remarks = prose(row["My Notes"])
    return draft


def _is_name(word: str) -> bool:
    """Whether a cell may be a card's name and not a number or an answer."""
    return not _NUMBER.fullmatch(word) and word.casefold() not in ("true", "false", "yes", "no", "none", "null")


def _titles(cell: str) -> list[str]:
    return [title for part in cell.split("|")[:_MAX_TITLES] if (title := clean(part, MAX_TITLE))]


def _put(draft: Draft, entry: Listed) -> None:
    beside = entry.id is not None and is_reference(entry.id)
    (draft.references if beside else draft.cards).append(entry)


def _houses_of(lists: Sequence[Sequence[str]], draft: Draft) -> list[str]:
    """Return the house of each list: as the row orders its houses, unless the cards plainly tell another order."""
    stated = [*draft.houses, "", "", ""][: len(lists)]
    deduced = [_house_by_cards(titles, draft) for titles in lists]
    if deduced != stated and sorted(deduced) == sorted(stated) and all(deduced):
        draft.notes.append(s.HOUSES_SWAPPED)
        return deduced
    return stated


def _house_by_cards(titles: Sequence[str], draft: Draft) -> str:
    """Return the house of the deck that most of the cards were printed in, "" where none is ahead."""
    votes = Counter[str]()
    for title in titles:
        found = card_id(title, set=draft.set)
        if found is not None:
            votes.update(house for house in printed_houses(found) if house in draft.houses)
    first = votes.most_common(2)
    clear = len(first) == 1 or (len(first) > 1 and first[0][1] > first[1][1])
    return first[0][0] if clear else ""


def _date(word: object) -> date | None:
    found = _DATE.search(word[:100]) if isinstance(word, str) else None
    try:
        return date.fromisoformat(found.group()) if found else None
    except ValueError:
        return None


def api_deck(raw: Mapping[str, Any], today: date) -> Draft:
    """Return the deck of an API answer (its part "deck"); every copy is an entry of its own. Raises `RowError`."""
    name = clean(raw.get("name"), MAX_TITLE)
    uuid = clean(raw.get("keyforgeId"), MAX_WORD).lower()
    draft = Draft(Source.DECKS_OF_KEYFORGE, name, _api_set(raw.get("expansion")))
    draft.uuid = uuid if UUID.fullmatch(uuid) else ""
    draft.alliance = bool(items(raw.get("allianceHouses"))) or clean(raw.get("deckType"), MAX_WORD) == "ALLIANCE"
    for pod in map(mapping, items(raw.get("housesAndCards"))[:20]):
        house = house_word(clean(pod.get("house"), MAX_WORD))
        if house and not aside(house):
            draft.houses.append(house)
        for card in map(mapping, items(pod.get("cards"))[:_MAX_TITLES]):
            _put_api_card(draft, card, house)
    if not draft.cards:
        link = Link(LinkKind.DECK, draft.uuid) if draft.uuid else None
        raise RowError(s.NO_CARDS, name=name, link=link)
    draft.pair_halves()
    token = mapping(raw.get("tokenInfo"))
    house = house_word(clean(token.get("house"), MAX_WORD))
    _put_token(draft, clean(token.get("name") or token.get("nameUrl"), MAX_TITLE), house)
    taken = _date(raw.get("lastSasUpdate")) or today
    draft.foreign = [
        figure(DOK, name, f"{value:g}", taken)
        for field, name in _API_FIGURES.items()
        if isinstance(value := raw.get(field), int | float) and not isinstance(value, bool) and abs(value) < _HUGE
    ]
    return draft


def _put_token(draft: Draft, title: str, house: str = "") -> None:
    """Lay a token creature beside the deck, if there is one and its name stands nowhere else."""
    found = card_id(title, set=draft.set) if title else None
    if title and not any(title == card.title or (found and found == card.id) for card in draft.references):
        draft.references.append(Listed(title, house, found, type="Token Creature"))


_HUGE = 1e9


def _api_set(expansion: object) -> str:
    number = whole(expansion)
    return set_word(str(number) if number is not None else clean(expansion, MAX_WORD))


def _put_api_card(draft: Draft, card: Mapping[str, Any], house: str) -> None:
    title = clean(card.get("cardTitle"), MAX_TITLE) or clean(card.get("cardTitleUrl"), MAX_TITLE)
    if not title:
        return
    rarity, kind = clean(card.get("rarity"), MAX_RARITY), clean(card.get("cardType"), MAX_RARITY)
    found = card_id(title, set=draft.set, house=house, twin=is_twin(rarity), half=is_art_half(kind))
    entry = Listed(
        title,
        house,
        found,
        icons=_api_icons(card),
        maverick=card.get("maverick") is True,
        legacy=card.get("legacy") is True,
        anomaly=card.get("anomaly") is True,
        rarity=rarity,
        type=kind,
    )
    beside = aside(house, kind) or (found is not None and is_reference(found))
    (draft.references if beside else draft.cards).append(entry)


def _api_icons(card: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the icons that a copy's counts add up to, in the order in which icons are drawn."""
    counts = Counter[str]()
    for field, value in card.items():
        number = whole(value)
        if not field.startswith("bonus") or number is None or not 0 < number <= _MOST_ICONS:
            continue
        word = clean(field.removeprefix("bonus"), MAX_WORD)
        counts[known_house(_MISSPELLED.get(word, word)) or icon_word(word)] += number
    for house in items(card.get("bonusHouses"))[:_MOST_ICONS]:
        if word := clean(house, MAX_WORD):
            counts[house_word(word)] += 1
    order = {icon.value: at for at, icon in enumerate(ICON_ORDER)}
    return tuple(sorted(counts.elements(), key=lambda icon: order.get(icon, len(order))))


_MISSPELLED = {"Bobnar": "Brobnar"}
"""Houses as that site's field names spell them."""
_MOST_ICONS = 10
