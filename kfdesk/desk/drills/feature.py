"""Drills as a feature of the window: their page, what stands on "Learn", and the file that keeps them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from kfdesk.desk.drills import texts as w
from kfdesk.desk.drills.section import DrillsSection, DueLine, Standing
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.ui import ui
from kfdesk.engine.editions import NEWEST
from kfdesk.text.runs import Runs
from kfdesk.text.words import Words, joined, same

if TYPE_CHECKING:
    from kfdesk.desk.drills.kept import DrillFile
    from kfdesk.desk.drills.page import DrillPage
    from kfdesk.engine import Game
    from kfdesk.teach.drills.model import Drill, Drills
    from kfdesk.teach.review.model import Motif


def _now() -> datetime:
    return datetime.now(UTC)


class DrillsFeature(Feature):
    """Keeps drills, asks them when they are due. The file is read when it is first wanted."""

    lesson_wanted = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.now: Callable[[], datetime] = _now
        self._file: DrillFile | None = None
        self._page: DrillPage | None = None
        self.drill: Drill | None = None
        """The drill that is asked."""
        self._game: Game | None = None
        self._not_here: set[str] = set()
        """The ids of drills that this version of the program cannot lay out."""
        self.section = DrillsSection()
        self.line = DueLine()
        self.line.wanted.connect(self.begin)
        self.section.shown.connect(self._say_section)
        self.section.wanted.connect(self.begin)
        self.section.lesson_wanted.connect(self._want_lesson)
        ui.language_changed.connect(self._say_section_again)

    # What is kept.

    @property
    def file(self) -> DrillFile:
        """What is kept, read when it is first asked for."""
        if self._file is None:
            from kfdesk.desk.drills.kept import DrillFile

            self._file = DrillFile()
            if self._file.message is not None:
                self._desk.tell(w.CANNOT, self._file.message)
        return self._file

    def read_anew(self) -> None:
        """Read the file again when it is next wanted."""
        self._file = None
        self._not_here.clear()

    def take_in(self, drills: Sequence[Drill]) -> None:
        """Keep moments of a review as drills, as far as they are new."""
        self._keep(self.file.drills.with_more(drills))

    def _keep(self, drills: Drills) -> None:
        if drills != self.file.drills:
            problem = self.file.write(drills)
            if problem is not None:
                self._desk.tell(w.CANNOT, problem)
        self._say_section_again()

    # On the page "Learn".

    def _say_section(self) -> None:
        drills = self._here()
        weak = drills.weakest()
        lesson = self._lesson(weak[0]) if weak is not None else None
        standing = Standing(len(drills.drills), len(self._due()), drills.next_due(), weak, lesson)
        self.section.present(standing)
        self.line.present(standing)

    def _say_section_again(self) -> None:
        if self.section.isVisible():
            self._say_section()

    @staticmethod
    def _lesson(motif: Motif) -> Words | None:
        from kfdesk.teach.lessons import lessons
        from kfdesk.teach.review.motifs import LESSONS

        return next((lesson.title for lesson in lessons() if lesson.id == LESSONS[motif]), None)

    def _want_lesson(self) -> None:
        from kfdesk.teach.review.motifs import LESSONS

        weak = self._here().weakest()
        if weak is not None:
            self.lesson_wanted.emit(LESSONS[weak[0]])

    # Asking.

    def _here(self) -> Drills:
        """Return what is kept but for what is known not to be laid out here."""
        drills = self.file.drills
        return drills.model_copy(update={"drills": tuple(one for one in drills.drills if one.id not in self._not_here)})

    def _due(self) -> Sequence[Drill]:
        """Return what is due today, the longest due first: a drill is due on its day from the first minute on."""
        tomorrow = self.now().astimezone().date() + timedelta(days=1)
        return self._here().due(datetime.combine(tomorrow, time()).astimezone())

    @property
    def page(self) -> DrillPage:
        """The page, made when it is first asked for."""
        if self._page is None:
            from kfdesk.desk.around_table.looked_at import table_to_look_at
            from kfdesk.desk.card.faces import DeskFaces, rules_text
            from kfdesk.desk.drills.page import DrillPage

            def text(card: str, language: str) -> Runs:
                drill = self.drill
                return rules_text(card, language, drill.table.edition if drill is not None else NEWEST)

            self._page = page = self.furnish(DrillPage(table_to_look_at(text, ("", "")), DeskFaces(text)))
            page.back_wanted.connect(self._desk.leave_page)
            page.chosen.connect(self._on_chosen)
            page.next_wanted.connect(self.begin)
            page.remove_wanted.connect(self._remove)
            self._desk.add_page(page, manual="review", again=self.begin)
        return self._page

    def begin(self) -> None:
        """Ask the drill that is due longest; where none is due, the page is left.

        Where none of those that are due can be laid out, that is said.
        """
        due = self._due()
        for drill in due:
            if self._ask(drill):
                self._desk.show_page(self.page)
                return
            self._not_here.add(drill.id)
        if due:
            self._desk.tell(w.CANNOT, w.NOT_HERE)
            self._say_section_again()
        if self._page is not None and self._desk.page_shown is self._page:
            self._desk.leave_page()

    def _ask(self, drill: Drill) -> bool:
        """Lay a drill out; return whether that can be done: another version may know other cards."""
        from kfdesk.desk.drills.page import Asked

        game = laid_out(drill)
        if game is None or game.decision is None or game.decision.player != drill.player:
            return False
        options = {option.key: option for option in game.decision.options}
        offers = [options[offer.key] for offer in drill.offers if offer.key in options]
        if len(offers) < len(drill.offers) or drill.chosen not in options:
            return False
        self.drill, self._game = drill, game
        offers.sort(key=lambda option: game.decision.keys().index(option.key) if game.decision else 0)
        view = replace(game.view(drill.player), decision=None)
        self.page.ask(
            Asked(
                view, drill.player, w.FROM.filled(game=same(drill.game), turn=drill.turn), w.ASKS[drill.sort],
                tuple((option.key, option.label, option.card) for option in offers),
                len(self._due()) - 1,
            )
        )  # fmt: skip
        return True

    def _on_chosen(self, key: str) -> None:
        from kfdesk.desk.drills.page import Answered
        from kfdesk.teach.drills.schedule import answered

        drill, game = self.drill, self._game
        if drill is None or game is None:
            return
        after = answered(drill, key, self.now())
        lines = (*_lines(drill, game, key), w.COMES_BACK.filled(date=same(_day(after))))
        self.drill = after
        self._keep(self.file.drills.with_changed(after))
        self.page.tell(Answered(drill.is_right(key), lines, key, bool(self._due())))

    def _remove(self) -> None:
        if self.drill is not None:
            self._keep(self.file.drills.without(self.drill.id))
        self.begin()


def laid_out(drill: Drill) -> Game | None:
    """Return the table with all dealt anew that the player does not know; None where that cannot be."""
    from kfdesk.cards import library
    from kfdesk.engine import Game, IllegalChoice

    try:
        game = Game.from_scenario(drill.table, library=library())
        for entry in drill.made:
            game.answer(entry)
    except (ValueError, IllegalChoice):
        return None
    return game.sampled(drill.player, drill.tried + 1)


def _day(drill: Drill) -> str:
    return date_text(drill.memory.due.astimezone(), ui.language)


def _lines(drill: Drill, game: Game, key: str) -> list[Words]:
    """Return what is said of a choice: whether it was right, why another one is better, and what each is worth."""
    from kfdesk.teach.review.told import told

    assert game.decision is not None
    labels = {option.key: option.label for option in game.decision.options}
    best = drill.best.key
    if drill.is_right(key):
        said = w.RIGHT if key == best else w.AS_GOOD
        lines = [said.filled(what=labels[key], best=labels[best])]
    else:
        lines = [w.OTHER.filled(best=labels[best])]
    why = told(game, drill.player, (best,), game.setup.seed).leads_to
    if why is not None:
        lines.append(why)
    if drill.chosen != key:
        lines.append(w.THEN.filled(what=labels[drill.chosen]))
    chances = sorted(drill.offers, key=lambda offer: -offer.chance)
    parts = [w.CHANCE.filled(what=labels[offer.key], n=round(offer.chance * 100)) for offer in chances]
    return [*lines, w.CHANCES.filled(chances=joined(parts, ", "))]
