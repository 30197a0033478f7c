"""Grim Reminders: Star Alliance."""

from kfdesk.language.words import *


def _played_by_a_neighbor() -> Ability:
    return labelled((PLAY, AFTER_REAP), resolve(PLAY, a(CREATURE, NEIGHBORING), as_played=True))


def _first_scrap() -> Ability:
    thrown = a(CARD, in_=hand())
    return scrap(discard(thrown), resolve(PLAY, thrown, as_played=True))


MISSILE_OFFICER_MYERS = card(
    "missile-officer-myers",
    _played_by_a_neighbor(),
    scrap(this_turn(next_(permits(PLAY, a(CARD, not_(of_house(ACTIVE))))))),
    printed_before(V18_4, _played_by_a_neighbor(), _first_scrap()),
)


def _paradox_shield() -> Ability:
    spent = discard(top(equal_to(power_of(THIS)), deck()))
    saved = and_(fully_heal(THIS), destroy(GRANTING_CARD))
    return gains(HOST, instead(is_destroyed(THIS), if_you_do(spent, saved)))


PARADOX_SHIELD = card("paradox-shield", _paradox_shield())


def _into_the_warp() -> Ability:
    thrown = by(EACH_PLAYER, discard(top(1, deck())))
    return play(thrown, destroy(each(CREATURE, same(HOUSE, those(thrown, CARD)))))


INTO_THE_WARP = card("into-the-warp", _into_the_warp())
