"""The two dialogs of the editor: a card to be added, and the goal with the texts."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from kfdesk.cards.facts import facts
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.number_fields import NumberField
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.puzzles import editor_texts as e
from kfdesk.desk.puzzles import texts as w
from kfdesk.engine.facts import PrintedFacts
from kfdesk.engine.terms import CardType, Half, Zone
from kfdesk.teach.puzzles import GRADES, Goal, Puzzle
from kfdesk.teach.puzzles.goals import Condition, Forge, Opponent, Until
from kfdesk.teach.puzzles.model import LONGEST_TEXT, PuzzleText
from kfdesk.text.words import Words

_CONDITIONS: Final[tuple[tuple[str, Words, str], ...]] = (
    ("forge", e.FORGE, "keys"),
    ("win", e.WIN, ""),
    ("no-forge", e.NO_FORGE, ""),
    ("amber", e.AMBER, "least"),
    ("their-amber", e.THEIR_AMBER, "most"),
    ("enemies", e.ENEMIES, "most"),
    ("friends", e.FRIENDS, "least"),
    ("steal", e.STEAL, "least"),
    ("control", e.CONTROL, "card"),
    ("gone", e.GONE, "card"),
    ("reap", e.REAP, "times"),
)
"""Each kind of condition, what it is called, and the field that is asked for."""

ANYWHERE: Final = (Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.ARCHIVES)


IN_PLAY: Final = {CardType.CREATURE: Zone.BATTLELINE, CardType.ARTIFACT: Zone.ARTIFACTS}
NEVER_MET: Final = (CardType.ARCHON_POWER, CardType.PROPHECY, CardType.TIDE)
"""What lies beside the table and nowhere else. Rule: "Reference cards"."""


def places_for(card: str) -> tuple[Zone, ...]:
    """Return where a card can lie, () for one that only lies beside the table.

    A token creature is a facedown card in a battleline and nowhere else; the top half of a gigantic creature enters
    play with the bottom half. Rules: "Token creatures", "Gigantic".
    """
    printed = facts()[card]
    if printed.type in NEVER_MET:
        return ()
    if printed.type is CardType.TOKEN_CREATURE:
        return (Zone.BATTLELINE,)
    row = IN_PLAY.get(printed.type) if printed.half is not Half.TOP else None
    return (row, *ANYWHERE) if row is not None else ANYWHERE


def _called(card: PrintedFacts) -> str:
    """Return what a card is found by; the halves of a gigantic creature have one name, and say which they are."""
    return say(card.title) if card.half is None else f"{say(card.title)} ({say(card.half.words)})"


class CardChoice(QLineEdit):
    """A card that can lie on the table, found by typing a part of its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ids = {_called(card): id_ for id_, card in facts().items() if card.type not in NEVER_MET}
        completer = QCompleter(sorted(self._ids), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)

    @property
    def card(self) -> str | None:
        """The id of the card whose name stands there, None for no card."""
        typed = self.text().strip().casefold()
        return next((id_ for name, id_ in self._ids.items() if name.casefold() == typed), None)

    def show_card(self, id_: str) -> None:
        """Show a card's name."""
        self.setText(next((name for name, known in self._ids.items() if known == id_), ""))


class AddDialog(QDialog):
    """Asks which card is to be added, and where."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say(e.ADD))
        self.card = CardChoice()
        self.whose, self.where = _combo(), _combo()
        for whose, words in enumerate((w.SOLVER, w.OTHER)):
            self.whose.addItem(say(words), whose)
        form = QFormLayout(self)
        for words, field in ((e.CARD, self.card), (e.WHOSE, self.whose), (e.WHERE, self.where)):
            form.addRow(say(words), field)
        self.buttons = _buttons(self)
        form.addRow(self.buttons)
        self.card.textChanged.connect(lambda _: self._on_card())
        self._on_card()

    @property
    def zone(self) -> Zone:
        """Where the card is to lie."""
        zone: Zone = Zone(self.where.currentData())
        return zone

    def _on_card(self) -> None:
        id_ = self.card.card
        self.where.clear()
        for zone in places_for(id_) if id_ is not None else ANYWHERE:
            self.where.addItem(say(zone.words), zone.value)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(id_ is not None)


class _ConditionRow(QWidget):
    """One condition: its kind, and the number or card that it needs."""

    def __init__(self, *, optional: bool) -> None:
        super().__init__()
        self.kind, self.number, self.card = _combo(), NumberField(), CardChoice()
        if optional:
            self.kind.addItem(say(e.NOTHING), None)
        for kind, words, _ in _CONDITIONS:
            self.kind.addItem(say(words), kind)
        self.number.setAccessibleName(say(e.NUMBER))
        self.card.setAccessibleName(say(e.CARD))
        down(self.kind, self.number, self.card, on=self, margins=0)
        self.kind.currentIndexChanged.connect(lambda _: self._on_kind())
        self._on_kind()

    @property
    def _asked(self) -> str:
        return next((field for kind, _, field in _CONDITIONS if kind == self.kind.currentData()), "")

    def _on_kind(self) -> None:
        self.card.setVisible(self._asked == "card")
        self.number.setVisible(self._asked not in ("", "card"))
        self.number.setRange(0 if self._asked == "most" else 1, 3 if self._asked == "keys" else 99)

    def plain(self) -> dict[str, Any] | None:
        """Return the condition as plain values, None for none."""
        kind = self.kind.currentData()
        if kind is None:
            return None
        asked = self._asked
        value: Any = self.card.card if asked == "card" else self.number.value()
        return {"kind": kind, **({asked: value} if asked else {})}

    def show_condition(self, condition: Condition) -> None:
        """Show a condition."""
        self.kind.setCurrentIndex(self.kind.findData(condition.kind))
        value = getattr(condition, self._asked) if self._asked else 0
        if isinstance(value, str):
            self.card.show_card(value)
        else:
            self.number.setValue(value)


class GoalDialog(QDialog):
    """Asks for what a puzzle says and wants, in the language of the interface."""

    def __init__(self, puzzle: Puzzle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._puzzle = puzzle
        self._written = "de" if ui.language == "de" else "en"
        self.setWindowTitle(say(e.GOAL))
        self.name, self.asks, self.hints = QLineEdit(), QLineEdit(), (QLineEdit(), QLineEdit())
        self.why = QPlainTextEdit()
        self.why.setTabChangesFocus(True)
        self.why.setMaximumHeight(90)
        self.grade, self.until, self.opponent, self.turns = _combo(), _combo(), _combo(), NumberField()
        self.turns.setRange(1, 3)
        self.conditions = (_ConditionRow(optional=False), _ConditionRow(optional=True))
        for grade in GRADES:
            self.grade.addItem(say(w.GRADES[grade]), grade)
        for until, words in ((Until.TURN, e.UNTIL_TURN), (Until.REPLY, e.UNTIL_REPLY)):
            self.until.addItem(say(words), until.value)
        for opponent, words in ((Opponent.EVERY, e.EVERY), (Opponent.PASSES, e.PASSES)):
            self.opponent.addItem(say(words), opponent.value)
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        rows: tuple[tuple[Words, QWidget], ...] = (
            (e.NAME, self.name), (e.CONDITION, self.conditions[0]), (e.AND_ALSO, self.conditions[1]),
            (e.TURNS, self.turns), (e.UNTIL, self.until), (e.OPPONENT, self.opponent), (e.GRADE, self.grade),
            (e.ASKS, self.asks), (e.FIRST_HINT, self.hints[0]), (e.SECOND_HINT, self.hints[1]), (e.WHY, self.why),
        )  # fmt: skip
        for words, field in rows:
            form.addRow(say(words), field)
        form.addRow(_buttons(self))
        self.resize(520, self.sizeHint().height())
        self._show(puzzle)

    def _show(self, puzzle: Puzzle) -> None:
        self.name.setText(self._of(puzzle.name))
        self.asks.setText(self._of(puzzle.task))
        for field, hint in zip(self.hints, puzzle.hints, strict=False):
            field.setText(self._of(hint))
        self.why.setPlainText(self._of(puzzle.why))
        self.grade.setCurrentIndex(self.grade.findData(puzzle.grade))
        goal = puzzle.goal
        self.until.setCurrentIndex(self.until.findData(goal.until.value))
        self.opponent.setCurrentIndex(self.opponent.findData(goal.opponent.value))
        self.turns.setValue(goal.turns)
        for row, condition in zip(self.conditions, goal.conditions, strict=False):
            row.show_condition(condition)

    def _of(self, text: PuzzleText) -> str:
        return getattr(text, self._written) or text.en or text.de

    def _text(self, before: PuzzleText, typed: str) -> PuzzleText:
        """Return a text with what was typed in this language; unchanged where it reads as before."""
        kept = typed.strip()[:LONGEST_TEXT]
        return before if typed == self._of(before) else before.model_copy(update={self._written: kept})

    def puzzle(self) -> Puzzle:
        """Return the puzzle with what was typed. Conditions without their card are left out."""
        before = self._puzzle
        plain = [found for row in self.conditions if (found := row.plain()) is not None and None not in found.values()]
        goal = Goal.model_validate(
            {
                "conditions": plain or [Forge().model_dump()],
                "turns": self.turns.value(),
                "until": self.until.currentData(),
                "opponent": self.opponent.currentData(),
            }
        )
        hints = (*before.hints, PuzzleText(), PuzzleText())[:2]
        told = tuple(self._text(hint, field.text()) for hint, field in zip(hints, self.hints, strict=True))
        return before.model_copy(
            update={
                "name": self._text(before.name, self.name.text()),
                "task": self._text(before.task, self.asks.text()),
                "hints": tuple(hint for hint in told if hint),
                "why": self._text(before.why, self.why.toPlainText()),
                "grade": self.grade.currentData(),
                "goal": goal,
            }
        )


def _combo() -> QComboBox:
    combo = QComboBox()
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(18)
    return combo


def _buttons(dialog: QDialog) -> QDialogButtonBox:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box
