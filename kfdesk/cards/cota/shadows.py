"""Call of the Archons: Shadows."""

from kfdesk.engine.abilities import Ability
from kfdesk.language.abilities import (
    action,
    after_fight,
    deals_no_fight_damage,
    destroyed,
    enters_ready,
    play,
    takes_damage_for,
)
from kfdesk.language.conditions import destroyed_by
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain, steal, steal_all_but
from kfdesk.language.effects.cards import return_to_your_hand
from kfdesk.language.effects.damage import deal
from kfdesk.language.effects.flow import if_, if_you_do
from kfdesk.language.filters import NEIGHBORING, without_trait
from kfdesk.language.targets import CREATURE, THIS, a, each

NERVE_BLAST = card("nerve-blast", play(if_you_do(steal(1), deal(2, a(CREATURE)))))
POISON_WAVE = card("poison-wave", play(deal(2, each(CREATURE))))
TOO_MUCH_TO_PROTECT = card("too-much-to-protect", play(steal_all_but(6)))


def _seeker_needle() -> Ability:
    victim = a(CREATURE)
    prick = deal(1, victim)
    return action(prick, if_(destroyed_by(prick, victim), gain(1)))


SEEKER_NEEDLE = card("seeker-needle", _seeker_needle())

BAD_PENNY = card("bad-penny", destroyed(return_to_your_hand(THIS)))
NODDY_THE_THIEF = card("noddy-the-thief", action(steal(1)))
DODGER = card("dodger", after_fight(steal(1)))
SHADOW_SELF = card(
    "shadow-self",
    deals_no_fight_damage(),
    takes_damage_for(each(CREATURE, NEIGHBORING, without_trait("specter"))),
)
SILVERTOOTH = card("silvertooth", enters_ready())
URCHIN = card("urchin", play(steal(1)))
