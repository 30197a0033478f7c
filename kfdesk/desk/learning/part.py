"""Lessons as a part of the window: the page "Learn", the lesson at the table, what is done and where one left off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from kfdesk.desk import strings as s
from kfdesk.desk.learning import progress as kept
from kfdesk.desk.learning import words as w
from kfdesk.desk.learning.box import LessonBox, Said
from kfdesk.desk.learning.marks import Marks
from kfdesk.desk.learning.page import LearnPage
from kfdesk.desk.learning.places import places
from kfdesk.desk.learning.progress import Begun, Progress, read_progress, write_progress
from kfdesk.desk.learning.rows import Line, Stand
from kfdesk.desk.learning.tutor import Tutor
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.theme import LIGHT, Theme
from kfdesk.teach.lessons import Lesson, lessons

if TYPE_CHECKING:
    from kfdesk.desk.teacher.part import TeacherPart
    from kfdesk.desk.window import MainWindow

MARKED_AFTER_MS: Final = 12_000
"""A learner who does nothing for so long is shown what is wanted."""
KEPT_AFTER_MS: Final = 1500
"""Where a lesson stands is written so long after the last choice."""


class LearningPart(QObject):
    """Shows the page, begins lessons and speaks for them in the teacher's pane."""

    def __init__(self, window: MainWindow, teacher: TeacherPart) -> None:
        super().__init__(window)
        self._window, self._teacher = window, teacher
        self._language = "en"
        self._theme: Theme = LIGHT
        self._page: LearnPage | None = None
        self._progress: Progress | None = None
        self._sections: list[QWidget] = []
        self.tutor = Tutor(window)
        self.box = LessonBox()
        self.marks = Marks(window.play_page, lambda: places(window, self.tutor.wanted()))
        self._idle = QTimer(self, singleShot=True, interval=MARKED_AFTER_MS)
        self._idle.timeout.connect(self.marks.show)
        self._writer = QTimer(self, singleShot=True, interval=KEPT_AFTER_MS)
        self._writer.timeout.connect(self._write)
        self.tutor.changed.connect(self._on_changed)
        self.box.show_wanted.connect(self.show_wanted)
        self.box.leave_wanted.connect(self.show)
        self.box.again_wanted.connect(self._again)
        self.box.next_wanted.connect(self._next)
        self.box.rule_wanted.connect(teacher.rule_wanted)
        window.beginning.after_game.insert(0, self._follow)
        window.start.learn_wanted.connect(self.show)
        window.commands.add("game", s.LEARN, self.show)

    # A part of the window.

    def apply_settings(self, settings: DeskSettings) -> None:
        """Show all words in the language of the interface."""
        self._language = settings.language_now
        if self._page is not None:
            self._page.set_language(self._language)
        self._say()

    def set_theme(self, theme: Theme) -> None:
        """Use these colors."""
        self._theme = theme
        self.marks.set_theme(theme)
        self.box.set_theme(theme)
        if self._page is not None:
            self._page.set_theme(theme)

    def close(self) -> None:
        """Write where the lesson stands."""
        if self._writer.isActive():
            self._writer.stop()
            self._write()

    # The page.

    @property
    def page(self) -> LearnPage:
        """The page, made when it is first asked for."""
        if self._page is None:
            self._page = page = LearnPage()
            page.set_language(self._language)
            page.set_theme(self._theme)
            page.lesson_wanted.connect(self.begin)
            page.back_wanted.connect(self._window.show_start)
            for section in self._sections:
                page.add_section(section)
            self._window.add_page(page, self._window.show_start, manual="learn")
        return self._page

    def add_section(self, widget: QWidget) -> None:
        """Show a section of another part beside the lessons."""
        self._sections.append(widget)
        if self._page is not None:
            self._page.add_section(widget)

    def show(self) -> None:
        """Show the page with all lessons as they stand now."""
        page = self.page
        page.present(self.lines())
        self._window.show_page(page)
        page.focus_next()

    def lines(self) -> list[Line]:
        """Return what the page shows: the lessons in their order."""
        first = next((lesson.id for lesson in lessons() if lesson.id not in self.progress.done), None)
        return [
            Line(
                id=lesson.id,
                number=number,
                title=lesson.title,
                idea=lesson.idea,
                minutes=lesson.minutes,
                stand=self._stand(lesson.id),
                is_next=lesson.id == first,
            )
            for number, lesson in enumerate(lessons(), start=1)
        ]

    def _stand(self, lesson: str) -> Stand:
        if lesson in self.progress.begun:
            return Stand.BEGUN
        return Stand.DONE if lesson in self.progress.done else Stand.NEW

    # What is done.

    @property
    def progress(self) -> Progress:
        """How far somebody has come, read when it is first asked for."""
        if self._progress is None:
            found = read_progress()
            self._progress = found.progress
            if found.message is not None:
                self._window.tell(kept.TITLE, found.message)
        return self._progress

    def _note(self, progress: Progress) -> None:
        if progress != self.progress:
            self._progress = progress
            self._writer.start()

    def _write(self) -> None:
        problem = write_progress(self.progress)
        if problem is not None:
            self._window.tell(kept.TITLE, problem)

    # Lessons.

    def begin(self, lesson_id: str) -> None:
        """Begin a lesson, or go on with it where it was left."""
        lesson = next((lesson for lesson in lessons() if lesson.id == lesson_id), None)
        if lesson is None:
            return
        if self.tutor.lesson is lesson and not self.tutor.finished:
            self._window.show_page(self._window.play_page)
            return
        left = self.progress.begun.get(lesson.id, Begun())
        self._lay_out(lesson, left.journal)

    def _lay_out(self, lesson: Lesson, journal: tuple[str, ...] = ()) -> None:
        names = self._names()
        self.tutor.begin(lesson, names, journal)

    def _names(self) -> tuple[str, str]:
        mine = self._window.settings.player_names[0].strip() or w.LEARNER_NAME.say(self._language)
        return mine, w.OTHER_NAME.say(self._language)

    def _again(self) -> None:
        if self.tutor.lesson is not None:
            self._lay_out(self.tutor.lesson)

    def _next(self) -> None:
        following = self._following()
        if following is not None:
            self.begin(following.id)
        else:
            self.show()

    def _following(self) -> Lesson | None:
        """Return the lesson after the one at the table."""
        ids = [lesson.id for lesson in lessons()]
        at = ids.index(self.tutor.lesson.id) + 1 if self.tutor.lesson is not None else 0
        return lessons()[at] if at < len(ids) else None

    def _follow(self) -> bool:
        """Go on after a lesson that ended with a victory, as the prompt's button says."""
        if self.tutor.lesson is None:
            return False
        self._next()
        return True

    # The lesson at the table.

    def show_wanted(self) -> None:
        """Mark what is wanted now."""
        self.marks.show()
        decision, wanted = self._window.prompt.decision, self.tutor.wanted()
        if decision is not None and wanted:
            cards = {option.key: option.card for option in decision.options}
            self._window.looking.show_card(cards.get(wanted[0]))

    def _on_changed(self) -> None:
        lesson = self.tutor.lesson
        self.marks.hide()
        self._idle.stop()
        prompt = self._window.prompt
        if lesson is None:
            self._teacher.lend(None)
            if prompt.again is w.NEXT:
                prompt.again = s.PLAY_AGAIN
            return
        prompt.again = w.NEXT
        self._say()
        self._teacher.lend(self.box)
        if self.tutor.finished:
            self._note(self.progress.with_done(lesson.id))
            return
        journal = self._window.controller.journal
        self._note(self.progress.with_begun(lesson.id, Begun(journal=journal) if journal else None))
        if self.tutor.wanted():
            if self.tutor.note is not None:
                self.marks.show()
            else:
                self._idle.start()

    def _say(self) -> None:
        lesson, course = self.tutor.lesson, self.tutor.course
        if lesson is None or course is None:
            return
        done, count = course.done
        over = course.finished
        self.box.present(
            Said(
                title=lesson.title,
                done=done,
                all=count,
                say=course.says or (w.LEARNED.filled(idea=lesson.idea) if over else w.OTHER_PLAYS),
                note=self.tutor.note,
                learned=w.LEARNED.filled(idea=lesson.idea) if over and course.says is not None else None,
                entries=lesson.entries if over else (),
                is_over=over,
                has_next=self._following() is not None,
            ),
            self._language,
        )
