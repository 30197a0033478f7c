"""Keys forged and unforged by effects."""

from __future__ import annotations

from collections.abc import Iterable

from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import KeyUnforged
from kfdesk.engine.phrases import KEYS
from kfdesk.engine.terms import CardId, DecisionKind, KeyColor, Player
from kfdesk.engine.turn import KeyPrice, can_forge, forge_key, report_no_key
from kfdesk.language import nouns
from kfdesk.language.amounts import Capped, Number, PerEach, Quantity, for_each, quantity
from kfdesk.language.base import Target
from kfdesk.language.counts.cards import Count
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.estimates import KEY, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.players import OPPONENT, YOU, Who, done_by, one_by_one
from kfdesk.records import entity
from kfdesk.text.members import OneOf
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import PLURAL, THE, A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import DOER, Pronoun
from kfdesk.text.wording import Fragment
from kfdesk.text.words import Pair

__all__ = ["forge", "unforge"]


@entity
class ForgeKey(Instruction):
    """Forge a key at current cost and `extra`, less 1 for each of `reduced_by`; or at no cost.

    Rule: "Cost, at current cost".
    """

    extra: Quantity
    who: Who = YOU
    free: bool = False
    reduced_by: PerEach | Capped | None = None
    least: int = 0
    """What it costs at least, however far it is reduced."""
    color: KeyColor | None = None
    names_another = True

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player, price in self._prices(scope):
            outcomes.append((yield from forge_key(scope.core, player, price, cause=scope.source)))
        return joined(outcomes)

    def can_start(self, scope: Scope) -> bool:
        return any(can_forge(scope.core, player, price) for player, price in self._prices(scope))

    def report_forbidden(self, scope: Scope, cards: Iterable[CardId]) -> None:
        for player, price in self._prices(scope):
            report_no_key(scope.core, player, price, scope.source)

    def _prices(self, scope: Scope) -> list[tuple[Player, KeyPrice]]:
        """Return the players with what a key costs each of them, counted before anybody forges one."""
        return [(player, self._price(scope)) for player in one_by_one(scope, self.who)]

    def _price(self, scope: Scope) -> KeyPrice:
        less = 0 if self.reduced_by is None else self.reduced_by.of(scope)
        return KeyPrice(self.extra.of(scope) - less, self.free, self.least, self.color)

    def worded(self) -> Fragment:
        return done_by(self.who, self._clause)

    @property
    def _clause(self) -> Fragment:
        key = NounPhrase((nouns.KEY,), A) if self.color is None else _the_key(self.color, self.who)
        if self.free:
            return _FREE.of(key=key)
        if self.reduced_by is not None:
            return self._reduced(key, self.reduced_by)
        return _CURRENT.of(key=key) if self._at_current else _EXTRA.of(key=key, n=self.extra)

    @property
    def _at_current(self) -> bool:
        return isinstance(self.extra, Number) and self.extra.n == 0

    def _reduced(self, key: NounPhrase, less: PerEach | Capped) -> Fragment:
        least = None if self.least == 0 else _AT_LEAST.of(n=self.least)
        each = less if isinstance(less, PerEach) else less.what
        assert isinstance(each, PerEach) and each.n == 1, "no words for that"
        most = _AT_MOST.of(n=less.most) if isinstance(less, Capped) else None
        if self._at_current:
            return _CURRENT_REDUCED.of(key=key, most=most, each=each.count, least=least)
        return _REDUCED.of(key=key, n=self.extra, most=most, each=each.count, least=least)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        less = 0.0 if self.reduced_by is None else self.reduced_by.estimate()
        dearer = 0.0 if self.free else max(0.0, self.extra.estimate() - less)
        estimate.add(EstimateKind.KEY_CHEATS, KEY / (KEY + dearer) * self.who.shares(context).yours, context)


def _the_key(color: KeyColor, who: Who) -> NounPhrase:
    """Return "your blue key"."""
    return NounPhrase((nouns.KEY,), THE, (nouns.KEY_COLORS[color],), of=DOER if who is YOU else Pronoun(who))


_FREE = Phrase(en="<forge> {key} at no cost", de="kostenlos {key} <schmieden>", rule="glossary/forge")
_CURRENT = Phrase(
    en="<forge> {key} at current cost", de="{key} zu den aktuellen Kosten <schmieden>", rule="glossary/forge"
)
_EXTRA = Phrase(
    en="<forge> {key} at {n:signed}{amber} current cost",
    de="{key} zu den aktuellen Kosten {n:signed}{amber} <schmieden>",
    rule="glossary/forge",
)
_REDUCED = Phrase(
    en="<forge> {key} at {n:signed}{amber} current cost, reduced by 1{amber} {most} for {each} {least}",
    de="{key} zu den aktuellen Kosten {n:signed}{amber} [<schmieden>], verringert um 1{amber} {most} für {each:acc} "
    "{least}",
    rule="glossary/forge",
)
_CURRENT_REDUCED = Phrase(
    en="<forge> {key} at current cost, reduced by 1{amber} {most} for {each} {least}",
    de="{key} zu den aktuellen Kosten [<schmieden>], verringert um 1{amber} {most} für {each:acc} {least}",
    rule="glossary/forge",
)
_AT_MOST = Frame(en="(to a maximum of {n})", de="(höchstens jedoch {n})")
_AT_LEAST = Frame(en="(to a minimum of {n}{amber})", de="(auf mindestens {n}{amber})")


@entity
class Unforge(Instruction):
    """Unforge a forged key of a player; of several the active player chooses.

    With `last` one that the player forged on the last turn they forged any: "it". Rules: "Forge", FAQ on Key Hammer.
    """

    who: Who = OPPONENT
    last: bool = False

    def worded(self) -> Fragment:
        if self.last:
            return _UNFORGE_IT
        return _UNFORGE.of(key=OneOf(NounPhrase((nouns.KEY,), PLURAL, of=self.who)))

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

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.loses(KEY, self.who.shares(context), context)
        estimate.add(EstimateKind.DISRUPTION, self.who.shares(context).theirs, context)


_UNFORGE = Phrase(en="<unforge> {key}", de="{key} <ungeschmiedet> machen", rule="glossary/unforge")
_UNFORGE_IT = Phrase(en="<unforge> it", de="ihn <ungeschmiedet> machen", rule="glossary/unforge").of()
WHICH_KEY = Pair("Which key do you unforge?", "Welchen Schlüssel machst du ungeschmiedet?")


def _forged_last(scope: Scope, player: Player) -> list[KeyColor]:
    """Return the keys that a player forged on the last turn they forged any, and still has."""
    p = scope.core.state.players[player]
    when = zip(p.forged_on, p.forged_colors, strict=True)
    return [color for turn, color in when if turn == p.forged_on[-1] and color in p.keys]


def forge(
    extra: int | Quantity = 0,
    who: Who = YOU,
    *,
    free: bool = False,
    reduced_by: Count | Target | PerEach | Capped | None = None,
    least: int = 0,
    color: KeyColor | None = None,
) -> ForgeKey:
    """The player forges a key, or that of a color, at current cost, more by `extra`, less by what is counted, but for
    no less than `least`; or at no cost.

    With `reduced_by=for_each(1, …, most=6)` by no more than that. Raises `ValueError` for a price that has no words: at
    no cost besides another, a least cost that nothing reduces, or more than 1 less for each.
    """
    if free and (extra != 0 or reduced_by is not None) or least and reduced_by is None:
        raise ValueError("a key forged at no cost has no other price, and only a reduced cost has a least one")
    each = reduced_by.what if isinstance(reduced_by, Capped) else reduced_by
    if isinstance(each, PerEach) and each.n != 1:
        raise ValueError(f"a price is reduced by 1 for each of what is counted, not by {each.n}")
    less = for_each(1, reduced_by) if isinstance(reduced_by, Count | Target) else reduced_by
    return ForgeKey(quantity(extra), who, free, less, least, color)


def unforge(who: Who = OPPONENT, *, last: bool = False) -> Unforge:
    """Unforge a key of the player; with `last` one forged on the last turn they forged any."""
    return Unforge(who, last)
