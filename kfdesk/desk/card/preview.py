"""The large picture of the card under the pointer, and in words everything that is true of it now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from itertools import islice
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.art.faces import CARD_RATIO
from kfdesk.desk.card.explaining import linked, read_ahead, term
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.card.term_tips import explain_links
from kfdesk.desk.kit.idle import IdleWork, Job
from kfdesk.desk.kit.labels import RunningText, ShortenedLabel
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.spoken import in_words
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.engine.views import CardView
from kfdesk.text.runs import lines as lines_of
from kfdesk.text.words import Words

TERMS = Words("Terms:")
WOULD_HAPPEN = Words("What would happen:")
WIDEST = 360
"""Widest face in logical pixels; beyond that the picture only takes room from the log."""


GAP = 6
"""Room between the groups of lines below a card, in logical pixels."""
STEP = 4
LEAST = 80
"""Steps, in logical pixels, in which a face becomes narrower until it has room, and where they end."""

LARGE_LINE = 26
"""Height of a line of text, in pixels, from which letters count as large."""
RULES_SHARE = 0.6
"""How much of the room the rules text and what is true of a card get where its face is too small to bear the text."""


class _Face(QWidget):
    """One face, as large as its place allows."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._language = "en"
        self._card: CardView | None = None
        # May shrink: a fixed height would make a small window grow beyond its screen.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_card(self, card: CardView | None, language: str) -> None:
        """Show `card`, or nothing."""
        self._card, self._language = card, language
        self._cards = _cards_of(card)
        self.setAccessibleName(self._faces.name(card, language) if card is not None else "")
        self.setVisible(card is not None)
        self.update()

    def width_within(self, width: int, height: int) -> int:
        """Return the width of the largest card that has room."""
        return self._no_higher(min(round(WIDEST * self._faces.factor * self._cards), width), height)

    def _no_higher(self, width: int, height: int) -> int:
        """Return a width, or one some steps less where a face so wide would be higher than this."""
        most = round(height * self._cards / CARD_RATIO) + 2 * STEP
        width -= STEP * max(0, min((width - most) // STEP, -((LEAST - width) // STEP)))  # nearly all steps at once
        while width > LEAST and self._faces.height_for(width, self._cards) > height:
            width -= STEP
        return width

    def fit(self, width: int) -> None:
        """Be a card so wide, keeping its shape."""
        if width != self._width:
            self._width = width
            self.update()
            self.updateGeometry()

    _width = 200
    _cards = 1
    """How many cards lie side by side: 2 for a gigantic creature in play."""

    def bears_rules(self, width: int) -> bool:
        """Return whether the face bears its rules text when it is so wide."""
        return self._faces.bears_rules(width, self._cards)

    def paint_ahead(self, card: CardView, width: int, language: str) -> None:
        """Paint most of a face that may be shown next, so wide."""
        if _cards_of(card) == self._cards:
            self._faces.paint_ahead(card, width, self.devicePixelRatioF(), language, cards=self._cards)

    def most_ahead(self) -> int:
        """Return how many faces can be painted ahead."""
        return self._faces.most_ahead(self.fitting(), self.devicePixelRatioF())

    def fitting(self) -> int:
        """Return the width of a face that fits into the room there is."""
        return self._no_higher(self._width, self.height())

    def sizeHint(self) -> QSize:
        """Return the card's size."""
        return QSize(self._width, self._faces.height_for(self._width, self._cards))

    def minimumSizeHint(self) -> QSize:
        """Return the size of the smallest card worth looking at."""
        return QSize(80, 120)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face in the middle."""
        del event
        if self._card is None:
            return
        painter = QPainter(self)
        width = self.fitting()
        left = (self.width() - width) // 2
        ratio = self.devicePixelRatioF()
        face = self._faces.pixmap(self._card, width, ratio, self._language, cards=self._cards)
        painter.drawPixmap(left, 0, face)
        painter.end()


class _HeightOf(Protocol):
    """Returns how high a text is, in pixels."""

    def __call__(self, *, with_rules: bool) -> int: ...


Side = tuple[CardView, tuple[Words, ...]]
"""What one side of a card shows, and what is true of it."""


@dataclass(frozen=True, slots=True)
class _Said:
    """What can be said below a card, line by line, as HTML."""

    rules: tuple[str, ...] = ()
    """The paragraphs of its rules text."""
    true: tuple[str, ...] = ()
    """What is true of it."""
    terms: tuple[str, ...] = ()
    """The line of its terms; none without a term."""


class Preview(QWidget):
    """Shows one card large, and its reverse side where this seat may see it.

    While pinned it keeps its card; `pin_changed` says when that changes. The terms on a card stand below what is true
    of it: each is explained under the pointer, and a click asks for its entry.
    """

    pin_changed = Signal(bool)
    rule_wanted = Signal(str)
    """The id of an entry of the rules reference to be read."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)  # what lies behind is not painted too
        self._faces = faces
        self._card_language = "en"
        self._card: CardView | None = None
        self._lines: tuple[Words, ...] = ()
        self.steps: tuple[Words, ...] = ()
        self._reverse: Side | None = None
        self._turned = False
        self._said = _Said()
        self.pinned = False
        self._lacks = False
        """Whether it does not say yet what it shows, since nobody saw it."""
        self._face = _Face(faces)
        self._name = ShortenedLabel(style="dockTitle")
        # A long name must not widen the dock: the table would move away under the pointer.
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.pin = says(QToolButton(), tip=s.PIN, name=s.PIN)
        self.pin.setCheckable(True)
        self.pin.setIcon(_pin_icon(self.palette().buttonText().color()))
        self.pin.toggled.connect(self.set_pinned)
        self.turn = says(QToolButton(), tip=s.TURN_OVER, name=s.TURN_OVER)
        self.turn.setText("⟲")
        self.turn.clicked.connect(self.turn_over)
        self._below = RunningText()
        self._below.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._below.linkActivated.connect(self.rule_wanted)
        explain_links(self._below)
        self._measured = RunningText("", self)
        """Never seen: finds out how high the lines of another card would be."""
        self._measured.hide()
        self._scroll = scroll = Scrolled(self._below)
        # Without lines the card takes all the room; a scroll area would keep some for itself.
        scroll.setMinimumHeight(1)
        head = across((self._name, 1), self.turn, self.pin)
        down(head, self._face, (scroll, 1), on=self, margins=0)
        self.ahead, self._terms_ahead = IdleWork(self), IdleWork(self)
        follow_language(self._say)

    @property
    def face(self) -> _Face:
        """The face of the card shown."""
        self._catch_up()
        return self._face

    @property
    def name(self) -> ShortenedLabel:
        """The name of the card shown."""
        self._catch_up()
        return self._name

    @property
    def lines(self) -> RunningText:
        """What is said below the card."""
        self._catch_up()
        return self._below

    @property
    def card(self) -> CardView | None:
        """The card shown."""
        return self._card

    def set_card_language(self, language: str) -> None:
        """Show the card in this language."""
        if language != self._card_language:
            self._card_language = language
            self._write()

    def _say(self) -> None:
        self._write_now()  # also while nobody sees it: nothing is left in another language
        self._terms_ahead.begin(read_ahead(ui.language))

    def show_card(self, card: CardView | None, lines: Sequence[Words] = (), *, reverse: Side | None = None) -> None:
        """Show a card with what is true of it now; ignored while pinned, and an empty place keeps the last card."""
        if self.pinned or card is None:
            return
        self.force(card, lines, reverse=reverse)

    def force(self, card: CardView | None, lines: Sequence[Words] = (), *, reverse: Side | None = None) -> None:
        """Show this card, or nothing, whether pinned or not: its state changed, or it may no longer be seen."""
        if (card, tuple(lines), reverse) != (self._card, self._lines, self._reverse):
            another = card is None or self._card is None or card.handle != self._card.handle
            self._turned = self._turned and not another and reverse is not None
            self._card, self._lines, self._reverse = card, tuple(lines), reverse
            self._write()

    def show_forecast(self, lines: Sequence[Words]) -> None:
        """Say above what is true of the card what a choice would lead to; nothing for no lines."""
        if tuple(lines) != self.steps:
            self.steps = tuple(lines)
            self._write()

    def turn_over(self) -> None:
        """Show the reverse side of the card, or the front again; nothing where there is none to be seen."""
        if self._reverse is not None:
            self._turned = not self._turned
            self._write()

    @property
    def shown(self) -> Side | None:
        """The side that is shown."""
        if self._card is None:
            return None
        return self._reverse if self._turned and self._reverse is not None else (self._card, self._lines)

    def paint_ahead(self, sides: Iterable[Side]) -> None:
        """Paint the faces of cards that may be shown next while nothing else is to be done, the likeliest first.

        Each is painted as large as what is true of it leaves room for.
        """
        self.ahead.begin(self._faces_ahead(sides))

    def _faces_ahead(self, sides: Iterable[Side]) -> Iterator[Job]:
        room = self._face.most_ahead() if self._face.isVisible() else 0
        yield from (partial(self._paint_ahead, *side) for side in islice(sides, room))

    def _paint_ahead(self, card: CardView, lines: tuple[Words, ...]) -> bool:
        said = self._said_of(card, lines)
        width = self._fitted(partial(self._height_ahead, said), said)
        self._face.paint_ahead(card, width, self._card_language)
        return True

    def _height_ahead(self, said: _Said, *, with_rules: bool) -> int:
        """Return how high the text would be below another card."""
        text = _below_card((), said, with_rules=with_rules)
        self._measured.ensurePolished()
        self._measured.setText(text)
        height = self._measured.heightForWidth(self._text_width) if text else 0
        self._measured.setText("")  # a screen reader finds hidden words, too, and other eyes may look on next
        return height

    def settle(self) -> None:
        """Show or hide the scroll bar below the card now; Qt puts that off, and all would be painted twice."""
        QCoreApplication.sendPostedEvents(self._scroll, QEvent.Type.MetaCall)

    def scroll_lines(self, steps: int) -> None:
        """Scroll what is said below the card by so many steps, down where positive."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + steps * 3 * self._below.fontMetrics().lineSpacing())

    def clear(self) -> None:
        """Show nothing and let go of a pinned card: the seat changes."""
        self.set_pinned(False)
        self.force(None)

    def set_pinned(self, pinned: bool) -> None:
        """Keep the card shown, or let it follow the pointer again."""
        pinned = pinned and self._card is not None
        if self.pin.isChecked() != pinned:
            self.pin.setChecked(pinned)
            return
        if self.pinned != pinned:
            self.pinned = pinned
            self.pin_changed.emit(pinned)

    def toggle_pin(self) -> None:
        """Pin or unpin."""
        self.set_pinned(not self.pinned)

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the pin in the colors of a new theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.pin.setIcon(_pin_icon(self.palette().buttonText().color()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the face into the upper part."""
        super().resizeEvent(event)
        self._fit()

    def refit(self) -> None:
        """Fit the face anew, after the size of cards changed."""
        self._fit()

    def _fit(self) -> None:
        width = self._fitted(self._height_below, self._said)
        self._face.fit(width)
        self._face.setVisible(not self._gives_way(width))

    def _gives_way(self, width: int) -> bool:
        """Return whether the face goes, so that rules which it is too small to bear can be read in large letters."""
        if not self._said.rules or self._face.bears_rules(width):
            return False
        left = self.height() - self._name.sizeHint().height() - self._face.sizeHint().height()
        large = self._below.fontMetrics().height() > LARGE_LINE
        return large and self._below.heightForWidth(self._text_width) > left

    def _fitted(self, height_of: _HeightOf, said: _Said) -> int:
        """Return how wide the face is above a text; `height_of` says how high that is, with or without the rules."""
        head = max(self._name.sizeHint().height(), self.pin.sizeHint().height()) + 10
        # Six lines, also of large text, as long as most of the room stays the card's.
        most = max(90, min(round(self.height() * 0.42), 6 * self._below.fontMetrics().lineSpacing()))
        if self.steps:  # the card itself lies large on the table then
            most = max(most, round(self.height() * RULES_SHARE))
        room = max(120, self.height() - head - _with_gap(height_of(with_rules=False), most))
        if said.rules and not self._face.bears_rules(self._face.width_within(self.width(), room)):
            # What cannot be read on the card is read below it.
            most = max(most, round(self.height() * RULES_SHARE))
            room = max(120, self.height() - head - _with_gap(height_of(with_rules=True), most))
        return self._face.width_within(self.width(), room)

    @property
    def _text_width(self) -> int:
        """How wide what stands below the card is, in pixels: words wrap as if there were a scroll bar beside them."""
        return max(self.width() - self._scroll.verticalScrollBar().sizeHint().width() - 12, 80)

    def _height_below(self, *, with_rules: bool) -> int:
        """Say what is said below the card, and return how high it is."""
        text = _below_card(self._forecast(), self._said, with_rules=with_rules)
        if text != self._below.text():
            self._below.setText(text)
        return self._below.heightForWidth(self._text_width) if text else 0

    def showEvent(self, event: QShowEvent) -> None:
        """Say what it shows, which it had not to while nobody saw it."""
        super().showEvent(event)
        self._catch_up()

    def _catch_up(self) -> None:
        if self._lacks:
            self._write_now()

    def _write(self) -> None:
        """Say what it shows: while nobody sees it only that it shows nothing, so that it keeps no secret."""
        if self._card is None or self.isVisible():
            self._write_now()
        else:
            self._lacks = True

    def _write_now(self) -> None:
        self._lacks = False
        self.pin.setEnabled(self._card is not None)
        self.turn.setVisible(self._reverse is not None)
        shown = self.shown
        self._face.show_card(shown[0] if shown is not None else None, self._card_language)
        if shown is None:
            self._name.setText(say(s.PREVIEW))
            self._said = _Said(true=(escape(say(s.PREVIEW_EMPTY)),))
            self._height_below(with_rules=False)
            return
        self._name.setText(self._faces.name(shown[0], self._card_language))
        self._said = self._said_of(*shown)
        self._fit()

    def _said_of(self, card: CardView, lines: Sequence[Words]) -> _Said:
        """Return all that can be said below a card of which these lines are true."""
        rules = self._faces.rules(card, self._card_language)
        point = "• " if len(lines) > 1 else ""
        return _Said(
            tuple(linked(line) for line in lines_of(tuple(in_words(rules, self._card_language)))),
            tuple(f"{point}{linked(words.runs(ui.language))}" for words in lines),
            self._terms(card),
        )

    def _forecast(self) -> list[str]:
        """Return the lines of what a choice would lead to, the first of which says so."""
        if not self.steps:
            return []
        said = (f"→ {linked(words.runs(ui.language))}" for words in self.steps)
        return [f"<b>{escape(say(WOULD_HAPPEN))}</b>", *said]

    def _terms(self, card: CardView) -> tuple[str, ...]:
        """Return the line of the terms on a card, each a link to its entry; no line where there are none."""
        names = ((rule, say(term(rule))) for rule in self._faces.terms(card))
        links = " · ".join(f'<a href="{rule}">{escape(name)}</a>' for rule, name in names)
        return (f"{escape(say(TERMS))} {links}",) if links else ()


def _below_card(forecast: Sequence[str], said: _Said, *, with_rules: bool) -> str:
    """Return the text below a card as HTML."""
    groups = (forecast, said.rules if with_rules else (), said.true, said.terms)
    texts = ["<br>".join(group) for group in groups if group]
    return "".join(
        f'<p style="margin-top: {GAP if at else 0}px; margin-bottom: 0">{text}</p>' for at, text in enumerate(texts)
    )


def _with_gap(height: int, most: int) -> int:
    """Return the room that a text so high gets, `most` at most, with the gap above it; none for no text."""
    return min(most, height + 6) if height else 0


def _cards_of(card: CardView | None) -> int:
    """Return how many cards a card is that is shown large."""
    return 2 if card is not None and card.other_half is not None else 1


def _pin_icon(ink: QColor) -> QIcon:
    """Draw a drawing pin."""
    pixmap = QPixmap(48, 48)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting_on(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dip(painter, QPen(ink, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin), ink)
        painter.drawPolygon(
            [QPoint(16, 6), QPoint(32, 6), QPoint(29, 20), QPoint(36, 27), QPoint(12, 27), QPoint(19, 20)]
        )
        painter.drawLine(24, 27, 24, 43)
    return QIcon(pixmap)
