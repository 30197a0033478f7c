"""Æmber Skies: Logos."""

from kfdesk.language.words import *

ARCENOMOMETER = card("arcenomometer", action(next_turn(OPPONENT, after(plays(OPPONENT), lose(1, OPPONENT)))))
