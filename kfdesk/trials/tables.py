"""What the games that are kept say of decks: the rows of the table, of today's rules and of others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from kfdesk.records import record
from kfdesk.spreadsheets import csv_text
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Row
from kfdesk.trials.kept import Kept
from kfdesk.trials.ratings import Share, fit


@record
class DeckRating:
    """A deck of the table: how often it wins against one of average strength in the same table, and its games."""

    deck: TrialDeck
    share: Share
    games: int
    won: float
    """A tie is half a game."""


@record
class Table:
    """The decks that have games of a player, the best first; `old` are those of games by other rules, cards or
    lists, rated apart."""

    player: str
    decks: tuple[DeckRating, ...]
    first: Share
    games: int
    unended: int
    """Of these games so many were decided at the limit."""
    old: tuple[DeckRating, ...]


def table(kept: Kept, player: str) -> Table:
    """Return what is known of the decks in a file from games of that player."""
    now = kept.current()
    marks = {deck.mark for deck in now}
    rows: list[Row] = []
    others: list[Row] = []
    for row in kept.rows(player):
        (rows if row.first in marks and row.second in marks else others).append(row)
    decks, first = _rated(now, rows)
    old = _rated(kept.decks(), others)[0] if others else ()
    return Table(player, decks, first, len(rows), sum(not row.ended for row in rows), old)


def _rated(decks: Iterable[TrialDeck], rows: Sequence[Row]) -> tuple[tuple[DeckRating, ...], Share]:
    """Return the decks that have games, with their ratings, and what going first is worth."""
    scores: defaultdict[str, list[float]] = defaultdict(list)
    for row in rows:
        scores[row.first].append(row.score)
        scores[row.second].append(1 - row.score)
    played = [deck for deck in decks if deck.mark in scores]
    ratings = fit([deck.mark for deck in played], rows)
    found = [
        DeckRating(deck, ratings.share(at), len(scores[deck.mark]), sum(scores[deck.mark]))
        for at, deck in enumerate(played)
    ]
    return tuple(sorted(found, key=lambda one: (-one.share.percent, one.deck.name))), ratings.first


def as_object(share: Share) -> dict[str, float]:
    """Return a share as plain values, for JSON."""
    return {name: round(getattr(share, name), 1) for name in ("percent", "low", "high")}


def deck_object(rating: DeckRating) -> dict[str, Any]:
    """Return a row of the table as plain values, for JSON and CSV."""
    deck = rating.deck
    known = {"games": rating.games, "won": rating.won, "version": deck.version}
    return {"key": deck.key, "name": deck.name, **as_object(rating.share), **known}


def as_csv(shown: Table) -> str:
    """Return a table for spreadsheets; its columns say whose games they are."""
    names = ["key", "name", f"percent won by {shown.player} player", "low", "high", "games", "won", "version", "old"]
    rated = ((rating, old) for old, ratings in enumerate((shown.decks, shown.old)) for rating in ratings)
    return csv_text([names, *([*deck_object(rating).values(), old] for rating, old in rated)])
