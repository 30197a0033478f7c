"""What the program decides in a match before a game, for the player whose seat it plays: a deck, a bid, who starts.

It knows what its player may know: of decks that only the other one has opened it asks nothing.
Decks it compares by their figures, which tell little of how often a deck wins (`deck_worth`): so it bids low.
"""

from __future__ import annotations

from collections.abc import Callable

from kfdesk.collection.figures import deck_figures
from kfdesk.collection.records import DeckRecord
from kfdesk.engine import rng
from kfdesk.match.series import Ban, BanStep, Bid, BidStep, Choose, ChooseStep, DeckRef, First, FirstStep, Move, Series

Worth = Callable[[DeckRef], float]

POINTS_A_CHAIN = 4.0
"""By so much more worth a deck is to be for each chain that is bid for it."""
MOST_BID = 6
"""Nothing is bid beyond what costs one card a draw. Rule: "Chains"."""
_WON_BOTH = 8.0
"""The worth of having won both games of a match, by which an adaptive one goes on: games tell more than figures."""
_LOTS = 77
"""Keeps the lots of bids apart from those by which it is drawn who starts."""


def deck_worth(record: DeckRecord) -> float:
    """Return a sum of figures by which decks are compared; what is not known of a deck adds nothing.

    They are the figures of which winning decks had more in games that the program played with itself; Æmber control
    counts what is stolen and captured, too, and a point of effective power is a tenth of a card. Chosen by 580 games of
    30 generated decks; of 215 games of 60 other ones the deck that is worth more won 58 %.
    """
    figures = deck_figures(record)
    counted = figures.amber_control + figures.draw + figures.creature_protection + figures.efficiency
    return counted + figures.steal + figures.effective_power / 10


def decided(series: Series, worth: Worth) -> Move | None:
    """Return the program's next move; None where it is not asked. `worth` is asked only of decks its player may see."""
    step = series.step()
    match step:
        case ChooseStep(player=player, decks=decks) if player == series.bot:
            return Choose(player=player, deck=max(decks, key=worth).key)
        case BanStep(player=player, decks=decks) if player == series.bot:
            return Ban(player=player, deck=max(decks, key=worth).key)
        case BidStep(player=player) if player == series.bot:
            return Bid(player=player, chains=_bid(series, step, worth))
        case FirstStep(player=player) if player == series.bot:
            return First(player=player, first=player)  # of the program's own games, who started won 47 %: no difference
        case _:
            return None


def _bid(series: Series, step: BidStep, worth: Worth) -> int | None:
    """Return the least that may be bid as long as what is bid for is worth it to the program, else None to pass."""
    most = _most_bid(series, step, worth)
    return step.least if step.least <= most or not step.may_pass else None


def _most_bid(series: Series, step: BidStep, worth: Worth) -> int:
    """Return how many chains what is bid for is worth; a chain more or less is drawn by lot, so that nobody can read
    it from the figures."""
    pool = {deck.key: worth(deck) for side in series.decks for deck in side}
    if step.deck is not None:  # it won both games
        others = [value for key, value in pool.items() if key != step.deck.key]
        ahead = _WON_BOTH + pool[step.deck.key] - max(others, default=0.0)
    else:
        best, second = sorted(pool.values(), reverse=True)[:2]
        ahead = best - second
    _, lot = rng.below(rng.seeded(series.seed + _LOTS + len(series.played)), 3)
    return max(0, min(MOST_BID, round(ahead / POINTS_A_CHAIN) + lot - 1))


def goes_on(series: Series, worth: Worth) -> Series:
    """Return the series with all that the program decides before a person is asked or a game is played."""
    while (move := decided(series, worth)) is not None:
        series = series.after(move)
    return series


def of_program(series: Series) -> tuple[Move, ...]:
    """Return the moves of the program since a person last moved or a game was played, oldest first."""
    told: list[Move] = []
    for move in reversed(series.moves):
        if isinstance(move, Choose | Ban | Bid | First) and move.player == series.bot:
            told.insert(0, move)
        else:
            break
    return tuple(told)
