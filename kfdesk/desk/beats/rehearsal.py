"""Beats rehearsed while the players think, so that the pictures of their effects are drawn when they are shown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from kfdesk.desk.beats.acts import Act
from kfdesk.desk.beats.course import Scene
from kfdesk.desk.beats.kinds import Beat, BeatKind, Flow
from kfdesk.desk.beats.staging import STAGINGS
from kfdesk.desk.beats.theater import Theater
from kfdesk.desk.idle import Job
from kfdesk.engine.terms import PLAYERS, Zone

OFTEN: Final = (
    BeatKind.GAIN, BeatKind.REAP, BeatKind.DAMAGE, BeatKind.STEAL, BeatKind.CAPTURE, BeatKind.ABILITY, BeatKind.USE,
    BeatKind.GUARD, BeatKind.STUN, BeatKind.WARD, BeatKind.WARD_BURST, BeatKind.POWER, BeatKind.HEAL, BeatKind.LOSE,
)  # fmt: skip
"""Kinds that are often shown; their stagings leave everything in its place until their first step."""


def rehearsals(theater: Theater) -> Iterator[Job]:
    """Yield a job for each kind of beat that is often shown, and may be shown of a card in play."""
    for kind in OFTEN:
        yield partial(_rehearse, theater, kind)


def _rehearse(theater: Theater, kind: BeatKind) -> bool:
    """Stage a beat and take everything away again before it is painted; False while anything moves."""
    scene = theater.scene
    if scene.motion.moving or scene.dragged is not None:
        return False
    view = scene.view_
    spots = scene.drawn.spots.values() if scene.drawn is not None else ()
    card = next((spot.handle for spot in spots if spot.zone is Zone.BATTLELINE and spot.host is None), None)
    if view is not None and card is not None:
        one, two = PLAYERS
        flows = {
            BeatKind.STEAL: Flow(1, two, one), BeatKind.CAPTURE: Flow(1, two, card), BeatKind.LOSE: Flow(1, two, None),
        }  # fmt: skip
        beat = Beat(kind, 0, (card,), one, 1, (1,), flows=(flows.get(kind, Flow(1, card, one)),))
        _strike(STAGINGS[kind](theater, Scene(beat, beat.length_ms, view)))
    return True


def _strike(act: Act) -> None:
    """Take away what a staging has brought to the table."""
    for part in act.parts:
        if part.ended is not None:
            part.ended()
