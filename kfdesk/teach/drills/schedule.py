"""When a drill comes back: spaced repetition by FSRS, which is told no more than whether it was right."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache

import fsrs

from kfdesk.teach.drills.model import MOST_STABLE, Drill, Memory


@cache
def _scheduler() -> fsrs.Scheduler:
    """Return what plans: by whole days from the first time on, and alike whenever it is asked."""
    return fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False, maximum_interval=365)


def first_memory(now: datetime) -> Memory:
    """Return the memory of a drill that nobody has tried: it is due at once."""
    return Memory(due=now.astimezone(UTC))


def answered(drill: Drill, key: str, now: datetime) -> Drill:
    """Return a drill after a choice was made at it: when it is due next, and how often it was right.

    What is asked earlier on its day counts as asked on time: its span is one of whole days.
    """
    is_right = drill.is_right(key)
    is_early = timedelta() < drill.memory.due - now < timedelta(days=1)
    when = (drill.memory.due if is_early else now).astimezone(UTC)
    card, _ = _scheduler().review_card(_card(drill.memory), fsrs.Rating.Good if is_right else fsrs.Rating.Again, when)
    stability = None if card.stability is None else min(card.stability, MOST_STABLE)
    known = {"due": card.due, "last": card.last_review, "stability": stability, "difficulty": card.difficulty}
    memory = drill.memory.model_copy(update=known)
    return drill.model_copy(
        update={
            "memory": memory,
            "tried": drill.tried + 1,
            "right": drill.right + is_right,
            "in_a_row": drill.in_a_row + 1 if is_right else 0,
        }
    )


def _card(memory: Memory) -> fsrs.Card:
    is_new = memory.last is None or memory.stability is None or memory.difficulty is None
    state = fsrs.State.Learning if is_new else fsrs.State.Review
    return fsrs.Card(
        card_id=0,
        state=state,
        step=0 if is_new else None,
        stability=None if is_new else memory.stability,
        difficulty=None if is_new else memory.difficulty,
        due=memory.due.astimezone(UTC),
        last_review=memory.last.astimezone(UTC) if memory.last is not None and not is_new else None,
    )
