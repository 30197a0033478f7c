"""The columns of the shelf's table: what each says of a deck, how wide it is, and what it is ordered by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import lru_cache, partial

from kfdesk.cards.facts import sets
from kfdesk.collection.kinds import KIND_NAMES, KIND_WORDS
from kfdesk.collection.playable import BEING_READ
from kfdesk.collection.purposes import LIST_WORDS, Held, Purpose
from kfdesk.collection.ratings import OF_DOK, OF_VAULT, RATINGS, SITES, day_of
from kfdesk.collection.records import Source
from kfdesk.collection.search import DeckRow
from kfdesk.collection.strengths import Strength
from kfdesk.collection.trade_lists import said_price, said_purpose
from kfdesk.collection.vocabulary import NUMBERS, set_words
from kfdesk.desk.decks import list_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.pictures import house_name
from kfdesk.desk.kit.locales import date_text, decimal, number
from kfdesk.engine.decks import DeckKind
from kfdesk.text.words import Words

Text = Callable[[DeckRow, str], str]


class Group(StrEnum):
    """Columns that stand together where columns are chosen."""

    CARDS = "cards"
    EXPECTED = "expected"
    RESULTS = "results"
    TRIALS = "trials"
    LISTS = "lists"
    DOK = "dok"
    VAULT = "vault"


@dataclass(frozen=True, slots=True)
class Column:
    """One column. `width` in logical pixels at text size 1; `sort` is the store's word for its order, "" for none;
    `most_first` columns begin with the largest; `drawn` ones are painted, their text is only spoken. Columns without a
    `group` are chosen among the first."""

    id: str
    text: Text
    width: int
    sort: str
    number: bool = False
    most_first: bool = False
    drawn: bool = False
    hidden: bool = False
    tip: Text | None = None
    group: Group | None = None

    @property
    def filter(self) -> str:
        """The number of the search that narrows the list by what the column shows, "" for none."""
        return next((name for name in (self.id, self.sort) if name in NUMBERS), "")


def set_name(code: str, language: str) -> str:
    """Return the name of a deck's set; an unknown one by its number."""
    if code in sets():
        return set_words(code).say(language)
    return s.UNKNOWN_SET.filled(set=code).say(language) if code else s.NO_SET.say(language)


def set_or_kind(code: str, language: str, kind: DeckKind) -> str:
    """Return the name of a deck's set; first its kind, where it was not published as it is."""
    said = [KIND_NAMES[kind].say(language)] if kind else []
    return " · ".join([*said, *([set_name(code, language)] if code or not kind else [])])


def source_name(source: str, language: str) -> str:
    """Return where a deck came from, in words."""
    return s.SOURCES[Source(source)].say(language) if source in _SOURCES else source


_SOURCES = frozenset(Source)


@lru_cache(maxsize=8_000)
def _day_said(when: date, language: str) -> str:
    """Return a day, or that of a moment, as people write it: kept, for the same ones come with every letter typed."""
    return date_text(when, language)


@lru_cache(maxsize=8_000)
def _decimal(value: float | None, language: str, digits: int) -> str:
    """Return a figure as people write it, a dash for none: kept for the same reason."""
    return decimal(value, language, digits)


def _name_tip(row: DeckRow, language: str) -> str:
    """Return the whole name, why it is slanted or may be soon, and whether bonus icons are missing."""
    words = []
    if row.being_read:
        words.append(BEING_READ)
    elif not row.playable:
        words.append(s.UNKNOWN_COUNT.filled(n=row.unknown) if row.unknown else s.NOT_PLAYABLE)
    if not row.icons_known:
        words.append(s.NO_ICONS)
    said = purpose_text(row.purpose, language)
    return "\n".join([row.name, *(word.say(language) for word in words), *([said] if said else [])])


def purpose_text(purpose: Purpose, language: str) -> str:
    """Return what a deck is there for, with its price and who has it; "" for nothing."""
    said = said_purpose(purpose, language, lambda day: _day_said(day, language))
    price = price_said(purpose, language)
    return w.SUMMARY.filled(lists=said, price=price).say(language) if said and price else said


def price_said(purpose: Purpose, language: str) -> str:
    """Return the price of a deck as people write it, "" where none is said."""
    return said_price(purpose, partial(amount_text, language=language))


def amount_text(amount: float, language: str) -> str:
    """Return an amount of money as people write it: with cents only where there are some."""
    return _decimal(amount, language, 0 if amount.is_integer() else 2)


def _since(row: DeckRow, language: str) -> str:
    return _day_said(row.purpose.since, language) if row.purpose.since is not None else ""


def _person(held: Held) -> Text:
    def text(row: DeckRow, language: str) -> str:
        del language
        return row.purpose.person if row.purpose.held is held else ""

    return text


def _lists(row: DeckRow, language: str) -> str:
    return ", ".join(LIST_WORDS[name].say(language) for name in row.purpose.lists)


def _results(row: DeckRow, language: str) -> str:
    del language
    return f"{row.wins} : {row.losses}" if row.wins or row.losses else ""


def _set(row: DeckRow, language: str) -> str:
    return KIND_WORDS[row.kind].title.say(language) if row.kind else row.set


def _houses(row: DeckRow, language: str) -> str:
    return ", ".join(house_name(house).say(language) for house in row.houses)


def _tags(row: DeckRow, language: str) -> str:
    del language
    return ", ".join(row.tags)


def _figure(name: str, width: int, group: Group, *, digits: int = 0, hidden: bool = True) -> Column:
    """Return the column of a figure that the shelf works out."""

    def text(row: DeckRow, language: str) -> str:
        return _decimal(row.figures.get(name), language, digits)

    return Column(name, text, width, name, number=True, most_first=True, hidden=hidden, group=group)


def _rating(name: str, group: Group) -> Column:
    """Return the column of a figure of another site, empty where that said none; pointed at, it says its source."""

    def text(row: DeckRow, language: str) -> str:
        value = row.ratings.get(name)
        return "" if value is None else number(value, language)

    def tip(row: DeckRow, language: str) -> str:
        if row.ratings.get(name) is None:
            return s.NOT_GIVEN.say(language)
        site = SITES[RATINGS[name].sources[0][0]]
        day = row.ratings.get(_DATE_OF[group])
        if day is None:
            return s.RATED_BY.filled(site=site).say(language)
        return s.RATED_ON.filled(site=site, day=_day_said(day_of(day), language)).say(language)

    return Column(name, text, 60, name, number=True, most_first=True, hidden=True, tip=tip, group=group)


def _date(name: str, group: Group) -> Column:
    """Return the column of the day of a site's figures."""

    def text(row: DeckRow, language: str) -> str:
        day = row.ratings.get(name)
        return "" if day is None else _day_said(day_of(day), language)

    return Column(name, text, 84, name, most_first=True, hidden=True, group=group)


_DATE_OF = {Group.DOK: "rated", Group.VAULT: "vaultdate"}


def _practice(row: DeckRow, language: str) -> str:
    del language
    games = row.practice_wins + row.practice_losses
    return f"{row.practice_wins} : {row.practice_losses}" if games else ""


def _practice_rate(row: DeckRow, language: str) -> str:
    games = row.practice_wins + row.practice_losses
    return s.PERCENT.filled(n=round(100 * row.practice_wins / games)).say(language) if games else ""


def _strength(row: DeckRow, language: str) -> str:
    one = row.strength
    return "" if one is None else strength_words(one).say(language)


def _strength_tip(row: DeckRow, language: str) -> str:
    one = row.strength
    if one is None:
        return s.NO_TRIALS.say(language)
    between = s.BETWEEN.filled(low=f"{one.low:.0f}", high=f"{one.high:.0f}")
    return f"{s.HONESTLY.say(language)}\n{_strength(row, language)}\n{between.say(language)}"


def _trial_games(row: DeckRow, language: str) -> str:
    return "" if row.strength is None else number(row.strength.games, language)


def _reach(row: DeckRow, language: str) -> str:
    return "" if row.strength is None else f"±{_decimal(row.strength.reach, language, 1)}"


def strength_words(one: Strength) -> Words:
    """Return how often a deck wins in the hands of the program, how uncertain that is, and from how many games."""
    return s.STRENGTH_SAID.filled(percent=f"{one.percent:.0f}", reach=f"{one.reach:.0f}", n=one.games)


def _games(row: DeckRow, language: str) -> str:
    del language
    return str(row.wins + row.losses or "")


def _win_rate(row: DeckRow, language: str) -> str:
    games = row.wins + row.losses
    return s.PERCENT.filled(n=round(100 * row.wins / games)).say(language) if games else ""


def _last_played(row: DeckRow, language: str) -> str:
    return _day_said(row.played, language) if row.played is not None else ""


def _result(name: str, text: Text, width: int, sort: str, *, number: bool = True, hidden: bool = True) -> Column:
    return Column(name, text, width, sort, number=number, most_first=True, hidden=hidden, group=Group.RESULTS)


_COUNTS = (
    ("creatures", 66),
    ("actions", 70),
    ("artifacts", 74),
    ("upgrades", 78),
    ("power", 66),
    ("armor", 66),
    ("rares", 60),
    ("mavericks", 78),
    ("legacies", 70),
    ("anomalies", 76),
    ("enhanced", 76),
)
"""What is counted and added up on the cards, each with the width of its column."""

_ESTIMATES = (
    ("steal", 66),
    ("capture", 66),
    ("control", 108),
    ("wipes", 92),
    ("removal", 84),
    ("artifactcontrol", 116),
    ("draw", 96),
    ("archive", 84),
    ("keycheats", 104),
    ("disruption", 84),
    ("protection", 140),
    ("recursion", 88),
    ("efficiency", 78),
    ("effectivepower", 124),
)
"""The other figures from definitions, each with the width of its column."""

COLUMNS: tuple[Column, ...] = (
    Column(
        "star",
        lambda row, lang: s.IS_FAVORITE.say(lang) if row.favorite else "",
        30,
        "favorite",
        most_first=True,
        drawn=True,
    ),
    Column("name", lambda row, _: row.name, 188, "name", tip=_name_tip),
    Column("houses", _houses, 70, "houses", drawn=True, tip=_houses),
    Column("set", _set, 66, "set", tip=lambda row, lang: set_or_kind(row.set, lang, row.kind)),
    Column("tags", _tags, 96, "", drawn=True, tip=_tags),
    Column("folder", lambda row, _: row.folder, 100, "folder", hidden=True),
    Column("lists", _lists, 120, "", hidden=True, group=Group.LISTS),
    Column(
        "price",
        lambda row, lang: price_said(row.purpose, lang),
        76,
        "price",
        number=True,
        hidden=True,
        group=Group.LISTS,
    ),
    Column("lent", _person(Held.LENT), 100, "lent", hidden=True, group=Group.LISTS),
    Column("borrowed", _person(Held.BORROWED), 110, "borrowed", hidden=True, group=Group.LISTS),
    Column("heldsince", _since, 84, "heldsince", most_first=True, hidden=True, group=Group.LISTS),
    _result("results", _results, 62, "wins", hidden=False),
    _result("games", _games, 56, "games"),
    _result("winrate", _win_rate, 66, "winrate"),
    _result("practice", _practice, 76, "practice"),
    _result("practicerate", _practice_rate, 104, "practicerate"),
    _result("played", _last_played, 84, "played", number=False),
    Column(
        "strength",
        _strength,
        110,
        "strength",
        most_first=True,
        drawn=True,
        hidden=True,
        tip=_strength_tip,
        group=Group.TRIALS,
    ),
    Column("strengthreach", _reach, 84, "strengthreach", number=True, hidden=True, group=Group.TRIALS),
    Column("trialgames", _trial_games, 84, "trialgames", number=True, most_first=True, hidden=True, group=Group.TRIALS),
    Column("chains", lambda row, _: str(row.chains or ""), 50, "chains", number=True, most_first=True, hidden=True),
    _figure("expected", 68, Group.EXPECTED, digits=1, hidden=False),
    _figure("amber", 84, Group.CARDS),
    *(_figure(name, width, Group.CARDS) for name, width in _COUNTS),
    *(_figure(name, width, Group.EXPECTED, digits=1) for name, width in _ESTIMATES),
    *(_rating(name, Group.DOK) for name in OF_DOK),
    _date("rated", Group.DOK),
    *(_rating(name, Group.VAULT) for name in OF_VAULT),
    _date("vaultdate", Group.VAULT),
    Column("size", lambda row, _: str(row.size), 60, "size", number=True, most_first=True, hidden=True),
    Column("unknown", lambda row, _: str(row.unknown or ""), 90, "unknown", number=True, most_first=True, hidden=True),
    Column("source", lambda row, lang: source_name(row.source, lang), 100, "source", hidden=True),
    Column("added", lambda row, lang: _day_said(row.added, lang), 78, "added", most_first=True),
)
"""All columns, in the order of a first visit."""

BY_ID = {column.id: column for column in COLUMNS}
NUMBER_OF = {column.id: number for number, column in enumerate(COLUMNS)}
HIDDEN_FIRST = tuple(column.id for column in COLUMNS if column.hidden)
