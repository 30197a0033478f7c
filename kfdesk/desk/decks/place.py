"""The room's page in the window: the decks, or what is wrong with the shelf; files and links are dropped on it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from kfdesk.collection.backups import Backup
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.importing import Offer, offer_of
from kfdesk.desk.decks.model import KEYS_MIME
from kfdesk.desk.decks.trouble import TroublePage
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import says
from kfdesk.desk.program.open_files import GAMES
from kfdesk.text.words import Words


class RoomPlace(QWidget):
    """Shows one page at a time; `offered` carries what was dropped.

    Whatever is in it is made below it: with a style sheet, Qt styles a widget and all within it anew for each parent
    it is given, and pages that are put together from the inside take twice as long.
    """

    offered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("deckRoom")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self.pages = QStackedWidget(self)
        self.trouble = TroublePage(self.pages)
        self.pages.addWidget(self.trouble)
        down(self.pages, on=self, margins=0)
        self.drop = says(Label(parent=self, style="deckDrop"), s.DROP_HERE)
        self.drop.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.drop.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.drop.hide()

    def take(self, browse: QWidget) -> None:
        """Let this be the page of the decks; it was made below `pages`."""
        self.pages.insertWidget(0, browse)
        self.pages.setCurrentIndex(0)

    def show_browse(self) -> None:
        """Show the decks."""
        self.pages.setCurrentIndex(0)

    def show_trouble(self, problem: Words, path: str, *, damaged: bool, backup: Backup | None) -> None:
        """Show what is wrong with the shelf."""
        self.trouble.show_trouble(problem, path, damaged=damaged, backup=backup)
        self.pages.setCurrentIndex(1)

    # Dropping.

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take what may be decks; games are the window's."""
        self._consider(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Go on taking it."""
        self._consider(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Show no more that something can be dropped."""
        del event
        self.drop.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped, after the program it comes from has been let go."""
        self.drop.hide()
        offer = _wanted(event.mimeData())
        if not offer:
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        QTimer.singleShot(0, self, lambda: self.offered.emit(offer))

    def _consider(self, event: QDragMoveEvent) -> None:
        wanted = bool(_wanted(event.mimeData()))
        self.drop.setVisible(wanted)
        if wanted:
            self.drop.setGeometry(self.rect().adjusted(8, 8, -8, -8))
            self.drop.raise_()
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()


def _wanted(data: QMimeData) -> Offer:
    """Return what may be decks; nothing for decks of the shelf itself, nor where a game is among the files."""
    if data.hasFormat(KEYS_MIME):
        return Offer()
    offer = offer_of(data)
    return Offer() if any(_is_game(path) for path in offer.paths) else offer


def _is_game(path: Path) -> bool:
    return path.suffix.lower() in GAMES
