"""The search line with its proposals, the chips of the filters in force, and what the search says of itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from decimal import ROUND_CEILING, ROUND_FLOOR
from functools import lru_cache

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from kfdesk.collection.query import Op, Query, Term, closed, parse, typed_number
from kfdesk.collection.vocabulary import DECKS, Field, SearchWords
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.chips import ChipBar
from kfdesk.desk.decks.proposals import Proposals
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import Stretch, across, down
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.text.words import Words

Suggest = Callable[[str, int], Sequence[tuple[str, str]]]
"""Gives, for a text and the place of the cursor in it, whole texts to go on with and what to show of each."""

_LEAVES = frozenset({QEvent.Type.FocusOut, QEvent.Type.Hide})


class SearchBar(QWidget):
    """What is typed here is the one account of what is looked for; chips and side only change the text."""

    changed = Signal(str)
    """The text that holds from now on."""
    list_wanted = Signal()
    """The keyboard goes on to the decks found."""
    save_wanted = Signal()
    help_wanted = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        words: SearchWords = DECKS,
        name: Words = s.SEARCH,
        hint: Words = s.SEARCH_HINT,
    ) -> None:
        """`words` are those of the search, `name` and `hint` what its line is called and shows while it is empty."""
        super().__init__(parent)
        self._known = words
        self.query: Query = parse("", words)
        self.suggest: Suggest = lambda _text, _at: ()
        self.line = says(QLineEdit(), name=name, hint=hint)
        self.line.setClearButtonEnabled(True)
        self.line.setMaxLength(2000)
        self.line.setObjectName("deckSearch")
        self.chips = ChipBar()
        self.count = Label(style="dim")
        self._hints: tuple[Words, ...] = ()
        self.hint = Label(wraps=True)
        self.save = says(QToolButton(), tip=s.SAVE_SEARCH, name=s.SAVE_SEARCH)
        self.help = says(QToolButton(), tip=s.SEARCH_HELP, name=s.SEARCH_HELP)
        self._build()
        self.proposals = Proposals(self.line)
        self.proposals.chosen.connect(self._on_proposal)
        self._pause = QTimer(self, singleShot=True, interval=90)
        self._pause.timeout.connect(self._propose)
        self.line.textChanged.connect(self._on_text)
        self.line.textEdited.connect(lambda _: self._pause.start())
        self.line.installEventFilter(self)
        self.line.setAcceptDrops(False)  # a link that is dropped here shall be imported, not searched for
        self.chips.removed.connect(self._on_removed)
        self.chips.left.connect(self.focus)
        follow_language(self._show_chips)
        follow_theme(self._show_chips)

    def _build(self) -> None:
        top = across((self.line, 1), self.save, self.help)
        below = across(
            (self.chips, 1), Stretch(0), (self.count, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        )
        down(top, below, self.hint, on=self, margins=0, gap=4)
        self.hint.hide()
        self.save.setText("☆")
        self.help.setText("?")
        self.save.clicked.connect(self.save_wanted)
        self.help.clicked.connect(self.help_wanted)
        # The row of chips keeps its height when it is empty: the list must not jump at the first letter.
        self.chips.setMinimumHeight(self.chips.fontMetrics().height() + 8)

    @property
    def text(self) -> str:
        """What is looked for."""
        return self.line.text()

    def set_text(self, text: str) -> None:
        """Look for something else."""
        self.line.setText(text)
        self._hide_proposals()

    def show_count(self, words: str) -> None:
        """Say how many were found; the row it stands in is laid out now, not after a first painting."""
        self.count.setText(words)
        for part in (self, self.chips):
            layout = part.layout()
            assert layout is not None
            layout.activate()

    def focus(self) -> None:
        """Give the keyboard to the line, everything in it marked."""
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    # Changing the text.

    def holds(self, term: str) -> bool:
        """Return whether a filter is in force, in whatever words it was typed."""
        wanted = _meaning(term, self._known)
        return wanted is not None and any(_same(known, wanted) for known in self.query.terms)

    def toggle(self, term: str, replacing: str = "") -> None:
        """Put a filter into the text, or take it out where it is; one of the same field `replacing` is joined."""
        wanted = _meaning(term, self._known)
        found = next((known for known in self.query.terms if wanted is not None and _same(known, wanted)), None)
        if found is not None:
            self.set_text(self.query.without(found))
            return
        other = self._joined(term, replacing) if replacing else None
        self.set_text(other if other is not None else " ".join(filter(None, (closed(self.text.strip()), term))))

    def _joined(self, term: str, field: str) -> str | None:
        """Return the text with `term`'s value beside that of a filter of the same field, None without one."""
        value = term.partition(":")[2]
        for known in self.query.terms:
            source = self._source(known)
            if known.field == field and not known.negated:
                return f"{self.text[: known.start]}{source},{value}{self.text[known.end :]}"
        return None

    def range_of(self, number: str) -> tuple[float | None, float | None]:
        """Return between which bounds a number of the search is asked for now, None for any."""
        term = self._asks(number)
        if term is None or term.op not in (Op.AT_LEAST, Op.AT_MOST, Op.IS):
            return None, None
        if term.until is not None or term.op is Op.IS:
            return term.amount, term.amount if term.until is None else term.until
        return (term.amount, None) if term.op is Op.AT_LEAST else (None, term.amount)

    def set_range(self, number: str, low: float | None, high: float | None) -> None:
        """Ask for decks with a number between these bounds, in the place of what was asked of it; bounds with more than
        two digits after the point are rounded so that no deck between them is lost."""
        typed = self._known.numbers[number].as_typed(ui.language)
        if low is not None and high is not None:
            term = f"{typed}:{typed_number(low, ROUND_FLOOR)}-{typed_number(high, ROUND_CEILING)}"
        elif low is not None:
            term = f"{typed}>={typed_number(low, ROUND_FLOOR)}"
        else:
            term = f"{typed}<={typed_number(high, ROUND_CEILING)}" if high is not None else ""
        had = self._asks(number)
        text = self.query.without(had) if had is not None else self.text.strip()
        self.set_text(" ".join(filter(None, (closed(text), term))))

    def _asks(self, number: str) -> Term | None:
        """Return what is asked of a number now; None for nothing, or only that it is something else."""
        of_number = (term for term in self.query.terms if term.field is Field.NUMBER and term.values == (number,))
        return next((term for term in of_number if not term.negated), None)

    def _source(self, term: Term) -> str:
        return self.query.text[term.start : term.end]

    def _on_text(self, text: str) -> None:
        self.query = parse(text, self._known)
        self._hints = self.query.hints
        self._show_chips()
        self.changed.emit(text)

    def _on_removed(self, key: str) -> None:
        number = int(key.partition(" ")[0])
        terms = self.query.terms
        if number < len(terms):
            self.line.setText(self.query.without(terms[number]))

    def _show_chips(self) -> None:
        said = [(f"{n} {self._source(t)}", say(t.words)) for n, t in enumerate(self.query.terms)]
        self.chips.show_chips(said, ui.theme, ui.language)
        self.chips.setVisible(True)
        self._say_hints()

    def show_hints(self, hints: Sequence[Words]) -> None:
        """Say what came out of the search itself: what may have been meant by words that no deck has."""
        self._hints = tuple(hints)
        self._say_hints()

    def _say_hints(self) -> None:
        text = "  ".join(say(hint) for hint in self._hints)
        self.hint.setText(text)
        self.hint.setVisible(bool(text))

    # Proposals.

    def _propose(self) -> None:
        typed = self.line.hasFocus() and self.line.isVisible()
        self.proposals.present(self.suggest(self.line.text(), self.line.cursorPosition()) if typed else ())

    def _on_proposal(self, text: str) -> None:
        self.line.setText(text)
        self._hide_proposals()

    def _hide_proposals(self) -> None:
        self._pause.stop()
        self.proposals.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the line: Down and Enter go to the list, Escape clears, Backspace in an empty place goes to the chips.

        While there are proposals, Up and Down walk through them, Enter takes the marked one, and Escape hides them.
        """
        if watched is self.line and event.type() in _LEAVES:
            self._hide_proposals()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and watched is self.line:
            if self.proposals.isVisible() and self._on_key_with_proposals(event.key()):
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
                self._hide_proposals()
                self.list_wanted.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and self.line.text():
                self.line.clear()
                return True
            first = self.line.cursorPosition() == 0 and not self.line.hasSelectedText()
            if event.key() == Qt.Key.Key_Backspace and first and self.chips.chips:
                self.chips.focus_last()
                return True
        return super().eventFilter(watched, event)

    def _on_key_with_proposals(self, key: int) -> bool:
        """Return whether the key was for the proposals; Enter with none marked means what was typed."""
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.proposals.walk(1 if key == Qt.Key.Key_Down else -1)
            return True
        if key == Qt.Key.Key_Escape:
            self._hide_proposals()
            return True
        return key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.proposals.take()

    def minimumSizeHint(self) -> QSize:
        """Return the size that leaves room to type."""
        return QSize(200, super().minimumSizeHint().height())


@lru_cache(maxsize=512)
def _meaning(term: str, known: SearchWords) -> Term | None:
    """Return what a filter at the side means."""
    terms = parse(term, known).terms
    return terms[0] if len(terms) == 1 else None


def _same(one: Term, other: Term) -> bool:
    """Return whether two terms ask for the same, wherever they stand."""
    if one.field != other.field or one.values != other.values:  # most terms, and forty are asked about for each letter
        return False
    return replace(one, start=0, end=0, whole=other.whole) == replace(other, start=0, end=0)
