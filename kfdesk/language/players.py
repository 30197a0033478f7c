"""Who: the players an instruction speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from kfdesk.engine.abilities import NamedValue, Scope
from kfdesk.engine.card_facts import last_known
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.phrases import plain
from kfdesk.engine.terms import PLAYERS, CardId, DecisionKind, Player, Zone, other_player
from kfdesk.language import nouns
from kfdesk.language.base import AskedFirst, Asking, BaseInstruction, Node
from kfdesk.language.estimates import BOTH, EITHER, ME, THEM, EstimateContext, Shares
from kfdesk.language.named_choices import Choice, Naming
from kfdesk.records import entity, record
from kfdesk.text import pronouns
from kfdesk.text.german import Case
from kfdesk.text.joining import By
from kfdesk.text.mentions import InContext, it_if_clear
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import EACH, PLURAL, THE, A, Adjective, Noun
from kfdesk.text.wording import Fragment, Mention, SentenceContext, Wordable, Worded
from kfdesk.text.words import Pair, Words

if TYPE_CHECKING:
    from kfdesk.language.targets import Target

__all__ = ["ACTIVE_PLAYER", "EACH_PLAYER", "OPPONENT", "YOU", "a_player", "controller_of", "opponent_of", "owner_of"]


Purpose = Callable[[Words], Words]
"""How a question is asked together with what it is asked for."""


def unsaid(asked: Words) -> Words:
    """Return a question that does not say what it is asked for."""
    return asked


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


@entity
class PlayerChoice(Choice, Who):
    """A player whom the active one names; either, until one is named."""

    mention = Mention.EVERYWHERE
    kind = DecisionKind.MODE
    prompt = Pair("Choose a player", "Wähle einen Spieler")

    def offered(self, scope: Scope) -> tuple[Option, ...]:
        return tuple(player_option(scope, player) for player in (scope.you, scope.opponent))

    def read(self, said: str) -> Player:
        return PLAYERS[int(said)]

    def ask_among(self, scope: Scope, cards: Iterable[CardId], pile: Zone, purpose: Purpose = unsaid) -> Naming:
        """Let the player be named in whose pile the meant cards are, where they lie in the piles of both."""
        known = (scope.core.state.cards[c] for c in cards)
        holders = tuple(dict.fromkeys(c.controller if pile.anybodys else c.owner for c in known))
        if self in scope.named or len(holders) < 2:
            return
        options = tuple(player_option(scope, player) for player in holders)
        source = handle(scope.source) if scope.source else None
        picked = yield Decision(scope.core.state.active, self.kind, purpose(whose_of(pile)), source, options)
        scope.named[self] = self.read(picked[0].partition(":")[2])

    def players(self, scope: Scope) -> tuple[Player, ...]:
        named = scope.named.get(self)
        return (PLAYERS[named],) if isinstance(named, int) else EACH_PLAYER.players(scope)

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return plain(people[int(str(value))])

    def worded(self) -> Fragment:
        return described(nouns.PLAYER, A)


def whose_of(pile: Zone) -> Words:
    """Return the question whose pile is meant: "Whose hand?"."""
    noun = nouns.ZONES[pile]
    return Pair(f"Whose {noun.english(plural=False)}?", f"Wessen {noun.german(Case.NOM, plural=False)}?")


def one_by_one(scope: Scope, who: Who) -> Iterator[Player]:
    """Yield players; while one of several is looked at, "each player" in what is counted means that one."""
    outer = scope.each
    for player in who.players(scope):
        scope.each = player if who.each_alone else outer
        yield player
    scope.each = outer


def player_option(scope: Scope, player: Player) -> Option:
    """Return the option to name a player."""
    return Option(f"mode:{player}", plain(scope.core.names[player]))


YOU = You()
OPPONENT = Opponent()
EACH_PLAYER = EachPlayer()
ACTIVE_PLAYER = ActivePlayer()


def a_player() -> PlayerChoice:
    """A player, named by the active one; in an occurrence whichever player acts."""
    return PlayerChoice()


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
