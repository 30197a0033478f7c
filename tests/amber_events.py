"""Events of Æmber that moves, written shortly: who gains, loses, spends, steals or pays how much, and the like."""

from __future__ import annotations

from kfdesk.engine.events import SUPPLY, AmberMoved, AmberVerb, End
from kfdesk.engine.terms import NO_CARD, CardId, Player, other_player


def gained(player: Player, amount: int, cause: CardId = NO_CARD, *, by_reaping: bool = False) -> AmberMoved:
    return AmberMoved(AmberVerb.GAIN, SUPPLY, End(player), amount, cause, by_reaping)


def lost(player: Player, amount: int, cause: CardId = NO_CARD) -> AmberMoved:
    return AmberMoved(AmberVerb.LOSE, End(player), SUPPLY, amount, cause)


def spent(player: Player, amount: int, card: CardId = NO_CARD) -> AmberMoved:
    return AmberMoved(AmberVerb.SPEND, End(player, card), SUPPLY, amount)


def stolen(thief: Player, amount: int, cause: CardId = NO_CARD) -> AmberMoved:
    return AmberMoved(AmberVerb.STEAL, End(other_player(thief)), End(thief), amount, cause)


def paid(payer: Player, amount: int, cause: CardId = NO_CARD) -> AmberMoved:
    return AmberMoved(AmberVerb.PAY, End(payer), End(other_player(payer)), amount, cause)


def captured(card: CardId, victim: Player, amount: int, cause: CardId = NO_CARD) -> AmberMoved:
    return AmberMoved(AmberVerb.CAPTURE, End(victim), End(card=card), amount, cause)


def placed(card: CardId, amount: int, cause: CardId = NO_CARD) -> AmberMoved:
    return AmberMoved(AmberVerb.PLACE, SUPPLY, End(card=card), amount, cause)


def exalted(card: CardId, amount: int, cause: CardId = NO_CARD) -> AmberMoved:
    return AmberMoved(AmberVerb.EXALT, SUPPLY, End(card=card), amount, cause)


def moved(amount: int, giver: End, receiver: End, cause: CardId = NO_CARD) -> AmberMoved:
    return AmberMoved(AmberVerb.MOVE, giver, receiver, amount, cause)


def some(verb: AmberVerb, player: Player, card: CardId, amount: int) -> AmberMoved:
    """Return an event of a verb with a plausible value in each field."""
    match verb:
        case AmberVerb.GAIN:
            return gained(player, amount)
        case AmberVerb.LOSE:
            return lost(player, amount)
        case AmberVerb.SPEND:
            return spent(player, amount)
        case AmberVerb.STEAL:
            return stolen(player, amount)
        case AmberVerb.PAY:
            return paid(player, amount)
        case AmberVerb.CAPTURE:
            return captured(card, player, amount)
        case AmberVerb.PLACE:
            return placed(card, amount)
        case AmberVerb.EXALT:
            return exalted(card, amount)
        case AmberVerb.MOVE:
            return moved(amount, End(card=card), End(player))
