"""Cards drawn at random from the whole game, of 120 those that could be said with the words of that hour.

They measure how far the words reach, for the cards of the other modules are named in rulebooks and thus unusual.
"""

from kfdesk.language.words import *

VIVID_FAERIE = card("vivid-faerie", after_reap(gain(for_each(1, each(CREATURE, NEIGHBORING, of_house(UNTAMED))))))


# Those that waited for token creatures, scrap, fate, the tide and for whoever acts ----------------

MOGG = card(
    "mogg",
    play(deal(4, each(CREATURE, power(at_least(5))))),
    fate(stun(each(CREATURE, FRIENDLY, power(at_least(5))))),
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
