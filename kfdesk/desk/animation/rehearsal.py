"""Beats rehearsed while the players think, so that the pictures of their effects are drawn when they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from kfdesk.desk.animation.acts import Act
from kfdesk.desk.animation.sprites import LEVELS, burnt
from kfdesk.desk.animation.staging import STAGINGS
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.beats.beat import Beat, Flow
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.kit.idle import Job
from kfdesk.desk.layout.panel_contents import keys_to_forge
from kfdesk.desk.play.recap import Shot
from kfdesk.desk.table.items import CardItem
from kfdesk.desk.table.motion import pose_of, put
from kfdesk.engine.terms import PLAYERS, KeyColor, Player, Zone
from kfdesk.engine.views import TableView

OFTEN: Final = (
    BeatKind.GAIN, BeatKind.REAP, BeatKind.DAMAGE, BeatKind.STEAL, BeatKind.CAPTURE, BeatKind.ABILITY, BeatKind.USE,
    BeatKind.GUARD, BeatKind.STUN, BeatKind.WARD, BeatKind.WARD_BURST, BeatKind.POWER, BeatKind.HEAL, BeatKind.LOSE,
    BeatKind.SAVED, BeatKind.DESTROY,
)  # fmt: skip
"""Kinds that are often shown."""


class Soon(NamedTuple):
    """A beat without a card that may be shown soon."""

    kind: BeatKind
    player: Player
    tint: KeyColor | None = None
    """The color of the key it forges."""
    forged: int = 0
    """How many keys the player has forged before it: each of the first ones is shown with more."""


def soon_shown(view: TableView | None) -> frozenset[Soon]:
    """Return the beats with large pictures that may come: the tide where there is one, keys that can be afforded."""
    if view is None:
        return frozenset()
    tides = [Soon(BeatKind.TIDE, player) for player in PLAYERS if view.tide is not None or view.tide_in_game]
    keys = (
        Soon(BeatKind.FORGE, seat.player, tint, len(seat.keys))
        for seat in view.seats
        if seat.check
        for tint in keys_to_forge(seat)
    )
    return frozenset((*tides, *keys))


def rehearsals(theater: Theater, soon: Iterable[Soon], *, often: bool = True) -> Iterator[Job]:
    """Yield a job for each kind of beat that is often shown, and may be shown of a card in play; and for those soon."""
    for kind in OFTEN if often else ():
        yield partial(_rehearse, theater, kind)
    for level in range(LEVELS + 1) if often else ():
        yield partial(_burn, theater, level)
    for beat in soon:
        yield partial(_rehearse_large, theater, beat)


def _card(theater: Theater) -> CardItem | None:
    """Return a creature in play."""
    scene = theater.scene
    spots = scene.drawn.spots.values() if scene.drawn is not None else ()
    found = next((spot.handle for spot in spots if spot.zone is Zone.BATTLELINE and spot.host is None), None)
    return scene.cards.get(found or "")


def _burn(theater: Theater, level: int) -> bool:
    """Draw how far a card has burnt at a level; False while anything moves."""
    if theater.scene.motion.moving or theater.scene.dragged is not None:
        return False
    card = _card(theater)
    if card is not None:
        burnt(card.drawn(), level / LEVELS)
    return True


def _rehearse(theater: Theater, kind: BeatKind) -> bool:
    """Stage a beat and take everything away again before it is painted; False while anything moves."""
    scene = theater.scene
    if scene.motion.moving or scene.dragged is not None:
        return False
    view = scene.view_
    item = _card(theater)
    if view is not None and item is not None:
        card, pose = item.handle, pose_of(item)
        one, two = PLAYERS
        flows = {
            BeatKind.STEAL: Flow(1, two, one), BeatKind.CAPTURE: Flow(1, two, card), BeatKind.LOSE: Flow(1, two, None),
        }  # fmt: skip
        beat = Beat(kind, 0, (card,), one, 1, (1,), flows=(flows.get(kind, Flow(1, card, one)),))
        _strike(STAGINGS[kind](theater, Shot(beat, beat.length_ms, view)))
        put(item, pose)  # a staging may have hidden it behind a picture of it
    return True


def _rehearse_large(theater: Theater, soon: Soon) -> bool:
    """The same of a beat without a card, with the table as it would be after it."""
    scene, view = theater.scene, theater.scene.view_
    if scene.motion.moving or scene.dragged is not None:
        return False
    if view is not None and scene.drawn is not None:
        seats = list(view.seats)
        if soon.tint is not None:
            seats[soon.player] = replace(seats[soon.player], keys=(*seats[soon.player].keys, soon.tint))
        after = replace(view, seats=(seats[0], seats[1]))
        beat = Beat(soon.kind, 0, (), soon.player, 1, key=soon.tint, flows=(Flow(1, soon.player, None),))
        _strike(STAGINGS[soon.kind](theater, Shot(beat, beat.length_ms, after)))
    return True


def _strike(act: Act) -> None:
    """Take away what a staging has brought to the table."""
    for part in act.parts:
        if part.ended is not None:
            part.ended()
