"""Lessons: one idea each, on a table made for it, in a few tasks; see `model`."""

from __future__ import annotations

from functools import cache

from kfdesk.teach.lessons.course import Course, LessonError
from kfdesk.teach.lessons.model import LEARNER, Lesson, Reply, Task

__all__ = ["LEARNER", "Course", "Lesson", "LessonError", "Reply", "Task", "lessons"]


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return all lessons in the order they are learned best."""
    from kfdesk.teach.lessons import cards_and_fights as fights
    from kfdesk.teach.lessons import keys_and_houses as basics

    return (
        basics.AMBER_AND_KEYS,
        basics.HOUSES,
        fights.FOUR_TYPES,
        fights.FIGHTING,
        fights.FLANKS_AND_TAUNT,
        fights.DAMAGE_ARMOR_WARD,
    )
