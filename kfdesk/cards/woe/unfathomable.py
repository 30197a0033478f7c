"""Winds of Exchange: Unfathomable."""

from kfdesk.language.words import *


def _tangaika() -> tuple[Ability, Ability]:
    cultists = each(CREATURE, FRIENDLY, named("cultist"))
    return cannot(PLAY, THIS, unless=there_are(at_least(4), cultists)), after_fight(gain(1))


TANGAIKA = card("tangaika", *_tangaika())
