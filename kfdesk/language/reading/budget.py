"""How long reading a text may take, and the error that ends one that takes longer."""

from __future__ import annotations

from time import thread_time

USUAL_MS = 2_000
"""What reading one ability may take where nobody says otherwise."""
_CHECKED_EVERY = 64
"""Steps between two looks at the clock, each of which takes some microseconds."""


class GivenUpError(ValueError):
    """A text of which nobody knows whether it can be understood, as finding out takes too long."""


class Budget:
    """Time in which something must be done.

    It is the time that the thread itself works, so that a busy machine understands as much as an idle one.
    """

    def __init__(self, milliseconds: float = USUAL_MS) -> None:
        self._milliseconds = milliseconds
        self._end = thread_time() + milliseconds / 1000
        self._steps = 0

    def check(self) -> None:
        """Raise `GivenUpError` once the time is over; cheap enough for each step of a loop."""
        self._steps += 1
        if self._steps % _CHECKED_EVERY == 0:
            self.check_now()

    def check_now(self) -> None:
        """Raise `GivenUpError` once the time is over, where a step takes longer than a look at the clock."""
        if thread_time() > self._end:
            raise GivenUpError(f"it takes more than {self._milliseconds} ms")
