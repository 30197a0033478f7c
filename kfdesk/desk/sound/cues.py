"""What sounds when: a sound for each kind of beat that has one."""

from __future__ import annotations

from typing import Final

from kfdesk.desk.beats.length_and_sound import BeatKind, Trait

CHECK: Final = "check"
COIN: Final = "counter"
"""Of the coin that falls for who begins: one that is laid down."""
REFUSED: Final = "refused"
TURN: Final = "turn"
VICTORY: Final = "victory"

CUES: Final = {kind: kind.sound for kind in BeatKind if kind.sound}
"""The sound of each kind of beat that has one."""
BLOWS: Final = frozenset(kind for kind in BeatKind if Trait.LANDS in kind.traits)
"""They sound when they land, all others when they begin."""
