"""Winds of Exchange: Sanctum."""

from kfdesk.language.words import *

THE_PROMISED_BLADE = card(
    "the-promised-blade",
    at(START, a_player(), take_control(THIS, by=player_with(FEWEST, each(CREATURE)))),
    omni(capture(1, a(CREATURE, FRIENDLY))),
)
