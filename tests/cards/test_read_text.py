"""Texts as somebody types them: each line with its meanings, or with marks where it is not understood."""

from __future__ import annotations

from io import StringIO

import pytest

from kfdesk.cards.read_command import print_read
from kfdesk.cards.reading import MOST_SIGNS, ReadLine, described, meaning_key, read_text
from kfdesk.engine.terms import CardType
from kfdesk.language import nouns
from kfdesk.language.reading.lexemes import Lexemes
from kfdesk.language.reading.marking import Gap, Marker, Why
from kfdesk.text.nominals import Name

NAME = Name("Quartz Newt", nouns.CARD_TYPES[CardType.CREATURE])


def _read(text: str) -> tuple[ReadLine, ...]:
    return read_text(text, NAME, CardType.CREATURE)


def _marked(text: str) -> list[tuple[str, str]]:
    return [
        (text[one.start : one.end], one.proposals[0] if one.proposals else "")
        for line in _read(text)
        for one in line.unread
    ]


def test_each_ability_is_a_line_with_its_place() -> None:
    text = "Skirmish. (It is not dealt damage.)\n  Play: Ward a creature.\nReap: Gain 1<A>."
    ward, gain = _read(text)
    assert (ward.text, gain.text) == ("Play: Ward a creature.", "Reap: Gain 1<A>.")
    assert all(text[line.start : line.end] == line.text for line in (ward, gain))
    assert len(ward.meanings) == len(gain.meanings) == 1 and not ward.unread and not gain.gave_up
    assert described(gain)[0].say("de") == "Nach der Ernte: Erhalte 1{amber}."


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Play: Destroy a creatrue.", [("creatrue", "creature")]),
        ("Taunt. (A remark.)\nReap: Gain 1<A>. Wrad Quartz Newt.", [("Wrad", "Ward")]),
        ("Play: Gain 1<A>. (Then, draw a card.)", [("(Then", "Then"), (")", "")]),
        ("Play: Deal two<D> to a creature.", [("two", "2")]),
        ("Sacrifice a creature.", [("Sacrifice", "Play: Sacrifice")]),
        ("Play: Exhaust an artifcat.", [("artifcat", "artifact")]),
        ("  Fight: Destroy each   Robt creature.", [("Robt", "Robot")]),
    ],
)
def test_marks_stand_where_the_words_were_typed(text: str, marked: list[tuple[str, str]]) -> None:
    assert _marked(text) == marked


def test_what_is_missing_at_the_end_is_shown_with_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def gaps(marker: Marker, words: Lexemes) -> tuple[Gap, ...]:
        return (Gap(len(words), len(words), (("from", "play"),), Why.MEANING),)

    monkeypatch.setattr(Marker, "gaps", gaps)
    assert _marked("Taunt.\nPlay: Juggle a creature.") == [("creature", "creature from play")]


@pytest.mark.parametrize(
    "text",
    [
        "Play: Destroy a creatrue.",
        "Ply: Gain 1<A>.",
        "Play: Kill a creature.",
        "Play: Deal 2 to a creature.",
        "Stun a creature.",
        "Play: Steal steal 1<A>.",
        "Each friendly creatures gains taunt.",
    ],
)
def test_each_proposal_makes_a_line_understood_further(text: str) -> None:
    (line,) = _read(text)
    first = line.unread[0]
    assert first.proposals
    for proposal in first.proposals:
        (after,) = _read(text[: first.start] + proposal + text[first.end :])
        assert after.meanings or after.unread[0].start > first.start


def test_the_key_of_a_meaning_is_that_of_what_it_does() -> None:
    one, same, other = (
        _read(text)[0].meanings[0]
        for text in ("Play: Ward a creature.", "Play:  Ward a creature", "Play: Stun a creature.")
    )
    assert meaning_key(one) == meaning_key(same) != meaning_key(other)


def test_a_text_is_bounded() -> None:
    (line,) = _read("Play: " + "Ward a creature. " * 1_000)
    assert line.gave_up and not line.meanings
    assert line.end <= MOST_SIGNS


@pytest.mark.parametrize("text", ["", "\n\n", "Taunt.", "()", "(", "Taunt. (A remark.)"])
def test_texts_without_an_ability_have_no_lines_or_marks_within_them(text: str) -> None:
    assert all(line.unread for line in _read(text))


def test_the_command_prints_meanings_marks_and_proposals() -> None:
    out = StringIO()
    text = "\n".join(
        [
            "Play: Exhaust a friendly creature. Destroy an enemy creature. If you do, ward it.",
            "Action: Destroy each Robt creature.",
            "Omni: Destroy each Zorblax creature.",
        ]
    )
    assert not print_read(text, NAME, CardType.CREATURE, out, "en")
    said = out.getvalue().splitlines()
    assert said[0].startswith("Several meanings: Play: Exhaust") and said[1].startswith(
        "  1. “it” in “ward it” is “an enemy"
    )
    assert said[2].startswith("     „sie“ in „beschütze sie“ ist")
    assert said[-4:] == [
        "Not understood: Action: Destroy each Robt creature.",
        "  “Robt”: perhaps Robot",
        "Not understood: Omni: Destroy each Zorblax creature.",
        "  “Zorblax”: no trait or house is called so",
    ]
