"""Prophecies fulfilled: the cards under them are revealed and their fate comes true. Rules: "Fulfill", "Prophecy"."""

from __future__ import annotations

from kfdesk.engine import moves
from kfdesk.engine.core import Pending
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import Label
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps
from kfdesk.language.impact import uncounted
from kfdesk.language.targets import THIS, Target
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.words import Pair

__all__ = [
    "fulfill",
]


@entity
class Fulfill(Instruction):
    """Reveal the cards under prophecies, resolve their "Fate:" abilities, put them into their owners' discard piles.

    The active player does so, whoever the abilities are good for. Rule: "Fulfill".
    """

    target: Target
    participle = Pair("fulfilled", "erfüllt")
    phrase = Phrase(en="fulfill {target}", de="{target} erfüllen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        cards = yield from self.target.pick(scope)
        fulfilled = []
        for prophecy in cards:
            below = core.state.cards[prophecy].under
            if not below:
                continue
            fulfilled.append(prophecy)
            revealed = CardsRevealed(below, core.state.active, None, prophecy)
            yield from core.happen(revealed)
            fates = [
                Pending(card, core.state.active, ability, revealed, Label.FATE)
                for card in below
                for ability in core.state.cards[card].defn.triggered.get(Label.FATE, ())
            ]
            yield from core.window(lambda fates=fates: fates, "event", "after", prophecy)  # type: ignore[misc]
            left = [card for card in below if core.state.cards[card].parent == prophecy]
            yield from moves.to_discard(core, left, prophecy)
        return Outcome(True, tuple(fulfilled), len(fulfilled)) if fulfilled else NOTHING


def fulfill(target: Target = THIS) -> Fulfill:
    """Fulfill a prophecy, this one when none is named."""
    return Fulfill(target)
