"""Worlds Collide: Brobnar."""

from kfdesk.language.words import *

SHORTY = card("shorty", after_reap(enrage(THIS)))
