"""Winds of Exchange: Saurian."""

from kfdesk.language.words import *

RAMPAGING_BRUTODON = card("rampaging-brutodon", toll(destroy(a(CREATURE, FRIENDLY)), USE, THIS), play(make_token()))
PRAETOR_MARIUS = card("praetor-marius", after_reap(capture(for_each(1, each(CREATURE, EXHAUSTED, on_the(LEFT, THIS))))))
