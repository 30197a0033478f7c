"""Grim Reminders: Brobnar."""

from kfdesk.language.words import *

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
AWAKENED_TITAN = card("awakened-titan", cannot(READY_UP, THIS, unless=is_(YOU, HAUNTED)))
