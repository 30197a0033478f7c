"""Prophetic Visions: Dis."""

from kfdesk.language.words import *


def _atrocity() -> Ability:
    thrown = top(1, deck())
    chosen = this_turn(must(CHOOSE, OPPONENT, thrown))
    return play(next_turn(OPPONENT, at(START, OPPONENT, by(OPPONENT, discard(thrown)), chosen)))


ATROCITY = card("atrocity", _atrocity())
