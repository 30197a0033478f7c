"""What must be done: the house to choose, the fights of creatures that are used, the only creatures to fight."""

from __future__ import annotations

from typing import ClassVar, overload

from kfdesk.engine.abilities import (
    Mod,
    Scope,
    Static,
)
from kfdesk.engine.events import HouseChosen
from kfdesk.engine.queries import houses
from kfdesk.engine.terms import CardId, House, Label, Player
from kfdesk.language import nouns
from kfdesk.language.base import Node, Rule, Target
from kfdesk.language.descriptions import Each, Group
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.named_choices import HouseChoice, that_house
from kfdesk.language.occurrences import Occurrence, chooses_house
from kfdesk.language.places import IN_PLAY
from kfdesk.language.players import EACH_PLAYER, YOU, ControllerOf, Who, players_at_all
from kfdesk.language.rules.changes import Constant
from kfdesk.language.rules.verbs import CHOOSE, FIGHT, Deed
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.mentions import ItsOwn
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import PLURAL, THE, A, Noun
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.phrases import fixed as said
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable

__all__ = ["HOUSE_BEFORE", "can_only", "must"]


@entity
class HouseBefore(Node):
    """The house that a player chose on their previous turn, each their own; none where they chose none."""

    occurrence: Occurrence
    phrase = said("the same house as on the previous turn", "dieselbe Fraktion wie im vorherigen Zug")

    def of(self, scope: Scope, player: Player) -> tuple[House, ...]:
        """Return that house of a player, as the house choices that are barred."""
        chosen = reversed(scope.core.state.previous[player].happened)
        found = next((e for e in chosen if isinstance(e, HouseChosen) and e.player == player and not e.cause), None)
        return () if found is None or found.house is None else (found.house,)


@entity
class HouseRule(Rule, Static[Player]):
    """A rule on the choice of a player's active house: a house, or any of those of a card."""

    clause: ClassVar[Phrase]

    who: Who
    house: House | HouseChoice | HouseBefore | Target

    def applies(self, scope: Scope, subject: Player) -> bool:
        return subject in self.who.players(scope)

    def value(self, scope: Scope, subject: Player) -> tuple[House, ...]:
        if isinstance(self.house, HouseBefore):
            return self.house.of(scope, subject)
        if isinstance(self.house, Target):
            return tuple(house for c in self.house.known(scope) for house in houses(scope.core, c))
        house = self.house.house(scope) if isinstance(self.house, HouseChoice) else self.house
        return () if house is None else (house,)

    def players_said(self, scope: Scope) -> tuple[tuple[object, Player], ...]:
        if not isinstance(self.who, ControllerOf):
            return ()
        return tuple((self.who, player) for player in self.who.players(scope))

    @property
    def _house(self) -> Wordable:
        match self.house:
            case House():
                return self.house.words
            case Target():
                return NounPhrase((nouns.HOUSE,), THE, of=self.house)
        assert isinstance(self.house, HouseChoice)
        return that_house(self.house)

    def worded(self) -> Fragment:
        if isinstance(self.house, HouseBefore):
            who = players_at_all(self.who)
            turn = NounPhrase((nouns.TURN,), mods=(nouns.PREVIOUS,), of=YOU if self.who is YOU else Pronoun(who))
            return _NOT_THE_SAME.of(who=who, turn=turn)
        house = self._house
        own = NounPhrase((nouns.HOUSE,), mods=(nouns.ACTIVE,), of=self._whose)
        return self.clause.of(who=self.who, house=house, own=own)

    @property
    def _whose(self) -> Wordable:
        return self.who if self.who is YOU else Pronoun(self.who)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, self.who.shares(context).theirs, context.held)


_NOT_THE_SAME = Phrase(
    en="{who} | cannot choose the same active house as on {turn}",
    de="{who} | nicht dieselbe aktive Fraktion wie in {turn:dat} wählen können",
)


@entity
class MustChoose(HouseRule):
    """A player must choose a house. Rules: "House choice", FAQ on Mark of Dis."""

    kind = Mod.MUST_CHOOSE
    clause = Phrase(en="{who} | must choose {house} as {own}", de="{who} | {house} als {own} wählen müssen")


@entity
class CannotChoose(HouseRule):
    """A player cannot choose a house. Rule: "House choice"."""

    kind = Mod.CANNOT_CHOOSE
    clause = Phrase(en="{who} | cannot choose {house} as {own}", de="{who} | {house} nicht als {own} wählen können")


@entity
class AttachesOnly(Rule, Static[CardId]):
    """The upgrade can only be attached to creatures of a description. Rule: "Upgrades"."""

    group: Group
    kind = Mod.ATTACHES_ONLY

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return subject == scope.source

    def value(self, scope: Scope, subject: CardId) -> tuple[CardId, ...]:
        return self.group.candidates(scope)

    def worded(self) -> Fragment:
        return _ATTACHED_ONLY.of(what=self.group.described(A))


_ATTACHED_ONLY = Phrase(
    en="{this} | can only be attached to {what}", de="{this} | nur an {what:acc} angelegt werden können"
)


@entity
class CanOnlyFight(Rule, Static[CardId]):
    """The creature can only be used to fight creatures of a description."""

    group: Group
    target: Target = THIS
    kind = Mod.ATTACKS_ONLY

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self.target.covers(scope, subject)

    def value(self, scope: Scope, subject: CardId) -> tuple[CardId, ...]:
        return self.group.candidates(scope)

    def worded(self) -> Fragment:
        return _CAN_ONLY_FIGHT.of(target=self.target, what=described(nouns.CREATURE, PLURAL, *self.group.predicates))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.hinders(self.target, 1.0, context.held)


_CAN_ONLY_FIGHT = Phrase(en="{target} | can only fight {what}", de="{target} | nur gegen {what:acc} kämpfen können")


@entity
class MustFight(Constant):
    """The creatures must be used to fight, if able, as if they were enraged. Rules: "Enrage", "Using creatures"."""

    kind = Mod.MUST_FIGHT

    def worded(self) -> Fragment:
        use = ItsOwn(NounPhrase((_USE,)), self.target.all_of_them)
        return _MUST_FIGHT.of(target=self.target.all_of_them, when=PerLanguage(_WHEN_USED, _AT_ITS_USE.of(use=use)))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.hinders(self.target, ONE_IN, context.held)


_MUST_FIGHT = Phrase(en="{target} | must fight {when}, if able", de="{target} | {when} kämpfen [müssen], falls möglich")
_USE = Noun("use", "die Verwendung, Verwendungen")
_WHEN_USED = said("when used", "wenn verwendet")
_AT_ITS_USE = Frame(en="at {use}", de="bei {use:dat}")


HOUSE_BEFORE = HouseBefore(chooses_house(EACH_PLAYER))


@overload
def must(deed: Deed, who: Who, what: House | HouseChoice | Target) -> HouseRule: ...
@overload
def must(deed: Deed, who: Target) -> MustFight: ...
def must(deed: Deed, who: Who | Target, what: House | HouseChoice | Target | None = None) -> HouseRule | MustFight:
    """The player must choose that house, or the house of that card, as their active house. Rule: "House choice".

    Or such creatures must `FIGHT` when they are used, if able. Raises `ValueError` for any other duty.
    """
    if isinstance(who, Target):
        if deed is not FIGHT or what is not None:
            raise ValueError(f"all that creatures must do is to fight, not {deed} with {what}")
        return MustFight(who)
    if deed is not CHOOSE or what is None:
        raise ValueError(f"all that a player must do is to choose a house, not {deed} with {what}")
    return MustChoose(who, what)


def can_only(deed: Deed | Label, cards: Target, what: Group) -> CanOnlyFight | AttachesOnly:
    """Such creatures can only fight creatures of a description; this upgrade can only be played on, and attached to,
    such creatures: `can_only(PLAY, THIS, each(CREATURE, FRIENDLY))`.

    Raises `TypeError` for another deed or no creatures, `ValueError` for cards that are no creatures in play.
    """
    if deed is Label.PLAY and cards is THIS and isinstance(what, Group):
        return AttachesOnly(_creatures(what))
    if deed is not FIGHT or not isinstance(cards, Target) or not isinstance(what, Group):
        raise TypeError(f"who can only fight whom? {deed}, {cards}, {what}")
    return CanOnlyFight(_creatures(what), cards)


def _creatures(what: Group) -> Each:
    """Return a description of creatures in play. Raises `ValueError` for another."""
    if not isinstance(what, Each) or what.sort is not CREATURE or what.place is not IN_PLAY:
        raise ValueError(f"creatures are described as each(CREATURE, …) in play, not as {what}")
    return what
