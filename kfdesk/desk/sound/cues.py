"""What sounds when: a sound for each kind of beat that has one."""

from __future__ import annotations

from typing import Final

from kfdesk.desk.beats.kinds import BeatKind

CHECK: Final = "check"
REFUSED: Final = "refused"
TURN: Final = "turn"
VICTORY: Final = "victory"

CUES: Final[dict[BeatKind, str]] = {
    BeatKind.PLAY: "play",
    BeatKind.TOKEN: "token",
    BeatKind.USE: "use",
    BeatKind.REAP: "reap",
    BeatKind.FIGHT: "fight",
    BeatKind.DAMAGE: "hit",
    BeatKind.DAMAGE_MOVED: "hit",
    BeatKind.GUARD: "guard",
    BeatKind.HEAL: "heal",
    BeatKind.WARD: "ward",
    BeatKind.WARD_BURST: "burst",
    BeatKind.STUN: "stun",
    BeatKind.ENRAGE: "enrage",
    BeatKind.STATUS: "counter",
    BeatKind.POWER: "counter",
    BeatKind.COUNTER: "counter",
    BeatKind.GAIN: "amber",
    BeatKind.LOSE: "amber",
    BeatKind.STEAL: "steal",
    BeatKind.PAY: "amber",
    BeatKind.CAPTURE: "capture",
    BeatKind.EXALT: "amber",
    BeatKind.AMBER: "amber",
    BeatKind.FORGE: "forge",
    BeatKind.UNFORGE: "unforge",
    BeatKind.DESTROY: "destroy",
    BeatKind.SAVED: "ward",
    BeatKind.DISCARD: "discard",
    BeatKind.PURGE: "purge",
    BeatKind.ARCHIVE: "archive",
    BeatKind.TO_HAND: "draw",
    BeatKind.TO_DECK: "discard",
    BeatKind.UNDER: "discard",
    BeatKind.SHUFFLE: "shuffle",
    BeatKind.DRAW: "draw",
    BeatKind.REVEAL: "draw",
    BeatKind.CHAINS: "chains",
    BeatKind.TIDE: "tide",
    BeatKind.HOUSE: "house",
    BeatKind.PROPHECY: "prophecy",
    BeatKind.FULFILL: "prophecy",
    BeatKind.CONTROL: "control",
    BeatKind.FLIP: "token",
}
"""The sound of each kind of beat. What is missing is silent: it goes with a beat that sounds, or happens too often.

A sound follows from the kind alone, so that it says no more than the picture of the beat, which shows what the seat at
the screen may see.
"""
BLOWS: Final = frozenset({BeatKind.FIGHT, BeatKind.DAMAGE, BeatKind.GUARD, BeatKind.FORGE, BeatKind.CAPTURE})
"""They sound when they land, all others when they begin."""
SILENT: Final = frozenset(BeatKind) - CUES.keys()
