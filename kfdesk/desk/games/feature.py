"""The room of kept games as a feature of the window: its commands, its page, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMetaMethod, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QFileDialog

from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.games import texts as s
from kfdesk.desk.games.unfinished import UnfinishedGames, problem_of, short
from kfdesk.desk.kit.ui import say
from kfdesk.match.autosave import SUFFIX, Autosave, NotKept
from kfdesk.match.game_library import STALE_DAYS, GameLibrary, Imported, SavedGame, Trashed, plain_name
from kfdesk.match.journal import JournalError
from kfdesk.text.errors import reason_of
from kfdesk.text.words import joined

if TYPE_CHECKING:
    from kfdesk.desk.games.page import GamesPage
    from kfdesk.desk.games.rows import Row


READ_AT_ONCE = 60
"""How many games not yet known are read before the page is drawn again: some 0.1 s."""


class GamesFeature(Feature):
    """Lists, names, copies, moves and deletes kept games; the page is made when it is first shown."""

    watch_wanted = Signal(object)
    """The path of a game somebody wants to see as a film."""
    unsaved_wanted = Signal()
    """The game at the table cannot be saved where it is kept: the reason is to be said, and another place offered."""
    review_wanted = Signal(object)
    """The path of a game that is over and that somebody wants reviewed."""
    statistics_wanted = Signal(object)
    """The path of a game somebody wants to see charts of."""

    def __init__(
        self, desk: Desk, autosave: Autosave, shelf: UnfinishedGames, go_on_with: Callable[[Path], object]
    ) -> None:
        """`go_on_with` brings a kept game to the table."""
        super().__init__(desk)
        self._go_on_with = go_on_with
        self._autosave = autosave
        self.library: GameLibrary = shelf.library
        self.dialog: QDialog | None = None
        """The dialog that is open, if one is."""
        self._page: GamesPage | None = None
        self._deleted: list[Trashed] = []
        self._asked_to_tidy = False
        commands = desk.commands
        self.games = commands.add("game", s.MENU_GAMES, self.show)
        self.open_action = commands.add("game", s.MENU_OPEN, self.ask_for_file)
        self.save = commands.add("game", s.MENU_SAVE_AS, self.save_as)
        self.save.setEnabled(False)
        desk.controller.game_began.connect(lambda: self.save.setEnabled(True))

    # Slots.

    @property
    def page(self) -> GamesPage:
        """The page, made when it is first asked for."""
        if self._page is None:
            from kfdesk.desk.games.page import GamesPage

            self._page = page = GamesPage()
            page.wanted.connect(self._do)
            page.open_wanted.connect(self.ask_for_file)
            page.back_wanted.connect(self._desk.leave_page)
            page.filter_changed.connect(self.refresh)
            page.notice.answered.connect(self._answered)
            self._desk.add_page(page, manual="games", again=self.show)
        return self._page

    def show(self) -> None:
        """Show the page with the games as they are now."""
        self.library.empty_trash()
        page = self.page
        page.notice.clear()
        signals = {"watch": self.watch_wanted, "review": self.review_wanted, "statistics": self.statistics_wanted}
        page.nobody_does = {
            name for name, signal in signals.items() if not self.isSignalConnected(QMetaMethod.fromSignal(signal))
        }
        self.refresh()
        self._desk.show_page(page)
        page.list.setFocus()
        self._offer_to_tidy()

    def open_file(self, path: Path | str) -> bool:
        """Take a game in from any file and go on with it, or show it in the list if it is over.

        Return whether it was one; what was wrong with it is said.
        """
        path = Path(path)
        taken: Imported | None = None
        with self._saying_why():
            taken = self.library.take_in(path)
        if taken is None:
            return False
        if taken.damage is not None:
            error = taken.damage
            readable = len(error.sound.answers) if error.sound is not None else 0
            words = s.TAKEN_IN_PART.filled(file=error.file.name, line=error.line, problem=error.problem, n=readable)
            self._desk.tell(s.OPEN_TITLE, words)
        game: SavedGame | None = None
        with self._saying_why():
            game = self.library.game(taken.path)
        if game is not None and not game.summary.finished:
            self._go_on_with(taken.path)
            return True
        self.show()
        self.page.choose(taken.path)
        words = s.TAKEN_IN if taken.new else s.KNOWN_ALREADY
        self.page.notice.say(words.filled(file=path.name))
        return True

    def save_as(self) -> None:
        """Ask for a name for the game at the table, or for a copy of it."""
        from kfdesk.desk.games.dialogs import NameDialog

        controller = self._desk.controller
        if controller.unsaved is not None:
            self.unsaved_wanted.emit()
            return
        path = controller.kept_at
        if path is None:
            setup = controller.setup
            self._desk.tell(s.SAVE_TITLE, s.NO_GAME if setup is None or not setup.lesson else s.LESSON_KEPT)
            return
        dialog = NameDialog(self._name_of(path), self._desk.frame, copies=True)
        dialog.named.connect(lambda name, copy: self.save_present(name, copy=copy))
        self._open(dialog)

    def save_present(self, name: str, *, copy: bool = False) -> Path | None:
        """Call the game at the table so, or keep a copy of it under this name; return the file that has it."""
        path = self._desk.controller.kept_at
        if path is None:
            self.save_as()  # says why
            return None
        with self._saying_why():
            if copy:
                return self.library.duplicate(path, name)
            self._name(path, name)
            return path
        return None

    def _name(self, path: Path, name: str) -> None:
        """Call a game so, also the one at the table. Raises what `GameLibrary.rename` does."""
        if path == self._autosave.path:
            self._desk.controller.name_game(plain_name(name))
        else:
            self.library.rename(path, name)

    def ask_for_file(self) -> None:
        """Ask which file to open."""
        dialog = QFileDialog(self._desk.frame, say(s.OPEN_TITLE))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([say(s.GAME_FILES), say(s.ANY_FILES)])
        dialog.fileSelected.connect(self.open_file)
        self._open(dialog)

    def refresh(self) -> None:
        """Read the list again."""
        page = self.page
        if page.filtered_by == "trash":
            page.show_rows(list(self._trash_rows()))
            return
        games, wrong = self.library.games(READ_AT_ONCE)
        if self.library.unread:
            QTimer.singleShot(0, self, self._read_on)
        present = self._desk.controller.kept_at
        lets = _FILTERS[page.filtered_by]
        from kfdesk.desk.games.rows import Row

        page.show_rows([Row(game, at_table=game.path == present) for game in games if lets(game)])
        if wrong:
            said = [problem_of(error) for error in wrong]
            page.notice.say(joined(said, "\n"))

    def _read_on(self) -> None:
        if self._desk.page_shown is self.page and self.page.filtered_by != "trash":
            self.refresh()
            self._offer_to_tidy()

    # What the page wants done.

    def _do(self, name: str, paths: list[Path]) -> None:
        if name == "continue":
            self._go_on_with(paths[0])
        elif name == "watch":
            self.watch_wanted.emit(paths[0])
        elif name == "review":
            self.review_wanted.emit(paths[0])
        elif name == "statistics":
            self.statistics_wanted.emit(paths[0])
        elif name == "rename":
            self.ask_name(paths[0])
        elif name == "duplicate":
            self.duplicate(paths[0])
        elif name == "export":
            self._ask_export(paths[0])
        elif name == "delete":
            self.delete(paths)
        elif name == "restore":
            self._restore([trashed for trashed in self.library.trashed() if trashed.path in paths])

    def ask_name(self, path: Path) -> None:
        from kfdesk.desk.games.dialogs import NameDialog

        dialog = NameDialog(self._name_of(path), self._desk.frame)
        dialog.named.connect(lambda name, _: self.rename(path, name))
        self._open(dialog)

    def rename(self, path: Path, name: str) -> None:
        """Call a game so, the one at the table or another."""
        with self._saying_why():
            self._name(path, name)
        self.refresh()

    def duplicate(self, path: Path) -> None:
        with self._saying_why():
            name = self._name_of(path)
            copy = self.library.duplicate(path, f"{name} ({say(s.COPY_OF)})" if name else "")
            self.refresh()
            self.page.choose(copy)

    def _ask_export(self, path: Path) -> None:
        dialog = QFileDialog(self._desk.frame, say(s.EXPORT_TITLE))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([say(s.GAME_FILES)])
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(self.file_name(path))
        dialog.fileSelected.connect(lambda to: self.export(path, Path(to)))
        self._open(dialog)

    def file_name(self, path: Path) -> str:
        """Return what an exported game's file is called, before anybody says otherwise."""
        name = self._title_of(path).removesuffix(SUFFIX)
        kept = "".join(sign if sign.isalnum() or sign in " -–_.,()" else "_" for sign in name).strip(" .")
        return f"{kept or path.stem}{SUFFIX}"

    def export(self, path: Path, to: Path) -> None:
        """Write a game to a file that somebody agreed to have written, or written over."""
        with self._saying_why():
            self.library.export(path, to, overwrite=True)
            self.page.notice.say(s.EXPORTED.filled(file=str(to)))

    def delete(self, paths: list[Path]) -> None:
        """Put games into the trash, and offer to take that back."""
        self._deleted = []
        names: list[str] = []
        for path in paths:
            with self._saying_why():
                name = self._title_of(path)
                self._deleted.append(self.library.delete(path))
                names.append(name)
        self.refresh()
        if self._deleted:
            many = s.DELETED_MANY.filled(n=len(names))
            words = s.DELETED_ONE.filled(game=names[0]) if len(names) == 1 else many
            self.page.notice.say(words, ("undo", s.UNDO))

    def _restore(self, games: list[Trashed]) -> None:
        back: Path | None = None
        for trashed in games:
            with self._saying_why():
                back = self.library.restore(trashed)
        self.refresh()
        if back is not None and self.page.filtered_by != "trash":
            self.page.choose(back)

    def _offer_to_tidy(self) -> None:
        """Offer once a session to put long forgotten games into the trash; nothing goes there by itself."""
        stale = self._stale() if not self.library.unread else []
        if stale and not self._asked_to_tidy and self.page.notice.isHidden():
            self._asked_to_tidy = True
            words = s.STALE.filled(n=len(stale), days=STALE_DAYS)
            self.page.notice.say(words, ("tidy", s.TIDY), ("later", s.NOT_NOW))

    def _stale(self) -> list[Path]:
        present = self._desk.controller.kept_at
        stale = self.library.stale(self.library.games(most=0)[0])
        return [game.path for game in stale if game.path != present]

    def _answered(self, name: str) -> None:
        if name == "undo":
            deleted, self._deleted = self._deleted, []
            self._restore(deleted)
        elif name == "tidy":
            self.delete(self._stale())

    # Within.

    def _trash_rows(self) -> Iterator[Row]:
        from kfdesk.desk.games.rows import Row

        for trashed in self.library.trashed():
            try:
                yield Row(self.library.game(trashed.path), trashed=trashed)
            except (JournalError, OSError):
                continue  # it stays where it is, for whoever looks into the folder

    def _name_of(self, path: Path) -> str:
        try:
            return self.library.game(path).summary.name
        except (JournalError, OSError):
            return ""

    def _title_of(self, path: Path) -> str:
        try:
            shown = self.library.game(path).summary
        except (JournalError, OSError):
            return path.name
        return shown.name or " – ".join(short(player) for player in shown.players)

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda _: setattr(self, "dialog", None))
        self.dialog = dialog
        dialog.open()

    @contextmanager
    def _saying_why(self) -> Iterator[None]:
        """Say what does not work; nothing else changes by it."""
        try:
            yield
        except JournalError as error:
            self._desk.tell(s.TITLE, s.NOT_OPENED.filled(file=error.file.name, problem=error.problem))
        except NotKept as error:
            self._desk.tell(s.TITLE, error.problem)
        except OSError as error:
            self._desk.tell(s.TITLE, s.NOT_DONE.filled(why=reason_of(error)))


_FILTERS: dict[str, Callable[[SavedGame], bool]] = {
    "all": lambda game: True,
    "unfinished": lambda game: game.can_go_on,
    "finished": lambda game: game.summary.finished,
    "named": lambda game: bool(game.summary.name),
}
