"""Lessons as a feature of the window: the page "Learn", the lesson at the table, what is done, where one left off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from kfdesk.cards.facts import facts
from kfdesk.desk import texts as s
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.features.left_off import LeftOff, touched
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.desk.layout.places import Rect
from kfdesk.desk.learning import progress as kept
from kfdesk.desk.learning import texts as w
from kfdesk.desk.learning.box import LessonBox, Said
from kfdesk.desk.learning.growing_table import GrowingTable
from kfdesk.desk.learning.guide import Guide, SmallGuide, TurningPointSearch
from kfdesk.desk.learning.marks import Marks, around
from kfdesk.desk.learning.page import LearnPage
from kfdesk.desk.learning.places import places
from kfdesk.desk.learning.progress import Begun, Progress, read_progress, write_progress
from kfdesk.desk.learning.taught import Taught, path
from kfdesk.desk.learning.tile import Line
from kfdesk.desk.learning.tutor import Tutor
from kfdesk.desk.teacher.notes import Note
from kfdesk.desk.tiles.tile import Stand
from kfdesk.disk import data_folder
from kfdesk.teach.lessons import Course
from kfdesk.teach.lessons.small_game_play import TurningPoint
from kfdesk.text.second_person import SpokenTo
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.desk.animation.director import Director
    from kfdesk.desk.around_table.card_inspector import CardInspector
    from kfdesk.desk.around_table.side_panes import SideDock
    from kfdesk.desk.around_table.table_page import TablePage
    from kfdesk.desk.teacher.feature import TeacherFeature
    from kfdesk.match.statistics import GameStatistics

MARKED_AFTER_MS: Final = 12_000
"""A learner who does nothing for so long is shown what is wanted."""
MOST_TO_READ: Final = 4
"""So many entries of a lesson that is over are named in the narrow pane: the first are the main ones."""
KEPT_AFTER_MS: Final = 1500
"""Where a lesson stands is written so long after the last choice."""


class LearningFeature(Feature):
    """Shows the page, begins lessons and speaks for them in the teacher's pane."""

    def __init__(
        self,
        desk: Desk,
        teacher: TeacherFeature,
        at_table: TablePage,
        side: SideDock,
        director: Director,
        inspector: CardInspector,
    ) -> None:
        super().__init__(desk)
        self._teacher, self._at_table, self._inspector = teacher, at_table, inspector
        self._page: LearnPage | None = None
        self._progress: Progress | None = None
        self._sections: list[QWidget] = []
        self._lines: list[QWidget] = []
        self._says_again = False
        """Whether the prompt's button after the game leads on in the lessons."""
        self.tutor = Tutor(desk, director)
        self._turning = TurningPointSearch(self)
        self._turning.found.connect(self._on_turned)
        self.box = LessonBox(teacher.pane)
        self.growing = GrowingTable(at_table.table, side, self)
        self.marks = Marks(at_table, lambda: places(at_table, self.tutor.wanted()))
        at_table.overlays.spare(self._marked_on_stage)
        teacher.pointing.spared = lambda: [_rect(place) for place in self._marked_on_stage()]
        self._idle = QTimer(self, singleShot=True, interval=MARKED_AFTER_MS)
        self._idle.timeout.connect(self.marks.show)
        self._writer = QTimer(self, singleShot=True, interval=KEPT_AFTER_MS)
        self._writer.timeout.connect(self._write)
        self.tutor.changed.connect(self._on_changed)
        self.tutor.advised.connect(self._on_advised)
        self.box.show_wanted.connect(self.show_wanted)
        self.box.leave_wanted.connect(self.show)
        self.box.again_wanted.connect(self._again)
        self.box.next_wanted.connect(self._next)
        self.box.turn_back_wanted.connect(self._turn_back)
        self.box.rule_wanted.connect(teacher.rule_wanted)
        desk.commands.add("game", s.LEARN, self.show)
        ui.language_changed.connect(self._say)

    # What the window says.

    def close(self) -> None:
        """Write where the lesson stands."""
        self.tutor.adviser.close()
        self._turning.close()
        if self._writer.isActive():
            self._writer.stop()
            self._write()

    # The page.

    @property
    def page(self) -> LearnPage:
        """The page, made when it is first asked for."""
        if self._page is None:
            self._page = page = LearnPage()
            page.lesson_wanted.connect(self.begin)
            page.back_wanted.connect(self._desk.show_start)
            for section in self._sections:
                page.add_section(section)
            for line in self._lines:
                page.add_line(line)
            self._desk.add_page(page, self._desk.show_start, manual="learn", again=self.show)
        return self._page

    def add_section(self, widget: QWidget) -> None:
        """Show a section of another feature below the lessons; until the page is made it waits, hidden."""
        self._sections.append(widget)
        widget.hide()
        widget.setParent(self._desk.frame)
        if self._page is not None:
            self._page.add_section(widget)

    def add_line(self, widget: QWidget) -> None:
        """Keep a line of another feature above the lessons, which shows itself; the page is not made yet."""
        self._lines.append(widget)
        widget.hide()
        widget.setParent(self._desk.frame)

    def show(self) -> None:
        """Show the page with all lessons as they stand now."""
        page = self.page
        page.present(self.lines())
        self._desk.show_page(page)
        page.focus_next()

    def lines(self) -> list[Line]:
        """Return what the page shows: the small games and the lessons in their order."""
        first = self._comes_next()
        numbers, games = count(1), count(1)
        return [
            Line(
                id=taught.id,
                number=next(games) if taught.small is not None else next(numbers) if taught.lesson is not None else 0,
                title=taught.title,
                idea=taught.idea,
                minutes=taught.minutes,
                stand=self._stand(taught.id),
                is_next=taught.id == first,
                glance=taught.glance,
                is_game=taught.small is not None,
            )
            for taught in path()
        ]

    def _comes_next(self) -> str | None:
        """Return what is best done next; nobody who has done lessons without the small games is sent back to them."""
        done = self.progress.done
        games = {taught.id for taught in path() if taught.small is not None}
        skipped = games if done and not games & set(done) else frozenset()
        return next((taught.id for taught in path() if taught.id not in skipped and taught.id not in done), None)

    def left_off(self) -> LeftOff | None:
        """Return the lesson or small game that was begun last and not finished, or what follows the last small game."""
        written = touched(data_folder() / kept.FILE_NAME)
        if written is None or not (self.progress.begun or self.progress.done):
            return None  # the lessons themselves are not read for those who left none
        by_id = {taught.id: taught for taught in path()}
        last = next((by_id[id_] for id_ in reversed(self.progress.begun) if id_ in by_id), None)
        if last is not None:
            when = self.progress.begun[last.id].when or written
            return LeftOff(when, _title_of(last), w.BEGUN, partial(self.begin, last.id), last.glance)
        latest = next(reversed(self.progress.done), "")
        before, after = by_id.get(latest), by_id.get(self._comes_next() or "")
        if before is None or before.small is None or after is None:
            return None
        return LeftOff(written, _title_of(after), w.COMES_NEXT, partial(self.begin, after.id), after.glance)

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
                self._tell(found.message)
        return self._progress

    def _tell(self, message: Words) -> None:
        """Say what was wrong with the file, and not before there is a window."""
        if self._desk.frame.isVisible():
            self._desk.tell(kept.TITLE, message)
        else:
            QTimer.singleShot(0, self, lambda: self._desk.tell(kept.TITLE, message))

    def _note(self, progress: Progress) -> None:
        if progress != self.progress:
            self._progress = progress
            self._writer.start()

    def _write(self) -> None:
        problem = write_progress(self.progress)
        if problem is not None:
            self._desk.tell(kept.TITLE, problem)

    # Lessons.

    def begin(self, id_: str) -> None:
        """Begin a lesson, or go on with it where it was left."""
        taught = next((taught for taught in path() if taught.id == id_), None)
        if taught is None:
            return
        if self.tutor.taught is taught and not self.tutor.finished:
            self._desk.show_table()
            return
        self.tutor.begin(taught, self._names(taught), self.progress.begun.get(id_, Begun()).journal)

    def _names(self, taught: Taught) -> tuple[str, str]:
        """Return what the players are called: at a table made to teach the learner is spoken to."""
        mine = self._desk.settings.player_names[0].strip() or say(w.LEARNER_NAME)
        return mine if taught.is_first_game else SpokenTo(say(w.YOU)), say(w.OTHER_NAME)

    def _again(self) -> None:
        if self.tutor.taught is not None:
            self.tutor.begin(self.tutor.taught, self._names(self.tutor.taught))

    def _turn_back(self) -> None:
        """Begin again where a lost game turned; as long as that is not known, from its beginning."""
        taught, way = self.tutor.taught, self.tutor.way
        if taught is None or not isinstance(way, SmallGuide) or way.turned is None:
            self._again()
        else:
            self.tutor.begin(taught, self._names(taught), self._desk.controller.journal[: way.turned.made])

    def _on_turned(self, turned: object) -> None:
        way = self.tutor.way
        if isinstance(turned, TurningPoint) and isinstance(way, SmallGuide) and way.lost:
            way.turned = turned
            self._say()
            self._teacher.room.fit()

    def _next(self) -> None:
        following = self._following()
        if following is not None:
            self.begin(following.id)
        else:
            self.show()

    def _following(self) -> Taught | None:
        """Return what stands after what is at the table."""
        taught = self.tutor.taught
        at = path().index(taught) + 1 if taught is not None else 0
        return path()[at] if at < len(path()) else None

    def _next_words(self) -> Words | None:
        """Return what a button says that leads to what follows."""
        following = self._following()
        if following is None:
            return None
        if following.small is not None:
            return w.NEXT_GAME
        return w.NEXT if following.lesson is not None else following.title

    def follow(self) -> bool:
        """Go on after a lesson that ended with a victory, as the prompt's button says."""
        if self.tutor.taught is None:
            return False
        if self._is_lost:
            self._turn_back()
        else:
            self._next()
        return True

    @property
    def _is_lost(self) -> bool:
        """Whether a small game at the table is lost."""
        return isinstance(self.tutor.way, SmallGuide) and self.tutor.way.lost

    def statistics(self) -> Iterator[GameStatistics | None]:
        """Yield the statistics of a game with a teacher, which is not kept; nothing for every other one."""
        from kfdesk.match.statistics import statistics_of

        taught, game = self.tutor.taught, self.tutor.game
        if taught is not None and taught.lesson is None and game is not None:
            yield statistics_of(game)

    # The lesson at the table.

    def show_wanted(self) -> None:
        """Mark what is wanted now."""
        self.marks.show()
        decision, wanted = self._at_table.prompt.decision, self.tutor.wanted()
        if decision is not None and wanted:
            cards = {option.key: option.card for option in decision.options}
            self._inspector.show_card(cards.get(wanted[0]))
        self._teacher.pointing.give_way()

    def _marked_on_stage(self) -> list[QRect]:
        """Return what is marked, with the arrows that point at it, in pixels of the stage."""
        stage, page = self._at_table.overlays, self._at_table
        return [around(place).translated(stage.mapFrom(page, QPoint())) for place in self.marks.marked]

    def _on_advised(self) -> None:
        if self.marks.shown:
            self.show_wanted()

    def _on_changed(self) -> None:
        taught = self.tutor.taught
        self.marks.hide()
        self._idle.stop()
        prompt = self._at_table.prompt
        if taught is not None or self._says_again:
            prompt.end_turn.hush(taught is not None and self.tutor.finished)
        self._turning.drop()
        if taught is None:
            self.growing.show_for(self.tutor, (), ())
            self._teacher.say_at_table(None)
            self._teacher.lend(None)
            if self._says_again:
                self._says_again = False
                prompt.offer_again(s.PLAY_AGAIN)
            return
        self._says_again = True
        prompt.offer_again(w.TRY_AGAIN if self._is_lost else self._next_words() or w.LEAVE)
        self._say()
        self._teacher.lend(self.box, hints=taught.is_first_game)  # before the log goes, whose room is kept
        self.growing.show_for(self.tutor, path()[: path().index(taught)], self.progress.done)
        self._teacher.say_at_table(self._remark(), self._wanted_on_stage if taught.lesson is not None else None)
        if self._is_lost and taught.small is not None:
            self._note(self.progress.with_begun(taught.id, None))
            self._turning.begin(taught.small, self._desk.controller.journal)
            return
        if self.tutor.finished:
            self._note(self.progress.with_done(taught.id))
            return
        self._note(self.progress.with_begun(taught.id, self._stands_at(taught.id)))
        if self.tutor.note is not None and self.tutor.asks_learner:
            self.marks.show()
        elif self.tutor.asks_learner:
            self._idle.start()

    def _stands_at(self, lesson: str) -> Begun | None:
        """Return where the lesson at the table stands; as it was kept where nothing was chosen since."""
        journal = self._desk.controller.journal
        before = self.progress.begun.get(lesson)
        if not journal or (before is not None and before.journal == journal):
            return before if journal else None
        return Begun(when=datetime.now(UTC), journal=journal)

    def _remark(self) -> Note | None:
        """Return what is said at the table: the task of a lesson, or why a move is not the one; in a game the newest
        remark on a card or on a choice of the learner."""
        way = self.tutor.way
        if not self.tutor.asks_learner or self.tutor.finished:
            return None
        if isinstance(way, Course):
            words = self.tutor.note or way.says
            return self._task(words, way.about) if words is not None else None
        remark = next(iter(way.said), None) if isinstance(way, Guide) else None
        if remark is None or not (remark.cards or remark.kind):
            return None
        return Note(None, (remark.say,), remark.cards, remark.entry)

    def _task(self, words: Words, about: Sequence[str]) -> Note:
        """Return the note that says these words of a lesson, which asks to do something with cards of these ids."""
        view = self._desk.controller.view()
        seen = every_card(view) if view is not None else ()
        cards = tuple(card.handle for card in seen if card.face in about)
        return Note(None, (words,), cards, named=tuple(facts()[id_].title for id_ in about), asks_at_end=True)

    def _wanted_on_stage(self) -> Rect | None:
        """Return where the first thing is that is wanted now, in pixels of the stage; None where that is not known."""
        found = places(self._at_table, self.tutor.wanted())
        stage = self._at_table.overlays.mapFrom(self._at_table, QPoint())
        return _rect(found[0].rect.translated(stage)) if found else None

    def _say(self) -> None:
        taught, way = self.tutor.taught, self.tutor.way
        if taught is None or way is None:
            return
        done, steps = way.done
        over, says, made = way.finished, way.says, taught.lesson or taught.small
        learned = w.LEARNED.filled(idea=taught.idea) if taught.lesson is not None else None
        self.box.present(
            Said(
                title=_title_of(taught),
                done=done,
                all=steps,
                step=w.STEP.filled(n=min(done + 1, steps), all=steps) if taught.lesson else w.KEYS.filled(n=done),
                told=w.THEIR_TURN.filled(told=way.told) if isinstance(way, Guide) and way.told is not None else None,
                say=says or (learned if over and learned is not None else self._silence()),
                note=self.tutor.note,
                learned=learned if over and says is not None else None,
                entries=made.entries[:MOST_TO_READ] if over and made is not None else (),
                is_over=over,
                next=None if self._is_lost else self._next_words(),
                turns_back=isinstance(way, SmallGuide) and way.lost and way.turned is not None,
            ),
            ui.language,
        )

    def _silence(self) -> Words:
        """Return what stands where nothing new is to be said."""
        return w.YOUR_CHOICE if self.tutor.asks_learner else w.OTHER_PLAYS


def _title_of(taught: Taught) -> Words:
    """Return the title where it stands alone: with the sort of thing it is."""
    if taught.small is not None:
        return w.SMALL_GAME.filled(game=taught.title)
    return w.LESSON.filled(lesson=taught.title) if taught.lesson is not None else taught.title


def _rect(place: QRect) -> Rect:
    return Rect(place.x(), place.y(), place.width(), place.height())
