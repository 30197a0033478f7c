"""What happened: the one account that animation, log, statistics, triggers and tests read.

Events are past tense and never change. Cards are given by number: card 12 has the handle "c12"; `NO_CARD`
stands for a card the reader may not identify. `cause` is the card whose ability did it, `NO_CARD` for a rule.
Those of cards stand here, all others in `table_events`; this module has the names of both.
"""

from __future__ import annotations

from dataclasses import field, replace
from typing import ClassVar

from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.table_events import *
from kfdesk.engine.table_events import AmberMoved, Event
from kfdesk.engine.terms import (
    HIDDEN,
    NO_CARD,
    CardId,
    Forbidden,
    House,
    Icon,
    Keyword,
    Label,
    Player,
    Prevention,
    Status,
    Way,
    Zone,
)
from kfdesk.records import record


@record
class CardPlayed(Event):
    """The card is considered played (it has entered play or was revealed).

    `in_step`: played from hand as an action of step 3, not by an effect. `origin` is where it was played from.
    """

    card: CardId
    player: Player
    cause: CardId = NO_CARD
    in_step: bool = False
    origin: Zone = field(default=Zone.HAND, compare=False)


@record
class CardCopied(Event):
    """The card is treated as a copy of another until it has left; `NO_CARD`: as itself again.

    It belongs to the house of that card, or to `house` all the same.
    """

    card: CardId
    model: CardId
    house: House | None = None


@record
class UpgradeChosen(Event):
    """The card is an upgrade from now on, with the text it has as one, until it leaves play."""

    card: CardId


@record
class TokenMade(Event):
    """The card, not in play yet, is a token creature of `player` from now on, facedown: a copy of the reference card
    `model`."""

    secret: ClassVar[bool] = True
    card: CardId
    player: Player
    model: CardId
    cause: CardId = NO_CARD

    def seen_by(self, viewer: Player | None) -> TokenMade:
        """Only its controller may look at the reverse side. Rule: "Token creatures"."""
        return self if viewer is None or viewer == self.player else replace(self, card=NO_CARD)


@record
class TurnedOver(Event):
    """The card in play lies with its other side up: facedown as a copy of the reference card `model`, or faceup
    (`NO_CARD`).

    It has neither left nor entered play. Rule: "Flip".
    """

    card: CardId
    model: CardId = NO_CARD
    cause: CardId = NO_CARD


@record
class ProphecyActivated(Event):
    """An inactive prophecy card lies near the battleline now, with the side `card` up. Rule: "Prophecy"."""

    card: CardId
    player: Player


@record
class ProphecyFulfilled(Event):
    """The player begins to fulfill a prophecy: the cards under it lie faceup now, revealed. Rule: "Fulfill"."""

    card: CardId
    player: Player


@record
class ProphecyEnded(Event):
    """The prophecy card is inactive again."""

    card: CardId


@record
class ProphecyFlipped(Event):
    """An active prophecy card lies with its other side `to` up instead of `card`; what lies under it stays there.

    Rule: "Flip".
    """

    card: CardId
    to: CardId
    cause: CardId = NO_CARD


@record
class CardEntered(Event):
    """The card entered play under `player`'s control; `slot` from the left for creatures.

    `other_half` is the top half that entered with it as one gigantic creature, `NO_CARD` for all other cards.
    """

    card: CardId
    player: Player
    slot: int = 0
    cause: CardId = NO_CARD
    ready: bool = False
    other_half: CardId = NO_CARD


@record
class CardMoved(Event):
    """A card changed zone; `was` is set when it left play. `player` is whose zone it went to.

    To go under a card is to go under its cause. The top half of a gigantic creature follows in an event of its own.
    """

    secret: ClassVar[bool] = True
    card: CardId
    player: Player
    origin: Zone
    zone: Zone
    cause: CardId = NO_CARD
    was: Snapshot | None = None
    top: bool = True
    revealed: bool = False
    archived: bool = False
    """True when the effect says "archive", False when it puts the card into the archives."""
    face_down: bool = False
    """Under a card: facedown. Rule: "Facedown cards"."""
    looker: Player | None = None
    """Facedown under a card: who may look at it from now on, whoever controls that card."""
    face_up: bool = False
    """In archives: faceup, so that both players see it as long as it lies there."""
    shuffled: bool = False
    """Into a deck that is shuffled next, so that its place there means nothing."""
    swapped: bool = False
    """With all other cards of its pile, for all those of the pile that it goes to."""
    depth: int | None = None
    """Into the place of a card that it is swapped with: so many cards of the pile lie above it."""

    def seen_by(self, viewer: Player | None) -> CardMoved:
        """Hide the card from a seat that sees neither where it came from nor where it went, within a deck from all.

        Of another player's token creature it sees only the side that lies up, and so what it was, but not which card.
        Rule: "Token creatures".
        """
        if viewer is None and self.origin is Zone.DECK and self.zone is Zone.DECK and not self.revealed:
            return replace(self, card=NO_CARD)
        if viewer is None or self.revealed or viewer == self._may_look:
            return self
        was = self.was
        if was is not None and was.face_down and was.controller != viewer and self._ends_unseen:
            return replace(self, card=NO_CARD, was=replace(was, card=NO_CARD))
        if self.origin in _SHUT and self.zone in _SHUT:
            own_hand = viewer == self.player and self.origin in (Zone.HAND, Zone.ARCHIVES)
            return self if own_hand else replace(self, card=NO_CARD)
        return self

    @property
    def _ends_unseen(self) -> bool:
        return self.zone in HIDDEN or self._goes_under_facedown

    @property
    def _goes_under_facedown(self) -> bool:
        return self.zone is Zone.UNDER and self.face_down

    @property
    def _may_look(self) -> Player | None:
        """Who may look at the card where it went: under a card its `looker`, in a deck nobody."""
        if self._goes_under_facedown:
            return self.looker
        return None if self.zone is Zone.DECK else self.player


_SHUT = frozenset({*HIDDEN, Zone.UNDER})


@record
class CardDrawn(Event):
    secret: ClassVar[bool] = True
    card: CardId
    player: Player
    cause: CardId = NO_CARD

    def seen_by(self, viewer: Player | None) -> CardDrawn:
        """Only the drawing player knows which card it is."""
        return self if viewer is None or viewer == self.player else replace(self, card=NO_CARD)


@record
class CardDiscarded(Event):
    """Discarded from `origin` by `player` (not: destroyed, not: put); `in_step` as for `CardPlayed`."""

    card: CardId
    player: Player
    origin: Zone
    cause: CardId = NO_CARD
    in_step: bool = False


@record
class CardsRevealed(Event):
    """Shown to `to`, or to both players when None."""

    secret: ClassVar[bool] = True
    cards: tuple[CardId, ...]
    player: Player
    to: Player | None = None
    cause: CardId = NO_CARD

    def seen_by(self, viewer: Player | None) -> CardsRevealed:
        """A card shown to one player stays unknown to the other."""
        if viewer is None or self.to is None or viewer == self.to:
            return self
        return replace(self, cards=(NO_CARD,) * len(self.cards))


@record
class UpgradeAttached(Event):
    card: CardId
    to: CardId


@record
class CreatureMoved(Event):
    """A creature changed its place in its battleline."""

    card: CardId
    slot: int
    cause: CardId = NO_CARD


@record
class RowChanged(Event):
    """A card became a creature and went into its controller's battleline (`zone`), to the place `slot` from the left;
    or it is no creature any more and went back among the artifacts. It has neither left nor entered play.

    An upgrade that is a creature as printed is that from now on, ready, on the side of `player`.
    """

    card: CardId
    zone: Zone
    slot: int = 0
    cause: CardId = NO_CARD
    player: Player | None = None


@record
class ControlChanged(Event):
    """The card went to `player`'s side; a creature to the place `slot` from the left."""

    card: CardId
    player: Player
    cause: CardId = NO_CARD
    slot: int | None = None


@record
class IconResolved(Event):
    card: CardId
    icon: Icon


@record
class CardReadied(Event):
    """`player` is who readied it: the active player in step 4, else whose ability or instruction it was."""

    card: CardId
    player: Player
    cause: CardId = NO_CARD


@record
class CardExhausted(Event):
    card: CardId
    cause: CardId = NO_CARD


@record
class CardUsed(Event):
    """`was` is what the card was when last in play, for what reacts to its use after it has left."""

    card: CardId
    player: Player
    how: Way
    was: Snapshot | None = None


@record
class CreatureReaped(Event):
    card: CardId
    player: Player


@record
class FightBegan(Event):
    card: CardId
    against: CardId


@record
class KeywordApplied(Event):
    """A keyword of `card` makes a difference in a fight with `against`: who deals damage, when, or what it does.

    Poison is recorded before the damage, so also where armor or a ward then prevents all of it.
    Rules: "Elusive", "Skirmish", "Assault (X)", "Hazardous (X)", "Poison", "Splash-attack (X)".
    """

    card: CardId
    keyword: Keyword
    against: CardId


@record
class CreatureFought(Event):
    """`happened` is False when one of the two was gone before the power damage, or the fight was `halted`.

    `was` is what the attacker was when last seen in play, set when it did not survive. `halted`: it did not happen
    because an effect stopped it.
    """

    card: CardId
    against: CardId
    happened: bool
    survived: bool
    was: Snapshot | None = None
    halted: bool = False


@record
class DamageDealt(Event):
    """`source` is the card that dealt it, `NO_CARD` for a bonus icon; `in_fight` for power and splash-attack.

    One that is `pending` has passed no step of the damage chart yet: it may be replaced, and never happens itself.
    Neither does one that is `divided`: what takes its place is dealt to these cards, as evenly as possible.
    """

    card: CardId
    amount: int
    source: CardId = NO_CARD
    in_fight: bool = False
    pending: bool = False
    divided: tuple[CardId, ...] = ()


@record
class DamagePrevented(Event):
    """For `Prevention.ARMOR`, `armor` is the value the creature had.

    For `Prevention.CANNOT`, `cause` is the card that says that the damage cannot be dealt, or `keyword` says so, and
    `stopped` the card that would have dealt it; `NO_CARD` where there are several.
    """

    card: CardId
    amount: int
    by: Prevention
    armor: int = 0
    cause: CardId = NO_CARD
    keyword: Keyword | None = None
    stopped: CardId = NO_CARD


@record
class DeedForbidden(Event):
    """Something would have happened now if no "cannot" kept it from happening. Rule: "Cannot".

    `cause` is the card whose ability says "cannot", `NO_CARD` where both players may not know it; of several cards one.
    `stopped` is the card whose effect did not happen, `NO_CARD` for a rule. `player` is who cannot do it, or from whom
    nothing can be stolen; `cards` are those that cannot do it, or to which it cannot be done. `label` stands before the
    effects that cannot resolve. `keyword` is set where it is no ability but that keyword which says "cannot".
    `known` says whether each player may know which cards these are.
    """

    deed: Forbidden
    cause: CardId = NO_CARD
    stopped: CardId = NO_CARD
    player: Player | None = None
    cards: tuple[CardId, ...] = ()
    label: Label | None = None
    keyword: Keyword | None = None
    known: tuple[bool, bool] = (True, True)

    def seen_by(self, viewer: Player | None) -> DeedForbidden:
        """Hide cards that the seat may not know, and the cause, which may tell of what sort they are."""
        if any(self.known) if viewer is None else self.known[viewer]:
            return self
        return replace(self, cards=(NO_CARD,) * len(self.cards), cause=NO_CARD)


@record
class ArmorChanged(Event):
    """A creature whose armor prevented damage this turn has another armor value now, `amount`."""

    card: CardId
    amount: int


@record
class DamageHealed(Event):
    card: CardId
    amount: int
    cause: CardId = NO_CARD


@record
class DamageMoved(Event):
    """Damage was taken off `card` and put on `to`: neither healed nor dealt."""

    card: CardId
    to: CardId
    amount: int
    cause: CardId = NO_CARD


@record
class CardTagged(Event):
    """Tagged for destruction."""

    card: CardId
    cause: CardId = NO_CARD


@record
class DestructionReplaced(Event):
    """The tag was taken off by an "instead"."""

    card: CardId
    cause: CardId = NO_CARD


@record
class CardDestroyed(Event):
    """`killer` is the creature it was destroyed fighting, `NO_CARD` outside of a fight."""

    card: CardId
    was: Snapshot
    cause: CardId = NO_CARD
    killer: CardId = NO_CARD


@record
class StatusGained(Event):
    card: CardId
    status: Status
    cause: CardId = NO_CARD


@record
class StatusLost(Event):
    """`stayed`: a ward was discarded instead of its card leaving play. Rule: "Ward"."""

    card: CardId
    status: Status
    cause: CardId = NO_CARD
    stayed: bool = False


@record
class CountersChanged(Event):
    """`name` is "power" for +1 power counters, else the counter's name."""

    card: CardId
    name: str
    change: int
    cause: CardId = NO_CARD


@record
class LastingBegan(Event):
    """A lasting effect was established by `cause`."""

    cause: CardId
    player: Player


@record
class AbilityTriggered(Event):
    """An ability of `card` began to resolve, from a window: behind the bold `label`, None for one that reacts."""

    card: CardId
    label: Label | None


@record
class LoopBroken(Event):
    """An infinite loop was ended; the card went to its owner's discard pile. Rule: "Infinite loops"."""

    card: CardId


@record
class Adjusted(Event):
    """The judge's hand changed something; what follows from it comes after this event.

    `what` is the change as the journal holds it (JSON); `card` the card it is about, `NO_CARD` for none and for a
    reader who may not know it; `known` whether each player may know it, before the change or after.
    """

    secret: ClassVar[bool] = True
    what: str
    card: CardId = NO_CARD
    known: tuple[bool, bool] = (True, True)

    def seen_by(self, viewer: Player | None) -> Adjusted:
        """A card that stays out of a player's sight stays nameless."""
        if not self.card or (viewer is None and any(self.known)) or (viewer is not None and self.known[viewer]):
            return self
        return replace(self, what=self.what.replace(f'"card":"c{self.card}"', '"card":""'), card=NO_CARD)


def cards_of(event: Event) -> tuple[CardId, ...]:
    """Return the cards that an event is about, without those its reader may not identify."""
    named: list[CardId] = []
    for name in ("card", "cards", "other_half", "against"):
        value = getattr(event, name, NO_CARD)
        named += value if isinstance(value, tuple) else (value,)
    if isinstance(event, UpgradeAttached | DamageMoved | ProphecyFlipped):
        named.append(event.to)
    if isinstance(event, AmberMoved):
        named = [event.giver.card, event.receiver.card]
    return tuple(card for card in named if card)
