"""Where an evening is agreed: how people are paired, what a match is, which decks, how long a round, and who comes."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QPushButton, QScrollArea, QWidget

from kfdesk.collection.generator.decks import sets_for_generation
from kfdesk.desk.evenings import texts as s
from kfdesk.desk.evenings.people_box import PeopleBox, Wanted
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.number_fields import NumberField
from kfdesk.desk.kit.theme import SCROLL_BAR
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.table.ground_page import GroundPage
from kfdesk.match.evenings.plan import (
    DECK_KINDS,
    FORMATS,
    MOST,
    MOST_MINUTES,
    PAIRINGS,
    BroughtKind,
    EveningPlan,
    PairingRule,
    Person,
    most_rounds,
    rounds_suggested,
)
from kfdesk.match.formats import RECIPES
from kfdesk.text.words import Words

MOST_OF_PAGE = 0.45
"""How much of the page's width the agreement takes at most."""
MARGIN = 14
USUAL_MINUTES = {"single": 45, "reversal": 45, "bidding": 45}
"""How long a round of one game is proposed to be; all others get twice as long."""


class EveningSetupPage(GroundPage):
    """The whole agreement of an evening."""

    begun = Signal()
    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own_rounds = self._own_minutes = False
        """Whether somebody chose the number of rounds, the minutes; else they follow people and format."""
        self._following = False
        self.title = says(Label(style="matchTitle"), s.NEW_TITLE)
        self.called = says(QLineEdit(), name=s.CALLED)
        self.called.setMaxLength(80)
        self.pairing = self._choice(s.PAIRED_BY, PAIRINGS)
        self.format = self._choice(s.MATCH, FORMATS)
        self.decks = self._choice(s.DECKS, DECK_KINDS)
        self.sets = says(QComboBox(), name=s.SET)
        for one in sets_for_generation():
            self.sets.addItem(one.name, one.code)
        self.rounds = self._number(s.ROUNDS, 1, 62)
        self.tables = self._number(s.TABLES, 1, MOST // 2)
        self.tables.setValue(MOST // 2)
        self.minutes = self._number(s.MINUTES, 0, MOST_MINUTES)
        self.draws = says(QCheckBox(), s.DRAWS)
        self.draws.setChecked(True)
        self.seeded = says(QCheckBox(), s.SEEDED, tip=s.SEEDED_HELP)
        self.pairing_text, self.format_text, self.decks_text = (Label(style="dim", wraps=True) for _ in range(3))
        self.people = PeopleBox()
        self.problem = Label(wraps=True)
        self.begin = says(QPushButton(), s.BEGIN)
        set_kind(self.begin, Kind.PRIMARY)
        self.back = says(QPushButton(), s.BACK)
        labels = {
            "called": s.CALLED,
            "pairing": s.PAIRED_BY,
            "format": s.MATCH,
            "decks": s.DECKS,
            "set": s.SET,
            "rounds": s.ROUNDS,
            "tables": s.TABLES,
            "minutes": s.MINUTES,
        }
        self._labels = {key: says(Label(), words) for key, words in labels.items()}
        self._lay_out()
        self._connect()
        follow_language(self._say)

    def start_anew(self) -> None:
        """Begin with an empty list and what was agreed last."""
        self.people.clear()
        self.called.setText(say(s.EVENING_OF.filled(day=date_text(date.today(), ui.language))))
        self._own_rounds = self._own_minutes = False
        self._follow()
        self.people.name.setFocus()

    def plan(self) -> EveningPlan:
        """Return what is agreed now; raises nothing but for an empty title, which `refusal` names."""
        kind = BroughtKind(self.decks.currentData())
        return EveningPlan(
            title=" ".join(self.called.text().split()) or "?",
            pairing=PairingRule(self.pairing.currentData()),
            format=str(self.format.currentData()),
            decks=kind,
            set=str(self.sets.currentData()) if kind is BroughtKind.SEALED else "",
            rounds=self.rounds.value(),
            tables=self.tables.value(),
            minutes=self.minutes.value(),
            draws=self.draws.isChecked(),
            seeded=self.seeded.isChecked(),
        )

    def entered(self) -> tuple[Person, ...]:
        """Return who takes part."""
        return self.people.people()

    def refusal(self) -> Words | None:
        """Return why the evening cannot begin so, None when it can."""
        people, plan = self.entered(), self.plan()
        if not self.called.text().strip():
            return s.NO_TITLE
        if len(people) < 2:
            return s.TOO_FEW_PEOPLE
        names = [person.name.casefold() for person in people]
        for person in people:
            if names.count(person.name.casefold()) > 1:
                return s.TWICE.filled(name=person.name)
            if (problem := deck_problem(person, plan)) is not None:
                return problem
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the people their room."""
        super().resizeEvent(event)
        self._give_room()

    # Within.

    def _choice(self, name: Words, keys: Iterable[str]) -> QComboBox:
        box = says(QComboBox(), name=name)
        for key in keys:
            box.addItem("", str(key))
        return box

    def _number(self, name: Words, least: int, most: int) -> NumberField:
        box = says(NumberField(), name=name)
        box.setRange(least, most)
        return box

    def _lay_out(self) -> None:
        within = self._within = QWidget()
        within.setObjectName("matchWithin")
        form = self._form = QFormLayout()
        form.setVerticalSpacing(8)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        rows = {
            "called": self.called,
            "pairing": self.pairing,
            "pairing text": self.pairing_text,
            "format": self.format,
            "format text": self.format_text,
            "decks": self.decks,
            "decks text": self.decks_text,
            "set": self.sets,
            "rounds": self.rounds,
            "tables": self.tables,
            "minutes": self.minutes,
        }
        for key, box in rows.items():
            if key in self._labels:
                form.addRow(self._labels[key], box)
            else:
                form.addRow(box)
        down(form, self.draws, self.seeded, STRETCH, on=within, margins=MARGIN)
        panel = self._panel = QScrollArea()
        panel.setObjectName("promptPanel")
        panel.setWidgetResizable(True)
        panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        panel.setWidget(within)
        foot = across(self.back, (self.problem, 1), self.begin)
        for button in (self.back, self.begin):
            button.setMinimumSize(160, 42)
        self.problem.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        middle = across((panel, 2), (self.people, 3), gap=24)
        down(self.title, (middle, 1), foot, on=self, margins=(32, 20, 32, 20))

    def _give_room(self) -> None:
        most = round(self.width() * MOST_OF_PAGE)
        inner = max(120, most - SCROLL_BAR - 2 * MARGIN - self._form.horizontalSpacing())
        for box in (self.called, self.pairing, self.format, self.decks, self.sets):
            box.setMaximumWidth(inner)
        self._panel.setMinimumWidth(min(self._within.minimumSizeHint().width() + SCROLL_BAR + 4, most))

    def _connect(self) -> None:
        for box in (self.pairing, self.format, self.decks):
            box.currentIndexChanged.connect(lambda _: self._follow())
        self.rounds.valueChanged.connect(lambda _: self._on_number("rounds"))
        self.minutes.valueChanged.connect(lambda _: self._on_number("minutes"))
        self.called.textChanged.connect(lambda _: self._check())
        self.people.changed.connect(self._follow)
        self.sets.currentIndexChanged.connect(lambda _: self.people.take_opened())
        self.back.clicked.connect(self.back_wanted)
        self.begin.clicked.connect(self._on_begin)

    def _say(self) -> None:
        _say_choices(self.pairing, [one.name for one in PAIRINGS.values()])
        _say_choices(self.format, [RECIPES[key].name for key in FORMATS])
        _say_choices(self.decks, [one.name for one in DECK_KINDS.values()])
        self.minutes.setSpecialValueText(say(s.NO_CLOCK))
        self._follow()

    def _on_number(self, which: str) -> None:
        if not self._following:
            self._own_rounds |= which == "rounds"
            self._own_minutes |= which == "minutes"
        self._check()

    def _follow(self) -> None:
        """Show what belongs to what is chosen, and propose rounds and minutes nobody chose."""
        plan, people = self.plan(), len(self.entered())
        self._following = True
        self.pairing_text.setText(say(PAIRINGS[plan.pairing].text))
        recipe = RECIPES[plan.format]
        self.format_text.setText(say(recipe.says(recipe.plan.edition)))
        self.decks_text.setText(say(DECK_KINDS[plan.decks].text))
        self._form.setRowVisible(self.sets, plan.decks is BroughtKind.SEALED)
        self.people.open_decks.setVisible(plan.decks is BroughtKind.SEALED)
        counted = plan.pairing in (PairingRule.SWISS, PairingRule.LEAGUE)
        self._form.setRowVisible(self.rounds, counted)
        self._labels["rounds"].setText(say(s.WEEKS if plan.pairing is PairingRule.LEAGUE else s.ROUNDS))
        self.draws.setVisible(plan.pairing is not PairingRule.ELIMINATION)
        self.seeded.setVisible(plan.pairing is PairingRule.ELIMINATION)
        if counted:
            self.rounds.setMaximum(most_rounds(max(2, people), plan.pairing))
            if not self._own_rounds:
                self.rounds.setValue(rounds_suggested(max(2, people), plan.pairing))
        if not self._own_minutes:
            league = plan.pairing is PairingRule.LEAGUE
            self.minutes.setValue(0 if league else USUAL_MINUTES.get(plan.format, 90))
        self.people.want(Wanted(plan.decks_a_person, plan.decks is BroughtKind.ALLIANCE))
        self._following = False
        self._check()

    def _check(self) -> None:
        refusal = self.refusal()
        self.problem.setText(say(refusal) if refusal else "")
        self.begin.setEnabled(refusal is None)

    def _on_begin(self) -> None:
        if self.refusal() is None:
            self.begun.emit()


def deck_problem(person: Person, plan: EveningPlan) -> Words | None:
    """Return why a person's decks are none of this evening's, None where they are, or nothing is known of them."""
    if len(person.decks) > plan.decks_a_person:
        return s.TOO_MANY_DECKS.filled(name=person.name, n=plan.decks_a_person)
    kinds = {deck.kind for deck in person.decks}
    if BroughtKind.OWN in kinds:
        return s.NOT_REGISTERED.filled(name=person.name)
    if plan.decks is BroughtKind.ALLIANCE and kinds - {BroughtKind.ALLIANCE}:
        return s.NOT_ALLIANCE.filled(name=person.name)
    if plan.decks is not BroughtKind.ALLIANCE and BroughtKind.ALLIANCE in kinds:
        return s.NOT_ARCHON.filled(name=person.name)
    return None


def _say_choices(box: QComboBox, names: Iterable[Words]) -> None:
    for row, words in enumerate(names):
        box.setItemText(row, say(words))
