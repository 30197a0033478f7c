"""More Mutation: Logos."""

from kfdesk.language.words import *

HORIZON_SABER = card(
    "horizon-saber",
    labelled((PLAY, AFTER_FIGHT, AFTER_REAP), search(a(CARD), to=ARCHIVES), shuffle(discard_pile())),
)
GRAPHTON = card("graphton", after_reap(archive(top(1, deck()))))
