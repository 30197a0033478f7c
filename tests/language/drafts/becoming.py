"""Cards that become what they are not printed as, enter play otherwise, or have the text of another card."""

from kfdesk.language.words import *


def _lightbearer_kelvin() -> Ability:
    thrown = discard(bottom(1, deck(a_player())))
    return after_fight(thrown, if_(is_(those(thrown, CARD), CREATURE), put_into_play(those(thrown), under=YOU)))


LIGHTBEARER_KELVIN = card("lightbearer-kelvin", _lightbearer_kelvin())
