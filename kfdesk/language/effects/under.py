"""Cards put under and attached to other cards. Rules: "Facedown cards", "Graft", "Upgrades"."""

from __future__ import annotations

from typing import overload

from kfdesk.engine import moves
from kfdesk.engine import play as playing
from kfdesk.engine.events import UpgradeChosen
from kfdesk.engine.legality import hosts
from kfdesk.engine.terms import CardId, CardType, Zone
from kfdesk.language.base import Target
from kfdesk.language.descriptions import Group
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, complete
from kfdesk.language.estimates import BOUNCED, ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.piles import OnCards
from kfdesk.language.places import IN_PLAY, Pile, still_in, within_reach
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.targets import THIS, This, possible_cards
from kfdesk.records import entity
from kfdesk.text.joining import Quoted, Sentences
from kfdesk.text.phrases import Phrase
from kfdesk.text.wording import Fragment, Wordable, Worded
from kfdesk.text.words import Pair

__all__ = ["attach", "graft", "put_under"]


@entity
class PutUnder(Instruction):
    """Put cards under a card in play: facedown, faceup, or grafted onto it, which is faceup too."""

    target: Target
    host: Target = THIS
    faceup: bool = False
    grafted: bool = False
    out_of: Pile | None = None
    """The pile that they must still be in."""

    @property
    def participle(self) -> Pair:  # type: ignore[override]
        """What happened to its cards."""
        return Pair("grafted", "aufgepfropft") if self.grafted else Pair("put there", "dorthin gelegt")

    def worded(self) -> Fragment:
        if self.grafted:
            return _GRAFT
        if self.out_of is not None:
            return _FACEDOWN_FROM.of(target=self.target, host=self.host, place=self.out_of.taken_from)
        return _FACEUP if self.faceup else _FACEDOWN

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        picked = yield from self.target.pick(scope)
        hosts = yield from self.host.pick(scope)
        cards = within_reach(scope, self.target, picked)
        if self.out_of is not None:
            cards = still_in(scope, self.out_of, cards)
        if not cards or not hosts or not core.state.cards[hosts[0]].in_play:
            return NOTHING
        outcome = yield from moves.put_under(core, cards, hosts[0], face_down=not (self.faceup or self.grafted))
        return complete(outcome, self.target, picked)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.removes(self.target, BOUNCED, context)


_FACEDOWN = Phrase(en="put {target} facedown under {host}", de="{target} verdeckt unter {host:acc} legen")
_FACEDOWN_FROM = Phrase(
    en="put {target} facedown under {host} {place}", de="{target} {place} verdeckt unter {host:acc} legen"
)
_FACEUP = Phrase(en="put {target} faceup under {host}", de="{target} offen unter {host:acc} legen")
_GRAFT = Phrase(en="graft {target} onto {host}", de="{target} auf {host:acc} auf-pfropfen", rule="glossary/graft")


@entity
class Attach(Instruction):
    """Attach upgrades, from wherever they are, to a creature; those in play move there and stay with their controllers.

    Rules: "Upgrades", "Move".
    """

    # Reading: reading/moved-upgrade
    target: Target
    to: Target
    participle = Pair("attached", "angelegt")
    clause = Phrase(en="attach {target} to {to}", de="{target} an {to} an-legen")
    clause_in_play = Phrase(en="<move> {target} to {to}", de="{target} zu {to:dat} <bewegen>", rule="glossary/move")

    def worded(self) -> Fragment:
        moves = isinstance(self.target, Group) and (
            self.target.place is IN_PLAY or isinstance(self.target.place, OnCards)
        )
        return self.clause_in_play if moves else self.clause

    def can_start(self, scope: Scope) -> bool:
        return self.target.any(scope) and self.to.any(scope)

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        picked = yield from self.target.pick(scope)
        onto = (yield from self.to.pick(scope)) if picked else ()
        cards = within_reach(scope, self.target, picked)
        attached: list[CardId] = []
        for card in cards:
            if not onto or not core.state.cards[onto[0]].in_play:
                break
            if not _goes_to(scope, card, onto[0]):
                continue
            events = playing.attach(core, scope.you, card, onto[0])
            yield from core.settle()
            yield from core.react(events)
            attached.append(card)
        outcome = Outcome(True, tuple(attached), len(attached)) if attached else NOTHING
        return complete(outcome, self.target, picked)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        outer = scope.picked.get(self.target)
        scope.picked[self.target] = (card,)
        able = any(_goes_to(scope, card, host) for host in possible_cards(scope, self.to))
        scope.picked.pop(self.target)
        if outer is not None:
            scope.picked[self.target] = outer
        return not able

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EFFICIENCY, 0.0 if context.theirs else ONE_IN, context)


def _goes_to(scope: Scope, card: CardId, host: CardId) -> bool:
    """Return whether a card can be attached to another and is not yet. Who controls an upgrade in play keeps it."""
    core = scope.core
    c = core.state.cards[card]
    if c.definition.type is not CardType.UPGRADE or c.parent == host:
        return False
    return host in hosts(core, c.controller if c.in_play else scope.you, card, c.definition)


@entity
class AttachAs(Instruction):
    """Attach this card to a creature or an artifact as an upgrade with a text of its own. Rule: "Upgrades"."""

    to: Target
    abilities: tuple[AnyAbility, ...]
    participle = Pair("attached", "angelegt")

    def worded(self) -> Fragment:
        text = Quoted(Sentences(tuple(said for said in self.abilities if isinstance(said, Worded))), None)
        return _ATTACH_AS.of(to=self.to, text=text)

    def about(self, target: Target) -> Wordable:
        return None

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        onto = yield from self.to.pick(scope)
        if not onto or core.state.cards[onto[0]].zone not in (Zone.BATTLELINE, Zone.ARTIFACTS):
            return NOTHING
        core.record(UpgradeChosen(scope.source))
        events = playing.attach(core, scope.you, scope.source, onto[0])
        yield from core.settle()
        yield from core.react(events)
        return Outcome(True, (scope.source,), 1)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        for ability in self.abilities:
            estimate.include(ability, context)


_ATTACH_AS = Phrase(
    en="attach {this} to {to} as an upgrade with the text {text}",
    de="{this} als Aufwertung mit dem Text {text} an {to} an-legen",
)


def put_under(target: Target, host: Target = THIS, *, faceup: bool = False, out_of: Pile | None = None) -> PutUnder:
    """Put cards under a card, this one when none is named; facedown, or faceup. Rule: "Facedown cards".

    `out_of` is said of a card known already: it is put there from that pile alone.

    Raises `ValueError` for faceup cards out of a pile.
    """
    if faceup and out_of is not None:
        raise ValueError("no card puts known cards out of a pile faceup under a card")
    return PutUnder(target, host, faceup, out_of=out_of)


def graft(target: Target, host: Target = THIS) -> PutUnder:
    """Graft cards onto a card, this one when none is named. Rule: "Graft"."""
    return PutUnder(target, host, grafted=True)


@overload
def attach(target: Target, to: Target) -> Attach: ...


@overload
def attach(target: This, to: Target, *, text: tuple[AnyAbility, ...]) -> AttachAs: ...


def attach(target: Target, to: Target, *, text: tuple[AnyAbility, ...] = ()) -> Attach | AttachAs:
    """Attach upgrades to a creature; or this card, whatever it is, as an upgrade with a text in which `HOST` is it, or
    `HOST_CARD` where it may also be an artifact.

    Raises `ValueError` for the text of another card.
    """
    if text:
        if target is not THIS:
            raise ValueError(f"only a card says of itself with what text it is attached, not {target}")
        return AttachAs(to, text)
    return Attach(target, to)
