"""Keys forged and unforged by effects."""

from __future__ import annotations

from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import KeyUnforged
from kfdesk.engine.phrases import KEYS
from kfdesk.engine.terms import DecisionKind, KeyColor
from kfdesk.engine.turn import can_forge, forge_key
from kfdesk.language import names
from kfdesk.language.counts import Count, count_of
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.impact import KEY, At, Figure, Tally
from kfdesk.language.players import OPPONENT, YOU, Who, done_by
from kfdesk.language.quantities import Number, Quantity, quantity
from kfdesk.language.targets import Target
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.nouns import A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
    "forge",
    "unforge",
]


@entity
class ForgeKey(Instruction):
    """Forge a key at current cost and `extra`, less 1 for each of `reduced_by`; or at no cost.

    Rule: "Cost, at current cost".
    """

    extra: Quantity
    who: Who = YOU
    free: bool = False
    reduced_by: Count | None = None

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        cost = self._above_current(scope)
        for player in self.who.players(scope):
            outcomes.append((yield from forge_key(scope.core, player, cost, free=self.free, cause=scope.source)))
        return joined(outcomes)

    def can_start(self, scope: Scope) -> bool:
        cost = self._above_current(scope)
        return any(can_forge(scope.core, player, cost, free=self.free) for player in self.who.players(scope))

    def _above_current(self, scope: Scope) -> int:
        return self.extra.of(scope) - (0 if self.reduced_by is None else self.reduced_by.count(scope))

    def spoken(self) -> Piece:
        return done_by(self.who, self._clause)

    @property
    def _clause(self) -> Piece:
        if self.free:
            return _FREE
        if self.reduced_by is not None:
            return _REDUCED.of(n=self.extra, each=self.reduced_by)
        current = isinstance(self.extra, Number) and self.extra.n == 0
        return _CURRENT if current else _EXTRA.of(n=self.extra)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.add(Figure.KEY_CHEATS, self.who.shares(at).yours, at)


_FREE = Phrase(en="forge a key at no cost", de="kostenlos einen Schlüssel schmieden").of()
_CURRENT = Phrase(en="forge a key at current cost", de="einen Schlüssel zu den aktuellen Kosten schmieden").of()
_EXTRA = Phrase(
    en="forge a key at {n:signed}{amber} current cost",
    de="einen Schlüssel zu den aktuellen Kosten {n:signed}{amber} schmieden",
)
_REDUCED = Phrase(
    en="forge a key at {n:signed}{amber} current cost, reduced by 1{amber} for {each}",
    de="einen Schlüssel zu den aktuellen Kosten {n:signed}{amber} [schmieden], verringert um 1{amber} für {each:acc}",
)


@entity
class Unforge(Instruction):
    """Unforge a forged key of a player; of several the active player chooses.

    With `last` one that the player forged on the last turn they forged any: "it". Rules: "Forge", FAQ on Key Hammer.
    """

    who: Who = OPPONENT
    last: bool = False

    def spoken(self) -> Piece:
        if self.last:
            return _UNFORGE_IT
        return _UNFORGE.of(key=NounPhrase((names.KEY,), A, (names.FORGED,), (_OF.of(who=self.who),)))

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            forged = _forged_last(scope, player) if self.last else list(scope.core.state.players[player].keys)
            if not forged:
                outcomes.append(NOTHING)
                continue
            color = forged[0]
            if len(forged) > 1:
                options = tuple(Option(f"key:{c}", KEYS[c]) for c in forged)
                source = handle(scope.source)
                picked = yield Decision(scope.core.state.active, DecisionKind.UNFORGE, WHICH_KEY, source, options)
                color = KeyColor(picked[0].removeprefix("key:"))
            yield from scope.core.happen(KeyUnforged(player, color, scope.source))
            outcomes.append(Outcome(True, (), 1))
        return joined(outcomes)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.loses(KEY, self.who.shares(at), at)


_UNFORGE = Phrase(en="unforge {key}", de="{key} ungeschmiedet machen")
_UNFORGE_IT = Phrase(en="unforge it", de="ihn ungeschmiedet machen").of()
_OF = Frame(en="of {who}", de="{who:gen}")
WHICH_KEY = Words("Which key is unforged?", "Welcher Schlüssel wird ungeschmiedet gemacht?")


def _forged_last(scope: Scope, player: int) -> list[KeyColor]:
    """Return the keys that a player forged on the last turn they forged any, and still has."""
    p = scope.core.state.players[player]
    when = zip(p.forged_on, p.forged_colors, strict=True)
    return [color for turn, color in when if turn == p.forged_on[-1] and color in p.keys]


def forge(
    extra: int | Quantity = 0, who: Who = YOU, *, free: bool = False, reduced_by: Count | Target | None = None
) -> ForgeKey:
    """The player forges a key at current cost, more by `extra`, less by what is counted; or at no cost."""
    return ForgeKey(quantity(extra), who, free, None if reduced_by is None else count_of(reduced_by))


def unforge(who: Who = OPPONENT, *, last: bool = False) -> Unforge:
    """Unforge a key of the player; with `last` one forged on the last turn they forged any."""
    return Unforge(who, last)
