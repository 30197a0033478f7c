"""Worlds Collide: Dis."""

from kfdesk.language.words import *

HARBINGER_OF_DOOM = card("harbinger-of-doom", destroyed(destroy(each(CREATURE))))
ROTGRUB = card("rotgrub", play(lose(1, OPPONENT)), after_reap(archive(THIS)))


def _obsidian_forge() -> Ability:
    offered = destroy(any_number(CREATURE, FRIENDLY))
    return action(offered, if_you_do(may(forge(6, reduced_by=done(offered))), destroy(THIS)))


OBSIDIAN_FORGE = card("obsidian-forge", _obsidian_forge())
SINESTRA = card("sinestra", after(plays(OPPONENT, a(CREATURE, on_the(LEFT))), lose(1, OPPONENT)))
DEXUS = card("dexus", after(plays(OPPONENT, a(CREATURE, on_the(RIGHT))), lose(1, OPPONENT)))
