"""The start page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from kfdesk.desk import texts as s
from kfdesk.desk.card.faces import DeskFaces, printed
from kfdesk.desk.games.pictures import Pictures
from kfdesk.desk.games.texts import ALL_GAMES
from kfdesk.desk.games.tile import GameTile
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, Stretch, across, down
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.table.ground import paint_ground
from kfdesk.desk.window.start_buttons import PLAIN, StartButton
from kfdesk.engine.decks import DeckList
from kfdesk.engine.terms import CardType, House
from kfdesk.engine.views import CardView
from kfdesk.match.game_library import SavedGame
from kfdesk.text.words import Words

DeckChoice = tuple[Path, DeckList]
FAN_HEIGHT = 316
"""Height of the cards on the start page, in logical pixels."""


class CardFan(QWidget):
    """Some cards of the decks at hand, fanned out like a hand."""

    def __init__(self, faces: DeskFaces, cards: Sequence[CardView], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._cards = tuple(cards)
        self._language = "en"
        self.setMaximumHeight(FAN_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_card_language(self, language: str) -> None:
        """Show the cards in this language."""
        self._language = language
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size wished for; where room is short, the cards are drawn smaller."""
        return QSize(super().sizeHint().width(), FAN_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards about one point below them, five degrees and more apart."""
        del event
        width, step = 132, 11.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self._faces.height_for(width)
        shrunk = self.height() / FAN_HEIGHT
        for number, card in enumerate(self._cards):
            painter.save()
            painter.translate(self.width() / 2, 0)
            painter.scale(shrunk, shrunk)
            painter.translate(0, 760)
            painter.rotate((number - (len(self._cards) - 1) / 2) * step)
            pixmap = self._faces.pixmap(card, width, 2 * self.devicePixelRatioF(), self._language)
            painter.drawPixmap(QRect(-width // 2, -730, width, height), pixmap)
            painter.restore()
        painter.end()


def fan_of(decks: Sequence[DeckChoice]) -> tuple[CardView, ...]:
    """Return a creature of each house of the first two decks, as they would lie in a hand."""
    found: dict[House, CardView] = {}
    for _, deck in decks[:2]:
        for card in deck.cards:
            view = printed(card.id, card.house)
            if view.type is CardType.CREATURE and card.house not in found:
                found[card.house] = view
    return tuple(found.values())[:6]


class StartPage(QWidget):
    """What a start shows: learn, play, my decks; later also to go on with an unfinished game, and to quit."""

    learn_wanted = Signal()
    play_wanted = Signal()
    decks_wanted = Signal()
    manual_wanted = Signal()
    quit_wanted = Signal()
    game_wanted = Signal(object)
    """The path of an unfinished game."""
    all_wanted = Signal()
    """The list of all kept games."""

    def __init__(self, faces: DeskFaces, decks: Sequence[DeckChoice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("startPage")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.fan = CardFan(faces, fan_of(decks))
        self.title = Label(s.APP_NAME.en, style="startTitle")
        self.text = says(Label(), s.START_TITLE)
        self.more = says(Label(), s.START_TEXT)
        self.learn = StartButton("learn", s.LEARN, s.LEARN_MORE)
        self.play = StartButton("table", s.PLAY, s.PLAY_MORE)
        self.decks = StartButton("shelf", s.MY_DECKS, s.MY_DECKS_MORE)
        self.quit = says(QPushButton(), s.QUIT)
        self.go_on = says(QPushButton(), s.CONTINUE, tip=s.CONTINUE_HELP)
        set_kind(self.go_on, Kind.PRIMARY)
        self.manual = says(QPushButton(), s.READ_MANUAL)
        self.manual.setFlat(True)
        self.manual.setObjectName("startManual")
        set_kind(self.manual, Kind.QUIET)
        self.games_title = says(Label(), s.UNFINISHED)
        self.games: list[GameTile] = []
        self.all_games = says(QPushButton(), ALL_GAMES)
        self.all_games.setFlat(True)
        self.all_games.setObjectName("startAll")
        set_kind(self.all_games, Kind.QUIET)
        self._pictures = Pictures()
        self.wrong = Label(wraps=True)
        self._listed: list[SavedGame] = []
        self._problems: list[Words] = []
        self.learn.clicked.connect(self.learn_wanted)
        self.play.clicked.connect(self.play_wanted)
        self.decks.clicked.connect(self.decks_wanted)
        self.quit.clicked.connect(self.quit_wanted)
        self.manual.clicked.connect(self.manual_wanted)
        self.go_on.clicked.connect(lambda: self._want(0))
        self.all_games.clicked.connect(self.all_wanted)
        self._buttons = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._buttons.setSpacing(10)
        for button in (self.go_on, self.learn, self.play, self.decks, self.quit):
            button.setMinimumSize(PLAIN)
            self._buttons.addWidget(button)
        middle = Qt.AlignmentFlag.AlignHCenter
        for widget in (self.title, self.text, self.more, self.games_title, self.wrong):
            widget.setAlignment(middle)
        head = (STRETCH, self.fan, 8, self.title, self.text, self.more, 24)
        buttons = (across(STRETCH, self._buttons, STRETCH), 4, (self.manual, middle), 4)
        self._tiles = across(STRETCH, STRETCH, gap=8)
        self._list = down(self.games_title, self._tiles, (self.all_games, middle), self.wrong, gap=2)
        down(*head, *buttons, self._list, Stretch(2), on=self)
        self.offer([], [])
        follow_language(self._say_problems)

    def offer(self, games: Sequence[SavedGame], wrong: Sequence[Words], *, first: bool = False) -> None:
        """List these unfinished games, the first for "Continue", and tell what was wrong with other files.

        `first`: nobody has played or learned here yet; then there are only three large buttons.
        """
        self._listed, self._problems = list(games), list(wrong)
        for tile in self.games:
            self._tiles.removeWidget(tile)
            tile.deleteLater()
        self.games = []
        for number, game in enumerate(games):
            tile = GameTile(game, self._pictures)
            tile.clicked.connect(partial(self._want, number))
            self._tiles.insertWidget(1 + number, tile)
            self.games.append(tile)
        self._fit_tiles()
        self.all_games.setVisible(bool(games))
        self.go_on.setVisible(bool(games))
        self.games_title.setVisible(bool(games))
        self.wrong.setVisible(bool(wrong))
        # Beside each other, so that the list finds room on a small screen.
        row = QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(row if games or first else QBoxLayout.Direction.TopToBottom)
        for button in (self.learn, self.play, self.decks):
            button.show_large(large=first)
        for plain in () if first else (self.go_on, self.learn, self.play, self.decks, self.quit):
            plain.setMinimumWidth(150 if games else 260)
        self.quit.setVisible(not first)
        self._meant = meant = self.go_on if games else self.learn if first else self.play
        for one in (self.go_on, self.learn, self.play):  # one button stands out
            one.setDefault(one is meant)
            set_kind(one, Kind.PRIMARY if one is meant else Kind.NORMAL)
        self._say_problems()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the button that stands out."""
        super().showEvent(event)
        self._meant.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground that tables have."""
        del event
        painter = QPainter(self)
        middle = QPointF(self.fan.geometry().center().x(), self.fan.geometry().bottom())
        paint_ground(painter, self.width(), self.height(), ui.theme, middle, read_on=True)
        painter.end()

    def use_pictures(self, pictures: Pictures) -> None:
        """Share the pictures with others who show them."""
        self._pictures = pictures

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many games as have room beside each other."""
        super().resizeEvent(event)
        self._fit_tiles()

    def _fit_tiles(self) -> None:
        left = self.width() - 2 * 16
        for number, tile in enumerate(self.games):
            left -= tile.sizeHint().width() + self._tiles.spacing()
            tile.setVisible(left >= 0 or number == 0)

    def _say_problems(self) -> None:
        self.wrong.setText("\n".join(map(say, self._problems)))

    def _want(self, number: int) -> None:
        self.game_wanted.emit(self._listed[number].path)
