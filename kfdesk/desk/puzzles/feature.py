"""Puzzles as a feature of the window: their page, the puzzle at the table, and which are solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from itertools import groupby
from typing import TYPE_CHECKING, Final

from kfdesk.cards.facts import facts
from kfdesk.desk import texts as s
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.features.file_handler import FileHandler
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.puzzles import texts as w
from kfdesk.desk.puzzles.attempt import Attempt
from kfdesk.desk.puzzles.box import PuzzleBox, Said
from kfdesk.desk.puzzles.own import OwnPuzzleActions, is_puzzle
from kfdesk.desk.puzzles.page import Group, Line, PuzzlesPage, Standing, line_of
from kfdesk.desk.puzzles.progress import Solved, read_solved, write_solved
from kfdesk.desk.puzzles.section import PuzzlesSection
from kfdesk.engine.terms import PLAYERS
from kfdesk.teach.puzzles import GRADES, Outcome, Puzzle, puzzle_ids, puzzles
from kfdesk.teach.puzzles.found import FoundPuzzle, found_ids, found_of_day, found_puzzles
from kfdesk.teach.puzzles.model import is_solved_by
from kfdesk.text.second_person import SpokenTo
from kfdesk.text.words import Words, enumerated

if TYPE_CHECKING:
    from kfdesk.desk.animation.director import Director
    from kfdesk.desk.learning.feature import LearningFeature
    from kfdesk.desk.prompt.bar import PromptBar
    from kfdesk.desk.teacher.feature import TeacherFeature

FIRST_FOUND: Final = 6
"""So many of the puzzles that were found are shown at first."""


class PuzzlesFeature(Feature):
    """Shows the page, lays puzzles out and speaks for them in the teacher's pane."""

    def __init__(
        self,
        desk: Desk,
        teacher: TeacherFeature,
        learning: LearningFeature,
        prompt: PromptBar,
        director: Director,
        open_judge: Callable[[], None],
    ) -> None:
        super().__init__(desk)
        self._teacher, self._prompt = teacher, prompt
        self._page: PuzzlesPage | None = None
        self._solved: Solved | None = None
        self._change: Words | None = None
        """How the attempt at the table changed the player's rating."""
        self._hints = 0
        """So many hints were given to the attempt at the table."""
        self._tried: Puzzle | None = None
        """The puzzle that is tried from the editor."""
        self._can_show = False
        """Whether the puzzle at the table says how it is solved, and that is true."""
        self.attempt = Attempt(desk, director)
        self.box = PuzzleBox(teacher.pane)
        self.section = PuzzlesSection()
        self.section.wanted.connect(self.show)
        self.section.daily_wanted.connect(self.begin)
        self.section.shown.connect(self._say_section)
        learning.add_section(self.section)
        self.attempt.changed.connect(self._on_changed)
        self.attempt.solved.connect(self._on_solved)
        self.box.hint_wanted.connect(self._hint)
        self.box.over_wanted.connect(self._start_over)
        self.box.show_wanted.connect(self._show_solution)
        self.box.next_wanted.connect(self._next)
        self.box.leave_wanted.connect(self.show)
        self.box.edit_wanted.connect(self._edit)
        self.own = OwnPuzzleActions(desk, teacher, open_judge)
        self.own.changed.connect(self.show)
        self.own.play_wanted.connect(self._try)
        desk.file_handlers.insert(0, FileHandler(is_puzzle, self.own.open_files))  # other JSON may be decks
        self.command = desk.commands.add("game", w.MENU, self.show)
        ui.language_changed.connect(self._say)

    # What the window says.

    def close(self) -> None:
        """Let the search end."""
        self.attempt.close()
        self.own.close()

    # The page.

    @property
    def page(self) -> PuzzlesPage:
        """The page, made when it is first asked for."""
        if self._page is None:
            self._page = page = PuzzlesPage()
            page.puzzle_wanted.connect(self.begin)
            page.back_wanted.connect(self._desk.show_start)
            page.act_wanted.connect(self.own.act)
            page.new_wanted.connect(self.own.new)
            page.import_wanted.connect(self.own.take_in)
            self._desk.add_page(page, self._desk.show_start, manual="puzzles", again=self.show)
        return self._page

    def show(self) -> None:
        """Show the page with all puzzles as they stand now."""
        page = self.page
        ids = (*puzzle_ids(), *found_ids())
        done = sum(id_ in self.solved.best for id_ in ids)
        page.present(self._groups(), Standing(done, len(ids), self.solved.rating))
        self._desk.show_page(page)
        page.focus_next()

    def _groups(self) -> list[Group]:
        first = self.solved.next_puzzle()
        lines = [(one.grade, self._line(one, number, is_next=one is first)) for number, one in enumerate(puzzles(), 1)]
        by_hand = [Group(w.GRADES[grade], tuple(line for of, line in lines if of == grade)) for grade in GRADES]
        found = [self._found()] if found_puzzles() else []
        return [*found, *by_hand, self.own.group(self.solved)]

    def _found(self) -> Group:
        """Return the puzzles that were found: that of the day, then those about as hard as it fits."""
        daily = found_of_day(date.today())
        every = found_puzzles()
        numbers = {one.id: number for number, one in enumerate(every, 1)}
        ordered = sorted(self.solved.nearest(every), key=lambda one: one != daily)
        lines = tuple(self._line(one, numbers[one.id], is_daily=one == daily) for one in ordered)
        return Group(w.FOUND, lines, w.FOUND_NOTE.filled(n=len(every)), FIRST_FOUND)

    def _line(self, puzzle: Puzzle, number: int, *, is_next: bool = False, is_daily: bool = False) -> Line:
        shortest = puzzle.proof.acts if puzzle.proof is not None else None
        best = self.solved.best.get(puzzle.id)
        facts = [w.GRADES[puzzle.grade]] if isinstance(puzzle, FoundPuzzle) else []
        facts.append(w.RATED.filled(n=self.solved.rating_of(puzzle).shown))
        if puzzle.proof is not None and puzzle.proof.ways:
            facts.append(w.WAYS.filled(n=puzzle.proof.ways))
        return line_of(
            puzzle, puzzle.id, number, best, shortest, is_next=is_next, facts=tuple(facts), is_daily=is_daily
        )  # fmt: skip

    def _say_section(self) -> None:
        ids, best, daily = (*puzzle_ids(), *found_ids()), self.solved.best, found_of_day(date.today())
        self.section.present(sum(id_ in best for id_ in ids), len(ids), ui.language, daily)

    # What is solved.

    @property
    def solved(self) -> Solved:
        """Which puzzles are solved, read when it is first asked for."""
        if self._solved is None:
            found = read_solved()
            self._solved = found.solved
            if found.message is not None:
                self._desk.tell(w.TITLE, found.message)
        return self._solved

    def _on_solved(self) -> None:
        puzzle = self.attempt.puzzle
        if puzzle is None or puzzle is self._tried:
            return
        self._rate()  # before it counts as solved
        key = puzzle.id if puzzle == _shipped(puzzle.id) else self.own.row_of(puzzle)
        if key is None:
            return
        self._keep(self.solved.with_solved(key, self.attempt.acts))
        self._say_section()

    def _rate(self) -> None:
        """Change the ratings once the first attempt at a puzzle that ships is over; to be shown how is to miss it."""
        puzzle, attempt = self.attempt.puzzle, self.attempt
        is_over = attempt.is_over or attempt.shows
        if not is_over:
            self._change = None  # what was said of an attempt that was taken back
        if puzzle is None or puzzle is self._tried or not is_over or puzzle.id in self.solved.ratings:
            return
        if puzzle != _shipped(puzzle.id):
            return
        before = self.solved.rating.shown
        won = attempt.outcome is Outcome.SOLVED and not attempt.shows
        solved = self.solved.with_result(puzzle, won=won)
        if solved != self.solved:
            self._keep(solved)
            by = solved.rating.shown - before
            self._change = (w.ROSE if won else w.FELL).filled(by=abs(by), n=solved.rating.shown) if by else None

    def _keep(self, solved: Solved) -> None:
        if solved == self._solved:
            return
        self._solved = solved
        problem = write_solved(solved)
        if problem is not None:
            self._desk.tell(w.TITLE, problem)

    # A puzzle at the table.

    def begin(self, puzzle_id: str) -> None:
        """Lay out a puzzle's table; one that is under way there is gone on with."""
        puzzle = _shipped(puzzle_id) or self.own.find(puzzle_id)
        if puzzle is None:
            return
        if self.attempt.puzzle == puzzle and self.attempt.outcome is Outcome.OPEN and not self.attempt.shows:
            self._desk.show_table()
            return
        self.lay_out(puzzle)

    def lay_out(self, puzzle: Puzzle, *, show: bool = False) -> None:
        """Begin an attempt at a puzzle, or show its solution."""
        self._hints = 0
        self._change = None
        self._can_show = is_solved_by(puzzle, puzzle.solution)
        self.attempt.begin(puzzle, (SpokenTo(say(w.YOU)), say(w.OTHER)), show=show)

    def _try(self, puzzle: Puzzle) -> None:
        self._tried = puzzle
        self.lay_out(puzzle)

    def _edit(self) -> None:
        """Go back to the editor with the puzzle that was tried."""
        puzzle = self.attempt.puzzle
        if puzzle is not None and puzzle is self._tried:
            self.own.edit_again(puzzle)

    def _start_over(self) -> None:
        if self.attempt.puzzle is not None:
            hints = self._hints
            self.lay_out(self.attempt.puzzle)
            self._hints = hints
            self._say()

    def _show_solution(self) -> None:
        if self.attempt.puzzle is not None:
            self.lay_out(self.attempt.puzzle, show=True)

    def _hint(self) -> None:
        self._hints += 1
        self._say()
        self._teacher.room.fit()

    def _next(self) -> None:
        following = self.solved.next_puzzle(self.attempt.puzzle)
        if following is not None:
            self.lay_out(following)
        else:
            self.show()

    def follow(self) -> bool:
        """Go on after a puzzle that ended with a victory, as the prompt's button says: one that is missed again."""
        if self.attempt.puzzle is None:
            return False
        if self.attempt.outcome is Outcome.FAILED:
            self._start_over()
        else:
            self._next()
        return True

    # What is said.

    def _on_changed(self) -> None:
        prompt = self._prompt
        prompt.end_turn.hush(self.attempt.puzzle is not None and self.attempt.is_over)
        if self.attempt.puzzle is None:
            if self._teacher.pane.guest is self.box:
                self._teacher.lend(None)
            if prompt.again in (w.NEXT, w.START_OVER):
                prompt.offer_again(s.PLAY_AGAIN)
            return
        self._rate()
        prompt.offer_again(w.START_OVER if self.attempt.outcome is Outcome.FAILED else w.NEXT)
        self._say()
        self._teacher.lend(self.box)

    def _say(self) -> None:
        if self.section.isVisible():
            self._say_section()
        puzzle = self.attempt.puzzle
        if puzzle is None:
            return
        outcome, shows = self.attempt.outcome, self.attempt.shows
        is_over = outcome is not Outcome.OPEN
        tips = puzzle.tips
        given = [w.HINT_OF.filled(n=at, hint=hint) for at, hint in enumerate(tips[: self._hints], start=1)]
        explained = puzzle.explained if outcome is Outcome.SOLVED else None
        why = [explained] if explained is not None else []
        self.box.present(
            Said(
                title=puzzle.title,
                asks=puzzle.asks,
                framed=self._framed(puzzle),
                is_good=outcome is Outcome.SOLVED,
                lines=(*(self._decks(puzzle) if outcome is not Outcome.SOLVED else ()), *given, *why),
                can_hint=not is_over and not shows and self._hints < len(tips),
                can_show=self._can_show and not shows and outcome is not Outcome.SOLVED,
                has_next=is_over and self.solved.next_puzzle(puzzle) is not None,
                can_edit=puzzle is self._tried,
            ),
            ui.language,
        )

    def _framed(self, puzzle: Puzzle) -> tuple[Words, ...]:
        attempt = self.attempt
        if attempt.note is not None:
            return (attempt.note,)
        if attempt.outcome is Outcome.SOLVED:
            if attempt.shows:
                return (w.SHOWN, *self._changed())
            shortest = puzzle.proof.acts if puzzle.proof is not None else attempt.acts
            how = w.AS_SHORT if attempt.acts <= shortest else w.FEWER.filled(n=shortest)
            return (w.WELL_DONE, w.WITH.filled(n=attempt.acts), how, *self._ways(puzzle), *self._changed())
        if attempt.outcome is Outcome.FAILED:
            why = (w.BY_CHANCE,) if attempt.by_chance else attempt.missing
            return (w.MISSED, *why, w.TRY_AGAIN, *self._changed())
        if attempt.shows:
            return (w.SHOWING, *self._changed())
        return (w.REPLIES,) if attempt.thinks else ()

    def _changed(self) -> tuple[Words, ...]:
        return (self._change,) if self._change is not None else ()

    def _ways(self, puzzle: Puzzle) -> tuple[Words, ...]:
        """Return in how many ways it can be solved, as far as that is known."""
        if puzzle.proof is None:
            return ()
        if puzzle.proof.ways:
            return (w.ALL_WAYS.filled(n=puzzle.proof.ways),)
        return (w.BEGINNINGS.filled(n=len(puzzle.proof.first)),) if puzzle.proof.first else ()

    def _decks(self, puzzle: Puzzle) -> list[Words]:
        """Say what lies on top of the decks: nothing that matters is hidden."""
        found = []
        for seat in PLAYERS:
            deck = puzzle.scenario.players[seat].deck
            if deck:
                words = w.YOUR_DECK if seat == puzzle.solver else w.THEIR_DECK
                runs = ((facts()[id_].title, len(list(cards))) for id_, cards in groupby(card.id for card in deck))
                found.append(
                    words.filled(
                        cards=enumerated(w.COPIES.filled(n=n, card=title) if n > 1 else title for title, n in runs)
                    )
                )
        return found


def _shipped(puzzle_id: str) -> Puzzle | None:
    """Return a puzzle that ships; those that were found are read only where one of them is meant."""
    some: Sequence[Puzzle] = found_puzzles() if puzzle_id in found_ids() else puzzles()
    return next((puzzle for puzzle in some if puzzle.id == puzzle_id), None)
