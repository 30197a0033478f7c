"""Cards drawn at random from the whole game, of 120 those that could be said with the words of that hour.

They measure how far the words reach, for the cards of the other modules are named in rulebooks and thus unusual.
"""

from kfdesk.language.words import *

VIVID_FAERIE = card("vivid-faerie", after_reap(gain(for_each(1, each(CREATURE, NEIGHBORING, of_house(UNTAMED))))))


def _whirlpool_eddy() -> Ability:
    caught = a(CREATURE, not_(STUNNED))
    return action(and_(stun(caught), exhaust(caught)))


WHIRLPOOL_EDDY = card("whirpool-eddy", _whirlpool_eddy())
DUCK_DUCK_SUPERB_DUCK = card("duck-duck-superb-duck", play(choose_one(archive(random(CARD, n=2, in_=hand())), gain(2))))

# Those that waited for token creatures, scrap, fate, the tide and for whoever acts ----------------

MOGG = card(
    "mogg",
    play(deal(4, each(CREATURE, power(at_least(5))))),
    fate(stun(each(CREATURE, FRIENDLY, power(at_least(5))))),
)


def _own_side(*predicates: Predicate, amount: int) -> Instruction:
    """Such a creature captures from its own side."""
    captor = a(CREATURE, *predicates)
    return capture(amount, captor, controller_of(captor))


PARASITIC_ARACHNOID = card(
    "parasitic-arachnoid", destroyed(_own_side(ENEMY, amount=1)), fate(_own_side(FRIENDLY, amount=2))
)
_ENEMY_MUTANTS = each(CREATURE, ENEMY, with_trait(MUTANT))
HEED_THE_HORDE = card(
    "heed-the-horde",
    play(lose(for_each(1, each(CREATURE, FRIENDLY, with_trait(MUTANT))), OPPONENT)),
    fate(capture(1, _ENEMY_MUTANTS, opponent_of(_ENEMY_MUTANTS))),
)
_MUTANTS = each(CREATURE, with_trait(MUTANT))
GENETIC_STRAIN = card(
    "genetic-strain",
    play(capture(1, _MUTANTS, opponent_of(_MUTANTS))),
    fate(if_(there_are(SOME, _ENEMY_MUTANTS), gain(2, OPPONENT))),
)

# Those that waited for cards among others, as if they were yours, distributed counters ------------


FALLEN_SOVEREIGN = card("fallen-sovereign", gains(neighbors_of(THIS), MUTANT), fate(put_into_play(THIS, under=YOU)))
