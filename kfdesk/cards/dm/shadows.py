"""Draconian Measures: Shadows."""

from kfdesk.language.words import *


def _vaelra_whisperfang() -> Ability:
    arrival = a(CREATURE)
    return after(plays(OPPONENT, arrival), deal(2, arrival))


VAELRA_WHISPERFANG = card("vaelra-whisperfang", _vaelra_whisperfang())
