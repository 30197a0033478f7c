"""Call of the Archons: Untamed."""

from kfdesk.engine.terms import Keyword
from kfdesk.language.abilities import Together, after_reap, after_you_play, gets_power, ignores, play, together
from kfdesk.language.amounts import number_of
from kfdesk.language.conditions import attacks
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.cards import return_to_hand, shuffle_in
from kfdesk.language.effects.damage import deal_for_each
from kfdesk.language.effects.flow import this_turn
from kfdesk.language.filters import ENEMY, FRIENDLY, OTHER, with_trait
from kfdesk.language.targets import CARD, CREATURE, THIS, YOUR_DISCARD, a, each, exactly

COOPERATIVE_HUNTING = card(
    "cooperative-hunting", play(deal_for_each(1, a(CREATURE), number_of(each(CREATURE, FRIENDLY))))
)
FULL_MOON = card("full-moon", play(this_turn(after_you_play(gain(1), CREATURE))))
LOST_IN_THE_WOODS = card(
    "lost-in-the-woods", play(shuffle_in(exactly(2, CREATURE, FRIENDLY), exactly(2, CREATURE, ENEMY)))
)
REGROWTH = card("regrowth", play(return_to_hand(a(CREATURE, in_=YOUR_DISCARD))))

DUST_PIXIE = card("dust-pixie")
SNUFFLEGATOR = card("snufflegator")


def _niffle_ape() -> Together:
    attacking = attacks(THIS)
    return together(ignores(Keyword.TAUNT, attacking), ignores(Keyword.ELUSIVE, attacking))


NIFFLE_APE = card("niffle-ape", _niffle_ape())
NIFFLE_QUEEN = card(
    "niffle-queen",
    gets_power(1, each(CREATURE, OTHER, FRIENDLY, with_trait("beast"))),
    gets_power(1, each(CREATURE, OTHER, FRIENDLY, with_trait("niffle"))),
)
HUNTING_WITCH = card("hunting-witch", after_you_play(gain(1), CREATURE, OTHER))
WITCH_OF_THE_EYE = card("witch-of-the-eye", after_reap(return_to_hand(a(CARD, in_=YOUR_DISCARD))))
