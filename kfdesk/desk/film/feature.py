"""The film room of the main window: opens a kept game as a film, begins branches, writes logs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMessageBox

from kfdesk.desk import texts as s
from kfdesk.desk.around_table.film_of_game import film_of
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.film import texts as fs
from kfdesk.desk.kit.passing_page import PassingPage
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.engine.views import TableView
from kfdesk.match.journal import JournalError
from kfdesk.text.errors import reason_of
from kfdesk.text.runs import Runs
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.desk.card.faces import DeskFaces
    from kfdesk.desk.film.page import FilmPage
    from kfdesk.match.film import Eyes, Film
    from kfdesk.match.recorded_game import RecordedGame


class FilmFeature(Feature):
    """Watching recorded games, and their logs as files. Everything heavy is imported when it is first wanted."""

    rule_wanted = Signal(str)
    """The id of an entry of the rulebook to be read."""
    game_wanted = Signal(object)
    """The path of a kept game that is to be gone on with at the table."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._over = False
        self._faces: DeskFaces | None = None
        """What draws the cards of the film that is watched."""
        self.page: FilmPage | None = None
        """The film being watched."""
        self._room = PassingPage(self.end)
        desk.add_page(self._room, manual="log")
        self.watch_command = desk.commands.add("game", fs.WATCH, self.watch_present)
        self.export_command = desk.commands.add("game", fs.EXPORT, self.export_present)
        self.watch_command.setEnabled(False)
        self.export_command.setEnabled(False)
        desk.controller.view_changed.connect(self._on_view)
        desk.controller.game_began.connect(self._on_game_began)

    # What the window says.

    def apply_settings(self, settings: DeskSettings) -> None:
        """Show the cards beside the film in the size wished."""
        if self._faces is not None:
            self._faces.factor = settings.card_factor
        super().apply_settings(settings)

    def close(self) -> None:
        """Stop the film."""
        self.end()

    # Watching.

    def watch(self, path: Path) -> None:
        """Show the kept game at `path` as a film; a message says what cannot be read."""
        film = self._film_at(path)
        if film is not None:
            self._show(film, path)

    def watch_recording(self, recording: RecordedGame, eyes: Eyes | None = None) -> None:
        """Show a game as a film that is kept nowhere; a message says why it cannot be. `eyes` are those it is first
        seen with, if it may be."""
        try:
            film = film_of(recording, self._desk)
        except ValueError as error:
            self._tell(fs.CANNOT_WATCH, fs.CANNOT_BEGIN.filled(why=reason_of(error)))
            return
        if film is not None:
            self._show(film)
            if self.page is not None and eyes is not None and film.open_to_all:
                self.page.want_eyes(eyes)

    def watch_present(self) -> None:
        """Show the game at the table as a film; it must be over."""
        path, view = self._desk.controller.kept_at, self._desk.controller.view()
        if path is not None and view is not None and view.winner is not None:
            self.watch(path)

    def end(self) -> None:
        """Stop the film and forget it."""
        page, self.page = self.page, None
        if page is not None:
            self._rooms.remove(page)
            page.stop()
            page.hide()
            page.setParent(None)
            page.deleteLater()
            self._faces = None
            self._offer()

    def _show(self, film: Film, path: Path | None = None) -> None:
        from kfdesk.desk.around_table.looked_at import table_to_look_at
        from kfdesk.desk.card.faces import DeskFaces, rules_text, sets_of
        from kfdesk.desk.film.page import FilmPage

        self.end()
        edition = film.recording.header.edition

        def text(card: str, language: str) -> Runs:
            return rules_text(card, language, edition)

        faces = self._faces = DeskFaces(text)
        faces.factor = self._settings.card_factor
        faces.sets = sets_of(film.recording.header.players())
        page = self.page = FilmPage(film, faces, table_to_look_at(text, faces.sets), self._settings)
        self._rooms.append(page)
        page.closed.connect(self._desk.leave_page)
        page.branch_wanted.connect(self._branch)
        page.export_wanted.connect(self._export_film)
        page.question = lambda: self._question(film)
        page.refusal = lambda: self._refusal(film, path)
        page.opened.connect(lambda: self._on_opened(film))
        page.preview.rule_wanted.connect(self.rule_wanted)
        page.log.rule_wanted.connect(self.rule_wanted)
        self._room.put(page)
        self._desk.show_page(self._room)
        frame = self._desk.frame
        frame.setWindowTitle(f"{film.recording.name}: {frame.windowTitle()}")
        page.begin()
        self._offer()

    def _film_at(self, path: Path) -> Film | None:
        """Return the film of a kept game; of a damaged one, what lies before the damage. The file stays as it is."""
        from kfdesk.match.recorded_game import read_recorded_game, recorded_game_of

        try:
            try:
                return film_of(read_recorded_game(path), self._desk)
            except JournalError as error:
                if error.sound is None:
                    self._tell(fs.CANNOT_WATCH, s.CANNOT_READ.filled(file=error.file.name, problem=error.problem))
                    return None
                words = fs.DAMAGED.filled(file=error.file.name, line=error.line, problem=error.problem)
                self._tell(fs.CANNOT_WATCH, words)
                return film_of(recorded_game_of(error.sound), self._desk)
        except ValueError as error:
            self._tell(fs.CANNOT_WATCH, fs.CANNOT_BEGIN.filled(why=reason_of(error)))
        return None

    def _on_opened(self, film: Film) -> None:
        """End the game at the table for good where its film shows both hands; of one that goes on, note that."""
        if self._desk.controller.is_at_table(film.recording):
            self._desk.controller.hands_were_seen()
        if film.finished:
            film.end_for_good()

    def _question(self, film: Film) -> Words | None:
        """Return what to ask before a film shows both hands, as things are at the table now; None for nothing."""
        controller = self._desk.controller
        if not controller.is_at_table(film.recording):
            return None if film.finished else fs.OPEN_TEXT
        if controller.end_can_be_taken_back:
            return fs.END_FOR_GOOD
        return fs.OPEN_TEXT if controller.has_at_table(film.recording) else fs.SAME_DEAL

    def _refusal(self, film: Film, path: Path | None) -> Words | None:
        """Return why both hands cannot be shown here: only where the game lies can its end be made to last."""
        from kfdesk.match.recorded_game import is_at_a_table

        if path is None or self._desk.controller.is_at_table(film.recording):
            return None
        return fs.OPEN_ELSEWHERE if is_at_a_table(path, film.recording.header) else None

    def _on_game_began(self) -> None:
        """End the film of a game that is taken up at the table: what was agreed to for it is not agreed to now."""
        if self.page is not None and self._desk.controller.has_at_table(self.page.film.recording):
            self.end()

    # What if.

    def _branch(self, index: int) -> None:
        from kfdesk.match.autosave import games_folder
        from kfdesk.match.recorded_game import save_recorded_game

        if self.page is None:
            return
        film = self.page.film
        turn = film.moments[index].turn
        name = fs.BRANCH_NAME.filled(name=film.recording.name, turn=turn).say(self._settings.language_now)
        try:
            path = save_recorded_game(film.branch(index, name), games_folder())
        except (OSError, ValueError) as error:
            self._tell(fs.PLAY_ON, fs.NOT_BRANCHED.filled(why=reason_of(error)))
        else:
            self.game_wanted.emit(path)

    # The log as a file.

    def export_present(self) -> None:
        """Write the log of the film shown, or of the game at the table, as far as those at the screen may know it."""
        from kfdesk.match.film import SEAT_EYES, Eyes, Film

        if self.page is not None:
            self._export_film()
            return
        controller = self._desk.controller
        path = controller.kept_at
        film = self._film_at(path) if path is not None else None
        if film is None:
            return
        if controller.open_table and not film.open_to_all:
            header = film.recording.header.model_copy(update={"open_table": True})
            film = Film(replace(film.recording, header=header))
        behind = controller.curtain_for is not None
        seat = None if behind or controller.viewer is None else SEAT_EYES[controller.viewer]
        self._export(film, Eyes.BOTH if seat is None else seat)

    def _export_film(self) -> None:
        if self.page is not None:
            self.page.projector.pause()
            self._export(self.page.film, self.page.eyes)

    def _export(self, film: Film, present: Eyes) -> None:
        """Ask how the log is to be written; `present` are the eyes that look on now."""
        from kfdesk.desk.film.export import ExportDialog

        language, level = self._settings.language_now, self._settings.log_level
        dialog = ExportDialog(film, eyes_for(film, present), language, level, self._desk.frame)
        dialog.written.connect(self._say_written)
        dialog.open()

    def _say_written(self, path: Path) -> None:
        language = self._settings.language_now
        title, text = fs.EXPORT_TITLE.say(language), fs.EXPORTED.filled(path=str(path)).say(language)
        box = QMessageBox(QMessageBox.Icon.Information, title, text, parent=self._desk.frame)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # Within.

    def _on_view(self, view: TableView) -> None:
        self._over = view.winner is not None
        self._offer()

    def _offer(self) -> None:
        kept = self._desk.controller.kept_at is not None
        self.watch_command.setEnabled(kept and self._over)
        self.export_command.setEnabled(kept or self.page is not None)

    def _tell(self, title: Words, words: Words) -> None:
        self._desk.tell(title.mapped(_without_mnemonic), words)


def _without_mnemonic(text: str) -> str:
    return text.replace("&", "")


def eyes_for(film: Film, present: Eyes) -> Sequence[Eyes]:
    """Return the eyes a log may be written with: of a game in progress only those that look on, or both players'."""
    from kfdesk.match.film import SEAT_EYES, Eyes

    if film.open_to_all:
        return (Eyes.OPEN, *SEAT_EYES, Eyes.BOTH)
    return tuple(dict.fromkeys((present if present.seat is not None else Eyes.BOTH, Eyes.BOTH)))
