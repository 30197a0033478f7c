"""Grim Reminders."""

from kfdesk.language.words import *

# Brobnar ----------------------------------------------------------------------------------------

BEANSTALK = card(
    "beanstalk",
    enters_as(READY, of=each(CREATURE, FRIENDLY, with_trait(GIANT))),
    action(search(a(CREATURE, with_trait(GIANT)))),
)
CURSE_OF_COWARDICE = card(
    "curse-of-cowardice",
    at(
        END,
        YOU,
        if_(there_are(NONE, times_of(fights(a(CREATURE, FRIENDLY)), THIS_TURN)), lose(2)),
        if_(there_are(NONE, each(CREATURE, FRIENDLY)), destroy(THIS)),
    ),
)

# Geistoid ---------------------------------------------------------------------------------------


def _well_of_memory() -> Ability:
    forgotten = purge(any_number(CARD, in_=hand()))
    return play(forgotten, repeat(return_(a(CARD, in_=discard_pile())), for_each=done(forgotten)))


WELL_OF_MEMORY = card("well-of-memory", _well_of_memory(), action(destroy(THIS)))

# Mars -------------------------------------------------------------------------------------------

GLIMMERSPORE = card("glimmerspore", play(put(a(ARTIFACT), ARCHIVES, printed=YOU)))
YIPYAX_ABDUCTOR = card("yipyax-abductor", labelled((PLAY, AFTER_FIGHT), put(a(UPGRADE), ARCHIVES, printed=YOU)))

# Star Alliance ----------------------------------------------------------------------------------


def _into_the_warp() -> Ability:
    thrown = discard(top(1, deck(EACH_PLAYER)))
    return play(thrown, destroy(each(CREATURE, same(HOUSE, those(thrown, CARD)))))


INTO_THE_WARP = card("into-the-warp", _into_the_warp())

# Untamed ----------------------------------------------------------------------------------------

WARFALINE = card("warfaline", labelled((PLAY, AFTER_FIGHT), shuffle_into_deck(top(5, discard_pile(a_player())))))
