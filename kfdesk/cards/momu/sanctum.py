"""More Mutation: Sanctum."""

from kfdesk.language.words import *

ASCENDANT_HESTER = card(
    "ascendant-hester",
    gets(each(CREATURE, OTHER, FRIENDLY), armor=for_each(2, amber_on(ITSELF))),
    labelled((PLAY, AFTER_FIGHT), capture(1, each(CREATURE, FRIENDLY))),
)
SIRS_COLOSSUS = card(
    "sirs-colossus",
    play(capture(ALL, any_number(CREATURE, FRIENDLY), divided=True)),
    after_fight(move_amber(ALL, a(CREATURE, FRIENDLY), SUPPLY)),
)
GREY_ABERRANT = card("grey-aberrant", loses(each(CREATURE), traits=True))
