"""Grim Reminders: Geistoid."""

from kfdesk.language.words import *


def _well_of_memory() -> Ability:
    forgotten = purge(any_number(CARD, in_=hand()))
    return play(forgotten, repeat(return_(a(CARD, in_=discard_pile())), for_each=done(forgotten)))


WELL_OF_MEMORY = card("well-of-memory", _well_of_memory(), action(destroy(THIS)))
