"""Menagerie 2024: Keyraken."""

from kfdesk.language.words import *


def _defend_the_keyraken() -> Ability:
    warded = a(CREATURE, FRIENDLY, of_house(KEYRAKEN))
    return play(ward(all_of(warded, neighbors_of(warded))))


DEFEND_THE_KEYRAKEN = card("defend-the-keyraken", _defend_the_keyraken())
