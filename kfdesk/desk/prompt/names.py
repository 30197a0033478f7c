"""Who and what a prompt is about: the card that asks, the player who decides, the card of an option."""

from __future__ import annotations

from typing import Final

from kfdesk.catalogs import languages
from kfdesk.desk import texts as s
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import Player
from kfdesk.engine.views import TableView
from kfdesk.text.runs import says_name
from kfdesk.text.second_person import person
from kfdesk.text.words import Named, Words

OF_PLAYER: Final = Words("{card:bare} ({who})")
"""A card of the other player, in a list of what cards do."""


def source_name(decision: Decision, view: TableView | None, faces: Faces, language: str) -> str:
    """Return the name of the card that asks, "" for none."""
    card = find_card(view, decision.source) if view and decision.source else None
    return faces.name(card, language) if card is not None else ""


def decider(decision: Decision, view: TableView | None, language: str) -> str:
    """Return whose decision it is when that is not the player whose turn it is, or both look on; else ""."""
    if view is None or view.active == decision.player and view.viewer is not None:
        return ""
    name = view.seats[decision.player].name
    return name if view.active == decision.player else s.DECIDES.filled(who=person(name)).say(language)


def with_card_name(option: Option, view: TableView | None, faces: Faces, asked: Player) -> Words:
    """Return the option's label, with its card's name before it where the label does not say it.

    Before the text of a card that the player `asked` does not control stands whose it is: in it "your" is that
    player's.
    """
    card = find_card(view, option.card) if view and option.card else None
    if card is None or view is None:
        return option.label
    theirs = card.controller != asked
    if not theirs and says_name(option.label.runs("en"), faces.name(card, "en")):
        return option.label
    name: Words = Named(faces.name(card, "en"), tuple((to, faces.name(card, to)) for to in languages()))
    if theirs:
        name = OF_PLAYER.filled(card=name, who=person(view.seats[card.controller].name))
    return s.LIST_NAME.filled(card=name, text=option.label)
