"""Mass Mutation: Untamed."""

from kfdesk.language.words import *

FANDANGLE = card(
    "fandangle",
    while_(
        there_are(at_least(4), amber_of(YOU)), enters_as(READY, of=each(CREATURE, FRIENDLY, not_(of_house(UNTAMED))))
    ),
)
KEYFROG = card("keyfrog", destroyed(forge()))
DARK_HARBINGER = card("dark-harbinger", after(plays(YOU, a(ACTION, of_house(UNTAMED))), ready(THIS)))
WILD_BOUNTY = card("wild-bounty", play(this_turn(next_(icons_again()))))


def _amberlution() -> Ability:
    born = put_into_play(each(CREATURE, in_=hand()), READY)
    return play(destroy(each(CREATURE)), by(EACH_PLAYER, and_(reveal(hand()), born)))


AMBERLUTION = card("æmberlution", _amberlution())
CHONKERS = card(
    "chonkers",
    after(is_destroyed(a(CREATURE, ENEMY), fighting=THIS), double_counters(POWER, THIS)),
    play(put_counters(POWER, 1, THIS)),
)
