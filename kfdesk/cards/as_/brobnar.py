"""Æmber Skies: Brobnar."""

from kfdesk.language.words import *

AKUGYO = card(
    "akugyo",
    instead(gets_amber(OPPONENT), redirect(to=THIS)),
    after_fight(move_amber(2, THIS, YOU)),
)
