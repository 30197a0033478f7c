"""Winds of Exchange."""

from kfdesk.language.words import *

# Ekwidon ----------------------------------------------------------------------------------------


def _mass_buyout() -> Ability:
    bought = destroy(each(CREATURE))
    return play(bought, gain(half(done(bought, controlled_by(EACH_PLAYER)), up=True), EACH_PLAYER))


MASS_BUYOUT = card("mass-buyout", _mass_buyout())
UNCOMMON_CURRENCY = card("uncommon-currency", action(swap_control(THIS, a(ARTIFACT, ENEMY))))
