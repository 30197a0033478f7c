"""The page on which the table is seen as it lay: the table, and below it what led there and where one can go."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QToolButton, QWidget

from kfdesk.desk.around_table.card_inspector import CardInspector
from kfdesk.desk.around_table.one_line import OneLine
from kfdesk.desk.around_table.table_overlays import TableOverlays
from kfdesk.desk.art.command_signs import command_icon
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.card.preview import Preview
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import follow_theme, says, ui
from kfdesk.desk.layout.table_layout import Scale
from kfdesk.desk.log import texts as w
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.terms import PLAYERS
from kfdesk.engine.views import TableView


class HistoryPage(QWidget):
    """Shows a view of the table in which nothing can be done; what is pointed at is shown large in the preview."""

    back_wanted = Signal()
    undo_wanted = Signal()
    stepped = Signal(int)
    """-1: to the moment before, 1: to the one after."""

    def __init__(self, table: TableWidget, faces: Faces, preview: Preview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.overlays = TableOverlays(table, faces, lambda: table.scene_.layout_)
        self.inspector = CardInspector(table, preview, self.overlays, lambda: False)
        self.ribbon = says(Label("", self.overlays, style="pastRibbon"), w.THEN)
        self.ribbon.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.caption = OneLine()
        self.earlier = says(QToolButton(), tip=w.EARLIER, name=w.EARLIER)
        self.later = says(QToolButton(), tip=w.LATER, name=w.LATER)
        self.earlier.setArrowType(Qt.ArrowType.LeftArrow)
        self.later.setArrowType(Qt.ArrowType.RightArrow)
        self.undo_to = says(QPushButton(), w.UNDO_TO, tip=w.UNDO_TO_HELP)
        self.back = says(QPushButton(), w.BACK, tip=w.BACK_HELP)
        set_kind(self.back, Kind.PRIMARY)
        self.bar = QFrame()
        self.bar.setObjectName("promptBar")
        row = across((self.caption, 1), on=self.bar, margins=(14, 10, 14, 10))
        for button in (self.earlier, self.later, self.undo_to, self.back):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        down((self.overlays, 1), self.bar, on=self, margins=0, gap=0)
        self.back.clicked.connect(self.back_wanted)
        self.undo_to.clicked.connect(self.undo_wanted)
        self.earlier.clicked.connect(lambda: self.stepped.emit(-1))
        self.later.clicked.connect(lambda: self.stepped.emit(1))
        follow_theme(self._dress)
        ui.language_changed.connect(self._place)

    def show_moment(self, view: TableView, *, animate: bool, earlier: bool) -> None:
        """Show the table as it lay; `earlier` says whether there is a moment before."""
        self.table.set_below(view.viewer if view.viewer is not None else PLAYERS[0])
        self.table.present(view, animate=animate)
        self.inspector.present(view)
        self.earlier.setEnabled(earlier)

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings."""
        cards = settings.card_language_now
        self.table.set_scale(Scale(settings.card_factor, settings.text_factor))
        self.table.set_card_language(cards)
        self.table.set_speed(settings.speed)
        self.overlays.viewer.card_language = cards
        self._place()

    def _dress(self) -> None:
        self.undo_to.setIcon(command_icon("undo", ui.theme))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what lies over the table in its place."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._place)

    def _place(self) -> None:
        self.overlays.arrange()
        self.ribbon.adjustSize()
        self.ribbon.move((self.overlays.width() - self.ribbon.width()) // 2, 0)
        self.ribbon.raise_()
