"""Who: the players an instruction speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import last_known
from kfdesk.engine.terms import Player, other_player
from kfdesk.language import nouns
from kfdesk.language.base import AskedFirst, Asking, BaseInstruction, Node, Target
from kfdesk.language.estimates import BOTH, EITHER, ME, THEM, EstimateContext, Shares
from kfdesk.records import entity, record
from kfdesk.text import pronouns
from kfdesk.text.joining import By
from kfdesk.text.mentions import InContext, it_if_clear
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import EACH, PLURAL, THE, Adjective, Noun
from kfdesk.text.wording import Fragment, Mention, SentenceContext, Wordable, Worded

__all__ = ["ACTIVE_PLAYER", "EACH_PLAYER", "OPPONENT", "YOU", "controller_of", "opponent_of", "owner_of"]


@entity
class Who(Node):
    """One or both players, seen from the ability's player."""

    names_things = False
    each_alone: ClassVar[bool] = False
    """Whether it means players one by one: in what is counted for one of them, "each player" is that one."""

    def players(self, scope: Scope) -> tuple[Player, ...]:
        """Return the players meant, the active one first."""
        raise NotImplementedError(type(self).__name__)

    def shares(self, context: EstimateContext) -> Shares:
        """Return how far they are taken to be you, and how far your opponent."""
        return EITHER

    def given(self, context: EstimateContext) -> EstimateContext:
        """Return the place in the weighing where they are."""
        return context


@entity
class You(Who):
    """The player whose ability it is."""

    phrase = pronouns.YOU

    def players(self, scope: Scope) -> tuple[Player, ...]:
        return (scope.you,)

    def shares(self, context: EstimateContext) -> Shares:
        return THEM if context.theirs else ME


@entity
class Opponent(Who):
    """That player's opponent."""

    mention = Mention.SAME_SENTENCE
    phrase = NounPhrase((nouns.OPPONENT,), of=pronouns.YOU)

    def players(self, scope: Scope) -> tuple[Player, ...]:
        return (scope.opponent,)

    def shares(self, context: EstimateContext) -> Shares:
        return ME if context.theirs else THEM


@entity
class EachPlayer(Who):
    """Both players."""

    phrase = described(nouns.PLAYER, EACH)
    each_alone = True

    def players(self, scope: Scope) -> tuple[Player, ...]:
        if scope.each is not None:
            return (scope.each,)
        active = scope.core.state.active
        return (active, other_player(active))

    def shares(self, context: EstimateContext) -> Shares:
        return BOTH


@entity
class ActivePlayer(Who):
    """The player whose turn it is. Rule: "Active player"."""

    phrase = described(nouns.PLAYER, THE, nouns.ACTIVE)

    def players(self, scope: Scope) -> tuple[Player, ...]:
        return (scope.core.state.active,)


def one_by_one(scope: Scope, who: Who) -> Iterator[Player]:
    """Yield players; while one of several is looked at, "each player" in what is counted means that one."""
    outer = scope.each
    for player in who.players(scope):
        scope.each = player if who.each_alone else outer
        yield player
    scope.each = outer


YOU = You()
OPPONENT = Opponent()
EACH_PLAYER = EachPlayer()
ACTIVE_PLAYER = ActivePlayer()


def players_at_all(who: Who) -> Wordable:
    """Return the players as those who cannot do something: "players cannot …", not "each player cannot …"."""
    return described(nouns.PLAYER, PLURAL) if isinstance(who, EachPlayer) else who


def done_by(who: Who, deed: Fragment) -> Fragment:
    """Return an instruction with `who` as its subject; an order where that is you."""
    doer: Wordable = None if isinstance(who, You) else who
    return deed if doer is None else By(doer, deed)


# Players that a card has -------------------------------------------------------------------------


def _controllers(scope: Scope, target: Target) -> tuple[Player, ...]:
    """Return who controls the cards, or controlled them before they left play."""
    return tuple(dict.fromkeys(last_known(scope, card).controller for card in target.known(scope)))


@record
class Belonging(InContext):
    """Players that cards have, said as the cards are spoken of where it stands: its, their, that creature’s owner."""

    noun: Noun
    cards: Worded
    mods: tuple[Adjective, ...] = ()

    def in_context(self, context: SentenceContext) -> NounPhrase:
        several = context.referent(context.recalled(self.cards)).plural
        return NounPhrase((self.noun,), PLURAL if several else THE, self.mods, of=it_if_clear(context, self.cards))


@entity
class PlayersOf(Who, AskedFirst):
    """Players that cards have. Cards that nothing has picked yet are picked first: "the most powerful creature’s
    controller".
    """

    target: Target
    says_whose = True

    def ask_first(self, scope: Scope, doing: BaseInstruction) -> Asking:
        """Ask which card is meant, unless each that it may be has the same players and nothing else speaks of it."""
        if self.target in scope.picked:
            return
        having = set()
        for card in self.target.said_here_only(scope):
            scope.picked[self.target] = (card,)
            having.add(self.players(scope))
        if len(having) != 1:
            scope.picked.pop(self.target, None)
            yield from self.target.pick(scope)

    def _sides(self, context: EstimateContext) -> tuple[Shares, Shares]:
        """Return how far those who have the cards are taken to be you, and how far their opponents."""
        sides = THEM if context.enemy else self.target.sides()
        return sides, Shares(sides.theirs, sides.yours)


@entity
class OwnerOf(PlayersOf):
    """The owner of cards: "its owner", or "that creature’s owner" where that is not clear."""

    def players(self, scope: Scope) -> tuple[Player, ...]:
        return tuple(dict.fromkeys(scope.core.state.cards[c].owner for c in self.target.known(scope)))

    def worded(self) -> Fragment:
        return Belonging(nouns.OWNER, self.target)

    def shares(self, context: EstimateContext) -> Shares:
        return self._sides(context)[0]


@entity
class ControllerOf(PlayersOf):
    """The controller of cards: "its controller", or "that creature’s controller" where that is not clear."""

    def players(self, scope: Scope) -> tuple[Player, ...]:
        return _controllers(scope, self.target)

    def worded(self) -> Fragment:
        return Belonging(nouns.CONTROLLER, self.target, (nouns.CONTROLLING,))

    def shares(self, context: EstimateContext) -> Shares:
        return self._sides(context)[0]


@entity
class OpponentOf(PlayersOf):
    """The opponent of the controller of cards: "its opponent"."""

    def players(self, scope: Scope) -> tuple[Player, ...]:
        return tuple(other_player(p) for p in _controllers(scope, self.target))

    def worded(self) -> Fragment:
        return Belonging(nouns.OPPONENT, self.target)

    def shares(self, context: EstimateContext) -> Shares:
        return self._sides(context)[1]


def owner_of(target: Target) -> OwnerOf:
    """The owner of what was picked."""
    return OwnerOf(target)


def controller_of(target: Target) -> ControllerOf:
    """The controller of what was picked."""
    return ControllerOf(target)


def opponent_of(target: Target) -> OpponentOf:
    """The opponent of the controller of what was picked."""
    return OpponentOf(target)
