"""What a right click on a card offers: what may be done with it, and what a player might expect but may not do now."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.desk.layout.tide import RAISE_TIDE
from kfdesk.engine import glossary
from kfdesk.engine.phrases import RAISE_TIDE as RAISE_LABEL
from kfdesk.engine.terms import CardType, DecisionKind, Zone
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.words import Words

_WORDS = {
    "play": glossary.PLAY.title,
    "discard": glossary.DISCARD.title,
    "reap": glossary.REAP.title,
    "fight": glossary.FIGHT.title,
    "action": glossary.ACTION_ABILITY.title,
    "omni": glossary.OMNI.title,
    "unstun": Words("Remove stun"),
    "prophecy": Words("Activate"),
    "return": Words("Return to hand"),
}


def verb_words(key: str) -> Words:
    """Return what an option of the main step does, without the card's name."""
    return _WORDS[key.partition(":")[0]]


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of a card's menu: what choosing it does, and whether the rules allow it now."""

    key: str
    label: Words
    legal: bool


def menu_of(view: TableView, card: CardView) -> tuple[MenuEntry, ...]:
    """Return what may be done with a card, then what a player might expect but may not do now."""
    if view.decision is None or view.decision.kind is not DecisionKind.MAIN:
        return ()
    if card.type is CardType.TIDE:
        offered = RAISE_TIDE in view.decision.keys()
        return (MenuEntry(RAISE_TIDE, RAISE_LABEL, legal=offered),)
    legal = [MenuEntry(o.key, o.label, legal=True) for o in view.decision.options_about(card.handle)]
    known = {entry.key for entry in legal}
    expected = (f"{verb}:{card.handle}" for verb in _expected(card, bool(legal)))
    refused = [MenuEntry(key, verb_words(key), legal=False) for key in expected if key not in known]
    return (*legal, *refused)


def _expected(card: CardView, has_legal: bool) -> tuple[str, ...]:
    """Return the verbs a player looks for on such a card, whether or not they are legal now."""
    if card.zone is Zone.HAND:
        return ("play", "discard")
    if card.zone is Zone.BATTLELINE:
        return ("unstun",) if card.stunned else ("reap", "fight")
    if card.zone is Zone.ARTIFACTS and not has_legal:
        return ("action",)
    if card.zone is Zone.REFERENCE and card.type is CardType.PROPHECY:
        return ("prophecy",)
    return ()
