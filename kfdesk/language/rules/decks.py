"""Rules about decks: the top card lies faceup."""

from __future__ import annotations

from kfdesk.engine.abilities import Mod, Scope, Static
from kfdesk.engine.terms import Player, Zone
from kfdesk.language import nouns
from kfdesk.language.base import Rule
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.phrases import Phrase
from kfdesk.text.pronouns import DOER
from kfdesk.text.wording import Fragment

__all__ = ["TOP_REVEALED"]


@entity
class TopRevealed(Rule, Static[Player]):
    """The top card of your deck lies faceup, so that both players see it. Rule: "Out-of-play zones"."""

    kind = Mod.TOP_REVEALED

    def worded(self) -> Fragment:
        return _OPEN_TOP.of(pile=NounPhrase((nouns.ZONES[Zone.DECK],), of=DOER))

    def applies(self, scope: Scope, subject: Player) -> bool:
        return subject == scope.you


_OPEN_TOP = Phrase(
    en="play with the top card of {pile} revealed", de="mit aufgedeckter oberster Karte {pile:gen} spielen"
)

TOP_REVEALED = TopRevealed()
