"""Windows: the abilities that wait at one point of the timing, and which of them may resolve next.

`Core.window` resolves them one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, NamedTuple

from kfdesk.engine.abilities import Reaction, Scope, Triggered
from kfdesk.engine.events import CardMoved, CardPlayed, Event, StepBegan
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.register import PRINTED, Grant, Identity
from kfdesk.engine.state import Card
from kfdesk.engine.terms import NEVER, NO_CARD, CardId, Label, Player, Timestamp, Zone

if TYPE_CHECKING:
    from kfdesk.engine.core import Core


class Pending(NamedTuple):
    """An ability that waits in a window: whose, of which card, in reaction to which event, given by what."""

    source: CardId
    you: Player
    ability: Triggered | Reaction
    event: Event | None
    label: Label | None
    """The bold label that it stands behind; None for one that reacts."""
    lasting: Lasting | None = None
    bound: Scope | None = None
    """The ability in force, with what was picked and named for it."""
    given: Grant = PRINTED
    again: int = 0
    """How many times more it resolves, at once each time, as long as its card stays in play."""

    @property
    def key(self) -> PendingKey:
        """What makes it one and the same while its window is open.

        All copies of a card share its ability, so what gave it counts too.
        """
        return (self.source, id(self.ability), id(self.event), self._began, self.given)

    @property
    def of_step(self) -> bool:
        """Whether a card, not a lasting effect, says it of a step of the turn, such as its start or its end."""
        return self.lasting is None and isinstance(self.event, StepBegan)

    @property
    def of_its_play(self) -> bool:
        """Whether it is a "Play:" ability that resolves as its card was played, by no effect that has it resolve."""
        played = self.event if self.label is Label.PLAY and isinstance(self.event, CardPlayed) else None
        return played is not None and played.card == self.source

    @property
    def whose(self) -> tuple[Identity, Player]:
        """Which ability in force it is, whatever it reacts to, and whose."""
        return (self.source, id(self.ability), self.given, self._began), self.you

    @property
    def _began(self) -> Timestamp:
        """When its lasting effect began, `NEVER` for what a card says."""
        return self.lasting.id if self.lasting else NEVER


PendingKey = tuple[CardId, int, int, Timestamp, Grant]
Gather = Callable[[], list[Pending]]


class CardPlace(NamedTuple):
    """Where a card lies out of play; a side of a prophecy card, whether it is active."""

    zone: Zone
    incarnation: int
    active: bool

    @staticmethod
    def of(card: Card) -> CardPlace:
        """Return where a card lies now."""
        return CardPlace(card.zone, card.incarnation, card.active)


class Window:
    """A window while it is open: where cards were as it opened, and which abilities have had their turn."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._opened = core.state.clock
        cards = core.state.cards
        self._places = {card: CardPlace.of(cards[card]) for card in core.printed.elsewhere}
        """Where the cards with abilities out of play were."""
        self._done: dict[PendingKey, int] = {}
        """How many events lay before the turn of each ability that has had it."""
        self._keep: list[Pending] = []
        """Keeps the events alive, so that their ids stay unique."""

    def next_of(self, gathered: list[Pending]) -> list[Pending]:
        """Return the abilities that may resolve next: no "Play:" while one waits that must come before it.

        Rule: FAQ on Encounter Suit.
        """
        waiting = [p for p in gathered if self._was_there(p) and not self._is_done(p)]
        if any(isinstance(p.ability, Reaction) and p.ability.comes_first for p in waiting):
            return [p for p in waiting if p.label is not Label.PLAY]
        return waiting

    def begin(self, pending: Pending) -> None:
        """Count that a waiting ability has its turn now, whether it resolves or not."""
        self._done[pending.key] = len(self._core.events)
        moment = self._core.frames.moment(pending.event)
        if moment is not None:
            moment.begun.append(pending)
        self._keep.append(pending)

    def again(self, pending: Pending) -> Hashable:
        """Return what makes a waiting ability another round of one before, should they go on and on.

        Not which lasting effect gave it, where that began since: it may have been given by its own last round.
        """
        given = pending.given
        since = given.lasting > self._opened
        by = given.card if since else given
        return (pending.source, id(pending.ability), by, getattr(pending.event, "card", NO_CARD))

    def _is_done(self, pending: Pending) -> bool:
        """Return whether a waiting ability has had its turn; of a step a card that has moved since waits anew."""
        began = self._done.get(pending.key)
        if began is None or not pending.of_step:
            return began is not None
        return not any(isinstance(e, CardMoved) and e.card == pending.source for e in self._core.events[began:])

    def _was_there(self, pending: Pending) -> bool:
        """Return whether the card of a reacting ability was in play, or in the zone the ability names, when the window
        opened.

        One that has come since was not there when it happened (FAQ "Timing" on Overlord Greking and Tolas). A lasting
        effect that began since reacts all the same (FAQ on Library Access), but for one of "the next time". The start
        and the end of a turn last until their abilities have resolved, so whatever comes meanwhile belongs to them, too
        (FAQ "Rule of six" on Nirbor Flamewing).
        """
        if pending.lasting is not None:
            return pending.lasting.uses is None or pending.lasting.id <= self._opened
        card = self._core.state.cards[pending.source]
        if card.active:  # a side of a prophecy card that was flipped meanwhile was not
            return self._places[card.id].active
        if not isinstance(pending.ability, Reaction) or pending.of_step:
            return True
        if card.id in self._places and not card.in_play and card.zone in pending.ability.zones:
            return self._places[card.id] == CardPlace.of(card)
        return card.entered <= self._opened
