"""Texts in other wordings than those of the language are read as what the language says."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import CardType
from kfdesk.language import nouns
from kfdesk.language.reading.alike import normal
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.lexemes import THIS, lexemes
from kfdesk.language.reading.sameness import is_alike
from kfdesk.language.reading.trees import nodes
from kfdesk.language.reading.wordings import WORDINGS
from kfdesk.language.targets import THIS as TARGET_THIS
from kfdesk.text.nominals import Name
from kfdesk.text.wording import render

NAME = Name("Nobody of Nowhere", nouns.CARD_TYPES[CardType.CREATURE])
MENTIONS = {
    lexemes(words)
    for words in (
        *("it", "them", "they", "that card", "that creature", "those creatures", "that artifact", "that player"),
        *("the discarded card", "the purged card", "that creature or artifact", "that neighbor"),
    )
}


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        (
            "Play: Enemy creatures cannot reap during your opponent’s next turn.",
            "Play: During your opponent’s next turn, enemy creatures cannot reap.",
        ),
        (
            "Play: Each friendly creature gains taunt this turn.",
            "Play: For the remainder of the turn, each friendly creature gains taunt.",
        ),
        (
            "While the tide is high, Nobody of Nowhere gets +3 power.",
            "Nobody of Nowhere gets +3 power while the tide is high",
        ),
        (
            "Action: Steal 3{amber} if your opponent has 7{amber} or more.",
            "Action: If your opponent has 7{amber} or more, steal 3{amber}.",
        ),
        (
            "For each friendly Mars creature, Nobody of Nowhere gets +1 power.",
            "Nobody of Nowhere gets +1 power for each friendly Mars creature",
        ),
        (
            "Play: Stun an enemy creature for each friendly Mars creature.",
            "Play: For each friendly Mars creature, stun an enemy creature.",
        ),
        (
            "Play: For the remainder of the turn, each time you play a creature, gain 2{amber}.",
            "Play: For the remainder of the turn, after you play a creature, gain 2{amber}.",
        ),
        (
            "After Reap: Destroy Nobody of Nowhere’s neighbors.",
            "After Reap: Destroy each of Nobody of Nowhere’s neighbors.",
        ),
        ("After Reap: Nobody of Nowhere captures 3{amber}.", "After Reap: Capture 3{amber}."),
        (
            "Play: Choose a creature. Stun the chosen creature.",
            "Play: Choose a creature. Stun that creature.",
        ),
    ],
)
def test_a_text_in_another_wording_is_read_as_the_language_says_it(grammar: Grammar, printed: str, said: str) -> None:
    (of_printed, *_), (of_said, *_) = grammar.read(printed, NAME), grammar.read(said, NAME)
    assert normal(of_printed.ability) == normal(of_said.ability), render(of_printed.ability, "en", this=NAME)


def test_one_creature_for_all_is_not_read_as_one_each_time(grammar: Grammar) -> None:
    one = grammar.read("Play: Deal 2{damage} to that creature for each friendly creature.", NAME)
    assert all("for each friendly creature, deal" not in render(it.ability, "en", this=NAME).lower() for it in one)


def test_their_next_turn_is_that_of_whoever_does_it(grammar: Grammar) -> None:
    for one in grammar.read("Play: Its controller cannot play creatures on their next turn.", NAME):
        assert "opponent" not in render(one.ability, "en", this=NAME)


@pytest.mark.parametrize(
    ("text", "said", "alike"),
    [
        ("ward that creature", "ward it", True),
        ("ward those creatures", "ward it", False),
        ("your opponent draws a card", "they draw a card", True),
        ("they draw a card", "your opponent draws a card", False),
        (f"move it from {THIS}", "move it from it", True),
        ("move it from it", f"move it from {THIS}", False),
        ("ward its neighbors", "ward that creature’s neighbors", True),
        ("ward it and stun it", "ward it", False),
        ("destroy that artifact", "destroy that creature", False),
        ("destroy that artifact", "destroy it", True),
        ("destroy that creature", "destroy that card", True),
        ("destroy that artifact", "destroy that creature or artifact", True),
        ("stun that neighbor", "stun that creature", True),
        ("your opponent draws a card", "that player draws a card", True),
        ("archive the discarded card", "archive the purged card", False),
        ("archive the discarded card", "archive that card", True),
        (f"ward {THIS} . stun it", f"ward {THIS} . stun {THIS}", True),
        (f"stun it . ward {THIS}", f"stun {THIS} . ward {THIS}", False),
        ("ward it", "ward that enemy creature", True),
        ("ward that enemy creature", "ward that enemy creature", True),
        ("ward that friendly creature", "ward that enemy creature", False),
        ("ward that friendly creature", "ward that creature", False),
        ("ward those mars creatures", "ward those dis creatures", False),
        ("if it is damaged", "if they are damaged", False),
        ("if they are damaged", "if it is damaged", True),
    ],
)
def test_what_is_mentioned_may_go_by_another_name(text: str, said: str, alike: bool) -> None:
    assert is_alike(_split(text), _split(said), MENTIONS) is alike


@pytest.mark.parametrize(
    "text",
    [
        "This creature gains, “After Reap: Nobody of Nowhere captures 1{amber}.”",
        "Each friendly creature gains, “After Reap: Nobody of Nowhere captures 1{amber}.”",
    ],
)
def test_a_card_that_captures_by_name_in_quotes_is_not_the_one_that_gains_it(grammar: Grammar, text: str) -> None:
    for one in grammar.read(text, NAME):
        assert not any(word is TARGET_THIS for _, word in nodes(one.ability)), render(one.ability, "en", this=NAME)


def test_each_wording_has_a_reason() -> None:
    assert all(one.why.endswith((".", "`.")) for one in WORDINGS)


def _split(text: str) -> tuple[str, ...]:
    return tuple(text.replace("’s", " ’s").split())
