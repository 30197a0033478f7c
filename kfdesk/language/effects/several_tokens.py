"""Counters and Æmber of several sorts that leave cards together. Rules: "Move", "Counters and tokens"."""

from __future__ import annotations

from kfdesk.engine.events import SUPPLY as POOL_OF_ALL
from kfdesk.engine.events import AmberMoved, AmberVerb, CountersChanged, End, Event
from kfdesk.engine.terms import CardId, Icon
from kfdesk.language import nouns
from kfdesk.language.base import Target
from kfdesk.language.effects.amber import SUPPLY, Supply
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, complete
from kfdesk.language.effects.marks import counters_there
from kfdesk.language.estimates import uncounted
from kfdesk.language.targets import possible_cards
from kfdesk.records import entity
from kfdesk.text.enumeration import Both
from kfdesk.text.nominals import described
from kfdesk.text.parts_of_speech import EACH, Noun
from kfdesk.text.phrases import Phrase
from kfdesk.text.wording import Fragment
from kfdesk.text.words import Pair

__all__ = ["move_tokens"]

Kind = str | Icon
"""Counters of a kind, or `Icon.AMBER`."""


@entity
class MoveTokens(Instruction):
    """All tokens of some kinds move from cards to the common supply or to another card, all at the same time."""

    kinds: tuple[Kind, ...]
    target: Target
    receiver: Target | Supply
    participle = Pair("moved", "bewegt")
    add_to = uncounted
    clause = Phrase(en="move {each} from {target} to {receiver}", de="{each} von {target:dat} auf {receiver:acc} legen")
    to_supply = Phrase(
        en="move {each} from {target} to the common supply",
        de="{each} von {target:dat} in die allgemeine Reserve legen",
    )

    @property
    def pieces(self) -> tuple[Noun, ...]:
        """What one token of each kind is called."""
        return tuple(nouns.AMBER if kind is Icon.AMBER else nouns.counter_noun(str(kind)) for kind in self.kinds)

    def worded(self) -> Fragment:
        each = Both(tuple(described(noun, EACH) for noun in self.pieces))
        if not isinstance(self.receiver, Target):
            return self.to_supply.of(each=each, target=self.target)
        return self.clause.of(each=each, target=self.target, receiver=self.receiver)

    def can_start(self, scope: Scope) -> bool:
        able = any(self._on(scope, card) for card in possible_cards(scope, self.target))
        return able and (not isinstance(self.receiver, Target) or self.receiver.any(scope))

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        """Return whether nothing would move from this card, or to it once it is known from where."""
        givers = self.target.known(scope) if self.target.is_known(scope) else (card,)
        return not any(self._on(scope, giver) for giver in givers)

    def _on(self, scope: Scope, card: CardId) -> int:
        return sum(_there(scope, card, kind) for kind in self.kinds)

    def carry_out(self, scope: Scope) -> Steps:
        givers = yield from self.target.pick(scope)
        onto: CardId | None = None
        if isinstance(self.receiver, Target):
            found = (yield from self.receiver.pick(scope)) if givers else ()
            if not found or not scope.core.state.cards[found[0]].in_play:
                return NOTHING
            onto = found[0]
        batch: list[Event] = []
        amount = 0
        for card in givers:
            for kind in self.kinds:
                there = _there(scope, card, kind) if card != onto else 0
                batch += _moved(scope, card, onto, kind, there) if there else ()
                amount += there
        if not batch:
            return NOTHING
        yield from scope.core.happen(*batch)
        return complete(Outcome(True, givers, amount), self.target, givers)


def _there(scope: Scope, card: CardId, kind: Kind) -> int:
    """Return how many tokens of a kind are on a card."""
    c = scope.core.state.cards[card]
    if not c.in_play:
        return 0
    return c.amber if kind is Icon.AMBER else counters_there(scope, card, str(kind))


def _moved(scope: Scope, card: CardId, onto: CardId | None, kind: Kind, amount: int) -> list[Event]:
    """Return what happens as so many tokens of a kind go from a card to another, or to the common supply."""
    if kind is Icon.AMBER:
        receiver = POOL_OF_ALL if onto is None else End(card=onto)
        return [AmberMoved(AmberVerb.MOVE, End(card=card), receiver, amount, scope.source)]
    gone = CountersChanged(card, str(kind), -amount, scope.source)
    return [gone] if onto is None else [gone, CountersChanged(onto, str(kind), amount, scope.source)]


def move_tokens(kinds: tuple[Kind, ...], target: Target, to: Target | Supply = SUPPLY) -> MoveTokens:
    """Move all tokens of several kinds, such as `(POWER, AMBER)`, from cards to the common supply or to another card,
    all at once; `that_much(…)` counts all of them.

    Raises `ValueError` for one kind, which `move_amber` and `move_counters` move, for one named twice, and for what
    lies on no card.
    """
    if len(kinds) < 2 or len(set(kinds)) < len(kinds):
        raise ValueError(f"tokens of several kinds are moved together, not {kinds}")
    if any(isinstance(kind, Icon) and kind is not Icon.AMBER for kind in kinds):
        raise ValueError(f"counters and Æmber are moved, not {kinds}")
    return MoveTokens(kinds, target, to)
