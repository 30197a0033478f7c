"""The dialog that seats two players with two decks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from secrets import randbelow

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kfdesk.collection.files import STARTERS, sample_decks
from kfdesk.desk import texts as s
from kfdesk.desk.deck_choice.picking import DeckButton
from kfdesk.desk.deck_choice.source import ChoosableDecks
from kfdesk.desk.deck_choice.texts import FOR_PLAYER as CHOOSE_FOR
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.editions import RULES, EditionBox, EditionText
from kfdesk.desk.kit.fit_to_screen import grow
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import across
from kfdesk.desk.kit.number_fields import NumberField
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import say
from kfdesk.desk.play.table_setup import MOST_SEED, TableSetup
from kfdesk.desk.practice.level_box import LevelBox
from kfdesk.desk.practice.texts import PROGRAM_PLAYS_HELP
from kfdesk.desk.window.start_buttons import StartButton
from kfdesk.engine.decks import DeckList, Seat
from kfdesk.engine.rules import SetupError
from kfdesk.engine.terms import PLAYERS
from kfdesk.text.words import Words, same

MOST_LOOKED_AT = 64
"""So many decks are looked through for those of a first game."""
FIRST = ("random", "first", "second")
BOT = PLAYERS[1]
"""The seat that the program may play."""


class NewGameDialog(QDialog):
    """Asks who plays with which deck, who starts, the seed, by which rules, and whether hands lie open.

    Where `offer_more` was called it also leads to the decks of the shelf.
    """

    def __init__(self, decks: ChoosableDecks, settings: DeskSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decks = decks
        self.setWindowTitle(say(s.NEW_GAME_TITLE))
        self.names = (QLineEdit(), QLineEdit())
        titles = [CHOOSE_FOR.filled(player=s.PLAYER_N.filled(n=player + 1)) for player in PLAYERS]
        self.decks = tuple(DeckButton(decks, title) for title in titles)
        self.first = QComboBox()
        self.edition = EditionBox()
        self.differences = EditionText()
        self.others = QPushButton(say(s.MORE_CHOICES))
        """Shows what one seldom chooses: seed and rules."""
        self.seldom = QWidget()
        self.seed = NumberField()
        self.dice = QToolButton()
        self.open_table = QCheckBox(say(s.OPEN_TABLE))
        self.practice = StartButton("practice", s.AGAINST_PROGRAM, s.AGAINST_PROGRAM_MORE)
        self.practice.setToolTip(tip(say(PROGRAM_PLAYS_HELP)))
        self.friend = StartButton("friend", s.WITH_FRIEND, s.WITH_FRIEND_MORE)
        """Against whom one plays: what is chosen first."""
        self.level = LevelBox()
        self._friends_name = ""
        """What was typed for the second seat, while the program plays it under its own name."""
        self.buttons = QDialogButtonBox()
        self.start = self.buttons.addButton(say(s.START_GAME), QDialogButtonBox.ButtonRole.AcceptRole)
        set_kind(self.start, Kind.PRIMARY)
        cancel = self.buttons.addButton(say(s.CANCEL), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setAutoDefault(False)  # Return starts the game, also after a click on another button
        self.more = self.buttons.addButton(say(s.MORE_DECKS), QDialogButtonBox.ButtonRole.ActionRole)
        self.more.setToolTip(say(s.MORE_DECKS_HELP))
        self.more.setAutoDefault(False)
        self.more.hide()
        self.start.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self._fill(settings)
        self.start.setFocus()
        QTimer.singleShot(0, self, partial(grow, self))  # with the letters it is shown in

    def offer_more(self, does: Callable[[], object]) -> None:
        """Offer the decks of the shelf and the formats of a match: closes the dialog and calls `does`."""
        self.more.show()
        self.more.clicked.connect(self.reject)
        self.more.clicked.connect(lambda *_: does())

    def setup(self) -> TableSetup:
        """Return the game as asked for."""
        seats = tuple(Seat(self._name(player), self._deck(player)) for player in PLAYERS)
        first = {0: None, 1: 0, 2: 1}[self.first.currentIndex()]
        begins = self.seed.value(), first, self.open_table.isChecked(), self.edition.edition()
        if not self.practice.isChecked():
            return TableSetup((seats[0], seats[1]), *begins)
        return TableSetup((seats[0], seats[1]), *begins, bot=BOT, level=self.level.kept)

    def _deck(self, player: int) -> DeckList:
        """Return the deck of a player; raises `SetupError` for one that is gone from the shelf."""
        deck = self._decks.deck(self.decks[player].key)
        if deck is None:
            raise SetupError(s.NO_DECKS)
        return deck

    def remember(self, settings: DeskSettings) -> DeskSettings:
        """Return `settings` with what was chosen here, for the next time."""
        return settings.model_copy(
            update={
                "player_names": (self.names[0].text().strip(), self._name_to_keep()),
                "decks": (self.decks[0].key, self.decks[1].key),
                "first_player": FIRST[self.first.currentIndex()],
                "open_table": self.open_table.isChecked(),
                "practice": self.practice.isChecked(),
                "level": self.level.kept,
            }
        )

    def _name_to_keep(self) -> str:
        """Return the name of whoever sits in the second seat when the program does not."""
        return self._friends_name if self.practice.isChecked() else self.names[BOT].text().strip()

    def roll(self) -> None:
        """Take another seed."""
        self.seed.setValue(randbelow(MOST_SEED) + 1)

    def _lay_out(self) -> None:
        box = QVBoxLayout(self)
        against = QButtonGroup(self)
        for button in (self.practice, self.friend):
            button.setCheckable(True)
            button.setAutoDefault(False)
            policy = button.sizePolicy()
            policy.setHeightForWidth(True)  # as high as each other, and no higher than their words need
            button.setSizePolicy(policy)
            against.addButton(button)
        box.addLayout(across(self.practice, self.friend, gap=10))
        box.addWidget(self.level)
        self.level.hide()
        seats = QHBoxLayout()
        for player in PLAYERS:
            group = QGroupBox(say(s.PLAYER_N.filled(n=player + 1)))
            form = QFormLayout(group)
            form.addRow(say(s.NAME), self.names[player])
            form.addRow(self.decks[player])
            seats.addWidget(group, 1)
        box.addLayout(seats)
        seed = across((self.seed, 1), self.dice)
        form = QFormLayout()
        form.addRow(say(s.STARTS), self.first)
        form.addRow(self.open_table)
        box.addLayout(form)
        self.help = Label(say(s.OPEN_TABLE_HELP), style="dim", wraps=True)
        box.addWidget(self.help)
        seldom = QFormLayout(self.seldom)
        seldom.setContentsMargins(0, 0, 0, 0)
        seldom.addRow(say(s.SEED), seed)
        seldom.addRow(say(RULES), self.edition)
        set_kind(self.others, Kind.QUIET)
        self.others.setCheckable(True)
        self.others.setAutoDefault(False)
        self.others.toggled.connect(self._show_seldom)
        box.addWidget(self.others, alignment=Qt.AlignmentFlag.AlignLeft)
        box.addWidget(self.seldom)
        self._show_seldom(False)
        box.addWidget(self.differences, 1)
        box.addWidget(self.buttons)
        box.addStrut(560)

    def _fill(self, settings: DeskSettings) -> None:
        for player in PLAYERS:
            self._fill_seat(player, settings)
        self.first.addItem(say(s.STARTS_RANDOM))
        self.first.addItems([self._name(0), self._name(1)])
        self.first.setCurrentIndex(FIRST.index(settings.first_player))
        self.seed.setRange(0, MOST_SEED)
        self.seed.setGroupSeparatorShown(False)
        self.seed.setToolTip(say(s.SEED_HELP))
        self.dice.setText("⚄")
        self.dice.ensurePolished()
        self.dice.setMinimumHeight(self.dice.fontMetrics().height() + 24)  # the sign comes from another, higher font
        self.dice.setToolTip(say(s.DICE))
        self.dice.setAccessibleName(say(s.DICE))
        self.dice.clicked.connect(self.roll)
        self.open_table.setChecked(settings.open_table)
        (self.practice if settings.practice else self.friend).setChecked(True)
        self.level.choose(settings.level)
        self.level.changed.connect(self._on_name)
        self.practice.toggled.connect(self._on_opponent)
        self._on_opponent()
        self._on_name()
        self.edition.currentIndexChanged.connect(lambda _: self._on_edition())
        self.roll()
        self._on_deck()
        for button in self.decks:
            button.changed.connect(self._on_deck)

    def _fill_seat(self, player: int, settings: DeskSettings) -> None:
        line, button = self.names[player], self.decks[player]
        default = say(s.PLAYER_N.filled(n=player + 1))
        line.setText(settings.player_names[player])
        line.setPlaceholderText(default)
        line.setMaxLength(40)
        line.setAccessibleName(f"{default}: {say(s.NAME)}")
        line.textChanged.connect(self._on_name)
        if not button.choose(settings.decks[player]):
            usual = self._usual()
            if usual:
                button.choose(usual[min(player, len(usual) - 1)])

    def _usual(self) -> list[str]:
        """Return the decks of a first game: the starter decks, then the first ones that can be played."""
        first = (row for row in self._decks.rows(self._decks.find("")[:MOST_LOOKED_AT]) if row.playable)
        starters = [deck.name for _, deck in sample_decks()[: len(STARTERS)]]
        places = {name: place for place, name in enumerate(starters)}
        return [row.key for row in sorted(first, key=lambda row: places.get(row.name, len(places)))]

    def _name(self, player: int) -> str:
        return self.names[player].text().strip() or say(self._unnamed(player))

    def _unnamed(self, player: int) -> Words:
        """Return what a player without a name is called."""
        if player == BOT and self.practice.isChecked():
            return same(self.level.level.name)
        return s.PLAYER_N.filled(n=player + 1)

    def _on_deck(self) -> None:
        """Let a game begin once there are two decks."""
        ready = all(button.key for button in self.decks)
        self.start.setEnabled(ready)
        self.help.setText(say(s.OPEN_TABLE_HELP if ready else s.NO_DECKS))

    def _show_seldom(self, shown: bool) -> None:
        self.seldom.setVisible(shown)
        self.others.setText(f"{'▾' if shown else '▸'} {say(s.MORE_CHOICES)}")
        self.others.setAccessibleName(say(s.MORE_CHOICES))
        if self.isVisible():
            grow(self)

    def _on_edition(self) -> None:
        self.differences.tell(self.edition.edition())

    def _on_opponent(self) -> None:
        """Light up against whom one plays; Return begins the game then, although the button has the keyboard."""
        for button in (self.practice, self.friend):
            set_kind(button, Kind.PRIMARY if button.isChecked() else Kind.NORMAL)
        if self.practice.isChecked() is not self.level.isVisibleTo(self):
            self._change_seat()
        self.level.setVisible(self.practice.isChecked())
        self.start.setDefault(True)
        self._on_name()
        if self.isVisible():
            grow(self)

    def _change_seat(self) -> None:
        """Have the program under its own name in the second seat, or the friend again."""
        if self.practice.isChecked():
            self._friends_name = self.names[BOT].text().strip()
            self.names[BOT].clear()
        else:
            self.names[BOT].setText(self._friends_name)

    def _on_name(self) -> None:
        self.names[BOT].setPlaceholderText(say(self._unnamed(BOT)))
        for player in PLAYERS:
            if self.first.count() == 3:
                self.first.setItemText(player + 1, self._name(player))
