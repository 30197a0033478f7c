"""Prophetic Visions: Dis."""

from kfdesk.language.words import *


def _atrocity() -> Ability:
    return play(next_turn(OPPONENT, at(START, OPPONENT, *_bound_by_the_top_card())))


def _bound_by_the_top_card() -> tuple[Instruction, Instruction]:
    thrown = top(1, deck())
    return by(OPPONENT, discard(thrown)), this_turn(must(CHOOSE, OPPONENT, thrown))


ATROCITY = card(
    "atrocity",
    _atrocity(),
    printed_before(V18_4, at(START, OPPONENT, *_bound_by_the_top_card(), deal(1, THIS))),
)
