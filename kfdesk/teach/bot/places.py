"""Whether it matters at once where in a battleline a creature is placed.

What it may matter for later, such as taunt, what splashes, and cards that are still in hand, does not count.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from kfdesk.engine import Decision
from kfdesk.engine.abilities import Definition
from kfdesk.engine.core import Core, number
from kfdesk.engine.terms import Keyword, Label
from kfdesk.language.counts.cards import NeighborsThere
from kfdesk.language.neighbors import EachNeighbor, NeighborsOf
from kfdesk.language.position_predicates import Beside, Between, InCenter, OnFlank, OnThatFlank
from kfdesk.language.predicates import Neighboring, NeighborOf
from kfdesk.language.rules.changes import IsOnFlank
from kfdesk.text.parts import parts

_PLACES: Final = (
    Beside,
    Between,
    EachNeighbor,
    InCenter,
    IsOnFlank,
    Neighboring,
    NeighborOf,
    NeighborsOf,
    NeighborsThere,
    OnFlank,
    OnThatFlank,
)
"""The words that speak of where a creature stands."""


def minds_places(core: Core, decision: Decision) -> bool:
    """Return whether the card that is placed, or one in play, speaks of places in a battleline.

    With a prophecy active, its player's opponent is to mind any place: it may come true by what is put beside another.
    """
    cards, players = core.state.cards, core.state.players
    if any(cards[card].active for p in players for card in p.references):
        return True
    asking = () if decision.source is None else (number(decision.source),)
    rows = (card for p in players for card in (*p.line, *p.artifacts))
    there = (piece for card in rows for piece in (card, *cards[card].upgrades))
    return any(_speaks_of_places(cards[card].definition) for card in (*asking, *there))


@cache
def _speaks_of_places(definition: Definition) -> bool:
    abilities = [ability for label in Label for ability in definition.triggered.get(label, ())]
    if Keyword.SPLASH_ATTACK in definition.keywords:
        return True
    return any(isinstance(part, _PLACES) for ability in (*abilities, *definition.constants) for part in parts(ability))
