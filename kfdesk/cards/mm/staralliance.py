"""Mass Mutation: Star Alliance."""

from kfdesk.language.words import *


def _survey() -> Ability:
    seen = look_at(top(2, deck()))
    return play(seen, discard(a(CARD, in_=those(seen, CARD))))


SURVEY = card("survey", _survey())


def _ensign_el_samra() -> Ability:
    shown = a(CARD, in_=hand())
    return action(reveal(shown), resolve_icons(shown))


ENSIGN_EL_SAMRA = card("ensign-el-samra", _ensign_el_samra())
MATTER_MAKER = card("matter-maker", permits(PLAY, a(UPGRADE)))
