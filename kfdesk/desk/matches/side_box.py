"""One player's half of the page where a match is agreed: the name, and the decks to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from kfdesk.collection.search import DeckRow
from kfdesk.desk.deck_choice.chooser import DeckChooser
from kfdesk.desk.deck_choice.texts import can_be_chosen
from kfdesk.desk.decks.columns import BY_ID, set_or_kind
from kfdesk.desk.decks.texts import COLUMN_NAMES
from kfdesk.desk.decks.unboxing import DeckScene
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.matches import texts as s
from kfdesk.desk.matches.source import BETWEEN, DeckSource
from kfdesk.desk.practice.level_box import LevelBox
from kfdesk.engine.terms import Player
from kfdesk.match.home_marks import deck_words
from kfdesk.text.words import Words, same

MOST_BROUGHT = 6
"""How many decks a player may bring to a bidding."""
PACKS_IN_A_ROW = 3
FIGURES = ("expected", "creatures", "actions", "artifacts", "upgrades", "results", "chains")
"""The columns of the shelf that are said of a deck that was chosen."""
LINES_FOR_FIGURES = 19
"""With fewer lines of letters than these the decks need the room in which the figures of the one chosen stand."""
NO_VALUE = "–"
"""What a column says where nothing is known."""


class SideBox(QWidget):
    """One player's half: the name, and a list of decks to choose from."""

    changed = Signal()

    def __init__(self, player: Player, parent: QWidget | None = None, *, may_be_program: bool = False) -> None:
        super().__init__(parent)
        self.player = player
        self._source: DeckSource | None = None
        self._several = False
        self._exactly: int | None = None
        self._opens = 0
        self.closed: list[DeckScene] = []
        """The packs shown in a sealed match."""
        self.setObjectName("matchSide")
        self.name = QLineEdit()
        self.name.setMaxLength(40)
        self.program = says(QCheckBox(), s.BY_PROGRAM, tip=s.PROGRAM_DECIDES)
        keeps = self.program.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)  # both lists of decks begin at one height
        self.program.setSizePolicy(keeps)
        self.level = LevelBox()
        """Which of its players the program is."""
        self._persons_name = ""
        """What was typed for this seat, while the program plays it under its own name."""
        self.level.hide()
        self.decks = DeckChooser()
        self.packs = QGridLayout()
        self.chosen = Label(wraps=True)
        self.about = Label(style="dim", wraps=True)
        """What the one deck chosen is: its houses, its set, some figures."""
        self._help = Label(style="dim", wraps=True)
        down(
            self.name,
            self.program,
            self.level,
            (self.decks, 1),
            (self.packs, 1),
            self.chosen,
            self.about,
            self._help,
            on=self,
            margins=0,
        )
        self.program.setVisible(may_be_program)  # laid out by now: before, it would be a window of its own
        self.decks.changed.connect(self._on_changed)
        self.name.textChanged.connect(lambda _: self.changed.emit())
        self.program.toggled.connect(self._change_seat)
        self.level.changed.connect(self._say)
        self.level.changed.connect(self.changed.emit)
        self.program.toggled.connect(lambda _: self._say())
        self.program.toggled.connect(lambda _: self.changed.emit())
        follow_language(self._say)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the decks brought, in the order they were chosen."""
        return self.decks.keys

    @property
    def name_to_keep(self) -> str:
        """The name of whoever sits here when the program does not, "" for none."""
        return self._persons_name if self.program.isChecked() else self.name.text().strip()

    def _change_seat(self, by_program: bool) -> None:
        """Have the program under its own name here, or the person again."""
        self.level.setVisible(by_program)
        if by_program:
            self._persons_name = self.name.text().strip()
        self.name.setText("" if by_program else self._persons_name)

    def says(self) -> str:
        """Return the player's name, or what stands for it."""
        return self.name.text().strip() or say(self._unnamed())

    def _unnamed(self) -> Words:
        """Return what a player without a name is called."""
        return same(self.level.level.name) if self.program.isChecked() else s.PLAYER_N.filled(n=self.player + 1)

    def use(self, source: DeckSource) -> None:
        """Offer the decks of this source."""
        self._source = source
        self.decks.use(source)
        self._show_chosen()

    def _say(self) -> None:
        player = say(s.PLAYER_N.filled(n=self.player + 1))
        self.name.setPlaceholderText(say(self._unnamed()))
        self.name.setAccessibleName(f"{player}: {say(s.NAME)}")
        self.decks.search.setAccessibleName(f"{player}: {say(s.SEARCH)}")
        self._help.setText(say(s.BRINGS_EXACTLY.filled(n=self._exactly) if self._exactly else s.BRINGS_HELP))
        self._show_chosen()

    def set_mode(self, *, several: bool, opens: int, exactly: int | None = None) -> None:
        """Let one deck or several be chosen, or `exactly` so many; with `opens` none: so many unknown ones are opened
        instead."""
        self._several, self._opens, self._exactly = several or exactly is not None, opens, exactly
        self.decks.allow(exactly or (MOST_BROUGHT if several else 1))
        self.decks.setVisible(not opens)
        self._help.setVisible(self._several and not opens)
        self._show_packs()
        self._say()

    def _show_packs(self) -> None:
        """Show a closed pack for each unknown deck that will be opened, side by side or in two rows."""
        for pack in self.closed[self._opens :]:
            pack.deleteLater()
            pack.hide()
        del self.closed[self._opens :]
        while len(self.closed) < self._opens:
            pack = DeckScene(None, None, self.player)
            row, column = divmod(len(self.closed), PACKS_IN_A_ROW)
            self.packs.addWidget(pack, row, column)
            self.closed.append(pack)

    def choose(self, keys: Sequence[str]) -> None:
        """Choose those of these decks that are there and can be chosen."""
        rows = [self._source.row(key) for key in keys] if self._source is not None else []
        self.decks.choose([row.key for row in rows if row is not None and can_be_chosen(row)])

    def _on_changed(self) -> None:
        self._show_chosen()
        self.changed.emit()

    def _show_chosen(self) -> None:
        if self._opens:
            words = s.OPENS.filled(n=self._opens)
        elif not self.keys:
            words = s.CHOSEN_NONE
        else:
            names = BETWEEN.join(self._name_of(key) for key in self.keys)
            words = s.BRINGS.filled(decks=names) if self._several else s.CHOSEN_ONE.filled(deck=names)
        self.chosen.setText(say(words))
        row = self._source.row(self.keys[0]) if self._source and len(self.keys) == 1 and not self._opens else None
        self.about.setText(" · ".join(figures_of(row)) if row is not None else "")
        self._give_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the decks their room."""
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """Show the figures of the deck chosen below the decks, or in a tooltip where letters are large."""
        room = self.height() >= LINES_FOR_FIGURES * self.fontMetrics().height()
        self.about.setVisible(bool(self.about.text()) and room)
        self.chosen.setToolTip("" if room else tip(self.about.text()))

    def _name_of(self, key: str) -> str:
        row = self._source.row(key) if self._source else None
        return say(deck_words(row.name, row.kind)) if row else key


def figures_of(row: DeckRow) -> list[str]:
    """Return a deck in a few words: its houses, its set, what it is made of, and how it fared."""
    said = [BY_ID["houses"].text(row, ui.language), set_or_kind(row.set, ui.language, row.kind)]
    for name in FIGURES:
        value = BY_ID[name].text(row, ui.language)
        if value and value != NO_VALUE:
            said.append(say(s.FIGURE.filled(what=COLUMN_NAMES[name], value=value)))
    return [text for text in said if text]
