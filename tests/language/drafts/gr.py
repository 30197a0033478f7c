"""Grim Reminders."""

from kfdesk.language.words import *

# Ekwidon -----------------------------------------------------------------------------------------

TACHYON_MANIFOLD = card("tachyon-manifold", action(take_turn(), draw(10, OPPONENT), purge(THIS)))
