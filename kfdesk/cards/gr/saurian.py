"""Grim Reminders: Saurian."""

from kfdesk.language.words import *

CINCINNATUS_RESURREXIT = card(
    "cincinnatus-resurrexit",
    gets(THIS, power=for_each(1, amber_on(THIS))),
    labelled((PLAY, AFTER_FIGHT), and_(capture(2), exalt(THIS))),
    destroyed(if_(is_(YOU, HAUNTED), archive(THIS))),
)
