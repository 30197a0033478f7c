"""A list of decks to send to somebody: names, what is offered, prices, and links, in words or as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import date

from kfdesk.collection.identity import UUID
from kfdesk.collection.links import Link, LinkKind
from kfdesk.collection.purposes import LIST_WORDS, Purpose, price_text, where_words
from kfdesk.collection.search import DeckRow
from kfdesk.collection.vocabulary import house_title, set_words
from kfdesk.spreadsheets import Cell
from kfdesk.text.lines import on_one_line
from kfdesk.text.words import Words

Amount = Callable[[float], str]
"""How an amount of money is written."""
Day = Callable[[date], str]
"""How a day is written."""


def plain_amount(amount: float) -> str:
    """Return an amount without the ways of any language: with cents only where there are some."""
    return f"{amount:.2f}".removesuffix(".00")


def page_of(row: DeckRow) -> str:
    """Return the address of a deck's public page, "" for a deck without one."""
    uuid = row.key.removeprefix("mv:")
    if not row.key.startswith("mv:") or not UUID.fullmatch(uuid):
        return ""
    return Link(LinkKind.ALLIANCE if row.alliance else LinkKind.DECK, uuid).page


def said_purpose(purpose: Purpose, language: str, day: Day = date.isoformat) -> str:
    """Return what a deck is there for, such as "for trade, lent to Anna since 2026-11-01"."""
    said = [LIST_WORDS[name] for name in purpose.lists if name in ("trade", "sale")]
    where = where_words(purpose, "" if purpose.since is None else day(purpose.since))
    return ", ".join(words.say(language) for words in (*said, *([where] if where is not None else [])))


def said_price(purpose: Purpose, amount: Amount = plain_amount) -> str:
    """Return the price of a deck, "" where none is said."""
    return "" if purpose.price is None else price_text(amount(purpose.price), purpose.currency)


def list_text(rows: Iterable[DeckRow], language: str, amount: Amount = plain_amount) -> str:
    """Return decks as a list to send, a line each: name, set and houses, what is offered and for how much, and the
    address of the public page. Who has it is nobody else's business."""
    return "".join(f"{line}\n" for line in _lines(rows, language, amount))


def _lines(rows: Iterable[DeckRow], language: str, amount: Amount) -> Iterator[str]:
    for row in rows:
        set_, houses, offer = _said(row, language)
        about = "; ".join(filter(None, (set_, houses)))
        parts = (
            f"{on_one_line(row.name)} ({about})" if about else on_one_line(row.name),
            offer,
            said_price(row.purpose, amount),
            page_of(row),
        )
        yield " – ".join(filter(None, parts))


def _said(row: DeckRow, language: str) -> tuple[str, str, str]:
    """Return a deck's set, its houses, and what is offered, in words."""
    return (
        set_words(row.set).say(language) if row.set else "",
        ", ".join(house_title(house).say(language) for house in row.houses),
        ", ".join(LIST_WORDS[name].say(language) for name in row.purpose.lists if name in _SENT),
    )


_SENT = ("trade", "sale", "wanted")
"""The lists that are told to somebody else."""


def list_table(rows: Iterable[DeckRow], language: str) -> list[list[Cell]]:
    """Return the same as a table with its heads."""
    heads: list[Cell] = [words.say(language) for words in (NAME, SET, HOUSES, OFFER, PRICE, CURRENCY, LINK)]
    return [heads, *(_cells(row, language) for row in rows)]


def _cells(row: DeckRow, language: str) -> list[Cell]:
    return [row.name, *_said(row, language), row.purpose.price, row.purpose.currency, page_of(row)]


NAME = Words("Name")
SET = Words("Set")
HOUSES = Words("Houses")
OFFER = Words("Offer", context="head of a column")
PRICE = Words("Price")
CURRENCY = Words("Currency")
LINK = Words("Link")
