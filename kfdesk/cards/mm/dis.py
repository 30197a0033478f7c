"""Mass Mutation: Dis."""

from kfdesk.engine.abilities import Mod
from kfdesk.engine.terms import CardId
from kfdesk.language.effects.base import Scope
from kfdesk.language.rules.changes import Constant
from kfdesk.language.targets import Group
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.nouns import PLURAL
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece


@entity
class _SharesDamage(Constant):
    """Damage dealt to other creatures during fights is dealt to this one, too. Rule: FAQ on Drecker."""

    def spoken(self) -> Piece:
        assert isinstance(self.target, Group)
        return _SHARED.of(target=self.target.described(PLURAL))

    def value(self, scope: Scope, subject: CardId) -> tuple[CardId, ...]:
        return (scope.source,)


_SHARED = Phrase(
    en="damage dealt to {target} during fights | be also dealt to {this}",
    de="Schaden, der {target:dat} im Kampf zugefügt wird, | auch {this:dat} zugefügt werden",
)
DRECKER = card("drecker", _SharesDamage(Mod.DAMAGE_SHARED, each(CREATURE, NEIGHBORING)), after_reap(steal(1)))
