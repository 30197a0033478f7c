"""Whatever a deck may come in: what it is is seen from the content, and every row is read or says why not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

from kfdesk.collection.homemade import FORMAT as FORMAT_OF_CARDS
from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.deckcolumn import decks_of_table
from kfdesk.collection.importers.dok import api_deck, table_delimiter, table_rows
from kfdesk.collection.importers.draft import MAX_TITLE, Draft
from kfdesk.collection.importers.keyteki import keyteki_deck
from kfdesk.collection.importers.markup import is_page, is_wiki_table, page_text, wiki_text
from kfdesk.collection.importers.notes import findings
from kfdesk.collection.importers.opened import Source, Text, opened
from kfdesk.collection.importers.own import FORMAT, is_own, own_deck, own_record
from kfdesk.collection.importers.plain import plain_decks
from kfdesk.collection.importers.raw import clean, items, json_values, mapping, prose
from kfdesk.collection.importers.rows import LIMITS, Limits, Read, Row, RowError, Unread
from kfdesk.collection.importers.tabletop import is_tabletop, tabletop_lists
from kfdesk.collection.importers.vault import vault_deck
from kfdesk.collection.links import links_in


class Shape(StrEnum):
    """What a source is, for a caller that knows it."""

    JSON = "json"
    TABLE = "table"
    """Rows and columns with a head: CSV."""
    PLAIN = "plain"
    """A deck list in words, or links."""


def read_any(
    source: Source, hint: Shape | None = None, *, limits: Limits = LIMITS, now: datetime | None = None
) -> Iterator[Row]:
    """Yield what each row of `source` gives: a deck, or the reason why it gives none. Never raises.

    `hint` says what the source is where the caller knows; else its content tells. `now` is when the decks count
    as added. At least one row is yielded.
    """
    added = now or datetime.now(UTC)
    name = source.name if isinstance(source, Path) else ""
    number = 0
    for number, found in enumerate(_rows(source, hint, limits, added), 1):
        if number > limits.rows:
            yield Unread(s.TOO_MANY_ROWS.filled(limit=limits.rows), number, source=name)
            return
        yield replace(_row(found, number, added), source=name)
    if not number:
        yield Unread(s.EMPTY, 1, source=name)


_Found = Draft | Read | RowError


def _row(found: _Found, number: int, added: datetime) -> Row:
    if isinstance(found, Draft):
        try:
            found = found.read(added)
        except RowError as bad:
            found = bad if bad.name else RowError(bad.reason, name=found.name, link=bad.link)
    return found.row(number) if isinstance(found, RowError) else replace(found, row=number)


def _rows(source: Source, hint: Shape | None, limits: Limits, added: datetime) -> Iterator[_Found]:
    try:
        with opened(source, limits) as text:
            for found in _decks(text, hint, limits, added):
                if text.guessed and isinstance(found, Draft):
                    found.notes.append(s.GUESSED_LETTERS)
                yield found
    except RowError as bad:
        yield bad


def _decks(text: Text, hint: Shape | None, limits: Limits, added: datetime) -> Iterator[_Found]:
    start = text.start(limits.line)
    if not start:
        yield RowError(s.EMPTY)
    elif start.startswith(_GENERATED):
        yield from _plain_decks(text.whole(), limits, added)
    elif (shape := hint or _shape(start)) is Shape.JSON:
        for value in json_values(text, limits):
            yield from [value] if isinstance(value, RowError) else _json_decks(value, added.date())
    elif shape is not Shape.PLAIN and (delimiter := table_delimiter(start[: limits.line].splitlines()[0])) is not None:
        yield from table_rows(text, delimiter, added.date())
    elif shape is Shape.TABLE:
        yield RowError(s.NOT_A_DECK)
    elif text.length > limits.text:
        yield RowError(s.TOO_LARGE.filled(limit=limits.text >> 20))
    else:
        yield from _worded_decks(text.whole(), limits, added)


def _worded_decks(text: str, limits: Limits, added: datetime) -> Iterator[_Found]:
    start = text.lstrip()
    if (tables := decks_of_table(start)) is not None:
        for table in tables:
            yield from _plain_decks(table, limits, added)
    elif is_page(start):
        yield from _page_decks(start, limits)
    else:
        yield from _plain_decks(wiki_text(text) if is_wiki_table(start) else text, limits, added)


def _plain_decks(text: str, limits: Limits, added: datetime) -> Iterator[_Found]:
    """Yield the decks of a text in words, then those that lines of it describe which generated decks follow from."""
    lines = text.splitlines()
    generated = [line for line in lines if line.lstrip().startswith(_GENERATED)]
    rest = "\n".join(line for line in lines if not line.lstrip().startswith(_GENERATED)) if generated else text
    if len(rest) > limits.text:
        yield RowError(s.TOO_LARGE.filled(limit=limits.text >> 20))
    elif rest.strip():
        yield from plain_decks(rest, limits)
    yield from _generated(" ".join(generated), limits, added)


def _page_decks(page: str, limits: Limits) -> Iterator[_Found]:
    """Yield the decks that a saved web page shows, or the links in it; where it shows neither, what to do."""
    found = list(plain_decks(page_text(page), limits))
    useful = [one for one in found if isinstance(one, Draft) or one.link is not None]
    yield from useful or [RowError(s.WEB_PAGE)]


_GENERATED = "kfdesk:gen:"
"""How the line of text begins that a generated deck follows from."""


def _generated(text: str, limits: Limits, added: datetime) -> Iterator[_Found]:
    """Yield the generated decks that the words of a text describe."""
    from kfdesk.collection.generator import GeneratorError, deck_from_payload

    for word in text.split()[: limits.rows]:
        try:
            record = deck_from_payload(word, added=added)
        except GeneratorError as error:
            yield RowError(error.problem)
            continue
        yield Read(record, tuple(findings(record))) if record is not None else RowError(s.NOT_A_DECK)


def _shape(start: str) -> Shape | None:
    """Return JSON where the text begins like it: a bracket may also begin a name or a mark in a plain list."""
    if start[0] == "{":
        rest = start[2:].lstrip()
        is_name = start.startswith("{}") and rest != "" and not rest.startswith(('{"', "{}", "["))
        return None if is_name or is_wiki_table(start) else Shape.JSON
    if start[0] == "[" and start[1:].lstrip()[:1] in ("{", "[", '"', "]", ""):
        return Shape.JSON
    return None


def _json_decks(value: Any, today: date, depth: int = 0) -> Iterator[_Found]:
    """Yield the decks in one value of JSON: one, or a list of them in some wrapping."""
    try:
        if isinstance(value, list) and depth < _DEPTH:
            for element in value:
                yield from _json_decks(element, today, depth + 1)
        elif isinstance(value, str):
            yield from _linked(value)
        elif not isinstance(value, dict):
            raise RowError(s.NOT_A_DECK)
        elif value.get("format") == FORMAT_OF_CARDS:
            raise RowError(s.HOMEMADE_CARDS)
        elif is_tabletop(value):
            yield from _tabletop_decks(value)
        elif (many := _many(value)) is not None and depth < _DEPTH:
            for element in many:
                yield from _json_decks(element, today, depth + 1)
        else:
            yield _json_deck(value, today)
    except RowError as bad:
        yield bad
    except RecursionError:
        yield RowError(s.TOO_DEEP)


def _tabletop_decks(value: dict[str, Any]) -> Iterator[_Found]:
    lists = list(tabletop_lists(value))
    for lines in lists:
        yield from plain_decks("\n".join(lines), LIMITS)
    if not lists:
        yield RowError(s.NOT_A_DECK)


_DEPTH = 3
"""How deep lists of decks may lie in one another."""


def _linked(word: str) -> Iterator[RowError]:
    links = links_in(word[:2000])
    yield from (RowError(s.LINK_ONLY, link=link) for link in links)
    if not links:
        yield RowError(s.NOT_A_DECK)


def _many(raw: dict[str, Any]) -> list[Any] | None:
    """Return the decks of an answer that lists several; the Master Vault's share their linked cards."""
    if isinstance(raw.get("data"), list):
        return [{"data": data, "_linked": raw.get("_linked")} for data in raw["data"]]
    for field in ("decks", "results", "content"):
        if isinstance(raw.get(field), list):
            return items(raw[field])
    return None


def _json_deck(raw: dict[str, Any], today: date) -> Draft | Read:
    """Return the deck of one object in the form that it shows; raises `RowError`."""
    if is_own(raw):
        return own_record(raw) if raw.get("format") == FORMAT else own_deck(raw)
    inner = raw.get("deck")
    if isinstance(inner, dict):
        found = _known_deck(raw, today) if _says_deck(raw) else _json_deck(inner, today)
        remarks = prose(raw.get("notes"))
        if remarks and isinstance(found, Draft) and not found.remarks:
            found.remarks = remarks
        return found
    if error := clean(raw.get("error") or raw.get("detail") or raw.get("message"), MAX_TITLE):
        raise RowError(s.SITE_SAYS.filled(error=error))
    return _known_deck(raw, today)


def _says_deck(raw: dict[str, Any]) -> bool:
    return any(isinstance(raw.get(field), kind) for field, kind in _SIGNS)


_SIGNS = (("data", dict), ("housesAndCards", list), ("cards", list))


def _known_deck(raw: dict[str, Any], today: date) -> Draft:
    if isinstance(raw.get("data"), dict):
        return vault_deck(raw["data"], mapping(raw.get("_linked")), today)
    if isinstance(raw.get("housesAndCards"), list):
        return api_deck(raw, today)
    if isinstance(raw.get("_links"), dict):
        return vault_deck(raw, mapping(raw.get("_linked")), today)
    if isinstance(raw.get("cards"), list) and ("name" in raw or "houses" in raw):
        return keyteki_deck(raw)
    raise RowError(s.NOT_A_DECK, name=clean(raw.get("name"), MAX_TITLE))
