"""For how long rules and abilities are in force: this turn, a next turn, until something, for good; the next time.

A duration wraps rules and abilities, never instructions. It picks the cards that they speak of when it begins; what
their effects pick is left to the times they resolve. Rule: "Lasting effects".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import ClassVar

from kfdesk.engine.abilities import Ability
from kfdesk.engine.lasting import FOR_GOOD, Lasting
from kfdesk.engine.terms import NO_CARD, CardId, Player, Step, Timestamp
from kfdesk.language import nouns
from kfdesk.language.at_random import Random
from kfdesk.language.back_references import Earlier, FoughtBy, FoughtByThis
from kfdesk.language.base import AskedFirst, Node, Rule, Target, Variable
from kfdesk.language.effects.base import DONE, NOTHING, Instruction, Scope, Steps
from kfdesk.language.estimates import DeckEstimate, EstimateContext
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.of_each import OneOfEach
from kfdesk.language.players import YOU, EachPlayer, Who, You
from kfdesk.language.reactions import After, AtEdge
from kfdesk.language.replacements import Instead
from kfdesk.language.rules.belonging import Controls
from kfdesk.language.rules.plays import AtMostPlayed
from kfdesk.language.rules.together import AnyAbility, Together
from kfdesk.language.targets import THIS, Chosen, Host, This
from kfdesk.records import entity, record
from kfdesk.text.adverbials import During, PerLanguage, Within, opening_of
from kfdesk.text.joining import And, Sentences
from kfdesk.text.mentions import Calling, Recalling
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts import parts
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.wording import Fragment, Wordable, Worded, unfold

__all__ = ["for_good", "next_", "next_turn", "this_turn", "until_leaves", "until_your_turn"]


@record
class Span:
    """The turns from the first to the end of the last, or to the start of the last."""

    first: int
    last: int
    at_start: bool = False
    while_entered: Timestamp | None = None
    """When a card entered play, for what ends as soon as that card leaves."""
    while_card: CardId = NO_CARD
    """That card; `NO_CARD`: the source."""


def next_turn_of(scope: Scope, player: Player) -> int:
    """Return the number of a player's next turn where turns are taken in order; where one is taken besides, the engine
    moves what waits for it.
    """
    state = scope.core.state
    return state.turn + (2 if state.active == player else 1)


@entity
class Duration(Instruction):
    """Abilities, of one subject where there are several, are in force for a time."""

    abilities: tuple[AnyAbility, ...]
    one_turn: ClassVar[bool] = False
    """Whether they are in force for one turn of each player at most."""

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        for ability in self.abilities:
            estimate.include(ability, context._replace(one_turn=self.one_turn))

    def spans(self, scope: Scope) -> tuple[Span, ...]:
        """Return when they are in force, counted from now; nothing where the time is over already."""
        raise NotImplementedError

    @property
    def time(self) -> Wordable:
        """Return the time as it is said before what holds."""
        raise NotImplementedError

    @property
    def within(self) -> Wordable:
        """Return the time as it is said of what happens once in it."""
        return self.time

    def worded(self) -> Fragment:
        first, *more = self.abilities
        if isinstance(first, Rule) and first.begun is not None:
            (happens, holds), about = first.begun, getattr(first, "target", None)
            known = (about,) if isinstance(about, Target) else ()
            rest = tuple(Recalling(x, known, near=True) for x in more if isinstance(x, Worded))
            return Sentences((happens, During(self.time, And((holds, *rest)))))
        if len(self.abilities) > 1:
            rules = tuple(_recurring(x) for x in self.abilities if isinstance(x, Worded))
            openings = [opening_of(rule) for rule in rules]
            subjects = {None if opening is None else opening.subject for opening in openings}
            one = len(subjects) == 1
            about = getattr(rules[0], "target", None)
            if one or not isinstance(about, Target) or any(getattr(rule, "target", None) != about for rule in rules):
                return During(self.time, And(rules, one_subject=one))
            again = tuple(Recalling(rule, (about,), near=True) for rule in rules[1:])
            return During(self.time, And((rules[0], *again), one_subject=False))
        (ability,) = self.abilities
        assert isinstance(ability, Node)
        if isinstance(ability, Rule):
            return ability.during(self.time) if ability.uses is None else ability.within(self.within)
        return During(self.time, ability)

    def can_start(self, scope: Scope) -> bool:
        """Return whether there are the cards that are picked as it begins; others may still come."""
        picked = [target for ability in self.abilities for target in _picked_first(ability)]
        return self._begins(scope) and (not picked or any(target.any(scope) for target in picked))

    def _begins(self, scope: Scope) -> bool:
        return all(ability.begins(scope) for ability in self.abilities if isinstance(ability, Rule))

    def carry_out(self, scope: Scope) -> Steps:
        if not self._begins(scope):
            return NOTHING
        for ability in self.abilities:
            yield from pick_all(scope, ability)
        here = scope.core.state.cards[scope.source]
        for ability in self.abilities:
            uses = ability.uses if isinstance(ability, Rule) else None
            for one in _unfolded(ability):
                about_it = isinstance(getattr(one, "target", None), This)
                if about_it and not here.in_play:  # it has left play: should it come back, it is not meant any more
                    continue
                for span in self.spans(scope):
                    if about_it and span.while_entered is None:
                        span = replace(span, while_entered=here.entered)
                    begin(scope, one, span, uses)
        yield from scope.core.settle()
        return DONE


def _recurring(ability: Worded) -> Wordable:
    """Return an ability as one of several that hold for a time: "… and each time …"."""
    return ability.recurring if isinstance(ability, After) else ability


def _unfolded(ability: AnyAbility) -> tuple[Ability, ...]:
    if isinstance(ability, Together):
        return ability.items
    return (ability.rule,) if isinstance(ability, Next) else (ability,)


@entity
class ThisTurn(Duration):
    """They are in force for the remainder of the turn."""

    one_turn = True
    remainder = fixed("for the remainder of the turn", "für den Rest des Zuges")
    now = fixed("this turn", "in diesem Zug")

    @property
    def time(self) -> Wordable:
        return self.remainder

    @property
    def within(self) -> Wordable:
        return self.now

    def worded(self) -> Fragment:
        first = self.abilities[0]
        if len(self.abilities) == 1 and isinstance(first, AtMostPlayed):  # what was played before counts as well
            return first.within(self.now)
        if len(self.abilities) == 1 and isinstance(first, AtEdge) and first.step is Step.END and first.who is YOU:
            return first.of_this_turn
        if len(self.abilities) == 1 and isinstance(first, Instead):
            return first.for_a_time(self.remainder, self.now)
        if len(self.abilities) == 1 and isinstance(first, After):
            return first.of_turn(self.remainder, self.now)
        return Duration.worded(self)

    def spans(self, scope: Scope) -> tuple[Span, ...]:
        turn = scope.core.state.turn
        return (Span(turn, turn),)


@entity
class NextTurn(Duration):
    """They are in force during a player's next turn."""

    one_turn = True
    who: Who

    @property
    def time(self) -> Wordable:
        turn = NounPhrase((nouns.TURN,), mods=(nouns.NEXT,), of=self.who)
        return Calling(_NEXT_TURN.of(turn=turn), self.who, self.who.worded())

    def spans(self, scope: Scope) -> tuple[Span, ...]:
        turns = [next_turn_of(scope, player) for player in self.who.players(scope)]
        return tuple(Span(turn, turn) for turn in turns)

    def worded(self) -> Fragment:
        first = self.abilities[0]
        if len(self.abilities) == 1 and isinstance(first, AtEdge) and first.who is self.who:
            return first.in_turn(nouns.NEXT)
        said = Duration.worded(self)
        if isinstance(self.who, You | EachPlayer):
            return said
        them = Recalling(said, (self.who,), near=True)
        return PerLanguage(them, self._begun_by_them() or them)

    def _begun_by_them(self) -> Fragment | None:
        """Return the German sentence where that player, or what is theirs, is its subject: "in seinem nächsten Zug"
        within it.
        """
        ability = self.abilities[0]
        if isinstance(ability, After) and ability.occurrence.who is self.who:
            event = Within(_THEIR_NEXT_TURN, ability.occurrence)
            return ability.joint.of(event=event, effect=Recalling(ability.consequence, (self.who,), near=True))
        opening = opening_of(ability)
        if len(self.abilities) > 1 or opening is None:
            return None
        fragment = unfold(opening.subject)[0] if isinstance(opening.subject, Worded | Fragment) else None
        if opening.subject is not self.who and getattr(fragment, "of", None) is not self.who:
            return None
        assert isinstance(ability, Worded)
        return Within(_THEIR_NEXT_TURN, ability)


_NEXT_TURN = Frame(en="during {turn}", de="während {turn:gen}")
_THEIR_NEXT_TURN = fixed("on their next turn", "in seinem nächsten Zug")


@entity
class UntilYourTurn(Duration):
    """They are in force until the start of your next turn."""

    one_turn = True
    who: Who = YOU

    @property
    def time(self) -> Wordable:
        return _UNTIL_TURN.of(turn=NounPhrase((nouns.TURN,), mods=(nouns.NEXT,), of=self.who))

    def spans(self, scope: Scope) -> tuple[Span, ...]:
        return (Span(scope.core.state.turn, next_turn_of(scope, scope.you), at_start=True),)


_UNTIL_TURN = Frame(en="until the start of {turn}", de="bis zum Beginn {turn:gen}")


@entity
class UntilLeaves(Duration):
    """They are in force until a card leaves play: the one they come from, or another."""

    card: Target

    def spans(self, scope: Scope) -> tuple[Span, ...]:
        s = scope.core.state
        there = [s.cards[card] for card in self.card.known(scope) if s.cards[card].in_play]
        return tuple(Span(s.turn, FOR_GOOD, while_entered=card.entered, while_card=card.id) for card in there[:1])

    def worded(self) -> Fragment:
        return _UNTIL_LEAVES.of(effect=_joined(self.abilities), card=self.card)


_UNTIL_LEAVES = Frame(en="{effect} until {card} leaves play", de="{effect}, bis {card} das Spiel verlässt")


@entity
class ForGood(Duration):
    """They are in force as long as the cards they speak of stay where they are."""

    # Reading: reading/gained-without-a-time
    def spans(self, scope: Scope) -> tuple[Span, ...]:
        return (Span(scope.core.state.turn, FOR_GOOD),)

    def worded(self) -> Fragment:
        first = self.abilities[0]
        if isinstance(first, Next):
            return first.within(None)
        return _AS_IT_IS.of(effect=_joined(self.abilities))

    @property
    def afterwards(self) -> Wordable:  # type: ignore[override]
        """How it is said behind "if you do": "when this leaves play, …"."""
        (first, *more) = self.abilities
        return first.afterwards if isinstance(first, After) and not more else None


_AS_IT_IS = Frame(en="{effect}", de="{effect}")


def _joined(abilities: tuple[AnyAbility, ...]) -> Wordable:
    said = tuple(x.outright if isinstance(x, Rule) else x for x in abilities if isinstance(x, Worded))
    if len(said) == 1:
        return said[0]
    orders = {opening is not None and opening.clause.is_bare for opening in map(opening_of, said)}
    if len(orders) == 1:
        return And(said)
    about = {getattr(ability, "target", None) for ability in abilities}
    if about != {THIS}:
        return Sentences(said)
    return Sentences((said[0], *(Recalling(one, (THIS,), near=True) for one in said[1:])))  # "Its text box …"


@entity
class Next(Rule, Ability):
    """A rule for the next card or cards, or the next time or times: "the next creature you play this turn …"."""

    rule: Ability
    n: int

    @property
    def uses(self) -> int:
        return self.n

    def worded(self) -> Fragment:
        assert isinstance(self.rule, Rule)
        return _AS_IT_IS.of(effect=self.rule.of_one)

    def within(self, time: Wordable) -> Fragment:
        assert isinstance(self.rule, Rule)
        return self.rule.next_time(time)

    def stated(self, time: Wordable) -> Wordable:
        return self.within(time)


def pick_all(scope: Scope, ability: AnyAbility) -> Steps:
    """Pick the cards that an ability about to begin speaks of, where they are not picked yet.

    What its effects pick is left to the times they resolve; what an occurrence speaks of is bound when it happens.
    """
    for target in _picked_first(ability):
        if target not in scope.picked:
            fought = isinstance(target, FoughtByThis)  # which a rule may speak of though it was destroyed
            cards = target.counted(scope) if fought else (yield from target.pick(scope))
            scope.picked.setdefault(target, cards)
    return DONE


@lru_cache(maxsize=1024)
def _picked_first(ability: AnyAbility) -> tuple[Target, ...]:
    """Return the cards that an ability speaks of and that somebody or chance picks or that the fight says.

    "This creature" of an upgrade is the one that it is attached to as it begins, wherever the upgrade goes. Whoever is
    to control cards controls those that they are as it begins.
    """
    return tuple(_spoken_of(ability))


def _spoken_of(node: object) -> Iterator[Target]:
    if isinstance(node, Chosen | Random | OneOfEach | FoughtBy | FoughtByThis | Host):
        yield node
    if isinstance(node, Controls) and not node.target.is_given:
        yield node.target
    if isinstance(node, tuple):
        for item in node:
            yield from _spoken_of(item)
    elif (
        is_dataclass(node) and not isinstance(node, Instruction | Occurrence) and not getattr(node, "describes", False)
    ):
        for field in fields(node):
            yield from _spoken_of(getattr(node, field.name))


@lru_cache(maxsize=1024)
def _spoken_of_in(ability: Ability) -> dict[object, None]:
    """Return the targets and variables within an ability, in the order of the text.

    Not those of which only a variable speaks that keeps what they were: nothing is about these cards any more.
    """
    nodes = tuple(node for node in parts(ability) if isinstance(node, (Target, Variable)))
    kept = Counter(node for one in nodes if isinstance(one, AskedFirst) for node in parts(one.needed_once))
    often = Counter(nodes)
    return dict.fromkeys(node for node in nodes if often[node] > kept[node])


def begin(scope: Scope, ability: Ability, span: Span, uses: int | None = None) -> None:
    """Put an ability in force for a time, with the picks and named things it speaks of."""
    core = scope.core
    spoken_of = _spoken_of_in(ability) if scope.picked or scope.named or scope.results else {}
    bound = tuple((t, cards) for t, cards in scope.picked.items() if t in spoken_of)
    earlier = (t for t in spoken_of if isinstance(t, Earlier) and t not in scope.picked and t.is_known(scope))
    bound += tuple((t, t.known(scope)) for t in earlier)
    named = tuple((v, value) for v, value in scope.named.items() if v in spoken_of)
    seen = tuple((c, core.state.cards[c].incarnation) for _, cards in bound for c in cards)
    core.begin_lasting(
        Lasting(
            scope.you,
            scope.source,
            ability,
            span.first,
            span.last,
            span.at_start,
            bound,
            seen,
            uses,
            span.while_entered,
            named,
            span.while_card,
        )
    )


def _held(abilities: tuple[AnyAbility, ...]) -> tuple[AnyAbility, ...]:
    """Return abilities that hold for a time. Raises `TypeError` for none and for anything else."""
    if not abilities or not all(isinstance(ability, Ability | Together) for ability in abilities):
        raise TypeError(f"what holds for a time? {abilities}")
    return abilities


def this_turn(*abilities: AnyAbility) -> ThisTurn:
    """For the remainder of the turn, this holds; several things of one subject in one sentence.

    Raises `TypeError`, as the words for other times do, for what does not hold for a time: nothing, or an instruction.
    """
    return ThisTurn(_held(abilities))


def next_turn(who: Who, *abilities: AnyAbility) -> NextTurn:
    """During the player's next turn, this holds."""
    return NextTurn(_held(abilities), who)


def until_your_turn(*abilities: AnyAbility) -> UntilYourTurn:
    """Until the start of your next turn, this holds."""
    return UntilYourTurn(_held(abilities))


def until_leaves(card: Target, *abilities: AnyAbility) -> UntilLeaves:
    """Until the card leaves play, this one or another, this holds."""
    return UntilLeaves(_held(abilities), card)


def for_good(*abilities: AnyAbility) -> ForGood:
    """From now on this holds, as long as the cards it speaks of stay in play."""
    return ForGood(_held(abilities))


def next_(rule: Ability) -> Next:
    """This holds for the next card or time; use it as `this_turn(next_(…))`.

    Raises `TypeError` where no words say that it is the next one only.
    """
    if not isinstance(rule, Rule) or not rule.has_next_time:
        raise TypeError(f"no next time is said of this: {rule}")
    return Next(rule, 1)
