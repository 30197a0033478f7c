"""What is not understood is marked word by word, with what could stand there."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import CardType
from kfdesk.language import nouns
from kfdesk.language.reading.budget import Budget
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.lexemes import lexemes
from kfdesk.language.reading.marking import Gap, Marker, Why
from kfdesk.language.reading.spelling import spelled
from kfdesk.text.nominals import Name

NAME = Name("Quartz Newt", nouns.CARD_TYPES[CardType.CREATURE])


def _gaps(grammar: Grammar, text: str, milliseconds: float = 10_000) -> tuple[Gap, ...]:
    marker = Marker(grammar, NAME, (CardType.CREATURE,), Budget(milliseconds))
    return marker.gaps(lexemes(text, "Quartz Newt"))


def _marked(grammar: Grammar, text: str) -> list[tuple[str, str]]:
    """Return each stretch that is marked, with its first proposal, "" where there is none."""
    words = lexemes(text, "Quartz Newt")
    return [
        (" ".join(words[gap.start : gap.end]), spelled(gap.proposals[0]) if gap.proposals else "")
        for gap in _gaps(grammar, text)
    ]


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Play: Destroy a creatrue.", [("creatrue", "creature")]),
        ("Ply: Gain 2{amber}.", [("ply", "play")]),
        ("Play: Destry a craeture. Gain 1{amber}.", [("destry", "destroy"), ("craeture", "creature")]),
        ("Play: Kill a creature.", [("kill", "destroy")]),
        ("Play: Gain two{amber}.", [("two", "2")]),
        ("Play: Gain 2 amber.", [("amber", "{amber}")]),
        ("Play: Deal 2 to a creature.", [("", "{damage}")]),
        ("Play: Steal steal 1{amber}.", [("steal 1", "1")]),
        ("Stun a creature.", [("", "play:")]),
        ("Play: Destroy each Robt creature.", [("robt", "Robot")]),
        ("Each friendly creatures gains taunt.", [("creatures", "creature")]),
        ("Play: Juggle three balls with friends. Gain 1{amber}.", [("juggle three balls with friends", "")]),
    ],
)
def test_what_is_wrong_is_marked_with_the_nearest_that_could_stand_there(
    grammar: Grammar, text: str, marked: list[tuple[str, str]]
) -> None:
    found = _marked(grammar, text)
    assert [(typed, proposed.lower()) for typed, proposed in found] == [(one, other.lower()) for one, other in marked]


def test_an_unknown_trait_is_told_from_other_words(grammar: Grammar) -> None:
    assert _gaps(grammar, "Play: Destroy each Zorblax creature.") == (Gap(4, 5, (), Why.NAME),)


def test_a_text_that_is_parsed_but_says_another_thing_is_marked_where_it_differs(grammar: Grammar) -> None:
    words = lexemes("Play: Ward a creature.")
    assert Marker(grammar, NAME, (CardType.CREATURE,), Budget()).differing(words) == (Gap(0, 5, (), Why.MEANING),)


@pytest.mark.parametrize("text", ["", "blah", "Play:", ".", ":::", "Play: Play: Play:", "“", "2", "Play: “"])
def test_odd_texts_have_marks_within_them(grammar: Grammar, text: str) -> None:
    size = len(lexemes(text))
    gaps = _gaps(grammar, text)
    assert all(0 <= gap.start <= gap.end <= size for gap in gaps)
    assert [gap.start for gap in gaps] == sorted(gap.start for gap in gaps)


def test_looking_for_marks_ends_in_time(grammar: Grammar) -> None:
    gaps = _gaps(grammar, "Play: Juggle creatrues and gain the friendly destroy. " * 20, milliseconds=1)
    assert gaps[-1].end == len(lexemes("Play: Juggle creatrues and gain the friendly destroy. " * 20))
