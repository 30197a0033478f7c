"""The table as one player may see it: plain frozen values with nothing hidden in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum, auto

from kfdesk.engine.decisions import Decision
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import CardType, Half, HasStatuses, House, Icon, KeyColor, Keyword, Player, Status, Step, Zone
from kfdesk.engine.timing import TimingPoint
from kfdesk.records import record
from kfdesk.text.words import Words


class AddendKind(Enum):
    """Where a part of a sum comes from."""

    PRINTED = auto()
    USUAL = auto()
    """What the rules give where nothing changes it: a key costs 6, a hand is refilled to 6 cards."""
    SET = auto()
    """A card sets the value, whatever is printed."""
    COUNTERS = auto()
    """The +1 power counters on the card."""
    CARD = auto()
    """A card adds it, or takes it away."""
    CHAINS = auto()
    SWITCHED = auto()
    """Nothing: a card let power and armor change places."""
    LEAST = auto()
    """What a value lacks that would be below 0."""
    POWER = auto()
    ARMOR = auto()
    USED_UP = auto()
    """Damage that armor has prevented this turn."""
    DAMAGE = auto()
    IN_HAND = auto()
    """Cards in hand."""


@record
class Addend:
    """One part of a number on the table. Amounts are tokens, cards or points."""

    kind: AddendKind
    amount: int
    source: str = ""
    """The handle of the card it comes from; "" where that is none, or where the viewer may not know which."""
    name: Words | None = None
    """The name of that card."""


@record
class CardView(HasStatuses):
    """One card as a seat sees it.

    `id` is the card's id in the facts table, or None for a card this seat may not identify (then
    everything printed is empty). `power` and `armor` are current, `base_power` and `base_armor`
    printed; `armor_left` is what still prevents damage this turn. Amounts are tokens.
    """

    handle: str
    id: str | None
    owner: Player
    controller: Player
    zone: Zone
    type: CardType | None = None
    houses: tuple[House, ...] = ()
    icons: tuple[Icon, ...] = ()
    maverick: bool = False
    ready: bool = True
    power: int | None = None
    base_power: int | None = None
    armor: int | None = None
    base_armor: int | None = None
    armor_left: int | None = None
    damage: int = 0
    amber: int = 0
    statuses: tuple[Status, ...] = ()
    power_counters: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    keywords: tuple[tuple[Keyword, int], ...] = ()
    traits: tuple[str, ...] = ()
    blanked: bool = False
    tagged: bool = False
    """In play: whether it is tagged for destruction and about to leave. Rule: "Destroyed"."""
    face_down: bool = False
    face_up: bool = False
    """In archives or a deck: whether it lies faceup there, so that both players see it."""
    active: bool = False
    """Of a side of a prophecy card: whether it lies up near the battleline. Rule: "Prophecy"."""
    printed_id: str | None = None
    """Of a copy of another card: the id of the card that it is without that, else None. Rule: FAQ on Mimic Gel."""
    reverse: str = ""
    """Of a side of a prophecy card: the handle of the other side, "" where there is none."""
    token_of: str | None = None
    upgrades: tuple[CardView, ...] = ()
    under: tuple[CardView, ...] = ()
    other_half: CardView | None = None
    """In play: the top half of a gigantic creature, which is shown as wide as two cards. Rule: "Gigantic"."""
    half: Half | None = None
    """Which half of a gigantic creature the card is; None for all other cards."""
    or_upgrade: bool = False
    """Whether it may be played as an upgrade instead of as a creature."""
    to_artifact: bool = False
    """Whether it is an upgrade that enters play attached to an artifact."""
    own_houses: tuple[House, ...] = ()
    """In play: the houses it has of itself, where an effect makes it belong to others; else empty."""
    gained: tuple[tuple[str, Words], ...] = ()
    """In play: what other cards give it, each with the handle of what gives it and its wording, which names that."""
    power_sum: tuple[Addend, ...] = ()
    """Of a creature whose power something changes: how it comes about."""
    armor_sum: tuple[Addend, ...] = ()
    """The same of armor."""
    notes: tuple[Words, ...] = ()
    """In play: what was named for lasting effects that it began, such as a house."""
    named_houses: tuple[House, ...] = ()
    """The houses among what was named."""

    @property
    def face(self) -> str | None:
        """The id in the facts table of the side that is seen, None for a card back.

        That of a token creature is its reference card, for both players. Rule: "Token creatures".
        """
        return self.token_of or self.id

    @property
    def taunts(self) -> bool:
        """True when the creature is to be drawn pushed forward. Rule: "Taunt"."""
        return any(keyword is Keyword.TAUNT for keyword, _ in self.keywords)


@record
class PileView:
    """A zone before a player: how many cards lie there, and which, of a stack the top one first; None: hidden."""

    zone: Zone
    count: int
    cards: tuple[CardView, ...] | None
    faceup: tuple[CardView, ...] = ()
    """Of archives and a deck: the cards that lie faceup, which this viewer sees even if not the others."""

    @property
    def seen(self) -> tuple[CardView, ...]:
        """The cards that this viewer may see."""
        return self.faceup if self.cards is None else self.cards


@record
class SeatView:
    """One side of the table. Hidden zones give `None` for cards this viewer may not see, and counts."""

    player: Player
    name: str
    deck_name: str
    houses: tuple[House, ...]
    amber: int
    keys: tuple[KeyColor, ...]
    """Forged keys, in the order red, blue, yellow, colorless."""
    key_cost: int
    key_cost_sum: tuple[Addend, ...]
    """How the cost comes about; empty where nothing changes it."""
    check: bool
    """This player could afford a key now. Rule: step 5, "Check!"."""
    chains: int
    hand_count: int
    deck_count: int
    archives_count: int
    hand: tuple[CardView, ...] | None
    archives: tuple[CardView, ...] | None
    discard: tuple[CardView, ...]
    """Top card first, as in every pile."""
    purged: tuple[CardView, ...]
    battleline: tuple[CardView, ...]
    artifacts: tuple[CardView, ...]
    references: tuple[CardView, ...] = ()
    deck: tuple[CardView, ...] | None = None
    """Top card first; only in the omniscient view."""
    haunted: bool = False
    refill: int = 6
    """How many cards this player's hand is refilled to, fewer for chains. Rules: "Drawing cards", "Chains"."""
    refill_sum: tuple[Addend, ...] = ()
    """How that number comes about; empty where nothing changes it."""
    drawn_besides: tuple[Addend, ...] = ()
    """What adds cards that the player draws besides those that refill the hand."""
    keys_to_win: int = 3
    """How many keys the player must forge to win; those above 3 are colorless. Rule: "Keys"."""
    others: tuple[PileView, ...] = ()
    """What lies in zones without a field above; a zone that is not among them is empty."""
    archives_faceup: tuple[CardView, ...] = ()
    """Those of the archived cards that lie faceup, also where this viewer may not see the others; top card first."""
    deck_faceup: tuple[CardView, ...] = ()
    """The top card of the deck where it lies faceup."""
    deck_kind: DeckKind = DeckKind.PUBLISHED
    """What kind of deck it is: one that was not published as it is, is marked wherever it is named."""
    kept_exhausted: int = 0
    """How many of its exhausted cards a card keeps from readying in step 4, as things stand."""

    def pile(self, zone: Zone) -> PileView:
        """Return what lies in a zone before this player."""
        if zone not in OF_SEAT:
            return next((pile for pile in self.others if pile.zone is zone), PileView(zone, 0, ()))
        cards: tuple[CardView, ...] | None = getattr(self, zone)
        count: int = getattr(self, _COUNTED[zone]) if zone in _COUNTED else len(cards or ())
        faceup = {Zone.ARCHIVES: self.archives_faceup, Zone.DECK: self.deck_faceup}.get(zone, ())
        return PileView(zone, count, cards, faceup)

    def piles(self) -> tuple[PileView, ...]:
        """Return what lies before this player in all zones that hold a player's cards, but for the reference cards."""
        return (*(self.pile(zone) for zone in _ZONES_OF_SEAT), *self.others)

    def seen(self) -> Iterator[tuple[CardView, ...]]:
        """Yield the cards in each of these zones, as far as they may be seen."""
        for pile in self.piles():
            yield pile.seen


OF_SEAT = frozenset(field.name for field in fields(SeatView))
"""A zone's cards stand in the field of its name."""
_ZONES_OF_SEAT = tuple(zone for zone in Zone if zone in OF_SEAT)
_COUNTED = {Zone.HAND: "hand_count", Zone.DECK: "deck_count", Zone.ARCHIVES: "archives_count"}
"""Where the number of cards stands that may not be seen."""


@record
class TableView:
    """Everything one seat may know. `viewer` None is the open table: both hands, no decks (but see `Game.view`)."""

    viewer: Player | None
    seats: tuple[SeatView, SeatView]
    first_player: Player
    active: Player
    turn: int
    """1 for the first player's first turn, 2 for the other's first turn, and so on."""
    step: Step
    active_house: House | None
    tide: Player | None
    """For whom the tide is high; None while neutral."""
    playing: tuple[CardView, ...]
    """Action cards being played, outermost first."""
    decision: Decision | None
    """The open decision when this viewer may read it (it is theirs, or nothing in it is hidden)."""
    timing: tuple[TimingPoint, ...]
    lasting: tuple[tuple[str, Words], ...]
    """Lasting effects in force: handle of the card that made each ("" where it is something else now), its wording."""
    winner: Player | None
    tide_in_game: bool = False
    """Whether a deck brought the tide card, which may be neutral."""
