"""Worlds Collide: Untamed."""

from kfdesk.language.words import *

GHOSTHAWK = card("ghosthawk", play(one_at_a_time(reap_with(any_number(CREATURE, NEIGHBORING)))))
HARMONIA = card(
    "harmonia",
    after(
        plays(YOU, a(CREATURE)),
        if_(there_are(more_than(each(CREATURE, FRIENDLY)), each(CREATURE, ENEMY)), gain(1)),
    ),
)


def _molephin() -> Ability:
    theft = steals(OPPONENT)
    return after(theft, deal(for_each(1, that_much(theft)), each(CREATURE, ENEMY)))


MOLEPHIN = card("molephin", _molephin())
FANGTOOTH_CAVERN = card("fangtooth-cavern", at(END, YOU, destroy(least_powerful(CREATURE))))


def _gebuk() -> Ability:
    thrown = discard(top(1, deck()))
    heir = put_into_play(those(thrown), spot=position_of(THIS))
    return destroyed(thrown, if_(is_(those(thrown, CARD), CREATURE), for_good(after(leaves(THIS), heir))))


GEBUK = card("gebuk", _gebuk())


def _creed_of_nurture() -> Ability:
    shown = reveal(a(CREATURE, in_=hand()))
    nurtured = a(CREATURE)
    lesson = this_turn(gains_of(nurtured, those(shown)))
    return omni(if_you_do(sacrifice(THIS), sentences(and_(shown, choose(nurtured)), lesson)))


CREED_OF_NURTURE = card("creed-of-nurture", _creed_of_nurture())
