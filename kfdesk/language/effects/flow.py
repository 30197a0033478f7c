"""What joins instructions: and, then, may, if, if you do."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator
from itertools import takewhile

from kfdesk.engine.abilities import Known
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.moves import who_is_first
from kfdesk.engine.phrases import ASK, NO, YES
from kfdesk.engine.terms import CardId, DecisionKind, Player
from kfdesk.language import nouns
from kfdesk.language.at_random import Random
from kfdesk.language.back_references import FoughtByThis
from kfdesk.language.base import BaseInstruction, Target
from kfdesk.language.combined import AllOf
from kfdesk.language.conditions import Condition, ThereAre, checked
from kfdesk.language.descriptions import AmongThose, Each, Group
from kfdesk.language.effects.base import (
    NOTHING,
    Gathering,
    Instruction,
    Scope,
    Steps,
    forget,
    joined,
    known_before,
)
from kfdesk.language.effects.damage import deal_at_once
from kfdesk.language.effects.decks import DiscardingUntil
from kfdesk.language.effects.entering import PutIntoPlay
from kfdesk.language.effects.moves import Discard, zone_of
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext
from kfdesk.language.neighbors import NeighborsOf
from kfdesk.language.players import OPPONENT, YOU, Opponent, Who, You
from kfdesk.language.prompts import confirmation
from kfdesk.language.ranges import SOME
from kfdesk.language.results import Done
from kfdesk.language.targets import Chosen, Host, This, cards_left_alone
from kfdesk.records import entity, record
from kfdesk.text import joining
from kfdesk.text.adverbials import During, PerLanguage, opening_of
from kfdesk.text.joining import And, By
from kfdesk.text.mentions import Calling, after_deed, before_condition, behind_question, in_turn, under_condition
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.oneverb import OneVerb, of_one_verb
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import EACH_AS_ALL
from kfdesk.text.phrases import Frame, Phrase, in_one_breath, share_a_verb
from kfdesk.text.pronouns import DOER, Pronoun
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, SentenceContext, Wordable, Worded, unfold
from kfdesk.text.words import Pair

__all__ = ["and_", "by", "if_", "if_you_do", "if_you_do_not", "may", "sentences", "you_do"]


@entity
class InOrder(Instruction):
    """Instructions one after the other. Rule: "Resolve abilities in the order written".

    All damage that one ability deals is simultaneous, wherever it stands in the text (the second paragraph of that
    entry). So the first instruction that deals damage gathers those after it: their creatures are picked in the order
    written, then all damage is dealt where the first one stands. Read from the FAQ on Pain Reaction and Phalanx
    Strike: "if", "if you do", "then", "after" and a repetition that the text makes explicit begin a new batch, and
    so does damage that speaks of what earlier damage did. Where damage counts what another instruction of the text
    did, as on Destructive Analysis, that instruction is carried out before any of the damage is dealt.
    """

    # Reading: reading/damage-of-one-text

    items: tuple[Instruction, ...]

    def can_start(self, scope: Scope) -> bool:
        return any(item.can_start(scope) for item in self.items)

    def behind(self, instruction: BaseInstruction) -> Wordable:
        at = next((at for at, item in enumerate(self.items) if instruction in parts(item)), None)
        later = () if at is None else self.items[at + 1 :]
        if len(later) < 2:
            return later[0] if later else None
        return joining.Sentences(in_turn(later, near=False))

    def done_after(self, instruction: BaseInstruction) -> tuple[BaseInstruction, ...]:
        at = next((at for at, item in enumerate(self.items) if instruction in parts(item)), len(self.items))
        return self.items[at + 1 :]

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for at, item in enumerate(self.items):
            if any(leaf.gathers and leaf not in scope.dealt for leaf in _leaves((item,))):
                batch = _simultaneous(self.items[at:])
                if len(batch) > 1:
                    yield from deal_at_once(scope, batch, _counted_between(self.items[at:], batch))
            if item in scope.dealt and not item.gathers:
                outcomes.append(scope.dealt.pop(item))
            else:
                outcomes.append((yield from item.resolve(scope)))
        return joined(outcomes)


def _leaves(items: tuple[Instruction, ...]) -> Iterator[Instruction]:
    for item in items:
        if isinstance(item, InOrder):
            yield from _leaves(item.items)
        else:
            yield item


def _counted_between(items: tuple[Instruction, ...], batch: list[Instruction]) -> list[Instruction]:
    """Return the instructions whose results the damage of a batch counts."""
    return [item for item in items if not item.gathers and any(item in parts(one) for one in batch)]


def _simultaneous(items: tuple[Instruction, ...]) -> list[Instruction]:
    """Return the instructions whose damage is dealt together: all up to what begins a new batch."""
    found: list[Instruction] = []
    for leaf in _leaves(items):
        if leaf.begins_anew or any(node in found for node in parts(leaf)):
            break
        if leaf.gathers:
            found.append(leaf)
    return found


@entity
class Sentences(InOrder):
    """Instructions one after the other, a sentence each."""

    def worded(self) -> Fragment:
        return joining.Sentences(in_turn(self.items, near=False))

    @property
    def asked(self) -> Wordable:
        return self.items[0].asked


@entity
class AndAlso(InOrder):
    """Instructions one after the other, joined by "and" in one sentence."""

    @property
    def asked(self) -> Wordable:
        first, *later = in_turn(self.items, near=True)
        asked = self.items[0].asked
        return self if asked is first else And((asked, *later))

    def worded(self) -> Fragment:
        shared = self.shared
        if shared is not None:
            return in_one_breath(*(_phrase_of(item) for item in self.items)).of(target=shared)
        said = in_turn(self.items, near=True)
        return OneVerb(said) if of_one_verb(self.items) else And(self._with_you(said))

    def _with_you(self, said: tuple[Wordable, ...]) -> tuple[Wordable, ...]:
        """Return the deeds with "you" in what you do after somebody else: "they lose … and you gain …"."""
        first, *later = (opening_of(item) for item in self.items)
        if first is None or first.subject is None:
            return said
        orders = [opening is not None and opening.doer is None and opening.clause.is_bare for opening in later]
        rest = zip(said[1:], orders, strict=True)
        return (said[0], *(_YOU_DO.of(effect=item) if order else item for item, order in rest))

    @property
    def shared(self) -> Target | None:
        """Return the target that all items act on with a plain verb: "ready and fight with …"."""
        first = getattr(self.items[0], "target", None)
        phrases = [_phrase_of(item) for item in self.items]
        plain = all(
            getattr(item, "target", None) is first and phrase.slot_names() == {"target"}
            for item, phrase in zip(self.items, phrases, strict=True)
        )
        plain = plain and all(phrase.en.endswith("{target}") for phrase in phrases[:-1])
        if isinstance(first, This | AllOf):  # of whose name, and of several, German has no pronoun
            return first if plain and share_a_verb(*phrases) else None
        return first if plain and isinstance(first, Group | Host | NeighborsOf | FoughtByThis) else None

    @property
    def speaks_for_all(self) -> bool:
        return self.shared is not None

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return self.shared is not None and all(item.does_nothing_to(scope, card) for item in self.items)

    def carry_out(self, scope: Scope) -> Steps:
        left_alone = cards_left_alone(scope, self)
        if left_alone is not None:
            self.report_forbidden(scope, left_alone)
            return NOTHING
        return (yield from InOrder.carry_out(self, scope))

    def report_forbidden(self, scope: Scope, cards: Iterable[CardId]) -> None:
        for item in self.items if self.shared is not None else ():
            item.report_forbidden(scope, cards)

    def about(self, target: Target) -> Wordable:
        shared = self.shared
        if isinstance(shared, AllOf) and target in shared.groups:
            return Calling(self, shared, shared.led_by(target))
        return self if target is shared else None


_YOU_DO = Frame(en="{effect:main}", de="{effect:main}")


@entity
class May(Instruction):
    """An optional instruction; not asked when it could not do anything. Rule: "May"."""

    effect: Instruction
    aim: Frame | None = None
    """What the question says that it is done for, with the slot `deed`: "Exalt it to repeat the effect?"."""

    def worded(self) -> Fragment:
        return joining.MAY.of(effect=self._all_or_none or _let_do(self.effect))

    @property
    def asked(self) -> Wordable:
        deed = self._all_or_none or _let_do(self.effect.asked)
        return deed if self.aim is None else self.aim.of(deed=deed)

    @property
    def _all_or_none(self) -> Wordable:
        """Return the instruction where each of some cards is meant, which are all or none; else None."""
        target = getattr(self.effect, "target", None)
        if not isinstance(target, Each):
            return None
        return Calling(self.effect, target, target.described(EACH_AS_ALL))

    def can_start(self, scope: Scope) -> bool:
        return self.effect.can_start(scope)

    def carry_out(self, scope: Scope) -> Steps:
        if self in scope.dealt:
            return scope.dealt.pop(self)
        if not (yield from self._ask(scope)):
            return NOTHING
        return (yield from self.effect.resolve(scope))

    def _ask(self, scope: Scope) -> Generator[Decision, tuple[str, ...], bool]:
        if not self.effect.can_start(scope):
            self.effect.report_forbidden(scope, ())
            return False
        left_alone = cards_left_alone(scope, self.effect)
        if left_alone is not None:
            self.effect.report_forbidden(scope, left_alone)
            return False
        options = (Option("yes", YES), Option("no", NO))
        source = handle(scope.source)
        then = _told_behind(self, scope.whole)
        said = (part for node in (self.effect, then) if node is not None for part in parts(node, slots=True))
        known = tuple(part for part in said if isinstance(part, Chosen | Random) and part in scope.picked)
        question = confirmation(scope, self, known, then)
        picked = yield Decision(scope.core.state.active, DecisionKind.CONFIRM, question, source, options)
        return picked[0] == "yes"

    @property
    def gathers(self) -> bool:
        return self.effect.gathers

    def gather(self, scope: Scope) -> Gathering:
        agreed = yield from self._ask(scope)
        if not agreed:
            return []
        scope.doing = self.effect
        return (yield from self.effect.gather(scope))


def _let_do(deed: Wordable) -> Wordable:
    """Return a deed as it is yours to allow: what another player does, you have them do."""
    fragment = unfold(deed)[0] if isinstance(deed, Worded) else deed
    return _Had(fragment) if isinstance(fragment, By) and isinstance(fragment.who, Who) else deed


@record
class _Had(Fragment):
    """What somebody has a player do: "you may have your opponent draw a card"; just the deed where it is their own."""

    deed: By
    is_one_clause = True

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the clause."""
        own = context.subject is self.deed.who
        return context.say(self.deed if own else _HAVE_DO.of(who=self.deed.who, deed=self.deed))


_HAVE_DO = Phrase(en="have {who} {deed:bare}", de="{who:acc} {deed:bare} lassen")


def _told_behind(optional: May, whole: object) -> Wordable:
    """Return what an ability does behind an optional instruction of it, depending on whether that was carried out.

    Of several sentences that are optional together the question says the first, so the others are told.
    """
    if isinstance(optional.effect, Sentences):
        return _told_in_turn(optional, optional.effect.items[1:])
    for node in parts(whole):
        if isinstance(node, IfYouDo | IfYouDoNot) and node.first is optional:
            return node.behind_question
        if isinstance(node, InOrder) and optional in node.items:
            later = node.items[node.items.index(optional) + 1 :]
            told = tuple(takewhile(lambda item: optional.effect in parts(item), later))
            if told:
                return _told_in_turn(optional, told)
    return None


def _told_in_turn(optional: May, told: tuple[Instruction, ...]) -> Wordable:
    first, *others = told
    behind = (behind_question(optional, item) for item in others)
    return joining.Sentences((_behind_may(optional, first), *behind))


def _behind_may(optional: May, then: Instruction) -> Wordable:
    """Return what follows behind a question: "if you do", unless it has a condition of its own.

    "If you discarded a card this way" is no other condition where the question is whether to discard one.
    """
    if not isinstance(then, If):
        return IfYouDo(optional, then).behind_question
    asked = then.condition.what if isinstance(then.condition, ThereAre) and then.condition.wanted is SOME else None
    if isinstance(asked, Done) and asked.effect is optional.effect and not (asked.predicates or asked.sort):
        return IfYouDo(optional, then.effect, then.otherwise).behind_question
    return behind_question(optional, then)


@entity
class IfYouDo(Instruction):
    """`then` follows only what resolved successfully and completely, `otherwise` all else. Rule: "If you do"."""

    first: Instruction
    then: Instruction
    otherwise: Instruction | None = None
    begins_anew = True

    @property
    def only_if_done(self) -> tuple[tuple[BaseInstruction, BaseInstruction], ...]:
        """Return both instructions."""
        first = self.first.effect if isinstance(self.first, May) else self.first
        return ((first, self.then),)

    def worded(self) -> Fragment:
        first, second = self.in_turn()
        both = joining.IF_YOU_DO.of(first=first, so=joining.DO_SO, second=second)
        if self.otherwise is None:
            return both
        return joining.OTHERWISE.of(first=both, second=in_turn((self.first, self.otherwise), near=False)[1])

    def in_turn(self) -> tuple[Wordable, Wordable]:
        """Return both sentences."""
        return after_deed(self.first, self.then, self.then.afterwards)

    @property
    def behind_question(self) -> Wordable:
        """Return what follows behind a question about the first."""
        then = joining.IF_SO.of(so=joining.DO_SO, effect=behind_question(self.first, self.then))
        if self.otherwise is None:
            return then
        return joining.OTHERWISE.of(first=then, second=behind_question(self.first, self.otherwise))

    def behind(self, instruction: BaseInstruction) -> Wordable:
        return self.then if self.otherwise is None and instruction in parts(self.first) else None

    @property
    def asked(self) -> Wordable:
        return self.first.asked

    def done_after(self, instruction: BaseInstruction) -> tuple[BaseInstruction, ...]:
        if instruction not in parts(self.first):
            return ()
        return (self.then,) if self.otherwise is None else (self.then, self.otherwise)

    def can_start(self, scope: Scope) -> bool:
        return self.first.can_start(scope) or (self.otherwise is not None and self.otherwise.can_start(scope))

    def carry_out(self, scope: Scope) -> Steps:
        outcome = yield from self.first.resolve(scope)
        if outcome.done:
            return (yield from self.then.resolve(scope))
        return outcome if self.otherwise is None else (yield from self.otherwise.resolve(scope))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.first, context)
        estimate.include(self.then, context if self.otherwise is None else context.by(ONE_IN))
        if self.otherwise is not None:
            estimate.include(self.otherwise, context.by(1 - ONE_IN))


@entity
class IfYouDoNot(Instruction):
    """`otherwise` follows only what did not resolve successfully and completely. Rule: "If you do"."""

    first: Instruction
    otherwise: Instruction
    begins_anew = True

    def worded(self) -> Fragment:
        first, second = in_turn((self.first, self.otherwise), near=False)
        return joining.IF_YOU_DO.of(first=first, so=joining.DO_NOT_DO_SO, second=second)

    @property
    def behind_question(self) -> Wordable:
        """Return what follows behind a question about the first."""
        return joining.IF_SO.of(so=joining.DO_NOT_DO_SO, effect=behind_question(self.first, self.otherwise))

    @property
    def asked(self) -> Wordable:
        return self.first.asked

    def done_after(self, instruction: BaseInstruction) -> tuple[BaseInstruction, ...]:
        return (self.otherwise,) if instruction in parts(self.first) else ()

    def carry_out(self, scope: Scope) -> Steps:
        outcome = yield from self.first.resolve(scope)
        return outcome if outcome.done else (yield from self.otherwise.resolve(scope))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.first, context)
        estimate.include(self.otherwise, context.by(1 - ONE_IN))


@entity
class YouDo(Condition):
    """An earlier instruction of the ability resolved successfully and completely. Rule: "If you do"."""

    effect: Instruction

    def worded(self) -> Fragment:
        return joining.DO_SO

    def opposite(self) -> Fragment:
        return joining.DO_NOT_DO_SO

    def holds(self, scope: Scope) -> bool:
        outcome = scope.results.get(self.effect)
        return outcome is not None and outcome.done


@entity
class If(Instruction):
    """An instruction under a condition, perhaps with another otherwise."""

    condition: Condition
    effect: Instruction
    otherwise: Instruction | None = None
    begins_anew = True

    def worded(self) -> Fragment:
        effect = under_condition(self.condition, self.effect)
        if self.effect.afterwards is not None:
            behind = under_condition(self.condition, self.effect, self.effect.afterwards)
            effect = PerLanguage(effect, behind)
        first = joining.IF.of(condition=self.condition, effect=effect)
        if self.otherwise is None:
            return first
        *_, otherwise = in_turn((self.condition, self.effect, self.otherwise), near=True)
        return joining.OTHERWISE.of(first=first, second=otherwise)

    @property
    def only_if_done(self) -> tuple[tuple[BaseInstruction, BaseInstruction], ...]:
        """Return what must have done something, "if you moved any this way", with the instruction."""
        asked = self.condition.what if isinstance(self.condition, ThereAre) and self.condition.wanted is SOME else None
        if not isinstance(asked, Done) or not isinstance(asked.effect, BaseInstruction) or self.otherwise is not None:
            return ()
        return ((asked.effect, self.effect),)

    def condition_last(self, adverbial: Wordable = None) -> Fragment | None:
        """Return the instruction, with an adverbial if given, its condition last; None where it is no single clause.

        Behind another clause, "until …", a condition would be taken to belong to that.
        """
        if self.otherwise is not None or self.effect.ends_in_a_clause or opening_of(self.effect) is None:
            return None
        effect, condition = before_condition(self.effect, self.condition)
        said = effect if adverbial is None else During(adverbial, effect)
        return joining.IF_LATER.of(effect=said, condition=condition)

    @property
    def asked(self) -> Wordable:
        return self.effect.asked

    def can_start(self, scope: Scope) -> bool:
        chosen = self.effect if self.condition.holds(scope) else self.otherwise
        return chosen is not None and chosen.can_start(scope)

    def carry_out(self, scope: Scope) -> Steps:
        if self.condition.holds(scope):
            return (yield from self.effect.resolve(scope))
        if self.otherwise is not None:
            return (yield from self.otherwise.resolve(scope))
        return NOTHING

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.effect, self.condition.given(context).by(ONE_IN))
        if self.otherwise is not None:
            estimate.include(self.otherwise, context.by(1 - ONE_IN))


def _phrase_of(item: Instruction) -> Phrase:
    fragment = item.worded()
    return fragment if isinstance(fragment, Phrase) else _NO_PHRASE


_NO_PHRASE = Phrase(en="do {nothing}", de="{nothing} tun")


@entity
class DoneBy(Instruction):
    """An instruction that another player carries out: in it, "you" is that player, and so is "their hand".

    Each of several players picks and names anew; what they do next is about what each of them did before: "the
    discarded card" is their own. Where both discard from their hands or decks, or put cards into play from a pile, the
    active player says who does first. Rules: "Discarding cards", FAQ on Æmberlution.
    """

    who: Who
    effect: Instruction
    seen_by_others = ("effect",)

    @property
    def participle(self) -> Pair | None:  # type: ignore[override]
        """What happened to its cards."""
        return self.effect.participle

    @property
    def participle_own(self) -> Pair | None:  # type: ignore[override]
        """What happened to the cards of each owner."""
        return self.effect.participle_own

    @property
    def by_several(self) -> bool:  # type: ignore[override]
        """Whether more than one player does it, so that it deals with more than one card."""
        return self.who.each_alone

    def can_start(self, scope: Scope) -> bool:
        return any(self._able(scope, self.who.players(scope)))

    def _able(self, scope: Scope, players: tuple[Player, ...]) -> list[bool]:
        """Return of each of these players whether there is anything for them to act on."""
        you, able = scope.you, []
        for player in players:
            scope.you = player
            self._recall(scope, player)
            able.append(self.effect.can_start(scope))
        scope.you = you
        return able

    def carry_out(self, scope: Scope) -> Steps:
        players = yield from self._as_they_come(scope, self.who.players(scope))
        outer, earlier = scope.you, known_before(scope)
        outcomes = []
        own: dict[Player, Known] = {}
        for player in players:
            forget(scope, self.effect, earlier)
            self._recall(scope, player)
            scope.you = player
            outcomes.append((yield from self.effect.resolve(scope)))
            scope.you = outer
            own[player] = self._done_now(scope, earlier)
        if self.by_several:
            for player, known in own.items():
                scope.own.setdefault(player, Known()).learn(known)
        return joined(outcomes)

    def _recall(self, scope: Scope, player: Player) -> None:
        """Let what each player did before be what this one did."""
        if self.by_several and player in scope.own:
            scope.learn(scope.own[player])

    def _done_now(self, scope: Scope, earlier: Collection[object]) -> Known:
        """Return what the player who has just done it picked, named and did for it."""
        known = Known()
        for node in parts(self.effect):
            if node not in earlier:
                for kept, found in zip(known.groups, scope.groups, strict=True):
                    if node in found:
                        kept[node] = found[node]
        return known

    def _as_they_come(
        self, scope: Scope, players: tuple[Player, ...]
    ) -> Generator[Decision, tuple[str, ...], tuple[Player, ...]]:
        """Return the players in the order in which they do it, which the active player may have to say."""
        if len(players) < 2:
            return players
        discarding = next((one for one in _leaves((self.effect,)) if isinstance(one, Discard | DiscardingUntil)), None)
        entering = next((node for node in parts(self.effect) if isinstance(node, PutIntoPlay)), None)
        if isinstance(discarding, Discard):
            place = getattr(discarding.target, "place", None)
            if isinstance(place, AmongThose) and not all(self._able(scope, players)):
                return players
            return (yield from who_is_first(scope.core, zone_of(discarding.target)))
        if discarding is not None and all(self._able(scope, players)):
            return (yield from who_is_first(scope.core, discarding.pile.zone))
        if entering is not None:
            return (yield from who_is_first(scope.core, zone_of(entering.target), ASK["enter-first"]))
        return players

    def worded(self) -> Fragment:
        return By(self.who, as_theirs(self.who, self.effect))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        shares = self.who.shares(context)
        for share, theirs in ((shares.yours, False), (shares.theirs, True)):
            if share:
                estimate.include(self.effect, context._replace(theirs=theirs).by(share))


def as_theirs(who: Who, deed: Wordable) -> Fragment:
    """Return what a player does: what it calls you is that player, and your opponent is theirs."""
    said = Calling(deed, YOU, DOER)
    if isinstance(who, You | Opponent):
        return said
    return Calling(said, OPPONENT, NounPhrase((nouns.OPPONENT,), of=Pronoun(who)))


def by(who: Who, effect: Instruction) -> DoneBy:
    """The player does this."""
    return DoneBy(who, effect)


def sentences(*items: Instruction) -> Sentences:
    """Instructions in sentences of their own."""
    return Sentences(items)


def and_(*items: Instruction) -> AndAlso:
    """Instructions in one sentence."""
    return AndAlso(items)


def may(effect: Instruction) -> May:
    """You may do this."""
    return May(effect)


def if_you_do(first: Instruction, then: Instruction, otherwise: Instruction | None = None) -> IfYouDo:
    """Do the first; if you do, the second, otherwise the third."""
    return IfYouDo(first, then, otherwise)


def you_do(effect: Instruction) -> YouDo:
    """That you did an earlier instruction, as one of several conditions: "if you do and your opponent has …"."""
    return YouDo(effect)


def if_you_do_not(first: Instruction, then: Instruction) -> IfYouDoNot:
    """Do the first; if you do not, the second."""
    return IfYouDoNot(first, then)


def if_(condition: Condition, effect: Instruction, otherwise: Instruction | None = None) -> If:
    """If the condition holds, do this."""
    return If(checked(condition), effect, otherwise)


def as_one(effects: tuple[Instruction, ...]) -> Instruction:
    """Return one instruction that does all of them."""
    return effects[0] if len(effects) == 1 else sentences(*effects)
