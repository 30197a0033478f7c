"""Showing cards: reveal, look at."""

from __future__ import annotations

from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import CardId, Player
from kfdesk.language.base import Target
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps
from kfdesk.language.effects.moves import Whole, cards_of
from kfdesk.language.estimates import uncounted
from kfdesk.language.places import Pile
from kfdesk.language.results import LOOKED_AT
from kfdesk.records import entity, record
from kfdesk.text.phrases import Phrase
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, Order, SentenceContext, Wordable
from kfdesk.text.words import Pair

__all__ = ["look_at", "reveal"]


@entity
class Reveal(Instruction):
    """Reveal cards to both players, or with `look` let you alone see them. The outcome's cards are those shown."""

    target: Target
    look: bool = False
    phrase = Phrase(en="reveal {target}", de="{target} auf-decken")
    phrase_look = Phrase(en="look at {target}", de="dir {target} an-sehen")
    add_to = uncounted

    @property
    def opened(self) -> Pile | None:
        return self.target.pile if isinstance(self.target, Whole) else None

    @property
    def participle(self) -> Pair:  # type: ignore[override]
        """What happened to its cards."""
        return LOOKED_AT if self.look else Pair("revealed", "aufgedeckt")

    def worded(self) -> Fragment:
        return self.phrase_look if self.look else self.phrase

    @property
    def asked(self) -> Wordable:
        return _LookAsInfinitive(self) if self.look else self

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        return (yield from show(scope, cards, scope.you if self.look else None))


@record
class _LookAsInfinitive(Fragment):
    """A look at cards; German says for whom only where it is no infinitive: "Die oberste Karte ansehen?"."""

    looking: Reveal

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        is_infinitive = context.order is Order.BARE
        return context.say(_LOOK.of(target=self.looking.target) if is_infinitive else self.looking)


_LOOK = Phrase(en="look at {target}", de="{target} an-sehen")


def show(scope: Scope, cards: tuple[CardId, ...], to: Player | None) -> Steps:
    """Show cards to a player, or to both; the cards of each owner together."""
    if not cards:
        return NOTHING
    held = scope.core.state.cards
    for owner in dict.fromkeys(held[c].owner for c in cards):
        own = tuple(c for c in cards if held[c].owner == owner)
        yield from scope.core.happen(CardsRevealed(own, owner, to, scope.source))
    return Outcome(True, cards, len(cards))


def reveal(what: Target | Pile) -> Reveal:
    """Reveal cards, or a whole hand."""
    return Reveal(cards_of(what))


def look_at(what: Target | Pile) -> Reveal:
    """Look at cards, or at a whole hand."""
    return Reveal(cards_of(what), look=True)
