"""Grim Reminders."""

from kfdesk.language.words import *

# Ekwidon -----------------------------------------------------------------------------------------

TACHYON_MANIFOLD = card("tachyon-manifold", action(take_turn(), draw(10, OPPONENT), purge(THIS)))

# Logos -------------------------------------------------------------------------------------------


# Untamed ----------------------------------------------------------------------------------------


CURSE_OF_DISAPPEARANCES = card(
    "curse-of-disappearances", at(END, YOU, put(a(CREATURE, FRIENDLY), ARCHIVES, printed=OPPONENT))
)
