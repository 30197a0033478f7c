"""Crucible Clash: Mars."""

from kfdesk.language.words import *

BENNY = card(
    "benny",
    after_reap(ready(each(CREATURE, OTHER, with_trait(MARTIAN)))),
    destroyed(if_(there_are(NONE, each(CREATURE, OTHER, FRIENDLY, of_house(MARS))), purge(THIS))),
)
SONIC_WAVER = card(
    "sonic-waver",
    at(END, EACH_PLAYER, if_(there_are(NONE, each(CREATURE, STUNNED)), purge(THIS))),
    enters_as(STUNNED, of=each(CREATURE, not_(of_house(MARS)))),
    play(stun(a(CREATURE))),
)
EXPERIMENT_Q = card(
    "experiment-q",
    gets(THIS, power=for_each(1, each(CREATURE, of_house(MARS)))),
    play(repeat(stun(a(CREATURE, not_(of_house(MARS)))), for_each=each(CREATURE, of_house(MARS)))),
)
STASIS_NEXUS = card("stasis-nexus", action(if_you_do(purge(THIS), forge(6, reduced_by=each(CREATURE, STUNNED)))))


def _further_testing_needed() -> Ability:
    tested = a(CARD, FRIENDLY)
    return play(put(tested, ARCHIVES, printed=owner_of(tested)))


FURTHER_TESTING_NEEDED = card("further-testing-needed", _further_testing_needed())
MARTIAN_PROPAGANDIST = card(
    "martian-propagandist", labelled((PLAY, AFTER_REAP), this_turn(belongs_to(MARS, neighbors_of(THIS))))
)


def _pulse_cannon() -> Ability:
    hit = a(CREATURE)
    return action(stun(all_of(hit, neighbors_of(hit))))


PULSE_CANNON = card("pulse-cannon", _pulse_cannon())
SPECIAL_AGENT_TNEGA = card(
    "special-agent-tnega", gets(THIS, power=for_each(2, each(CREATURE, NEIGHBORING, of_house(MARS))))
)
