"""What one deck or many are there for besides being played: asked in a dialog that changes only what somebody says."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TypeVar

from PySide6.QtCore import QDate, QStringListModel, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QCompleter, QFormLayout, QLineEdit, QPushButton, QWidget

from kfdesk.collection.purposes import AWAY, MAX_PERSON, NO_PURPOSE, NOT_OWN, Held, Purpose, price_of
from kfdesk.desk.decks import list_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.asking import AskingDialog
from kfdesk.desk.decks.columns import price_said
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across
from kfdesk.desk.kit.locales import date_format
from kfdesk.desk.kit.number_fields import DayField
from kfdesk.desk.kit.ui import name_of, say, ui

MAX_PRICE_LETTERS = 24
T = TypeVar("T")


class PurposeDialog(AskingDialog):
    """Asks what decks are there for. `wanted` brings what each of them is for from then on, in their order."""

    wanted = Signal(list)

    def __init__(self, now: Sequence[Purpose], people: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(w.TITLE.filled(decks=s.decks(len(now))), s.OK, parent)
        self._now = list(now)
        self._cleared = False
        self.trade, self.sale = QCheckBox(say(w.FOR_TRADE)), QCheckBox(say(w.FOR_SALE))
        self.price, self.person = QLineEdit(), QLineEdit()
        self.where = QComboBox()
        self.has_day, self.day = QCheckBox(say(w.SINCE)), DayField(QDate.currentDate())
        self.problem = Label(style="deckProblem", wraps=True)
        self._build(people)
        self._fill()
        self._connect()
        self._check()

    # Building.

    def _build(self, people: Sequence[str]) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(say(w.OFFERED), across(self.trade, self.sale, STRETCH))
        for words, widget in ((w.PRICE, self.price), (w.WHERE, self.where), (w.PERSON, self.person)):
            label = Label(say(words))
            label.setBuddy(widget)
            widget.setAccessibleName(name_of(words))
            form.addRow(label, widget)
        self.day.setDisplayFormat(date_format(ui.language))
        self.day.setMaximumDate(QDate.currentDate())
        self.day.setAccessibleName(name_of(w.SINCE))
        form.addRow(self.has_day, self.day)
        self.price.setMaxLength(MAX_PRICE_LETTERS)
        self.person.setMaxLength(MAX_PERSON)
        completer = QCompleter(QStringListModel(list(people), self), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.person.setCompleter(completer)
        self.box.addLayout(form)
        self.box.addWidget(self.problem)
        self.clear = QPushButton(say(w.CLEAR))
        self.clear.setAutoDefault(False)
        self.buttons.addButton(self.clear, self.buttons.ButtonRole.ResetRole)
        self.finish()
        self.box.addStrut(430)

    def _fill(self) -> None:
        for box, values in (
            (self.trade, [one.trade for one in self._now]),
            (self.sale, [one.sale for one in self._now]),
        ):
            common = _common(values)
            box.setTristate(common is None)
            box.setCheckState(_PARTLY if common is None else _YES if common else _NO)
        price = _common([price_said(one, ui.language) for one in self._now])
        self.price.setText(price or "")
        self._same_price = price
        self.price.setPlaceholderText(say(w.PRICES_DIFFER if price is None else w.PRICE_HINT))
        held = _common([one.held for one in self._now])
        if held is None:
            self.where.addItem(say(w.AS_IT_IS), None)
        for where, words in w.WHERE_NAMES.items():
            self.where.addItem(say(words), where)
        self.where.setCurrentIndex(0 if held is None else list(w.WHERE_NAMES).index(held))
        person = _common([one.person for one in self._now])
        self.person.setText(person or "")
        self.person.setPlaceholderText(say(w.PEOPLE_DIFFER if person is None else w.PERSON_HINT))
        days = [one.since for one in self._now]
        first = next(filter(None, days), None)
        if first is not None:
            last = max(filter(None, days))
            self.day.setMaximumDate(max(QDate.currentDate(), QDate(last.year, last.month, last.day)))
            self.day.setDate(QDate(first.year, first.month, first.day))
        same_day = all(day == days[0] for day in days)
        self.has_day.setTristate(not same_day)
        self.has_day.setCheckState(_PARTLY if not same_day else _YES if first is not None else _NO)

    def _connect(self) -> None:
        for box in (self.trade, self.sale, self.has_day):
            box.checkStateChanged.connect(lambda _: self._check())
        self.price.textChanged.connect(lambda _: self._check())
        self.where.activated.connect(lambda _: self._on_where())
        self.where.currentIndexChanged.connect(lambda _: self._check())
        self.clear.clicked.connect(self._on_clear)
        self.accepted.connect(lambda: self.wanted.emit(self.purposes()))

    # What is asked.

    @property
    def _held(self) -> Held | None:
        """Who has the decks; None leaves that as it is."""
        found = self.where.currentData()
        return None if found is None else Held(found)

    def purposes(self) -> list[Purpose]:
        """Return what each deck is for now, in their order."""
        return [NO_PURPOSE if self._cleared else self._changed(one) for one in self._now]

    def _changed(self, one: Purpose) -> Purpose:
        fields: dict[str, object] = {}
        for name, box in (("trade", self.trade), ("sale", self.sale)):
            if box.checkState() is not _PARTLY:
                fields[name] = box.checkState() is _YES
        if self._held is not None:
            fields["held"] = self._held
        if self.price.text() != self._same_price and (self.price.isModified() or self._same_price is not None):
            amount, currency = price_of(self.price.text()) or (None, "")
            fields |= {"price": amount, "currency": currency}
        if self.person.isModified() or _common([each.person for each in self._now]) is not None:
            fields["person"] = self.person.text()
        if self.has_day.checkState() is not _PARTLY:
            fields["since"] = _day(self.day.date()) if self.has_day.checkState() is _YES else None
        return one.changed(**fields)

    def _on_where(self) -> None:
        """Somebody lends a deck today, as long as nothing else is said."""
        if self._held in AWAY and self.has_day.checkState() is _NO:
            self.day.setDate(QDate.currentDate())
            self.has_day.setCheckState(_YES)
        if self._held in AWAY:
            self.person.setFocus()

    def _on_clear(self) -> None:
        self._cleared = True
        self.accept()

    def _check(self) -> None:
        held = self._held
        own = held not in NOT_OWN
        for box in (self.trade, self.sale):
            box.setEnabled(own)
        self.price.setEnabled((own and self.sale.checkState() is not _NO) or held in (Held.WANTED, None))
        away = held is None or held in AWAY
        self.person.setEnabled(away)
        self.has_day.setEnabled(away)
        self.day.setEnabled(away and self.has_day.checkState() is not _NO)
        said = self.price.text().strip()
        wrong = self.price.isEnabled() and bool(said) and price_of(said) is None
        self.problem.setText(say(w.NO_PRICE) if wrong else "")
        self.problem.setVisible(wrong)
        self.ok.setEnabled(not wrong)


def _common(values: Sequence[T]) -> T | None:
    """Return what all have; None where they differ."""
    return values[0] if values and all(value == values[0] for value in values) else None


def _day(day: QDate) -> date:
    return date(day.year(), day.month(), day.day())


_YES, _NO, _PARTLY = Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.CheckState.PartiallyChecked
