"""Using cards: in any way, to fight, to reap, as if they were yours; resolving an ability alone; whom one strikes."""

from __future__ import annotations

from collections.abc import Iterable

from kfdesk.engine import forbidding
from kfdesk.engine import use as uses
from kfdesk.engine.abilities import Triggered
from kfdesk.engine.frames import LentFrame
from kfdesk.engine.legality import USES
from kfdesk.engine.queries import silenced, triggered
from kfdesk.engine.register import Grant
from kfdesk.engine.terms import CardId, Label, Way
from kfdesk.engine.windows import Pending
from kfdesk.language import nouns
from kfdesk.language.base import Target
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.effects.entering import PlayCard
from kfdesk.language.estimates import BOUNCED, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.pile_estimates import are_lost
from kfdesk.records import entity
from kfdesk.text.joining import IfMentioned
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import Prefix
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment
from kfdesk.text.words import Pair

__all__ = ["as_if_yours", "fight_with", "reap_with", "resolve", "strike_instead", "use"]

FIGHT, REAP = (Way.FIGHT,), (Way.REAP,)
_WAYS: dict[tuple[Way, ...], Phrase] = {
    USES: Phrase(en="use {target}", de="{target} verwenden"),
    FIGHT: Phrase(en="fight with {target}", de="{target} kämpfen lassen"),
    REAP: Phrase(en="reap with {target}", de="{target} ernten lassen"),
}


@entity
class Use(Instruction):
    """Use cards in one of some ways. Rules: "Using cards via other card abilities", "Fight with"."""

    target: Target
    ways: tuple[Way, ...] = USES
    participle = Pair("used", "verwendet")

    def worded(self) -> Fragment:
        return _WAYS[self.ways]

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            outcomes.append((yield from self.act(scope, card)))
        return joined(outcomes)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return not uses.uses_by_effect(scope.core, scope.you, card, self.ways)[1]

    def report_forbidden(self, scope: Scope, cards: Iterable[CardId]) -> None:
        forbidding.report_use(scope.core, scope.you, cards, self.ways, scope.source)

    def act(self, scope: Scope, card: CardId) -> Steps:
        """Use one of the cards."""
        return (yield from uses.use_by_effect(scope.core, scope.you, card, self.ways, scope.source))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, 1.0, context)


@entity
class Resolve(Instruction):
    """Resolve an ability of other cards behind a bold label, without using the cards."""

    label: Label
    target: Target
    as_played: bool = False
    """Whether a play effect is resolved as if you had just played the card. You were not: nothing reacts to that."""

    def worded(self) -> Fragment:
        label = nouns.EFFECTS_BEHIND[self.label]
        its = NounPhrase((nouns.EFFECT,), mods=(Prefix(label.en, f"„{label.de}:“"),), of=self.target)
        effect = IfMentioned(self.target, its, _EFFECT_OF.of(label=label, target=self.target))
        return _AS_PLAYED.of(effect=effect, card=Pronoun(self.target)) if self.as_played else _RESOLVE.of(effect=effect)

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            outcomes.append((yield from self.act(scope, card)))
        return joined(outcomes)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return not self._able(scope, card)

    def _able(self, scope: Scope, card: CardId) -> list[tuple[Triggered, Grant]]:
        """Return such abilities of a card, none where they cannot resolve now."""
        return [] if silenced(scope.core, card, self.label) else triggered(scope.core, card, self.label)

    def act(self, scope: Scope, card: CardId) -> Steps:
        """Resolve such an ability of one of the cards; of several the active player chooses one."""
        core = scope.core
        found = self._able(scope, card)
        if not found:
            forbidding.report_silence(core, (card,), self.label, scope.source)
            return NOTHING
        ability, given = yield from uses.choose_ability(core, core.state.active, card, found, scope.source)
        return (yield from core.trigger(Pending(card, scope.you, ability, scope.event, self.label, given=given)))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, 1.0, context)


_RESOLVE = Phrase(en="resolve {effect}", de="{effect} ab-handeln")
_AS_PLAYED = Phrase(
    en="resolve {effect} as if you had just played {card:acc}",
    de="{effect} [ab-handeln], als hättest du {card} gerade gespielt",
)
_EFFECT_OF = Frame(en="the {label} effect of {target}", de="den “{label}:”-Effekt {target:gen}")


@entity
class AsIfYours(Instruction):
    """Use or play cards of whoever, or resolve their abilities, as if they were yours. Rule: "As if it were yours"."""

    effect: Use | Resolve | PlayCard
    as_yours = Frame(en="{effect} as if {target:it} were yours", de="{effect}, als gehörte {target:it:nom} dir")
    as_controlled = Frame(
        en="{effect} as if you controlled {target:it}", de="{effect}, als würdest du {target:it:acc} kontrollieren"
    )

    def worded(self) -> Fragment:
        frame = self.as_controlled if isinstance(self.effect, Resolve) else self.as_yours
        return frame.of(effect=self.effect, target=self.effect.target)

    def carry_out(self, scope: Scope) -> Steps:
        if isinstance(self.effect, PlayCard):  # whoever plays a card controls it
            return (yield from self.effect.resolve(scope))
        core = scope.core
        outcomes = []
        for card in (yield from self.effect.target.pick(scope)):
            with core.frames.within(LentFrame(card, scope.you)):
                outcomes.append((yield from self.effect.act(scope, card)))
        return joined(outcomes)

    @property
    def target(self) -> Target:
        """The cards that are used, played or whose abilities are resolved."""
        return self.effect.target

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        if not isinstance(self.effect, Use):
            return False
        with scope.core.frames.within(LentFrame(card, scope.you)):
            return self.effect.does_nothing_to(scope, card)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if isinstance(self.effect, Use):
            estimate.removes(self.effect.target, BOUNCED, context)
        else:
            are_lost(estimate, self.effect.target, context)
        estimate.add(EstimateKind.EFFICIENCY, 0.0 if context.theirs else self.effect.target.size(), context)


@entity
class StrikeInstead(Instruction):
    """In the fight under way, this creature deals its damage to another one than it fights."""

    target: Target
    phrase = Phrase(
        en="{this} | deal damage to {target:that} rather than the one it is fighting",
        de="{this} | {target:that:dat} statt der bekämpften Kreatur Schaden zu-fügen",
    )

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        if not cards:
            return NOTHING
        fight = scope.core.frames.fight(scope.source)
        if fight is not None:
            fight.strikes = cards[0]
        return Outcome(True, cards, 1)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.removes(self.target, BOUNCED, context)


def use(target: Target) -> Use:
    """Use cards in any way they can be used."""
    return Use(target)


def fight_with(target: Target) -> Use:
    """Fight with creatures."""
    return Use(target, FIGHT)


def reap_with(target: Target) -> Use:
    """Reap with creatures."""
    return Use(target, REAP)


def resolve(label: Label, target: Target, *, as_played: bool = False) -> Resolve:
    """Resolve the abilities of cards behind a label, such as AFTER_REAP; `as_played`: as if you had just played it.

    Raises `ValueError` for that of any label but `PLAY`.
    """
    if as_played and label is not Label.PLAY:
        raise ValueError(f"{label.value} effects do not resolve as a card is played")
    return Resolve(label, target, as_played)


def as_if_yours(effect: Use | Resolve | PlayCard) -> AsIfYours:
    """Use or play cards, or resolve their abilities, as if they were yours. Rule: "As if it were yours"."""
    return AsIfYours(effect)


def strike_instead(target: Target) -> StrikeInstead:
    """This creature deals its fight damage to that one instead."""
    return StrikeInstead(target)
