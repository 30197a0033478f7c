"""Which decks come with a token creature, and which of them lack theirs. Rule: "Token creatures"."""

from __future__ import annotations

from functools import cache

from kfdesk.cards.facts import facts
from kfdesk.cards.library import library
from kfdesk.collection.homemade import is_homemade
from kfdesk.collection.records import DeckRecord
from kfdesk.engine.terms import CardType
from kfdesk.language.definition import CardDefinition
from kfdesk.language.effects.tokens import MakeTokenOf, MakeTokens, TurnOver
from kfdesk.text.parts import parts


@cache
def sets_with_token_creatures() -> frozenset[str]:
    """Return the codes of the sets that print token creatures; so do all that print cards that make them."""
    return frozenset(each for known in facts().values() if known.type is CardType.TOKEN_CREATURE for each in known.sets)


def makes_token_creatures(card: str) -> bool:
    """Return whether the card with that id makes token creatures, also of cards in play.

    Imports the card file of a card that was printed where there are token creatures, and no other. Of a home-made card
    nobody knows it until its text is read.
    """
    if is_homemade(card):
        definition = library().get(card)
        return definition is not None and _makes_token_creatures(definition)
    return _printed_makes_token_creatures(card)


@cache
def _printed_makes_token_creatures(card: str) -> bool:
    return not sets_with_token_creatures().isdisjoint(facts()[card].sets) and _makes_token_creatures(library()[card])


def _makes_token_creatures(definition: CardDefinition) -> bool:
    return any(
        isinstance(node, MakeTokens | MakeTokenOf) or isinstance(node, TurnOver) and not node.faceup
        for node in parts(definition.abilities)
    )


def lacks_token_creature(record: DeckRecord) -> bool:
    """Return whether the deck can make token creatures and none is named beside it.

    One that is named and not known here counts as named. Not all decks of Menagerie can make them.
    """
    if any(line.id is None or facts()[line.id].type is CardType.TOKEN_CREATURE for line in record.references):
        return False
    return any(line.id is not None and makes_token_creatures(line.id) for line in record.cards)
