"""The panel of the judge's hand: what to adjust, how, the sentence that says so, and the button that does it."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from kfdesk.desk.judge import texts as w
from kfdesk.desk.judge.forms import (
    LONGEST_NAME,
    Choice,
    Field,
    Form,
    Number,
    Subject,
    Text,
    Ticks,
    card_forms,
    seat_forms,
    table_forms,
)
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, down
from kfdesk.desk.kit.number_fields import NumberField
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.play.adjustments import ZONES, Lying
from kfdesk.desk.play.controller import DeskController
from kfdesk.engine.scenario import Change
from kfdesk.engine.terms import PLAYERS, Player, Zone
from kfdesk.engine.views import TableView
from kfdesk.text.words import Words

ROLE = Qt.ItemDataRole.UserRole
TABLE = "table"
SEATS = ("seat 0", "seat 1")


class JudgePanel(QWidget):
    """Adjusts the table through the controller, one change at a time; each is described before it is made."""

    card_chosen = Signal(str)
    """A card was chosen in the list: its handle, to show where it lies."""

    def __init__(self, controller: DeskController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._view: TableView | None = None
        self._subjects: dict[str, Subject] = {}
        self.forms: tuple[Form, ...] = ()
        """The changes offered for what is chosen, in the order of `kind`."""
        self._fields: tuple[Field, ...] = ()
        self._values: dict[str, Any] = {}
        self.inputs: dict[str, QWidget] = {}
        """What the fields of the change are filled in with, by their names."""
        self.change: Change | None = None
        """What Apply would do; None while it cannot."""
        self.setObjectName("judgePanel")
        self._build()
        ui.language_changed.connect(self.refresh)

    def _build(self) -> None:
        self.state = Label(style="promptText", wraps=True)
        self.clicks = says(QCheckBox(), w.CLICK)
        self.clicks.setChecked(True)
        self.choose = says(Label(), w.CHOOSE)
        self.tree = says(QTreeWidget(), name=w.CHOOSE)
        self.tree.setHeaderHidden(True)
        self.tree.setMinimumHeight(120)
        self.tree.setUniformRowHeights(True)
        self.tree.currentItemChanged.connect(lambda *_: self._on_chosen())
        self.choose.setBuddy(self.tree)
        self.kind_label = says(Label(), w.CHANGE)
        self.kind = says(_combo(), name=w.CHANGE)
        self.kind.currentIndexChanged.connect(lambda *_: self._on_kind_chosen())
        self.kind_label.setBuddy(self.kind)
        self.form = QFormLayout()
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.before = says(Label(style="dim", wraps=True), w.BEFORE)
        self.sentence = Label(wraps=True)
        self.why = Label(wraps=True)
        self.apply = says(QPushButton(), w.APPLY)
        set_kind(self.apply, Kind.PRIMARY)
        self.apply.clicked.connect(self.make)
        lower = QWidget()
        down(self.kind_label, self.kind, self.form, STRETCH, on=lower, margins=0)
        scroll = Scrolled(lower)
        box = down(self.state, self.clicks, self.choose, (self.tree, 6), (scroll, 4), on=self)
        for widget in (self.before, self.sentence, self.why):
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(True)  # the list above must not jump
            widget.setSizePolicy(policy)
            box.addWidget(widget)
        box.addWidget(self.apply)

    # What the part sets.

    def refresh(self) -> None:
        """Show the table as it is now; what was chosen stays chosen."""
        controller = self._controller
        self._view = controller.view() if controller.curtain_for is None else None
        words = w.NO_GAME if controller.setup is None else controller.judge_view.not_adjustable()
        self.state.setText(say(words) if words is not None else "")
        self.state.setVisible(words is not None)
        chosen, opened, form = self.chosen(), self._opened(), self._current()
        with QSignalBlocker(self.tree):
            self.tree.clear()
            self._subjects = {}
            if self._view is not None:
                self._fill_tree(self._view, opened)
                item = self._item(chosen) or self._item(TABLE)
                if item is not None:
                    self.tree.setCurrentItem(item)
        self._offer_changes(keep=form.title if form is not None and self.chosen() == chosen else None)

    def forget(self) -> None:
        """Let go of all cards: the screen changes hands, or the panel is closed."""
        self._view = None
        with QSignalBlocker(self.tree):
            self.tree.clear()
        self._subjects = {}
        self._offer_changes()

    def choose_card(self, handle: str) -> bool:
        """Choose a card, as by a click on the table; return whether it is in the list."""
        return self._choose(handle)

    def choose_player(self, player: Player) -> bool:
        """Choose a player, as by a click on their panel."""
        return self._choose(SEATS[player])

    def make(self) -> None:
        """Make the change that the sentence describes."""
        change = self.change
        if change is None or not self._controller.adjust(change):
            return
        self.why.setText(say(w.DONE))
        self.why.show()

    # The list.

    def _fill_tree(self, view: TableView, opened: set[str]) -> None:
        self._add(self.tree.invisibleRootItem(), say(w.TABLE), TABLE)
        for seat in view.seats:
            top = self._add(self.tree.invisibleRootItem(), seat.name, SEATS[seat.player])
            top.setExpanded(True)
            for zone in ZONES:
                cards = self._controller.judge_view.lying(seat.player, zone)
                if zone is Zone.REFERENCE and not cards:
                    continue
                name = say(w.ZONE_COUNT.filled(zone=zone.words, n=sum(card.on is None for card in cards)))
                key = f"{zone} {seat.player}"
                branch = self._add(top, name, key)
                hosts: dict[str, QTreeWidgetItem] = {}
                for number, card in enumerate(cards, start=1):
                    above = hosts.get(card.on or "", branch)
                    hosts[card.handle] = self._add_card(view, above, card, number, (seat.player, zone))
                    if above is not branch:
                        above.setExpanded(True)
                branch.setExpanded(key in opened or (not opened and zone is Zone.BATTLELINE))

    def _add_card(
        self, view: TableView, branch: QTreeWidgetItem, card: Lying, number: int, where: tuple[Player, Zone]
    ) -> QTreeWidgetItem:
        unknown = w.FROM_TOP if where[1] is Zone.DECK else w.A_CARD_OF
        name = card.name if card.name is not None else unknown.filled(n=number)
        item = self._add(branch, say(name), card.handle)
        seen = find_card(view, card.handle) if card.name is not None else None
        self._subjects[card.handle] = Subject(card.handle, *where, seen, card.type)
        return item

    def _add(self, parent: QTreeWidgetItem, text: str, key: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [text])
        item.setData(0, ROLE, key)
        return item

    def chosen(self) -> str:
        """Return what is chosen in the list: a card's handle, a seat or the table; "" for nothing."""
        item = self.tree.currentItem()
        return str(item.data(0, ROLE)) if item is not None else ""

    def _opened(self) -> set[str]:
        items = [item for top in _below(self.tree.invisibleRootItem()) for item in _below(top)]
        return {str(item.data(0, ROLE)) for item in items if item.isExpanded()}

    def _item(self, key: str, parent: QTreeWidgetItem | None = None) -> QTreeWidgetItem | None:
        for item in _below(parent or self.tree.invisibleRootItem()):
            found = item if item.data(0, ROLE) == key else self._item(key, item)
            if found is not None:
                return found
        return None

    def _choose(self, key: str) -> bool:
        item = self._item(key)
        if item is None:
            return False
        self.tree.setCurrentItem(item)
        self.tree.scrollToItem(item)
        return True

    # The change.

    def _on_chosen(self) -> None:
        self._offer_changes()
        if self.chosen() in self._subjects:
            self.card_chosen.emit(self.chosen())

    def _offer_changes(self, keep: Words | None = None) -> None:
        """Offer what can be changed of what was chosen; `keep` is the title of the change to stay with."""
        key, view = self.chosen(), self._view
        self.forms = ()
        if view is not None and key == TABLE:
            self.forms = table_forms(view)
        elif view is not None and key in SEATS:
            self.forms = seat_forms(view, PLAYERS[SEATS.index(key)])
        elif view is not None and key in self._subjects:
            self.forms = card_forms(view, self._subjects[key])
        with QSignalBlocker(self.kind):
            self.kind.clear()
            self.kind.addItems([say(form.title) for form in self.forms])
            titles = [form.title for form in self.forms]
            if keep in titles:
                self.kind.setCurrentIndex(titles.index(keep))
        self._on_kind_chosen()

    def _on_kind_chosen(self) -> None:
        self._values = {}
        self._fields = ()
        self._lay_out(0)
        self._show_fields()

    def _show_fields(self) -> None:
        """Ask for the fields of the change as they are for the values so far."""
        form = self._current()
        fields = tuple(form.fields(self._values)) if form is not None else ()
        if fields != self._fields:
            pairs = zip(fields, self._fields, strict=False)
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
            for field in self._fields[same:]:
                self._values.pop(field.name, None)
            self._fields = fields
            self._lay_out(same)
        self._preview()

    def _lay_out(self, since: int) -> None:
        """Ask for the fields from number `since` on anew; those before stay, one of them is being filled in."""
        while self.form.rowCount() > since:
            row = self.form.takeRow(since)
            for item in (row.labelItem, row.fieldItem):
                widget = item.widget() if item is not None else None
                if widget is not None:
                    widget.hide()
                    widget.deleteLater()  # not at once: it may be the one that says it has changed
        self.inputs = {field.name: self.inputs[field.name] for field in self._fields[:since]}
        for field in self._fields[since:]:
            made = self._input(field)
            made.setAccessibleName(say(field.label))
            self.inputs[field.name] = made
            self.form.addRow(say(field.label), made)

    def _input(self, field: Field) -> QWidget:
        """Return the widget that asks for a field."""
        value = self._values.get(field.name, field.value)
        match field:
            case Number():
                spin = NumberField()
                spin.setRange(field.least, field.most)
                spin.setValue(value)
                spin.valueChanged.connect(lambda n: self._set(field.name, n))
                return spin
            case Choice():
                combo = _combo()
                for _, words in field.options:
                    combo.addItem(say(words))
                values = [option for option, _ in field.options]
                combo.setCurrentIndex(values.index(value) if value in values else 0)
                combo.currentIndexChanged.connect(lambda index: self._set(field.name, values[index]))
                return combo
            case Ticks():
                return self._ticks(field)
            case Text():
                line = QLineEdit(say(value) if isinstance(value, Words) else value)
                line.setMaxLength(LONGEST_NAME)
                line.textChanged.connect(lambda text: self._set(field.name, text))
                return line

    def _ticks(self, field: Ticks) -> QWidget:
        holder = QWidget()
        box = down(on=holder, margins=0)
        ticks: list[tuple[Any, QCheckBox]] = []
        left = list(field.value)
        for value, words in field.options:
            tick = QCheckBox(say(words))
            if value in left:
                left.remove(value)
                tick.setChecked(True)
            tick.toggled.connect(lambda _: self._set(field.name, tuple(v for v, box in ticks if box.isChecked())))
            ticks.append((value, tick))
            box.addWidget(tick)
        return holder

    def _set(self, name: str, value: Any) -> None:
        self._values[name] = value
        self._show_fields()

    def _current(self) -> Form | None:
        index = self.kind.currentIndex()
        return self.forms[index] if 0 <= index < len(self.forms) else None

    def _preview(self) -> None:
        """Show what Apply would do, or why it cannot."""
        form, controller = self._current(), self._controller
        change = form.change(self._values) if form is not None else None
        words: Words | None = None
        if self._view is None:
            words = None
        elif form is None:
            words = w.PICK_FIRST
        elif change is None:
            words = w.INCOMPLETE
        else:
            words = controller.judge_view.refusal(change)
        able = change is not None and words is None and controller.judge_view.not_adjustable() is None
        self.change = change if able else None
        self.apply.setEnabled(able)
        sentence = say(controller.judge_view.sentence(change)) if change is not None and self._view is not None else ""
        self.sentence.setText(f"{sentence[:1].upper()}{sentence[1:]}." if sentence else "")
        self.before.setVisible(able)
        self.sentence.setVisible(bool(sentence))
        subject = self._subjects.get(self.chosen())
        if words is None and subject is not None and subject.type is None:
            words = w.HIDDEN_HELP
        if controller.judge_view.not_adjustable() is not None:
            words = None  # said above, once
        self.why.setText(say(words) if words is not None else "")
        self.why.setVisible(words is not None)
        self.kind.setEnabled(bool(self.forms))


def _below(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    """Return the items directly below one of the list."""
    return [child for n in range(item.childCount()) if (child := item.child(n)) is not None]


def _combo() -> QComboBox:
    combo = QComboBox()
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(10)
    combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return combo
