"""Grim Reminders."""

from kfdesk.language.words import *

# Ekwidon -----------------------------------------------------------------------------------------

TACHYON_MANIFOLD = card("tachyon-manifold", action(take_turn(), draw(10, OPPONENT), purge(THIS)))

# Logos -------------------------------------------------------------------------------------------


def _portalmonster() -> tuple[Ability | Together, ...]:
    buried = each(CARD, in_=discard_pile())
    return (
        while_(is_(YOU, HAUNTED), keys_cost(for_each(1, buried), EACH_PLAYER)),
        while_(not_(is_(YOU, HAUNTED)), keys_cost(-2, EACH_PLAYER)),
        destroyed(if_(is_(YOU, HAUNTED), archive(THIS))),
    )


PORTALMONSTER = card("portalmonster", *_portalmonster())


# Untamed ----------------------------------------------------------------------------------------


CURSE_OF_DISAPPEARANCES = card(
    "curse-of-disappearances", at(END, YOU, put(a(CREATURE, FRIENDLY), ARCHIVES, printed=OPPONENT))
)
