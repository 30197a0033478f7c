"""Winds of Exchange: Ekwidon."""

from kfdesk.language.words import *


def _corner_the_market() -> Ability:
    discarded = a(CARD, in_=hand(OPPONENT))
    archiving = after(discards(OPPONENT, discarded), by(OPPONENT, may(archive(discarded))))
    return play(next_turn(OPPONENT, cannot(PLAY, OPPONENT), archiving))


CORNER_THE_MARKET = card("corner-the-market", _corner_the_market())
GEZDRUTYO_THE_ARCANE = card("gĕzdrutyŏ-the-arcane", action(steal(2), turn_over(THIS)))
