"""What came before: the cards that an instruction dealt with, those that are left, the creature that was fought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.engine.events import CardEntered, CreatureFought, FightBegan
from kfdesk.engine.terms import NO_CARD, CardId
from kfdesk.language import nouns
from kfdesk.language.base import Picking, Target
from kfdesk.language.descriptions import AmongThose, Each
from kfdesk.language.estimates import COUNTED, EITHER, THEM, Aim, EstimateContext, Shares
from kfdesk.language.predicates import Predicate
from kfdesk.language.results import AFFECTED, LOOKED_AT, Done
from kfdesk.language.sorts import CREATURE, NOUNS, Sort
from kfdesk.language.targets import THIS, Chosen, each
from kfdesk.language.unfit import CHOSEN_ALREADY
from kfdesk.records import entity, record
from kfdesk.text.joining import that_was, this_way
from kfdesk.text.members import OneOf
from kfdesk.text.mentions import InContext
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import EACH, OTHER, THAT, THE, THE_PLURAL, THOSE, Adjective
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.this_card import THIS_AGAIN
from kfdesk.text.wording import Fragment, SentenceContext, Wordable, Worded
from kfdesk.text.words import Pair

__all__ = ["attacked_by", "attacker_of", "fought_by", "rest_of", "those"]


@entity
class Earlier(Target):
    """Cards that something before in the same ability made known; a lasting effect keeps them."""

    def is_known(self, scope: Scope) -> bool:
        """Return whether that has happened already."""
        raise NotImplementedError(type(self).__name__)


@record
class _AllOfThose(InContext):
    """Several cards dealt with before: "those cards", in a question "the discarded cards"."""

    those: Those

    def in_context(self, context: SentenceContext) -> NounPhrase:
        said = context.recalled(self.those)
        return said if isinstance(said, NounPhrase) else described(NOUNS[self.those.sort], THOSE)


@entity
class Those(Earlier):
    """The cards to which an earlier instruction happened: "it", "those creatures". Rule: "This way"."""

    effect: Effect
    sort: Sort = CREATURE

    def known_from(self, before: Sequence[object]) -> tuple[Worded, ...]:
        """They are known where it was said how many they are."""
        return (self,) if any(isinstance(node, Done) and node.effect is self.effect for node in before) else ()

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        if self in scope.picked:
            return scope.picked[self]
        done = scope.results.get(self.effect)
        return done.cards if done else ()

    def is_known(self, scope: Scope) -> bool:
        return self.effect in scope.results

    def worded(self) -> Fragment:
        return described(NOUNS[self.sort], THOSE if self.several else THAT)

    @property
    def several(self) -> bool:
        if getattr(self.effect, "by_several", False):
            return True
        dealt_with = getattr(self.effect, "target", None)
        return isinstance(dealt_with, Target) and dealt_with.several

    @property
    def any_one(self) -> Wordable:
        return OneOf(cast("NounPhrase", _AllOfThose(self))) if self.several else None

    @property
    def one_asked_for(self) -> Wordable:
        """Return one of the cards looked at, by where they lie: "one of the top 3 cards of your deck"."""
        dealt_with = getattr(self.effect, "target", None)
        lie = dealt_with.worded() if self.several and isinstance(dealt_with, Target) else None
        return OneOf(lie) if not self.said_of_one and isinstance(lie, NounPhrase) else None

    @property
    def belongs_to_you(self) -> bool:
        dealt_with = getattr(self.effect, "target", None)
        return isinstance(dealt_with, Target) and dealt_with.belongs_to_you

    @property
    def meant(self) -> Target:
        dealt_with = getattr(self.effect, "target", None)
        return dealt_with.meant if isinstance(dealt_with, Target) else self

    def sides(self) -> Shares:
        return EITHER if self.meant is self else self.meant.sides()

    def aims(self, context: EstimateContext) -> Iterator[Aim]:
        if self.meant is not self:
            yield from self.meant.aims(context)

    @property
    def said_of_one(self) -> tuple[Worded | Fragment, ...]:
        done: Pair | None = getattr(self.effect, "participle", None)
        return () if done is None or done is LOOKED_AT else this_way(done)

    def leaving_out(self, scope: Scope, card: CardId, subject: Wordable) -> Fragment:
        if getattr(self.effect, "participle", None) is LOOKED_AT:
            return _NOT_LOOKED_AT.of(subject=subject)
        return Earlier.leaving_out(self, scope, card, subject)

    @property
    def in_full(self) -> Wordable:
        """Return what it is called by what happened to it: "the discarded card"."""
        done: Pair = getattr(self.effect, "participle", None) or AFFECTED
        return described(NOUNS[self.sort], THE_PLURAL if self.several else THE, *that_was(done))


_NOT_LOOKED_AT = Phrase(
    en="{subject} | be not one of the cards you looked at",
    de="{subject} | nicht zu den Karten [gehören], die du dir angesehen hast",
)


@entity
class RestOf(Earlier):
    """The cards among which another target was picked, without those that were: "the other cards".

    After each card of a description among some cards, those of them that are not of it.
    """

    target: Chosen | Each

    def pick(self, scope: Scope) -> Picking:
        return self.keep(scope)
        yield

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        if self in scope.picked:
            return scope.picked[self]
        among = self.target
        if isinstance(among, Each):
            among = replace(among, predicates=())
        return tuple(c for c in among.candidates(scope) if c not in self.target.known(scope))

    def is_known(self, scope: Scope) -> bool:
        return self.target in scope.picked

    def leaving_out(self, scope: Scope, card: CardId, subject: Wordable) -> Fragment:
        if card in self.target.known(scope):
            return CHOSEN_ALREADY.of(subject=subject)
        return self.target.place.elsewhere(scope, card, subject)

    def worded(self) -> Fragment:
        return described(NOUNS[self.target.sort], THE, OTHER, count=1 if self.most == 1 else "")

    @property
    def most(self) -> int | None:
        """Return how many there are at most, None where that is not printed."""
        among = self.target.place.target if isinstance(self.target.place, AmongThose) else None
        if isinstance(among, Those):
            among = getattr(among.effect, "target", None)
        known: int | None = getattr(among, "most", None)
        if known is None or isinstance(self.target, Each) or self.target.most is None:
            return None
        return known - self.target.most

    @property
    def any_one(self) -> Wordable:
        return OneOf(described(NOUNS[self.target.sort], THE, OTHER, count=""))

    @property
    def belongs_to_you(self) -> bool:
        return self.target.belongs_to_you

    def size(self) -> float:
        return COUNTED


@entity
class FoughtByThis(Target):
    """The creature that this one fights. Rule: "Fight"."""

    def sides(self) -> Shares:
        return THEM

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        if self in scope.picked:
            return scope.picked[self]
        return tuple(card for card in self.counted(scope) if scope.core.state.cards[card].in_play)

    def counted(self, scope: Scope) -> tuple[CardId, ...]:
        if self in scope.picked:
            return scope.picked[self]
        event = scope.event
        if isinstance(event, FightBegan) and scope.source == event.card:
            return (event.against,)
        fight = scope.core.frames.fight()
        return (fight.defender,) if fight is not None and fight.attacker == scope.source and fight.defender else ()

    def worded(self) -> Fragment:
        return described(nouns.CREATURE, THE, Frame(en="{this} fights", de=", gegen die {this} kämpft,"))

    @property
    def beside_this(self) -> Fragment:
        """What it is called where this card has just been named: "the creature it fights"."""
        fights = Frame(en="{who} fights", de=", gegen die {who:nom} kämpft,").of(who=THIS_AGAIN)
        return described(nouns.CREATURE, THE, fights)

    def aims(self, context: EstimateContext) -> Iterator[Aim]:
        yield Aim()


@entity
class InFightWith(Target):
    """The creature in a fight with another one; mentioned again, the one that it was."""

    target: Target
    is_known_ahead = True

    def pick(self, scope: Scope) -> Picking:
        return self.keep(scope)
        yield

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        return scope.picked[self] if self in scope.picked else self.found(scope)

    def found(self, scope: Scope) -> tuple[CardId, ...]:
        """Return which one it is now."""
        raise NotImplementedError(type(self).__name__)

    def aims(self, context: EstimateContext) -> Iterator[Aim]:
        yield Aim()


@entity
class FoughtBy(InFightWith):
    """The creature that another one fought by this ability: "the attacked creature". Rule: "Fight".

    A fight of the same creature earlier in the turn is not meant.
    """

    def found(self, scope: Scope) -> tuple[CardId, ...]:
        found = (self._of(scope, card) for card in self.target.known(scope))
        return tuple(card for card in found if card)

    def _of(self, scope: Scope, card: CardId) -> CardId:
        """Return the creature a creature fought last; `NO_CARD` if none, or if that one has entered play since."""
        entered = set()
        for event in reversed(scope.core.events[scope.began :]):
            if isinstance(event, CardEntered):
                entered.add(event.card)
            elif isinstance(event, CreatureFought | FightBegan) and event.card == card:
                return NO_CARD if {card, event.against} & entered else event.against
        return NO_CARD

    def worded(self) -> Fragment:
        return described(nouns.CREATURE, THE, _WAS_ATTACKED)


@entity
class AttackerOf(InFightWith):
    """Whatever creature is attacking a card now: "each creature attacking it". Rule: "Attack, attacker, attacking"."""

    def found(self, scope: Scope) -> tuple[CardId, ...]:
        fight = scope.core.frames.fight()
        attacked = fight is not None and fight.defender != NO_CARD and fight.defender in self.target.known(scope)
        return (fight.attacker,) if fight is not None and attacked else ()

    def worded(self) -> Fragment:
        return described(nouns.CREATURE, EACH, _ATTACKING.of(target=self.target))


@entity
class AttackedBy(InFightWith):
    """The creature that another one is attacking now, also once it is destroyed.

    Rule: "Attack, attacker, attacking".
    """

    def found(self, scope: Scope) -> tuple[CardId, ...]:
        fight = scope.core.frames.fight()
        attacking = fight is not None and fight.defender != NO_CARD and fight.attacker in self.target.known(scope)
        return (fight.defender,) if fight is not None and attacking else ()

    def sides(self) -> Shares:
        return THEM

    def worded(self) -> Fragment:
        return described(nouns.CREATURE, THE, _ATTACKED.of(target=self.target))


_ATTACKED = Frame(en="that {target} is attacking", de=", die von {target:dat} angegriffen wird,")
_ATTACKING = Frame(en="attacking {target}", de=", die {target:acc} angreift,")
_WAS_ATTACKED = Adjective("attacked", "angegriffen")
_FOUGHT_BY_THIS = FoughtByThis()


def those(effect: Effect, sort: Sort = CREATURE, *predicates: Predicate) -> Those | Each:
    """The card that an instruction dealt with: "that creature"; with predicates each of those cards that has them.

    As a place, `in_=those(…)`, it is where one of them is chosen: "a card revealed this way".
    """
    meant = Those(effect, sort)
    return each(sort, *predicates, in_=meant) if predicates else meant


def rest_of(target: Chosen | Each) -> RestOf:
    """The other cards: those among which `target` was chosen, without what was.

    After `each(CARD, of_house(x), in_=seen)` the cards seen that are not of that house. Raises `TypeError` for cards
    among which none were chosen.
    """
    if not isinstance(target, Chosen) and not isinstance(getattr(target, "place", None), AmongThose):
        raise TypeError(f"the others of which cards? {target}")
    return RestOf(target)


def attacked_by(target: Target) -> AttackedBy:
    """The creature that this one or another is attacking; splash-attack attacks nobody."""
    return AttackedBy(target)


def attacker_of(target: Target) -> AttackerOf:
    """Each creature that attacks this one or another, as long as it does."""
    return AttackerOf(target)


def fought_by(target: Target) -> Target:
    """The creature that this one fights, or that another one fought. Rule: "Fight"."""
    return _FOUGHT_BY_THIS if target is THIS else FoughtBy(target)
