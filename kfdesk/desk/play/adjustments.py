"""What the judge's hand needs to know of a game: when it may act, what a change would do, which cards lie hidden.

Names are given as the seat at the screen may know them; the judge reveals nothing to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kfdesk.desk.card.faces import card_name
from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.desk.play.table_names import TableNames
from kfdesk.engine.entries import Adjustment
from kfdesk.engine.rules import NotAdjustable
from kfdesk.engine.state import PILES
from kfdesk.engine.terms import CardType, Player, Zone
from kfdesk.engine.viewers import knows
from kfdesk.match.unnamed import A_CARD
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.engine.scenario import Change
    from kfdesk.engine.state import Card, State


@dataclass(frozen=True, slots=True)
class Lying:
    """A card as the judge's list shows it: its handle; its name and type, None for one that stays unknown."""

    handle: str
    name: Words | None
    type: CardType | None = None
    on: str | None = None
    """The handle of the card it is on or under, which stands before it in the list."""


_PLACE = {zone: at for at, zone in enumerate(Zone)}
ZONES: tuple[Zone, ...] = tuple(
    sorted(PILES, key=lambda zone: (not (zone.in_play or zone is Zone.REFERENCE), zone is Zone.DECK, _PLACE[zone]))
)
"""The zones in which the judge finds cards, in the order of the list: in play, beside the table, the rest, decks."""


def not_now(game: PlayableGame) -> Words | None:
    """Return why nothing can be changed now, and what to do about it; None when it can."""
    if game.decision is None:
        return NO_DECISION
    return None if game.at_checkpoint else OTHER_DECISION


def refusal(game: PlayableGame, twin: PlayableGame, change: Change) -> Words | None:
    """Return why a change cannot be made or would be none, None when it can; `twin` is a fork, used up here."""
    try:
        twin.answer(Adjustment.of(change).text)
    except NotAdjustable as refused:
        return refused.words
    except Exception:  # whatever a card's ability makes of it: better known before than after
        return CARD_FAULT
    return NOTHING if change.kind != "reveal" and twin.digest() == game.digest() else None


def known(cards: Sequence[Card], card: Card, viewer: Player | None, *, is_open: bool) -> Words | None:
    """Return a card's name as the people at the screen may know it; on the open table they know all.

    A token creature is known to everyone, by its reference card. Rule: "Token creatures".
    """
    if card.face_down and card.definition is not card.printed:
        return card_name(card.definition.id)
    if not (is_open or (viewer is not None and knows(cards, card, viewer))):
        return None
    return card_name(card.printed.id if card.face_down else card.definition.id)


def sentence(change: Change, game: PlayableGame, names: TableNames, viewer: Player | None, *, is_open: bool) -> Words:
    """Return what a change says, without a full stop, before it is made."""
    from kfdesk.engine.judge import at_its_owner
    from kfdesk.match.adjustments import adjustment_words

    handle = getattr(change, "card", None)
    card = next((card for card in game.state.cards[1:] if f"c{card.id}" == handle), None) if handle else None
    if card is None:
        return adjustment_words(change, names, A_CARD)
    name = known(game.state.cards, card, viewer, is_open=is_open)
    return adjustment_words(at_its_owner(change, card.owner), names, name or A_CARD)


def lying(state: State, player: Player, zone: Zone, viewer: Player | None, *, is_open: bool) -> tuple[Lying, ...]:
    """Return the cards of a zone in their order; those the viewer may not know without a name.

    An open deck is listed by name, so that its order stays unknown; upgrades follow what they are on. Of the cards
    beside the table only prophecies are listed: nothing else there can be adjusted.
    """
    row: Iterable[int] = getattr(state.players[player], PILES[zone])
    found = [
        _lying(state.cards, state.cards[card], viewer, is_open, None if card == number else f"c{number}")
        for number in row
        if zone is not Zone.REFERENCE or state.cards[number].printed.type is CardType.PROPHECY
        for card in _with_lower(state, number)
    ]
    if zone is Zone.DECK and is_open:
        found.sort(key=lambda card: card.name.en if card.name is not None else "")
    return tuple(found)


def _lying(cards: Sequence[Card], card: Card, viewer: Player | None, is_open: bool, on: str | None) -> Lying:
    name = known(cards, card, viewer, is_open=is_open)
    return Lying(f"c{card.id}", name, card.definition.type if name is not None else None, on)


def _with_lower(state: State, card: int) -> tuple[int, ...]:
    return (card, *state.cards[card].upgrades, *state.cards[card].under)


NO_DECISION = Words("The game is over. Undo the last choice to fix something before it.")
OTHER_DECISION = Words(
    "The table can be fixed when step 3 waits for the next action or a step has just begun. "
    "Answer the open question first, or undo the choice that led to it."
)
CARD_FAULT = Words("A card’s ability fails after this change, so it cannot be made.")
NOTHING = Words("That would change nothing.")
UNDO_ADJUSTMENT = Words("judge’s hand: {what}")
