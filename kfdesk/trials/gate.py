"""Whether games may begin now: what somebody who looks on says to a run from another thread."""

from __future__ import annotations

from enum import Enum
from threading import Condition


class May(Enum):
    """What a run may do now."""

    PLAY = "play"
    WAIT = "wait"
    """It begins no game; those that are being played end and are kept."""
    END = "end"
    """The same, and then it ends."""


class Gate:
    """Open at first. All of it may be called from any thread."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._may = May.PLAY

    @property
    def may(self) -> May:
        """What may be done now."""
        with self._changed:
            return self._may

    def say(self, may: May) -> None:
        """Say what may be done from now on; an end cannot be taken back."""
        with self._changed:
            if self._may is not May.END:
                self._may = may
            self._changed.notify_all()

    def wait(self) -> None:
        """Return once there is something else to do than to wait."""
        with self._changed:
            self._changed.wait_for(lambda: self._may is not May.WAIT)
