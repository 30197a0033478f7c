"""The end of a game as a scene: both Archons, the keys, the turning point with a picture of it, five figures, and what
may follow: another game, or more."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QLayout, QMenu, QPushButton, QSizePolicy, QWidget

from kfdesk.desk import texts as shared
from kfdesk.desk.animation.sprites import grey
from kfdesk.desk.art.frames import paint_tagged
from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.art.pieces import draw_keys
from kfdesk.desk.art.stamps import stamp_archon
from kfdesk.desk.ceremonies.figures import AT_END, ROWS, Figures
from kfdesk.desk.ceremonies.skipping import Skipping
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import color
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.prompt.buttons import DEAD_TIME_MS
from kfdesk.desk.tiles.tables import HIGH, WIDE, picture
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import PLAYERS, KeyColor, Player, other_player
from kfdesk.match.home_marks import deck_words
from kfdesk.match.table_summary import TableSummary
from kfdesk.text.second_person import person
from kfdesk.text.words import Words

KEYS = QSize(210, 64)
REVEAL_MS = 1300
"""How long the scene takes to come at speed 1."""
DARKEST = 0.6
"""How dark the table becomes below it, from 0 to 1."""
BEATEN = 0.42
"""Side of the loser's portrait, as a share of the winner's."""
STILL_WIDEST = 300
"""Width of the picture of the turning point at most, in logical pixels."""
STILL_RATIO = HIGH / WIDE
TURNING_LETTERS, TURNING_LINES = 28, 4
"""The room that is kept for what is said of it: width in average letters, and lines."""
LOW = 480
"""In a table lower than this there is no room for that picture."""
LARGE_LETTERS = 26
"""The same in letters larger than this: height of a line in pixels."""
PICTURES = dict(zip(ROWS, ("amber", "capture", "exhausted", "damage", "discarded"), strict=True))
"""The picture of each line, by its words."""
RAYS = 16
"""So many rays break out from behind the winner."""

WINS = Words("{player} wins the game")
CONCEDED = Words("{player} conceded")
FORGED = shared.KEYS_FORGED
AGAIN = shared.AGAIN
REMATCH_HELP = Words("The same decks again, newly shuffled")
SWAP = Words("Swap decks")
SWAP_HELP = Words("Again, each with the other’s deck")
OTHER_DECKS = Words("Other decks…")
MORE = Words("More", context="after a game")
FILM = Words("Watch the film")
STATISTICS = Words("All statistics…")
LOOK = Words("Look at the table")
STILL = Words("The table at the end of turn {n}")


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: who won, both names and decks, the keys of the winner, and who gave up, if anybody did."""

    winner: Player
    names: tuple[str, str]
    decks: tuple[str, str]
    houses: tuple[tuple[str, ...], tuple[str, ...]]
    keys: tuple[KeyColor, ...]
    kinds: tuple[DeckKind, DeckKind] = (DeckKind.PUBLISHED, DeckKind.PUBLISHED)
    """Of what kinds the decks are, which their marks say."""
    conceded: bool = False

    @property
    def how(self) -> Words:
        """How it was won."""
        if self.conceded:
            return CONCEDED.filled(player=person(self.names[other_player(self.winner)]))
        return FORGED.filled(n=len(self.keys))


@dataclass(frozen=True, slots=True)
class Told:
    """What the scene tells: how the game ended, and once they are read its figures and the table that turned it."""

    ending: Ending
    figures: Figures | None
    still: TableSummary | None


class Dusk(QWidget):
    """Lies dark over the table while a game's end is shown; clicks go through it."""

    def __init__(self, ground: QWidget) -> None:
        super().__init__(ground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.darkness = 0.0
        """How dark it has become, from 0 to 1."""
        self.hide()

    def fall(self, darkness: float) -> None:
        """Be so dark."""
        self.darkness = darkness
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken what lies below."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), color("#05060a", DARKEST * self.darkness))
        painter.end()


class Victory(QFrame):
    """Lies over the table when a game is over, until somebody goes on or looks at the table; Esc closes it."""

    rematch_wanted = Signal()
    swap_wanted = Signal()
    next_wanted = Signal()
    film_wanted = Signal()
    statistics_wanted = Signal()
    closed = Signal()
    seen = Signal(bool)
    """It is seen from now on, or no longer."""
    came = Signal()
    """The scene stands: its figures can be read without a jerk."""

    def __init__(self, ground: QWidget) -> None:
        super().__init__(ground)
        self._ground = ground
        self._ending: Ending | None = None
        self._figures: Figures | None = None
        self.dead_time_ms = DEAD_TIME_MS
        self._since = QElapsedTimer()
        self.shown = 1.0
        """How much of the scene was shown so far, from 0 to 1."""
        self._picture: QPixmap | None = None
        self._beaten: QPixmap | None = None
        self.dusk = Dusk(ground)
        """What darkens the table below."""
        self.setObjectName("victory")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.picture = QWidget()
        self.title, self.more, self.turning = Label(), Label(), Label()
        self.title.setObjectName("matchTitle")
        self.turning.setWordWrap(True)
        self.turning.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.table = QGridLayout()
        self.table.setHorizontalSpacing(14)
        self.table.setColumnStretch(1, 1)
        self.still = Label()
        """A picture of the table at the end of the turning point."""
        self._turned: TableSummary | None = None
        self.again = QPushButton()
        """Leads on: to the next game of a match, else to another one of the same decks."""
        set_kind(self.again, Kind.PRIMARY)
        self.others = says(QPushButton(), MORE)
        """Opens what else may follow."""
        menu = QMenu(self.others)
        self.swap, self.film, self.statistics = QAction(menu), QAction(menu), QAction(menu)
        self.decks, self.look = QAction(menu), QAction(menu)
        for action, words in (
            (self.swap, SWAP), (self.decks, OTHER_DECKS), (self.film, FILM), (self.statistics, STATISTICS),
            (self.look, LOOK),
        ):  # fmt: skip
            menu.addAction(says(action, words))
        says(self.swap, tip=SWAP_HELP)
        menu.setToolTipsVisible(True)
        self.others.setMenu(menu)
        self._said: Words | None = None
        """What leads on is called, where it is not another game of the same decks."""
        self._comes = QVariantAnimation(self)
        self._comes.valueChanged.connect(self._on_step)
        self._comes.finished.connect(self._on_came)
        self._skipping = Skipping(self._on_came, self)
        self._lay_out()
        for action, signal in (
            (self.swap, self.swap_wanted), (self.decks, self.next_wanted), (self.film, self.film_wanted),
            (self.statistics, self.statistics_wanted), (self.look, self.closed),
        ):  # fmt: skip
            action.triggered.connect(signal)
        self.again.clicked.connect(self._lead_on)
        self.closed.connect(self.hide)
        ground.installEventFilter(self)
        self.hide()
        follow_language(self._say_anew)
        ui.theme_changed.connect(self._say_anew)

    def _say_anew(self) -> None:
        """Say and draw all of it in another language or in other colors, with the room that needs."""
        self._say()
        if not self.isHidden():
            self._place()
        self.update()

    def show_ending(self, ending: Ending, follow: Words, *, of_match: bool, speed: float, moves: bool) -> None:
        """Show how the game ended; `follow` is what the button says that leads on, in a match or a lesson."""
        self._ending, self._figures, self._said = ending, None, follow if of_match else None
        self._turned = None
        self._since.start()
        for action in (self.swap, self.decks):
            action.setVisible(not of_match)
        self._say()
        self._place()
        self.dusk.show()
        self.dusk.raise_()
        self.show()
        self.raise_()
        self.again.setFocus()
        self._comes.stop()
        if moves and speed > 0:
            self._comes.setDuration(round(REVEAL_MS / speed))
            self._comes.setStartValue(0.0)
            self._comes.setEndValue(1.0)
            self._on_step(0.0)
            self._comes.start()
            self._skipping.begin()
        else:
            self._on_came()

    def show_figures(self, figures: Figures) -> None:
        """Show the turning point and the figures in the place that is kept for them: no button moves away."""
        self._figures = figures
        self._say()
        self._place()

    def show_still(self, turned: TableSummary) -> None:
        """Show the table as it was at the end of the turning point."""
        self._turned = turned
        self._place()

    def forget(self) -> None:
        """Tell nothing any more: another game begins, or this one goes on."""
        self._ending = self._figures = self._turned = None
        self.hide()

    @property
    def told(self) -> Told | None:
        """What is told of the game at the table, also when the scene was closed; None while it goes on."""
        return None if self._ending is None else Told(self._ending, self._figures, self._turned)

    @property
    def has_figures(self) -> bool:
        """Whether the turning point and the figures of the game are shown."""
        return self._figures is not None

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for the figures where the scene came while another page was shown."""
        super().showEvent(event)
        self.dusk.show()
        self.seen.emit(True)
        QTimer.singleShot(0, self, self._say_came)

    def hideEvent(self, event: QHideEvent) -> None:
        """Move no more; the scene stands when its page is shown again."""
        if self._comes.state() is QVariantAnimation.State.Running:
            self._on_came()
        if not self.isVisibleTo(self._ground):
            self.dusk.hide()
            self.seen.emit(False)
        super().hideEvent(event)

    def _on_came(self) -> None:
        """Show the scene as it stays, by itself or because of an input, which comes first."""
        self._comes.stop()
        self._skipping.end()
        self._on_step(1.0)
        QTimer.singleShot(0, self, self._say_came)

    def _say_came(self) -> None:
        """Say that the scene stands, once somebody sees it."""
        moving = self._comes.state() is QVariantAnimation.State.Running
        if self.isVisible() and not moving and self._figures is None:
            self.came.emit()

    def _lead_on(self) -> None:
        if self._since.elapsed() < self.dead_time_ms:
            return  # meant for what stood before: such a press may be the very one that ends the beats
        (self.rematch_wanted if self._said is None else self.next_wanted).emit()

    def offer_film(self, offered: bool) -> None:
        """Offer film and statistics, or not where the game was not kept."""
        self.film.setVisible(offered)
        self.statistics.setVisible(offered)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep Esc from the table's own shortcut."""
        overrides = event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the table."""
        if isinstance(event, QResizeEvent) and watched is self._ground and self.isVisible():
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the Archon and the keys beside the words; while the scene comes, the keys light up one by one."""
        super().paintEvent(event)
        if self._ending is None:
            return
        place = QRectF(self.picture.geometry())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(place.width(), place.height() - KEYS.height() - 8)
        frame = QRectF(place.center().x() - side / 2, place.top(), side, side)
        if not ui.theme.plain:
            _draw_rays(painter, frame, self.shown)
        painter.setOpacity(max(0.15, self.shown))
        painter.drawPixmap(frame.topLeft(), self._portrait(round(side)))
        small = round(side * BEATEN)
        lies = QPointF(frame.right() - small * 0.8, frame.bottom() - small * 0.86)
        painter.drawPixmap(lies, self._loser(small))
        painter.setOpacity(1.0)
        lit = round(self.shown * len(self._ending.keys))
        keys = QRectF(QPointF(place.center().x() - KEYS.width() / 2, frame.bottom() + 8), KEYS)
        draw_keys(painter, self._ending.keys[:lit], keys, ui.theme)
        painter.end()

    def _portrait(self, side: int) -> QPixmap:
        """Return the winner's Archon, painted once."""
        if self._picture is None or self._picture.width() != round(side * self.devicePixelRatioF()):
            assert self._ending is not None
            self._picture = self._painted(self._ending.winner, side, ui.theme.picked)
        return self._picture

    def _loser(self, side: int) -> QPixmap:
        """Return the loser's Archon without its colors and cracked, painted once."""
        if self._beaten is None or self._beaten.width() != round(side * self.devicePixelRatioF()):
            assert self._ending is not None
            made = grey(self._painted(other_player(self._ending.winner), side, ui.theme.text_dim))
            with painting_on(made) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_tagged(painter, QRectF(1, 1, side - 2, side - 2), ui.theme)
            self._beaten = made
        return self._beaten

    def _painted(self, player: Player, side: int, edge: str) -> QPixmap:
        """Return the Archon of a player's deck in a frame."""
        assert self._ending is not None
        made = _empty(QSize(side, side), self.devicePixelRatioF())
        with painting_on(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(1, 1, side - 2, side - 2)
            path = QPainterPath()
            path.addRoundedRect(frame, 14, 14)
            painter.setClipPath(path)
            stamp_archon(painter, self._ending.decks[player], self._ending.houses[player], frame, ui.theme)
            painter.setClipping(False)
            painter.setPen(QPen(QColor(edge), 2))
            painter.drawPath(path)
        return made

    def _lay_out(self) -> None:
        self.picture.setMinimumSize(KEYS.width(), 150)
        self.still.setAlignment(Qt.AlignmentFlag.AlignCenter)
        turned = across(self.still, (self.turning, 1), gap=14)
        words = down(self.title, self.more, 6, turned, 6, self.table, STRETCH)
        top = across((self.picture, 5), 16, (words, 6))
        follows = across(STRETCH, self.again, self.others, STRETCH, gap=12)
        down((top, 1), follows, on=self, margins=(22, 20, 22, 16))

    def _say(self) -> None:
        ending = self._ending
        self.again.setText(say(AGAIN if self._said is None else self._said))
        self.again.setToolTip(tip(say(REMATCH_HELP)) if self._said is None else "")
        if ending is None:
            return
        self._picture = self._beaten = None
        winner = ending.winner
        self.title.setText(say(WINS.filled(player=person(ending.names[winner]))))
        deck = deck_words(ending.decks[winner], ending.kinds[winner])
        self.more.setText(f"{say(deck)}\n{say(ending.how)}")
        self._say_figures(ending)
        self._say_turning()

    def _say_turning(self) -> None:
        """Say what turned the game; and of a picture what it shows, where that is not told already."""
        figures = self._figures
        pictured = self._turned is not None and not self.still.isHidden()
        said = [say(figures.turning)] if figures is not None else []
        if figures is not None and figures.turn is None and pictured:
            said.append(say(AT_END))
        self.turning.setText(" ".join(said))
        self.setAccessibleName(f"{self.title.text()}. {self.more.text()}. {self.turning.text()}")
        turn = figures.turn if figures is not None else None
        shows = AT_END if turn is None else STILL.filled(n=turn)
        self.still.setAccessibleName(say(shows) if pictured else "")

    def _say_figures(self, ending: Ending) -> None:
        while (item := self.table.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()  # it may be painted once more before it is deleted
                widget.deleteLater()
        figures = self._figures
        metrics = self.turning.fontMetrics()
        self.turning.setMinimumSize(TURNING_LETTERS * metrics.averageCharWidth(), TURNING_LINES * metrics.height())
        rows = figures.rows if figures is not None else tuple((words, None) for words in ROWS)
        for column, name in enumerate(ending.names, 2):
            head = Label(name, style="dim")
            self.table.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight)
        for row, (words, both) in enumerate(rows, 1):
            self.table.addWidget(self._picture_of(words), row, 0)
            self.table.addWidget(Label(say(words)), row, 1)
            for column in PLAYERS:
                number = Label("…" if both is None else str(both[column]))
                self.table.addWidget(number, row, column + 2, Qt.AlignmentFlag.AlignRight)

    def _picture_of(self, words: Words) -> Label:
        """Return the picture of a line."""
        side, made = self.fontMetrics().height() + 6, Label()
        drawn = _empty(QSize(side, side), self.devicePixelRatioF())
        with painting_on(drawn) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_icon(painter, PICTURES[words], QRectF(1, 1, side - 2, side - 2), ui.theme)
        made.setPixmap(drawn)
        return made

    def _place(self) -> None:
        room = self._ground.size()
        self.dusk.setGeometry(self._ground.rect())
        self._fit_figures(room.height() - 24)
        least = QSize(max(640, round(room.width() * 0.6)), max(340, round(room.height() * 0.6)))
        wanted = self.sizeHint().expandedTo(least)
        size = wanted.boundedTo(QSize(room.width() - 24, room.height() - 24))
        self.resize(size)
        self.move((room.width() - size.width()) // 2, (room.height() - size.height()) // 2)

    def _fit_figures(self, height: int) -> None:
        """Show as many rows of figures as large letters leave room for; all of them are in the statistics."""
        items = [
            [self.table.itemAtPosition(row, column) for column in range(4)] for row in range(self.table.rowCount())
        ]
        rows = [[item.widget() for item in row if item is not None] for row in items]
        self._show_still(height)
        for shown in range(len(rows), 0, -1):
            for number, labels in enumerate(rows):
                for label in filter(None, labels):
                    label.setVisible(number < shown and shown > 1)  # names without a figure say nothing
            for layout in self.findChildren(QLayout):  # an outer one does not ask the inner ones anew by itself
                layout.invalidate()
            if self.sizeHint().height() <= height:
                return

    def _show_still(self, height: int) -> None:
        """Show the picture of the turning point, or keep its place, where the window is not too low for it."""
        wide = min(STILL_WIDEST, round(height * 0.34))
        self.still.setVisible(height >= LOW and self.fontMetrics().height() <= LARGE_LETTERS)
        self.still.setFixedSize(wide, round(wide * STILL_RATIO))
        if self._turned is None:
            self.still.clear()
        else:
            self.still.setPixmap(picture(self._turned, self.still.size(), self.devicePixelRatioF(), ui.theme))
        self._say_turning()

    def _on_step(self, value: object) -> None:
        self.shown = float(value) if isinstance(value, float | int) else 1.0
        self.dusk.fall(min(1.0, 2 * self.shown))
        self.update()


def _empty(size: QSize, ratio: float) -> QPixmap:
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made


def _draw_rays(painter: QPainter, frame: QRectF, shown: float) -> None:
    """Draw light that breaks out from behind a picture and turns a little while it comes."""
    middle, reach = frame.center(), frame.width() * 0.95 * shown
    if reach < 1:
        return
    glow = QRadialGradient(middle, reach)
    glow.setColorAt(0.3, color("#ffd27a", 0.75))
    glow.setColorAt(1, color("#ffd27a", 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    for ray in range(RAYS):
        angle, half = 2 * pi * ray / RAYS + 0.5 * shown, 0.11 if ray % 2 else 0.06
        ends = [middle + QPointF(cos(angle + side), sin(angle + side)) * reach for side in (-half, half)]
        painter.drawPolygon(QPolygonF([middle, *ends]))
