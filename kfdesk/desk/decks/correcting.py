"""The dialogs in which a deck is renamed and its list is corrected by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QWidget,
)

from kfdesk.cards.facts import facts
from kfdesk.collection.byhand import corrected, with_icons_known
from kfdesk.collection.importers.draft import printed_houses
from kfdesk.collection.importers.vocabulary import beside_house, is_reference
from kfdesk.collection.records import HOUSE_WORDS, MAX_ICONS, MAX_NAME, CardLine, DeckRecord
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.card.grid import Faces, FlowLayout
from kfdesk.desk.decks import double_texts as w
from kfdesk.desk.decks.asking import AskingDialog
from kfdesk.desk.decks.cards import LINE_ROLE, CardList, line_name
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.decks.pictures import emblem_icon, house_name
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.number_fields import NumberField
from kfdesk.desk.kit.ui import say, ui
from kfdesk.engine.terms import House, Icon
from kfdesk.text.folding import fold, said_in, searchable
from kfdesk.text.words import Words, same

SEARCH_MS = 120
MOST_FOUND = 60
"""So many cards are offered for a name."""


class RenameDialog(AskingDialog):
    """A name for a deck; its own one is a click away and stays findable."""

    wanted = Signal(str)

    def __init__(self, deck: DeckRecord, parent: QWidget | None = None) -> None:
        super().__init__(w.RENAME_TITLE, w.SAVE, parent)
        self.line = QLineEdit(deck.name)
        self.line.setMaxLength(MAX_NAME)
        self.line.selectAll()
        ask = Label(say(w.RENAME_ASK), wraps=True)
        ask.setBuddy(self.line)
        self.own = QPushButton(say(w.OWN_NAME))
        self.own.setAutoDefault(False)
        self.own.clicked.connect(lambda: self.line.setText(deck.own_name))
        self.line.textChanged.connect(lambda text: self._check(text, deck.own_name))
        self.box.addWidget(ask)
        self.box.addLayout(across((self.line, 1), self.own))
        if not deck.is_composed:
            self.box.addWidget(Label(say(w.OWN_NAME_IS.filled(name=deck.own_name)), style="dim", wraps=True))
        self.own.setVisible(not deck.is_composed)
        self.finish()
        self.accepted.connect(lambda: self.wanted.emit(self.line.text()))
        self.box.addStrut(440)
        self._check(deck.name, deck.own_name)

    def _check(self, text: str, own: str) -> None:
        self.ok.setEnabled(bool(text.strip()))
        self.own.setEnabled(text != own)


class CorrectDialog(AskingDialog):
    """The list of a deck on the left; what the card that has the mark is, on the right."""

    wanted = Signal(object)
    """The deck as it is to be kept."""

    def __init__(self, deck: DeckRecord, faces: Faces, card_language: str, parent: QWidget | None = None) -> None:
        super().__init__(w.CORRECT_TITLE.filled(deck=deck.name), w.SAVE, parent)
        self._came = self.deck = deck
        self._language = card_language
        self._line: CardLine | None = None
        self.cards = CardList(faces)
        self.cards.set_card_language(card_language)
        self.form = LineForm()
        self.icons_known = QCheckBox(say(w.ICONS_KNOWN))
        self.icons_known.setVisible(not deck.icons_known)
        self.icons_known.toggled.connect(self._on_icons_known)
        self._lay_out()
        self.cards.currentItemChanged.connect(lambda *_: self._on_current())
        self.form.changed.connect(self._on_change)
        self.accepted.connect(lambda: self.wanted.emit(self.deck))
        self._show()
        fit(self, 900, 640)

    def _lay_out(self) -> None:
        both = QSplitter(Qt.Orientation.Horizontal)
        both.setChildrenCollapsible(False)
        both.addWidget(self.cards)
        both.addWidget(self.form)
        both.setStretchFactor(0, 1)
        both.setStretchFactor(1, 1)
        about = Label(say(w.CORRECT_ABOUT), wraps=True)
        about.setVisible(not self.deck.is_composed)  # such a deck is what somebody makes of it
        for part in (about, both, self.icons_known):
            self.box.addWidget(part)
        self.box.setStretchFactor(both, 1)
        self.finish()

    def _show(self, marked: CardLine | None = None) -> None:
        """List the deck as it is now, what was changed in bold; a line has the mark, else the first unknown one."""
        had = {line.model_copy(update={"count": 1}) for line in self._came.cards}
        changed = (line for line in self.deck.cards if line.model_copy(update={"count": 1}) not in had)
        self.cards.show_deck(self.deck, frozenset((line.house, line.id or line.title) for line in changed))
        items = list(self.cards.line_items())
        unknown = next((item for item in items if not item.data(0, LINE_ROLE).known), None)
        item = next((item for item in items if item.data(0, LINE_ROLE) == marked), unknown)
        if items:
            self.cards.setCurrentItem(item or items[0])
            self.cards.scrollToItem(item or items[0])
        self.ok.setEnabled(self.deck != self._came)

    def _on_current(self) -> None:
        item = self.cards.currentItem()
        line = item.data(0, LINE_ROLE) if item is not None else None
        self._line = line if isinstance(line, CardLine) else None
        self.form.setEnabled(self._line is not None)
        if self._line is not None:
            self.form.present(self._line, self.deck, beside=self._line in self.deck.references)

    def _on_change(self, fixed: CardLine, copies: int) -> None:
        if self._line is None:
            return
        self.deck = corrected(self.deck, self._line, fixed, copies=copies)
        lines = (*self.deck.cards, *self.deck.references)
        alike = (one for one in lines if one.model_copy(update={"count": 1}) == fixed.model_copy(update={"count": 1}))
        self._show(next(alike, None))

    def _on_icons_known(self, on: bool) -> None:
        self.deck = with_icons_known(self.deck, on)
        self.ok.setEnabled(self.deck != self._came)


class LineForm(QWidget):
    """What copies of a card in a deck are: which card, of which house, with which icons."""

    changed = Signal(object, int)
    """The `CardLine` that so many copies are to be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line: CardLine | None = None
        self._id: str | None = None
        self._beside, self._set = False, ""
        self.search = QLineEdit()
        self.search.setPlaceholderText(say(w.CARD_HINT))
        self.search.setClearButtonEnabled(True)
        self.found = QListWidget()
        self.found.setAccessibleName(say(w.FOUND_CARDS))
        self.house = QComboBox()
        self.icons = _Icons()
        self.maverick = QCheckBox(say(w.MAVERICK))
        self.copies = NumberField()
        self.change = QPushButton(say(w.CHANGE))
        self.change.setAutoDefault(False)
        self._search_soon = QTimer(self, singleShot=True, interval=SEARCH_MS)
        self._lay_out()
        self._search_soon.timeout.connect(self._search)
        self.search.textEdited.connect(lambda _: self._search_soon.start())
        self.search.returnPressed.connect(self._on_return)
        self.found.currentItemChanged.connect(lambda item, _: self._on_found(item))
        self.found.itemActivated.connect(lambda _: self._on_change())
        self.house.activated.connect(lambda _: self._guess_maverick())
        self.change.clicked.connect(self._on_change)

    def _lay_out(self) -> None:
        form = QFormLayout()
        for words, widget in (
            (w.CARD, self.search),
            (None, self.found),
            (w.HOUSE, self.house),
            (w.ICONS, self.icons),
            (None, self.maverick),
            (w.COPIES, self.copies),
        ):
            form.addRow(say(words) if words is not None else "", widget)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form = form
        down((form, 1), (self.change, Qt.AlignmentFlag.AlignRight), on=self, margins=(8, 0, 0, 0))

    def present(self, line: CardLine, deck: DeckRecord, *, beside: bool) -> None:
        """Show what a line of a deck says now; cards beside the deck have neither house nor icons of their own."""
        self._line, self._id = line, line.id
        self._beside, self._set = beside, deck.set
        self.search.setText(line_name(line, ui.language))
        self._search()
        self.house.clear()
        houses = [*deck.houses, line.house, *(house.value for house in House)]
        for house in dict.fromkeys(houses):
            self.house.addItem(emblem_icon(house, ui.theme), say(house_name(house)), house)
        self.house.setCurrentIndex(self.house.findData(line.house))
        self.icons.present(line.icons)
        self.maverick.setChecked(line.maverick)
        self.copies.setRange(1, line.count)
        self.copies.setValue(line.count)
        self.copies.setEnabled(line.count > 1)
        for widget in (self.house, self.icons, self.maverick):
            self._form.setRowVisible(widget, not beside)

    @property
    def fixed(self) -> CardLine | None:
        """What the copies are to be; None where no line is shown."""
        line = self._line
        if line is None:
            return None
        card: dict[str, object] = {}
        if self._id is not None and self._id != line.id:
            card = {"id": self._id, "title": facts()[self._id].name, "number": "", "rarity": "", "type": ""}
            card |= {"legacy": False, "anomaly": False}
        if self._beside:  # such a card is of the house that is printed on it, and never a maverick
            if self._id is not None and self._id != line.id and is_reference(self._id):
                card["house"] = beside_house(self._id, self._set)
            return line.model_copy(update=card)
        more = {"house": self.house.currentData(), "icons": self.icons.icons, "maverick": self.maverick.isChecked()}
        return line.model_copy(update={**card, **more})

    def _search(self) -> None:
        self._search_soon.stop()
        self.found.blockSignals(True)
        self.found.clear()
        for card, shown in _found(self.search.text(), ui.language):
            item = QListWidgetItem(shown)
            item.setData(LINE_ROLE, card)
            self.found.addItem(item)
            if card == self._id:
                self.found.setCurrentItem(item)
        self.found.blockSignals(False)

    def _on_found(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._id = str(item.data(LINE_ROLE))
            self._guess_maverick()

    def _on_return(self) -> None:
        """Take the first card that has such a name."""
        self._search()
        if self.found.count():
            if self.found.currentRow() < 0:
                self.found.setCurrentRow(0)
            self.found.setFocus()

    def _guess_maverick(self) -> None:
        """A card in a house that it was never printed in is a maverick."""
        house = self.house.currentData()
        if self._id is not None and house in HOUSE_WORDS:
            self.maverick.setChecked(house not in printed_houses(self._id))

    def _on_change(self) -> None:
        fixed = self.fixed
        if fixed is not None and fixed != self._line:
            self.changed.emit(fixed, self.copies.value())


class _Icons(QWidget):
    """The bonus icons of a card: a list adds one, a click on one takes it away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icons: tuple[str, ...] = ()
        self.add = QComboBox()
        self.add.setAccessibleName(say(w.ADD_ICON))
        self.add.addItem(say(w.ADD_ICON), None)
        for icon in (*Icon, *House):
            self.add.addItem(say(_icon_name(icon.value)), icon.value)
        self.add.activated.connect(self._on_add)
        self.buttons: list[QPushButton] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._flow = FlowLayout(self, gap=4)
        self._flow.addWidget(self.add)

    def present(self, icons: Sequence[str]) -> None:
        """Show these icons."""
        self.icons = tuple(icons)
        for button in self.buttons:
            self._flow.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        for at, icon in enumerate(self.icons):
            button = QPushButton(f"{say(_icon_name(icon))} ✕")
            button.setAccessibleName(say(w.TAKE_ICON.filled(icon=_icon_name(icon))))
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, place=at: self._take(place))
            self._flow.addWidget(button)
            self.buttons.append(button)
        self.add.setEnabled(len(self.icons) < MAX_ICONS)
        self.updateGeometry()

    def _on_add(self, row: int) -> None:
        icon = self.add.itemData(row)
        self.add.setCurrentIndex(0)
        if icon is not None:
            self.present((*self.icons, str(icon)))

    def _take(self, place: int) -> None:
        self.present((*self.icons[:place], *self.icons[place + 1 :]))
        (self.buttons[min(place, len(self.buttons) - 1)] if self.buttons else self.add).setFocus()


def _icon_name(icon: str) -> Words:
    """Return what a bonus icon is called; one that is not known by its source's word."""
    known: House | Icon | None = next((one for one in (*Icon, *House) if one.value == icon), None)
    return known.words if known is not None else same(icon)


def _found(text: str, language: str) -> list[tuple[str, str]]:
    """Return the cards with such a name in any language, those that begin so first, with what to show of each."""
    said = fold(text)
    if not said:
        return []
    known = [(id_, shown, words) for id_, shown, words in _cards(language) if said_in(words, said)]
    known.sort(key=lambda card: f"/ {said}" not in f"/{card[2]}")
    return [(id_, shown) for id_, shown, _ in known[:MOST_FOUND]] or list(_alike(said, language))


def _alike(said: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield cards with a name like a mistyped one."""
    from kfdesk.collection.titles import proposals

    shown = {id_: words for id_, words, _ in _cards(language)}
    for id_ in proposals(said):
        if id_ in shown:
            yield id_, shown[id_]


@lru_cache(maxsize=2)
def _cards(language: str) -> tuple[tuple[str, str, str], ...]:
    """Return id, shown name and searched names of all published cards, by the shown name."""
    cards = []
    for id_, card in facts().items():
        half = f" ({say(card.half.words)})" if card.half is not None else ""
        houses = ", ".join(say(house_name(house)) for house in printed_houses(id_))
        name = card_name(id_).say(language)
        cards.append(
            (id_, f"{name}{half}  ·  {houses}", searchable(name, card.name, *(said for _, said in card.names)))
        )
    return tuple(sorted(cards, key=lambda card: fold(card[1])))
