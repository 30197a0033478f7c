"""How the side beside the table is divided while a lesson or a puzzle speaks in the teacher's pane."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer

from kfdesk.desk.art.faces import PREVIEW_FROM

if TYPE_CHECKING:
    from kfdesk.desk.around_table.side_panes import SideDock
    from kfdesk.desk.card.faces import DeskFaces
    from kfdesk.desk.teacher.pane import TeacherPane

BESIDE_FACE: Final = 130
"""So many pixels of the card preview stand above and below the card's face: its heading, and notes on the card."""
LESSON_LINES: Final = 20
"""So many lines of text have room in a lesson's pane where the side is high enough."""
GUIDED_LINES: Final = 30
"""The same where hints stand below."""
LEAST_LESSON_LINES: Final = 13
"""So many lines it has in any case: with large letters the card is smaller, and its text stands below it."""
LEAST_LOG: Final = 150
"""The log is shown of itself only where it has so many pixels besides, and has so many where it is asked for."""


class LessonRoom(QObject):
    """Gives the words all the room that they need, then the card its text, then the log what is left.

    Where nothing is left the log is folded away; a button in the head of the pane shows it all the same. As long as
    there is none to be read yet, the words have its room.
    """

    def __init__(self, side: SideDock, pane: TeacherPane, faces: DeskFaces) -> None:
        super().__init__(pane)
        self._side, self._pane, self._faces = side, pane, faces
        self._before: list[int] | None = None
        """How the side was divided before; None while it is not divided by this."""
        self._given: tuple[int, list[int]] = (0, [])
        """The height of the side and how it was divided last; other sizes at this height are somebody's wish."""
        self._hints = False
        pane.log_wanted.connect(self._on_log_wanted)
        side.log_came.connect(self._on_log_wanted)
        side.panes.installEventFilter(self)

    def begin(self, *, hints: bool) -> None:
        """Divide the side anew; with `hints` these stand below the words where there is room."""
        if self._before is None:
            self._before = self._side.panes.sizes()
        self._hints, self._given = hints, (0, [])
        self._side.need(self._face + LESSON_LINES * self._pane.fontMetrics().lineSpacing())
        self.fit()
        QTimer.singleShot(0, self, self.fit)  # where the side was not laid out yet

    def end(self) -> None:
        """Divide the side as it was before."""
        if self._before is not None:
            self._side.need(0)
            self._side.log.setVisible(self._side.log_there)
            self._side.panes.setSizes(self._before)
            self._before = None

    @property
    def _face(self) -> int:
        """The height at which a card has its text on it."""
        return self._faces.height_for(round(PREVIEW_FROM)) + BESIDE_FACE

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Divide the side anew when it is another height."""
        if event.type() is QEvent.Type.Resize and self._before is not None:
            QTimer.singleShot(0, self, self.fit)
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        """See that what is said now has room, and no more of the log and the hints than there is."""
        side, pane = self._side.panes, self._pane
        if self._before is None or pane.guest is None or not side.height():
            return
        words = pane.needed(hints=False)
        as_drawn = self._given[0] == side.height() and self._given[1] != side.sizes()
        if not as_drawn or words > pane.height():
            self._divide(words)
        pane.show_hints(shown=self._hints and pane.needed(hints=True) <= side.sizes()[-1])

    def _divide(self, words: int) -> None:
        """Divide the side between the card, the log and words that need this height."""
        side, pane = self._side.panes, self._pane
        line = pane.fontMetrics().lineSpacing()
        high = side.height() - 2 * side.handleWidth()
        card = max(min(self._face, high - LEAST_LESSON_LINES * line), high // 3)
        wished = max(line * (GUIDED_LINES if self._hints else LESSON_LINES), words)
        there = self._side.log_there
        roomy = high - card - wished >= LEAST_LOG and there
        pane.offer_log(offered=not roomy and there)
        shown = roomy or pane.asks_for_log
        self._side.log.setVisible(shown)
        if roomy:
            sizes = [card, high - card - wished, wished]
        else:
            least = self._side.preview.minimumSizeHint().height() if shown else high // 3
            rest = high - (LEAST_LOG if shown else 0)
            room = min(max(rest - card, words), rest - least)
            sizes = [rest - room, high - rest, room]
        side.setSizes(sizes)
        self._given = side.height(), side.sizes()

    def _on_log_wanted(self) -> None:
        self._given = (0, [])
        self.fit()
