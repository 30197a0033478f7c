"""Grim Reminders: Logos."""

from kfdesk.language.words import *

_BACK_TO_THE_ARCHIVES = destroyed(if_(is_(YOU, HAUNTED), archive(THIS)))

GHOSTLY_DR_VEROKTER = card(
    "ghostly-dr-verokter",
    labelled((PLAY, AFTER_REAP), put(a(CARD, in_=discard_pile()), DECK_TOP, printed=YOU)),
    _BACK_TO_THE_ARCHIVES,
)
PORTALMONSTER = card(
    "portalmonster",
    while_(is_(YOU, HAUNTED), keys_cost(for_each(1, each(CARD, in_=discard_pile())), EACH_PLAYER)),
    while_(not_(is_(YOU, HAUNTED)), keys_cost(-2, EACH_PLAYER)),
    _BACK_TO_THE_ARCHIVES,
)
