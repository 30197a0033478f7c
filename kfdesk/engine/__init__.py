"""The rules of KeyForge: pure Python, no Qt, no files, no clock, no global state; knows no card.

This page only re-exports the names that code outside the package may rely on.
"""

from typing import TYPE_CHECKING

from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.decks import DeckCard, DeckList, Seat
from kfdesk.engine.events import Event
from kfdesk.engine.game import Game, Setup
from kfdesk.engine.rules import IllegalChoice, Reason, SetupError, Verdict
from kfdesk.engine.terms import CardType, DecisionKind, Edition, House, Icon, KeyColor, Keyword, Step, Zone
from kfdesk.engine.timing import CHARTS, TimingPoint
from kfdesk.engine.views import CardView, SeatView, TableView

if TYPE_CHECKING:
    from kfdesk.engine.scenario import CardSpec, Change, Scenario, Side

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

_OF_SCENARIOS = ("CardSpec", "Change", "Scenario", "Side")


def __getattr__(name: str) -> object:
    """Return a name of scenarios; they bring pydantic, which takes long to load and which few games need."""
    if name not in _OF_SCENARIOS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from kfdesk.engine import scenario

    return getattr(scenario, name)
