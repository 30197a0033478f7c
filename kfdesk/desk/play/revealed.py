"""Cards an effect showed to a player, for as long as it asks about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kfdesk.desk.card.faces import printed
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.engine.events import CardsRevealed, Event, StepBegan
from kfdesk.engine.views import CardView, TableView


def shown_for(game: PlayableGame, view: TableView) -> tuple[CardView, ...]:
    """Return the cards that the source of the open decision revealed to this viewer and that the view hides.

    A card that has moved since is left out: where it went, the rules say what may be known of it.
    """
    decision = view.decision
    if decision is None or decision.source is None or view.viewer is None:
        return ()
    event = _revealed_by(int(decision.source[1:]), game.events)
    if event is None:
        return ()
    found: list[CardView] = []
    for number in event.seen_by(view.viewer).cards:
        card = game.state.cards[number] if number else None
        if card is None or find_card(view, f"c{number}") is not None:
            continue
        if number in game.state.players[event.player].hand:
            shown = printed(card.definition.id, card.home, card.owner)
            found.append(replace(shown, handle=f"c{number}", zone=card.zone))
    return tuple(found)


def offered_in(game: PlayableGame, view: TableView) -> dict[str, CardView]:
    """Return the cards of the decision shown that lie nowhere in the view, such as those of a searched deck."""
    found: dict[str, CardView] = {}
    for option in view.decision.options if view.decision is not None else ():
        if option.card is not None and find_card(view, option.card) is None:
            card = game.state.cards[int(option.card[1:])]
            shown = printed(card.definition.id, card.home, card.owner)
            found[option.card] = replace(shown, handle=option.card, zone=card.zone)
    for revealed in shown_for(game, view):
        found.setdefault(revealed.handle, revealed)
    return found


def _revealed_by(source: int, events: Sequence[Event]) -> CardsRevealed | None:
    """Return what a card last revealed in the running step."""
    for event in reversed(events):
        if isinstance(event, StepBegan):
            return None
        if isinstance(event, CardsRevealed) and event.cause == source:
            return event
    return None
