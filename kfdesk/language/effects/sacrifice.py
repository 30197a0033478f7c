"""Sacrificing: destroying what is one's own. Rule: "Sacrifice"."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.destruction import destroy
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, complete
from kfdesk.language.impact import uncounted
from kfdesk.language.targets import Chosen, Target
from kfdesk.text.phrases import Phrase
from kfdesk.text.words import Words

__all__ = [
    "sacrifice",
]


@dataclass(frozen=True, eq=False, slots=True)
class Sacrifice(Instruction):
    """Sacrifice cards you control, which destroys them; a card used as if it were yours counts as yours.

    Rules: "Sacrifice", "As if it were yours".
    """

    target: Target
    participle = Words("sacrificed", "geopfert")
    phrase = Phrase(en="sacrifice {target}", de="{target} opfern")
    takes_away = True
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        # A card that is tagged for destruction already cannot be chosen.
        tagged = [doom.card for doom in g.destroying or ()]
        if tagged and isinstance(self.target, Chosen):
            cards = yield from self.target.pick(scope, barred=tagged)
        else:
            cards = yield from self.target.pick(scope)
        own = [c for c in cards if c == scope.source or g.state.cards[c].controller == scope.you]
        if not own:
            return NOTHING
        return complete((yield from destroy(g, own, scope.source)), self.target, cards)


def sacrifice(target: Target) -> Sacrifice:
    """Sacrifice cards you control."""
    return Sacrifice(target)
