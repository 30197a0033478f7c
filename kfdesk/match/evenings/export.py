"""Pairings and standings as tables: for the page, for paper, as text, and for other programs (CSV)."""

from __future__ import annotations

from collections.abc import Sequence

from kfdesk.match.evenings.evening import Evening, Standing, Table, place_of
from kfdesk.match.evenings.plan import EveningPlan, PairingRule
from kfdesk.match.evenings.results import score_words
from kfdesk.match.evenings.standings import (
    ORDER,
    TIE_BREAKS,
    Decimal,
    TieBreak,
    plain_decimal,
    said_value,
    standings,
)
from kfdesk.spreadsheets import TextTable
from kfdesk.text.words import Words


def standings_table(evening: Evening, language: str, decimal: Decimal = plain_decimal) -> TextTable:
    """Return the standings as of now, with all tie-breaks, needed or not; `decimal` writes a percentage."""
    standing = evening.standing()
    shown = [tie for tie in ORDER[evening.plan.pairing] if tie not in (TieBreak.LOT, TieBreak.POINTS)]
    at = [ORDER[evening.plan.pairing].index(tie) for tie in shown]
    heads = (RANK, NAME, POINTS, RECORD, *(TIE_BREAKS[tie].name for tie in shown))
    rows = []
    for line in standings(evening):
        name = standing.name(line.person)
        name = DROPPED_OUT.filled(name=name).say(language) if line.dropped else name
        record_text = f"{line.wins}–{line.draws}–{line.losses}"
        values = [said_value(tie, line.values[place], decimal) for tie, place in zip(shown, at, strict=True)]
        rows.append((str(line.rank), name, str(line.points), record_text, *values))
    numbers = frozenset({0, *range(2, len(heads))})
    return TextTable(STANDINGS.say(language), tuple(head.say(language) for head in heads), tuple(rows), numbers)


def pairings_table(evening: Evening, number: int, language: str) -> TextTable:
    """Return the matches and byes of a round, `number` from 1."""
    standing = evening.standing()
    rows = [
        pairing_row(evening.plan, standing, table, language)
        for table in standing.rounds[number - 1]
        if table.pair.people
    ]
    heads = tuple(head.say(language) for head in PAIRING_HEADS)
    return TextTable(round_words(evening.plan, number).say(language), heads, tuple(rows))


def pairing_row(plan: EveningPlan, standing: Standing, table: Table, language: str) -> tuple[str, str, str, str]:
    """Return a table of a round in words: where, who, against whom, and the result."""
    one, two = standing.name(table.pair.one), standing.name(table.pair.two)
    if not table.pair.is_match:
        return "", one, bye_words(plan).say(language), ""
    place = place_of(table.turn, plan.tables)
    where = str(place.desk) if place.turn == 1 else LATER.filled(desk=place.desk, turn=place.turn).say(language)
    said = score_words(table.result).say(language) if table.result is not None else ""
    return where, one, two, said


def place_words(plan: EveningPlan, table: Table) -> Words:
    """Return where a match is played."""
    place = place_of(table.turn, plan.tables)
    return (PLACE if place.turn == 1 else PLACE_LATER).filled(desk=place.desk, turn=place.turn)


def bye_words(plan: EveningPlan) -> Words:
    """Return what it is called that somebody has no opponent in a round."""
    return BYE if plan.bye_wins else RESTS


def round_words(plan: EveningPlan, number: int) -> Words:
    """Return what a round is called."""
    return (WEEK if plan.pairing is PairingRule.LEAGUE else ROUND).filled(n=number)


def as_text(tables: Sequence[TextTable], title: str) -> str:
    """Return tables as plain text, columns in line."""
    parts = [title, "=" * len(title)]
    for table in tables:
        widths = [max(len(row[at]) for row in (table.heads, *table.rows)) for at in range(len(table.heads))]
        parts += ["", table.title, "-" * len(table.title)]
        for row in (table.heads, *table.rows):
            cells = (
                cell.rjust(width) if at in table.right else cell.ljust(width)
                for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            )
            parts.append("  ".join(cells).rstrip())
    return "\n".join(parts) + "\n"


STANDINGS = Words("Standings")
RANK = Words("Rank")
NAME = Words("Name")
POINTS = Words("Points")
RECORD = Words("W – D – L")
TABLE = Words("Table", context="a place in a room")
PLAYER = Words("Player")
RESULT = Words("Result")
PAIRING_HEADS = (TABLE, PLAYER, PLAYER, RESULT)
ROUND = Words("Round {n}")
WEEK = Words("Week {n}")
PLACE = Words("Table {desk}")
PLACE_LATER = Words("Table {desk}, match {turn} there")
LATER = Words("{desk}, match {turn}")
BYE = Words("bye")
RESTS = Words("rests")
DROPPED_OUT = Words("{name} (dropped out)")
