"""Prophetic Visions: Sanctum."""

from kfdesk.language.words import *


def _trade_blows() -> Ability:
    foe = a(CREATURE, ENEMY)
    blow = deal(1, foe)
    standing = is_(foe, not_(destroyed_by(blow)))
    return play(repeat(and_(deal(1, a(CREATURE, FRIENDLY)), blow), while_=standing, may=True))


def _first_trade_blows() -> Ability:
    foe = a(CREATURE, ENEMY)
    blow = deal(1, foe)
    standing = is_(foe, not_(destroyed_by(blow)))
    return play(repeat(blow, while_=standing, cost=deal(1, a(CREATURE, FRIENDLY))))


TRADE_BLOWS = card("trade-blows", _trade_blows(), printed_before(V18_4, _first_trade_blows()))
