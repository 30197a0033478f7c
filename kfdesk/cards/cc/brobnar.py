"""Crucible Clash: Brobnar."""

from kfdesk.language.words import *

SNARRI_WARRIOR_POET = card("snarri-warrior-poet", after(fights(a(CREATURE, FRIENDLY)), draw()))


def _uberking_tablets() -> Ability:
    roused = a(CREATURE)
    return action(if_you_do(either(ready(roused), exhaust(roused)), deal(2, roused)))


UBERKING_TABLETS = card("überking-tablets", _uberking_tablets())
BADGER = card(
    "badger",
    labelled(
        (PLAY, AFTER_REAP), this_turn(after(plays(YOU, a(CREATURE, of_house(BROBNAR))), deal(3, a(CREATURE, ENEMY))))
    ),
)

_BANDMATES = each(CREATURE, neighbor_of(ITSELF), of_house(BROBNAR))
BORN_TO_ROCK = card("born-to-rock", gets(each(CREATURE, FRIENDLY, of_house(BROBNAR)), power=for_each(1, _BANDMATES)))


def _honored_battlemaster() -> Ability:
    comrade = a(CREATURE, NEIGHBORING)
    return action(and_(ready(comrade), fight_with(comrade)))


HONORED_BATTLEMASTER = card("honored-battlemaster", _honored_battlemaster())
INCITE_VIOLENCE = card("incite-violence", play(this_turn(gains(each(CREATURE, FRIENDLY), (SPLASH_ATTACK, 1)))))
WILD_GRUMPUS = card(
    "wild-grumpus",
    while_(is_(THIS, ON_FLANK), gains(THIS, SKIRMISH)),
    while_(not_(is_(THIS, ON_FLANK)), gains(THIS, TAUNT)),
)
WORTHY_ADVERSARIES = card("worthy-adversaries", play(deal(1, a(CREATURE, ENEMY, n=2)), exalt(each(CREATURE, DAMAGED))))
