"""The rules of KeyForge: pure Python, no Qt, no files, no clock, no global state; knows no card.

This page only re-exports the names that code outside the package may rely on.
"""

from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.decks import DeckCard, DeckList, Seat
from kfdesk.engine.events import Event
from kfdesk.engine.game import Game, Setup
from kfdesk.engine.rules import IllegalChoice, Reason, SetupError, Verdict
from kfdesk.engine.scenario import CardSpec, Change, Scenario, Side
from kfdesk.engine.terms import CardType, DecisionKind, Edition, House, Icon, KeyColor, Keyword, Step, Zone
from kfdesk.engine.timing import CHARTS, TimingPoint
from kfdesk.engine.views import CardView, SeatView, TableView

__all__ = [
    "CHARTS",
    "CardSpec",
    "CardType",
    "CardView",
    "Change",
    "Decision",
    "DecisionKind",
    "DeckCard",
    "DeckList",
    "Edition",
    "Event",
    "Game",
    "House",
    "Icon",
    "IllegalChoice",
    "KeyColor",
    "Keyword",
    "Option",
    "Reason",
    "Scenario",
    "Seat",
    "SeatView",
    "Setup",
    "SetupError",
    "Side",
    "Step",
    "TableView",
    "TimingPoint",
    "Verdict",
    "Zone",
]
