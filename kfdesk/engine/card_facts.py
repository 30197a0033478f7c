"""What can be asked of a card: the same questions for a card on the table and for one that has left play.

A predicate of the card language asks `CardFacts`, which is either.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kfdesk.engine.abilities import Scope
from kfdesk.engine.core import Core
from kfdesk.engine.gigantic import bonus_icons, house_icons
from kfdesk.engine.queries import (
    armor,
    beside,
    counters,
    houses,
    in_center,
    keyword,
    neighbors,
    on_flank,
    power,
    seen_as,
    traits,
)
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import IN_PLAY, CardId, CardType, House, Icon, Keyword, Player, Status, Timestamp


class LiveCard:
    """A card as it is now, wherever it is; derived values are found out when asked."""

    __slots__ = ("card", "core")

    def __init__(self, core: Core, card: CardId) -> None:
        self.core = core
        self.card = card

    @property
    def definition(self) -> str:
        return seen_as(self.core, self.card).id

    @property
    def type(self) -> CardType:
        return self.core.state.cards[self.card].type_here

    @property
    def owner(self) -> Player:
        return self.core.state.cards[self.card].owner

    @property
    def controller(self) -> Player:
        return self.core.state.cards[self.card].controller

    @property
    def in_play(self) -> bool:
        return self.core.state.cards[self.card].zone in IN_PLAY

    @property
    def power(self) -> int:
        return power(self.core, self.card)

    @property
    def armor(self) -> int:
        return armor(self.core, self.card)

    @property
    def damage(self) -> int:
        return self.core.state.cards[self.card].damage

    @property
    def amber(self) -> int:
        return self.core.state.cards[self.card].amber

    @property
    def houses(self) -> tuple[House, ...]:
        return houses(self.core, self.card)

    @property
    def traits(self) -> tuple[str, ...]:
        return traits(self.core, self.card)

    @property
    def neighbors(self) -> tuple[CardId, ...]:
        return neighbors(self.core, self.card)

    @property
    def on_flank(self) -> bool:
        return on_flank(self.core, self.card)

    @property
    def in_center(self) -> bool:
        return in_center(self.core, self.card)

    @property
    def to_left(self) -> int:
        return beside(self.core, self.card)[0]

    @property
    def to_right(self) -> int:
        return beside(self.core, self.card)[1]

    @property
    def entered(self) -> Timestamp:
        return self.core.state.cards[self.card].entered

    @property
    def ready(self) -> bool:
        return self.core.state.cards[self.card].ready

    @property
    def statuses(self) -> tuple[Status, ...]:
        return self.core.state.cards[self.card].statuses

    @property
    def stunned(self) -> bool:
        return self.core.state.cards[self.card].stunned

    @property
    def warded(self) -> bool:
        return self.core.state.cards[self.card].warded

    @property
    def enraged(self) -> bool:
        return self.core.state.cards[self.card].enraged

    @property
    def face_down(self) -> bool:
        return self.core.state.cards[self.card].face_down

    @property
    def token(self) -> bool:
        return self.core.state.cards[self.card].definition.type is CardType.TOKEN_CREATURE

    @property
    def upgrades(self) -> tuple[CardId, ...]:
        return self.core.state.cards[self.card].upgrades

    @property
    def icons(self) -> tuple[Icon, ...]:
        return bonus_icons(self.core, self.card)

    @property
    def house_icons(self) -> tuple[House, ...]:
        return house_icons(self.core, self.card)

    def keyword(self, word: Keyword) -> int:
        return keyword(self.core, self.card, word)

    def counters(self, kind: str) -> int:
        return counters(self.core, self.card).get(kind, 0)


class AsUpgrade(LiveCard):
    """A card looked at as the upgrade it may be played as."""

    __slots__ = ()

    @property
    def type(self) -> CardType:
        return CardType.UPGRADE

    def keyword(self, word: Keyword) -> int:
        return 0


CardFacts = LiveCard | Snapshot
"""What is true of one card: now, or immediately before it left play. Rule: "Movement between zones".

`definition` is the id of the card it is; `type` what it is in play (a creature in a battleline is one whatever
is printed), else what is printed. Creatures' values are 0 for a card that is no creature in play. `to_left` and
`to_right` count the creatures on either side of it in its battleline. `entered` tells one stay in play from another:
what happened to a card before it entered play did not happen to this card; `NEVER` for a card that is out of play.
"""


def facts_of(core: Core, card: CardId) -> LiveCard:
    """Return what can be asked of a card as it is now; one view for each card of a game."""
    found = core.views.get(card)
    if found is None:
        found = core.views[card] = LiveCard(core, card)
    return found


@contextmanager
def seen_as_upgrade(core: Core, card: CardId) -> Iterator[None]:
    """Let a card count as an upgrade, whatever is asked of it meanwhile."""
    outer = core.views.get(card)
    core.views[card] = AsUpgrade(core, card)
    try:
        yield
    finally:
        core.views[card] = outer or LiveCard(core, card)


def last_known(scope: Scope, card: CardId) -> CardFacts:
    """Return what is true of a card, or was immediately before it left play while the ability resolved.

    The event that triggered the ability counts as part of it. Rule: "Movement between zones".
    """
    core = scope.core
    if not core.state.cards[card].in_play:
        for event in (scope.event, *reversed(core.events[scope.began :])):
            was = getattr(event, "was", None)
            if isinstance(was, Snapshot) and was.card == card:
                return was
    return facts_of(core, card)
