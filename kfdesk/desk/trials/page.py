"""The page of trials: the one honest sentence above all, and below it what is asked for and what came."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QTabWidget, QWidget

from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.desk.table.ground_page import GroundPage
from kfdesk.desk.trials import texts as s
from kfdesk.desk.trials.known_panes import CardsPane, HousesPane, TablePane
from kfdesk.desk.trials.pair_pane import PairPane
from kfdesk.desk.trials.play_pane import Chosen, PlayPane
from kfdesk.trials.jobs import Known

TABS = (s.TAB_PLAY, s.TAB_TABLE, s.TAB_PAIR, s.TAB_HOUSES, s.TAB_CARDS)


class TrialsPage(GroundPage):
    """All of it."""

    def __init__(self, found: Callable[[str], Chosen], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = says(QPushButton(), s.BACK)
        self.title = says(Label(style="matchTitle"), s.TITLE)
        self.honestly = Label(wraps=True)
        self.tabs = QTabWidget()
        self.tabs.setObjectName("trialsTabs")
        self.play, self.table, self.pair = PlayPane(found), TablePane(), PairPane()
        self.houses, self.cards = HousesPane(), CardsPane()
        self._panes = (None, self.table, self.pair, self.houses, self.cards)
        """What shows what is known, by the place of its tab."""
        self._known: Known | None = None
        self._stale: set[int] = set()
        for pane in (Scrolled(self.play), self.table, self.pair, self.houses, self.cards):
            self.tabs.addTab(pane, "")
        self.tabs.currentChanged.connect(self._freshen)
        self.back.setMinimumHeight(38)
        foot = across(self.back, STRETCH)
        down(self.title, self.honestly, 6, (self.tabs, 1), foot, on=self, margins=(28, 16, 28, 16))
        follow_language(self._say)
        self.play.player_changed.connect(lambda _: self._say())

    def show_known(self, known: Known | None) -> None:
        """Show what is known of the chosen player's games, None for nothing yet: now where it is seen, elsewhere once
        it is. With a thousand decks each pane takes a while to fill."""
        if known is not None and known is self._known:
            return
        self._known = known
        self._stale = {at for at, pane in enumerate(self._panes) if pane is not None}
        self._freshen(self.tabs.currentIndex())

    def _freshen(self, at: int) -> None:
        pane = self._panes[at]
        if pane is not None and at in self._stale:
            self._stale.discard(at)
            pane.show_known(self._known)

    def show_tab(self, words: object) -> None:
        """Show one of `TABS`."""
        self.tabs.setCurrentIndex(next(at for at, tab in enumerate(TABS) if tab is words))

    def _say(self) -> None:
        self.honestly.setText(say(s.HONESTLY[self.play.player_chosen]))
        for at, words in enumerate(TABS):
            self.tabs.setTabText(at, say(words))
