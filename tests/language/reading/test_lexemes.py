"""Texts as lexemes: those of a text that is read are those of the same text where it is said."""

from __future__ import annotations

from itertools import islice

import pytest

from kfdesk.cards import library
from kfdesk.language.base import Node
from kfdesk.language.card_names import name_of
from kfdesk.language.reading.lexemes import THIS, lexemes, said_lexemes, tidy, title_of, word_of_title
from kfdesk.language.reading.listening import listen
from kfdesk.text.wording import render


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Gain 1{amber}.", ("gain", "1", "{amber}")),
        ("Destroy an enemy creature.", ("destroy", "a", "enemy", "creature")),
        ("your opponent’s hand", ("your", "opponent", "’s", "hand")),
        ("their owners’ hands", ("their", "owners", "’", "hands")),
        ("a non-Mars creature", ("a", "non-", "mars", "creature")),
        ("Play/After Reap: Draw 2 cards.", ("play", "/", "after", "reap", ":", "draw", "2", "cards")),
        ("it gets +1 power", ("it", "gets", "+", "1", "power")),
        ("Choose one:\n• Draw a card.\n• Gain 1{amber}.", (
            *("choose", "one", ":", "\n•", "draw", "a", "card", "\n•", "gain", "1", "{amber}"),
        )),
    ],
)  # fmt: skip
def test_words_numbers_icons_and_signs_are_lexemes(text: str, found: tuple[str, ...]) -> None:
    assert lexemes(text) == found


def test_the_name_of_the_card_is_one_lexeme_whatever_it_consists_of() -> None:
    assert lexemes("Destroy Gain 1, Draw 2.", "Gain 1, Draw 2") == ("destroy", THIS)


def test_nobody_can_write_what_stands_for_the_name() -> None:
    assert lexemes(f"Destroy {THIS}.", "Troll") == ("destroy",)


def test_quotation_marks_around_a_name_with_a_comma_are_no_lexemes() -> None:
    assert lexemes("Destroy “Ortannu, the Chained”. Draw a card.", "Ortannu, the Chained") == (
        *("destroy", THIS, ".", "draw", "a", "card"),
    )


def test_a_name_with_a_comma_within_a_quotation_has_other_quotation_marks() -> None:
    text = "This creature gains, “After Reap: Destroy ‘Ortannu, the Chained’ instead.”"
    assert lexemes(text, "Ortannu, the Chained") == (
        *("this", "creature", "gains", ",", "“", "after", "reap", ":", "destroy", THIS, "instead", ".", "”"),
    )


def test_a_name_within_another_word_is_none() -> None:
    assert lexemes("Redraw, draw, Draw’s.", "Draw") == ("redraw", ",", "draw", ",", THIS, "’s")


def test_only_a_title_of_one_word_may_be_that_word() -> None:
    assert word_of_title("Draw") == "draw"
    assert word_of_title("Draw a Card") is None
    assert word_of_title("") is None


def test_of_several_signs_the_strongest_is_written() -> None:
    assert tidy(["draw", ",", ".", ".", "gain", ",", ",", "1", "."]) == ("draw", ".", "gain", ",", "1")


def test_what_is_said_has_the_lexemes_of_its_text() -> None:
    for id_ in islice(library(), 0, None, 20):
        definition = library()[id_]
        name = name_of(definition)
        for ability in definition.abilities:
            assert isinstance(ability, Node)
            said = listen(ability, this=name)
            assert tidy(said_lexemes(said.tokens, title_of(name))) == lexemes(
                render(ability, "en", this=name), title_of(name)
            ), id_
