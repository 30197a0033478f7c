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


# Untamed ----------------------------------------------------------------------------------------

FANGTOOTH_CAVERN = card("fangtooth-cavern", at(END, YOU, destroy(least_powerful(CREATURE))))
HARMONIA = card(
    "harmonia",
    after(
        plays(YOU, a(CREATURE)),
        if_(there_are(more_than(each(CREATURE, FRIENDLY)), each(CREATURE, ENEMY)), gain(1)),
    ),
)


def _molephin() -> Ability:
    theft = steals(OPPONENT)
    return after(theft, deal(for_each(1, that_much(theft)), each(CREATURE, ENEMY)))


MOLEPHIN = card("molephin", _molephin())


GHOSTHAWK = card("ghosthawk", play(one_at_a_time(reap_with(any_number(CREATURE, NEIGHBORING)))))

# Creatures that may be played as upgrades --------------------------------------------------------

CALV_1N = card("calv-1n", after_fight_or_reap(draw()), or_upgrade(gains(HOST, after_fight_or_reap(draw()))))
