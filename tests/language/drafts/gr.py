"""Grim Reminders."""

from kfdesk.language.words import *

# Ekwidon -----------------------------------------------------------------------------------------

TACHYON_MANIFOLD = card("tachyon-manifold", action(take_turn(), draw(10, OPPONENT), purge(THIS)))
SABIRA_THE_MEDIUM = card("sabira-the-medium", after(shuffles(YOU, discard_pile()), gain(3)))

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

WARFALINE = card("warfaline", labelled((PLAY, AFTER_FIGHT), shuffle(top(5, discard_pile(a_player())))))

CAULDRON = card(
    "cauldron",
    omni(
        put_under(top(1, deck()), faceup=True),
        if_(there_are(at_least(3), each(CARD, in_=under(THIS))), play_card(each(CARD, in_=under(THIS)))),
    ),
)
CURSE_OF_DISAPPEARANCES = card(
    "curse-of-disappearances", at(END, YOU, put(a(CREATURE, FRIENDLY), ARCHIVES, printed=OPPONENT))
)
