"""Winds of Exchange: Mars."""

from kfdesk.language.words import *

OF_MARS = of_house(MARS)
NOT_MARS = not_(of_house(MARS))


def _blorb_hive() -> Ability:
    swarm = there_are(at_least(10), each(CREATURE, FRIENDLY, named("blorb")))
    brood = if_you_do(destroy(a(CREATURE, FRIENDLY)), make_token(2, named("blorb")))
    return omni(then(brood, if_(swarm, and_(destroy(THIS), forge(free=True)))))


BLORB_HIVE = card("blorb-hive", _blorb_hive())


def _space_invaders() -> Ability:
    shown = reveal(any_number(CREATURE, in_=hand()))
    return play(shown, make_token_of(each(CREATURE, in_=those(shown))))


SPACE_INVADERS = card("space-invaders", _space_invaders())
SCOOP_UP = card(
    "scoop-up",
    play(put(all_of(a(CREATURE, FRIENDLY, NOT_MARS), a(CREATURE, ENEMY, NOT_MARS)), ARCHIVES, printed=YOU)),
)

BLORB = card(
    "blorb",
    cannot(REAP, THIS),
    destroyed(return_(a(CARD, named("blorb-hive"), in_=discard_pile()))),
)
GRUNT = card("grunt")


def _researcher() -> Ability:
    found = a(CARD, OF_MARS, in_=hand())
    return omni(and_(reveal(found), archive(found)))


RESEARCHER = card("researcher", _researcher())
