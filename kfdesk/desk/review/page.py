"""The page of a review: the curve of chances and the moments, and beside them the table as it was in one of these."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QProgressBar, QPushButton, QSizePolicy, QWidget

from kfdesk.desk.around_table.looking_page import LookingPage
from kfdesk.desk.art.fonts import letters_grown
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.charts.data import Lines, Mark, Series
from kfdesk.desk.charts.lines import StepChart
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.lines_button import LinesButton
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.desk.review import texts as w
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.terms import Player
from kfdesk.engine.views import TableView
from kfdesk.records import record
from kfdesk.teach.review.model import Moment, Review
from kfdesk.text.words import Words, enumerated

SIDE = 350
"""How wide the column with curve and moments is with letters of the usual size, in logical pixels."""
CHART = 190
"""How high the curve is at least, likewise."""
TOLD_SHARE = 0.32
"""How much of the page's height what is told of a moment gets at most; the buttons below it come on top."""
CARD_WIDTH = (190, 300)
"""Least and greatest width of the card beside the table, in logical pixels."""
CARD_SHARE = 0.16
"""How much of the page's width it gets between these."""


@record
class Shown:
    """A moment as it is told."""

    view: TableView
    chose: Words
    led_to: Words | None
    better: Words
    why: Words | None
    card: str | None
    """The card of the better choice."""
    has_table: bool
    """Whether its table can be laid out, so that the better line is a film."""
    has_turn: bool
    """Whether its table can be, or else that of the beginning of its turn."""


class ReviewPage(LookingPage):
    """Shows what it is told of one review; it works out nothing itself."""

    back_wanted = Signal()
    stop_wanted = Signal()
    again_wanted = Signal()
    """The review is to be worked out once more."""
    seat_wanted = Signal(int)
    moment_wanted = Signal(int)
    """One of the moments is to be shown, by its place among them."""
    watch_wanted = Signal()
    try_wanted = Signal()

    def __init__(self, table: TableWidget, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(table, faces, parent)
        self.setObjectName("reviewPage")
        self._name, self._players = "", ("", "")
        self._review: Review | None = None
        self._shown: Shown | None = None
        self._at = -1
        self._is_stopped = self._is_in_part = self._has_drills = False
        self.back = says(QPushButton(), w.BACK)
        self.title = Label(style="gamesTitle")
        self.seat = says(QComboBox(), name=w.SEAT)
        self.intro = Label(style="dim", wraps=True)
        self.chart = StepChart()
        self.heading = says(Label(style="lessonTitle", wraps=True), w.MOMENTS)
        self.note = Label(style="dim", wraps=True)
        self.drills = says(Label(style="dim", wraps=True), w.DRILLS)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(8)
        self.stop = says(QPushButton(), w.STOP)
        self.anew = says(QPushButton(), w.GO_ON)
        self.moments: list[LinesButton] = []
        self._group = QButtonGroup(self)
        self.chose, self.better = Label(wraps=True), Label(wraps=True)
        self.better.setObjectName("lessonTitle")
        self.led_to, self.why = Label(style="dim", wraps=True), Label(wraps=True)
        self.motifs = Label(style="dim", wraps=True)
        self.watch = says(QPushButton(), w.WATCH, tip=w.WATCH_HELP)
        self.try_again = says(QPushButton(), w.AGAIN, tip=w.AGAIN_HELP)
        self._lay_out()
        self._connect()
        follow_language(self._say)

    def _lay_out(self) -> None:
        head = across(self.back, 8, (self.title, 1), 16, self.seat)
        self._list = down(gap=6)
        side = QWidget()
        side.setObjectName("tilesWithin")
        column = down(
            self.intro, self.chart, self.heading, self.note, self._list, across(self.progress, self.stop), self.anew,
            self.drills, STRETCH, on=side, margins=(0, 0, 8, 0), gap=8,
        )  # fmt: skip
        column.setStretchFactor(self.chart, 1)
        self.side = Scrolled(side, style="tilesScroll")
        self.told = QWidget()
        self.told.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        buttons = across(self.try_again, self.watch, STRETCH)
        self.words = QWidget()
        self.words.setObjectName("tilesWithin")
        down(self.chose, self.led_to, self.better, self.why, self.motifs, on=self.words, margins=0, gap=4)
        self.told_room = Scrolled(self.words, style="tilesScroll")
        down(self.told_room, buttons, on=self.told, margins=0, gap=4)
        self.large = QWidget()
        down(self.preview, on=self.large, margins=0)
        above = across((self.overlays, 1), self.large, gap=8)
        right = QWidget()
        down((above, 1), self.told, on=right, margins=0, gap=8)
        down(head, (across(self.side, (right, 1), gap=10), 1), on=self, gap=8, margins=(16, 12, 16, 10))

    def _connect(self) -> None:
        self.back.clicked.connect(self.back_wanted)
        self.stop.clicked.connect(self.stop_wanted)
        self.anew.clicked.connect(self.again_wanted)
        self.seat.activated.connect(lambda index: self.seat_wanted.emit(int(self.seat.itemData(index))))
        self.watch.clicked.connect(self.watch_wanted)
        self.try_again.clicked.connect(self.try_wanted)
        self.chart.picked.connect(self._on_picked)
        self.overlays.installEventFilter(self)

    # What the feature sets.

    def show_game(
        self, name: str, players: tuple[str, str], seats: Sequence[Player], seat: Player, *, in_part: bool = False
    ) -> None:
        """Show another game, or another seat of it: nothing is known yet. `in_part`: a part of it is left out."""
        self._name, self._players = name, players
        self._review = self._shown = None
        self._at, self._is_stopped = -1, False
        self._is_in_part, self._has_drills = in_part, False
        self.seat.clear()
        for one in seats:
            self.seat.addItem(players[one], int(one))
        self.seat.setCurrentIndex(list(seats).index(seat))
        self.seat.setVisible(len(seats) > 1)
        self.inspector.forget()
        self.preview.clear()
        self._say()

    def show_review(self, review: Review, at: int, *, is_stopped: bool = False) -> None:
        """Show as much as is known by now; `at` is the moment shown, -1 for none."""
        self._review, self._at, self._is_stopped = review, at, is_stopped
        self._say()

    def show_drills(self, *, there: bool) -> None:
        """Say whether moments come back as drills."""
        self._has_drills = there
        self._say()

    def show_moment(self, shown: Shown | None, *, below: Player) -> None:
        """Show the table of a moment and what is told of it; None for neither."""
        self._shown = shown
        if shown is not None:
            self.table.set_below(below)
            self.table.present(shown.view, animate=False)
            self.inspector.present(shown.view)
        self._say_moment()
        QTimer.singleShot(0, self.overlays, self._place)

    # Within.

    def _place(self) -> None:
        """Place what lies over the table for its size now, and show where the card of the better choice lies."""
        self._fit_words()
        self.overlays.arrange()
        self._point_out()

    def _point_out(self) -> None:
        if self._shown is not None:
            self.inspector.point_out(self._shown.card)

    def share_out(self) -> None:
        """Give the column at the left, and the card, their shares of the width."""
        self.chart.setMinimumHeight(round(CHART * letters_grown(self.fontMetrics())))
        self.side.setFixedWidth(self.column_width(SIDE))
        least, most = CARD_WIDTH
        self.large.setFixedWidth(min(max(round(self.width() * CARD_SHARE), least), most))
        QTimer.singleShot(0, self.overlays, self._place)

    def _fit_words(self) -> None:
        """Give what is told as much height as it needs; with large letters it scrolls, so that the table stays."""
        layout = self.words.layout()
        wanted = layout.totalHeightForWidth(self.told_room.width()) if layout is not None else 0
        self.told_room.setFixedHeight(min(max(0, wanted), round(self.height() * TOLD_SHARE)))

    def _say(self) -> None:
        review = self._review
        self.title.setText(say(w.TITLE_OF.filled(game=self._name)) if self._name else say(w.TITLE))
        who = self._players[review.seat if review is not None else int(self.seat.currentData() or 0)]
        self.intro.setText(say(w.INTRO.filled(who=who)))
        points = review.points if review is not None else ()
        self.chart.setVisible(len(points) > 1)
        if review is not None and len(points) > 1:
            self.chart.show_lines(self._lines(review, who))
        self._say_moments(review)
        self._say_moment()

    def _lines(self, review: Review, who: str) -> Lines:
        turns = [point.turn for point in review.points]
        marks = tuple(
            Mark(float(moment.turn), 0, say(self._moment_words(n, moment)), str(n))
            for n, moment in enumerate(review.moments, start=1)
            if moment.turn in turns
        )
        values = tuple(float(round(point.chance * 100)) for point in review.points)
        series = (Series(say(w.CHANCE), values),)
        title = say(w.CHANCES.filled(who=who))
        return Lines(title, tuple(map(float, turns)), series, marks, say(w.TURN))

    def _moment_words(self, n: int, moment: Moment) -> Words:
        sort = w.SORTS[moment.sort]
        return w.MOMENT.filled(n=n, turn=moment.turn, sort=sort, points=f"−{round(moment.cost * 100)}")

    def _say_moments(self, review: Review | None) -> None:
        moments = review.moments if review is not None else ()
        while len(self.moments) < len(moments):
            button = LinesButton()
            button.setCheckable(True)
            button.setAutoDefault(True)
            at = len(self.moments)
            button.clicked.connect(lambda *_, at=at: self.moment_wanted.emit(at))
            self.moments.append(button)
            self._group.addButton(button)
            self._list.addWidget(button)
        for at, button in enumerate(self.moments):
            button.setVisible(at < len(moments))
            if at < len(moments):
                set_kind(button, Kind.PRIMARY if at == self._at else Kind.NORMAL)
                button.tell(say(self._moment_words(at + 1, moments[at])))
        if 0 <= self._at < len(moments):
            self.moments[self._at].setChecked(True)
        works = review is None or not (review.whole or self._is_stopped)
        self.progress.setVisible(works)
        self.stop.setVisible(works)
        self.anew.setVisible(self._is_stopped)
        self.drills.setVisible(self._has_drills and not works and not self._is_stopped)
        done, of = (review.done, review.of) if review is not None else (0, 1)
        self.progress.setRange(0, max(1, of))
        self.progress.setValue(done)
        looking = w.LOOKING.filled(done=done, of=of)
        self.progress.setAccessibleName(say(looking))
        notes = [looking] if works else [w.STOPPED] if self._is_stopped else []
        if not notes and not moments:
            notes.append(w.TOO_SHORT if review is None or len(review.points) < 2 else w.NO_MOMENT)
        if self._is_in_part:
            notes.append(w.LEFT_OUT)
        self.note.setText(" ".join(say(note) for note in notes))
        self.note.setVisible(bool(notes))

    def _say_moment(self) -> None:
        shown, review = self._shown, self._review
        self.told.setVisible(shown is not None)
        self.overlays.setVisible(shown is not None)
        self.large.setVisible(shown is not None)
        if shown is None or review is None or not 0 <= self._at < len(review.moments):
            return
        moment = review.moments[self._at]
        about = [w.ABOUT.filled(n=round(choice.chance * 100)) for choice in (moment.chosen, moment.better)]
        self.chose.setText(_line(w.CHOSE.filled(what=shown.chose), about[0]))
        self.led_to.setText(_line(shown.led_to) if shown.led_to is not None else "")
        self.led_to.setVisible(shown.led_to is not None)
        self.better.setText(_line(w.BETTER.filled(what=shown.better), about[1]))
        self.why.setText(_line(w.LEADS_TO.filled(what=shown.why)) if shown.why else "")
        self.why.setVisible(shown.why is not None)
        motifs = enumerated([w.MOTIFS[motif] for motif in moment.motifs])
        self.motifs.setText(say(w.LOOK_OUT.filled(motifs=motifs)))
        self.motifs.setVisible(bool(moment.motifs))
        self.watch.setEnabled(shown.has_table)
        self.watch.setToolTip(tip(say(w.WATCH_HELP if shown.has_table else w.NO_TABLE)))
        self.try_again.setEnabled(shown.has_turn)
        help_ = w.AGAIN_HELP if shown.has_table else w.AGAIN_TURN_HELP if shown.has_turn else w.NO_TABLE
        self.try_again.setToolTip(tip(say(help_)))

    def _on_picked(self, spot: int) -> None:
        """Show the moment whose mark was clicked in the chart, or that of its turn."""
        review = self._review
        if review is None:
            return
        turns = [point.turn for point in review.points]
        marked = [n for n, moment in enumerate(review.moments) if moment.turn in turns]
        if spot >= len(turns):
            at = spot - len(turns)
            if at < len(marked):
                self.moment_wanted.emit(marked[at])
            return
        found = next((n for n in marked if review.moments[n].turn == turns[spot]), None)
        if found is not None:
            self.moment_wanted.emit(found)

    # Qt.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show anew where the card lies, as long as that is shown, once the table has another size."""
        is_shown = not self.overlays.highlight.isHidden()
        if watched is self.overlays and event.type() == QEvent.Type.Resize and is_shown:
            QTimer.singleShot(0, self.overlays, self._point_out)
        return False


def _line(*parts: Words) -> str:
    """Return sentences on one line, with marks of icons as words."""
    return " ".join(say(spoken(part)) for part in parts)
