"""Prophetic Visions: Logos."""

from kfdesk.language.words import *


def _unity_prism() -> tuple[Ability, Ability]:
    shown = reveal(hand())
    return (
        play(this_turn(permits(PLAY, a(CARD))), this_turn(cannot(PLAY, YOU, more_than=4))),
        scrap(shown, gain(for_each(1, each_of(HOUSE, those(shown, CARD))))),
    )


UNITY_PRISM = card("unity-prism", *_unity_prism())
REITERATION = card(
    "reiteration",
    play(draw(2), put(a(CARD, n=2, in_=hand()), DECK_BOTTOM)),
    fate(discard(random(CARD, n=2, in_=hand()))),
)
