"""Prophetic Visions: Redemption."""

from kfdesk.language.words import *

RAGATHA = card(
    "ragatha",
    after(reaps(a(CREATURE, ENEMY)), deal(3, neighbors_of(THIS))),
    printed_before(V18_4, gains(each(CREATURE, ENEMY), after_reap(deal(3, neighbors_of(GRANTING_CARD))))),
)
