"""Worlds Collide: Star Alliance."""

from kfdesk.engine.abilities import Mod
from kfdesk.engine.terms import CardId
from kfdesk.language.effects.base import Scope
from kfdesk.language.rules.changes import Constant
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece


@entity
class _PlayEffectsAgain(Constant):
    """The play effects of creatures that you play are triggered once more, each right after the first time.

    Rule: FAQ on Sci. Officer Morpheus.
    """

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return scope.core.state.active == scope.you and self.target.covers(scope, subject)

    def spoken(self) -> Piece:
        return _AFTER_PLAYED.of(effect=_ONCE_MORE)


_AFTER_PLAYED = Frame(
    en="after you play a creature with a play effect, {effect}",
    de="nachdem du eine Kreatur mit einem “Spielen:”-Effekt gespielt hast, {effect:then}",
)
_ONCE_MORE = Phrase(
    en="trigger its play effect an additional time", de="ihren “Spielen:”-Effekt ein weiteres Mal aus-lösen"
)
SCI_OFFICER_MORPHEUS = card("sci-officer-morpheus", _PlayEffectsAgain(Mod.PLAYS_AGAIN, each(CREATURE), 1))
