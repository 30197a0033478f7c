"""Grim Reminders: Mars."""

from kfdesk.language.words import *

GLIMMERSPORE = card("glimmerspore", play(put(a(ARTIFACT, IN_PLAY), ARCHIVES, printed=YOU)))
YIPYAX_ABDUCTOR = card(
    "yipyax-abductor", labelled((PLAY, AFTER_FIGHT), put(a(UPGRADE, IN_PLAY), ARCHIVES, printed=YOU))
)


def _shrink_ray_technician() -> tuple[Ability, Ability]:
    shrunk, strongest = a(CREATURE, ENEMY), most_powerful(CREATURE, ENEMY)
    return (
        after_reap(choose(shrunk), this_turn(gets(shrunk, power=-2))),
        scrap(choose(strongest), this_turn(has(strongest, power=1, armor=0))),
    )


SHRINK_RAY_TECHNICIAN = card("shrink-ray-technician", *_shrink_ray_technician())
