"""Dark Tidings: Untamed."""

from kfdesk.language.words import *


def _ritual_of_life() -> Ability:
    given = a(CREATURE, FRIENDLY)
    return action(if_you_do(destroy(given), return_(a(CREATURE, other_than(given), in_=discard_pile()))))


RITUAL_OF_LIFE = card("ritual-of-life", _ritual_of_life())
CROSS_PORPOISES = card("cross-porpoises", play(raise_tide(), enrage(a(CREATURE, ENEMY, n=2))))
DEEPWATER_GRUEN = card("deepwater-gruen", labelled((PLAY, AFTER_REAP), if_(tide(LOW), gain(1, OPPONENT))))
