"""Bonus icons resolved by an effect. Rule: "Bonus icons"."""

from __future__ import annotations

from kfdesk.engine.abilities import Mod
from kfdesk.engine.card_facts import last_known
from kfdesk.engine.play import resolve_icon
from kfdesk.engine.terms import Icon
from kfdesk.language import names
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps
from kfdesk.language.impact import uncounted
from kfdesk.language.targets import Each, Target
from kfdesk.records import entity
from kfdesk.text.adverbials import During
from kfdesk.text.nominals import NounPhrase, Pronoun, described
from kfdesk.text.nouns import PLURAL, A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece

__all__ = [
    "resolve_icons",
]


@entity
class ResolveIcons(Instruction):
    """Resolve the bonus icons of cards as if you had played them, or one icon of a kind; of one that left play those
    it had.

    A player who cannot resolve the icons of cards they play cannot resolve these either. Rules: FAQ "Bonus icons",
    "Movement between zones".
    """

    what: Target | Icon
    weigh = uncounted

    def spoken(self) -> Piece:
        if isinstance(self.what, Icon):
            return _RESOLVE.of(icons=described(names.BONUS_ICON, A, names.icon_prefix(self.what)))
        if isinstance(self.what, Each):
            one = Pronoun(self.what)
            its = _AS_PLAYED.of(icons=NounPhrase((names.BONUS_ICON,), PLURAL, of=one), card=one)
            return During(_FOR_EACH.of(card=self.what), its)
        return _RESOLVE.of(icons=NounPhrase((names.BONUS_ICON,), PLURAL, of=self.what))

    def can_start(self, scope: Scope) -> bool:
        return isinstance(self.what, Icon) or self.what.any(scope)

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        if isinstance(self.what, Icon):
            yield from resolve_icon(core, scope.you, scope.source, self.what)
            return Outcome(True, (), 1)
        resolved = 0
        cards = yield from self.what.pick(scope)
        if core.has(Mod.ICONS_SILENT, scope.you):
            return NOTHING
        for card in cards:
            for icon in last_known(scope, card).icons:
                yield from resolve_icon(core, scope.you, card, icon)
                resolved += 1
        return Outcome(True, cards, resolved) if resolved else NOTHING


_RESOLVE = Phrase(en="resolve {icons}", de="{icons} ab-handeln")
_AS_PLAYED = Phrase(
    en="resolve {icons} as if you had played {card:acc}", de="{icons} [ab-handeln], als hättest du {card} gespielt"
)
_FOR_EACH = Frame(en="for {card}", de="für {card:acc}")


def resolve_icons(what: Target | Icon) -> ResolveIcons:
    """Resolve the bonus icons of cards, as if you had played them; or one bonus icon such as `DRAW`."""
    return ResolveIcons(what)
