"""What one beat does on the table: parts that change with time, and the moment at which the numbers change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Part:
    """Something that changes from `begins_ms` of a beat on, for `lasts_ms`; `step` gets the share that is over.

    It may last longer than its beat. `ended` is called once in any case, also when beats are skipped.
    """

    begins_ms: float
    lasts_ms: float
    step: Callable[[float], None]
    ended: Callable[[], None] | None = None


@dataclass(slots=True)
class Act:
    """What one beat does on the table; times are those of speed 1."""

    parts: list[Part] = field(default_factory=list)
    lands_ms: float = 0.0
    """When the table is shown as it is after the beat."""
    taken: frozenset[str] = frozenset()
    """Cards that the parts move: the table leaves them alone when the beat lands."""
    read: Callable[[], Part] | None = None
    """Gives what is to be read once the beat has landed; it takes its time however many beats there are."""
    read_ms: float = 0.0
    """How long the next beat waits for that, from when this one lands."""
    landed: Callable[[], list[Part]] | None = None
    """Gives parts for the table as it is after the beat; their times count from then."""
