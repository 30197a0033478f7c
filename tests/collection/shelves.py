"""Decks for tests of the shelf, made from a number, and a plain reading of what a query means."""

from __future__ import annotations

import operator
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

from kfdesk.cards import library
from kfdesk.cards.facts import facts, sets
from kfdesk.collection import ratings
from kfdesk.collection import vocabulary as vo
from kfdesk.collection.query import Query, Term
from kfdesk.collection.records import CardLine, DeckRecord, ForeignFigure, Source
from kfdesk.collection.search import DeckRow
from kfdesk.collection.vocabulary import Field
from kfdesk.language.nouns import TRAITS
from kfdesk.text.folding import fold

FIRST = datetime(2026, 1, 1, 12, tzinfo=UTC)


@cache
def pools() -> dict[str, dict[str, list[str]]]:
    """Return the cards of each set by house, where a house has enough for a deck."""
    found: dict[str, dict[str, list[str]]] = {code: {} for code in sets()}
    for card in facts().values():
        for printing in card.printings:
            if card.houses and printing.house in card.houses:
                found[printing.set].setdefault(printing.house, []).append(card.id)
    big = {code: {house: ids for house, ids in houses.items() if len(ids) > 12} for code, houses in found.items()}
    return {code: houses for code, houses in big.items() if len(houses) >= 3}


def deck(number: int, *, lines: int = 9) -> DeckRecord:
    """Return a deck that follows from its number: 36 cards, `lines` different ones a house."""
    rng = Random(number)
    code = rng.choice(sorted(pools()))
    houses = rng.sample(sorted(pools()[code]), 3)
    cards = [line for house in houses for line in _house(rng, code, house, lines)]
    if rng.random() < 0.1:
        cards[0] = cards[0].model_copy(update={"id": None, "title": "Nobody's Card"})
    return DeckRecord(
        key=f"own:{number}" if number % 2 else f"mv:00000000-0000-4000-8000-{number:012d}",
        name=f"{rng.choice(_FIRST)} {rng.choice(_LAST)} {number}",
        set=code if rng.random() < 0.9 else "#601",
        houses=tuple(houses),
        cards=tuple(cards),
        source=rng.choice([source for source in Source if source is not Source.HOMEMADE]),
        added=FIRST + timedelta(hours=rng.randrange(24 * 300)),
        foreign=(ForeignFigure(site="site", name="SAS", value=str(rng.randrange(90))),) if rng.random() < 0.3 else (),
    )


_FIRST = ("Æther", "“Onyx” Bo", "Müller", "Krump", "Ada", "Jean-Luc", "O'Brien", "The Grey")
_LAST = ("of Dust", "the Bold", "d’Or", "von Straße", "Anger")


def _house(rng: Random, code: str, house: str, lines: int) -> list[CardLine]:
    ids = rng.sample(pools()[code][house], lines)
    counts = [1] * lines
    for _ in range(12 - lines):
        counts[rng.randrange(lines)] += 1
    return [
        CardLine(
            id=id_,
            title=facts()[id_].name,
            house=house,
            count=count,
            icons=("amber",) if rng.random() < 0.05 else (),
            maverick=rng.random() < 0.01,
            legacy=rng.random() < 0.01,
        )
        for id_, count in zip(ids, counts, strict=True)
    ]


# What a query means, read plainly.


def matches(query: Query, record: DeckRecord, row: DeckRow, notes: str) -> bool:
    """Return whether a deck is meant by the query; `row` and `notes` say what its owner said of it."""
    return all(any(_meant(term, record, row, notes) for term in group) for group in query.groups)


def _meant(term: Term, record: DeckRecord, row: DeckRow, notes: str) -> bool:
    if term.field is Field.NUMBER and row.figures.get(term.values[0], 0) is None:
        return False  # neither what is asked for nor its opposite is known of the deck
    column = term.values[0] if term.field is Field.NUMBER else term.field.value
    if column in ratings.COLUMNS and row.ratings.get(column) is None:
        return False  # no site gave it
    return _holds(term, record, row, notes) != term.negated


def _holds(term: Term, record: DeckRecord, row: DeckRow, notes: str) -> bool:
    match term.field:
        case Field.TEXT:
            return _anywhere(term, record, row, notes)
        case Field.NAME:
            return _said(term, [record.name])
        case Field.CARD | Field.TRAIT | Field.SAYS:
            return _counted(term, record)
        case Field.HOUSE:
            return any(house in term.values for house in record.houses)
        case Field.SET:
            return record.set in term.values
        case Field.SOURCE:
            return record.source in term.values
        case Field.TAG:
            return _said(term, row.tags)
        case Field.FOLDER:
            return _said(term, [row.folder])
        case Field.NOTES:
            return _said(term, [notes])
        case Field.IS:
            return _PROPERTIES[term.values[0]](record, row)
        case Field.HAS:
            return _POSSESSIONS[term.values[0]](record, row)
        case Field.NUMBER:
            return _compared(term, _number(term.values[0], row))
        case Field.ADDED:
            return _dated(term, record.added.timestamp())
        case Field.PLAYED:
            return row.played is not None and _dated(term, row.played.timestamp())
        case Field.RATED | Field.VAULT_DATE:
            noon = row.ratings[term.field.value]
            return noon is not None and _dated(term, noon)
        case _:
            raise AssertionError(f"{term.field} is no field of decks")


def _said(term: Term, texts: object) -> bool:
    end = " " if term.whole else ""
    return any(f" {value}{end}" in f" {fold(str(text))} " for text in texts for value in term.values)  # type: ignore[attr-defined]


def _anywhere(term: Term, record: DeckRecord, row: DeckRow, notes: str) -> bool:
    word = term.values[0]
    houses = vo.houses_named(word)
    return (
        _said(term, [record.name, notes, *row.tags])
        or any(_said(term, [*_names(line), *_traits(line)]) for line in (*record.cards, *record.references))
        or any(house in houses or house.startswith(word.replace(" ", "")) for house in record.houses)
        or record.set in vo.sets_named(word)
    )


def _counted(term: Term, record: DeckRecord) -> bool:
    told = {Field.CARD: _names, Field.TRAIT: _traits, Field.SAYS: _texts}[term.field]
    count = sum(line.count for line in (*record.cards, *record.references) if _said(term, told(line)))
    return _compared(term, count) if term.op else count > 0


def _names(line: CardLine) -> list[str]:
    if line.id is None:
        return [line.title]
    card = facts()[line.id]
    return [card.name, *(name for _, name in card.names)]


def _traits(line: CardLine) -> list[str]:
    traits = facts()[line.id].traits if line.id else ()
    return [*traits, *(TRAITS[trait].name.say("de") for trait in traits if trait in TRAITS)]


def _texts(line: CardLine) -> list[str]:
    return [library()[line.id].text(language) for language in ("en", "de")] if line.id else []


def _ids(record: DeckRecord) -> list[str]:
    return [line.id for line in (*record.cards, *record.references) if line.id]


def _number(column: str, row: DeckRow) -> float | None:
    match column:
        case "games":
            return row.wins + row.losses
        case "practice":
            return row.practice_wins + row.practice_losses
        case "practicerate":
            games = row.practice_wins + row.practice_losses
            return 100 * row.practice_wins / games if games else None
        case "winrate":
            return 100 * row.wins / (row.wins + row.losses) if row.wins + row.losses else None
        case _ if column in ratings.COLUMNS:
            return row.ratings.get(column)
        case _:
            return row.figures[column] if column in row.figures else getattr(row, column)


_OPS = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def _compared(term: Term, number: float | None) -> bool:
    assert term.op is not None
    if number is None:
        return False
    if term.until is not None:
        return term.amount <= number <= term.until
    return bool(_OPS[term.op](number, term.amount))


def _dated(term: Term, moment: float) -> bool:
    assert term.until is not None and term.op is not None
    within = term.amount <= moment < term.until
    before, after = moment < term.amount, moment >= term.until
    return {
        "=": within,
        "!=": not within,
        "<": before,
        "<=": before or within,
        ">": after,
        ">=": after or within,
    }[term.op]


_PROPERTIES = {
    "favorite": lambda record, row: row.favorite,
    "maverick": lambda record, row: any(line.maverick for line in record.cards),
    "legacy": lambda record, row: any(line.legacy for line in record.cards),
    "anomaly": lambda record, row: any(line.anomaly for line in record.cards),
    "enhanced": lambda record, row: any(line.icons for line in record.cards),
    "gigantic": lambda record, row: any(facts()[id_].other_half for id_ in _ids(record)),
    "twin": lambda record, row: any(id_.endswith("evil-twin") for id_ in _ids(record)),
    "playable": lambda record, row: row.playable,
    "unplayable": lambda record, row: not row.playable,
    "generated": lambda record, row: record.source is Source.GENERATED,
    "sample": lambda record, row: record.source is Source.SAMPLE,
    "imported": lambda record, row: record.source not in (Source.GENERATED, Source.SAMPLE),
    "alliance": lambda record, row: record.alliance,
    "played": lambda record, row: row.played is not None,
    "practiced": lambda record, row: row.practice_wins + row.practice_losses > 0,
    "unplayed": lambda record, row: row.played is None,
    "unknown": lambda record, row: bool(record.unknown),
}
_POSSESSIONS = {
    "notes": lambda record, row: row.notes,
    "tags": lambda record, row: bool(row.tags),
    "folder": lambda record, row: bool(row.folder),
    "results": lambda record, row: row.played is not None,
    "chains": lambda record, row: row.chains > 0,
    "figures": lambda record, row: bool(record.foreign),
    "sas": lambda record, row: row.ratings.get("sas") is not None,
}
