"""Crucible Clash: Sanctum."""

from kfdesk.language.words import *


def _render_guilt() -> Ability:
    confessor = a(CREATURE, FRIENDLY)
    return play(capture(1, confessor), repeat(deal(1, a(CREATURE)), for_each=amber_on(confessor)))


RENDER_GUILT = card("render-guilt", _render_guilt())
