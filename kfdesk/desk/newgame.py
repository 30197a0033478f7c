"""Before a game: the start page, and the dialog that seats two players with two decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from secrets import randbelow

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kfdesk.desk import strings as s
from kfdesk.desk.editions import RULES, EditionBox, EditionText
from kfdesk.desk.faces import DeskFaces, printed
from kfdesk.desk.games.pictures import Pictures
from kfdesk.desk.games.strings import ALL_GAMES
from kfdesk.desk.games.tile import GameTile
from kfdesk.desk.plain import Label
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.table_setup import TableSetup
from kfdesk.desk.theme import Theme
from kfdesk.engine.decks import DeckList, Seat
from kfdesk.engine.terms import PLAYERS, CardType, House
from kfdesk.engine.views import CardView
from kfdesk.match.saves import SavedGame
from kfdesk.text.words import Words

DeckChoice = tuple[Path, DeckList]
MOST_SEED = 2**31 - 1
FAN_HEIGHT = 316
"""Height of the cards on the start page, in logical pixels."""
FIRST = ("random", "first", "second")


class CardFan(QWidget):
    """Some cards of the decks at hand, fanned out like a hand."""

    def __init__(self, faces: DeskFaces, cards: Sequence[CardView], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._cards = tuple(cards)
        self._language = "en"
        self.setMinimumHeight(FAN_HEIGHT // 4)
        self.setMaximumHeight(FAN_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_language(self, language: str) -> None:
        """Show the cards in this language."""
        self._language = language
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size wished for; where room is short, the cards are drawn smaller."""
        return QSize(super().sizeHint().width(), FAN_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards about one point below them, five degrees and more apart."""
        del event
        width, step = 132, 11.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self._faces.height_for(width)
        shrunk = self.height() / FAN_HEIGHT
        for number, card in enumerate(self._cards):
            painter.save()
            painter.translate(self.width() / 2, 0)
            painter.scale(shrunk, shrunk)
            painter.translate(0, 760)
            painter.rotate((number - (len(self._cards) - 1) / 2) * step)
            pixmap = self._faces.pixmap(card, width, 2 * self.devicePixelRatioF(), self._language)
            painter.drawPixmap(QRect(-width // 2, -730, width, height), pixmap)
            painter.restore()
        painter.end()


def fan_of(decks: Sequence[DeckChoice]) -> tuple[CardView, ...]:
    """Return a creature of each house of the first two decks, as they would lie in a hand."""
    found: dict[House, CardView] = {}
    for _, deck in decks[:2]:
        for card in deck.cards:
            view = printed(card.id, card.house)
            if view.type is CardType.CREATURE and card.house not in found:
                found[card.house] = view
    return tuple(found.values())[:6]


class StartPage(QWidget):
    """What a start shows: play, quit or read the manual; once there are unfinished games, also to go on with one."""

    play_wanted = Signal()
    decks_wanted = Signal()
    manual_wanted = Signal()
    quit_wanted = Signal()
    game_wanted = Signal(object)
    """The path of an unfinished game."""
    all_wanted = Signal()
    """The list of all kept games."""

    def __init__(self, faces: DeskFaces, decks: Sequence[DeckChoice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = "en"
        self.setObjectName("startPage")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.fan = CardFan(faces, fan_of(decks))
        self.title = Label(s.APP_NAME.en)
        self.title.setObjectName("startTitle")
        self.text = Label()
        self.more = Label()
        self.play = QPushButton()
        self.play.setObjectName("startPlay")
        self.play.setDefault(True)
        self.decks = QPushButton()
        self.quit = QPushButton()
        self.go_on = QPushButton()
        self.go_on.setObjectName("startContinue")
        self.manual = QPushButton()
        self.manual.setFlat(True)
        self.manual.setObjectName("startManual")
        self.games_title = Label()
        self.games: list[GameTile] = []
        self.all_games = QPushButton()
        self.all_games.setFlat(True)
        self.all_games.setObjectName("startAll")
        self._pictures = Pictures()
        self._theme: Theme | None = None
        self.wrong = Label()
        self.wrong.setWordWrap(True)
        self._listed: list[SavedGame] = []
        self._problems: list[Words] = []
        self.play.clicked.connect(self.play_wanted)
        self.decks.clicked.connect(self.decks_wanted)
        self.quit.clicked.connect(self.quit_wanted)
        self.manual.clicked.connect(self.manual_wanted)
        self.go_on.clicked.connect(lambda: self._want(0))
        self.all_games.clicked.connect(self.all_wanted)
        box = QVBoxLayout(self)
        box.addStretch(1)
        box.addWidget(self.fan)
        box.addSpacing(8)
        for widget in (self.title, self.text, self.more):
            widget.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            box.addWidget(widget)
        box.addSpacing(24)
        self._buttons = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for button in (self.go_on, self.play, self.decks, self.quit):
            button.setMinimumSize(260, 48)
            self._buttons.addWidget(button)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addLayout(self._buttons)
        row.addStretch(1)
        box.addLayout(row)
        box.addSpacing(4)
        box.addWidget(self.manual, alignment=Qt.AlignmentFlag.AlignHCenter)
        box.addSpacing(4)
        self._list = QVBoxLayout()
        self._list.setSpacing(2)
        box.addLayout(self._list)
        self._tiles = QHBoxLayout()
        self._tiles.setSpacing(8)
        self._tiles.addStretch(1)
        self._tiles.addStretch(1)
        self._list.addWidget(self.games_title)
        self._list.addLayout(self._tiles)
        self._list.addWidget(self.all_games, alignment=Qt.AlignmentFlag.AlignHCenter)
        self._list.addWidget(self.wrong)
        for widget in (self.games_title, self.wrong):
            widget.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(2)
        self.offer([], [])

    def offer(self, games: Sequence[SavedGame], wrong: Sequence[Words]) -> None:
        """List these unfinished games, the first for "Continue", and tell what was wrong with other files."""
        self._listed, self._problems = list(games), list(wrong)
        for tile in self.games:
            self._tiles.removeWidget(tile)
            tile.deleteLater()
        self.games = []
        for number, game in enumerate(games):
            tile = GameTile(game, self._pictures)
            tile.set_theme(self._theme)
            tile.clicked.connect(partial(self._want, number))
            self._tiles.insertWidget(1 + number, tile)
            self.games.append(tile)
        self._fit_tiles()
        self.all_games.setVisible(bool(games))
        self.go_on.setVisible(bool(games))
        self.games_title.setVisible(bool(games))
        self.wrong.setVisible(bool(wrong))
        # Beside each other, so that the list finds room on a small screen.
        direction = QBoxLayout.Direction.LeftToRight if games else QBoxLayout.Direction.TopToBottom
        self._buttons.setDirection(direction)
        for button in (self.go_on, self.play, self.decks, self.quit):
            button.setMinimumWidth(170 if games else 260)
        self.go_on.setDefault(bool(games))
        self.play.setDefault(not games)
        self.play.setObjectName("" if games else "startPlay")  # one button stands out
        self.play.style().unpolish(self.play)
        self.play.style().polish(self.play)
        self.set_language(self._language)

    def use_pictures(self, pictures: Pictures) -> None:
        """Share the pictures with others who show them."""
        self._pictures = pictures

    def set_theme(self, theme: Theme) -> None:
        """Draw the pictures of games in these colors."""
        self._theme = theme
        for tile in self.games:
            tile.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many games as have room beside each other."""
        super().resizeEvent(event)
        self._fit_tiles()

    def _fit_tiles(self) -> None:
        left = self.width() - 2 * 16
        for number, tile in enumerate(self.games):
            left -= tile.sizeHint().width() + self._tiles.spacing()
            tile.setVisible(left >= 0 or number == 0)

    def _want(self, number: int) -> None:
        self.game_wanted.emit(self._listed[number].path)

    def set_language(self, language: str) -> None:
        """Show all words in this language."""
        self._language = language
        self.go_on.setText(s.CONTINUE.say(language))
        self.go_on.setToolTip(s.CONTINUE_HELP.say(language))
        self.games_title.setText(s.UNFINISHED.say(language))
        for tile in self.games:
            tile.set_language(language)
        self.all_games.setText(ALL_GAMES.say(language))
        self.wrong.setText("\n".join(words.say(language) for words in self._problems))
        self.text.setText(s.START_TITLE.say(language))
        self.more.setText(s.START_TEXT.say(language))
        self.play.setText(s.PLAY.say(language))
        self.decks.setText(s.MY_DECKS.say(language))
        self.quit.setText(s.QUIT.say(language))
        self.manual.setText(s.READ_MANUAL.say(language))


class NewGameDialog(QDialog):
    """Asks who plays with which deck, who starts, the seed, by which rules, and whether hands lie open.

    Where `offer_more` was called it also leads to the decks of the shelf.
    """

    def __init__(self, decks: Sequence[DeckChoice], settings: DeskSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decks = list(decks)
        self._language = language = settings.language_now
        self.setWindowTitle(s.NEW_GAME_TITLE.say(language))
        self.names = (QLineEdit(), QLineEdit())
        self.decks = (QComboBox(), QComboBox())
        self.first = QComboBox()
        self.edition = EditionBox()
        self.differences = EditionText()
        self.seed = QSpinBox()
        self.dice = QToolButton()
        self.open_table = QCheckBox(s.OPEN_TABLE.say(language))
        self.buttons = QDialogButtonBox()
        self.start = self.buttons.addButton(s.START_GAME.say(language), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(s.CANCEL.say(language), QDialogButtonBox.ButtonRole.RejectRole)
        self.more = self.buttons.addButton(s.MORE_DECKS.say(language), QDialogButtonBox.ButtonRole.ActionRole)
        self.more.setToolTip(s.MORE_DECKS_HELP.say(language))
        self.more.setAutoDefault(False)
        self.more.hide()
        self.start.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out(language)
        self._fill(settings, language)
        self.start.setFocus()

    def offer_more(self, does: Callable[[], object]) -> None:
        """Offer the decks of the shelf and the formats of a match: closes the dialog and calls `does`."""
        self.more.show()
        self.more.clicked.connect(self.reject)
        self.more.clicked.connect(lambda *_: does())

    def setup(self) -> TableSetup:
        """Return the game as asked for."""
        seats = tuple(Seat(self._name(player), self._decks[self.decks[player].currentIndex()][1]) for player in PLAYERS)
        first = {0: None, 1: 0, 2: 1}[self.first.currentIndex()]
        return TableSetup(
            (seats[0], seats[1]), self.seed.value(), first, self.open_table.isChecked(), self.edition.edition()
        )

    def remember(self, settings: DeskSettings) -> DeskSettings:
        """Return `settings` with what was chosen here, for the next time."""
        files = [self._decks[box.currentIndex()][0].name for box in self.decks]
        return settings.model_copy(
            update={
                "player_names": (self.names[0].text().strip(), self.names[1].text().strip()),
                "decks": (files[0], files[1]),
                "first_player": FIRST[self.first.currentIndex()],
                "open_table": self.open_table.isChecked(),
            }
        )

    def roll(self) -> None:
        """Take another seed."""
        self.seed.setValue(randbelow(MOST_SEED) + 1)

    def _lay_out(self, language: str) -> None:
        box = QVBoxLayout(self)
        seats = QHBoxLayout()
        for player in PLAYERS:
            group = QGroupBox(s.PLAYER_N.filled(n=player + 1).say(language))
            form = QFormLayout(group)
            form.addRow(s.NAME.say(language), self.names[player])
            form.addRow(s.DECK.say(language), self.decks[player])
            seats.addWidget(group)
        box.addLayout(seats)
        seed = QHBoxLayout()
        seed.addWidget(self.seed, 1)
        seed.addWidget(self.dice)
        form = QFormLayout()
        form.addRow(s.STARTS.say(language), self.first)
        form.addRow(s.SEED.say(language), seed)
        form.addRow(RULES.say(language), self.edition)
        form.addRow(self.open_table)
        box.addLayout(form)
        self.help = Label(s.OPEN_TABLE_HELP.say(language))
        self.help.setObjectName("dim")
        self.help.setWordWrap(True)
        box.addWidget(self.help)
        box.addWidget(self.differences, 1)
        box.addWidget(self.buttons)
        box.addStrut(560)

    def _fill(self, settings: DeskSettings, language: str) -> None:
        for player in PLAYERS:
            self._fill_seat(player, settings, language)
        self.first.addItem(s.STARTS_RANDOM.say(language))
        self.first.addItems([self._name(0), self._name(1)])
        self.first.setCurrentIndex(FIRST.index(settings.first_player))
        self.seed.setRange(0, MOST_SEED)
        self.seed.setGroupSeparatorShown(False)
        self.seed.setToolTip(s.SEED_HELP.say(language))
        self.dice.setText("⚄")
        self.dice.setToolTip(s.DICE.say(language))
        self.dice.setAccessibleName(s.DICE.say(language))
        self.dice.clicked.connect(self.roll)
        self.open_table.setChecked(settings.open_table)
        self.edition.set_language(language)
        self.edition.currentIndexChanged.connect(lambda _: self._on_edition())
        self.roll()
        if not self._decks:
            self.start.setEnabled(False)
            self.help.setText(s.NO_DECKS.say(language))

    def _fill_seat(self, player: int, settings: DeskSettings, language: str) -> None:
        line, box = self.names[player], self.decks[player]
        default = s.PLAYER_N.filled(n=player + 1).say(language)
        line.setText(settings.player_names[player])
        line.setPlaceholderText(default)
        line.setMaxLength(40)
        line.setAccessibleName(f"{default}: {s.NAME.say(language)}")
        line.textChanged.connect(self._on_name)
        for path, deck in self._decks:
            box.addItem(deck.name, path.name)
        last = box.findData(settings.decks[player]) if settings.decks[player] else -1
        fallback = player if player < box.count() else 0
        box.setCurrentIndex(last if last >= 0 else fallback)
        box.setAccessibleName(f"{default}: {s.DECK.say(language)}")

    def _name(self, player: int) -> str:
        return self.names[player].text().strip() or s.PLAYER_N.filled(n=player + 1).say(self._language)

    def _on_edition(self) -> None:
        self.differences.tell(self.edition.edition(), self._language)

    def _on_name(self) -> None:
        for player in PLAYERS:
            if self.first.count() == 3:
                self.first.setItemText(player + 1, self._name(player))
