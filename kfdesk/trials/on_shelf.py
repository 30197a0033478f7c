"""What the shelf is told of trials: the strengths of those of its decks whose games were played with today's list."""

from __future__ import annotations

from kfdesk.collection.playable import playability
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.store import DeckStore
from kfdesk.collection.strengths import Strength
from kfdesk.trials.decks import TrialDeck, trial_deck
from kfdesk.trials.ratings import Share
from kfdesk.trials.tables import Table


def can_play(deck: DeckRecord) -> bool:
    """Return whether trials play a deck: not with home-made cards, which each worker would have to learn to read."""
    return not deck.homemade and playability(deck).ok


def playing_decks(records: list[DeckRecord]) -> list[TrialDeck]:
    """Return those decks that trials can play, each list once."""
    return list({deck.mark: deck for deck in map(trial_deck, filter(can_play, records))}.values())


def plays_same_list(record: DeckRecord, deck: TrialDeck) -> bool:
    """Return whether games of a deck of trials are those of a deck of the shelf as it is now."""
    return can_play(record) and trial_deck(record).mark == deck.mark


def strength_of(share: Share, games: int) -> Strength:
    """Return a share of so many games as the shelf knows it."""
    return Strength(share.percent, share.low, share.high, games)


def tell_shelf(store: DeckStore, table: Table) -> None:
    """Let the shelf have the strengths of a table, and no others. Raises `StoreError`."""
    found = {}
    for rating in table.decks:
        record = store.get(rating.deck.key)
        if record is not None and plays_same_list(record, rating.deck):
            found[record.key] = strength_of(rating.share, rating.games)
    store.keep_strengths(found)
