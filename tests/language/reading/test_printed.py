"""Printed wording becomes the wording of the language."""

from __future__ import annotations

from time import process_time

import pytest

from kfdesk.engine.terms import Keyword
from kfdesk.language.reading.of_itself import of_itself
from kfdesk.language.reading.printed import abilities
from kfdesk.language.reading.rewrites import REWRITES
from kfdesk.language.reading.rewriting import Rewrite


@pytest.mark.parametrize("rewrite", REWRITES, ids=lambda rewrite: rewrite.printed_so)
def test_a_rewrite_does_what_its_example_says_and_has_a_reason(rewrite: Rewrite) -> None:
    assert rewrite.of(rewrite.printed_so) == rewrite.said_so
    assert rewrite.of(rewrite.said_so) == rewrite.said_so, "what is said so already stays as it is"
    assert rewrite.why.endswith(".")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Taunt. (A reminder of it.)\nPlay: Ward a creature.", ["Play: Ward a creature."]),
        ("Enhance {draw}{draw}.", []),
        ("Skirmish. Assault 2. Reap: Ward it.", ["After Reap: Ward it."]),
        (
            "Play: Choose one:\nWard a creature.\n• Stun a creature.\nDestroyed: Ward a creature.",
            ["Play: Choose one:\n• Ward a creature.\n• Stun a creature.", "Destroyed: Ward a creature."],
        ),
    ],
)
def test_lines_are_abilities_but_for_choices_keywords_and_reminders(text: str, found: list[str]) -> None:
    assert list(abilities(text)) == found


@pytest.mark.parametrize(
    "line",
    [
        "Play: Look at the top 3 cards of your deck. Discard a card.",
        "Play: Your opponent reveals their hand. Discard a card.",
        "Play: Your opponent may discard a card.",
        "Play: Your opponent may archive 2 random cards.",
        "Play: Your opponent may archive a card from your hand.",
        "Play: Reveal the top 3 cards of your deck. Play a creature.",
        "Play: Draw a card after it leaves play.",
        "Play: Purge a card in play.",
        "Play: Destroy each Vehicle.",
        "Play: If you have 1 card in your hand, ward a creature.",
        "Play: If you have 9{amber} or more, steal half of their {amber} (rounding down).",
        "Play: Your opponent destroys 3 creatures. If 2 or more creatures are destroyed this way, draw a card.",
        "Enemy creatures do not ready during your “ready cards” step.",
        "Play: Each player loses 2{amber}. Draw a card for each {amber} you lost this way.",
        "After your opponent discards a card from their hand, its house becomes the active house.",
        "When you resolve an {amber} bonus icon, you may draw a card.",
        "Play: Stun a creature. If you control another creature, draw a card.",
        "Play: Choose a house. Destroy each other creature.",
        "Play: You may choose a card and discard it.",
        "You refill your hand to 1 less card during the “draw cards” step.",
        "Play: Deal 4{damage}. You may divide this damage among 2 creatures.",
        "Play: Deal 2{damage} to a creature. You may purge any number of cards from your archives.",
    ],
)
def test_what_may_mean_something_else_stays_as_it_is(line: str) -> None:
    assert list(abilities(line)) == [line]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Play: Draw a card for each friendly creature (up to 3).", True),
        ("Play: Destroy each creature (but not friendly creatures).", True),
        ("Play: Stun an enemy creature (non-Mars).", True),
        ("Skirmish (on your turn).", True),
        ("Play: Draw a card. (Only if you are haunted.)", True),
        ("Play: Draw a card. (If you are haunted.)", True),
        ("Play: Draw a card. (You must control an artifact.)", True),
        ("Play: Draw a card. (Then, discard it.) Gain 1{amber}.", True),
        ("Play: Destroy a creature. (Your opponent chooses it.)", True),
        ("Play: Ward a creature. (Once.)", True),
        ("Skirmish. (If you are haunted.)", True),
        ("Play: Capture 2{amber}. (Move 2{amber} from your opponent's pool to this card.)", False),
        ("It gains skirmish for the remainder of the turn. (When you use this creature, it is not hit.)", True),
        ("It gains skirmish for the remainder of the turn. (When you use this creature to fight, all is well.)", False),
        ("It gains skirmish. (When you use this creature, it is not hit.)", False),
        ("Taunt (Its neighbors cannot be attacked.)\nPlay: Ward a creature.", False),
        ("Play: Draw a card for each card you played this turn (including this one).", False),
    ],
)
def test_only_what_repeats_a_rule_is_left_out_with_its_brackets(text: str, said: bool) -> None:
    assert any("(" in line for line in abilities(text)) is said


def test_a_keyword_with_a_condition_in_brackets_is_no_keyword() -> None:
    assert of_itself("Skirmish (on your turn).").keywords == ()
    assert of_itself("Taunt. (Its neighbors cannot be attacked.)").keywords == ((Keyword.TAUNT, 1),)


@pytest.mark.parametrize("text", ["Assault 123.", "Enhance.", "Enhance{sword}.", "Taunt 2."])
def test_what_stands_where_facts_stand_and_is_none_is_not_lost(text: str) -> None:
    assert list(abilities(text)) == []
    assert of_itself(text).unread == (text,)


@pytest.mark.parametrize("text", ["Splash-attack 2.", "Splash\u2011attack 2.", "splash-attack 2. Enhance{damage}."])
def test_facts_are_known_however_they_are_typed(text: str) -> None:
    assert list(abilities(text)) == []
    assert of_itself(text).keywords == ((Keyword.SPLASH_ATTACK, 2),) and not of_itself(text).unread


@pytest.mark.parametrize(
    "part", ["A-", "A-A", "a ", "A of the ", "Put a ", "each Wolf ", "If ", "(", "Taunt. ", "Exalt a "]
)
def test_no_rewrite_takes_long_for_a_text_that_only_repeats_itself(part: str) -> None:
    text = "After you play " + part * (600 // len(part))
    before = process_time()
    assert list(abilities(text))
    assert process_time() - before < 1, "seconds"
