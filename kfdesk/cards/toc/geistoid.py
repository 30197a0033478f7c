"""Tokens of Change: Geistoid."""

from kfdesk.language.words import *


def _bump_in_the_night() -> Ability:
    sleeper = a(CREATURE, ENEMY)
    bump = deal(2, sleeper)
    once = sentences(bump, if_(is_(sleeper, destroyed_by(bump)), make_token()))
    return play(repeat(once, if_=is_(YOU, HAUNTED)))


BUMP_IN_THE_NIGHT = card("bump-in-the-night", _bump_in_the_night())
