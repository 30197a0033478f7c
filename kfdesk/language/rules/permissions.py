"""What may be done: playing, using and fighting with cards of any house, spending Æmber on cards."""

from __future__ import annotations

from typing import Any, Literal, overload

from kfdesk.engine.abilities import Ability, Mod, Scope, Static
from kfdesk.engine.terms import CardId, House, Label, Player, Step, Zone
from kfdesk.language import nouns
from kfdesk.language.base import Rule, Target
from kfdesk.language.combined import is_any, is_any_in_play
from kfdesk.language.descriptions import Group
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.players import OPPONENT, YOU, Who, players_at_all
from kfdesk.language.rules.changes import Constant
from kfdesk.language.rules.plays import MayPlay, PlayOrUse
from kfdesk.language.rules.verbs import FIGHT, FORGE, REAP, RETURN, USE, Deed
from kfdesk.language.targets import THIS, a, picks_several
from kfdesk.records import entity
from kfdesk.text.joining import IfMentioned
from kfdesk.text.mentions import Recalling
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import UP_TO, A
from kfdesk.text.phrases import Phrase
from kfdesk.text.pronouns import DOER, Pronoun
from kfdesk.text.pronouns import YOU as READER
from kfdesk.text.this_card import THIS_ONCE_MORE
from kfdesk.text.wording import Fragment, Wordable

__all__ = ["permits", "spendable", "spends_theirs"]


MAY_FIGHT = Phrase(en="{target} | may fight", de="{target} | kämpfen dürfen")


_MAY_BE_USED = Phrase(en="{doer} | may use {what}", de="{doer} | {what} verwenden dürfen")


_ANY_HOUSE = Phrase(
    en="{target} | may be used as if {again} belonged to the active house",
    de="{target} | verwendet werden [dürfen], als gehörte {again:nom} zur aktiven Fraktion",
)


_THAT_HOUSE = Phrase(
    en="{target} | may be used as if {again} belonged to house {house}",
    de="{target} | verwendet werden [dürfen], als gehörte {again:nom} zur Fraktion {house}",
)


_ONLY_FIGHT = Phrase(
    en="{target} | may be used as if {again} belonged to the active house, but can only fight",
    de="{target} | verwendet werden [dürfen], als gehörte {again:nom} zur aktiven Fraktion, kann aber nur kämpfen",
)


_SPEND = Phrase(
    en="{doer} | may spend {amber} on {target} when <forging> keys",
    de="{doer} | beim <Schmieden> von Schlüsseln {amber} von {target:dat} ausgeben dürfen",
    rule="glossary/forge",
)
_THEY_SPEND = Phrase(_SPEND.en.replace("{doer}", "{who}"), _SPEND.de.replace("{doer}", "{who}"), _SPEND.rule)


@entity
class MaySpend(Constant):
    """A player may spend the Æmber on cards; all of a description are spoken of in the plural."""

    who: Who = YOU
    kind = Mod.SPENDABLE
    condition_first = True

    def value(self, scope: Scope, subject: CardId) -> tuple[Player, ...]:
        """Return the players who may spend it."""
        return self.who.players(scope)

    def worded(self) -> Fragment:
        target = self.target.all_of_them
        return _SPEND.of(target=target) if self.who is YOU else _THEY_SPEND.of(target=target, who=self.who)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        who = self.who.shares(context)
        estimate.add(EstimateKind.EXPECTED_AMBER, ONE_IN * who.yours, context.held)
        estimate.add(EstimateKind.AMBER_CONTROL, -ONE_IN * who.theirs, context.held)


@entity
class MaySpendTheirs(Rule, Static[Player]):
    """Players may spend so much of the Æmber in their opponent's pool whenever they forge a key."""

    # Reading: reading/spent-of-the-opponent
    who: Who
    most: int
    kind = Mod.SPEND_THEIRS

    def applies(self, scope: Scope, subject: Player) -> bool:
        return subject in self.who.players(scope)

    def value(self, scope: Scope, subject: Player) -> int:
        return self.most

    def worded(self) -> Fragment:
        who = players_at_all(self.who)
        theirs = NounPhrase((nouns.OPPONENT,), of=Pronoun(who))
        owner: Wordable = READER if self.who is OPPONENT else OPPONENT if self.who is YOU else theirs
        return _SPEND_THEIRS.of(who=who, n=self.most, pool=NounPhrase((nouns.STORE,), of=owner))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        shares = self.who.shares(context)
        estimate.add(EstimateKind.AMBER_CONTROL, self.most * (shares.yours - shares.theirs), context)


_SPEND_THEIRS = Phrase(
    en="{who} | may spend up to {n}{amber} from {pool} when <forging> keys",
    de="{who} | beim <Schmieden> von Schlüsseln bis zu {n}{amber} aus {pool:dat} ausgeben dürfen",
    rule="glossary/forge",
)


@entity
class MaySpendItself(Constant):
    """You may spend cards themselves, each as if it were 1 Æmber in your pool."""

    kind = Mod.SPENT_ITSELF
    condition_first = True

    def value(self, scope: Scope, subject: CardId) -> tuple[Player, ...]:
        return (scope.you,)

    def worded(self) -> Fragment:
        return _SPEND_ITSELF.of(target=self.target, again=_again(self.target), pool=NounPhrase((nouns.POOL,), of=DOER))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EXPECTED_AMBER, estimate.friends(self.target, context), context)


_SPEND_ITSELF = Phrase(
    en="{doer} | may spend {target} as if {again} were {amber} in {pool} (discard {again:acc}, ignoring wards)",
    de="{doer} | {target} ausgeben [dürfen], als wäre {again:nom} {amber} in {pool:dat} (durch Ablegen, trotz eines "
    "Beschützt-Markers)",
)


@entity
class MayUse(Constant):
    """You may use the cards, whatever house is active; all of a description are spoken of in the plural."""

    kind = Mod.MAY_USE

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return scope.core.state.active == scope.you and Constant.applies(self, scope, subject)

    def worded(self) -> Fragment:
        return _MAY_BE_USED.of(what=self.target.all_of_them)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, 1.0, context.held)


@entity
class MayUseTo(Constant):
    """The cards may be used, whatever house is active, to do one thing."""

    deed: Deed
    kind = Mod.MAY_USE
    condition_first = True

    def value(self, scope: Scope, subject: CardId) -> Any:
        return _ONLY_WAY[self.deed]

    def worded(self) -> Fragment:
        return _MAY[self.deed].of(target=self.target)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, ONE_IN, context.held)


def _again(target: Target) -> Wordable:
    """Return a card as it is mentioned again in the sentence that it is the subject of."""
    again: Wordable = Recalling(target, (target,), near=True)
    return IfMentioned(target, THIS_ONCE_MORE, again) if target.is_this else again


@entity
class UsedAsActive(Constant):
    """A card may be used as if it belonged to the active house, by whoever controls it."""

    kind = Mod.MAY_USE
    condition_first = True

    def worded(self) -> Fragment:
        return _ANY_HOUSE.of(target=self.target, again=_again(self.target))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, 1.0, context.held)


@entity
class UsedAsOf(Constant):
    """Cards may be used as if they belonged to a house, by whoever controls them: while that house is active."""

    house: House
    kind = Mod.MAY_USE
    condition_first = True

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return scope.core.state.active_house is self.house and Constant.applies(self, scope, subject)

    def worded(self) -> Fragment:
        return _THAT_HOUSE.of(target=self.target, again=_again(self.target), house=self.house.words)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, ONE_IN, context.held)


@entity
class MayUseSome(Rule, Static[CardId]):
    """You may use cards of a description whatever house is active, up to a number of different ones.

    A card used once may be used again. Rule: FAQ on Combat Pheromones.
    """

    group: Group
    most: int
    deed: Deed = USE
    kind = Mod.MAY_USE

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return scope.core.state.active == scope.you and self.group.fits(scope, subject)

    def value(self, scope: Scope, subject: CardId) -> Any:
        return _ONLY_WAY[self.deed]

    def leaves_behind(self) -> tuple[Ability, Target]:
        card = a(self.group.sort)
        if self.deed is USE:
            return MayUse(card), card
        return MayUseTo(card, self.deed), card

    @property
    def uses(self) -> int:
        """Each use of another card counts."""
        return self.most

    def worded(self) -> Fragment:
        return self.within(None)

    def within(self, time: Wordable) -> Fragment:
        what = self.group.described(A) if self.most == 1 else self.group.described(UP_TO, count=self.most)
        return _WITHIN[self.deed].of(what=what, time=time)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EFFICIENCY, 0.0 if context.theirs else float(self.most), context.held)


_ONLY_WAY = {USE: None, FIGHT: "fight", REAP: "reap"}
_MAY = {FIGHT: MAY_FIGHT, REAP: Phrase(en="{target} | may reap", de="{target} | ernten dürfen")}
_WITHIN = {
    USE: Phrase(en="{doer} | may use {what} {time}", de="{doer} | {time} {what} verwenden dürfen"),
    FIGHT: Phrase(en="{doer} | may fight with {what} {time}", de="{doer} | {time} mit {what:dat} kämpfen dürfen"),
    REAP: Phrase(en="{doer} | may reap with {what} {time}", de="{doer} | {time} mit {what:dat} ernten dürfen"),
}


@entity
class MayOnlyFight(Rule, Static[CardId]):
    """The creatures may be used whatever house is active, but only to fight. Rule: FAQ on Horseman of War."""

    target: Target
    kind = Mod.USED_ONLY

    def worded(self) -> Fragment:
        return _ONLY_FIGHT.of(target=self.target, again=_again(self.target))

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self.target.covers(scope, subject)

    def value(self, scope: Scope, subject: CardId) -> Any:
        return "fight"

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, ONE_IN, context.held)


@entity
class MayForge(Rule, Static[Player]):
    """Players may forge more keys than one in a turn. Rule: "Step 1: Forge a key"."""

    who: Who
    more: int
    kind = Mod.MORE_KEYS

    def applies(self, scope: Scope, subject: Player) -> bool:
        return subject in self.who.players(scope)

    def value(self, scope: Scope, subject: Player) -> int:
        return self.more

    def worded(self) -> Fragment:
        who = players_at_all(self.who)
        step = nouns.step_of(Step.FORGE, DOER if self.who is YOU else Pronoun(who))
        return _MAY_FORGE.of(who=who, n=self.more, step=step)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.KEY_CHEATS, ONE_IN * self.more * self.who.shares(context).yours, context)


_MAY_FORGE = Phrase(
    en="{who} | may <forge> {n:# additional key|# additional keys} during {step}",
    de="{who} | in {step:dat} {n:# zusätzlichen Schlüssel|# zusätzliche Schlüssel} <schmieden> dürfen",
    rule="glossary/forge",
)


@overload
def spendable(target: Target = THIS, who: Who = YOU) -> MaySpend: ...
@overload
def spendable(target: Target = THIS, *, itself: Literal[True]) -> MaySpendItself: ...
def spendable(target: Target = THIS, who: Who = YOU, *, itself: bool = False) -> MaySpend | MaySpendItself:
    """Its controller, or their opponent, may spend the Æmber on the card when forging keys; or that on all cards of a
    description. `itself`: its controller may spend the card as if it were 1 Æmber in the pool.

    Cards that let it be spent as if it were in the pool say no more: Æmber is spent for keys only, and what is lost,
    stolen or captured comes from the pool. Rule: FAQ on Senator Shrix. Raises `TypeError` for what is no card,
    `ValueError` for a card that somebody else spends.
    """
    if not isinstance(target, Target):
        raise TypeError(f"the Æmber on which card? {target!r}")
    if itself:
        if who is not YOU or target.several:
            raise ValueError(f"one card is spent, by who controls it: {target}, {who}")
        return MaySpendItself(target)
    return MaySpend(target, who)


def spends_theirs(most: int, who: Who = YOU) -> MaySpendTheirs:
    """The player may spend up to so much Æmber from their opponent's pool whenever they forge a key.

    Raises `ValueError` for none.
    """
    if most < 1:
        raise ValueError(f"that is nothing to spend: {most}")
    return MaySpendTheirs(who, most)


@entity
class MayTakeBack(Rule, Static[CardId]):
    """You may return the card from your discard pile to your hand whenever you may act in step 3."""

    # Reading: reading/returned-at-any-time
    kind = Mod.MAY_TAKE_BACK

    def worded(self) -> Fragment:
        pile, hand = (NounPhrase((nouns.ZONES[zone],), of=DOER) for zone in (Zone.DISCARD, Zone.HAND))
        return _TAKE_BACK.of(card=THIS, pile=pile, hand=hand)

    @property
    def zones(self) -> frozenset[Zone]:
        return frozenset({Zone.DISCARD})

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return subject == scope.source and scope.core.state.active == scope.you

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.RECURSION, 0.0 if context.theirs else 1.0, context)


_TAKE_BACK = Phrase(
    en="{doer} | may <return> {card} from {pile} to {hand}",
    de="{doer} | {card:acc} aus {pile:dat} auf {hand:acc} <zurücknehmen> dürfen",
    rule="glossary/return",
)


def permits(
    deed: Deed | Label | tuple[Deed | Label, ...],
    cards: Target | Who,
    *,
    up_to: int | None = None,
    only: Deed | None = None,
    as_active: bool = False,
    as_of: House | None = None,
    once: bool = False,
    more: int | None = None,
) -> Ability:
    """You may play, use, fight with (or play or use) such cards, whatever house is active; `once`: one each turn.

    `up_to`: this number of different ones, while it is in force.
    With `only` they can be used for nothing else; `as_active` says it of one card and for whoever controls it, `as_of`
    that cards may be used as if they belonged to that house, by whoever controls them.
    `permits(RETURN, THIS)`: from your discard pile to your hand, in step 3.
    `permits(FORGE, EACH_PLAYER, more=1)` lets players forge more keys in their "forge a key" step. Raises `ValueError`
    for what no rule says together.
    """
    given = {"up_to": up_to, "only": only, "as_active": as_active, "as_of": as_of, "once": once, "more": more}
    if only not in (None, FIGHT):
        raise ValueError(f"cards that can be used for one thing only can fight, not {only}")
    _check(deed, cards, [name for name, value in given.items() if value])
    if (only or as_active) and picks_several(cards):
        raise ValueError(f"one card is used as if it belonged to the active house, not {cards}")
    if isinstance(cards, Who):
        return MayForge(cards, more or 1)
    if isinstance(cards, Group) and not is_any(cards) and (up_to is not None or deed in _PLAYING):
        raise ValueError(f"any cards of a description are permitted, not {cards}")
    if deed is RETURN:
        if cards is not THIS:
            raise ValueError(f"only a card that lies in a discard pile itself may be returned so, not {cards}")
        return MayTakeBack()
    if deed is Label.PLAY:
        return MayPlay(YOU, cards, once)
    if isinstance(deed, tuple):
        return PlayOrUse(YOU, cards, once)
    if up_to is not None:
        if not is_any_in_play(cards) or not isinstance(deed, Deed):
            raise ValueError(f"up to {up_to} cards are of a description, not just these: {cards}")
        return MayUseSome(cards, up_to, deed)
    if deed is FIGHT or deed is REAP:
        return MayUseTo(cards, deed)
    if only is FIGHT:
        return MayOnlyFight(cards)
    if as_active:
        return UsedAsActive(cards)
    if as_of is not None:
        return UsedAsOf(cards, as_of)
    return MayUse(cards)


_PLAYING = (Label.PLAY, (Label.PLAY, USE))
_GIVEN: dict[Deed | Label | tuple[Deed | Label, ...], frozenset[str]] = {
    FORGE: frozenset({"more"}),
    RETURN: frozenset(),
    Label.PLAY: frozenset({"once"}),
    (Label.PLAY, USE): frozenset({"once"}),
    USE: frozenset({"up_to", "only", "as_active", "as_of"}),
    FIGHT: frozenset({"up_to"}),
    REAP: frozenset({"up_to"}),
}
"""What `permits` takes, one of these at most, besides such a deed."""


def _check(deed: Deed | Label | tuple[Deed | Label, ...], cards: Target | Who, given: list[str]) -> None:
    """Raise `ValueError` for a deed that is not permitted, or with something that the rule would not speak of."""
    possible = _GIVEN.get(deed)
    if possible is None or isinstance(cards, Who) is not (deed is FORGE) or (deed is FORGE and not given):
        raise ValueError(f"{deed} is not permitted to {cards!r}")
    if len(given) > 1 or not possible.issuperset(given):
        raise ValueError(f"{deed} is not permitted with {' and '.join(given)}")
