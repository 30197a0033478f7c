"""Prophecy cards: activated, turned over, fulfilled. Rules: "Prophecy", "Fulfill".

A prophecy card is double sided. Here each side is a card of its own beside the table, and knows its other side; of the
two at most one is active. Its abilities are in force while it is.
"""

from __future__ import annotations

from kfdesk.engine import moves
from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import DONE, NOTHING, Outcome, Steps
from kfdesk.engine.core import Core, handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import (
    CardsRevealed,
    ProphecyActivated,
    ProphecyEnded,
    ProphecyFlipped,
    ProphecyFulfilled,
)
from kfdesk.engine.frames import FulfillFrame
from kfdesk.engine.not_offered import IN_HAND, unless
from kfdesk.engine.terms import NO_CARD, CardId, DecisionKind, Label, Player
from kfdesk.engine.windows import Pending


def activate(core: Core, player: Player, card: CardId) -> Steps:
    """Make a prophecy card active with this side up; the player puts a card from their hand facedown under it.

    Read so that a player without cards in hand may activate one, too: then nothing lies under it.
    """
    yield from core.happen(ProphecyActivated(card, player))
    hand = core.state.players[player].hand
    if not hand:
        return DONE
    options = tuple(core.option("card", c) for c in hand)
    prompt = say.asked("prophecy", core.title(card))
    why_not = unless(core, player, IN_HAND)
    picked = yield Decision(player, DecisionKind.CARD, prompt, handle(card), options, why_not=why_not)
    return (yield from moves.put_under(core, (number(picked[0]),), card, face_down=True))


def fulfill(core: Core, card: CardId) -> Steps:
    """Let the active player fulfill an active prophecy: reveal what lies under it, resolve the "Fate:" abilities there
    in an order of their choice, put these cards into their owners' discard piles; then it is inactive.

    "You" in a "Fate:" ability is the active player, who follows its instructions, whoever the prophecy belongs to. A
    prophecy is fulfilled once: what its fate brings about does not fulfill it again meanwhile.
    """
    if not core.state.cards[card].active or core.frames.fulfills(card):
        return NOTHING
    with core.frames.within(FulfillFrame(card)):
        yield from core.happen(ProphecyFulfilled(card, core.state.active))
        below = core.state.cards[card].under
        if below:
            yield from _fate(core, card, below)
        left = [c for c in core.state.cards[card].under if core.state.cards[c].parent == card]
        yield from moves.to_discard(core, left, card)
        yield from core.happen(ProphecyEnded(card))
    return Outcome(True, (card,), 1)


def _fate(core: Core, prophecy: CardId, cards: tuple[CardId, ...]) -> Steps:
    """Reveal the cards under a prophecy and resolve their "Fate:" abilities."""
    revealed = CardsRevealed(cards, core.state.active, None, prophecy)
    yield from core.happen(revealed)
    fates = [
        Pending(card, core.state.active, ability, revealed, Label.FATE)
        for card in cards
        for ability in core.state.cards[card].definition.triggered.get(Label.FATE, ())
    ]
    return (yield from core.window(lambda: fates, "event", "after", prophecy))


def flip(core: Core, card: CardId, cause: CardId = NO_CARD) -> Steps:
    """Turn an active prophecy card to its other side, which is active then; nothing where it has none."""
    reverse = core.state.cards[card].reverse
    if not core.state.cards[card].active or not reverse:
        return NOTHING
    yield from core.happen(ProphecyFlipped(card, reverse, cause))
    return Outcome(True, (reverse,), 1)
