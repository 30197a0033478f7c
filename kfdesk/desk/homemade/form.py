"""What is written about a card: its facts and its text. Whatever stands there is a card that can be kept."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QGridLayout, QLineEdit, QSizePolicy, QWidget

from kfdesk.collection.homemade import LONGEST_NAME, TYPES, HomeCard
from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.decks.pictures import emblem_icon
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.icons_row import IconsRow
from kfdesk.desk.homemade.text_edit import CardTextEdit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.number_fields import NumberField
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.desk.kit.undo_keys import LeavesUndo
from kfdesk.desk.kit.wheels import StillUnderWheel
from kfdesk.engine.terms import CREATURES, CardType, House
from kfdesk.language.nouns import TRAITS
from kfdesk.text.words import Words

MOST_TRAITS: Final = 6
MOST_HOUSES: Final = 3
MOST_POWER: Final = 99
BETWEEN_TRAITS: Final = " • "
_APART: Final = re.compile(r"[•·;,/|]+")
_NO_TRAIT: Final = re.compile(r"[^a-zæ’' -]")
_NO_NAME: Final = re.compile(r"[{}\[\]<>⟨⟩|\\]")


class CardForm(QWidget):
    """The fields of one card. `edited` says that somebody changed something, `text_edited` that it was the text, and
    `left` that a field for words or a number was left."""

    edited = Signal()
    text_edited = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = ""
        self.name = says(QLineEdit(), name=w.NAME, hint=w.NAME_HINT)
        self.name.setMaxLength(LONGEST_NAME)
        self.type = says(QComboBox(), name=w.TYPE)
        for type_ in TYPES:
            self.type.addItem("", type_)
        self.houses = tuple(QComboBox() for _ in range(MOST_HOUSES))
        for number, (box, words) in enumerate(zip(self.houses, w.HOUSES, strict=True)):
            says(box, name=words)
            if number:
                box.addItem("", None)
            for house in House:
                box.addItem("", house)
        self.traits = says(QLineEdit(), name=w.TRAITS, hint=w.TRAITS_HINT)
        self.traits.setMaxLength(120)
        self.power = says(NumberField(), name=w.POWER)
        self.armor = says(NumberField(), name=w.ARMOR)
        self.power.setRange(0, MOST_POWER)
        self.armor.setRange(-1, MOST_POWER)  # -1: none is printed
        self.icons = IconsRow()
        self.text = CardTextEdit()
        self.help = says(Label(wraps=True, style="dim"), w.TEXT_HELP)
        self._labels: list[tuple[Label, Words]] = []
        self._lay_out()
        self._connect()
        follow_language(self._say)
        follow_theme(self._dress)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        houses, kind = QWidget(), QWidget()
        row = FlowLayout(houses, gap=6)
        for box in self.houses:
            box.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            row.addWidget(box)
        self.type.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        flow = FlowLayout(kind, gap=12)  # in large letters the fields stand below each other
        self.strength = tuple(
            _pair(self._label(words, field), field) for words, field in ((w.POWER, self.power), (w.ARMOR, self.armor))
        )
        for part in (self.type, *self.strength):
            flow.addWidget(part)
        rows: tuple[tuple[Words, QWidget, QWidget], ...] = (
            (w.NAME, self.name, self.name),
            (w.TYPE, self.type, kind),
            (w.HOUSE, self.houses[0], houses),
            (w.TRAITS, self.traits, self.traits),
            (w.ICONS, self.icons.add, self.icons),
        )
        for at, (words, buddy, field) in enumerate(rows):
            grid.addWidget(self._label(words, buddy), at, 0)
            grid.addWidget(field, at, 1)
        below = self._label(w.TEXT, self.text)
        down(grid, below, self.text, self.help, on=self, margins=0, gap=8)

    def _label(self, words: Words, buddy: QWidget) -> Label:
        label = Label()
        label.setBuddy(buddy)
        self._labels.append((label, words))
        return label

    def _connect(self) -> None:
        self.name.textEdited.connect(self._on_name)
        self.traits.textChanged.connect(lambda _: self.edited.emit())  # also a trait that was chosen from the list
        self.traits.editingFinished.connect(self._tidy_traits)
        for box in (self.type, *self.houses):
            box.currentIndexChanged.connect(self._on_choice)
        for number in (self.power, self.armor):
            number.valueChanged.connect(lambda _: self.edited.emit())
        StillUnderWheel(self.type, *self.houses, self.power, self.armor, parent=self)
        for line in (self.name, self.traits, self.power, self.armor):
            line.editingFinished.connect(self.left)
        self.icons.edited.connect(self.edited)
        self.text.textChanged.connect(self._on_text)
        LeavesUndo(self.name, self.traits, self.power, self.armor, parent=self)

    # What is written.

    def show_card(self, card: HomeCard) -> None:
        """Show a card that is to be changed; nobody changed anything by that."""
        self._key = card.key
        self.show_facts(card)
        with QSignalBlocker(self.text):
            self.text.show_marks(())
            self.text.setPlainText(card.text)

    def show_facts(self, card: HomeCard) -> None:
        """Show all of a card but its text, where somebody may be writing; nobody changed anything by that."""
        fields = (self.name, self.type, *self.houses, self.traits, self.power, self.armor, self.icons)
        blockers = [QSignalBlocker(field) for field in fields]
        self.name.setText("" if is_unnamed(card) else card.name)
        self.type.setCurrentIndex(self.type.findData(card.type))
        for number, box in enumerate(self.houses):
            house = card.houses[number] if number < len(card.houses) else None
            box.setCurrentIndex(_place_of(box, house))
        self.traits.setText(BETWEEN_TRAITS.join(trait_title(trait) for trait in card.traits))
        self.power.setValue(card.power if card.power is not None else 1)
        self.armor.setValue(card.armor if card.armor is not None else -1)
        self.icons.show_icons(card.amber, card.icons)
        del blockers
        self._show_what_fits()

    def card(self, meanings: Sequence[str] = ()) -> HomeCard:
        """Return the card that is written; `meanings` say what the lines of its text mean."""
        is_creature = self._type in CREATURES
        armor = self.armor.value() if is_creature and self.armor.value() >= 0 else None
        return HomeCard(
            key=self._key,
            name=name_of(self.name.text()),
            type=self._type,
            houses=self._houses,
            traits=read_traits(self.traits.text()),
            power=self.power.value() if is_creature else None,
            armor=armor,
            amber=self.icons.amber,
            icons=self.icons.others,
            text=self.text.toPlainText(),
            meanings=tuple(meanings),
        )

    @property
    def typed_in(self) -> QWidget | None:
        """The field for words or a number in which somebody works: what is typed there in one go is one change."""
        return next((field for field in (self.name, self.traits, self.power, self.armor) if field.hasFocus()), None)

    @property
    def _type(self) -> CardType:
        return CardType(self.type.currentData())

    @property
    def _houses(self) -> tuple[House, ...]:
        chosen = (box.currentData() for box in self.houses)
        return tuple(dict.fromkeys(House(house) for house in chosen if house is not None))

    def _on_name(self, typed: str) -> None:
        fitting = _NO_NAME.sub("", typed)
        if fitting != typed:
            at = self.name.cursorPosition() - (len(typed) - len(fitting))
            self.name.setText(fitting)
            self.name.setCursorPosition(max(at, 0))
        self.edited.emit()

    def _on_choice(self, _: int) -> None:
        self._show_what_fits()
        self.edited.emit()

    def _on_text(self) -> None:
        self.text_edited.emit()
        self.edited.emit()

    def _tidy_traits(self) -> None:
        with QSignalBlocker(self.traits):  # nothing else is said by it
            self.traits.setText(BETWEEN_TRAITS.join(trait_title(trait) for trait in read_traits(self.traits.text())))

    def _show_what_fits(self) -> None:
        """Show power and armor of creatures only, and a further house where there is one before it."""
        for part in self.strength:
            part.setVisible(self._type in CREATURES)
        for before, box in zip(self.houses, self.houses[1:], strict=False):
            has_more = before.currentData() is not None and (before is self.houses[0] or before.isVisibleTo(self))
            box.setVisible(has_more)
            if not has_more:
                with QSignalBlocker(box):
                    box.setCurrentIndex(0)

    # Words and colors.

    def _say(self) -> None:
        for label, words in self._labels:
            label.setText(say(words))
        for box in (self.type, *self.houses):
            for at in range(box.count()):
                value = box.itemData(at)
                box.setItemText(at, say(w.NO_OTHER_HOUSE) if value is None else _title(value))
        self.armor.setSpecialValueText(say(w.NO_ARMOR))
        completer = _OfLastTrait(sorted(trait_title(trait) for trait in TRAITS), self.traits)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.traits.setCompleter(completer)
        self._tidy_traits()

    def _dress(self) -> None:
        for box in self.houses:
            for at in range(box.count()):
                if box.itemData(at) is not None:
                    box.setItemIcon(at, emblem_icon(box.itemData(at), ui.theme))


class _OfLastTrait(QCompleter):
    """Completes the last trait of a line; those before it stay."""

    def splitPath(self, path: str) -> list[str]:
        """Return what is to be completed."""
        return [_APART.split(path)[-1].strip()]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """Return the line with a trait in the place of its last one."""
        field = self.widget()
        typed = field.text() if isinstance(field, QLineEdit) else ""
        before = (" ".join(part.split()) for part in _APART.split(typed)[:-1])
        return BETWEEN_TRAITS.join((*before, str(index.data())))


def _pair(label: Label, field: QWidget) -> QWidget:
    """Return a field behind its label."""
    row = QWidget()
    across(label, field, on=row, margins=0, gap=6)
    return row


def _place_of(box: QComboBox, value: object) -> int:
    return next((at for at in range(box.count()) if box.itemData(at) == value), 0)


def _title(value: CardType | House) -> str:
    words = CardType(value).words.title if value in list(CardType) else House(value).words
    return say(words)


def is_unnamed(card: HomeCard) -> bool:
    """Return whether nobody has given a card a name yet."""
    return card.name == w.UNNAMED.en


def name_of(typed: str) -> str:
    """Return the name that is kept: a card that has none yet is called so."""
    name = " ".join(_NO_NAME.sub("", typed).split())[:LONGEST_NAME]
    return name if any(sign.isalnum() for sign in name) else w.UNNAMED.en


def trait_title(trait: str) -> str:
    """Return a trait as it is shown in the language of the interface."""
    return say(TRAITS[trait].name) if trait in TRAITS else trait.title()


def read_traits(typed: str) -> tuple[str, ...]:
    """Return the traits of a line, in any of the languages in which traits are known, each once."""
    found: dict[str, None] = {}
    for part in _APART.split(typed):
        said = " ".join(part.split()).casefold()
        trait = _known_traits().get(said) or _NO_TRAIT.sub("", said).strip("-’' ")[:30].strip()
        if trait and not _NO_TRAIT.search(trait):
            found[trait] = None
    return tuple(found)[:MOST_TRAITS]


@cache
def _known_traits() -> Mapping[str, str]:
    """Return each trait by its folded names; two hundred of them are asked for at every letter that is typed."""
    return {TRAITS[trait].name.say(language).casefold(): trait for trait in TRAITS for language in ("de", "en")}
