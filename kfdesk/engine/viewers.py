"""For whom the table is shown, and which cards such a viewer may know. Rule: "Out-of-play zones"."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final

from kfdesk.engine.abilities import Definition
from kfdesk.engine.events import CardDrawn, CardMoved, CardsRevealed, Shuffled
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.state import Card
from kfdesk.engine.terms import PLAYERS, CardId, Player, Sight, Zone

if TYPE_CHECKING:
    from kfdesk.engine.core import Core


class Beholder(Enum):
    """A viewer who sits nowhere."""

    OMNISCIENT = "omniscient"
    """Knows every card: for tools and tests, never for a seat."""
    ANYBODY = "anybody"
    """Knows what both players may know."""


OMNISCIENT: Final = Beholder.OMNISCIENT
ANYBODY: Final = Beholder.ANYBODY

Viewer = Player | Beholder | None
"""For whom the table is shown: a seat, somebody who sees both hands and archives, but no decks (None), or another."""


def knows(cards: Sequence[Card], card: Card, viewer: Viewer) -> bool:
    """Return whether a seat may know which of `cards`, all of the game, this is.

    A facedown card may be looked at by whoever controls it, or the card above it; one that lies faceup in archives, or
    on top of a deck, by both. Rules: "Out-of-play zones", "Facedown cards".
    """
    zone = card.zone
    if viewer is OMNISCIENT:
        return True
    if viewer is ANYBODY:
        return all(knows(cards, card, player) for player in PLAYERS)
    if zone.sight is Sight.NOBODY:
        return card.face_up
    if viewer is None:
        return True
    if zone.sight is Sight.HOLDER:
        return card.face_up or viewer == (card.controller if zone.anybodys else card.owner)
    if not card.face_down:
        return True
    return viewer == (cards[card.parent].controller if zone is Zone.UNDER else card.controller)


def is_identified(cards: Sequence[Card], card: Card, viewer: Viewer) -> bool:
    """Return whether a seat may know which card an account of the game means; of one in play it knows what lies there.

    That a facedown card lies in play is seen by all, whatever its other side is. Rule: "Facedown cards".
    """
    return card.in_play or knows(cards, card, viewer)


def was_shown(core: Core, card_id: CardId, viewer: Player, since: int) -> bool:
    """Return whether a seat was shown a card after so many events and can still tell it from others.

    That ends when the card moves or its owner shuffles. Rules: "Look", "Reveal".
    """
    owner = core.state.cards[card_id].owner
    for event in reversed(core.events[since:]):
        match event:
            case CardMoved() | CardDrawn() if event.card == card_id:
                return False
            case Shuffled() if event.player == owner:
                return False
            case CardsRevealed() if card_id in event.cards and event.to in (None, viewer):
                return True
    return False


def open_sides(core: Core, card_ids: Sequence[CardId], viewer: Viewer) -> tuple[Definition, ...]:
    """Return what a seat last saw some cards as, none where it may not know one of them, as it does not `NO_CARD`."""
    cards = core.state.cards
    if not all(card and is_identified(cards, cards[card], viewer) for card in card_ids):
        return ()
    return tuple(open_side(core, card, viewer) for card in card_ids)


def open_side(core: Core, card_id: CardId, viewer: Viewer, lasting: Lasting | None = None) -> Definition:
    """Return what a seat that does not know a card now last saw it as: a token creature's other side it never saw.

    A card that began an effect `lasting` for a time was seen then. Rule: "Token creatures".
    """
    cards = core.state.cards
    card = cards[card_id]
    began_as = lasting.began_as if lasting is not None else None
    if began_as is not None and (card.in_play or not knows(cards, card, viewer)):
        return began_as
    if is_identified(cards, card, viewer):
        return card.definition
    left = (event.was for event in reversed(core.events) if isinstance(event, CardMoved) and event.card == card_id)
    was = next(filter(None, left), None)
    if was is None or not was.token:
        return card.definition
    return next(c.definition for c in cards if c.zone is Zone.REFERENCE and c.definition.id == was.definition)


def host_of(core: Core, upgrade: CardId) -> Definition | None:
    """Return what an upgrade is attached to, which all see; None for other cards."""
    cards = core.state.cards
    return cards[cards[upgrade].parent].definition if cards[upgrade].zone is Zone.UPGRADE else None
