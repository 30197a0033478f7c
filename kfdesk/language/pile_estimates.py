"""What it is worth in the figures of a deck that cards leave piles, or play: whose they are, and how many."""

from __future__ import annotations

from collections.abc import Iterator

from kfdesk.engine.terms import Zone
from kfdesk.language.back_references import Those
from kfdesk.language.base import Target
from kfdesk.language.combined import AllOf, OneOf
from kfdesk.language.descriptions import AmongThose, Group
from kfdesk.language.estimates import ME, OUT_OF_REACH, DeckEstimate, EstimateContext, EstimateKind, Shares
from kfdesk.language.piles import Under
from kfdesk.language.places import Pile
from kfdesk.text.parts import parts


def zone_and_owner(target: Target, context: EstimateContext) -> tuple[Zone | None, Shares]:
    """Return which pile cards come from, None for none, and how far that is yours and your opponent's."""
    pile = _pile_of(target)
    return (None, ME) if pile is None else (pile.zone, pile.who.shares(context))


def _pile_of(target: Target) -> Pile | None:
    """Return the pile that cards are taken from, also where they were looked at there; None for cards in play."""
    where = target.place if isinstance(target, Group) else target
    return next((node for node in parts(where) if isinstance(node, Pile)), None)


def come_back(
    estimate: DeckEstimate, target: Target, worth: float, context: EstimateContext, *, into_deck: bool = False
) -> None:
    """Add what it is worth that cards come back to your hand, deck or archives: out of a discard pile, from under a
    card, or this card or another of yours from play. Others that go `into_deck` from play are lost."""
    for one, share in _described(target):
        zone, whose = zone_and_owner(one, context)
        under = isinstance(one, Under) or isinstance(getattr(one, "place", None), Under)
        times = context.by(share)
        if zone in (Zone.DISCARD, Zone.PURGED):
            estimate.add(EstimateKind.RECURSION, worth * one.size() * whose.yours, times)
        elif under or (zone is None and (one.is_this or (one.sides() == ME and not into_deck))):
            estimate.add(EstimateKind.RECURSION, worth * estimate.friends(one, context), times)


def are_lost(estimate: DeckEstimate, target: Target, context: EstimateContext) -> None:
    """Add what it is worth that cards of the opponent's leave their hand, archives, deck or discard pile."""
    for one, share in _described(target):
        zone, whose = zone_and_owner(one, context)
        if zone is not None and not _is_lost_already(one):
            theirs = 1.0 if context.theirs else whose.theirs
            estimate.add(EstimateKind.DISRUPTION, _LOST.get(zone, 0.0) * one.size() * theirs, context.by(share))


def _is_lost_already(target: Target) -> bool:
    """Return whether it means cards that something before has discarded, or taken elsewhere."""
    among = target.place.target if isinstance(target, Group) and isinstance(target.place, AmongThose) else target
    return isinstance(among, Those) and any(getattr(node, "sends_away", False) for node in parts(among.effect))


_LOST = {Zone.HAND: 1.0, Zone.ARCHIVES: 1.0, Zone.DECK: OUT_OF_REACH, Zone.DISCARD: OUT_OF_REACH}


def _described(target: Target) -> Iterator[tuple[Target, float]]:
    """Yield the descriptions that cards are of, each with what part of its cards is taken to be meant: of "a creature
    or artifact" one half."""
    if isinstance(target, OneOf):
        for group in target.groups:
            yield group, target.size() / group.size() / len(target.groups)
    elif isinstance(target, AllOf):
        for one in target.groups:
            yield one, 1.0
    else:
        yield target, 1.0
