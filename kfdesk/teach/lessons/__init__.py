"""Lessons: one idea each, on a table made for it, in a few tasks; see `model`."""

from __future__ import annotations

from functools import cache

from kfdesk import catalogs
from kfdesk.teach.lessons.course import Course, LessonError
from kfdesk.teach.lessons.decks import deck_list
from kfdesk.teach.lessons.model import LEARNER, Lesson, Reply, Task

__all__ = ["LEARNER", "Course", "Lesson", "LessonError", "Reply", "Task", "deck_list", "lessons"]


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return all lessons in the order they are learned best. From then on texts are said in every language there is."""
    catalogs.speak()
    from kfdesk.teach.lessons import cards_and_fights as fights
    from kfdesk.teach.lessons import keys_and_houses as basics
    from kfdesk.teach.lessons import more_keywords as keywords
    from kfdesk.teach.lessons import next_turns as later
    from kfdesk.teach.lessons import reference_cards as beside
    from kfdesk.teach.lessons import step_three as more
    from kfdesk.teach.lessons.deck_lists import READING_A_DECK
    from kfdesk.teach.lessons.signs import SIGNS_ON_CREATURES
    from kfdesk.teach.lessons.timing import TIMING_WINDOWS

    return (
        basics.AMBER_AND_KEYS,
        basics.HOUSES,
        fights.FOUR_TYPES,
        fights.FIGHTING,
        fights.FLANKS_AND_TAUNT,
        fights.DAMAGE_ARMOR_WARD,
        SIGNS_ON_CREATURES,
        more.DISCARDING,
        more.FIRST_TURN,
        later.CHECK_AND_KEYS,
        later.CHAINS_AND_ARCHIVES,
        TIMING_WINDOWS,
        more.OMNI_AND_MOODS,
        more.CONTROL,
        keywords.KEYWORDS_IN_FIGHTS,
        keywords.KEYWORDS_OF_PLAYING,
        beside.TOKENS_AND_TIDE,
        beside.PROPHECIES,
        READING_A_DECK,
    )
