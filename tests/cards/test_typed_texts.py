"""Ordinary texts of invented cards are understood at the first try, as what they say."""

from __future__ import annotations

import pytest

from kfdesk.cards.reading import described, read_text
from kfdesk.engine.terms import CardType
from kfdesk.language import nouns
from kfdesk.text.nominals import Name
from tests.cards.typed_texts import TYPED


@pytest.mark.parametrize(("type_", "typed", "said"), TYPED, ids=[typed for _, typed, _ in TYPED])
def test_a_typed_text_is_understood(type_: CardType, typed: str, said: str) -> None:
    (line,) = read_text(typed, Name("Nyxa", nouns.CARD_TYPES[type_]), type_)
    assert [words.en.rstrip(".") for words in described(line)] == [said]


CREATURE, ARTIFACT, ACTION, UPGRADE = CardType.CREATURE, CardType.ARTIFACT, CardType.ACTION, CardType.UPGRADE


@pytest.mark.parametrize(
    ("type_", "typed"),
    [
        # A word that may be the card itself, another card, or a player
        (CREATURE, "After Nyxa destroys a creature in a fight, ready it."),
        (CREATURE, "After Nyxa destroys a creature in a fight, purge the destroyed creature."),
        (CREATURE, "After an enemy creature reaps, she captures 1{amber}."),
        (CREATURE, "Play: Stun an enemy creature. She gains “Reap: Draw a card.”"),
        (CREATURE, "Your opponent discards a card from his hand."),
        (CREATURE, "After an enemy creature reaps, a friendly creature captures 1{amber} from its controller."),
        (CREATURE, "Play: Deal 2{damage} to a creature and 2{damage} to Nyxa. If it is destroyed, draw a card."),
        (CREATURE, "Reap: Deal 2{damage} to an enemy creature. If this is destroyed, draw a card."),
        (
            ACTION,
            "Play: Deal 2{damage} to an enemy creature, then exhaust a friendly creature. If it dies, draw a card.",
        ),
        (ARTIFACT, "Action: Destroy Nyxa. Stun a creature and ward it."),
        # "Another" than which
        (CREATURE, "Play: Stun a creature. If you control another creature, ready it."),
        (CREATURE, "After you play a creature, if you control another creature, draw a card."),
        (CREATURE, "After you play a creature, if there is another creature in play, draw a card."),
        (CREATURE, "Play: Choose a creature. For the remainder of the turn, other creatures gain skirmish."),
        (UPGRADE, "While you control another creature, this creature gains taunt."),
        (UPGRADE, "While this creature is ready, other creatures get +1 power."),
        (UPGRADE, "Play: If you control another creature, draw a card."),
        # What has not happened yet
        (CREATURE, "After it reaps, draw a card."),
        (ARTIFACT, "After she reaps, draw a card."),
        # Neighbors of what has none
        (UPGRADE, "Its neighbors gain skirmish."),
        (ARTIFACT, "Her neighbors gain skirmish."),
        # Cards of a hand, and others
        (ACTION, "Play: Look at the top 3 cards of your deck. Discard any number of cards."),
        (ACTION, "Play: Reveal the top 4 cards of your deck. Discard up to 2 cards."),
        (ACTION, "Play: Your opponent reveals their hand. Discard up to 2 cards."),
        (ACTION, "Play: Reveal the top 3 cards of your opponent’s deck. Your opponent discards a card."),
        (ACTION, "Play: Look at the top 3 cards of your deck. Purge a card."),
        (ACTION, "Play: Your opponent discards a creature."),
        (
            ACTION,
            "Play: Return 2 creatures to their owners’ hands. Gain 1{amber} for each creature returned to your hand "
            "this way.",
        ),
        # What may be left out, and what cannot be done
        (ACTION, "Play: You may destroy a creature. If you cannot, draw a card."),
        (ACTION, "Play: Your opponent discards 2 cards. If you can’t, draw a card."),
        # Besides, and in its place
        (CREATURE, "If Nyxa would be destroyed, gain 1{amber}."),
        (UPGRADE, "If this creature would be destroyed, gain 1{amber}."),
        (UPGRADE, "If it would be destroyed, destroy Nyxa instead."),
        # Now, and from then on
        (CREATURE, "Reap: You may use Nyxa as if it belonged to house Mars."),
        (CREATURE, "Action: You may use Nyxa as if it were in the active house."),
        (CREATURE, "Play: Your opponent cannot forge keys until their next turn."),
        # Power, and counters
        (CREATURE, "Play: Destroy the creature with the most power counters on it."),
        (CREATURE, "Play: Each friendly creature gains 2 power counters."),
    ],
)
def test_what_a_typed_text_may_not_mean_is_not_understood(type_: CardType, typed: str) -> None:
    """Where a text may mean something else than a rewrite would make of it, nothing decides for its author."""
    (line,) = read_text(typed, Name("Nyxa", nouns.CARD_TYPES[type_]), type_)
    assert len(line.meanings) != 1


@pytest.mark.parametrize(
    ("type_", "typed", "said"),
    [
        (
            CREATURE,
            "After Nyxa reaps, exhaust an enemy creature and ward it.",
            "After Nyxa reaps, exhaust an enemy creature and ward that creature",
        ),
        (
            CREATURE,
            "After Nyxa reaps, ward a friendly creature. Return it to its owner’s hand.",
            "After Nyxa reaps, ward a friendly creature. Return that creature to its owner’s hand.",
        ),
        (
            UPGRADE,
            "After this creature reaps, exhaust an enemy creature and ward it.",
            "After this creature reaps, exhaust an enemy creature and ward that creature",
        ),
        (CREATURE, "Reap: Exhaust an enemy creature. Ward Nyxa.", "After Reap: Exhaust an enemy creature. Ward Nyxa."),
    ],
)
def test_it_is_the_card_that_was_named_last(type_: CardType, typed: str, said: str) -> None:
    """Though the card itself was named before, "it" is what was dealt with just now."""
    (line,) = read_text(typed, Name("Nyxa", nouns.CARD_TYPES[type_]), type_)
    assert [words.en for words in described(line)] == [said]


def test_whose_neighbors_is_said_by_the_line_before() -> None:
    """A line that begins with "its" goes on behind an ability with a label."""
    (line,) = read_text(
        "Play: Ward a creature.\nIts neighbors gain skirmish.", Name("Nyxa", nouns.CARD_TYPES[CREATURE]), CREATURE
    )
    assert [words.en for words in described(line)] == [
        "Play: Ward a creature. Each of that creature’s neighbors gains skirmish."
    ]


def test_what_is_done_only_with_what_may_be_picked_is_no_question() -> None:
    """Whether all may be left out or only the first of it is the same where the rest deals with its card."""
    typed = "Play: You may exhaust a friendly creature. Ward it."
    (line,) = read_text(typed, Name("Nyxa", nouns.CARD_TYPES[CREATURE]), CREATURE)
    assert len(line.meanings) == 1


def test_whether_a_card_is_drawn_too_where_none_was_exhausted_is_asked() -> None:
    typed = "Play: You may exhaust a friendly creature. Draw a card and ward it."
    (line,) = read_text(typed, Name("Nyxa", nouns.CARD_TYPES[CREATURE]), CREATURE)
    assert [words.en for words in described(line)] == [
        "what you may do: “you may exhaust a friendly creature”",
        "what you may do: “you may exhaust a friendly creature. Draw a card and ward that creature”",
    ]
