"""Where a match is agreed: the format, who plays, and the decks each brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from kfdesk.desk.editions import EDITION, EditionBox, EditionText
from kfdesk.desk.matches import strings as s
from kfdesk.desk.matches.source import BETWEEN, DeckItem, DeckSource
from kfdesk.desk.naming import house_name
from kfdesk.desk.plain import Label, tip
from kfdesk.engine import glossary
from kfdesk.engine.headings import heading
from kfdesk.engine.terms import PLAYERS, House, Player, other_player
from kfdesk.match.formats import RECIPES, DeckRule, Plan, handicap_chains
from kfdesk.text.nouns import counted
from kfdesk.text.words import Words

MOST_LISTED = 300
"""So many decks are listed for a search; more would help nobody who looks for one."""
TYPING_MS = 120
"""How long a pause in typing is before the list follows."""
MOST_BROUGHT = 6
"""How many decks a player may bring to a bidding."""
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


class SideBox(QWidget):
    """One player's half: the name, and a list of decks to choose from."""

    changed = Signal()

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = player
        self._source: DeckSource | None = None
        self._language = "en"
        self._several = False
        self._keys: tuple[str, ...] = ()
        self._opens = 0
        self.name = QLineEdit()
        self.name.setMaxLength(40)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setObjectName("matchList")
        self.list.setUniformItemSizes(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chosen = Label()
        self.chosen.setWordWrap(True)
        self._help = Label()
        self._help.setObjectName("dim")
        self._help.setWordWrap(True)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(TYPING_MS)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        for widget in (self.name, self.search):
            box.addWidget(widget)
        box.addWidget(self.list, 1)
        box.addWidget(self.chosen)
        box.addWidget(self._help)
        self._wait.timeout.connect(self.look)
        self.search.textChanged.connect(lambda _: self._wait.start())
        self.search.returnPressed.connect(self._take_first)
        self.list.itemSelectionChanged.connect(self._on_selected)
        self.name.textChanged.connect(lambda _: self.changed.emit())

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the decks brought, in the order they were chosen."""
        return self._keys

    def says(self) -> str:
        """Return the player's name, or what stands for it."""
        return self.name.text().strip() or s.PLAYER_N.filled(n=self.player + 1).say(self._language)

    def use(self, source: DeckSource) -> None:
        """Offer the decks of this source."""
        self._source = source
        self.look()

    def set_language(self, language: str) -> None:
        """Show all words in this language."""
        self._language = language
        player = s.PLAYER_N.filled(n=self.player + 1).say(language)
        self.name.setPlaceholderText(player)
        self.name.setAccessibleName(f"{player}: {s.NAME.say(language)}")
        self.search.setPlaceholderText(s.SEARCH.say(language))
        self.search.setAccessibleName(f"{player}: {s.SEARCH.say(language)}")
        self.list.setAccessibleName(f"{player}: {s.FORMAT.say(language)}")
        self._help.setText(s.BRINGS_HELP.say(language))
        self.look()

    def set_mode(self, *, several: bool, opens: int) -> None:
        """Let one deck or several be chosen; with `opens` none: so many unknown ones are opened instead."""
        if several != self._several and not several:
            self._keys = self._keys[:1]
        self._several, self._opens = several, opens
        modes = QAbstractItemView.SelectionMode
        self.list.setSelectionMode(modes.MultiSelection if several else modes.SingleSelection)
        for widget in (self.search, self.list):
            widget.setVisible(not opens)
        self._help.setVisible(several and not opens)
        self._show_chosen()
        self._mark_chosen()

    def choose(self, keys: Sequence[str]) -> None:
        """Choose these decks."""
        self._keys = tuple(keys)[: MOST_BROUGHT if self._several else 1]
        self._mark_chosen()
        self._show_chosen()
        self.changed.emit()

    def look(self) -> None:
        """List what fits the search."""
        if self._source is None:
            return
        found = self._source.search(self.search.text(), MOST_LISTED)
        self.list.blockSignals(True)
        self.list.clear()
        for item in found:
            self.list.addItem(self._entry(item))
        if not found:
            empty = QListWidgetItem(s.NOTHING_FOUND.say(self._language))
            empty.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(empty)
        self.list.blockSignals(False)
        self._mark_chosen()
        self._show_chosen()

    def _entry(self, item: DeckItem) -> QListWidgetItem:
        houses = ", ".join(_house(word, self._language) for word in item.houses)
        text = f"{item.name}  –  {houses}"
        if not item.playable:
            text += f"  ({s.NOT_PLAYABLE.say(self._language)})"
        entry = QListWidgetItem(text)
        entry.setToolTip(tip(text))
        entry.setData(_KEY, item.key)
        if not item.playable:
            entry.setFlags(Qt.ItemFlag.NoItemFlags)
        return entry

    def _take_first(self) -> None:
        """Enter in the search chooses the first deck of the list."""
        self._wait.stop()
        self.look()
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item.flags() & Qt.ItemFlag.ItemIsSelectable:
                item.setSelected(True)
                return

    def _on_selected(self) -> None:
        shown = {self.list.item(row).data(_KEY) for row in range(self.list.count())}
        picked = [item.data(_KEY) for item in self.list.selectedItems()]
        if not self._several:
            self._keys = tuple(picked[:1]) or self._keys
        else:
            kept = [key for key in self._keys if key not in shown or key in picked]
            self._keys = tuple(dict.fromkeys((*kept, *picked)))[:MOST_BROUGHT]
        self._mark_chosen()
        self._show_chosen()
        self.changed.emit()

    def _mark_chosen(self) -> None:
        """Select the chosen decks in the list, as far as they are in it."""
        self.list.blockSignals(True)
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setSelected(item.data(_KEY) is not None and item.data(_KEY) in self._keys)
        self.list.blockSignals(False)

    def _show_chosen(self) -> None:
        if self._opens:
            words = s.OPENS.filled(n=self._opens)
        elif not self._keys:
            words = s.CHOSEN_NONE
        else:
            names = BETWEEN.join(self._name_of(key) for key in self._keys)
            words = s.BRINGS.filled(decks=names) if self._several else s.CHOSEN_ONE.filled(deck=names)
        self.chosen.setText(words.say(self._language))

    def _name_of(self, key: str) -> str:
        item = self._source.item(key) if self._source else None
        return item.name if item else key


def _house(word: str, language: str) -> str:
    return house_name(House(word)).say(language) if word in _HOUSES else word


_HOUSES = frozenset(House)


class SetupPage(QWidget):
    """The whole agreement before a match."""

    begun = Signal(object)
    """The `Agreement`."""
    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = "en"
        self._source: DeckSource | None = None
        self.title = Label()
        self.title.setObjectName("matchTitle")
        self.formats = QListWidget()
        self.formats.setObjectName("matchList")
        for key in RECIPES:
            item = QListWidgetItem()
            item.setData(_KEY, key)
            self.formats.addItem(item)
        self.text = Label()
        self.text.setWordWrap(True)
        self.rule = Label()
        self.rule.setObjectName("dim")
        self.rule.setWordWrap(True)
        self.three = QCheckBox()
        self.open_table = QCheckBox()
        self.edition = EditionBox()
        self.differences = EditionText()
        self.handicapped = QComboBox()
        self.handicap_now = Label()
        self.handicap_now.setWordWrap(True)
        self.sealed_count = QSpinBox()
        self.sealed_count.setRange(1, 6)
        self.sealed_count.setValue(2)
        self.sealed_from = QComboBox()
        self.sides = (SideBox(PLAYERS[0]), SideBox(PLAYERS[1]))
        self.problem = Label()
        self.problem.setWordWrap(True)
        self.begin = QPushButton()
        self.begin.setObjectName("startPlay")
        self.begin.setDefault(True)
        self.back = QPushButton()
        self._labels = {"edition": Label(), "handicapped": Label(), "sealed": Label(), "from": Label()}
        self._lay_out()
        self._connect()
        self.set_language("en")
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
        )

    def refusal(self) -> Words | None:
        """Return why the match cannot begin so, None when it can."""
        agreed = self.agreement()
        if agreed.players[0] == agreed.players[1]:
            return s.SAME_NAMES
        if agreed.plan.decks is DeckRule.SEALED:
            return self._too_few(2 * agreed.plan.sealed) if agreed.from_shelf else None
        for player, keys in zip(agreed.players, agreed.decks, strict=True):
            if not keys:
                return s.MISSING_DECK.filled(player=player)
        if agreed.plan.decks is DeckRule.BIDDING and len({*agreed.decks[0], *agreed.decks[1]}) < 2:
            return s.TWO_DECKS
        return None

    def set_language(self, language: str) -> None:
        """Show all words in this language."""
        self._language = language
        for row in range(self.formats.count()):
            item = self.formats.item(row)
            item.setText(RECIPES[item.data(_KEY)].name.say(language))
        says: dict[Label | QAbstractButton, Words] = {
            self.title: s.TITLE,
            self.three: s.BEST_OF_THREE,
            self.open_table: s.OPEN_TABLE,
            self.begin: s.BEGIN,
            self.back: s.BACK,
            self._labels["edition"]: EDITION,
            self._labels["handicapped"]: s.HANDICAPPED,
            self._labels["sealed"]: s.SEALED_COUNT,
            self._labels["from"]: s.SEALED_FROM,
        }
        for widget, words in says.items():
            widget.setText(words.say(language))
        self.formats.setAccessibleName(s.FORMAT.say(language))
        self.edition.set_language(language)
        self.handicapped.setAccessibleName(s.HANDICAPPED.say(language))
        self.sealed_count.setAccessibleName(s.SEALED_COUNT.say(language))
        self.sealed_from.setAccessibleName(s.SEALED_FROM.say(language))
        chosen = max(self.sealed_from.currentIndex(), 0)
        self.sealed_from.clear()
        self.sealed_from.addItems([s.SEALED_NEW.say(language), s.SEALED_SHELF.say(language)])
        self.sealed_from.setCurrentIndex(chosen)
        for side in self.sides:
            side.set_language(language)
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the shelf anew: decks may have come since."""
        super().showEvent(event)
        for side in self.sides:
            side.look()
        self._check()

    # Within.

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.formats, 4)
        left.addSpacing(6)
        left.addWidget(self.text)
        left.addWidget(self.rule)
        form = self._form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self._labels["edition"], self.edition)
        form.addRow(self._labels["handicapped"], self.handicapped)
        form.addRow(self._labels["sealed"], self.sealed_count)
        form.addRow(self._labels["from"], self.sealed_from)
        left.addLayout(form)
        left.addWidget(self.differences, 6)
        for widget in (self.handicap_now, self.three, self.open_table):
            left.addWidget(widget)
        left.addStretch(1)
        grid = QGridLayout()
        grid.addLayout(left, 0, 0)
        for column, side in enumerate(self.sides, 1):
            grid.addWidget(side, 0, column)
        for column, stretch in enumerate((2, 3, 3)):
            grid.setColumnStretch(column, stretch)
        grid.setHorizontalSpacing(24)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addWidget(self.problem, 1)
        foot.addWidget(self.begin)
        for button in (self.back, self.begin):
            button.setMinimumSize(160, 42)
        box = QVBoxLayout(self)
        box.setContentsMargins(32, 20, 32, 20)
        box.addWidget(self.title)
        box.addLayout(grid, 1)
        box.addLayout(foot)
        self.text.setMinimumHeight(self.text.fontMetrics().height() * 5)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.problem.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _connect(self) -> None:
        self.formats.currentRowChanged.connect(lambda _: self._follow())
        self.edition.currentIndexChanged.connect(lambda _: self._follow())
        self.three.toggled.connect(lambda _: self._check())
        self.handicapped.currentIndexChanged.connect(lambda _: self._check())
        self.sealed_count.valueChanged.connect(lambda _: self._follow())
        self.sealed_from.currentIndexChanged.connect(lambda _: self._check())
        for side in self.sides:
            side.changed.connect(self._check)
        self.back.clicked.connect(self.back_wanted)
        self.begin.clicked.connect(self._on_begin)

    def _follow(self) -> None:
        """Show what belongs to the format chosen, and hide the rest."""
        key = self.format()
        recipe = RECIPES[key]
        self.text.setText(recipe.says(self.edition.edition()).say(self._language))
        self.differences.tell(self.edition.edition(), self._language)
        rule = s.RULEBOOK.filled(entry=heading(recipe.rule)) if recipe.rule else s.CUSTOM
        self.rule.setText(rule.say(self._language))
        self.rule.setVisible(key != "single")
        sealed = recipe.plan.decks is DeckRule.SEALED
        handicap = recipe.plan.handicapped is not None
        self.handicap_now.setVisible(handicap)
        for field, visible in ((self.handicapped, handicap), (self.sealed_count, sealed), (self.sealed_from, sealed)):
            self._form.setRowVisible(field, visible)
        fixed = recipe.plan.games == 3
        self.three.setVisible(not fixed and key != "single")
        if fixed or key == "single":
            self.three.setChecked(False)
        for side in self.sides:
            side.set_mode(
                several=recipe.plan.decks is DeckRule.BIDDING, opens=self.sealed_count.value() if sealed else 0
            )
        self._check()

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
        self.problem.setText(refusal.say(self._language) if refusal else "")
        self.begin.setEnabled(refusal is None)

    def _say_handicap(self) -> None:
        """Tell with how many chains the stronger deck begins, after the games these two decks have played."""
        agreed = self.agreement()
        player = agreed.plan.handicapped
        text = ""
        if player is not None and self._source is not None and all(agreed.decks):
            mine, other = agreed.decks[player][0], agreed.decks[other_player(PLAYERS[player])][0]
            wins = self._source.wins_against(mine, other, agreed.name)
            item = self._source.item(mine)
            chains = handicap_chains(wins, agreed.plan.edition)
            number = counted(chains, glossary.CHAIN)
            text = s.HANDICAP_NOW.filled(deck=item.name if item else "", chains=number).say(self._language)
        self.handicap_now.setText(text)

    def _too_few(self, wanted: int) -> Words | None:
        there = len(self._source.unplayed(wanted, 0)) if self._source else 0
        return s.TOO_FEW.filled(n=wanted) if there < wanted else None

    def _on_begin(self) -> None:
        if self.refusal() is None:
            self.begun.emit(self.agreement())
