"""Colors of pictures: each house has a manner and some rows of colors, in `assets/pictures/palettes.json`.

So have anomalies: cards that were printed outside the houses, with the number of an anomaly, and belong to the house in
whose place they come. The facts name one house for all of them, of which nothing in their pictures may speak.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from kfdesk.cards.facts import facts
from kfdesk.desk.art.tables import table
from kfdesk.desk.kit.theme import Suit, color, mix
from kfdesk.engine.terms import HOUSES, House

ANOMALY: Final = "anomaly"
"""In whose colors cards are painted that were never printed in a house."""
_NUMBERED: Final = "A"
"""With it the number of an anomaly begins."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Colors of one picture: ground from top to bottom, far and near things on it, and the tones of its figure."""

    top: str
    low: str
    far: str
    near: str
    body: str
    cloth: str
    accent: str
    light: str

    @property
    def ink(self) -> str:
        """The darkest color, of outlines and cast shadows."""
        return mix(self.near, "#05040a", 0.72)

    @property
    def is_night(self) -> bool:
        """Whether the ground is dark."""
        return color(self.top).lightnessF() + color(self.low).lightnessF() < 0.8

    @property
    def is_blue(self) -> bool:
        """Whether the ground has the blue of a blueprint, on which lines are white."""
        return color(self.top).blueF() > color(self.top).redF() + 0.3

    def tone(self, name: str) -> str:
        """Return the color of a tone of a figure's layers."""
        match name:
            case "b":
                return self.body
            case "d":
                return mix(self.body, self.ink, 0.38)
            case "m":
                return self.cloth
            case "a":
                return self.accent
            case "l":
                return self.light
        return self.ink


def painted_as(card: str, suit: Suit) -> Suit | str:
    """Return in whose colors the picture of a card is painted that is in this house now.

    An anomaly that was printed in no house has those of an anomaly wherever it is. One that a later set printed in a
    house has those of the house that it is in, as any card has; where that is the house that the facts name for all
    anomalies, it has those of the house it was printed in.
    """
    homes = _homes(card)
    if homes is None:
        return suit
    placeholder, printed = homes
    if suit is not placeholder:
        return suit if printed else ANOMALY
    return printed[0] if printed else ANOMALY


@cache
def _homes(card: str) -> tuple[House, tuple[House, ...]] | None:
    """Return the house that the facts give an anomaly, and those it was printed in; None for any other card."""
    known = facts().get(card)
    numbered = [p for p in known.printings if p.number.startswith(_NUMBERED)] if known is not None else []
    if known is None or not numbered:
        return None
    printed = dict.fromkeys(p.house for p in known.printings if p not in numbered)
    return HOUSES[numbered[0].house], tuple(HOUSES[house] for house in printed if house in HOUSES)


def palette(house: Suit | str, number: int) -> Palette:
    """Return one of the palettes of a house; numbers go round."""
    rows = _of(house)["palettes"]
    return _palette(rows[number % len(rows)])


def manner_of(house: Suit | str) -> str:
    """Return the name of the manner in which pictures of a house are made."""
    name: str = _of(house)["manner"]
    return name


def _of(house: Suit | str) -> dict[str, Any]:
    houses = table("palettes")
    found: dict[str, Any] = houses.get(str(house), houses["none"])
    return found


@cache
def _palette(row: str) -> Palette:
    return Palette(*row.split())
