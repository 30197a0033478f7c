"""Prophetic Visions: Untamed."""

from kfdesk.language.words import *


def _consult_the_bones() -> Ability:
    bones = discard(top(1, deck(EACH_PLAYER)))
    return play(bones, resolve_icons(each(CARD, in_=those(bones))))


CONSULT_THE_BONES = card("consult-the-bones", _consult_the_bones())
