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


# Creatures that may be played as upgrades --------------------------------------------------------
