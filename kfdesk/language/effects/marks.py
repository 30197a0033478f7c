"""What is put on cards and taken off them: readiness, statuses, counters."""

from __future__ import annotations

from collections.abc import Iterable

from kfdesk.engine import damage as rules
from kfdesk.engine import forbidding
from kfdesk.engine import use as uses
from kfdesk.engine.abilities import Mod, Scope
from kfdesk.engine.card_facts import facts_of
from kfdesk.engine.events import CardExhausted, CardReadied
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.phrases import ASK
from kfdesk.engine.queries import armor
from kfdesk.engine.terms import COUNTERS, ENRAGE, POWER_COUNTER, STUN, WARD, CardId, Status, counter_stem
from kfdesk.language.amounts import ALL, FOR_EACH, AllBut, Number, Part, PerEach, Quantity, some
from kfdesk.language.base import Target
from kfdesk.language.counts.cards import the_number_of
from kfdesk.language.descriptions import Each
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Steps, ask_how_much, complete, in_order, joined
from kfdesk.language.effects.sharing import shared_out
from kfdesk.language.estimates import BOUNCED, COUNTED, ONE_IN, DeckEstimate, EstimateContext, EstimateKind, uncounted
from kfdesk.language.neighbors import NeighborsOf
from kfdesk.language.nouns import ARMOR, CHOSEN, COUNTER, WHOLE, counter_prefix
from kfdesk.language.rules.changes import GetsArmor
from kfdesk.language.sorts import CREATURE, NOUNS
from kfdesk.language.targets import Chosen, a, picks_several
from kfdesk.records import entity
from kfdesk.text import english
from kfdesk.text.adverbials import During, PerLanguage
from kfdesk.text.joining import IfMentioned
from kfdesk.text.mentions import ItsOwn
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.notation import Amount
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import EACH, NONE, OF_THE, THE, THE_PLURAL, Prefix
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable
from kfdesk.text.words import Pair

__all__ = [
    "POWER",
    "double_counters",
    "enrage",
    "exhaust",
    "lose_armor",
    "move_counters",
    "move_ward",
    "put_counters",
    "ready",
    "remove_counters",
    "stun",
    "unstun",
    "unward",
    "ward",
]

POWER = POWER_COUNTER
"""+1 power counters, for `put_counters` and its like."""

# Readiness --------------------------------------------------------------------------------------


@entity
class ReadyUp(Instruction):
    """Ready cards, one at a time, in an order that is asked when it can matter. Rule: "Ready and exhausted"."""

    target: Target
    participle = Pair("readied", "spielbereit gemacht")
    phrase = Phrase(en="ready {target}", de="{target} spielbereit machen")

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        if not scope.core.unwatched(CardReadied):
            cards = yield from in_order(scope, self.target, cards, ASK["ready-order"])
        self.report_forbidden(scope, cards)
        outcomes = []
        for card in cards:
            outcomes.append((yield from uses.ready(scope.core, card, scope.you, scope.source)))
        return complete(joined(outcomes), self.target, cards)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return not uses.can_be_readied(scope.core, card)

    def report_forbidden(self, scope: Scope, cards: Iterable[CardId]) -> None:
        forbidding.report_readying(scope.core, cards, scope.source)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, 1.0, context)


@entity
class Exhaust(Instruction):
    """Exhaust ready cards, one at a time, in an order that is asked when it can matter. Rule: "Ready and exhausted".

    With `no_effect` what one was used for does not take place.
    """

    target: Target
    no_effect: bool = False
    participle = Pair("exhausted", "erschöpft")
    phrase = Phrase(en="exhaust {target}", de="{target} erschöpfen")
    phrase_no_effect = Phrase(en="exhaust {target} with no effect", de="{target} ohne Wirkung erschöpfen")

    def worded(self) -> Fragment:
        return self.phrase_no_effect if self.no_effect else self.phrase

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        cards = yield from self.target.pick(scope)
        if not scope.core.unwatched(CardExhausted):
            cards = yield from in_order(scope, self.target, cards, ASK["exhaust-order"])
        self.report_forbidden(scope, cards)
        for card in cards:
            outcomes.append((yield from uses.exhaust(scope.core, card, scope.source)))
            fight = scope.core.frames.fight(card) if self.no_effect else None
            if fight is not None:
                fight.halted = True
        if self.no_effect:
            return Outcome(bool(cards), cards, len(cards))
        return complete(joined(outcomes), self.target, cards)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        if self.no_effect:
            return False
        return not scope.core.state.cards[card].ready or scope.core.has(Mod.CANNOT_EXHAUST, card)

    def report_forbidden(self, scope: Scope, cards: Iterable[CardId]) -> None:
        forbidding.report_exhausting(scope.core, cards, scope.source)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.no_effect:
            estimate.add(EstimateKind.CREATURE_PROTECTION, 1.0, context)
        else:
            estimate.hinders(self.target, 1.0, context)


# Statuses ---------------------------------------------------------------------------------------

_GIVE: dict[Status, Phrase] = {
    STUN: Phrase(en="stun {target}", de="{target} betäuben", rule="glossary/stun"),
    WARD: Phrase(en="ward {target}", de="{target} beschützen", rule="glossary/ward"),
    ENRAGE: Phrase(en="enrage {target}", de="{target} wütend machen", rule="glossary/enrage"),
}
_TAKE: dict[Status, Phrase] = {
    STUN: Phrase(en="unstun {target}", de="den Betäubt-Marker von {target:dat} entfernen", rule="glossary/stun"),
    WARD: Phrase(
        en="remove a <ward> from {target}", de="den <Beschützt-Marker> von {target:dat} entfernen", rule="glossary/ward"
    ),
}
_TAKE_EACH: dict[Status, Phrase] = {
    STUN: Phrase(en="unstun {target}", de="je einen Betäubt-Marker von {target:dat} entfernen", rule="glossary/stun"),
    WARD: Phrase(
        en="remove a <ward> from each of {target}",
        de="je einen <Beschützt-Marker> von {target:dat} entfernen",
        rule="glossary/ward",
    ),
}
"""The same of several creatures that are picked."""


@entity
class Mark(Instruction):
    """Give creatures a status: stun, ward or enrage them. Rules: those entries."""

    status: Status
    target: Target

    @property
    def participle(self) -> Pair:  # type: ignore[override]
        """What happened to its creatures."""
        return self.status.adjective

    def worded(self) -> Fragment:
        return _GIVE[self.status]

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        given = yield from rules.give_status(scope.core, cards, self.status, scope.source)
        return complete(given, self.target, cards)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return self.status in scope.core.state.cards[card].statuses

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.status is WARD:
            estimate.protects(self.target, 1.0, context)
        elif self.status is STUN:
            estimate.hinders(self.target, 1.0, context)
        elif not estimate.is_used(self.target):
            estimate.hinders(self.target, ONE_IN, context)


@entity
class Unmark(Instruction):
    """Remove a status from creatures, without using them."""

    status: Status
    target: Target

    def worded(self) -> Fragment:
        return (_TAKE_EACH if picks_several(self.target) else _TAKE)[self.status]

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        taken = yield from rules.take_status(scope.core, cards, self.status, scope.source)
        return complete(taken, self.target, cards)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return self.status not in scope.core.state.cards[card].statuses

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.status is STUN:
            estimate.uses(self.target, 1.0, context)
        else:
            estimate.removes(self.target, BOUNCED, context)


@entity
class MoveMark(Instruction):
    """Move a status from a creature to another; without one to move nothing is done. Rule: "Move"."""

    status: Status
    target: Target
    to: Target
    phrase = Phrase(
        en="move a <ward> from {target} to {to}",
        de="einen <Beschützt-Marker> von {target:dat} auf {to} bewegen",
        rule="glossary/ward",
    )

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return self.status not in scope.core.state.cards[card].statuses

    def carry_out(self, scope: Scope) -> Steps:
        giver = yield from self.target.pick(scope)
        if all(self.does_nothing_to(scope, card) for card in giver):
            return NOTHING
        receiver = yield from self.to.pick(scope)
        if not giver or not receiver or not scope.core.state.cards[receiver[0]].in_play:
            return NOTHING
        taken = yield from rules.take_status(scope.core, giver[:1], self.status, scope.source)
        if not taken.done:
            return NOTHING
        given = yield from rules.give_status(scope.core, receiver[:1], self.status, scope.source)
        return taken._replace(done=given.done)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.protects(self.to, 1.0, context)


# Counters ---------------------------------------------------------------------------------------


def _phrases(en: str, de: str) -> dict[str, Phrase]:
    """Return a phrase for each kind of counter; `*` is how many of them, by `{amount}`.

    A number before "+1" is a word.
    """
    made = {}
    for kind, name in COUNTERS.items():
        stem = counter_stem(kind).say("de").replace(" ", "-")
        number = "##" if name.en.startswith("+") else "#"
        en_one, en_many, de_word = f"{name.en} counter", f"{name.en} counters", f"{stem}-Marker"
        if name.rule:
            en_one, en_many, de_word = f"<{en_one}>", f"<{en_many}>", f"<{de_word}>"
        counters_en = f"{{amount:{english.article(name.en)} {en_one}|{number} {en_many}}}"
        counters_de = f"{{amount:einen {de_word}|{number} {de_word}}}"
        made[kind] = Phrase(en.replace("*", counters_en), de.replace("*", counters_de), name.rule)
    return made


_PUT = _phrases("put * on {target}", "* auf {target} legen")
_PUT_EACH = _phrases("put * on each of {target}", "je * auf {target} legen")
_PUT_EQUAL = _phrases("put a number of * {equal} on {target}", "* {equal} auf {target} legen")
_PUT_EQUAL_TO_ITS = _phrases("put a number of * on {target} {equal}", "auf {target} * {equal} legen")
"""What is counted is the card's own, "it": it is said behind the card."""
_DIVIDE = _phrases("put * on {target}, distributed as you choose", "* beliebig verteilt auf {target} legen")
_REMOVE = _phrases("remove * from {target}", "* von {target:dat} entfernen")
_REMOVE_EACH = _phrases("remove * from each of {target}", "je * von {target:dat} entfernen")
_MOVE = _phrases("move * from {target} to {to}", "* von {target:dat} auf {to} legen")


@entity
class PutCounters(Instruction):
    """Put counters of a kind on cards. Rule: "Counters and tokens"."""

    kind: str
    amount: Quantity
    target: Target
    divided: bool = False
    """Whether the active player divides the amount among the cards."""

    def worded(self) -> Fragment:
        if self.divided:
            return _DIVIDE[self.kind]
        said = self.amount.worded()
        if isinstance(said, Amount) and said.number is None and said.tail is not None:
            equal = (_PUT_EQUAL_TO_ITS if self.target in parts(self.amount) else _PUT_EQUAL)[self.kind]
            return equal.of(amount=Amount(None), equal=said.of_things or said.tail, target=self.target)
        phrase = (_PUT_EACH if picks_several(self.target) else _PUT)[self.kind]
        if not isinstance(self.amount, PerEach):
            return phrase
        target: Wordable = self.target
        if isinstance(self.target, Chosen) and self.target.most == 1:  # "that" might be one of those counted
            target = IfMentioned(self.target, described(NOUNS[self.target.sort], THE, CHOSEN), self.target)
        put = phrase.of(amount=Number(self.amount.n), target=target)
        return During(FOR_EACH.of(each=self.amount.count), put)

    def carry_out(self, scope: Scope) -> Steps:
        if self.divided:
            return (yield from self._divide(scope))
        cards = yield from self.target.pick(scope)
        put = yield from rules.add_counters(scope.core, cards, self.kind, self.amount.of(scope), scope.source)
        return complete(put, self.target, cards)

    def _divide(self, scope: Scope) -> Steps:
        shares = yield from shared_out(
            scope, self.target, self.target.candidates(scope), self.amount.of(scope), self.kind
        )
        scope.picked[self.target] = tuple(shares)
        outcomes = []
        for card, n in shares.items():
            outcomes.append((yield from rules.add_counters(scope.core, (card,), self.kind, n, scope.source)))
        return joined(outcomes)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.kind == POWER_COUNTER:
            put = self.amount.estimate()
            if self.divided:
                estimate.add(EstimateKind.EFFECTIVE_POWER, put, context)
            else:
                estimate.strengthens(self.target, put, context)


@entity
class DoubleCounters(Instruction):
    """Put as many counters of a kind on each of some cards as are on it. Rule: "Counters and tokens"."""

    kind: str
    target: Target

    def worded(self) -> Fragment:
        there = described(COUNTER, OF_THE, counter_prefix(self.kind), _ON.of(target=self.target))
        return _DOUBLE.of(number=the_number_of(there))

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return counters_there(scope, card, self.kind) == 0

    def carry_out(self, scope: Scope) -> Steps:
        there = {card: counters_there(scope, card, self.kind) for card in (yield from self.target.pick(scope))}
        outcomes = []
        for card, n in there.items():
            outcomes.append((yield from rules.add_counters(scope.core, (card,), self.kind, n, scope.source)))
        return complete(joined(outcomes), self.target, tuple(there))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.kind == POWER_COUNTER:
            estimate.strengthens(self.target, COUNTED, context)


_DOUBLE = Phrase(en="double {number}", de="{number} verdoppeln")
_ON = Frame(en="on {target}", de="auf {target:dat}")


@entity
class RemoveCounters(Instruction):
    """Remove counters of a kind from cards, as many as there are; done when there were as many as asked for."""

    kind: str
    amount: Quantity
    target: Target
    add_to = uncounted
    amount_follows_cards = True
    unit = COUNTER
    participle = Pair("removed", "entfernt")

    @property
    def narrower(self) -> tuple[Prefix, ...]:  # type: ignore[override]
        """What sort of counters they are."""
        return (counter_prefix(self.kind),)

    def worded(self) -> Fragment:
        share = share_of_counters(self.kind, self.amount)
        if share is not None:
            return _REMOVE_ALL.of(each=share, target=self.target)
        return (_REMOVE_EACH if picks_several(self.target) else _REMOVE)[self.kind]

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return counters_there(scope, card, self.kind) == 0

    def available(self, scope: Scope) -> int | None:
        facts = (facts_of(scope.core, card) for card in self.target.counted(scope))
        return max((there.counters(self.kind) for there in facts), default=None)

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        if not cards:
            return NOTHING
        yield from ask_how_much(scope, self)
        return complete((yield from take_counters(scope, cards, self.kind, self.amount)), self.target, cards)


_REMOVE_ALL = Phrase(en="remove {each} from {target}", de="{each} von {target:dat} entfernen")


_MOVE_ALL = Phrase(en="move {each} from {target} to {to}", de="{each} von {target:dat} auf {to} legen")


@entity
class MoveCounters(Instruction):
    """Move counters of a kind from one card to another, as many as there are. Rule: "Move"."""

    kind: str
    amount: Quantity
    target: Target
    to: Target
    amount_follows_cards = True
    unit = COUNTER
    participle = Pair("moved", "bewegt")

    @property
    def narrower(self) -> tuple[Prefix, ...]:  # type: ignore[override]
        """What sort of counters they are."""
        return (counter_prefix(self.kind),)

    def worded(self) -> Fragment:
        share = share_of_counters(self.kind, self.amount)
        return _MOVE[self.kind] if share is None else _MOVE_ALL.of(each=share, target=self.target, to=self.to)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return counters_there(scope, card, self.kind) == 0

    def available(self, scope: Scope) -> int | None:
        facts = (facts_of(scope.core, card) for card in self.target.counted(scope))
        return max((there.counters(self.kind) for there in facts), default=None)

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        if all(self.does_nothing_to(scope, card) for card in cards):
            return NOTHING
        onto = yield from self.to.pick(scope)
        if not cards or not onto or not scope.core.state.cards[onto[0]].in_play:
            return NOTHING
        yield from ask_how_much(scope, self)
        taken = yield from take_counters(scope, cards, self.kind, self.amount)
        yield from rules.add_counters(scope.core, onto[:1], self.kind, taken.amount, scope.source)
        return complete(taken, self.target, cards)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.kind == POWER_COUNTER:
            estimate.strengthens(self.to, self.amount.estimate(), context)


def share_of_counters(kind: str, amount: Quantity) -> Wordable:
    """Return "each time counter", "half of the time counters (rounding up)"; None for a number of them."""
    if isinstance(amount, AllBut):
        return _ALL_BUT.of(rest=described(COUNTER, NONE, counter_prefix(kind), count=amount.rest))
    if isinstance(amount, Part):
        return amount.of_these(described(COUNTER, THE_PLURAL, counter_prefix(kind)))
    return described(COUNTER, EACH, counter_prefix(kind)) if amount is ALL else None


_ALL_BUT = Frame(en="all but {rest}", de="alle bis auf {rest:acc}")


def counters_there(scope: Scope, card: CardId, kind: str) -> int:
    """Return how many counters of a kind are on a card."""
    c = scope.core.state.cards[card]
    return c.power_counters if kind == POWER_COUNTER else dict(c.counters).get(kind, 0)


def take_counters(scope: Scope, cards: tuple[CardId, ...], kind: str, much: Quantity) -> Steps:
    """Take up to so many counters of a kind off each card in play."""
    outcomes = []
    for card in cards:
        held = counters_there(scope, card, kind)
        amount = much.of(scope, held)
        taken = min(held, amount)
        outcome = yield from rules.add_counters(scope.core, (card,), kind, -taken, scope.source)
        outcomes.append(Outcome(outcome.done and taken == amount, outcome.cards, taken if outcome.done else 0))
    return joined(outcomes)


# Armor ------------------------------------------------------------------------------------------


@entity
class LoseArmor(Instruction):
    """Creatures lose all of their armor until the end of the turn; each is dealt 1 damage for each point lost.

    What was used up is lost, too. Rule: "Armor".
    """

    # Reading: reading/used-up-armor
    target: Target
    phrase = Phrase(
        en="{target} | lose {all_of_it} until the end of the turn & be dealt 1{damage} for each point of "
        "armor {target:it:nom} lost this way",
        de="{target} | bis zum Ende des Zuges {all_of_it:acc} verlieren & 1{damage} für jeden auf diese Weise "
        "verlorenen Rüstungspunkt erhalten",
    )

    @property
    def all_of_it(self) -> Fragment:
        """Return "all of its armor"."""
        own = NounPhrase((ARMOR,), NONE, of=Pronoun(self.target))
        whole = ItsOwn(NounPhrase((ARMOR,), NONE, (WHOLE,)), self.target)
        return PerLanguage(_ALL_OF.of(own=own), whole)

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        cards = yield from self.target.pick(scope)
        lost = {card: n for card in cards if (n := armor(core, card))}
        for card, amount in lost.items():
            turn = core.state.turn
            seen = ((card, core.state.cards[card].incarnation),)
            rule = GetsArmor(_LOSER, Number(-amount))
            core.begin_lasting(
                Lasting(scope.you, scope.source, rule, turn, turn, bound=((_LOSER, (card,)),), incarnations=seen)
            )
        if not lost:
            return NOTHING
        yield from rules.deal(core, [rules.Hit(c, n, scope.source) for c, n in lost.items()])
        return complete(Outcome(True, tuple(lost), sum(lost.values())), self.target, cards)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return not armor(scope.core, card)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.damages(self.target, 1.0, context)


_ALL_OF = Frame(en="all of {own}", de="{own}")
_LOSER = a(CREATURE)
"""One of the creatures, in the rule that takes its armor."""


def ready(target: Target) -> ReadyUp:
    """Ready cards."""
    return ReadyUp(target)


def exhaust(target: Target, *, no_effect: bool = False) -> Exhaust:
    """Exhaust cards; with `no_effect` the fight that one is used for does not take place."""
    return Exhaust(target, no_effect)


def stun(target: Target) -> Mark:
    """Stun creatures."""
    return Mark(STUN, target)


def ward(target: Target) -> Mark:
    """Ward creatures."""
    return Mark(WARD, target)


def enrage(target: Target) -> Mark:
    """Enrage creatures."""
    return Mark(ENRAGE, target)


def unstun(target: Target) -> Unmark:
    """Remove the stun from creatures."""
    return Unmark(STUN, target)


def unward(target: Target) -> Unmark:
    """Remove the ward from creatures."""
    return Unmark(WARD, target)


def move_ward(target: Target, to: Target) -> MoveMark:
    """Move a ward from a creature to another."""
    return MoveMark(WARD, target, to)


def double_counters(kind: str, target: Target) -> DoubleCounters:
    """Double the number of counters of a kind, such as POWER, on each of some cards."""
    return DoubleCounters(kind, target)


def put_counters(kind: str, amount: int | Quantity, target: Target, *, divided: bool = False) -> PutCounters:
    """Put a number of counters of a kind, such as POWER, on each of some cards, or `divided` among them."""
    return PutCounters(kind, some(amount), target, divided)


def remove_counters(kind: str, amount: int | Quantity, target: Target) -> RemoveCounters:
    """Remove a number of counters of a kind from each of some cards."""
    return RemoveCounters(kind, some(amount, held=True), target)


def move_counters(kind: str, amount: int | Quantity, target: Target, to: Target) -> MoveCounters:
    """Move a number of counters of a kind from a card to another."""
    return MoveCounters(kind, some(amount, held=True), target, to)


def lose_armor(target: Target) -> LoseArmor:
    """A creature, or each of a description or of its neighbors, loses all armor for the turn and is dealt as much
    damage.

    Raises `ValueError` for several that are picked, of which no words speak.
    """
    if target.several and not isinstance(target, Each | NeighborsOf):
        raise ValueError(f"each creature loses its armor, or one, not these: {target}")
    return LoseArmor(target)
