"""What a card was: its last-known record, which events carry and effects ask after it has left play."""

from __future__ import annotations

from kfdesk.engine.terms import NEVER, CardId, CardType, HasStatuses, House, Icon, Keyword, Player, Status, Timestamp
from kfdesk.records import record


@record
class Snapshot(HasStatuses):
    """What a card was immediately before it left play: its last-known record. Rule: "Movement between zones".

    Offers what a card on the table offers, see `card_facts.CardFacts`.
    """

    card: CardId
    definition: str
    type: CardType
    owner: Player
    controller: Player
    power: int
    armor: int
    damage: int
    amber: int
    houses: tuple[House, ...]
    traits: tuple[str, ...]
    keywords: tuple[tuple[Keyword, int], ...] = ()
    counts: tuple[tuple[str, int], ...] = ()
    """Its counters by kind."""
    neighbors: tuple[CardId, ...] = ()
    on_flank: bool = False
    in_center: bool = False
    ready: bool = True
    statuses: tuple[Status, ...] = ()
    face_down: bool = False
    token: bool = False
    upgrades: tuple[CardId, ...] = ()
    to_left: int = 0
    to_right: int = 0
    entered: Timestamp = NEVER
    """When it entered play."""
    icons: tuple[Icon, ...] = ()
    """Its bonus icons but for those of houses, of a gigantic creature those of both halves."""
    house_icons: tuple[House, ...] = ()

    @property
    def in_play(self) -> bool:
        """It was: nothing else is kept of a card."""
        return True

    def keyword(self, word: Keyword) -> int:
        """Return the value the keyword had, 0 where the card lacked it."""
        return next((value for known, value in self.keywords if known is word), 0)

    def counters(self, kind: str) -> int:
        """Return how many counters of a kind were on it."""
        return next((count for known, count in self.counts if known == kind), 0)
