"""Vault Masters 2025: Brobnar."""

from kfdesk.language.words import *

THE_CONSTANT = card(
    "the-constant",
    skips(DRAW_STEP, EACH_PLAYER),
    at(START, YOU, then(remove_counters(TIME, 1, THIS), if_(is_(THIS, counters(TIME, NONE)), destroy(THIS)))),
    play(put_counters(TIME, 2, THIS)),
)


def _antanagoge() -> tuple[Ability, Ability]:
    absorbed = a(CREATURE, in_=under(THIS, grafted=True))
    wave = deal(equal_to(power_of(absorbed)), each(CREATURE))
    return play(may(graft(a(CREATURE, ENEMY)))), after_reap(choose(absorbed), wave)


ANTANAGOGE = card("antanagoge", *_antanagoge())


def _cosmicrux() -> Ability:
    readied = a(CREATURE)
    return after(readies(readied), deal(1, readied))


COSMICRUX = card("cosmicrux", _cosmicrux())
HELP_FROM_ANOTHER_SELF = card("help-from-another-self", play(search(a(CREATURE, with_trait(VARIANT)))))
IGNITUS = card("ignitus", gains(THIS, (SPLASH_ATTACK, equal_to(each(CREATURE, EXHAUSTED)))))
OMEGA_TT = card("omega-tt", play(purge(a(CARD, n=2, in_=discard_pile(a_player())))), action(shuffle(THIS)))
THERMAL_DEPLETION = card("thermal-depletion", play(until_your_turn(cannot(READY_UP, each(CREATURE)))))


def _treok_the_wise() -> Ability:
    pupil = a(CREATURE)
    return after_reap(choose(pupil), until_your_turn(gains(pupil, INVULNERABLE)))


TREOK_THE_WISE = card("treok-the-wise", _treok_the_wise())
