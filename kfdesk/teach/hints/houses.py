"""What each house would let its player do, before one is chosen: found out by choosing it on a determinized table."""

from __future__ import annotations

from kfdesk.engine import Game
from kfdesk.engine.decisions import Decision
from kfdesk.engine.determinization import ChanceError
from kfdesk.engine.terms import HOUSES, DecisionKind, House
from kfdesk.records import record
from kfdesk.teach.hints.possible import Act, Possible, still_possible


@record
class Outlook:
    """What step 3 would begin with after choosing a house.

    `possible` is None where something else comes first, such as an ability that asks, shows a hidden card or is
    decided by chance: then nobody can say it beforehand.
    """

    house: House
    possible: tuple[Possible, ...] | None

    def cards(self, *acts: Act) -> tuple[str, ...]:
        """Return the handles of the cards with which one of these can be done, each once."""
        groups = [group for group in self.possible or () if group.act in acts]
        return tuple(dict.fromkeys(card for group in groups for card in group.cards))


def outlooks(game: Game, viewer: int | None) -> tuple[Outlook, ...]:
    """Return the outlook of each house that can be chosen now, as far as the seat can know it.

    None are returned where no active house is to be chosen, or where it is not this seat's to choose (a viewer of None
    sees both hands). Rule: turn sequence, step 2.
    """
    decision = game.decision
    if decision is None or decision.kind is not DecisionKind.HOUSE or decision.source is not None:
        return ()
    if viewer not in (None, decision.player):
        return ()
    return tuple(_outlook(game, option, viewer, decision) for option in decision.keys() if _house(option) is not None)


def _house(key: str) -> House | None:
    name = key.partition(":")[2]
    return HOUSES.get(name)


def _outlook(game: Game, key: str, viewer: int | None, asked: Decision) -> Outlook:
    house = House(key.partition(":")[2])
    table = game.determinized(viewer)
    if table is None:
        return Outlook(house, None)
    try:
        table.choose(key)
    except ChanceError:
        return Outlook(house, None)
    opened = table.decision
    if opened is None or opened.kind is not DecisionKind.MAIN or opened.player != asked.player:
        return Outlook(house, None)
    return Outlook(house, still_possible(opened))
