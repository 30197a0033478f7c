"""Æmber: gaining, losing, stealing, capturing, placing and moving it. Rule: "Æmber"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kfdesk.engine import forbidding
from kfdesk.engine.abilities import NOTHING, Mod, Outcome, Steps
from kfdesk.engine.core import Core, asker, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.editions import Difference, differs
from kfdesk.engine.events import SUPPLY, AmberMoved, AmberVerb, ChainsChanged, End, Event
from kfdesk.engine.terms import MOST_CHAINS, NO_CARD, CardId, DecisionKind, Forbidden, Player, Zone, other_player
from kfdesk.text.words import Words


def _happen(core: Core, event: Event, amount: int, wanted: int) -> Steps:
    """Let a transfer happen; it is complete when nothing fell short. A replaced one counts as done."""
    yield from core.happen(event)
    return Outcome(amount >= wanted, (), amount)


def gain(core: Core, player: Player, amount: int, cause: CardId = NO_CARD) -> Steps:
    """The player takes `amount` from the common supply."""
    return (yield from together(core, (gaining(player, amount, cause),)))


def steal(core: Core, thief: Player, amount: int, cause: CardId = NO_CARD) -> Steps:
    """The thief takes up to `amount` from the opponent's pool. Rule: "Steal"."""
    return (yield from together(core, (stealing(core, thief, amount, cause),)))


def side_of(core: Core, card: CardId) -> Player:
    """Return the player for whom a creature captures. Rule: FAQ "As if it were"."""
    player = core.frames.lent(card)
    return core.state.cards[card].controller if player is None else player


def capture(core: Core, card: CardId, amount: int, cause: CardId = NO_CARD, victim: Player | None = None) -> Steps:
    """The creature takes up to `amount` from a pool: its controller's opponent's unless named.

    Rules: "Capture"; for an ability resolved as if another player controlled the creature, FAQ
    "As if it were".
    """
    c = core.state.cards[card]
    if victim is None:
        victim = other_player(side_of(core, card))
    taken = min(amount, core.state.players[victim].amber)
    if taken <= 0 or c.zone is not Zone.BATTLELINE:
        return NOTHING
    captured = AmberMoved(AmberVerb.CAPTURE, End(victim), End(card=card), taken, cause)
    outcome = yield from _happen(core, captured, taken, amount)
    return outcome._replace(cards=(card,))


def capture_each(
    core: Core, wanted: Mapping[CardId, int], victims: Mapping[CardId, Player], cause: CardId = NO_CARD
) -> Steps:
    """Each creature captures what it wants from the pool of its victim.

    Where a pool cannot satisfy all, the active player says in which order they capture. The outcome is
    done when each captured all of it.
    """
    order: list[CardId] = []
    for pool in (core.state.active, other_player(core.state.active)):
        takers = [c for c in wanted if victims[c] == pool]
        held = core.state.players[pool].amber
        if len(takers) > 1 and 0 < held < sum(wanted[c] for c in takers):
            options = tuple(core.option("card", c) for c in takers)
            count = len(takers)
            source = asker(cause)
            keys = yield Decision(core.state.active, DecisionKind.ORDER, CAPTURE_ORDER, source, options, count, count)
            takers = [number(key) for key in keys]
        order += takers
    done: list[CardId] = []
    total = 0
    for card in order:
        outcome = yield from capture(core, card, wanted[card], cause, victims[card])
        total += outcome.amount
        done += outcome.cards
    return Outcome(0 < sum(wanted.values()) == total, tuple(done), total)


CAPTURE_ORDER = Words("There is not enough Æmber for all. In which order do these creatures capture?")


class Part(NamedTuple):
    """What one player does of several things that happen at once; the event is None where nothing can."""

    event: Event | None
    amount: int
    wanted: int


def _part(event: Event, amount: int, wanted: int) -> Part:
    return Part(event if amount > 0 else None, max(0, amount), wanted)


def gaining(player: Player, amount: int, cause: CardId = NO_CARD) -> Part:
    """Return what the player would gain from the common supply."""
    return _part(AmberMoved(AmberVerb.GAIN, SUPPLY, End(player), amount, cause), amount, amount)


def losing(core: Core, player: Player, amount: int, cause: CardId = NO_CARD) -> Part:
    """Return what the player would lose."""
    taken = min(amount, core.state.players[player].amber)
    return _part(AmberMoved(AmberVerb.LOSE, End(player), SUPPLY, taken, cause), taken, amount)


def stealing(core: Core, thief: Player, amount: int, cause: CardId = NO_CARD) -> Part:
    """Return what the thief would take from the opponent's pool; record where nothing can be stolen. Rule: "Steal"."""
    victim = other_player(thief)
    taken = min(amount, core.state.players[victim].amber)
    if taken > 0 and core.has(Mod.CANNOT_BE_STOLEN, victim):
        forbidding.report_player(core, Forbidden.STEAL, Mod.CANNOT_BE_STOLEN, victim, cause)
        taken = 0
    return _part(AmberMoved(AmberVerb.STEAL, End(victim), End(thief), taken, cause), taken, amount)


def paying(core: Core, payer: Player, amount: int, cause: CardId = NO_CARD) -> Part:
    """Return what the payer would give to the opponent. Rule: "Pay"."""
    taken = min(amount, core.state.players[payer].amber)
    return _part(AmberMoved(AmberVerb.PAY, End(payer), End(other_player(payer)), taken, cause), taken, amount)


def together(core: Core, parts: Sequence[Part]) -> Steps:
    """Let what several players do happen at once; complete when nothing fell short. A replaced one counts as done.

    But not a steal that became a capture. Read from two FAQ: Æmber that is only taken from elsewhere is stolen all
    the same (Nerve Blast against Po's Pixies); Æmber that is captured in place of being stolen was not stolen
    (Gargantodon), so what is done "if you do" is not (Nerve Blast against Ether Spider).
    """
    # Reading: reading/stolen-becomes-captured
    batch = [part.event for part in parts if part.event is not None]
    if not batch:
        return NOTHING
    occurred = yield from core.happen(*batch)
    if batch[0].kind is AmberVerb.STEAL and any(event.kind is AmberVerb.CAPTURE for event in occurred):
        return NOTHING
    return Outcome(all(part.amount >= part.wanted for part in parts), (), sum(part.amount for part in parts))


def place_each(
    core: Core, cards: Sequence[CardId], amount: int, cause: CardId = NO_CARD, *, exalt: bool = False
) -> Steps:
    """Put Æmber from the common supply onto each card in play, at once.

    To exalt is to place 1. Several times is one after the other, and whatever reacts to it does each time.
    Rule: "Exalt".
    """
    if not exalt:
        return (yield from _place_once(core, cards, AmberVerb.PLACE, amount, cause))
    outcomes = []
    for _ in range(amount):
        outcomes.append((yield from _place_once(core, cards, AmberVerb.EXALT, 1, cause)))
    placed = [outcome for outcome in outcomes if outcome.done]
    touched = tuple(dict.fromkeys(card for outcome in placed for card in outcome.cards))
    return Outcome(True, touched, sum(outcome.amount for outcome in placed)) if placed else NOTHING


def _place_once(core: Core, cards: Sequence[CardId], verb: AmberVerb, amount: int, cause: CardId) -> Steps:
    there = tuple(c for c in cards if core.state.cards[c].in_play)
    if amount <= 0 or not there:
        return NOTHING
    yield from core.happen(*(AmberMoved(verb, SUPPLY, End(card=c), amount, cause) for c in there))
    return Outcome(True, there, amount * len(there))


def move_each(core: Core, shares: Sequence[tuple[End, End, int]], cause: CardId = NO_CARD) -> Steps:
    """Move Æmber, each `(from, to, how much)`, as far as there is some, all at once. Rule: "Move"."""
    left: dict[End, int] = {}
    batch: list[AmberMoved] = []
    cards: list[CardId] = []
    done = bool(shares)
    for giver, receiver, wanted in shares:
        there_is = left.get(giver, held(core, giver))
        taken = min(wanted, there_is)
        left[giver] = there_is - taken
        there = not receiver.card or core.state.cards[receiver.card].in_play
        done = done and taken >= wanted and there
        if taken > 0 and there:
            batch.append(AmberMoved(AmberVerb.MOVE, giver, receiver, taken, cause))
            cards.append(receiver.card or giver.card)
    if not batch:
        return NOTHING
    yield from core.happen(*batch)
    return Outcome(done, tuple(cards), sum(event.amount for event in batch))


def held(core: Core, place: End) -> int:
    """Return how much Æmber is on a card or in a pool."""
    if place.card:
        return core.state.cards[place.card].amber
    assert place.player is not None, "Æmber is moved from a card or a pool"
    return core.state.players[place.player].amber


def gain_chains(core: Core, player: Player, amount: int, cause: CardId = NO_CARD) -> Steps:
    """The player gains chains, to 24 at most: no more than are left to that are gained. Rule: "Chains"."""
    state = core.state
    limited = not differs(state, Difference.CHAINS_WITHOUT_END)
    gained = min(amount, MOST_CHAINS - state.players[player].chains) if limited else amount
    if gained <= 0:
        return NOTHING
    return (yield from _happen(core, ChainsChanged(player, gained, cause), gained, amount))
