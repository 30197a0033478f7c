"""Definitions as trees: what stands in several places stays one word, or becomes words of their own."""

from __future__ import annotations

from kfdesk.language.reading.trees import copied, form, nodes, part_at, rebuilt
from kfdesk.language.words import CREATURE, DAMAGED, FRIENDLY, THIS, a, destroy, play, stun


def twice() -> object:
    creature = a(CREATURE, FRIENDLY)
    return play(stun(creature), destroy(creature))


FIRST, SECOND = ("effect", "items", 0, "target"), ("effect", "items", 1, "target")


def test_one_word_in_two_places_stays_one_where_both_get_the_same_part() -> None:
    made = rebuilt(twice(), dict.fromkeys([(*FIRST, "predicates"), (*SECOND, "predicates")], (DAMAGED,)))
    assert part_at(made, FIRST) is part_at(made, SECOND)
    assert part_at(made, FIRST).predicates == (DAMAGED,)


def test_a_copy_means_its_own_cards_and_mentions_the_same_things_again() -> None:
    whole = twice()
    copy = copied(whole)
    assert part_at(copy, FIRST) is part_at(copy, SECOND) is not part_at(whole, FIRST)
    assert form(copy) == form(whole)


def test_trees_are_told_apart_by_what_they_mention_again() -> None:
    other = play(stun(a(CREATURE, FRIENDLY)), destroy(a(CREATURE, FRIENDLY)))
    assert form(other) != form(twice())


def test_words_that_always_mean_the_same_are_not_copied() -> None:
    assert [part for _, part in nodes(copied(destroy(THIS))) if part is THIS] == [THIS]
