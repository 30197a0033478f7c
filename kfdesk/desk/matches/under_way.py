"""Which matches nobody has won yet, and the dialog that asks with which of them to go on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from kfdesk.desk.fitting import fit
from kfdesk.desk.locales import date_text
from kfdesk.desk.matches import strings as s
from kfdesk.desk.matches.source import BETWEEN
from kfdesk.desk.plain import Label, tip
from kfdesk.match.formats import RECIPES
from kfdesk.match.matches import Match


def described(match: Match, language: str) -> str:
    """Return a match in a line: players and score, format, decks, and the day it was last touched."""
    series = match.series
    one, two = series.players
    a, b = series.score()
    score = s.SCORE.filled(one=one, two=two, a=a, b=b).say(language)
    recipe = RECIPES.get(series.name)
    name = recipe.name.say(language) if recipe is not None else series.name
    try:
        day = date_text(datetime.fromtimestamp(match.path.stat().st_mtime).astimezone(), language)
    except OSError:
        day = ""
    return BETWEEN.join(filter(None, (score, name, day)))


def decks_of(match: Match) -> str:
    """Return the names of the decks of a match."""
    return "\n".join(dict.fromkeys(deck.name for side in match.series.decks for deck in side))


class MatchesDialog(QDialog):
    """Asks with which match to go on."""

    def __init__(self, matches: Sequence[Match], language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches = list(matches)
        self.setWindowTitle(s.UNDER_WAY_TITLE.say(language))
        self.list = QListWidget()
        self.list.setObjectName("matchList")
        self.list.setAccessibleName(s.UNDER_WAY_TITLE.say(language))
        for match in self._matches:
            item = QListWidgetItem(described(match, language))
            item.setToolTip(tip(decks_of(match)))
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.buttons = QDialogButtonBox()
        self.go_on = self.buttons.addButton(s.GO_ON.say(language), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(s.BACK.say(language), QDialogButtonBox.ButtonRole.RejectRole)
        self.go_on.setDefault(True)
        box = QVBoxLayout(self)
        box.addWidget(Label(s.SEVERAL.say(language)))
        box.addWidget(self.list, 1)
        box.addWidget(self.buttons)
        self.list.itemActivated.connect(lambda _: self.accept())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        fit(self, 560, 320)

    @property
    def chosen(self) -> Match:
        """The match chosen."""
        return self._matches[max(0, self.list.currentRow())]
