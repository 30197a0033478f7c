"""What sounds when: a sound for each kind of beat that has one."""

from __future__ import annotations

from typing import Final

from kfdesk.desk.animation import wipe
from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind, Trait

CHECK: Final = "check"
COIN: Final = "counter"
"""Of the coin that falls for who begins: one that is laid down."""
REFUSED: Final = "refused"
TURN: Final = "turn"
VICTORY: Final = "victory"
WIPE: Final = "wipe"
"""Of many cards that are destroyed at once."""

LIFT: Final = "lift"
DROP: Final = "drop"
HOVER: Final = "hover"
SAMPLE: Final = "play"
"""What is heard of a volume that was chosen."""

BED: Final = "bed"
BED_IN_CHECK: Final = "bed-check"

CUES: Final = {kind: kind.sound for kind in BeatKind if kind.sound}
"""The sound of each kind of beat that has one. "house" is no file: each house has one of its own (`sound_of`)."""
BLOWS: Final = frozenset(kind for kind in BeatKind if Trait.LANDS in kind.traits)
"""They sound when they land, all others when they begin."""


def sound_of(beat: Beat) -> str:
    """Return the sound of a beat, "" for none: each house has its own theme, and a wipe is more than a destruction."""
    if beat.kind is BeatKind.HOUSE:
        return f"{beat.kind.sound}-{beat.house}" if beat.house is not None else ""
    if beat.kind is BeatKind.DESTROY and len(beat.cards) >= wipe.FROM:
        return WIPE
    return beat.kind.sound
