"""Rules about decks: the top card lies faceup."""

from __future__ import annotations

from kfdesk.engine.abilities import Mod, Scope, Static
from kfdesk.engine.terms import Player
from kfdesk.language.base import Rule
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase

__all__ = ["TOP_REVEALED"]


@entity
class TopRevealed(Rule, Static[Player]):
    """The top card of your deck lies faceup, so that both players see it. Rule: "Out-of-play zones"."""

    kind = Mod.TOP_REVEALED
    phrase = Phrase(
        en="play with the top card of your deck revealed", de="mit aufgedeckter oberster Karte deines Decks spielen"
    )

    def applies(self, scope: Scope, subject: Player) -> bool:
        return subject == scope.you


TOP_REVEALED = TopRevealed()
