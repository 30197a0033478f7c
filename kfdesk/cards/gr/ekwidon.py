"""Grim Reminders: Ekwidon."""

from kfdesk.language.words import *

FORBIDDEN_TOME = card("forbidden-tome", refills(1, players_with(HAUNTED)))
