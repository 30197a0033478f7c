"""Damage, healing and destruction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from kfdesk.engine import damage as rules
from kfdesk.engine import forbidding
from kfdesk.engine.abilities import Effect
from kfdesk.engine.damage import Hit
from kfdesk.engine.destruction import can_be_destroyed
from kfdesk.engine.destruction import destroy as destroy_cards
from kfdesk.engine.queries import neighbors
from kfdesk.engine.terms import CardId, Icon
from kfdesk.language import nouns
from kfdesk.language.amounts import EqualTo, Number, PerEach, Quantity, UpTo, some
from kfdesk.language.base import Picking, Target, itself_in
from kfdesk.language.combined import AllOf
from kfdesk.language.counts.cards import Count, Excess
from kfdesk.language.counts.properties import PowerOf
from kfdesk.language.descriptions import Each, Group
from kfdesk.language.effects.base import NOTHING, Gathering, Instruction, Scope, Steps, asked_first, complete, joined
from kfdesk.language.effects.sharing import shared_out
from kfdesk.language.estimates import COUNTED, LIFE, ONE_IN, DeckEstimate, EstimateContext, EstimateKind, uncounted
from kfdesk.language.of_each import OneOfEach
from kfdesk.language.position_predicates import ON_FLANK
from kfdesk.language.prompts import CHOOSE, SPARING, TO_DO
from kfdesk.language.results import Done
from kfdesk.language.sorts import NOUNS
from kfdesk.language.targets import ITSELF, Chosen, picks_several
from kfdesk.records import entity, record
from kfdesk.text.joining import Sentences
from kfdesk.text.members import OneOf
from kfdesk.text.mentions import IfByName, InContext, Recalling
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.notation import Amount
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import EACH, PLURAL, A, Adjective
from kfdesk.text.phrases import Phrase, fixed
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Nominal, SentenceContext, Wordable, Worded, unfold
from kfdesk.text.words import Pair

__all__ = ["deal", "destroy", "fully_heal", "heal", "sacrifice"]


# Deal -------------------------------------------------------------------------------------------


@entity
class Deal(Instruction):
    """Deal damage to creatures; `splash` to the neighbors of each. Rules: "Damage", "Splash"."""

    amount: Quantity
    target: Target
    splash: Quantity | None = None
    unarmored: bool = False
    """True for damage that armor cannot prevent."""
    divided: bool = False
    """Whether the active player divides the amount among the creatures."""
    by: Target | None = None
    """The creature that deals it, or each of several; None for this card."""
    deals_damage = True
    asks_late = True
    participle = Pair("damaged", "beschädigt")

    @property
    def as_much_as(self) -> Effect | None:
        done = self.amount.count if isinstance(self.amount, EqualTo) else None
        return done.effect if isinstance(done, Done) and self.splash is None else None

    phrase = Phrase(en="deal {amount}{damage} to {target}", de="{target:dat} {amount}{damage} zu-fügen")

    def worded(self) -> Fragment:
        if self.splash is not None:
            dealt = self.amount.worded()
            return _EQUAL_SPLASH if isinstance(dealt, Amount) and dealt.number is None else _SPLASH
        if self.divided:
            if isinstance(self.amount, PerEach) and self.by is None:
                return Sentences((_DEAL.of(amount=self.amount), _DIVIDE.of(target=self.target)))
            return _DIVIDED if self.by is None else _DIVIDED_BY
        if self.unarmored:
            return Sentences((self.phrase.of(amount=self.amount, target=self.target), _NOT_BY_ARMOR))
        if self.by is not None:
            return self._dealt_by(self.by)
        said = self.amount.worded()
        if isinstance(said, Amount) and said.number is None and said.tail is not None:
            in_it = list(parts(self.amount))
            behind = itself_in(self.amount) is not None or any(
                one is self.target or isinstance(one, Excess) for one in in_it
            )
            return _EQUAL_BEHIND if behind else _EQUAL
        if isinstance(said, Amount) and isinstance(self.amount, PerEach) and self.target in parts(self.amount):
            near = Recalling(said.tail, (self.target,), near=True)
            counted = replace(said, tail=IfByName(self.target, said.tail, near))
            return self.phrase.of(amount=counted, target=self.target)
        return _EACH_OF if picks_several(self.target) and isinstance(self.amount, Number) else self.phrase

    def _dealt_by(self, dealer: Target) -> Fragment:
        """Return "that creature deals damage equal to its power to each of its neighbors"."""
        said = self.amount.worded()
        assert isinstance(said, Amount), self
        tail: Wordable = None if said.tail is None else Recalling(said.tail, (dealer,), near=True)
        if isinstance(self.amount, EqualTo) and _is_power_of(dealer, self.amount.count):
            tail = IfByName(dealer, _EQUAL_TO_ITS_POWER, tail)
        target: Wordable = IfByName(dealer, self.target, Recalling(self.target, (dealer,), near=True))
        if _is_its_only_neighbor(self.target, dealer):
            target = NounPhrase((nouns.NEIGHBOR,), A, of=Pronoun(dealer))
        elif isinstance(self.target, Chosen) and self.target.beside is not None and self.target.beside.target is dealer:
            its_neighbors = NounPhrase((nouns.NEIGHBOR,), PLURAL, of=Pronoun(dealer))
            target = IfByName(dealer, _ONE_OF_ITS_NEIGHBORS, OneOf(its_neighbors))
        amount = replace(said, tail=tail)
        wording = _EQUAL_BY if said.number is None else _DEALT_BY
        return wording.of(by=dealer, amount=amount, target=target)

    @property
    def gathers(self) -> bool:
        return True

    def can_start(self, scope: Scope) -> bool:
        dealers = (self.target,) if self.by is None else (self.by, self.target)
        return not self.amount.surely_none(scope) and all(one.any(scope) for one in dealers)

    def gather(self, scope: Scope) -> Gathering:
        if self.amount.surely_none(scope) or self._strikes_nobody(scope):
            return []
        for part in asked_first(self):
            yield from part.ask_first(scope, self)
        dealers = (scope.source,) if self.by is None else (yield from self.by.pick(scope))
        if isinstance(self.by, Each):
            return (yield from self._by_each(scope, dealers))
        if self.divided:
            return (yield from self._divide(scope, dealers[0])) if dealers else []
        if not dealers:
            return []
        alike = self._alike(scope)
        cards = alike[:1] if len(alike) > 1 else (yield from self.target.pick(scope))
        return [
            Hit(struck, amount, dealers[0], unarmored=self.unarmored)
            for card in cards
            for struck, amount in self._struck(scope, card)
        ]

    def _struck(self, scope: Scope, card: CardId) -> list[tuple[CardId, int]]:
        """Return what is dealt to whom if that card is picked: to itself and, with splash, to its neighbors."""
        scope.picked[ITSELF] = (card,)
        struck = [(card, self.amount.of(scope))]
        if self.splash is not None:
            splash = self.splash.of(scope)
            struck += [(neighbor, splash) for neighbor in neighbors(scope.core, card)]
        return struck

    def _alike(self, scope: Scope) -> tuple[CardId, ...]:
        """Return the creatures among which it makes no difference which one is picked: all are dealt the same with
        each, as two neighbors are by splash that is as strong as the damage.

        A choice without effect is not asked.
        """
        target = self.target
        if self.splash is None or target in scope.picked or not isinstance(target, Chosen):
            return ()
        found = target.said_here_only(scope)
        return found if len({frozenset(self._struck(scope, card)) for card in found}) == 1 else ()

    def _strikes_nobody(self, scope: Scope) -> bool:
        """Return whether no creature that could be picked to deal it has one to deal it to, so that none is picked."""
        dealer, target = self.by, self.target
        if dealer in scope.picked or not isinstance(dealer, Chosen) or not isinstance(target, Chosen):
            return False
        found = False
        for card in dealer.candidates(scope):
            scope.picked[dealer] = (card,)
            found = found or bool(target.candidates(scope))
            del scope.picked[dealer]
        return not found

    def _by_each(self, scope: Scope, dealers: Sequence[CardId]) -> Gathering:
        """Return what each of several creatures deals; `ITSELF` is the one that deals it.

        Where it deals it to one of several, the active player picks that one for each of them: also of the two
        neighbors of a creature that is considered a flank creature. Rule: FAQ on flanks.
        """
        assert isinstance(self.target, Group) and self.by is not None
        hits: list[Hit] = []
        for dealer in dealers:
            scope.picked[ITSELF] = scope.picked[self.by] = (dealer,)
            amount = self.amount.of(scope)
            struck = self.target.candidates(scope)
            if amount and not (len(struck) == 1 and _is_its_only_neighbor(self.target, self.by)):
                struck = yield from self.target.pick(scope)
                scope.picked.pop(self.target, None)
            hits += [Hit(card, amount, dealer, unarmored=self.unarmored) for card in struck]
        scope.picked[self.by] = tuple(dealers)
        return hits

    def _divide(self, scope: Scope, dealer: CardId) -> Gathering:
        among = (
            self.target.candidates(scope) if isinstance(self.target, Group) else (yield from self.target.pick(scope))
        )
        shares = yield from shared_out(scope, self.target, among, self.amount.of(scope), Icon.DAMAGE)
        scope.picked[self.target] = tuple(shares)
        return [Hit(card, n, dealer, unarmored=self.unarmored) for card, n in shares.items()]

    def carry_out(self, scope: Scope) -> Steps:
        if self in scope.dealt:
            return scope.dealt.pop(self)
        return (yield from rules.deal(scope.core, (yield from self.gather(scope))))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.damages(self.target, self.amount.estimate(), context)
        if self.splash is not None:
            estimate.add(EstimateKind.REMOVAL, COUNTED * min(1.0, self.splash.estimate() / LIFE), context)


def _is_its_only_neighbor(target: Target, dealer: Target | None) -> bool:
    """Return whether each of some flank creatures deals it to its neighbor, of which it has only one."""
    if not isinstance(dealer, Each) or ON_FLANK not in dealer.predicates or not isinstance(target, Chosen):
        return False
    return len(target.predicates) == 1 and target.beside is not None and target.beside.target is ITSELF


def _is_power_of(target: Target, count: Count) -> bool:
    return isinstance(count, PowerOf) and count.target is target


_EACH_OF = Phrase(en="deal {amount}{damage} to each of {target}", de="{target:dat} je {amount}{damage} zu-fügen")
_SPLASH = Phrase(
    en="deal {amount}{damage} to {target}, with {splash}{damage} <splash>",
    de="{target:dat} {amount}{damage} mit {splash}{damage} <Explosion> zu-fügen",
    rule="glossary/splash",
)
_EQUAL_SPLASH = Phrase(
    en="deal damage {amount:tail} to {target}, with {splash}{damage} <splash>",
    de="{target:dat} Schaden {amount:tail} mit {splash}{damage} <Explosion> zu-fügen",
    rule="glossary/splash",
)
_EQUAL = Phrase(en="deal damage {amount:tail} to {target}", de="{target:dat} Schaden {amount:tail} zu-fügen")
_EQUAL_BEHIND = Phrase(en="deal damage to {target} {amount:tail}", de="{target:dat} Schaden {amount:tail} zu-fügen")
_EQUAL_TO_ITS_POWER = fixed("equal to its power", "in Höhe der eigenen Stärke")
_ONE_OF_ITS_NEIGHBORS = fixed("one of its neighbors", "einem Nachbarn")
"""A creature called by its name, of which German has no pronoun; what is damaged is in the dative."""
_EQUAL_BY = Phrase(
    en="{by} | deal damage {amount:tail} to {target}", de="{by} | {target:dat} Schaden {amount:tail} zu-fügen"
)
_DEALT_BY = Phrase(
    en="{by} | deal {amount}{damage} {amount:tail} to {target}",
    de="{by} | {target:dat} {amount}{damage} {amount:tail} zu-fügen",
)
_DIVIDED = Phrase(
    en="deal {amount}{damage}, divided among {target}",
    de="{amount}{damage} [zu-fügen], aufgeteilt auf {target:acc}",
)
_DIVIDED_BY = Phrase(
    en="{by} | deal {amount}{damage}, divided among {target}",
    de="{by} | {amount}{damage} [zu-fügen], aufgeteilt auf {target:acc}",
)
_DEAL = Phrase(en="deal {amount}{damage}", de="{amount}{damage} zu-fügen")
_DIVIDE = Phrase(en="divide this damage among {target}", de="diesen Schaden auf {target:acc} auf-teilen")
_NOT_BY_ARMOR = fixed(
    "this damage cannot be prevented by armor", "dieser Schaden kann nicht durch Rüstung verhindert werden"
)


def deal_at_once(scope: Scope, deals: Sequence[Instruction], counted: Sequence[Instruction] = ()) -> Steps:
    """Deal the damage of several instructions simultaneously; what each did waits for its turn in `scope.dealt`.

    The creatures are picked in the order written, before any damage is dealt. Instructions whose results are `counted`
    by one of them are carried out before that one, and wait for their turn as well.
    """
    hits: list[Hit] = []
    for part, one in enumerate(deals):
        for item in counted:
            if item not in scope.dealt and item in parts(one):
                scope.dealt[item] = yield from item.resolve(scope)
        outer, scope.doing = scope.doing, one
        hits += [hit._replace(part=part) for hit in (yield from one.gather(scope))]
        scope.doing = outer
    outcomes = yield from rules.deal_parts(scope.core, hits, len(deals))
    scope.dealt.update(zip(deals, outcomes, strict=True))
    return joined(outcomes)


# Heal -------------------------------------------------------------------------------------------


@entity
class Heal(Instruction):
    """Remove damage from creatures; `amount` None heals fully. Rule: "Heal".

    Of up to so much the active player names how much, once the creatures are picked.
    """

    amount: Quantity | None
    target: Target
    amount_follows_cards = True
    participle = Pair("healed", "geheilt")
    unit = nouns.DAMAGE
    phrase = Phrase(
        en="<heal> {amount} damage from {target}", de="{amount} Schaden von {target:dat} <heilen>", rule="glossary/heal"
    )
    phrase_each = Phrase(
        en="<heal> {amount} damage from each of {target}",
        de="je {amount} Schaden von {target:dat} <heilen>",
        rule="glossary/heal",
    )
    phrase_fully = Phrase(en="fully [heal] {target}", de="{target} komplett heilen", rule="glossary/heal")

    def worded(self) -> Fragment:
        if self.amount is None:
            return self.phrase_fully
        return self.phrase_each if picks_several(self.target) else self.phrase

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        if isinstance(self.amount, UpTo):
            yield from self.amount.ask(scope, self._most(scope, cards), HOW_MUCH_HEALED)
        amount = None if self.amount is None else self.amount.of(scope)
        return (yield from rules.heal(scope.core, cards, amount, scope.source))

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return scope.core.state.cards[card].damage == 0

    def _most(self, scope: Scope, cards: tuple[CardId, ...]) -> int:
        """Return the most that can be healed of creatures that have been picked."""
        assert isinstance(self.amount, UpTo)
        damage = max((scope.core.state.cards[c].damage for c in cards), default=0)
        return damage if self.amount.most is None else min(self.amount.most, damage)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        healed = LIFE * ONE_IN if self.amount is None else self.amount.estimate()
        estimate.protects(self.target, min(1.0, healed / LIFE), context)


HOW_MUCH_HEALED = Pair("How much damage is healed?", "Wie viel Schaden wird geheilt?")


# Destroy ----------------------------------------------------------------------------------------


@entity
class Destroy(Instruction):
    """Destroy cards, except those of `but`, which are picked first. Rule: "Destroyed"."""

    target: Target
    but: Target | None = None
    participle = Pair("destroyed", "zerstört")
    phrase = Phrase(en="destroy {target}", de="{target} zerstören")
    phrase_but = Phrase(en="destroy {target} except {but}", de="{target} außer {but:dat} zerstören")
    takes_away = True

    def clears(self, target: Target) -> bool:
        if self.but is None or not isinstance(self.target, Each) or not isinstance(target, Group):
            return False
        return (self.target.sort, self.target.predicates) == (target.sort, target.predicates)

    def worded(self) -> Fragment:
        if self.but is None:
            return self.phrase
        if not isinstance(self.but, OneOfEach) or not isinstance(self.target, Each):
            return self.phrase_but
        others = described(NOUNS[self.target.sort], EACH, *_NOT_CHOSEN_THIS_WAY, *self.target.predicates)
        return Sentences((CHOOSE.of(target=self.but), self.phrase.of(target=others)))

    def about(self, target: Target) -> Wordable:
        spared = self.but.groups if isinstance(self.but, AllOf) else (self.but,)
        if target not in spared or not isinstance(self.target, Each):
            return Instruction.about(self, target)
        others = described(NOUNS[self.target.sort], EACH, *_NOT_CHOSEN, *self.target.predicates)
        return SPARING.of(choice=CHOOSE.of(target=_Spared(target)), deed=self.phrase.of(target=others))

    def carry_out(self, scope: Scope) -> Steps:
        spared = () if self.but is None else (yield from self.but.pick(scope))
        picked = yield from pick_untagged(scope, self.target)
        cards = tuple(c for c in picked if c not in spared)
        if not cards:
            return NOTHING
        return complete((yield from destroy_cards(scope.core, cards, scope.source)), self.target, cards)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return not can_be_destroyed(scope.core, card)

    def report_forbidden(self, scope: Scope, cards: Iterable[CardId]) -> None:
        forbidding.report_destruction(scope.core, cards, scope.source)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.takes_away(self.target, context)


_NOT_CHOSEN_THIS_WAY = Adjective("", "nicht auf diese Weise gewählt"), fixed("not chosen this way", "")
_NOT_CHOSEN = Adjective("", "nicht gewählt"), fixed("not chosen", "")


@record
class _Spared(InContext):
    """Cards that are chosen, with what that is for: "3 friendly creatures to remain in play"."""

    target: Target

    def in_context(self, context: SentenceContext) -> Nominal:
        chosen = context.recalled(self.target)
        fragment = unfold(chosen)[0] if isinstance(chosen, Worded | Fragment) else None
        assert isinstance(fragment, NounPhrase), self.target
        return replace(fragment, after=(*fragment.after, TO_DO.of(deed=_REMAIN_IN_PLAY)))


_REMAIN_IN_PLAY = Phrase(en="remain in play", de="im Spiel bleiben").of()


@entity
class Sacrifice(Instruction):
    """Sacrifice cards you control, which destroys them; a card used as if it were yours counts as yours.

    Rules: "Sacrifice", "As if it were yours".
    """

    target: Target
    participle = Pair("sacrificed", "geopfert")
    phrase = Phrase(en="sacrifice {target}", de="{target} opfern", rule="glossary/sacrifice")
    takes_away = True
    add_to = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        cards = yield from pick_untagged(scope, self.target)
        own = [c for c in cards if scope.you in (core.state.cards[c].controller, core.frames.lent(c))]
        if not own:
            return NOTHING
        return complete((yield from destroy_cards(core, own, scope.source)), self.target, cards)


def pick_untagged(scope: Scope, target: Target) -> Picking:
    """Return the cards meant; of those to be chosen none that is tagged for destruction already.

    The most powerful creature is no choice: it is meant though it is tagged. Rules: "Destroyed", its FAQ on Soulkeeper.
    """
    under_way = scope.core.frames.destruction()
    tagged: list[CardId] = [doom.card for doom in under_way.doomed] if under_way else []
    if tagged and isinstance(target, Chosen):
        return (yield from target.pick_to_destroy(scope, tagged))
    return (yield from target.pick(scope))


def deal(
    amount: int | Quantity,
    target: Target,
    *,
    splash: int | Quantity | None = None,
    unarmored: bool = False,
    divided: bool = False,
    by: Target | None = None,
) -> Deal:
    """Deal damage to creatures, or `divided` among them: `deal(4, any_number(CREATURE), divided=True)`.

    It is dealt by this card, or `by` another one: "that creature deals damage equal to its power to a creature"; or by
    each of several, of which `ITSELF` is the one that deals it: "each creature deals damage to its right neighbor".
    All damage that one ability deals is simultaneous: see `InOrder` in `flow`. Raises `ValueError` for what no text
    says together: damage with splash is dealt by this card to each of its targets, and armor prevents it; what each of
    several deals goes to each of a description.
    """
    if (splash is not None) + divided + unarmored > 1 or (by is not None and (splash is not None or unarmored)):
        raise ValueError("damage is divided, or has splash, or is not prevented by armor")
    stands_so = isinstance(target, Each) or (isinstance(target, Chosen) and itself_in(target) is not None)
    if isinstance(by, Each) and not stands_so:
        raise ValueError(f"each deals damage to what stands so to it, not to {target}")
    return Deal(some(amount), target, None if splash is None else some(splash), unarmored, divided, by)


def heal(amount: int | Quantity, target: Target) -> Heal:
    """Heal an amount of damage from creatures; with `up_to(n)` as much as is named once they are picked."""
    return Heal(some(amount), target)


def fully_heal(target: Target) -> Heal:
    """Heal all damage from creatures."""
    return Heal(None, target)


def destroy(target: Target, *, but: Target | None = None) -> Destroy:
    """Destroy cards, except those of `but`, which are picked first."""
    return Destroy(target, but)


def sacrifice(target: Target) -> Sacrifice:
    """Sacrifice cards you control."""
    return Sacrifice(target)
