"""More Mutation: Saurian."""

from kfdesk.language.words import *

BAWRETCHADONTIUS = card(
    "bawretchadontius",
    gains(each(CREATURE, FRIENDLY, amber(SOME)), after_reap(deal(4, a(CREATURE)))),
    labelled((PLAY, AFTER_FIGHT, AFTER_REAP), exalt(all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY, n=2)))),
)


def _cera_severa() -> tuple[Ability, Ability]:
    doomed = a(CREATURE, ENEMY)
    return after_fight_or_reap(capture(1)), destroyed(choose(doomed), deal(for_each(1, amber_on(THIS)), doomed))


CERA_SEVERA = card("cera-severa", *_cera_severa())
