"""Abilities of cards that one player may not see: nothing tells of them before their owner shows the card.

No rule makes a player show a hidden card, so its owner is asked each time whether to use such an ability; to use it
shows the card to both players. Until then no question, refusal or view names the card. Rules: "Ability",
"Out-of-play zones".
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import Ability, Definition
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import HIDDEN, CardId, CardType, DecisionKind, Player
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.engine.core import Core
    from kfdesk.engine.lasting import Lasting
    from kfdesk.engine.register import Active


def is_secret(core: Core, card: CardId, ability: Ability) -> bool:
    """Return whether the ability is active because its card lies in a zone that a player may not see."""
    lies = core.state.cards[card]
    return lies.zone in HIDDEN and lies.zone in ability.zones and not lies.face_up


def ask_to_show(core: Core, player: Player, card: CardId) -> Generator[Decision, tuple[str, ...], bool]:
    """Ask the player of a hidden card whether to show it in order to use its ability; returns whether it was shown."""
    about = f"c{card}"
    prompt = say.asked("show", core.title(card))
    options = (Option("yes", say.YES, about), Option("no", say.NO, about))
    picked = yield Decision(player, DecisionKind.CONFIRM, prompt, about, options)
    if picked[0] == "yes":
        core.record(CardsRevealed((card,), player))
    return picked[0] == "yes"


def open_title(core: Core, by: Active, reader: Player | None = None) -> Words:
    """Return the name of the card of an ability in force, for words that a player reads (None: both players).

    Of a card that is hidden from them only that; what began a lasting effect was seen by both.
    """
    secret = by.lasting is None and is_secret(core, by.source, by.ability)
    return say.A_HIDDEN_CARD if secret and by.you != reader else known_as(core, by.source, by.lasting).title


def known_as(core: Core, source: CardId, lasting: Lasting | None) -> Definition:
    """Return what the card of an ability is called: one that began an effect is called for good what it was then."""
    began_as = lasting.began_as if lasting is not None else None
    return core.state.cards[source].definition if began_as is None else began_as


def is_recognized(core: Core, source: CardId, lasting: Lasting | None) -> bool:
    """Return whether both players may know that this card is the one of an ability.

    One that began an effect may lie facedown since, as a token creature or under a card, where nobody is to recognize
    it by that; or a token creature that began it is in a hand now. Rules: "Token creatures", "Facedown cards".
    """
    if lasting is None:
        return True
    card = core.state.cards[source]
    if card.in_play:
        return not card.face_down or card.entered <= lasting.id
    if card.face_down:
        return False
    was_token = known_as(core, source, lasting).type is CardType.TOKEN_CREATURE
    return card.zone not in HIDDEN or not was_token
