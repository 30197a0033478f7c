"""Rules about archives: cards archived faceup, archives of which a part is picked up. Rule: "Archives"."""

from __future__ import annotations

from kfdesk.engine.abilities import Mod, Scope, Static
from kfdesk.engine.terms import CardId, Player
from kfdesk.language.base import Rule
from kfdesk.records import entity
from kfdesk.text.phrases import Frame, Phrase

__all__ = ["ARCHIVED_FACEUP", "PICKS_UP_SOME"]


@entity
class ArchivedFaceup(Rule, Static[CardId]):
    """The card is archived faceup, so that both players see that it is; put into archives it lies facedown."""

    kind = Mod.FACEUP_IN_ARCHIVES
    phrase = Frame(
        en="if you <archive> {this}, archive it faceup",
        de="falls du {this:acc} <archivierst>, archiviere diese Karte offen",
        rule="glossary/archives",
    )

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return subject == scope.source


@entity
class PicksUpSome(Rule, Static[Player]):
    """You may pick up any number of your archived cards instead of all of them.

    Archives are picked up in step 2 only: what else puts archived cards into a hand says which. Rule: "Archives".
    """

    kind = Mod.SOME_OF_ARCHIVES
    phrase = Phrase(
        en="{doer} | may pick up any number of cards in your <archives> instead of all of them",
        de="{doer} | beliebig viele Karten aus deinem <Archiv> statt aller aufnehmen dürfen",
        rule="glossary/archives",
    )

    def applies(self, scope: Scope, subject: Player) -> bool:
        return subject == scope.you


ARCHIVED_FACEUP = ArchivedFaceup()
PICKS_UP_SOME = PicksUpSome()
