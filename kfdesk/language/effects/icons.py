"""Bonus icons resolved by an effect. Rule: "Bonus icons"."""

from __future__ import annotations

from kfdesk.engine.play import resolve_icon
from kfdesk.engine.terms import Icon
from kfdesk.language import names
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps
from kfdesk.language.impact import uncounted
from kfdesk.language.targets import Target
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.nouns import PLURAL
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece

__all__ = [
    "resolve_icons",
]


@entity
class ResolveIcons(Instruction):
    """Resolve the bonus icons of cards as if you had played them, or one icon of a kind."""

    what: Target | Icon
    weigh = uncounted

    def spoken(self) -> Piece:
        if isinstance(self.what, Icon):
            return _ONE.of(icon=names.ICONS[self.what])
        return _ALL.of(icons=NounPhrase((names.BONUS_ICON,), PLURAL, of=self.what))

    def can_start(self, scope: Scope) -> bool:
        return isinstance(self.what, Icon) or self.what.any(scope)

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        if isinstance(self.what, Icon):
            yield from resolve_icon(g, scope.you, scope.source, self.what)
            return Outcome(True, (), 1)
        resolved = 0
        cards = yield from self.what.pick(scope)
        for card in cards:
            for icon in g.state.cards[card].icons:
                yield from resolve_icon(g, scope.you, card, icon)
                resolved += 1
        return Outcome(True, cards, resolved) if resolved else NOTHING


_ALL = Phrase(en="resolve {icons}", de="{icons} ab-handeln")
_ONE = Phrase(en="resolve a {icon} bonus icon", de="ein {icon}-Bonussymbol ab-handeln")


def resolve_icons(what: Target | Icon) -> ResolveIcons:
    """Resolve the bonus icons of cards, as if you had played them; or one bonus icon such as `DRAW`."""
    return ResolveIcons(what)
