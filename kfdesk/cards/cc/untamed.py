"""Crucible Clash: Untamed."""

from kfdesk.language.words import *

CIRCLE_OF_POWER = card("circle-of-power", has(each(CREATURE, FRIENDLY, of_house(UNTAMED)), power=5))
KATHA_THE_WISE = card("katha-the-wise", omni(may(play_card(a(CREATURE, of_house(UNTAMED), in_=hand())))))
ENCHANTED_MURMOOK = card(
    "enchanted-murmook", keys_cost(for_each(1, each(CREATURE, NEIGHBORING, of_house(UNTAMED))), OPPONENT)
)
WAY_OF_THE_CROW = card("way-of-the-crow", gains(HOST, ELUSIVE))
CONCLAVE_WITCH = card("conclave-witch", action(gain(for_each(1, each(CREATURE, FRIENDLY, of_house(UNTAMED))))))


def _power_up() -> Ability:
    grown = a(CREATURE, FRIENDLY)
    return play(put_counters(POWER, 2, grown), if_(is_(grown, most_powerful(CREATURE)), archive(THIS)))


POWER_UP = card("power-up", _power_up())
PROGNOSTICATING_WITCH = card(
    "prognosticating-witch",
    labelled((PLAY, AFTER_REAP), if_(there_are(at_most(3), each(CARD, in_=hand())), draw(2))),
)


def _unleash_the_beast() -> Ability:
    beast = a(CREATURE, FRIENDLY)
    return play(if_you_do(exhaust(beast), deal(equal_to(power_of(beast)), a(CREATURE, ENEMY))))


UNLEASH_THE_BEAST = card("unleash-the-beast", _unleash_the_beast())
