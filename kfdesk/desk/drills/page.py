"""The page of a drill: the table as it was, the choices, and what is to be said once one was made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from kfdesk.desk.around_table.looking_page import LookingPage
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.drills import texts as w
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.lines_button import LinesButton
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.terms import Player
from kfdesk.engine.views import TableView
from kfdesk.records import record
from kfdesk.text.words import Words

SIDE = 320
"""How wide the column with the choices is with letters of the usual size, in logical pixels."""


@record
class Asked:
    """A drill as it is asked."""

    view: TableView
    seat: Player
    source: Words
    asks: Words
    offers: tuple[tuple[str, Words, str | None], ...]
    """The choices: key, what it is called, and the card it is about."""
    left: int
    """So many come after it today."""


@record
class Answered:
    """What is said after a choice."""

    is_right: bool
    lines: tuple[Words, ...]
    key: str
    """What was chosen."""
    has_next: bool


class DrillPage(LookingPage):
    """Shows one drill at a time; what is right it is told."""

    back_wanted = Signal()
    chosen = Signal(str)
    next_wanted = Signal()
    remove_wanted = Signal()

    def __init__(self, table: TableWidget, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(table, faces, parent)
        self.setObjectName("drillPage")
        self._asked: Asked | None = None
        self._answered: Answered | None = None
        self.back = says(QPushButton(), w.BACK)
        self.title = says(Label(style="gamesTitle"), w.TITLE)
        self.left = Label(style="dim")
        self.source = Label(style="dim", wraps=True)
        self.asks = Label(style="lessonTitle", wraps=True)
        self.known = says(Label(style="dim", wraps=True), w.KNOWN)
        self.offers: list[LinesButton] = []
        self.said = Label(wraps=True)
        self.next = QPushButton()
        set_kind(self.next, Kind.PRIMARY)
        self.remove = says(QPushButton(), w.REMOVE, tip=w.REMOVE_HELP)
        set_kind(self.remove, Kind.QUIET)
        self._lay_out()
        self.back.clicked.connect(self.back_wanted)
        self.next.clicked.connect(self.next_wanted)
        self.remove.clicked.connect(self.remove_wanted)
        follow_language(self._say)

    def _lay_out(self) -> None:
        head = across(self.back, 8, self.title, STRETCH, self.left)
        self._list = down(gap=6)
        side = QWidget()
        side.setObjectName("tilesWithin")
        side.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        down(
            self.source, self.asks, self.known, self._list, self.said, self.next, self.remove, STRETCH,
            on=side, margins=(0, 0, 8, 0), gap=8,
        )  # fmt: skip
        self.side = Scrolled(side, style="tilesScroll")
        self.large = QWidget()
        down(self.preview, on=self.large, margins=0)
        self.column = QWidget()
        down((self.side, 3), (self.large, 2), on=self.column, margins=0)
        down(head, (across(self.column, (self.overlays, 1), gap=10), 1), on=self, gap=8, margins=(16, 12, 16, 10))

    # What the feature sets.

    def ask(self, asked: Asked) -> None:
        """Ask a drill."""
        self._asked, self._answered = asked, None
        self.inspector.forget()
        self.table.set_below(asked.seat)
        self.table.present(asked.view, animate=False)
        self.inspector.present(asked.view)
        self._show_offers(asked.offers)
        self._say()
        self.side.verticalScrollBar().setValue(0)
        if self.offers:
            self.offers[0].setFocus()
        QTimer.singleShot(0, self.overlays, self.overlays.arrange)

    def tell(self, answered: Answered) -> None:
        """Say what comes of the choice that was made."""
        self._answered = answered
        self._say()
        self.next.setFocus()
        QTimer.singleShot(0, self, lambda: self.side.ensureWidgetVisible(self.next))

    # Within.

    def _show_offers(self, offers: Sequence[tuple[str, Words, str | None]]) -> None:
        while len(self.offers) < len(offers):
            button, at = LinesButton(), len(self.offers)
            button.setAutoDefault(True)
            button.clicked.connect(lambda *_, at=at: self._choose(at))
            self.offers.append(button)
            self._list.addWidget(button)
        for at, button in enumerate(self.offers):
            button.setVisible(at < len(offers))

    def _choose(self, at: int) -> None:
        if self._asked is not None and self._answered is None:
            key, _, card = self._asked.offers[at]
            self.inspector.point_out(card)
            self.chosen.emit(key)

    def _say(self) -> None:
        asked, answered = self._asked, self._answered
        if asked is None:
            return
        self.left.setText(say(w.LEFT.filled(n=asked.left)) if asked.left else "")
        self.source.setText(say(asked.source))
        self.asks.setText(say(asked.asks))
        for (key, label, _), button in zip(asked.offers, self.offers, strict=False):
            button.tell(say(spoken(label)))
            button.setEnabled(answered is None or key == answered.key)
        self.said.setText("\n".join(say(spoken(line)) for line in answered.lines) if answered is not None else "")
        for widget in (self.said, self.next, self.remove):
            widget.setVisible(answered is not None)
        self.next.setText(say(w.NEXT if answered is not None and answered.has_next else w.DONE))

    def share_out(self) -> None:
        """Give the column its share of the width."""
        self.column.setFixedWidth(self.column_width(SIDE))
        QTimer.singleShot(0, self.overlays, self.overlays.arrange)
