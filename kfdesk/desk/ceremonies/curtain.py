"""The curtain between seats: it covers the whole window until the player called has come to the screen."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.ceremonies.door import Leaves, paint_seam
from kfdesk.desk.ceremonies.storybox import Scene, StoryBox
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, Stretch, down
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.table.ground import paint_ground
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.text.words import Words

DEAD_TIME_MS = 350
"""How long a fresh curtain takes no click: the second half of a double click must not lift it."""


class Curtain(QWidget):
    """Covers its parent; Space, Enter or a click says `lifted`. It contains nothing secret itself."""

    lifted = Signal()
    undo_wanted = Signal()
    """The button below the words was pressed: the screen is not to be handed over after all."""

    def __init__(self, parent: QWidget, back: Words = s.CURTAIN_UNDO, *, esc: bool = False) -> None:
        """`back` says what the button below means; with `esc` the key of that name presses it."""
        super().__init__(parent)
        self._window = parent
        self._esc = esc
        self.dead_time_ms = DEAD_TIME_MS
        self._name = ""
        self._player: Player = PLAYERS[0]
        self._since = QElapsedTimer()
        self.setObjectName("curtain")
        # It covers all of its place, so that Qt paints nothing of what lies behind it.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.story = StoryBox()
        self.title = _line("curtainTitle")
        self.hint = says(_line("curtainHint"), s.CURTAIN_HINT)
        self.other = says(_line("curtainHint"), s.CURTAIN_OTHER)
        self.undo = says(QPushButton(), back)
        self.undo.setAutoDefault(False)
        self.undo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo.clicked.connect(self.undo_wanted)
        down(
            Stretch(4),
            self.story,
            self.title,
            self.hint,
            self.other,
            Stretch(4),
            (self.undo, Qt.AlignmentFlag.AlignHCenter),
            STRETCH,
            on=self,
            gap=18,
        )
        self.closing = Leaves(self, doorway=True)
        """The door as it closes, over a still picture of what the player before has seen: what comes to be seen next
        may not be for those eyes."""
        self.opening = Leaves(parent, doorway=False)
        """The door as it opens over what the player called may see."""
        self.text_factor = 1.0
        """How large text is, as a share of its usual size."""
        self.speed = 0.0
        """How fast the door moves, 0 for not at all."""
        parent.installEventFilter(self)
        self.hide()
        follow_language(self._say)

    def lower(
        self, name: str = "", player: Player = PLAYERS[0], *, can_undo: bool = False, over_dark: bool = False
    ) -> None:
        """Cover the window and call `name` to the screen.

        With `over_dark` the door closes over nothing: what lies below was not seen just before.
        """
        shows = self.speed > 0 and self.isHidden() and not over_dark
        still = self._window.grab() if shows else QPixmap()
        self._name, self._player = name, player
        self.undo.setVisible(can_undo)
        self.story.show_scene(player, None)
        self._say()
        self._since.start()
        self._cover()
        self.opening.skip()
        if self.speed > 0:
            self.closing.cover(still)
            QTimer.singleShot(0, self, self._close)  # by then the scene is told
        self.show()
        self.raise_()
        self.setFocus()

    def stay(self) -> None:
        """Take the keyboard and, for a moment, no click: what covered the curtain was ended by one."""
        self._since.start()
        self.setFocus()

    def draw_near(self) -> None:
        """Make a picture of the window quick to take: the first one lays out all pages and boxes that nobody sees.

        Qt has each of them take the size that it was given meanwhile, also for a picture of one pixel.
        """
        if self.speed > 0 and self.isHidden() and self._window.isVisible():
            self._window.grab(QRect(0, 0, 1, 1))

    def tell(self, scene: Scene) -> None:
        """Show the opponent's Archon and what happened since the player called was at the screen."""
        self.story.show_scene(self._player, scene)
        self._say()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a door of the stone that the table is made of."""
        del event
        painter = QPainter(self)
        paint_ground(painter, self.width(), self.height(), ui.theme, QPointF(self.rect().center()), read_on=True)
        paint_seam(painter, self.width(), self.height(), ui.theme, self._words())
        painter.end()

    def _words(self) -> QRegion:
        """Return where words stand in the middle, which the seam must not strike out."""
        covered = QRegion(self.story.geometry()) if self.story.told else QRegion()
        for line in (self.title, self.hint, self.other, self.undo):
            if line.isVisible():
                covered += line.geometry().adjusted(0, -4, 0, 4)
        return covered

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift with Space or Enter; no other key reaches the table."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._lift()
        elif event.key() == Qt.Key.Key_Escape and self._esc and self.undo.isVisible():
            self.undo_wanted.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lift with a click anywhere."""
        event.accept()
        self._lift()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering the window when it changes its size."""
        if isinstance(event, QResizeEvent) and watched is self._window:
            self._cover()
        return False

    def _lift(self) -> None:
        if self._since.elapsed() < self.dead_time_ms:
            return
        self.closing.skip()
        picture = self.grab() if self.speed > 0 else None
        self.hide()
        self.lifted.emit()
        if picture is not None and self.isHidden():
            self.opening.move_to(0.0, picture, self.speed)

    def _close(self) -> None:
        if self.closing.moving:
            self.closing.hide()  # it would be in the picture
            self.closing.move_to(1.0, self.grab(), self.speed)

    def hideEvent(self, event: QHideEvent) -> None:
        """Move no more."""
        self.closing.skip()
        super().hideEvent(event)

    def _cover(self) -> None:
        self.story.grow(self._window.size(), self.text_factor)
        self.setGeometry(self._window.rect())

    def _say(self) -> None:
        title = say(s.CURTAIN_TITLE.filled(who=self._name))
        self.title.setText(title)
        self.setAccessibleName(title)
        told = [say(s.CURTAIN_HINT), *self.story.said()]
        self.setAccessibleDescription(". ".join(told))


def _line(name: str) -> Label:
    label = Label(style=name, wraps=True)
    label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return label
