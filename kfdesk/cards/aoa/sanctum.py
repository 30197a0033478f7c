"""Age of Ascension: Sanctum."""

from kfdesk.language.words import *

UNTAMED_AMBASSADOR = card(
    "untamed-ambassador",
    after_fight_or_reap(this_turn(next_(permits((PLAY, USE), a(CARD, of_house(UNTAMED)))))),
)
