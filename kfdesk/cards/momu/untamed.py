"""More Mutation: Untamed."""

from kfdesk.language.words import *


def _titanic_bumblebird() -> Ability:
    feast = destroy(a(CREATURE, ENEMY))
    growth = put_counters(POWER, equal_to(power_of(those(feast))), a(CREATURE, FRIENDLY))
    return labelled((PLAY, AFTER_REAP), if_you_do(feast, growth))


TITANIC_BUMBLEBIRD = card("titanic-bumblebird", _titanic_bumblebird())
ROCKATIEL = card("rockatiel", labelled((PLAY, AFTER_REAP), shuffle(up_to(2, CREATURE))))
