"""The page of a film: a table that is only looked at, its log, the timeline and the controls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QMessageBox,
    QPushButton,
    QWidget,
)

from kfdesk.desk.animation.director import Director
from kfdesk.desk.around_table.card_inspector import CardInspector
from kfdesk.desk.around_table.one_line import OneLine
from kfdesk.desk.around_table.side_panes import SidePanes
from kfdesk.desk.around_table.table_overlays import TableOverlays
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.card.preview import Preview
from kfdesk.desk.ceremonies.curtain import Curtain
from kfdesk.desk.film import texts as fs
from kfdesk.desk.film.controls import Controls
from kfdesk.desk.film.filmlog import FilmLog
from kfdesk.desk.film.projector import Projector
from kfdesk.desk.film.timeline import Timeline
from kfdesk.desk.keyboard.place_keys import IN_A_FILM
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.desk.layout.table_layout import Scale
from kfdesk.desk.play.recap import Recap
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.film import Eyes, Film
from kfdesk.text.words import Words

SIDE_WIDTH = (230, 340)
"""Least and greatest width of the card and the log, in logical pixels."""
CARD_SHARE = 0.6
"""How much of the height beside the table the card gets at first."""
LOW = 620
"""Below this height, in logical pixels, the timeline leaves some of its room to the table."""


class FilmPage(QWidget):
    """Shows one film. It asks before anything that is still a secret is shown to other eyes."""

    closed = Signal()
    opened = Signal()
    """The players agreed to see both hands, though the game could be taken up: from now on its end stays as it is."""
    branch_wanted = Signal(int)
    """The moment from which a new game is to be played on."""
    export_wanted = Signal()

    def __init__(
        self,
        film: Film,
        faces: Faces,
        table: TableWidget,
        settings: DeskSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.film = film
        self.eyes = Eyes.OPEN if film.open_to_all else Eyes.BOTH
        self._settings = settings
        self._agreed = film.open_to_all
        self._called: Eyes | None = None
        self.question: Callable[[], Words | None] = lambda: fs.OPEN_TEXT
        """What the players are asked before both hands are shown; None where nothing is to be asked."""
        self.refusal: Callable[[], Words | None] = lambda: None
        """Why both hands cannot be shown here; None where they can."""
        self._wanted: int | None = None
        self.projector = Projector(film, self)
        self.table = table
        self.director = Director(self.table, self)
        self.director.lets_read = False  # a film stops where one wants to read
        self.overlays = TableOverlays(self.table, faces, lambda: self.table.scene_.layout_)
        self.preview = Preview(faces)
        self.log = FilmLog()
        self.log.edition = film.recording.header.edition
        self.log.set_level(settings.log_level)
        self.caption = OneLine()
        self.branch = says(QPushButton(), fs.PLAY_ON, tip=fs.PLAY_ON_HELP)
        self.export = says(QPushButton(), fs.EXPORT)
        self.close_button = says(QPushButton(), fs.CLOSE, tip=fs.CLOSE_HELP)
        self.timeline = Timeline(self.describe)
        self.controls = Controls(self.projector)
        self._build()
        self.curtain = Curtain(self, fs.NOT_THEY, esc=True)
        self.inspector = CardInspector(table, self.preview, self.overlays, self.curtain.isVisible)
        self._connect()
        self._connect_keys()
        self.apply_settings(settings)
        says(self, name=fs.FILM)
        ui.language_changed.connect(self._say_anew)
        self.timeline.set_film(film)
        self.log.set_film(film, self.eyes)
        self.controls.show_eyes(self.eyes)
        self._show(0, glides=False)

    def _build(self) -> None:
        self.side = SidePanes(self.preview, self.log, edge_below=0)
        upper = across((self.overlays, 1), self.side, gap=0)
        row = across((self.caption, 1), margins=(10, 0, 8, 0))
        for button in (self.branch, self.export, self.close_button):
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        below = across(self.controls, margins=(10, 0, 8, 4))
        down((upper, 1), row, self.timeline, below, on=self, margins=0, gap=4)

    def _connect(self) -> None:
        projector = self.projector
        projector.busy = lambda: self.director.playing
        projector.moved.connect(lambda index, glides: self._show(index, glides=glides))
        projector.grown.connect(self._on_grown)
        projector.read.connect(self._on_read)
        self.timeline.sought.connect(self._seek_soon)
        self.log.moment_wanted.connect(projector.seek)
        self.log.card_hovered.connect(self.inspector.show_named)
        self.log.card_clicked.connect(self.inspector.point_out_named)
        self.controls.eyes_wanted.connect(self.want_eyes)
        self.controls.speed.currentIndexChanged.connect(lambda _: self._set_pace())
        self.curtain.lifted.connect(self._on_curtain_lifted)
        self.curtain.undo_wanted.connect(self._give_up_eyes)
        self.branch.clicked.connect(self._want_branch)
        self.export.clicked.connect(self.export_wanted)
        self.close_button.clicked.connect(self.closed)

    def _connect_keys(self) -> None:
        projector = self.projector
        keys: dict[str, Callable[[], None]] = {
            "step back": lambda: projector.step(-1),
            "step on": lambda: projector.step(1),
            "turn back": lambda: projector.turn(-1),
            "turn on": lambda: projector.turn(1),
            "mark back": lambda: projector.mark(-1),
            "mark on": lambda: projector.mark(1),
            "beginning": lambda: projector.seek(0),
            "end": lambda: projector.seek(self.film.last),
            "faster": lambda: self.controls.change_speed(1),
            "slower": lambda: self.controls.change_speed(-1),
            "turn card over": self.preview.turn_over,
        }
        for name, does in keys.items():
            key = QKeySequence(IN_A_FILM[name])
            shortcut = QShortcut(key, self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._unless_covered(does))

    def _unless_covered(self, does: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            if not self.curtain.isVisible():
                does()

        return act

    # What the part sets.

    def begin(self) -> None:
        """Read the film, and be ready for the keyboard."""
        self.projector.begin()
        self.table.setFocus()

    def stop(self) -> None:
        """Stop for good, and let go of everything shown."""
        self.projector.close()
        self.director.skip()
        self.preview.clear()
        self.log.set_film(None, Eyes.BOTH)
        self.table.set_speed(0.0)

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings."""
        self._settings = settings
        self.curtain.speed = settings.speed
        cards = settings.card_language_now
        self.preview.set_card_language(cards)
        self.overlays.viewer.card_language = cards
        self.table.set_scale(Scale(settings.card_factor, settings.text_factor))
        self.table.set_card_language(cards)
        self._set_pace()
        self.preview.refit()

    def _say_anew(self) -> None:
        self.log.show_moment(self.projector.index)
        self._say()

    # Showing a moment.

    def describe(self, index: int) -> str:
        """Say a moment in words, with how the game stands then, as these eyes may know it."""
        moment = self.film.moments[min(index, self.film.last)]
        one, two = self.film.recording.players
        (a, b), (k, m) = moment.amber, moment.keys
        stands = say(fs.STANDS.filled(one=one, a=a, k=k, two=two, b=b, m=m))
        return f"{self._caption(moment.index)}\n{stands}"

    def _caption(self, index: int) -> str:
        film = self.film
        where, named = film.heading(index)
        player, what = film.deed(index, self.eyes)
        if player is not None and player != named:
            what = fs.SAYS.filled(who=film.names.player(player), what=what)
        what = spoken(what)
        return say(fs.CAPTION.filled(turn=where, what=what))

    def _show(self, index: int, *, glides: bool) -> None:
        view = replace(self.film.view(index, self.eyes), decision=None)
        self.table.set_below(self.eyes.seat or PLAYERS[0])
        self.timeline.set_below(self.eyes.seat or PLAYERS[0])
        moves = glides and self._settings.moves
        self.director.present(view, self._recap(index) if moves else None, animate=moves, below=None)
        self.inspector.present(view)
        self.log.show_moment(index)
        self.timeline.setValue(index)
        self.controls.refresh()
        self._say()

    def _recap(self, index: int) -> Recap | None:
        """Return what led to a moment, to be shown in beats; None where these eyes see less than a seat does."""
        before = self.film.choice_before(index) if self.eyes is not Eyes.BOTH else None
        return Recap(self.film.game(index), *before) if before is not None else None

    def _say(self) -> None:
        index = self.projector.index
        marks = [say(mark.words) for mark in self.film.marks if mark.moment == index]
        self.caption.say(" · ".join([self._caption(index), *marks]))
        self.branch.setEnabled(self.film.moments[index].asked is not None and not self.curtain.isVisible())

    def _seek_soon(self, index: int) -> None:
        """Go to a moment once the mouse has been heard out: a fast drag shows only where it is by then."""
        if self._wanted is None:
            QTimer.singleShot(0, self, self._seek_wanted)
        self._wanted = index

    def _seek_wanted(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self.projector.seek(wanted)

    def _on_grown(self) -> None:
        self.projector.index = min(self.projector.index, self.film.last)
        self.timeline.set_film(self.film)
        self.timeline.setValue(self.projector.index)
        self.controls.refresh()

    def _on_read(self) -> None:
        if self.film.stopped is not None:
            # What was shown meanwhile may have been cut.
            self.log.set_film(self.film, self.eyes)
            self.projector.seek(self.projector.index)
            self._show(self.projector.index, glides=False)
            self._tell(self.film.stopped)

    # Whose eyes.

    def want_eyes(self, eyes: Eyes) -> None:
        """Look with other eyes; while something is a secret, a curtain or a question comes first."""
        eyes = Eyes(eyes)
        if eyes is self.eyes:
            return
        if self._agreed or eyes is Eyes.BOTH:
            self._use_eyes(eyes)
            return
        self.projector.pause()
        self._use_eyes(Eyes.BOTH)
        self._called = eyes
        if eyes.seat is None:
            self._ask_to_open()
        else:
            self.curtain.lower(self.film.recording.players[eyes.seat], eyes.seat, can_undo=True)
            self._say()

    def _ask_to_open(self) -> None:
        refusal, question = self.refusal(), self.question()
        if refusal is None and question is None:
            self._on_answered(QMessageBox.StandardButton.Yes)
            return
        yes, no, ok = (QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No, QMessageBox.StandardButton.Ok)
        if refusal is not None:
            box = QMessageBox(QMessageBox.Icon.Information, say(fs.OPEN_TITLE), say(refusal), ok, self)
        else:
            assert question is not None
            box = QMessageBox(QMessageBox.Icon.Question, say(fs.OPEN_TITLE), say(question), yes | no, self)
            box.setDefaultButton(no)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.finished.connect(self._on_answered)
        box.open()

    def _on_answered(self, answer: int) -> None:
        called, self._called = self._called, None
        if called is not None and answer == QMessageBox.StandardButton.Yes:
            self._agreed = True
            self.opened.emit()
            self._use_eyes(called)

    def _on_curtain_lifted(self) -> None:
        called, self._called = self._called, None
        if called is not None:
            self._use_eyes(called)
        self.table.setFocus()

    def _give_up_eyes(self) -> None:
        """Go on with what both know: the player who was called does not come."""
        self._called = None
        self.curtain.hide()
        self._use_eyes(Eyes.BOTH)
        self.table.setFocus()

    def _use_eyes(self, eyes: Eyes) -> None:
        if eyes is not self.eyes:
            self.eyes = eyes
            self.inspector.forget()
            self.log.set_film(self.film, eyes)
        self.controls.show_eyes(eyes)
        self._show(self.projector.index, glides=False)

    # What the widgets say.

    def _want_branch(self, *_: object) -> None:
        self.projector.pause()
        self.branch_wanted.emit(self.projector.index)

    def _tell(self, words: Words) -> None:
        title, text = say(fs.CANNOT_WATCH), say(words)
        box = QMessageBox(QMessageBox.Icon.Information, title, text, parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # Qt.

    _sized = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play and pause with Space, where no button takes it as a press; Esc closes what lies on the table."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.projector.toggle()
        elif event.key() == Qt.Key.Key_Escape and self.overlays.viewer.isVisible():
            self.overlays.viewer.close_pile()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the card and the log their share."""
        super().resizeEvent(event)
        least, most = SIDE_WIDTH
        self.side.setFixedWidth(min(max(round(self.width() * 0.24), least), most))
        self.timeline.set_low(self.height() < LOW)
        if not self._sized:
            self._sized = True
            self.side.setSizes([round(self.height() * CARD_SHARE), round(self.height() * (1 - CARD_SHARE))])
        QTimer.singleShot(0, self.overlays, self.overlays.arrange)

    # Within.

    def _set_pace(self) -> None:
        """Let cards glide as fast as the film plays."""
        moves = self._settings.moves
        self.table.set_speed(self._settings.animation_speed * max(self.projector.speed, 1.0) if moves else 0.0)
