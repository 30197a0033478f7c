"""Call of the Archons: Logos."""

from kfdesk.engine.abilities import Ability
from kfdesk.language.abilities import (
    action,
    after_fight,
    after_reap,
    after_you_play,
    play,
    refills_more,
    steal_instead_of_reaping,
)
from kfdesk.language.amounts import for_each, forged_keys
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain, steal
from kfdesk.language.effects.cards import draw, play_top_card, purge
from kfdesk.language.effects.damage import deal_together
from kfdesk.language.effects.flow import this_turn
from kfdesk.language.filters import OTHER, other_than
from kfdesk.language.players import OPPONENT
from kfdesk.language.targets import CARD, CREATURE, THIS, a

DIMENSION_DOOR = card("dimension-door", play(this_turn(steal_instead_of_reaping())))
LIBRARY_ACCESS = card("library-access", play(this_turn(after_you_play(draw(), CARD, OTHER)), purge(THIS)))


def _twin_bolt_emission() -> Ability:
    first = a(CREATURE)
    return play(deal_together((2, first), (2, a(CREATURE, other_than(first)))))


TWIN_BOLT_EMISSION = card("twin-bolt-emission", _twin_bolt_emission())
WILD_WORMHOLE = card("wild-wormhole", play(play_top_card()))

LIBRARY_OF_BABBLE = card("library-of-babble", action(draw()))

BATDRONE = card("batdrone", after_fight(steal(1)))
DOC_BOOKTON = card("doc-bookton", after_reap(draw()))
DR_ESCOTERA = card("dr-escotera", play(gain(for_each(1, forged_keys(OPPONENT)))))
QUIXO_THE_ADVENTURER = card("quixo-the-adventurer", after_fight(draw()))
MOTHER = card("mother", refills_more(1))
