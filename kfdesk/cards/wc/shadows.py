"""Worlds Collide: Shadows."""

from kfdesk.language.words import *

BROBNAR_PLANT = card("brobnar-plant", after(chooses_house(a_player(), BROBNAR), gain(1)))
