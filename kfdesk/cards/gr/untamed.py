"""Grim Reminders: Untamed."""

from kfdesk.language.words import *

SABIRA_THE_MEDIUM = card("sabira-the-medium", after(shuffles(YOU, discard_pile()), gain(3)))
CAULDRON = card(
    "cauldron",
    omni(
        put_under(top(1, deck()), faceup=True),
        if_(there_are(at_least(3), each(CARD, in_=under(THIS))), play_card(each(CARD, in_=under(THIS)))),
    ),
)
WARFALINE = card("warfaline", labelled((PLAY, AFTER_FIGHT), shuffle(top(5, discard_pile(a_player())))))
