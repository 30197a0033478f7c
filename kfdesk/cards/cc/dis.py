"""Crucible Clash: Dis."""

from kfdesk.language.words import *

AVARICE = card("avarice", play(capture(2, HOST, from_=controller_of(HOST))))
DOOM_DEVICE = card(
    "doom-device",
    at(END, YOU, if_(there_are(at_least(13), each(CARD)), destroy(all_of(each(CREATURE), each(ARTIFACT))))),
)
LOK_THE_CORRUPTOR = card(
    "lok-the-corruptor", after_reap(lose(for_each(1, each(CREATURE, FRIENDLY, of_house(DIS))), OPPONENT))
)
RADIX_OF_SUFFERING = card(
    "radix-of-suffering", action(lose(1, OPPONENT), if_(there_are(NONE, amber_of(OPPONENT)), draw()))
)
CHAOS_IMP = card("chaos-imp", destroyed(lose(1, OPPONENT), if_(there_are(NONE, amber_of(OPPONENT)), archive(THIS))))
OFFERING_TO_INVIDIUS = card("offering-to-invidius", play(purge(a(CREATURE, in_=discard_pile(a_player())))))
ROTTING_MIST = card("rotting-mist", play(this_turn(gets(each(CREATURE, ENEMY), power=-1))))


def _ruination() -> Ability:
    ruined = a(CARD)
    return play(choose(ruined), destroy(all_of(ruined, each(CARD, same(NAME, ruined)))))


RUINATION = card("ruination", _ruination())
