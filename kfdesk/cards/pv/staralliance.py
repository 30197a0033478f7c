"""Prophetic Visions: Star Alliance."""

from kfdesk.language.words import *


def _cosmic_recompense() -> tuple[Ability, Ability]:
    target = a(CREATURE, ENEMY)
    shot = deal(3, target)
    theft = if_(is_(target, not_(destroyed_by(shot))), steal(1))
    return play(repeat(sentences(shot, theft))), fate(this_turn(cannot(PLAY, YOU)))


COSMIC_RECOMPENSE = card("cosmic-recompense", *_cosmic_recompense())
SAMPLE_42_C = card(
    "sample-42-c",
    action(
        move_amber(1, OPPONENT, THIS),
        if_(there_are(at_least(4), amber_on(THIS)), and_(forge(free=True), purge(THIS))),
    ),
    fate(capture(HALF, most_powerful(CREATURE, ENEMY), YOU)),
)
