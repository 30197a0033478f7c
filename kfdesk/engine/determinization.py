"""A determinization: a table as one seat may imagine it, with all that the seat cannot know dealt anew.

What is worked out on such a table tells nothing that the seat does not know: it is the same whatever lies in the other
hand and in the decks. Which cards are out of sight counts as known: both players may read the lists of both decks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from kfdesk.engine import rng
from kfdesk.engine.state import PILES, Card, State
from kfdesk.engine.terms import NO_CARD, PLAYERS, CardId, House, Icon, Player, Sight, Zone
from kfdesk.engine.viewers import knows


class ChanceError(Exception):
    """Something on a determinized table is to be decided by chance."""


class _Undecided(int):
    """The state of a random generator that cannot be asked."""

    def __add__(self, other: int) -> int:
        raise ChanceError


def out_of_sight(state: State, viewer: Player | None) -> frozenset[CardId]:
    """Return the cards that a seat cannot know; None sees both hands."""
    cards = state.cards
    zones = _ALWAYS_SEEN
    return frozenset(
        [
            card.id
            for card in cards[1:]
            if (card.face_down or card.zone not in zones) and card.id and not knows(cards, card, viewer)
        ]
    )


_ALWAYS_SEEN = frozenset(zone for zone in Zone if zone.sight is Sight.ALL)
"""The zones whose cards everybody knows, but for those that lie facedown."""


_Lots = list[Card]


def determinize(state: State, unknown: Iterable[CardId], *, other_way: bool = False) -> None:
    """Deal the unknown cards anew, each player's among themselves, and let nothing be decided by chance from now on.

    How many cards lie where stays. There are two ways of dealing, which put different cards everywhere: what comes out
    differently hangs on what is not known.
    """

    def turned(lots: _Lots) -> _Lots:
        half = len(lots) // 2 if other_way else 0
        return lots[half:] + lots[:half]

    _deal(state, unknown, turned)
    state.rng = _Undecided(0)


def sample(state: State, unknown: Iterable[CardId], lot: int) -> None:
    """Deal the unknown cards at random, each player's among themselves; chance is decided anew from now on.

    The same `lot` deals in the same way wherever the same is known.
    """
    drawn = rng.seeded(lot)

    def mixed(lots: _Lots) -> _Lots:
        nonlocal drawn
        drawn, order = rng.shuffled(drawn, lots)
        return list(order)

    _deal(state, unknown, mixed)
    state.rng = rng.advance(drawn)[0]


def _deal(state: State, unknown: Iterable[CardId], arrange: Callable[[_Lots], _Lots]) -> None:
    """Put the unknown cards, which `arrange` gets in the order of what they are, at each other's places."""
    hidden = frozenset(unknown)
    places = list(_places(state, hidden))
    for owner in PLAYERS:
        mine = [number for number in places if state.cards[number].owner is owner]
        lots = arrange(sorted((state.cards[number] for number in mine), key=identity_of))
        faces = [(card.printed, card.home, card.houses, card.icons, card.maverick) for card in lots]
        for number, (printed, home, houses, icons, maverick) in zip(mine, faces, strict=True):
            card = state.edit(number)
            if card.definition is card.printed:  # a card that lies facedown as another one stays that
                card.definition = printed
            card.houses = houses
            card.printed, card.home, card.icons, card.maverick = printed, home, icons, maverick


def identity_of(card: Card) -> tuple[str, House, tuple[Icon, ...], bool, tuple[House, ...]]:
    """Return what a card is, with all that its deck printed on it: cards with the same may take each other's place."""
    return card.printed.id, card.home, card.icons, card.maverick, card.houses


def is_same(one: Card, other: Card) -> bool:
    """Return whether the identities of two cards are the same."""
    return (
        one.printed is other.printed
        and one.home is other.home
        and one.icons == other.icons
        and one.maverick == other.maverick
        and one.houses == other.houses
    )


def _places(state: State, hidden: frozenset[CardId]) -> Iterator[CardId]:
    """Yield the hidden cards by where they lie, never by their numbers."""
    for player in PLAYERS:
        for pile in PILES.values():
            for number in getattr(state.players[player], pile):
                yield from _with_lower(state, number, hidden)


def _with_lower(state: State, number: CardId, hidden: frozenset[CardId]) -> Iterator[CardId]:
    card = state.cards[number]
    if number in hidden:
        yield number
    for below in (*card.under, *card.upgrades):
        if below is not NO_CARD:
            yield from _with_lower(state, below, hidden)
