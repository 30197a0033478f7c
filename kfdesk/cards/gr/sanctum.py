"""Grim Reminders: Sanctum."""

from kfdesk.language.words import *

DUMA_THE_RETURNED = card(
    "duma-the-returned",
    destroyed(return_(top(3, discard_pile()), printed=YOU), if_(is_(YOU, HAUNTED), archive(THIS))),
)
