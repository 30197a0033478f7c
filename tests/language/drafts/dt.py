"""Dark Tidings."""

from kfdesk.language.words import *

# Logos ------------------------------------------------------------------------------------------


# Star Alliance ----------------------------------------------------------------------------------


# Unfathomable -----------------------------------------------------------------------------------


STORM_SURGE = card("storm-surge", play(next_turn(OPPONENT, cannot(READY_UP, each(CARD, ENEMY)))))


# Creatures that may be played as upgrades --------------------------------------------------------
