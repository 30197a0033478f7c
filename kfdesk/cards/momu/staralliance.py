"""More Mutation: Star Alliance."""

from kfdesk.language.words import *

_FOREIGN = each(CREATURE, FRIENDLY, not_(of_house(STAR_ALLIANCE)))


def _cadet_allison() -> Ability:
    thrown = discard(random(CARD, in_=hand()))
    return labelled((PLAY, AFTER_REAP), if_you_do(thrown, becomes_active(those(thrown, CARD))))


CADET_ALLISON = card("cadet-allison", _cadet_allison())
J43G3R_V = card(
    "j43g3r-v",
    after_reap(this_turn(permits(REAP, _FOREIGN, up_to=2))),
    after_fight(this_turn(permits(FIGHT, _FOREIGN, up_to=2))),
)
GYSGT_MARGOT = card("gysgt-margot", after_fight_or_reap(deal(2, a(CREATURE, ENEMY)), ward(a(CREATURE, FRIENDLY))))
