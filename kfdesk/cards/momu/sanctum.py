"""More Mutation: Sanctum."""

from kfdesk.language.words import *

SIRS_COLOSSUS = card(
    "sirs-colossus",
    play(capture(ALL, any_number(CREATURE, FRIENDLY), divided=True)),
    after_fight(move_amber(ALL, a(CREATURE, FRIENDLY), SUPPLY)),
)
