"""Mass Mutation: Logos."""

from kfdesk.language.words import *


def _novu_dynamo() -> Ability:
    of_logos = of_house(LOGOS)
    fuel = discard(one_of(a(CARD, of_logos, in_=hand()), a(CARD, of_logos, in_=archives())))
    return at(START, YOU, may(fuel), if_(there_are(SOME, done(fuel)), gain(1), otherwise=destroy(THIS)))


NOVU_DYNAMO = card("novu-dynamo", _novu_dynamo())
