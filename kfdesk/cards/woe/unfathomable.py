"""Winds of Exchange: Unfathomable."""

from kfdesk.language.words import *

OFFERING_TO_KILIGOG = card(
    "offering-to-kiligog",
    omni(if_you_do(destroy(a(CREATURE, FRIENDLY)), put_under(a(CREATURE, in_=discard_pile())))),
    omni(make_token_of(each(CARD, in_=under(THIS)))),
)


def _tangaika() -> tuple[Ability, Ability]:
    cultists = each(CREATURE, FRIENDLY, named("cultist"))
    return cannot(PLAY, THIS, unless=there_are(at_least(4), cultists)), after_fight(gain(1))


TANGAIKA = card("tangaika", *_tangaika())
SKULLBACK_CRAB = card("skullback-crab", action(steal(1)))
