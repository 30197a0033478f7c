"""Cards by where they lie: on the top or the bottom of a deck, under a card, attached to a card."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from kfdesk.engine.abilities import Scope
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import CardId, DecisionKind, Zone
from kfdesk.language import nouns
from kfdesk.language.amounts import Number, Quantity, quantity
from kfdesk.language.base import Picking, Target, carried_out
from kfdesk.language.descriptions import Each
from kfdesk.language.places import Pile, Place
from kfdesk.language.players import EachPlayer
from kfdesk.language.predicates import fits
from kfdesk.language.prompts import prompt_of, whose
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.unfit import why_unfit
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.nominals import described
from kfdesk.text.notation import Amount
from kfdesk.text.parts_of_speech import PLURAL, THE, A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Fragment, Mention, Wordable

__all__ = ["bottom", "top", "under", "upgrades_on"]


@entity
class EndOfPile(Target):
    """Cards from the top or the bottom of a pile, of each player meant; once picked they stay those cards."""

    may_find_nothing = True
    mention = Mention.EVERYWHERE

    amount: Quantity
    pile: Pile
    lowest: bool = False
    sort: Sort = Sort.CARD

    def pick(self, scope: Scope) -> Picking:
        yield from self.pile.ask_whose(scope, self.known(scope), partial(whose, scope))
        return self.keep(scope)

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        if self in scope.picked:
            return scope.picked[self]
        found: list[CardId] = []
        for player in self.pile.who.players(scope):
            row = getattr(scope.core.state.players[player], self.pile.area.value)
            if self.sort is not Sort.CARD:
                row = [c for c in row if fits(scope, c, sort=self.sort)]
            n = self.amount.of(scope, len(row))
            found += row[::-1][:n] if self.lowest else row[:n]
        return tuple(found)

    @property
    def belongs_to_you(self) -> bool:
        return self.pile.belongs_to_you

    @property
    def most(self) -> int | None:
        """Return how many there are at most, None where they are counted or lie in the piles of both players."""
        one = not isinstance(self.pile.who, EachPlayer)
        return self.amount.n if one and isinstance(self.amount, Number) else None

    def worded(self) -> Fragment:
        end = nouns.BOTTOM if self.lowest else nouns.TOP
        if isinstance(self.amount, Number) and self.sort is not Sort.CARD:
            found = described(NOUNS[self.sort], THE, nouns.TOPMOST, count=self.amount.n)
            return replace(found, after=(self.pile.taken_from,))
        if isinstance(self.amount, Number):
            return described(nouns.CARD, THE, end, _OF.of(pile=self.pile), count=self.amount.n)
        said = self.amount.worded()
        assert isinstance(said, Amount) and said.number is None, "a printed number, or as many as are counted"
        ends = _FROM_BOTTOM if self.lowest else _FROM_TOP
        return described(nouns.CARD, PLURAL, ends.of(pile=self.pile, n=said.of_things or said.tail))

    def size(self) -> float:
        return self.amount.estimate()

    @property
    def several(self) -> bool:
        one = isinstance(self.amount, Number) and self.amount.n == 1
        return not one or isinstance(self.pile.who, EachPlayer)

    def wanted(self, scope: Scope) -> int:
        """Return how many cards are meant, whether there are as many or not."""
        return self.amount.of(scope) * len(self.pile.who.players(scope))


_OF = Frame(en="of {pile}", de="{pile:gen}")
_FROM_TOP = Frame(en="from the top of {pile} {n}", de="{n} oben von {pile:dat}")
_FROM_BOTTOM = Frame(en="from the bottom of {pile} {n}", de="{n} unten von {pile:dat}")


@entity
class Under(Target, Place):
    """The card under a card, as what is meant; or the place where cards are. Rule: "Facedown".

    Of several it means one: the active player chooses, or it is random if they may not see them. Rule: FAQ on Jargogle.
    """

    mention = Mention.EVERYWHERE

    target: Target
    grafted: bool = False

    def pick(self, scope: Scope) -> Picking:
        lying = self._lying(scope)
        if self not in scope.picked and len(lying) > 1:
            scope.picked[self] = yield from self._one_of(scope, lying)
        return self.keep(scope)

    def _one_of(self, scope: Scope, lying: tuple[CardId, ...]) -> Picking:
        core = scope.core
        held = core.state.cards
        hosts = {held[card].controller for card in self.target.known(scope)}
        if hosts != {core.state.active} and any(held[card].face_down for card in lying):
            return core.random_cards(lying, 1)
        options = tuple(core.option("card", card) for card in lying)
        prompt = prompt_of(self, carried_out(scope))
        why_not = partial(why_unfit, scope, self)
        keys = yield Decision(
            core.state.active, DecisionKind.CARD, prompt, handle(scope.source), options, why_not=why_not
        )
        return (number(keys[0]),)

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        return scope.picked[self] if self in scope.picked else self._lying(scope)

    def _lying(self, scope: Scope) -> tuple[CardId, ...]:
        return tuple(c for card in self.target.known(scope) for c in scope.core.state.cards[card].under)

    def cards(self, scope: Scope, sort: Sort) -> tuple[CardId, ...]:
        return tuple(c for c in self._lying(scope) if fits(scope, c, sort=sort))

    def worded(self) -> Fragment:
        return described(nouns.CARD, THE, self._there)

    def leaving_out(self, scope: Scope, card: CardId, subject: Wordable) -> Fragment:
        return self.elsewhere(scope, card, subject)

    @property
    def in_full(self) -> Wordable:
        return self.worded()

    @property
    def taken_from(self) -> Wordable:
        return self._there

    @property
    def within(self) -> Wordable:
        return self._there

    @property
    def _there(self) -> Fragment:
        if not self.grafted:
            return _UNDER.of(card=self.target)
        return PerLanguage(_GRAFTED_ONTO.of(card=self.target), _IS_GRAFTED.of(card=self.target))


@entity
class OnCards(Place):
    """Attached to cards. Rule: "Upgrades"."""

    target: Target

    def cards(self, scope: Scope, sort: Sort) -> tuple[CardId, ...]:
        held = scope.core.state.cards
        found = (upgrade for card in self.target.counted(scope) for upgrade in held[card].upgrades)
        return tuple(c for c in found if fits(scope, c, sort=sort))

    def worded(self) -> Fragment:
        target = self.target
        return _ATTACHED.of(cards=target.described(A) if isinstance(target, Each) else target)

    @property
    def taken_from(self) -> Wordable:
        return self.worded()

    @property
    def within(self) -> Wordable:
        return self.worded()


_ATTACHED = Frame(en="attached to {cards:acc}", de="an {cards:dat}")
_UNDER = Frame(en="under {card}", de="unter {card:dat}")
_GRAFTED_ONTO = Frame(en="grafted onto {card}", de="auf {card:acc} aufgepfropft")
_IS_GRAFTED = Phrase(en="be grafted onto {card}", de="auf {card:acc} aufgepfropft sein")


def upgrades_on(target: Target) -> OnCards:
    """Where upgrades attached to cards are: `each(UPGRADE, in_=upgrades_on(x))`."""
    return OnCards(target)


def top(n: int | Quantity, pile: Pile, sort: Sort = Sort.CARD) -> EndOfPile:
    """The top card, or the `n` top cards, of a deck or discard pile; or as many as are counted.

    `top(1, discard_pile(), CREATURE)`: the topmost creature there, whatever lies above it.
    Raises `TypeError` for a share and where such a number of a sort is counted, `ValueError` for cards that have no
    order, for fewer than one, and for those of a sort in a deck, where nobody sees them.
    """
    found = EndOfPile(_number_of(n), _in_order(pile), sort=sort)
    if sort is not Sort.CARD and not isinstance(n, int):
        raise TypeError(f"so many topmost cards of a sort are not said: {n}")
    if sort is not Sort.CARD and pile.area is not Zone.DISCARD:
        raise ValueError(f"which cards of a deck are of a sort nobody sees: {pile}")
    return found


def bottom(n: int | Quantity, pile: Pile) -> EndOfPile:
    """The bottom card, or the `n` bottom cards, of a deck; else as for `top`, and with what it raises."""
    return EndOfPile(_number_of(n), _in_order(pile), lowest=True)


def _in_order(pile: Pile) -> Pile:
    if pile.area not in (Zone.DECK, Zone.DISCARD):
        raise ValueError(f"these cards have neither top nor bottom: {pile}")
    return pile


def _number_of(n: int | Quantity) -> Quantity:
    if isinstance(n, int) and n < 1:
        raise ValueError(f"nothing is so few: {n}")
    found = quantity(n)
    said = found.worded() if isinstance(found, Quantity) else None
    if not isinstance(found, Number) and (not isinstance(said, Amount) or said.number is not None):
        raise TypeError(f"so many cards are not said of the end of a pile: {n}")
    return found


def under(target: Target, *, grafted: bool = False) -> Under:
    """The card under a card, or grafted onto it; one where there are several, all are `each(CARD, in_=under(x))`."""
    return Under(target, grafted)
