"""Where a match is agreed: the format, who plays, and the decks each brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QWidget,
)

from kfdesk.collection.generator.decks import sets_for_generation
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.editions import EDITION, EditionBox, EditionText
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.number_fields import NumberField
from kfdesk.desk.kit.theme import SCROLL_BAR
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.matches import texts as s
from kfdesk.desk.matches.format_pictures import FormatPainter
from kfdesk.desk.matches.side_box import SideBox
from kfdesk.desk.matches.source import DeckSource
from kfdesk.desk.table.ground import paint_ground
from kfdesk.desk.texts import OPEN_TABLE, OPEN_TABLE_HELP
from kfdesk.engine import glossary
from kfdesk.engine.headings import heading
from kfdesk.engine.terms import PLAYERS, Player, other_player
from kfdesk.match.formats import RECIPES, DeckRule, Plan, handicap_chains
from kfdesk.match.home_marks import deck_words
from kfdesk.text.parts_of_speech import counted
from kfdesk.text.words import Words

_KEY = int(Qt.ItemDataRole.UserRole)


@dataclass(frozen=True, slots=True)
class Agreement:
    """What was agreed on this page. `decks` are the keys each brings, empty in a sealed match."""

    name: str
    plan: Plan
    players: tuple[str, str]
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    from_shelf: bool
    open_table: bool
    bot: Player | None = None
    """The player whose seat the program plays; None where people play both."""
    level: str = ""
    """Which of its players the program is there; "" for the usual one."""
    names: tuple[str, str] = ("", "")
    """The names that were typed, for the next time."""
    sealed_set: str = ""
    """The set of the decks of a sealed match, "" for one that is drawn by lot."""


MOST_OF_PAGE = 0.45
"""How much of the page's width what is chosen at the left takes at most: words wrap, and boxes are cut off."""
LEAST_OF_PAGE = 0.36
"""Where the decks leave less than this share of it, what is chosen takes the most it may and is not scrolled."""
MARGIN = 14
"""Room around what is chosen at the left, in pixels."""
AROUND = 32
"""Room at both sides of the page, in pixels."""
BETWEEN_COLUMNS = 24
"""Room between the formats and the two sides, in pixels."""
NARROWEST_BOX = 120
"""Least width of a box to choose from, in pixels; where there is less the left can be scrolled."""


class SetupPage(QWidget):
    """The whole agreement before a match."""

    begun = Signal(object)
    """The `Agreement`."""
    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matchPage")
        self._source: DeckSource | None = None
        self.title = says(Label(style="matchTitle"), s.TITLE)
        self.formats = says(QListWidget(), name=s.FORMAT)
        self.formats.setObjectName("matchList")
        self._painter = FormatPainter(self.formats, _KEY)
        self.formats.setItemDelegate(self._painter)
        self.formats.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.formats.setResizeMode(QListWidget.ResizeMode.Adjust)
        for key in RECIPES:
            item = QListWidgetItem()
            item.setData(_KEY, key)
            self.formats.addItem(item)
        self.text = Label(wraps=True)
        self.rule = Label(style="dim", wraps=True)
        self.three = says(QCheckBox(), s.BEST_OF_THREE)
        self.open_table = says(QCheckBox(), OPEN_TABLE)
        self.open_help = says(Label(style="dim", wraps=True), OPEN_TABLE_HELP)  # on the box itself words would not wrap
        self.edition = EditionBox()
        self.differences = EditionText()
        self.handicapped = says(QComboBox(), name=s.HANDICAPPED)
        self.handicap_now = Label(wraps=True)
        self.sealed_count = says(NumberField(), name=s.SEALED_COUNT)
        self.sealed_count.setRange(1, 6)
        self.sealed_count.setValue(2)
        self.sealed_from = says(QComboBox(), name=s.SEALED_FROM)
        self.sealed_from.addItems(["", ""])
        self.sealed_set = says(QComboBox(), name=s.SEALED_SET)
        self.sealed_set.addItem("", "")
        for one in sets_for_generation():
            self.sealed_set.addItem(one.name, one.code)
        self.sides = (SideBox(PLAYERS[0]), SideBox(PLAYERS[1], may_be_program=True))
        self.problem = Label(wraps=True)
        self.begin = says(QPushButton(), s.BEGIN)
        set_kind(self.begin, Kind.PRIMARY)
        self.begin.setDefault(True)
        self.back = says(QPushButton(), s.BACK)
        labels = {
            "edition": EDITION,
            "handicapped": s.HANDICAPPED,
            "sealed": s.SEALED_COUNT,
            "from": s.SEALED_FROM,
            "set": s.SEALED_SET,
        }
        self._labels = {key: says(Label(), words) for key, words in labels.items()}
        self._lay_out()
        self._connect()
        follow_language(self._say)
        self.formats.setCurrentRow(0)

    def use(self, source: DeckSource) -> None:
        """Offer the decks of this source."""
        self._source = source
        for side in self.sides:
            side.use(source)
        self._check()

    def begin_with(self, players: Sequence[str], keys: Sequence[str]) -> None:
        """Fill in names, and the decks that were chosen elsewhere: the first for the first player, and so on."""
        for side, name in zip(self.sides, players, strict=True):
            if name and not side.name.text():
                side.name.setText(name)
        for side, key in zip(self.sides, keys, strict=False):
            side.choose([key])

    def format(self) -> str:
        """Return the key of the format chosen."""
        item = self.formats.currentItem()
        return str(item.data(_KEY)) if item is not None else "single"

    def plan(self) -> Plan:
        """Return the plan as it is agreed now."""
        plan = RECIPES[self.format()].plan
        changes: dict[str, object] = {"sealed": self.sealed_count.value(), "edition": self.edition.edition()}
        if self.three.isChecked():
            changes["games"] = 3
        if plan.handicapped is not None:
            changes["handicapped"] = self.handicapped.currentIndex()
        return plan.model_copy(update=changes)

    def agreement(self) -> Agreement:
        """Return what is agreed now."""
        sealed = self.plan().decks is DeckRule.SEALED
        one, two = self.sides
        return Agreement(
            self.format(),
            self.plan(),
            (one.says(), two.says()),
            ((), ()) if sealed else (one.keys, two.keys),
            self.sealed_from.currentIndex() == 1,
            self.open_table.isChecked(),
            two.player if two.program.isChecked() else None,
            two.level.kept if two.program.isChecked() else "",
            (one.name_to_keep, two.name_to_keep),
            str(self.sealed_set.currentData()),
        )

    def refusal(self) -> Words | None:
        """Return why the match cannot begin so, None when it can."""
        agreed = self.agreement()
        if agreed.players[0] == agreed.players[1]:
            return s.SAME_NAMES
        if agreed.plan.decks is DeckRule.SEALED:
            return self._too_few(2 * agreed.plan.sealed, agreed.sealed_set) if agreed.from_shelf else None
        brings = agreed.plan.brings
        for player, keys in zip(agreed.players, agreed.decks, strict=True):
            if brings is not None and len(keys) != brings:
                return s.MISSING_DECKS.filled(player=player, n=brings)
            if not keys:
                return s.MISSING_DECK.filled(player=player)
        if agreed.plan.decks is DeckRule.BIDDING and len({*agreed.decks[0], *agreed.decks[1]}) < 2:
            return s.TWO_DECKS
        return None

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the shelf anew: decks may have come since."""
        super().showEvent(event)
        for side in self.sides:
            side.decks.look()
        self._give_room()
        self._check()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of the table."""
        del event
        painter = QPainter(self)
        paint_ground(painter, self.width(), self.height(), ui.theme)
        painter.end()

    # Within.

    def _say(self) -> None:
        for row in range(self.formats.count()):
            item = self.formats.item(row)
            item.setText(say(RECIPES[item.data(_KEY)].name))
        for row, words in enumerate((s.SEALED_NEW, s.SEALED_SHELF)):
            self.sealed_from.setItemText(row, say(words))
        self.sealed_set.setItemText(0, say(s.SEALED_ANY_SET))
        self._follow()

    def _lay_out(self) -> None:
        within = self._choices = QWidget()
        within.setObjectName("matchWithin")
        form = self._form = QFormLayout()
        form.setVerticalSpacing(8)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self._labels["edition"], self.edition)
        form.addRow(self._labels["handicapped"], self.handicapped)
        form.addRow(self._labels["sealed"], self.sealed_count)
        form.addRow(self._labels["from"], self.sealed_from)
        form.addRow(self._labels["set"], self.sealed_set)
        above = ((self.formats, 1), 6, self.text, self.rule, 6, form, (self.differences, 6))
        below = (self.handicap_now, self.three, self.open_table, self.open_help)
        down(*above, *below, on=within, margins=MARGIN)
        grid = QGridLayout()
        panel = self._panel = QScrollArea()
        panel.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        panel.setObjectName("promptPanel")
        panel.setWidgetResizable(True)
        panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        panel.setWidget(within)
        grid.addWidget(panel, 0, 0)
        for column, side in enumerate(self.sides, 1):
            grid.addWidget(side, 0, column)
        for column, stretch in enumerate((5, 6, 6)):
            grid.setColumnStretch(column, stretch)
        grid.setHorizontalSpacing(BETWEEN_COLUMNS)
        foot = across(self.back, (self.problem, 1), self.begin)
        for button in (self.back, self.begin):
            button.setMinimumSize(160, 42)
        down(self.title, (grid, 1), foot, on=self, margins=(AROUND, 20, AROUND, 20))
        self.text.setMinimumHeight(self.text.fontMetrics().height() * 4)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.formats.setMinimumHeight(self.formats.fontMetrics().height() * 14)
        self.problem.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _connect(self) -> None:
        self.formats.currentRowChanged.connect(lambda _: self._follow())
        self.edition.currentIndexChanged.connect(lambda _: self._follow())
        self.three.toggled.connect(lambda _: self._check())
        self.handicapped.currentIndexChanged.connect(lambda _: self._check())
        self.sealed_count.valueChanged.connect(lambda _: self._follow())
        self.sealed_from.currentIndexChanged.connect(lambda _: self._check())
        self.sealed_set.currentIndexChanged.connect(lambda _: self._check())
        for side in self.sides:
            side.changed.connect(self._check)
        self.back.clicked.connect(self.back_wanted)
        self.begin.clicked.connect(self._on_begin)

    def _follow(self) -> None:
        """Show what belongs to the format chosen, and hide the rest."""
        key = self.format()
        recipe = RECIPES[key]
        self.text.setText(say(recipe.says(self.edition.edition())))
        self.differences.tell(self.edition.edition())
        rule = s.RULEBOOK.filled(entry=heading(recipe.rule)) if recipe.rule else s.CUSTOM
        self.rule.setText(say(rule))
        self.rule.setVisible(key != "single")
        sealed = recipe.plan.decks is DeckRule.SEALED
        handicap = recipe.plan.handicapped is not None
        self.handicap_now.setVisible(handicap)
        for field in (self.sealed_count, self.sealed_from, self.sealed_set):
            self._form.setRowVisible(field, sealed)
        self._form.setRowVisible(self.handicapped, handicap)
        fixed = recipe.plan.games > 1
        self.three.setVisible(not fixed and key != "single")
        if fixed or key == "single":
            self.three.setChecked(False)
        self._give_room()
        for side in self.sides:
            side.set_mode(
                several=recipe.plan.decks is DeckRule.BIDDING,
                opens=self.sealed_count.value() if sealed else 0,
                exactly=recipe.plan.brings,
            )
        self._check()
        QTimer.singleShot(0, self, self._show_format)

    def _show_format(self) -> None:
        """Have the format chosen in sight, also where what belongs to it has taken room from the list."""
        if (chosen := self.formats.currentItem()) is not None:
            self.formats.scrollToItem(chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the decks their room."""
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """Let what is chosen at the left be as wide as its words, but for large letters in a small window."""
        sides = sum(side.minimumSizeHint().width() + BETWEEN_COLUMNS for side in self.sides)
        room, beside, most = self.width() - 2 * AROUND - sides, SCROLL_BAR + 4, round(self.width() * MOST_OF_PAGE)
        if room >= self.width() * LEAST_OF_PAGE:
            most = min(room, most)
        edges = 2 * MARGIN + self._form.horizontalSpacing()  # a form counts that, too, where a box stands alone
        for box in (self.edition, self.handicapped, self.sealed_from, self.sealed_set):
            box.setMaximumWidth(max(NARROWEST_BOX, most - beside - edges))
        self._panel.setMinimumWidth(min(self._choices.minimumSizeHint().width() + beside, most))

    def _check(self) -> None:
        """Keep the names in step, and say what is missing before the match can begin."""
        names = [side.says() for side in self.sides]
        chosen = max(self.handicapped.currentIndex(), 0)
        if [self.handicapped.itemText(i) for i in range(self.handicapped.count())] != names:
            self.handicapped.blockSignals(True)
            self.handicapped.clear()
            self.handicapped.addItems(names)
            self.handicapped.setCurrentIndex(chosen)
            self.handicapped.blockSignals(False)
        self._say_handicap()
        refusal = self.refusal()
        self.problem.setText(say(refusal) if refusal else "")
        self.begin.setEnabled(refusal is None)

    def _say_handicap(self) -> None:
        """Tell with how many chains the stronger deck begins, after the games these two decks have played."""
        agreed = self.agreement()
        player = agreed.plan.handicapped
        text = ""
        if player is not None and self._source is not None and all(agreed.decks):
            mine, other = agreed.decks[player][0], agreed.decks[other_player(PLAYERS[player])][0]
            wins = self._source.wins_against(mine, other, agreed.name, practice=agreed.bot is not None)
            row = self._source.row(mine)
            chains = handicap_chains(wins, agreed.plan.edition)
            number = counted(chains, glossary.CHAIN)
            name = deck_words(row.name, row.kind) if row else ""
            text = say(s.HANDICAP_NOW.filled(deck=name, chains=number))
        self.handicap_now.setText(text)

    def _too_few(self, wanted: int, set_code: str) -> Words | None:
        there = len(self._source.unplayed(wanted, 0, set_code)) if self._source else 0
        return s.TOO_FEW.filled(n=wanted) if there < wanted else None

    def _on_begin(self) -> None:
        if self.refusal() is None:
            self.begun.emit(self.agreement())
