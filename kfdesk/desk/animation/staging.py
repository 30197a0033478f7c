"""Which staging shows which kind of beat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kfdesk.desk.animation import amber, blows, forging, journeys, signs
from kfdesk.desk.animation.acts import Act
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.play.recap import Shot
from kfdesk.desk.table.scene import TableScene

Staging = Callable[[Theater, Shot], Act]


class Stager:
    """Stages beats on the scene of a table."""

    def __init__(self, scene: TableScene) -> None:
        self.theater = Theater(scene)

    def stage(self, shot: Shot) -> Act:
        """Return what a beat does on the table as it is drawn now."""
        return STAGINGS[shot.beat.kind](self.theater, shot)


STAGINGS: Final[dict[BeatKind, Staging]] = {
    BeatKind.PLAY: journeys.play,
    BeatKind.PLAYED: journeys.to_pile,
    BeatKind.TOKEN: journeys.token,
    BeatKind.ABILITY: signs.ability,
    BeatKind.USE: signs.use,
    BeatKind.REAP: amber.reap,
    BeatKind.FIGHT: blows.fight,
    BeatKind.DAMAGE: blows.damage,
    BeatKind.GUARD: blows.guard,
    BeatKind.FORBIDDEN: blows.forbidden,
    BeatKind.HEAL: signs.heal,
    BeatKind.DAMAGE_MOVED: blows.damage_moved,
    BeatKind.WARD: signs.ward,
    BeatKind.WARD_BURST: signs.ward_burst,
    BeatKind.STUN: signs.stun,
    BeatKind.UNSTUN: signs.unstun,
    BeatKind.ENRAGE: signs.enrage,
    BeatKind.CALM: signs.calm,
    BeatKind.STATUS: signs.counter,
    BeatKind.POWER: signs.power,
    BeatKind.COUNTER: signs.counter,
    BeatKind.GAIN: amber.gain,
    BeatKind.LOSE: amber.lose,
    BeatKind.STEAL: amber.steal,
    BeatKind.PAY: amber.pay,
    BeatKind.CAPTURE: amber.capture,
    BeatKind.EXALT: amber.exalt,
    BeatKind.AMBER: amber.gain,
    BeatKind.FORGE: forging.forge,
    BeatKind.UNFORGE: forging.unforge,
    BeatKind.DESTROY: blows.destroy,
    BeatKind.SAVED: signs.saved,
    BeatKind.DISCARD: journeys.to_pile,
    BeatKind.PURGE: journeys.purge,
    BeatKind.ARCHIVE: journeys.archive,
    BeatKind.TO_HAND: journeys.to_hand,
    BeatKind.TO_DECK: journeys.to_deck,
    BeatKind.UNDER: journeys.under,
    BeatKind.SHUFFLE: journeys.shuffle,
    BeatKind.DRAW: journeys.draw,
    BeatKind.REVEAL: signs.reveal,
    BeatKind.CHAINS: signs.chains,
    BeatKind.TIDE: signs.tide,
    BeatKind.HOUSE: signs.house,
    BeatKind.PROPHECY: signs.prophecy,
    BeatKind.FULFILL: signs.fulfill,
    BeatKind.CONTROL: journeys.control,
    BeatKind.MOVE: journeys.move,
    BeatKind.FLIP: journeys.flip,
    BeatKind.READY: signs.plain,
    BeatKind.EXHAUST: signs.plain,
}
