"""Draconian Measures: Unfathomable."""

from kfdesk.language.words import *


def _dreamcall() -> Ability:
    sleeper = a(CREATURE)
    dreamer = a(CREATURE, other_than(sleeper))
    copies = each(CARD, same(NAME, THIS), in_=discard_pile())
    return play(exhaust(sleeper), repeat(and_(exhaust(dreamer), draw()), for_each=copies, different=True))


DREAMCALL = card("dreamcall", _dreamcall())
