"""The window with the statistics of one game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QVBoxLayout, QWidget

from kfdesk.desk import texts as desk
from kfdesk.desk.charts.bars import RowChart
from kfdesk.desk.charts.base import Chart
from kfdesk.desk.charts.lines import StepChart
from kfdesk.desk.charts.panels import FiguresPanel
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.statistics import shown
from kfdesk.desk.statistics import texts as s
from kfdesk.desk.statistics.cards import CardTable
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.statistics import GameStatistics


class _Rows(FiguresPanel):
    """Charts below each other on a page that scrolls."""

    def __init__(self, *charts: RowChart, stretch: bool = True) -> None:
        super().__init__()
        for chart in charts:
            self.column.addWidget(chart)
        if stretch:
            self.column.addStretch(1)

    def say(self) -> None:
        """The window shows everything in one language."""


class StatisticsDialog(QDialog):
    """Shows the course of a game, its figures, and what each card did."""

    def __init__(
        self, game: GameStatistics, settings: DeskSettings, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        language = self._language = settings.language_now
        one, two = (figures.name for figures in game.players)
        self.setWindowTitle(s.TITLE.filled(one=one, two=two).say(language))
        self.tabs = QTabWidget()
        self.course = StepChart()
        self.cards = CardTable(game, language, settings.card_language_now)
        self.tabs.addTab(self._course(game, theme), s.COURSE.say(language))
        self.tabs.addTab(self._figures(game), s.FIGURES.say(language))
        self.tabs.addTab(self._houses(game, settings.card_language_now), s.HOUSES.say(language))
        self.tabs.addTab(self.cards, s.CARDS.say(language))
        buttons = QDialogButtonBox()
        close = buttons.addButton(desk.CLOSE.say(language), QDialogButtonBox.ButtonRole.AcceptRole)
        close.setDefault(True)
        buttons.accepted.connect(self.accept)
        box = QVBoxLayout(self)
        box.addWidget(self.tabs, 1)
        box.addWidget(buttons)
        for chart in self.findChildren(Chart):
            chart.set_language(language)
            chart.set_theme(theme)
        fit(self, 960, 640)

    def set_theme(self, theme: Theme) -> None:
        """Draw with this theme."""
        for chart in self.findChildren(Chart):
            chart.set_theme(theme)

    def _course(self, game: GameStatistics, theme: Theme) -> QWidget:
        page = _Rows(stretch=False)
        head = page.add_label()
        head.setText(" ".join(words.say(self._language) for words in shown.summary(game)))
        self.course.show_lines(shown.amber_lines(game, theme, self._language))
        page.column.addWidget(self.course, 1)
        page.add_label().setText(self._keys(game))
        return page

    def _keys(self, game: GameStatistics) -> str:
        if not game.keys:
            return s.NO_KEYS.say(self._language)
        lines = [s.KEY_LINE.filled(turn=key.turn, what=shown.key_words(game, key)) for key in game.keys]
        return "\n".join(words.say(self._language) for words in lines)

    def _figures(self, game: GameStatistics) -> QWidget:
        titles = ((s.INTO, "into"), (s.OUT, "out"), (s.DEEDS, "deeds"), (s.FIGHTING, "fighting"))
        charts = []
        for title, which in titles:
            chart = RowChart()
            chart.show_bars(shown.paired(game, title, which, self._language))
            charts.append(chart)
        return _Rows(*charts)

    def _houses(self, game: GameStatistics, card_language: str) -> QWidget:
        charts = [RowChart() for _ in range(4)]
        charts[0].show_bars(shown.by_house(game, self._language))
        charts[1].show_bars(shown.by_type(game, self._language))
        for player in PLAYERS:
            charts[2 + player].show_bars(shown.amber_by_card(game, player, self._language, card_language))
        return _Rows(*charts)
