"""The start page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QBoxLayout, QLayout, QPushButton, QSizePolicy, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.art.fonts import letters_grown
from kfdesk.desk.card.faces import DeskFaces, printed
from kfdesk.desk.decks.portraits import Portraits
from kfdesk.desk.features.left_off import LeftOff
from kfdesk.desk.games.texts import ALL_GAMES
from kfdesk.desk.games.tile import GameTile, stands, title_of
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.theme import color
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.tiles.tables import table_pictures
from kfdesk.desk.tiles.tile import MOST_LINES, Tile, TileFace, TileGround
from kfdesk.desk.window.last_table import LastTable
from kfdesk.desk.window.start_buttons import StartButton
from kfdesk.engine.decks import DeckList
from kfdesk.engine.terms import CardType, House
from kfdesk.engine.views import CardView
from kfdesk.match.game_library import PlayedDeck, SavedGame
from kfdesk.match.home_marks import deck_words
from kfdesk.match.table_summary import TableSummary
from kfdesk.records import record
from kfdesk.text.words import Words

DeckChoice = tuple[Path, DeckList]
FAN_HEIGHT = 316
"""Height of the cards on the start page, in logical pixels."""
LEAST_HIGH: Final = 40
"""So much height cards and portrait ask for: they take what is left, so that the page need not scroll for them."""
FAN_WIDTH: Final = 800
"""Width of the cards fanned out at that height, with a little to spare."""
DESIGNED: Final = QSize(1280, 760)
"""The window for which sizes are given; in a larger one all grows."""
MOST_GROWN: Final = 2.4
ROOMY: Final = 500
"""In a page at least so high, in pixels at the usual size of letters, there is room for words that only welcome."""
MOST_LETTERS: Final = 1.2
"""So many times as wide tiles get with large letters: their pictures take height that the words need."""
TILE: Final = 188
"""Width of a tile, in pixels."""
COLUMN: Final = 470
"""Width of the buttons where they stand below each other, in pixels."""
WIDEST: Final = 16_777_215
"""Qt's QWIDGETSIZE_MAX, which takes a limit away."""
FAVORITE_SIDE: Final = 390
"""Side of the portrait of a deck of the last games, in pixels."""

TITLE_SIZE: Final = 4.4
"""How much larger than other letters the name of the program is."""


@record
class _Thrift:
    """How much room is saved, so that the page need not scroll."""

    welcomes: bool = True
    """Whether words that only welcome are there."""
    title: float = 1.0
    """How large the name of the program is, as a share of its usual size."""
    explains: bool = True
    """Whether all buttons say what they lead to."""
    goes_on: bool = True
    """Whether the button that is meant does."""
    letters: float = MOST_LETTERS
    """So many times as wide tiles get with large letters."""
    lines: int = MOST_LINES
    """So many lines stand below the title of a tile at most."""


THRIFTS: Final = (
    _Thrift(),
    _Thrift(welcomes=False),
    _Thrift(welcomes=False, title=0.6),
    _Thrift(welcomes=False, title=0.6, explains=False),
    _Thrift(welcomes=False, title=0.6, explains=False, lines=2),
    _Thrift(welcomes=False, title=0.45, explains=False, lines=0),
    _Thrift(welcomes=False, title=0.45, explains=False, goes_on=False, letters=1.0, lines=0),
)
"""The first one that leaves room for all is taken, the last one where none does."""


class CardFan(QWidget):
    """Some cards of the decks at hand, fanned out like a hand."""

    def __init__(self, faces: DeskFaces, cards: Sequence[CardView], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._cards = tuple(cards)
        self._language = "en"
        self.setMaximumHeight(FAN_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_card_language(self, language: str) -> None:
        """Show the cards in this language."""
        self._language = language
        self.update()

    def sizeHint(self) -> QSize:
        """Return nearly nothing: it takes what height is left, and draws the cards so large."""
        return QSize(super().sizeHint().width(), LEAST_HIGH)

    def minimumSizeHint(self) -> QSize:
        """Return nothing: it gives way to all else."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards about one point below them, five degrees and more apart."""
        del event
        width, step = 132, 11.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self._faces.height_for(width)
        shrunk = min(self.height() / FAN_HEIGHT, self.width() / FAN_WIDTH)
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


class Favorite(QWidget):
    """The Archon of a deck of the last games, with its name below."""

    def __init__(self) -> None:
        super().__init__()
        self._deck: PlayedDeck | None = None
        self._portraits = Portraits(parent=self)
        self._portraits.painted_some.connect(self.update)
        self.grown = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow_language(self._say)

    def _say(self) -> None:
        self.setAccessibleName(f"{say(s.FAVORITE)}: {self.name}" if self._deck is not None else "")
        self.update()

    @property
    def name(self) -> str:
        """What the deck is called, with the mark of its kind; empty without one."""
        return say(deck_words(self._deck.name, self._deck.kind)) if self._deck is not None else ""

    def show_deck(self, deck: PlayedDeck | None) -> None:
        """Show the Archon of this deck."""
        self._deck = deck
        self.setVisible(deck is not None)
        self._say()

    def sizeHint(self) -> QSize:
        """Return the width wished for; it takes what height is left."""
        return QSize(round(FAVORITE_SIDE * self.grown), LEAST_HIGH)

    def minimumSizeHint(self) -> QSize:
        """Return nothing: it gives way to all else."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the portrait in a frame, the name on a plate below it."""
        del event
        if self._deck is None:
            return
        title, plain = QFont(self.font()), QFont(self.font())
        title.setPointSizeF(title.pointSizeF() * 1.3 * self.grown)
        title.setBold(True)
        plain.setPointSizeF(plain.pointSizeF() * self.grown)
        words = QFontMetrics(title).height() + QFontMetrics(plain).height() + 6
        side = min(self.width(), self.height() - words, round(FAVORITE_SIDE * self.grown))
        if side < 100:
            return
        top = (self.height() - side - words) // 2
        place = QRect((self.width() - side) // 2, top, side, side)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name, houses, ratio = self._deck.name, self._deck.houses, self.devicePixelRatioF()
        picture = self._portraits.soon(name, houses, place.size(), ratio, ui.theme)
        if picture is not None:
            painter.drawPixmap(place.topLeft(), picture)
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        painter.setPen(QPen(color(ui.theme.inlay), 2))
        painter.drawPath(frame)
        painter.setPen(color(ui.theme.zone_text))
        below = place.bottom() + 6
        for font, text in ((title, self.name), (plain, say(s.FAVORITE))):
            metrics = QFontMetrics(font)
            painter.setFont(font)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(QRect(0, below, self.width(), metrics.height()), Qt.AlignmentFlag.AlignCenter, shown)
            below += metrics.height()
        painter.end()


class StartPage(TileGround):
    """What a start shows: what one left off, play, learn, my decks; over the table that was played last."""

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
        self.favorite = Favorite()
        self.ground = LastTable()
        self.title = Label(s.APP_NAME.en, style="startTitle")
        self.text = says(Label(wraps=True), s.START_TITLE)
        self.more = says(Label(wraps=True), s.START_TEXT)
        self.go_on = StartButton("go-on", s.CONTINUE, s.CONTINUE_HELP)
        self.play = StartButton("table", s.PLAY, s.PLAY_MORE)
        self.learn = StartButton("learn", s.LEARN, s.LEARN_MORE)
        self.decks = StartButton("shelf", s.MY_DECKS, s.MY_DECKS_MORE)
        self.quit = says(QPushButton(), s.QUIT)
        self.manual = says(QPushButton(), s.READ_MANUAL)
        self.manual.setObjectName("startManual")
        self.all_games = says(QPushButton(), ALL_GAMES)
        self.all_games.setObjectName("startAll")
        for button in (self.manual, self.all_games, self.quit):
            button.setFlat(True)
            set_kind(button, Kind.QUIET)
        self.games_title = says(Label(), s.LEFT_OFF)
        self.games: list[GameTile] = []
        self.tiles: list[Tile] = []
        """All that one left off: games and others, the newest first."""
        self.wrong = Label(wraps=True)
        self._newest: Callable[[], object] | None = None
        self._problems: list[Words] = []
        self._first = False
        self._grown = 0.0
        self._connect()
        self._lay_out()
        self.offer([], [])
        follow_language(self._say_problems)

    def _connect(self) -> None:
        self.learn.clicked.connect(self.learn_wanted)
        self.play.clicked.connect(self.play_wanted)
        self.decks.clicked.connect(self.decks_wanted)
        self.quit.clicked.connect(self.quit_wanted)
        self.manual.clicked.connect(self.manual_wanted)
        self.go_on.clicked.connect(self._go_on)
        self.all_games.clicked.connect(self.all_wanted)
        table_pictures().painted_some.connect(self.update)

    def _lay_out(self) -> None:
        self._buttons = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._buttons.setSpacing(10)
        for button in (self.go_on, self.play, self.learn, self.decks):
            self._buttons.addWidget(button)
        self.small = across(self.manual, self.quit, STRETCH, gap=4)
        self._left = down(STRETCH, self.title, self.text, self.more, 18, self._buttons, 6, self.small, STRETCH, gap=2)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(24)
        self._middle.addLayout(self._left, 0)
        self._middle.addWidget(self.fan, 1)
        self._middle.addWidget(self.favorite, 1)
        self._row = across(STRETCH, gap=10)
        head = across(self.games_title, STRETCH, self.all_games)
        within = QWidget()
        within.setObjectName("tilesWithin")
        self._all = down((self._middle, 1), 8, head, self._row, self.wrong, on=within, gap=4)
        self._all.setContentsMargins(40, 10, 40, 14)
        self.area = Scrolled(within, style="tilesScroll")
        down(self.area, on=self, margins=0)
        self.area.viewport().installEventFilter(self)

    def offer(
        self,
        games: Sequence[SavedGame],
        wrong: Sequence[Words],
        *,
        first: bool = False,
        others: Sequence[LeftOff] = (),
    ) -> None:
        """List these unfinished games and what else was left, and tell what was wrong with other files.

        What was touched last goes on by "Continue". `first`: nobody has played or learned here yet; then there are
        only three large buttons.
        """
        self._problems, self._first = list(wrong), first
        for tile in self.tiles:
            self._row.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        entries = sorted([*map(self._of_game, games), *map(_of_other, others)], key=lambda one: one.when, reverse=True)
        self.tiles = [entry.tile for entry in entries]
        self.games = [tile for tile in self.tiles if isinstance(tile, GameTile)]
        for number, entry in enumerate(entries):
            entry.tile.clicked.connect(entry.go_on)
            self._row.insertWidget(number, entry.tile)
        self._newest = entries[0].go_on if entries else None
        self.go_on.say_more(entries[0].words if entries else s.CONTINUE_HELP)
        self._show_parts(first=first)
        self._grow()
        self._say_problems()

    def _of_game(self, game: SavedGame) -> _Entry:
        words = s.GO_ON_WITH.filled(title=title_of(game), about=stands(game))
        return _Entry(game.played, GameTile(game), words, partial(self.game_wanted.emit, game.path))

    def _show_parts(self, *, first: bool) -> None:
        self.all_games.setVisible(bool(self.games))
        self.go_on.setVisible(bool(self.tiles))
        self.games_title.setVisible(bool(self.tiles))
        self.wrong.setVisible(bool(self._problems))
        for button in (self.learn, self.play, self.decks):
            button.show_large(large=first)
        self.learn.say_more(s.LEARN_MORE if first else s.LEARN_ON)
        self.decks.say_more(s.MY_DECKS_MORE if first else s.DECKS_ON)
        order = (self.go_on, self.learn, self.play, self.decks) if first else (
            self.go_on, self.play, self.learn, self.decks
        )  # fmt: skip
        for button in order:
            self._buttons.removeWidget(button)
            self._buttons.addWidget(button)
        for before, button in pairwise(order):
            QWidget.setTabOrder(before, button)
        row = QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(row if first else QBoxLayout.Direction.TopToBottom)
        self._middle.setDirection(QBoxLayout.Direction.BottomToTop if first else row)
        self.quit.setVisible(not first)
        self._meant = meant = self.go_on if self.tiles else self.learn if first else self.play
        for one in (self.go_on, self.learn, self.play):  # one button stands out
            one.setDefault(one is meant)
            set_kind(one, Kind.PRIMARY if one is meant else Kind.NORMAL)

    def show_place(self, glance: TableSummary | None, favorite: PlayedDeck | None) -> None:
        """Show this table behind all, and the Archon of this deck; without one some cards."""
        self.ground.glance = glance
        self.favorite.show_deck(None if self._first else favorite)
        self.fan.setVisible(self._first or favorite is None)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no picture of the whole page while another one is shown."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.ground.let_go()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the button that stands out."""
        super().showEvent(event)
        self._meant.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table that was played last."""
        del event
        painter = QPainter(self)
        self.ground.paint(painter, self.size(), ui.theme)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let all grow with the window, and show as many tiles as have room beside each other."""
        super().resizeEvent(event)
        self._grow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again what scrolls to its room, which a bar beside it makes narrower."""
        if watched is self.area.viewport() and event.type() == QEvent.Type.Resize:
            self._grow()
        return super().eventFilter(watched, event)

    def _grow(self) -> None:
        factor = min(self.width() / DESIGNED.width(), self.height() / DESIGNED.height())
        grown = round(min(max(factor, 1.0), MOST_GROWN), 2)
        letters = letters_grown(self.fontMetrics())
        if grown != self._grown:
            self._grown = grown
            for button in (self.go_on, self.play, self.learn, self.decks):
                button.grow(grown)
            self.favorite.grown = grown
            size = self.font().pointSizeF()
            for label in (self.text, self.more, self.games_title, self.manual, self.quit, self.all_games):
                label.setStyleSheet(f"font-size: {size * grown:.1f}pt" if grown > 1 else "")
            self.fan.setMaximumHeight(round(FAN_HEIGHT * grown))
        middle = Qt.AlignmentFlag.AlignHCenter if self._first else Qt.AlignmentFlag.AlignLeft
        for label in (self.title, self.text, self.more):
            label.setAlignment(middle)
        column = round(COLUMN * grown * min(letters, 1.6))
        for widget in (self.go_on, self.play, self.learn, self.decks):
            widget.setMinimumWidth(0 if self._first else column)
            widget.setMaximumWidth(WIDEST if self._first else column)
        for thrift in THRIFTS:
            self._make_room(letters, thrift)
            self._fit_tiles(round(TILE * max(grown, min(letters, thrift.letters))), thrift.lines)
            if self._needed() <= self.height():
                break

    def _make_room(self, letters: float, thrift: _Thrift) -> None:
        """Save room where the window is low, so that it need not scroll; words that only welcome go first."""
        low = self.height() < DESIGNED.height()
        self._buttons.setSpacing(6 if low else 10)
        self._all.setContentsMargins(40, *((4, 40, 6) if low else (10, 40, 14)))
        welcomes = self._first or thrift.welcomes and self.height() >= ROOMY * letters
        for label in (self.text, self.more):
            label.setVisible(welcomes)
        for button in (self.go_on, self.play, self.learn, self.decks):
            explains = self._first or (thrift.goes_on if button is self._meant else thrift.explains)
            button.be_brief(brief=not explains)
        size = TITLE_SIZE * self.font().pointSizeF() * self._grown * (1.0 if self._first else thrift.title)
        style = f"font-size: {size:.1f}pt" if self._grown > 1 or thrift.title < 1 else ""
        if style != self.title.styleSheet():
            self.title.setStyleSheet(style)

    def _needed(self) -> int:
        """Return the least height at which nothing scrolls."""
        self.title.ensurePolished()
        for layout in (*self._all.findChildren(QLayout), self._all):
            layout.invalidate()  # else they remember what was there
        if self._all.hasHeightForWidth():
            return self._all.totalMinimumHeightForWidth(self.width())
        return self._all.totalMinimumSize().height()

    def _fit_tiles(self, width: int, lines: int) -> None:
        margins = self._all.contentsMargins()
        left = self.area.viewport().width() - margins.left() - margins.right()
        height = max((tile.height_at(width, lines) for tile in self.tiles), default=0)
        for number, tile in enumerate(self.tiles):
            left -= width + self._row.spacing()
            tile.setFixedSize(width, height)
            tile.setVisible(left >= -self._row.spacing() or number == 0)

    def _say_problems(self) -> None:
        self.wrong.setText("\n".join(map(say, self._problems)))

    def _go_on(self) -> None:
        if self._newest is not None:
            self._newest()


@record
class _Entry:
    """Something that was left off, as the page shows it."""

    when: datetime
    tile: Tile
    words: Words
    """What it is, for the button that goes on with it."""
    go_on: Callable[[], object]


class _OtherTile(Tile):
    """Shows what was left off that is no game."""

    def __init__(self, left: LeftOff) -> None:
        super().__init__()
        self._left = left
        follow_language(self._say)

    def _say(self) -> None:
        left = self._left
        self.present(TileFace(say(left.title), (say(left.about),), left.glance), paint=left.paint)


def _of_other(left: LeftOff) -> _Entry:
    words = s.GO_ON_WITH.filled(title=left.title, about=left.about)
    return _Entry(left.when, _OtherTile(left), words, left.go_on)
