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
from kfdesk.trials.likeliest import Results
from kfdesk.trials.ratings import Ratings, Share, fit, results_of


@record
class DeckRating:
    """A deck of the table: how often it wins against one of average strength in the same table, and its games."""

    deck: TrialDeck
    share: Share
    games: int
    won: float
    """A tie is half a game."""
    player_version: str
    """That of the player of these games, "" where it is not known."""


@record
class Table:
    """The decks that have games of a player, the best first; `old` are those of games by other rules, cards or
    lists, or by other versions of the player, each rated apart."""

    player: str
    decks: tuple[DeckRating, ...]
    games: int
    unended: int
    """Of these games so many were decided at the limit."""
    old: tuple[DeckRating, ...]
    ratings: Ratings
    """Of `decks`, in their order."""
    results: Results
    """Of all games between two of `decks`, by their places."""
    rows: tuple[Row, ...]
    """All these games."""

    @property
    def first(self) -> Share:
        """How often the deck that goes first wins against an equal one."""
        return self.ratings.first

    def place(self, key: str) -> int | None:
        """Return where a deck of the shelf stands among `decks`, None for one without games."""
        return next((at for at, rating in enumerate(self.decks) if rating.deck.key == key), None)


def table(kept: Kept, player: str) -> Table:
    """Return what is known of the decks in a file from games of that player."""
    now = kept.current()
    marks = {deck.mark for deck in now}
    rows: list[Row] = []
    others: defaultdict[str, list[Row]] = defaultdict(list)
    for row in kept.rows(player):
        (rows if row.first in marks and row.second in marks else others[row.version]).append(row)
    for row in kept.older_rows(player):
        others[row.version].append(row)
    decks, ratings = _rated(now, rows)
    ever = kept.decks() if others else []
    old = tuple(rating for version in sorted(others, reverse=True) for rating in _rated(ever, others[version])[0])
    results = results_of([rating.deck.mark for rating in decks], rows)
    unended = sum(not row.ended for row in rows)
    return Table(player, decks, len(rows), unended, old, ratings, results, tuple(rows))


def _rated(decks: Iterable[TrialDeck], rows: Sequence[Row]) -> tuple[tuple[DeckRating, ...], Ratings]:
    """Return the decks that have games, the best first, and their ratings."""
    scores: defaultdict[str, list[float]] = defaultdict(list)
    for row in rows:
        scores[row.first].append(row.score)
        scores[row.second].append(1 - row.score)
    played = [deck for deck in decks if deck.mark in scores]
    ratings = fit([deck.mark for deck in played], rows)
    found = [
        DeckRating(deck, ratings.share(at), len(scores[deck.mark]), sum(scores[deck.mark]), rows[0].version)
        for at, deck in enumerate(played)
    ]
    order = sorted(range(len(found)), key=lambda at: (-found[at].share.percent, found[at].deck.name))
    return tuple(found[at] for at in order), ratings.in_order(order)


def as_object(share: Share) -> dict[str, float]:
    """Return a share as plain values, for JSON."""
    return {name: round(getattr(share, name), 1) for name in ("percent", "low", "high")}


def deck_object(rating: DeckRating) -> dict[str, Any]:
    """Return a row of the table as plain values, for JSON and CSV."""
    deck = rating.deck
    known = {"games": rating.games, "won": rating.won, "version": deck.version}
    known["player version"] = rating.player_version
    return {"key": deck.key, "name": deck.name, **as_object(rating.share), **known}


def as_csv(shown: Table) -> str:
    """Return a table for spreadsheets; its columns say whose games they are."""
    names = [
        "key",
        "name",
        f"percent won by {shown.player} player",
        "low",
        "high",
        "games",
        "won",
        "version",
        "player version",
        "old",
    ]
    rated = ((rating, old) for old, ratings in enumerate((shown.decks, shown.old)) for rating in ratings)
    return csv_text([names, *([*deck_object(rating).values(), old] for rating, old in rated)])
