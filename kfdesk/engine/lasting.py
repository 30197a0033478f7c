"""Lasting effects. Rule: "Lasting effects"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from enum import Enum, auto
from typing import TYPE_CHECKING

from kfdesk.engine.phrases import plain
from kfdesk.engine.terms import NEVER, NO_CARD, PLAYERS, CardId, House, Player, Timestamp, other_player
from kfdesk.records import entity, record
from kfdesk.text.second_person import is_addressed
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.engine.abilities import Ability, Definition, Nameable, NamedValue, Pickable
    from kfdesk.engine.viewers import Viewer

FOR_GOOD = 1_000_000
"""A turn that no game reaches."""


@entity
class Lasting:
    """An ability in force for a time, apart from the card that made it. Rule: "Lasting effects".

    In force from turn `begins` to the end of turn `ends` (or, with `at_start`, until turn `ends`
    starts). With `while_entered` it ends when the source, which entered play at that time, leaves.
    `bound` are the cards that targets of the ability stand for, with their incarnations, `named` the things
    that its variables stand for; `uses` is how often it can still apply (None: no limit).
    """

    player: Player
    source: CardId
    ability: Ability
    begins: int
    ends: int
    at_start: bool = False
    bound: tuple[tuple[Pickable, tuple[CardId, ...]], ...] = ()
    incarnations: tuple[tuple[CardId, int], ...] = ()
    uses: int | None = None
    while_entered: Timestamp | None = None
    named: tuple[tuple[Nameable, NamedValue], ...] = ()
    while_card: CardId = NO_CARD
    """The card on whose stay it depends, `NO_CARD`: the source."""
    id: Timestamp = NEVER
    """When it began, which tells it from others: given when it is put in force."""
    began_as: Definition | None = field(default=None, compare=False)
    """What its source was then, which all have seen: given when it is put in force. It is called so for good."""


class Reader(Enum):
    """Who reads what is in force, seen from the player of the effect."""

    OWN = auto()
    OTHER = auto()
    EVERYBODY = auto()
    """Neither player alone: both have their names."""


class When(Enum):
    """How long an effect is still in force, seen from the present turn."""

    THIS_TURN = auto()
    NEXT_TURN = auto()
    """It begins with a player's next turn and ends with it."""
    UNTIL_TURN = auto()
    """Until the start of a player's next turn."""
    UNTIL_TURN_ENDS = auto()
    UNTIL_LEAVES = auto()
    """Until a card leaves play."""
    UNSAID = auto()
    """As long as the cards stay in play that its sentence names."""


@record
class EffectInForce:
    """A lasting effect as one reader sees it now: all that its sentence depends on."""

    ability: Ability
    lead: Words | None
    """The name of its card, with what was named for it; None where its sentence is about the card itself."""
    reader: Reader
    player: Words
    """The name of its player."""
    opponent: Words
    cards: tuple[tuple[Pickable, tuple[Definition, ...]], ...] = ()
    """What the cards are that its targets stand for, as far as they are still the same; nothing for those of which the
    reader may not know one."""
    uses: int | None = None
    when: tuple[When, bool] = (When.UNSAID, False)
    """Until when; True where the turn meant is one of its player's opponent."""
    until: Definition | None = None
    """The card with which it ends, for `When.UNTIL_LEAVES`."""
    houses: tuple[tuple[Nameable, House], ...] = ()
    """The houses that were named for it."""
    called: tuple[tuple[Nameable, Words], ...] = ()
    """The names of cards that its sentence says: see `Nameable.is_said`."""
    described: tuple[tuple[object, Player], ...] = ()
    """Who the players are that its sentence describes by a card: see `Ability.players_said`."""
    players: tuple[tuple[Nameable, Player], ...] = ()
    """Who the players are that it names: the numbers of seats, its own player's being `you`."""
    you: Player | None = None
    host: Definition | None = None
    """The creature that its card, an upgrade, is attached to."""
    giver: Definition | None = None
    """The card that gives it to its card."""
    refusing: bool = False
    """Whether it says why something may not be done, so that nothing may be read from its card's seat."""


def as_read(names: Sequence[str], ability: Ability, lead: Words | None, you: Player, viewer: Viewer) -> EffectInForce:
    """Return an ability of the player `you` as a viewer reads it, behind `lead`; `names` are those of the players.

    Where all lies open it is read by whoever is spoken to, if anybody is.
    """
    reader = Reader.EVERYBODY
    reads = viewer if isinstance(viewer, int) else next((p for p in PLAYERS if is_addressed(names[p])), None)
    if reads is not None:
        reader = Reader.OWN if reads == you else Reader.OTHER
    return EffectInForce(ability, lead, reader, plain(names[you]), plain(names[other_player(you)]))
