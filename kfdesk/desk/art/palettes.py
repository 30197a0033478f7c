"""Colors of pictures: each house has a manner and some rows of colors, in `assets/pictures/palettes.json`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from kfdesk.desk.art.tables import table
from kfdesk.desk.kit.theme import Suit, color, mix


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


def palette(house: Suit, number: int) -> Palette:
    """Return one of the palettes of a house; numbers go round."""
    rows = _of(house)["palettes"]
    return _palette(rows[number % len(rows)])


def manner_of(house: Suit) -> str:
    """Return the name of the manner in which pictures of a house are made."""
    name: str = _of(house)["manner"]
    return name


def _of(house: Suit) -> dict[str, Any]:
    houses = table("palettes")
    found: dict[str, Any] = houses.get(str(house), houses["none"])
    return found


@cache
def _palette(row: str) -> Palette:
    return Palette(*row.split())
