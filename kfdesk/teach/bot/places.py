"""Whether it matters where in a battleline a creature stands."""

from __future__ import annotations

from functools import cache
from typing import Final

from kfdesk.engine import Decision
from kfdesk.engine.abilities import Definition
from kfdesk.engine.core import Core, number
from kfdesk.engine.terms import Keyword, Label
from kfdesk.language.counts.cards import NeighborsThere
from kfdesk.language.neighbors import EachNeighbor, NeighborsOf
from kfdesk.language.position_predicates import InCenter, OnFlank, OnThatFlank
from kfdesk.language.predicates import Neighboring, NeighborOf
from kfdesk.language.rules.changes import IsOnFlank
from kfdesk.text.parts import parts

_PLACES: Final = (
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
    """Return whether the card that is placed, or one in play, speaks of places in a battleline."""
    state = core.state
    asking = () if decision.source is None else (number(decision.source),)
    there = (card for p in state.players for card in (*p.line, *p.artifacts))
    return any(_speaks_of_places(state.cards[card].definition) for card in (*asking, *there))


@cache
def _speaks_of_places(definition: Definition) -> bool:
    abilities = [ability for label in Label for ability in definition.triggered.get(label, ())]
    if Keyword.SPLASH_ATTACK in definition.keywords:
        return True
    return any(isinstance(part, _PLACES) for ability in (*abilities, *definition.constants) for part in parts(ability))
