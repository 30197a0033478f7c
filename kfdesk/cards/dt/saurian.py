"""Dark Tidings: Saurian."""

from kfdesk.language.words import *

BESTIARII_URSO_EVIL_TWIN = card("bestiarii-urso-evil-twin", labelled((PLAY, AFTER_FIGHT), stun(a(CREATURE))))
UNDAGNATHUS_EVIL_TWIN = card("undagnathus-evil-twin", while_(tide(LOW), takes_more_damage(THIS, doubled=True)))


def _swallow_whole() -> tuple[Ability, ...]:
    two = a(CREATURE, n=2)
    eaten = least_powerful(CREATURE, in_=two)
    return (
        cannot(PLAY, THIS, unless=tide(HIGH)),
        play(choose(two), purge(eaten), put_counters(POWER, equal_to(power_of(eaten)), rest_of(eaten))),
    )


SWALLOW_WHOLE = card("swallow-whole", *_swallow_whole())
UNDAGNATHUS = card("undagnathus", while_(tide(LOW), deals_when_fighting(0)))
VENATOR_ALTUM = card("venator-altum", after(is_damaged(THIS), if_(tide(LOW), exalt(THIS))))
