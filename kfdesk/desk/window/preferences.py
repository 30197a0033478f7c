"""The settings dialog: language, looks, motion, and what the table decides by itself. Changes apply at once."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLayout,
    QLineEdit,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from kfdesk.desk import texts as s
from kfdesk.desk.art.own_pictures import OWN
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.language_choices import CARD_NAMES, card_choices, interface_choices, name_choices
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.theme import SCROLL_BAR
from kfdesk.desk.window.samples import CardSample, ThemeChoice
from kfdesk.text.words import Words

MOST_LETTERS: Final = 44
"""Letters in a line beside a box to check."""

MOST_FAULTS: Final = 5
"""So many files that are not shown are named."""


HIGHEST: Final = 900
"""Height of the dialog at most, in pixels: what is further below scrolls."""


@dataclass(frozen=True, slots=True)
class _Section:
    """Settings below a heading."""

    heading: Label
    within: QWidget
    form: QFormLayout
    rows: list[tuple[int, str]]
    """The row of each setting, and its name."""


class _Search(QLineEdit):
    """Words that are searched for: Return means nothing here, least of all what the dialog's own button does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Return."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class PreferencesDialog(QDialog):
    """Shows the settings and says `changed` with a new copy after every change."""

    changed = Signal(object)

    def __init__(self, settings: DeskSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._box = QVBoxLayout(self)
        self._box.addStrut(460)
        self._shown: tuple[QWidget, ...] = ()
        self._sections: list[_Section] = []
        self._wanted = ""
        """The words that are searched for."""
        self._build()

    def _build(self) -> None:
        """Make everything in the dialog, in the language of the settings, in the place of what was there."""
        settings = self._settings
        self._language = language = settings.language_now
        self.setWindowTitle(s.PREFERENCES_TITLE.say(language))
        self._values: list[Label] = []
        page = QWidget()
        self._sections = []
        self._column = down(on=page, margins=(0, 0, 8, 0), gap=2)
        self._build_language()
        self._build_looks()
        self._build_motion()
        self._build_table()
        self._column.addStretch(1)
        self.search = _Search(self._wanted)
        self.search.setPlaceholderText(s.FIND_SETTING.say(language))
        self.search.setAccessibleName(s.FIND_SETTING.say(language))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self.none = Label(s.NO_SETTING.say(language), style="dim", wraps=True)
        self._column.insertWidget(0, self.none)
        buttons = QDialogButtonBox()
        close = buttons.addButton(s.CLOSE.say(language), QDialogButtonBox.ButtonRole.AcceptRole)
        close.setDefault(True)
        buttons.accepted.connect(self.accept)
        self._show(page, buttons)
        self._find(self._wanted)
        QTimer.singleShot(0, self, self._grow)  # with the letters it is shown in

    def _build_language(self) -> None:
        form = self._section(s.LANGUAGE)
        wish = self._settings.interface_language
        self.interface = self._choice(form, s.INTERFACE_LANGUAGE, "interface_language", interface_choices(wish))
        self.cards = self._choice(form, s.CARD_LANGUAGE, "card_language", card_choices())
        self.card_names = self._choice(form, CARD_NAMES, "card_names", name_choices())

    def _build_looks(self) -> None:
        form = self._section(s.LOOKS)
        self.theme = ThemeChoice(self._settings.theme, self._language)
        self.theme.chosen.connect(lambda name: self._change("theme", name))
        self._row(form, s.THEME, self.theme)
        self.text_size = self._slider(form, s.TEXT_SIZE, "text_factor", 80, 200)
        self.card_size = self._slider(form, s.CARD_SIZE, "card_factor", 50, 200)
        self.sample = CardSample(self._settings.card_factor, self._settings.card_language_now)
        self.card_size.valueChanged.connect(lambda percent: self.sample.show_factor(percent / 100))
        self._row(form, s.CARD_SIZE, self.sample, named=False)
        self.own_pictures = self._check(form, s.OWN_PICTURES, "own_pictures")
        self.own_found = Label()
        self.own_found.setWordWrap(True)
        self.own_found.setVisible(False)
        form.addRow(self.own_found)
        self._say_own_pictures()

    def _build_motion(self) -> None:
        form = self._section(s.MOTION_AND_SOUND)
        self.speed = self._slider(form, s.ANIMATION, "animation_speed", 0, 400)
        self.motion = self._choice(form, s.REDUCED_MOTION, "reduced_motion", s.MOTION_NAMES)
        self.retell = self._check(form, s.RETELL, "retell")
        self.volume = self._slider(form, s.SOUND_VOLUME, "sound_volume", 0, 100)
        self.bed_volume = self._slider(form, s.BED_VOLUME, "bed_volume", 0, 100)
        self.sounds = self._check(form, s.PLAY_SOUNDS, "play_sounds")
        self.hover_sounds = self._check(form, s.HOVER_SOUNDS, "hover_sounds")

    def _build_table(self) -> None:
        form = self._section(s.AT_TABLE)
        self.orders = self._choice(form, s.ORDERS, "order_prompts", s.ORDER_NAMES)
        self.skip = self._check(form, s.SKIP_FORCED, "skip_forced")
        self.warn_undo = self._check(form, s.WARN_UNDO, "warn_undo")

    def _section(self, heading: Words) -> QFormLayout:
        """Begin the settings below a heading."""
        label = Label(heading.say(self._language), style="settingsHeading")
        within = QWidget()
        form = QFormLayout(within)
        form.setContentsMargins(0, 0, 0, 10)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._column.addWidget(label)
        self._column.addWidget(within)
        self._sections.append(_Section(label, within, form, []))
        return form

    def _row(self, form: QFormLayout, words: Words, what: QWidget | QLayout, *, named: bool = True) -> None:
        """Add a setting to the section begun last; without `named` it stands below what it is about."""
        said = words.say(self._language)
        if named:
            form.addRow(said, what)
        else:
            form.addRow(what)
        self._sections[-1].rows.append((form.rowCount() - 1, said.replace("&", "")))

    def _find(self, wanted: str) -> None:
        """Show only the settings that have all these words in their names, or in the name of their section."""
        self._wanted = wanted
        words = wanted.casefold().split()
        found = 0
        for section in self._sections:
            heading = section.heading.text()
            shown = 0
            for row, name in section.rows:
                fits = all(word in f"{heading} {name}".casefold() for word in words)
                section.form.setRowVisible(row, fits)
                shown += fits
            section.heading.setVisible(bool(shown))
            section.within.setVisible(bool(shown))
            found += shown
        self.none.setVisible(not found)

    def _show(self, page: QWidget, buttons: QWidget) -> None:
        """Show the settings, which scroll where the screen is small, and the buttons below them."""
        for part in self._shown:
            self._box.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts = self.search, page, buttons
        self._shown = self.search, Scrolled(page), buttons
        for part in self._shown:
            self._box.addWidget(part)

    def _grow(self) -> None:
        """Be as large as the words need, which are written in other letters now, but no larger than the screen."""
        for value in self._values:
            value.setMinimumWidth(value.fontMetrics().horizontalAdvance("0000 %"))
        hints = [part.sizeHint() for part in self._parts]
        height = sum(hint.height() for hint in hints) + 2 * self._box.spacing()
        whole = QSize(max(hint.width() for hint in hints) + SCROLL_BAR + 4, min(height, HIGHEST)).grownBy(
            self._box.contentsMargins()
        )
        fit(self, max(self.width(), whole.width()), max(self.height(), whole.height()))

    def _slider(self, form: QFormLayout, words: Words, field: str, least: int, most: int) -> QSlider:
        """Add a slider in percent for a factor."""
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(least, most)
        slider.setSingleStep(5)
        slider.setPageStep(20)
        slider.setAccessibleName(words.say(self._language))
        value = Label()
        self._values.append(value)

        def moved(percent: int) -> None:
            shown = s.INSTANT if percent == 0 and field == "animation_speed" else s.PERCENT.filled(n=percent)
            value.setText(shown.say(self._language))
            self._change(field, percent / 100)

        slider.setValue(round(getattr(self._settings, field) * 100))
        moved(slider.value())
        slider.valueChanged.connect(moved)
        row = across((slider, 1), value)
        self._row(form, words, row)
        return slider

    def _choice(self, form: QFormLayout, words: Words, field: str, names: Mapping[str, Words]) -> QComboBox:
        box = QComboBox()
        for value, name in names.items():
            box.addItem(name.say(self._language).replace("&", ""), value)
        box.setCurrentIndex(max(0, box.findData(getattr(self._settings, field))))  # what is not offered: the default
        box.setAccessibleName(words.say(self._language))
        box.currentIndexChanged.connect(lambda _index: self._change(field, box.currentData()))
        self._row(form, words, box)
        return box

    def _check(self, form: QFormLayout, words: Words, field: str) -> QCheckBox:
        """Add a box to check, whose words take several lines rather than more room than a screen has."""
        box = QCheckBox(textwrap.fill(words.say(self._language), MOST_LETTERS))
        box.setChecked(getattr(self._settings, field))
        box.toggled.connect(lambda on: self._change(field, on))
        self._row(form, words, box, named=False)
        return box

    def _say_own_pictures(self) -> None:
        """Say how many cards have pictures of their own, and which files are not shown."""
        shown = OWN.check()
        lines = [s.OWN_FOUND.filled(n=shown)] if shown else []
        if OWN.faults:
            named = [f"{name} ({why.say(self._language)})" for name, why in sorted(OWN.faults.items())[:MOST_FAULTS]]
            named += ["…"] * (len(OWN.faults) > MOST_FAULTS)
            lines.append(s.OWN_FAULTS.filled(n=len(OWN.faults), files=", ".join(named)))
        self.own_found.setText("\n".join(line.say(self._language) for line in lines))
        self.own_found.setVisible(bool(lines))

    def _change(self, field: str, value: Any) -> None:
        if getattr(self._settings, field) == value:
            return
        self._settings = self._settings.model_copy(update={field: value})
        self.changed.emit(self._settings)
        if field == "own_pictures":
            self._say_own_pictures()
        if field in ("card_language", "card_names"):
            self.sample.show_language(self._settings.card_language_now)
        if field == "text_factor":
            QTimer.singleShot(0, self, self._grow)
        if self._settings.language_now != self._language:
            self._build()
            self.adjustSize()  # the words before may have been longer
            self.interface.setFocus()
