"""After an import: what became of every row, and why; sorted, filtered, copied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QHeaderView,
    QPushButton,
    QTableView,
    QWidget,
)

from kfdesk.desk.decks import double_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.theme import LIGHT, Theme
from kfdesk.desk.kit.ui import say, ui
from kfdesk.text.words import Words

MOST_WRAPPED = 300
"""In a longer report every row is one line high, and its whole reason is in the tool tip."""

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


class Outcome(Enum):
    """What became of a row."""

    NEW = s.OUTCOME_NEW
    KNOWN = s.OUTCOME_KNOWN
    """The deck was on the shelf already; it got what was new about it."""
    PARTLY = s.OUTCOME_PARTLY
    """It is on the shelf, with something that is not known here."""
    TWICE = w.OUTCOME_TWICE
    """It is on the shelf, perhaps for the second time."""
    FAILED = s.OUTCOME_FAILED

    @property
    def problem(self) -> bool:
        """Whether somebody should look at it."""
        return self in (Outcome.PARTLY, Outcome.TWICE, Outcome.FAILED)


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the report: where it stood, the deck's name, what became of it, what is to be said."""

    where: Words
    name: str
    outcome: Outcome
    reasons: tuple[Words, ...] = ()
    key: str = ""

    def cells(self, language: str) -> tuple[str, str, str, str]:
        """Return the row as it is shown."""
        why = " ".join(ended(words.say(language)) for words in self.reasons)
        return self.where.say(language), self.name, self.outcome.value.say(language), why


def ended(sentence: str) -> str:
    """Return a sentence with a stop at its end."""
    return sentence if sentence.endswith((".", "!", "?")) else sentence + "."


@dataclass(frozen=True, slots=True)
class Report:
    """All rows of an import; `cancelled` when somebody stopped it."""

    lines: tuple[Line, ...]
    cancelled: bool = False
    fault: Words | None = None
    """What stopped the import, when it was neither done nor cancelled."""
    without_icons: tuple[str, ...] = ()
    """The keys of the decks whose bonus icons are not known: said once with a count, not on every row."""
    doubles: tuple[str, ...] = ()
    """The keys of the decks that may be on the shelf already under another one."""
    waiting: int = 0
    """How many decks could not be fetched and wait on the shelf now."""

    wanted: int = 0
    """How many of the decks are on the list of wanted ones."""

    def count(self, outcome: Outcome) -> int:
        """Return how many rows became this."""
        return sum(line.outcome is outcome for line in self.lines)

    @property
    def keys(self) -> list[str]:
        """The decks that are on the shelf now, in their order."""
        return list(dict.fromkeys(line.key for line in self.lines if line.key))

    def summary(self) -> Words:
        """Say it in one line."""
        return s.REPORT_SUMMARY.filled(
            added=sum(self.count(outcome) for outcome in (Outcome.NEW, Outcome.PARTLY, Outcome.TWICE)),
            merged=self.count(Outcome.KNOWN),
            failed=self.count(Outcome.FAILED),
            partly=self.count(Outcome.PARTLY),
        )

    def remarks(self) -> list[Words]:
        """Return what is said once below the summary: what stopped the import, and how many decks lack what."""
        stopped = s.CANCELLED if self.cancelled else self.fault
        count = len(self.without_icons)
        said = [stopped] if stopped is not None else []
        said += [s.REPORT_ICONS.filled(n=count)] if count else []
        said += [w.REPORT_DOUBLES.filled(n=len(self.doubles))] if self.doubles else []
        said += [w.REPORT_WAITING.filled(n=self.waiting, place=w.TO_FETCH)] if self.waiting else []
        said += [w.REPORT_WANTED.filled(n=self.wanted)] if self.wanted else []
        return said


class ReportModel(QAbstractTableModel):
    """The rows of a report, all or the problems only."""

    def __init__(self, report: Report, language: str, theme: Theme = LIGHT) -> None:
        super().__init__()
        self._lines: Sequence[Line] = report.lines
        self._shown: Sequence[Line] = report.lines

    def show_problems(self, only: bool) -> None:
        """Keep to the rows that somebody should look at."""
        self.beginResetModel()
        self._shown = [line for line in self._lines if line.outcome.problem] if only else self._lines
        self.endResetModel()

    def text(self) -> str:
        """Return what is shown, cells set apart by tabs, with the headings first."""
        head = tuple(say(words) for words in s.REPORT_COLUMNS)
        return "\n".join("\t".join(cells) for cells in (head, *(line.cells(ui.language) for line in self._shown)))

    def rowCount(self, parent: Index = _NONE) -> int:
        """Return how many rows are shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = _NONE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(s.REPORT_COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell; what failed is in the color of refusals and says so in words."""
        line = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.cells(ui.language)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(line.cells(ui.language)[index.column()])
        if role == Qt.ItemDataRole.ForegroundRole and index.column() == 2 and line.outcome is Outcome.FAILED:
            return QColor(ui.theme.lowered)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a heading."""
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return say(s.REPORT_COLUMNS[section])
        return None


class ReportDialog(QDialog):
    """The report in a window of its own; `show_wanted` asks for the imported decks in the list, `complete_wanted` for
    the public pages of those that lack what these tell."""

    show_wanted = Signal(list)
    complete_wanted = Signal(list)
    doubles_wanted = Signal(list)
    """The decks with these keys are to be compared with those that they may be."""

    def __init__(self, report: Report, language: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(s.REPORT_TITLE.say(language))
        self.report = report
        self.model = ReportModel(report, language, theme)
        self.model.setParent(self)
        self.summary = Label(report.summary().say(language))
        self.more = Label()
        said = report.remarks()
        self.more.setText("\n".join(words.say(language) for words in said))
        self.more.setVisible(bool(said))
        for label in (self.summary, self.more):
            label.setWordWrap(True)
        self.table = QTableView()
        self.table.setModel(self.model)
        self._set_table(language)
        self.problems = QCheckBox(s.PROBLEMS_ONLY.say(language))
        self.problems.toggled.connect(self._on_problems)
        self.copy = QPushButton(s.COPY_REPORT.say(language))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.model.text()))
        self.show_decks = QPushButton(s.SHOW_IMPORTED.say(language))
        self.show_decks.setEnabled(bool(report.keys))
        self.show_decks.clicked.connect(self._on_show)
        self.complete = QPushButton(s.COMPLETE.say(language))
        self.complete.setToolTip(tip(s.COMPLETE_TIP.say(language)))
        self.complete.clicked.connect(self._on_complete)
        self.complete.setVisible(any(key.startswith("mv:") for key in report.without_icons))
        self.doubles = QPushButton(w.SHOW_DOUBLES.say(language))
        self.doubles.clicked.connect(self._on_doubles)
        self.doubles.setVisible(bool(report.doubles))
        self.close_button = QPushButton(s.CLOSE.say(language))
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self._lay_out()
        problems = any(line.outcome.problem for line in report.lines)
        self.problems.setEnabled(problems)
        self.problems.setChecked(problems and len(report.lines) > 20)
        QShortcut(QKeySequence.StandardKey.Copy, self.table, self.copy.click)

    def _set_table(self, language: str) -> None:
        self.table.setAccessibleName(s.REPORT_TITLE.say(language))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setWordWrap(True)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        rows = self.table.verticalHeader()
        rows.setDefaultSectionSize(self.table.fontMetrics().height() + 9)
        few = len(self.report.lines) <= MOST_WRAPPED
        rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents if few else QHeaderView.ResizeMode.Fixed)
        header = self.table.horizontalHeader()
        for number, width in enumerate((190, 230, 120)):
            header.resizeSection(number, width)
        header.setStretchLastSection(True)
        header.setHighlightSections(False)

    def _lay_out(self) -> None:
        row = across(self.problems, STRETCH, self.copy, self.complete, self.doubles, self.show_decks, self.close_button)
        down(self.summary, self.more, (self.table, 1), row, on=self)
        fit(self, 820, 460)

    def _on_problems(self, only: bool) -> None:
        self.model.show_problems(only)

    def _on_complete(self) -> None:
        self.accept()
        self.complete_wanted.emit(list(self.report.without_icons))

    def _on_doubles(self) -> None:
        self.accept()
        self.doubles_wanted.emit(list(self.report.doubles))

    def _on_show(self) -> None:
        self.show_wanted.emit(self.report.keys)
        self.accept()
