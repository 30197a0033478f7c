"""Vault Masters 2025: Mars."""

from kfdesk.language.words import *

MIND_YOUR_ELDERS = card(
    "mind-your-elders",
    play(
        if_(
            there_are(more_than(each(CREATURE, ENEMY, of_house(MARS))), each(CREATURE, FRIENDLY, of_house(MARS))),
            capture(3, a(CREATURE, FRIENDLY)),
        )
    ),
)
