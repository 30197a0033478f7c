"""Lessons: one idea each, on a table made for it, in a few tasks; see `model`."""

from __future__ import annotations

from functools import cache

from kfdesk.teach.lessons.course import Course, LessonError
from kfdesk.teach.lessons.model import LEARNER, Lesson, Reply, Task

__all__ = ["LEARNER", "Course", "Lesson", "LessonError", "Reply", "Task", "lessons"]


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return all lessons in the order they are learned best."""
    from kfdesk.teach.lessons import keys_and_houses

    return (keys_and_houses.AMBER_AND_KEYS, keys_and_houses.HOUSES)
