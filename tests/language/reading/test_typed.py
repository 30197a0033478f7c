"""Texts know where each of their signs was typed, whatever is left out of them and rewritten in them."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from kfdesk.language.reading.lexemes import lexemes, placed
from kfdesk.language.reading.printed import lines
from kfdesk.language.reading.typed import Typed

TEXTS = st.text(st.sampled_from("Play: Destroy a creature. (Gain 1<A>.)\n• “Reap”’'‑Æ"), max_size=60)


def _typed(text: str, made: Typed, word: str) -> str:
    """Return what was typed where a word of a text stands."""
    at = made.text.index(word)
    place = made.place(at, at + len(word))
    return text[place.start : place.end]


def test_what_is_left_out_moves_no_word() -> None:
    text = "Taunt. (A remark.) Stun it."
    made = Typed(text).without(re.compile(r"\s*\([^()]*\)")).stripped()
    assert made.text == "Taunt. Stun it." and _typed(text, made, "Stun it") == "Stun it"


def test_what_is_rewritten_stands_for_what_it_replaces() -> None:
    text = "You may kill two of them now."
    made = Typed(text).rewritten("You may destroy two of those creatures now.")
    assert _typed(text, made, "destroy") == "kill"
    assert _typed(text, made, "those creatures") == "them"
    assert _typed(text, made, "two of") == "two of" and _typed(text, made, "now") == "now"


def test_what_replaces_nothing_has_an_empty_place_where_it_stands() -> None:
    text = "Reap: Stun it."
    made = Typed(text).rewritten("After Reap: Stun it.")
    assert made.place(0, 5) == (0, 0) and _typed(text, made, "Reap") == "Reap"


def test_choices_of_several_lines_are_one_ability_with_its_places() -> None:
    text = "Play: Choose one:\n• Stun it.\n• Ward it."
    (made,) = lines(text)
    assert _typed(text, made, "Stun it") == "Stun it" and _typed(text, made, "Ward it.") == "Ward it."


@given(TEXTS)
def test_lexemes_with_places_are_the_lexemes_and_stand_where_they_were_typed(text: str) -> None:
    for line in lines(text, "Gain"):
        words = placed(line, "Gain")
        assert tuple(words) == lexemes(line.text, "Gain")
        assert all(0 <= word.place.start <= word.place.end <= len(text) for word in words)


@given(TEXTS, TEXTS)
def test_a_text_may_be_rewritten_as_any_other(text: str, other: str) -> None:
    made = Typed(text).rewritten(other)
    assert made.text == other and len(made.places) == len(other)
    assert all(0 <= place.start <= place.end <= len(text) for place in made.places)
