"""Worlds Collide."""

from kfdesk.language.words import *

# Brobnar ----------------------------------------------------------------------------------------


def _timequake() -> Ability:
    gone = shuffle(each(CARD, FRIENDLY))
    return play(gone, draw(for_each(1, done(gone))))


TIMEQUAKE = card("timequake", _timequake())


# Logos ------------------------------------------------------------------------------------------

INFOMANCER = card(
    "infomancer",
    play(graft(a(ACTION, in_=hand()))),
    after_reap(resolve(PLAY, a(ACTION, in_=under(THIS)))),
)


# Saurian ----------------------------------------------------------------------------------------


def _tribute() -> Ability:
    star = most_powerful(CREATURE, FRIENDLY)
    return play(repeat(capture(2, star), cost=exalt(star)))


TRIBUTE = card("tribute", _tribute())


# Creatures that may be played as upgrades --------------------------------------------------------

CALV_1N = card("calv-1n", after_fight_or_reap(draw()), or_upgrade(gains(HOST, after_fight_or_reap(draw()))))
