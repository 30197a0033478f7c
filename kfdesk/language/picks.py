"""Further targets: the strongest, one of several groups, what an earlier instruction did, the top of a deck."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import FightBegan
from kfdesk.engine.queries import power
from kfdesk.engine.terms import DecisionKind, Zone
from kfdesk.language import names
from kfdesk.language.impact import COUNTED, Aim
from kfdesk.language.places import IN_PLAY
from kfdesk.language.players import YOU, Who
from kfdesk.language.predicates import ENEMY, FRIENDLY, Predicate
from kfdesk.language.prompts import prompt_of
from kfdesk.language.sorts import CREATURE, NOUNS, Sort
from kfdesk.language.targets import Chosen, Group, Picking, Target
from kfdesk.language.titles import title
from kfdesk.text.nominals import THIS_CARD, Both, Name, NounPhrase, Pronoun, described
from kfdesk.text.nouns import THAT, THE, A
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.speech import Piece, Spoken

__all__ = [
    "FOUGHT",
    "UNDER_THIS",
    "Those",
    "all_of",
    "from_discard",
    "it",
    "least_powerful",
    "most_powerful",
    "one_of",
    "those",
    "top_of_deck",
    "upgrade_here",
]


@dataclass(frozen=True, eq=False, slots=True)
class OneOf(Chosen):
    """A card of one of several descriptions: "an artifact or flank creature", "from play or your discard"."""

    groups: tuple[Group, ...] = ()

    def candidates(self, scope: Scope) -> tuple[int, ...]:
        return tuple(dict.fromkeys(c for group in self.groups for c in group.candidates(scope)))

    def spoken(self) -> Piece:
        if self.least and len({(group.predicates, group.place) for group in self.groups}) == 1:
            return replace(self.groups[0].described(A), nouns=tuple(NOUNS[group.sort] for group in self.groups))
        if self.least and len({(group.predicates, group.sort) for group in self.groups}) == 1:
            sort, predicates = self.groups[0].sort, self.groups[0].predicates
            places = Both(tuple(group.place.taken_from or _FROM_PLAY for group in self.groups), link="or")
            return described(NOUNS[sort], A, *predicates, places)
        return Both(self.groups, link="or")

    def aims(self) -> Iterator[Aim]:
        for group in self.groups:
            for aim in group.aims():
                yield aim._replace(share=aim.share / len(self.groups), number=aim.number * (self.most or COUNTED))


_FROM_PLAY = fixed("from play", "aus dem Spiel")


@dataclass(frozen=True, eq=False, slots=True)
class AllOf(Target):
    """All cards of several descriptions: "each Mars creature and each Robot creature"."""

    groups: tuple[Target, ...]

    def pick(self, scope: Scope) -> Picking:
        found: list[int] = []
        for group in self.groups:
            found += yield from group.pick(scope)
        scope.picked[self] = tuple(dict.fromkeys(found))
        return scope.picked[self]

    def covers(self, scope: Scope, card: int) -> bool:
        return any(group.covers(scope, card) for group in self.groups)

    def any(self, scope: Scope) -> bool:
        return any(group.any(scope) for group in self.groups)

    def spoken(self) -> Piece:
        return Both(self.groups)

    def size(self) -> float:
        return sum(group.size() for group in self.groups)

    def aims(self) -> Iterator[Aim]:
        for group in self.groups:
            yield from group.aims()


@dataclass(frozen=True, eq=False, slots=True)
class Extreme(Chosen):
    """The `most` most (or least) powerful creatures; of equals the active player chooses.

    Rules: "Most powerful", "Least powerful", and their groups.
    """

    weakest: bool = False

    def pick(self, scope: Scope, barred: Collection[int] = ()) -> Picking:
        if self in scope.picked:
            return scope.picked[self]
        g = scope.g
        wanted = self.most or 1
        sign = 1 if self.weakest else -1
        ranked = sorted((c for c in self.candidates(scope) if c not in barred), key=lambda c: sign * power(g, c))
        edge = power(g, ranked[wanted - 1]) if len(ranked) > wanted else None
        if edge is None or power(g, ranked[wanted]) != edge:
            scope.picked[self] = tuple(ranked[:wanted])
            return scope.picked[self]
        sure = tuple(c for c in ranked if sign * power(g, c) < sign * edge)
        equal = [c for c in self.candidates(scope) if power(g, c) == edge and c not in barred]
        if not sure and self.is_idle(scope, equal):
            return ()
        missing = wanted - len(sure)
        options = tuple(g.option("card", c) for c in equal)
        source = handle(scope.source) if scope.source else None
        keys = yield Decision(g.state.active, DecisionKind.CARD, prompt_of(self), source, options, missing, missing)
        scope.picked[self] = (*sure, *(number(k) for k in keys))
        return scope.picked[self]

    def spoken(self) -> Piece:
        word = names.LEAST_POWERFUL if self.weakest else names.MOST_POWERFUL
        said = tuple(_ADJECTIVES.get(f, f) for f in self.predicates)
        return described(names.CREATURE, THE, word, *said, count=self.most)


_ADJECTIVES: dict[Predicate, Piece] = {FRIENDLY: names.FRIENDLY, ENEMY: names.ENEMY}


@dataclass(frozen=True, eq=False, slots=True)
class FromDiscard(Target):
    """What another target means, as far as it lies in a discard pile."""

    target: Target

    def pick(self, scope: Scope) -> Picking:
        found = yield from self.target.pick(scope)
        return tuple(c for c in found if scope.g.state.cards[c].zone is Zone.DISCARD)

    def known(self, scope: Scope) -> tuple[int, ...]:
        return tuple(c for c in self.target.known(scope) if scope.g.state.cards[c].zone is Zone.DISCARD)

    def spoken(self) -> Piece | Spoken:
        return self.target


@dataclass(frozen=True, eq=False, slots=True)
class Those(Target):
    """The cards to which an earlier instruction happened: "it", "those creatures". Rule: "This way"."""

    effect: Effect
    sort: Sort = CREATURE
    many: bool = False

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[int, ...]:
        done = scope.results.get(self.effect)
        return done.cards if done else ()

    def spoken(self) -> Piece:
        return described(NOUNS[self.sort], THAT, count="" if self.many else None)


@dataclass(frozen=True, eq=False, slots=True)
class It(Target):
    """What another target picked, as a pronoun: "it", "them"."""

    target: Target

    def pick(self, scope: Scope) -> Picking:
        return (yield from self.target.pick(scope))

    def known(self, scope: Scope) -> tuple[int, ...]:
        return self.target.known(scope)

    def covers(self, scope: Scope, card: int) -> bool:
        return self.target.covers(scope, card)

    def any(self, scope: Scope) -> bool:
        return self.target.any(scope)

    def spoken(self) -> Piece:
        return Pronoun(self.target)

    @property
    def meant(self) -> Target:
        return self.target.meant

    def size(self) -> float:
        return self.target.size()

    def aims(self) -> Iterator[Aim]:
        return self.target.aims()


@dataclass(frozen=True, eq=False, slots=True)
class FoughtByThis(Target):
    """The creature that this one fights. Rule: "Fight"."""

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[int, ...]:
        event = scope.event
        if isinstance(event, FightBegan) and scope.source == event.card:
            found = event.against
        else:
            fight = scope.g.frames.fight()
            found = fight.defender if fight is not None and fight.attacker == scope.source else 0
        return (found,) if found and scope.g.state.cards[found].in_play else ()

    def spoken(self) -> Piece:
        return described(names.CREATURE, THE, Frame(en="{this} fights", de=", gegen die {this} kämpft,"))

    def aims(self) -> Iterator[Aim]:
        yield Aim()


@dataclass(frozen=True, eq=False, slots=True)
class TopOfDeck(Target):
    """The top card of a deck; once picked it stays that card."""

    who: Who = YOU

    def pick(self, scope: Scope) -> Picking:
        if self not in scope.picked:
            scope.picked[self] = self.known(scope)
        return scope.picked[self]
        yield

    def known(self, scope: Scope) -> tuple[int, ...]:
        if self in scope.picked:
            return scope.picked[self]
        return tuple(c for p in self.who.players(scope) for c in scope.g.state.players[p].deck[:1])

    def spoken(self) -> Piece:
        deck = NounPhrase((names.ZONES[_DECK],), of=self.who)
        return described(names.CARD, THE, names.TOP, _OF.of(zone=deck))


_OF = Frame(en="of {zone}", de="{zone:gen}")
_DECK = next(zone for zone in names.ZONES if zone.value == "deck")


@dataclass(frozen=True, eq=False, slots=True)
class UpgradeHere(Target):
    """An upgrade on the creature the ability is on, by name: the upgrade that gave the ability."""

    id: str

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[int, ...]:
        cards = scope.g.state.cards
        return tuple(u for u in cards[scope.source].upgrades if cards[u].defn.id == self.id)[:1]

    def spoken(self) -> Piece:
        return Name(title(self.id), names.UPGRADE)


@dataclass(frozen=True, eq=False, slots=True)
class Under(Target):
    """The cards under the card the ability is on."""

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[int, ...]:
        return scope.g.state.cards[scope.source].under

    def spoken(self) -> Piece:
        return described(names.CARD, THE, Frame(en="under {card}", de="unter {card:dat}").of(card=THIS_CARD))


FOUGHT = FoughtByThis()
UNDER_THIS = Under()


def one_of(*groups: Group) -> OneOf:
    """A card of one of these descriptions."""
    return OneOf(Sort.CARD, (), IN_PLAY, 1, 1, groups)


def up_to_of(count: int, *groups: Group) -> OneOf:
    """Up to so many cards of any of these descriptions."""
    return OneOf(Sort.CARD, (), IN_PLAY, 0, count, groups)


def all_of(*groups: Target) -> AllOf:
    """All cards of these descriptions."""
    return AllOf(groups)


def most_powerful(count: int = 1, *predicates: Predicate) -> Extreme:
    """The most powerful creature, or the `count` most powerful ones."""
    return Extreme(CREATURE, predicates, IN_PLAY, count, count)


def least_powerful(count: int = 1, *predicates: Predicate) -> Extreme:
    """The least powerful creature, or the `count` least powerful ones."""
    return Extreme(CREATURE, predicates, IN_PLAY, count, count, weakest=True)


def from_discard(target: Target) -> FromDiscard:
    """What a target means, only while it is in a discard pile."""
    return FromDiscard(target)


def those(effect: Effect, sort: Sort = CREATURE) -> Those:
    """The card to which an instruction happened: "that creature"."""
    return Those(effect, sort)


def it(target: Target) -> It:
    """What a target picked, as a pronoun."""
    return It(target)


def top_of_deck(who: Who = YOU) -> TopOfDeck:
    """The top card of a deck."""
    return TopOfDeck(who)


def upgrade_here(id_: str) -> UpgradeHere:
    """The upgrade of that name on this creature."""
    return UpgradeHere(id_)
