"""The rules of KeyForge: pure Python, no Qt, no files, no clock, no global state; knows no card.

This page only re-exports the names that code outside the package may rely on.
"""

from kfdesk.engine.card_facts import CardFacts
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.decks import DeckCard, DeckList, Seat
from kfdesk.engine.events import Event
from kfdesk.engine.game import Game, Setup
from kfdesk.engine.rules import IllegalChoice, Reason, SetupError, Verdict
from kfdesk.engine.scenario import (
    Attach,
    CardSpec,
    Change,
    Draw,
    Move,
    Reveal,
    Scenario,
    SetAmber,
    SetChains,
    SetControl,
    SetCounters,
    SetDamage,
    SetFacing,
    SetHouse,
    SetHouses,
    SetIcons,
    SetKeys,
    SetMaverick,
    SetProphecy,
    SetStatus,
    SetTide,
    SetToken,
    Shuffle,
    Side,
)
from kfdesk.engine.terms import CardType, DecisionKind, Edition, House, Icon, KeyColor, Keyword, Status, Step, Zone
from kfdesk.engine.timing import CHARTS, TimingPoint
from kfdesk.engine.views import CardView, SeatView, TableView

__all__ = [
    "CHARTS",
    "Attach",
    "CardFacts",
    "CardSpec",
    "CardType",
    "CardView",
    "Change",
    "Decision",
    "DecisionKind",
    "DeckCard",
    "DeckList",
    "Draw",
    "Edition",
    "Event",
    "Game",
    "House",
    "Icon",
    "IllegalChoice",
    "KeyColor",
    "Keyword",
    "Move",
    "Option",
    "Reason",
    "Reveal",
    "Scenario",
    "Seat",
    "SeatView",
    "SetAmber",
    "SetChains",
    "SetControl",
    "SetCounters",
    "SetDamage",
    "SetFacing",
    "SetHouse",
    "SetHouses",
    "SetIcons",
    "SetKeys",
    "SetMaverick",
    "SetProphecy",
    "SetStatus",
    "SetTide",
    "SetToken",
    "Setup",
    "SetupError",
    "Shuffle",
    "Side",
    "Status",
    "Step",
    "TableView",
    "TimingPoint",
    "Verdict",
    "Zone",
]
