"""Crucible Clash: Skyborn."""

from kfdesk.language.words import *

CURSE_OF_FORGERY = card("curse-of-forgery", instead(forges(YOU), purge(THIS)))


def _long_way_home() -> Ability:
    crew = each(CREATURE, FRIENDLY, of_house(SKYBORN))
    return play(put(crew, ARCHIVES, printed=owner_of(crew)))


LONG_WAY_HOME = card("long-way-home", _long_way_home())
ENDURANCE = card(
    "endurance", gains(each(CREATURE, NEIGHBORING, of_house(SKYBORN)), after_reap(and_(ready(THIS), fight_with(THIS))))
)
SIR_LORCAS = card(
    "sir-lorcas",
    while_(key_forged(RED), gains(THIS, SKIRMISH)),
    while_(key_forged(YELLOW), gains(THIS, ELUSIVE)),
    while_(key_forged(BLUE), gains(THIS, TAUNT)),
)
HEART_OF_STEEL = card("heart-of-steel", play(play_card(a(CREATURE, of_house(SKYBORN), in_=discard_pile()))))


def _journey_onward() -> Ability:
    traveler = a(CREATURE, FRIENDLY, of_house(SKYBORN))
    return play(
        choose(traveler), this_turn(gains(traveler, after_fight(steal(1)))), and_(ready(traveler), fight_with(traveler))
    )


JOURNEY_ONWARD = card("journey-onward", _journey_onward())
RIPPER_JACK = card("ripper-jack", play(steal(1)), after_fight(return_(THIS)))
WHEEL_OF_FIRE = card("wheel-of-fire", gains(HOST, (ASSAULT, 2), (HAZARDOUS, 2), (SPLASH_ATTACK, 2)))
