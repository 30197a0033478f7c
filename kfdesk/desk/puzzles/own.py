"""A player's own puzzles: their rows on the page, their files, and the editor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox

from kfdesk.desk.features.desk import Desk
from kfdesk.desk.puzzles import editor_texts as e
from kfdesk.desk.puzzles import texts as w
from kfdesk.desk.puzzles.editor import Editor
from kfdesk.desk.puzzles.page import Group, line_of
from kfdesk.desk.puzzles.progress import Solved
from kfdesk.disk import write_new
from kfdesk.teach.puzzles import Puzzle, PuzzleError
from kfdesk.teach.puzzles.shelf import SUFFIX, OwnPuzzles, own_puzzles, take_in
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words, joined

if TYPE_CHECKING:
    from kfdesk.desk.teacher.feature import TeacherFeature

OWN: Final = "own:"
"""What the id of a row of the player's own begins with; the name of its file follows."""


def is_puzzle(path: Path, head: bytes) -> bool:
    """Return whether a file is a puzzle, by what it says or by its name."""
    return b'"kfdesk-puzzle"' in head or path.suffix.lower() == SUFFIX


class OwnPuzzleActions(QObject):
    """Lists, edits, exports and deletes a player's own puzzles."""

    changed = Signal()
    """The list is to be shown anew."""
    play_wanted = Signal(object)

    def __init__(self, desk: Desk, teacher: TeacherFeature, open_judge: Callable[[], None]) -> None:
        super().__init__(desk.frame)
        self._desk = desk
        self._teacher, self._open_judge = teacher, open_judge
        self._kept = OwnPuzzles()
        self._editor: Editor | None = None

    @property
    def editor(self) -> Editor:
        """The editor, made when it is first asked for: most people never make a puzzle."""
        if self._editor is None:
            self._editor = Editor(self._desk, self._teacher, self._open_judge)
            self._editor.left.connect(self.changed)
            self._editor.play_wanted.connect(self.play_wanted)
        return self._editor

    def new(self) -> None:
        """Edit a new puzzle."""
        self.editor.open()

    def close(self) -> None:
        """Let the search end, and keep what is not saved."""
        if self._editor is not None:
            self._editor.close()

    def group(self, solved: Solved) -> Group:
        """Return the rows of the player's own puzzles, read anew, and what could not be read."""
        self._kept = own_puzzles()
        lines = tuple(
            line_of(puzzle, OWN + path.name, 0, solved.best.get(OWN + path.name), is_own=True)
            for path, puzzle in self._kept.puzzles
        )
        unread = [w.NOT_SHOWN.filled(file=one.path.name, why=one.why) for one in self._kept.unread]
        note: Words | None = joined(unread, "\n") if unread else None if lines else w.NO_OWN
        return Group(w.OWN, lines, note)

    def find(self, row: str) -> Puzzle | None:
        """Return the puzzle of a row."""
        found = self._found(row)
        return found[1] if found is not None else None

    def row_of(self, puzzle: Puzzle) -> str | None:
        """Return the id of a puzzle's row, under which it counts as solved: other files may hold the same id."""
        return next((OWN + path.name for path, one in self._kept.puzzles if one == puzzle), None)

    def _found(self, row: str) -> tuple[Path, Puzzle] | None:
        return next((one for one in self._kept.puzzles if OWN + one[0].name == row), None)

    def act(self, row: str, act: str) -> None:
        """Edit, export or delete the puzzle of a row."""
        found = self._found(row)
        if found is None:
            return
        path, puzzle = found
        if act == "edit":
            self.editor.open(puzzle, path)
        elif act == "export":
            self._export(puzzle, path)
        else:
            self._ask_delete(puzzle, path)

    def edit_again(self, puzzle: Puzzle) -> None:
        """Go back to the editor after a puzzle was tried."""
        self.editor.go_on(puzzle)

    def take_in(self) -> None:
        """Ask for a file, and copy its puzzle among the player's own."""
        language = self._desk.settings.language_now
        kinds = e.FILES.filled(suffix=SUFFIX).say(language)
        name, _ = QFileDialog.getOpenFileName(self._desk.frame, e.IMPORT.say(language), "", kinds)
        if name:
            self.open_file(Path(name))

    def open_files(self, paths: Sequence[Path]) -> None:
        """Copy the puzzles of files that were given to the program."""
        for path in paths:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Copy the puzzle of a file among the player's own; what is wrong with it is said."""
        try:
            take_in(path)
        except PuzzleError as fault:
            self._desk.tell(w.TITLE, fault.words)
        except OSError as fault:
            self._desk.tell(w.TITLE, e.NO_WRITE.filled(why=reason_of(fault)))
        self.changed.emit()

    def _export(self, puzzle: Puzzle, path: Path) -> None:
        language = self._desk.settings.language_now
        kinds = e.FILES.filled(suffix=SUFFIX).say(language)
        name, _ = QFileDialog.getSaveFileName(self._desk.frame, e.EXPORT.say(language), path.name, kinds)
        if not name:
            return
        try:
            write_new(Path(name), puzzle.content())
        except OSError as fault:
            self._desk.tell(w.TITLE, e.NO_WRITE.filled(why=reason_of(fault)))

    def _ask_delete(self, puzzle: Puzzle, path: Path) -> None:
        language = self._desk.settings.language_now
        box = QMessageBox(self._desk.frame)
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(e.REALLY_DELETE.filled(puzzle=puzzle.title).say(language))
        delete = box.addButton(e.DELETE.say(language), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        if box.clickedButton() is delete:
            self.delete(path)

    def delete(self, path: Path) -> None:
        """Remove a puzzle's file."""
        try:
            path.unlink(missing_ok=True)
        except OSError as fault:
            self._desk.tell(w.TITLE, e.NO_WRITE.filled(why=reason_of(fault)))
        self.changed.emit()
