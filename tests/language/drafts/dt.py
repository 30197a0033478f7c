"""Dark Tidings."""

from kfdesk.language.words import *

# Logos ------------------------------------------------------------------------------------------


# Star Alliance ----------------------------------------------------------------------------------

STATIC_COLLECTION_ARRAY = card(
    "static-collection-array",
    while_(tide(HIGH), keys_cost(-1, YOU)),
    while_(tide(LOW), keys_cost(1, YOU)),
)

# Unfathomable -----------------------------------------------------------------------------------


STORM_SURGE = card("storm-surge", play(next_turn(OPPONENT, cannot(READY_UP, each(CARD, ENEMY)))))


# Creatures that may be played as upgrades --------------------------------------------------------

SHIELD_U_LATER = card("shield-u-later", or_upgrade(gets(HOST, armor=2)))
