"""More Mutation: Saurian."""

from kfdesk.language.words import *

BAWRETCHADONTIUS = card(
    "bawretchadontius",
    gains(each(CREATURE, FRIENDLY, amber(SOME)), after_reap(deal(4, a(CREATURE)))),
    labelled((PLAY, AFTER_FIGHT, AFTER_REAP), exalt(all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY, n=2)))),
)
