"""The staging of a wipe: many cards are destroyed at once, and a wave of fire runs outward from what does it."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from kfdesk.desk.animation import curves
from kfdesk.desk.animation.acts import Part
from kfdesk.desk.animation.curves import Point
from kfdesk.desk.animation.particles import EMBER
from kfdesk.desk.animation.sprites import Z_EFFECT
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.table.items import CardItem

FROM: Final = 4
"""From so many cards on it is a wipe."""
PULSE_MS: Final = 260.0
"""How long the card that does it pulses before the wave sets out, at speed 1."""
WAVE_MS: Final = 620.0
"""How long the wave runs to the farthest card."""
RING: Final = 240.0
"""Size of the picture of the wave, which is shown larger."""


class Wipe:
    """When the wave reaches each of some cards, and the wave itself."""

    def __init__(self, theater: Theater, cause: str, items: Sequence[CardItem]) -> None:
        self._theater = theater
        self._cause = theater.scene.cards.get(cause)
        wide, high = theater.layout.size
        self._source: Point = theater.place(cause or None) or (wide / 2, high / 2)
        self._far = max([1.0, *(self._away(item) for item in items)])

    def reaches(self, item: CardItem) -> float:
        """Return when the wave reaches a card, in milliseconds."""
        return PULSE_MS + WAVE_MS * self._away(item) / self._far

    def _away(self, item: CardItem) -> float:
        return hypot(item.spot.x - self._source[0], item.spot.y - self._source[1])

    def parts(self) -> list[Part]:
        """Return the pulse and the wave."""
        theater, size = self._theater, self._theater.unit
        glow = theater.pictures.light(EMBER, size * 2.2, 0.9)
        ring = theater.pictures.ring("#ffb04a", RING, 7.0)
        haze = theater.pictures.light("#ff6a1e", RING, 0.5)
        reach = 2.2 * self._far / RING
        parts = [
            theater.swell(glow, self._source, lasts=PULSE_MS + 160, sizes=(0.3, 1.3), light=True, rise=0.6, fall=0.35),
            theater.swell(ring, self._source, begins=PULSE_MS - 30, lasts=WAVE_MS + 120, sizes=(0.1, reach + 0.3),
                          fall=0.35, ease=_steady, z=Z_EFFECT + 4),
            theater.swell(haze, self._source, begins=PULSE_MS - 30, lasts=WAVE_MS + 120, sizes=(0.1, reach),
                          light=True, fall=0.5, ease=_steady, strength=0.6),
        ]  # fmt: skip
        if self._cause is not None:
            parts.append(theater.bump(self._cause, lasts=PULSE_MS, by=0.16))
        return parts


def _steady(t: float) -> float:
    """Run nearly as fast all the time, a little slower at the end."""
    return 0.8 * t + 0.2 * curves.ease_out(t)
