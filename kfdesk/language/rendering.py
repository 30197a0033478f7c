"""A whole card's text and single abilities' wording, from the definition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfdesk.engine.abilities import Ability
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.language.definition import CardDefinition


def card_text(definition: CardDefinition, language: str, *, reminders: bool = False) -> str:
    """Return the rules text of a card, a line for each ability."""
    return ""


def ability_words(definition: CardDefinition, ability: Ability) -> Words:
    """Return what an ability of a card says, led by the card's name."""
    return definition.title
