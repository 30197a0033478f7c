"""Prophetic Visions: Redemption."""

from kfdesk.language.words import *

RAGATHA = card("ragatha", after(reaps(a(CREATURE, ENEMY)), deal(3, neighbors_of(THIS))))
