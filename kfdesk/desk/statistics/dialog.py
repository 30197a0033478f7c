"""The window with the statistics of one game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QWidget

from kfdesk.desk import texts as desk
from kfdesk.desk.charts.as_cells import all_cells
from kfdesk.desk.charts.bars import RowChart
from kfdesk.desk.charts.base import Chart
from kfdesk.desk.charts.lines import StepChart
from kfdesk.desk.charts.panels import FiguresPanel
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.save_table import SAVE_TABLE, SAVE_TABLE_TIP, ask_to_save, view_rows
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.statistics import shown
from kfdesk.desk.statistics import texts as s
from kfdesk.desk.statistics.cards import CardTable
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.statistics import GameStatistics
from kfdesk.spreadsheets import Cell


class _Rows(FiguresPanel):
    """Charts below each other on a page that scrolls."""

    def __init__(self, *charts: RowChart, stretch: bool = True) -> None:
        super().__init__()
        for chart in charts:
            self.column.addWidget(chart)
        if stretch:
            self.column.addStretch(1)


class StatisticsDialog(QDialog):
    """Shows the course of a game, its figures, and what each card did."""

    def __init__(self, game: GameStatistics, settings: DeskSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        one, two = (figures.name for figures in game.players)
        self.setWindowTitle(say(s.TITLE.filled(one=one, two=two)))
        self.tabs = QTabWidget()
        self.course = StepChart()
        self.cards = CardTable(game, settings.card_language_now)
        self.tabs.addTab(self._course(game), say(s.COURSE))
        self.tabs.addTab(self._figures(game), say(s.FIGURES))
        self.tabs.addTab(self._houses(game, settings.card_language_now), say(s.HOUSES))
        self.tabs.addTab(self.cards, say(s.CARDS))
        buttons = QDialogButtonBox()
        close = buttons.addButton(say(desk.CLOSE), QDialogButtonBox.ButtonRole.AcceptRole)
        close.setDefault(True)
        self.save = buttons.addButton(say(SAVE_TABLE), QDialogButtonBox.ButtonRole.ActionRole)
        self.save.setToolTip(say(SAVE_TABLE_TIP))
        self.save.setAutoDefault(False)
        self.save.clicked.connect(lambda: ask_to_save(self, "statistics", self.as_rows))
        buttons.accepted.connect(self.accept)
        down((self.tabs, 1), buttons, on=self)
        fit(self, 960, 640)

    def as_rows(self) -> list[list[Cell]]:
        """Return the numbers of all charts, and below them what each card did."""
        return [*all_cells(self.findChildren(Chart)), [], *view_rows(self.cards.table)]

    def _course(self, game: GameStatistics) -> QWidget:
        page = _Rows(stretch=False)
        head = page.add_label()
        head.setText(" ".join(say(words) for words in shown.summary(game)))
        self.course.show_lines(shown.amber_lines(game, ui.theme, ui.language))
        page.column.addWidget(self.course, 1)
        page.add_label().setText(self._keys(game))
        return page

    def _keys(self, game: GameStatistics) -> str:
        if not game.keys:
            return say(s.NO_KEYS)
        lines = [s.KEY_LINE.filled(turn=key.turn, what=shown.key_words(game, key)) for key in game.keys]
        return "\n".join(say(words) for words in lines)

    def _figures(self, game: GameStatistics) -> QWidget:
        titles = ((s.INTO, "into"), (s.OUT, "out"), (s.DEEDS, "deeds"), (s.FIGHTING, "fighting"))
        charts = []
        for title, which in titles:
            chart = RowChart()
            chart.show_bars(shown.paired(game, title, which, ui.language))
            charts.append(chart)
        return _Rows(*charts)

    def _houses(self, game: GameStatistics, card_language: str) -> QWidget:
        charts = [RowChart() for _ in range(4)]
        charts[0].show_bars(shown.by_house(game, ui.language))
        charts[1].show_bars(shown.by_type(game, ui.language))
        for player in PLAYERS:
            charts[2 + player].show_bars(shown.amber_by_card(game, player, ui.language, card_language))
        return _Rows(*charts)
