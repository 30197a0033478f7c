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
