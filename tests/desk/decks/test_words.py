"""Every control of the room is named, in both languages, and nothing is left in the other one."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTabWidget,
    QWidget,
)

from kfdesk.collection.query import parse
from kfdesk.collection.vocabulary import Field
from kfdesk.desk.decks import command_texts
from kfdesk.desk.decks import texts as strings
from kfdesk.desk.decks.asking import FolderDialog, NameDialog, PasteDialog, RestoreDialog, TagsDialog
from kfdesk.desk.decks.generating import GenerateDialog
from kfdesk.desk.decks.report import Line, Outcome
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.theme import CONTRAST, DARK, LIGHT
from kfdesk.desk.kit.ui import ui
from kfdesk.text.words import Pair, Words
from tests.desk.samples import SHIPPED


def nameless(place: QWidget) -> list[str]:
    """Return the controls that a screen reader could not name. Qt's own inner parts are left out."""
    found = []
    for kind in (QAbstractButton, QLineEdit, QPlainTextEdit, QComboBox, QSpinBox):
        for control in place.findChildren(kind):
            inner = control.objectName().startswith("qt_") or isinstance(control.parent(), QComboBox | QSpinBox)
            text = control.text() if isinstance(control, QAbstractButton) else ""
            if not inner and not control.accessibleName() and not text and type(control).__module__ != "PySide6.QtCore":
                found.append(f"{type(control).__name__} in {type(control.parent()).__name__}")
    return found


def test_every_control_has_a_name(room: DeckRoom, qtbot: Any) -> None:
    ours = [name for name in nameless(room.place) if "QTableView" not in name and "QLineEdit in QLineEdit" not in name]
    allowed = {"QToolButton in QLineEdit", "QLineEditIconButton in QLineEdit", "QAbstractButton in DeckTable"}
    allowed |= {"QAbstractButton in QTableWidget", "QToolButton in QTabBar", "QPushButton in TroublePage"}
    assert set(ours) <= allowed


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
def test_language_and_theme_change_while_the_room_is_open(room: DeckRoom, theme: Any, qtbot: Any) -> None:
    room.browse.select_row(1)
    room.browse.show_selected()
    room.apply_settings(DeskSettings(card_language="de"))
    ui.wear(theme)
    ui.speak("de")
    room.place.grab()
    texts = " ".join(label.text() for label in room.place.findChildren(QLabel))
    texts += " ".join(button.text() for button in room.place.findChildren(QAbstractButton))
    tabs = room.browse.detail.tabs
    texts += " ".join(tabs.tabText(number) for number in range(tabs.count()))
    assert f"{SHIPPED} Decks" in texts and "Importieren…" in texts and "Notizen" in texts
    for english in ("decks", "Import…", "Notes", "Surprise me", "Columns"):
        assert english not in texts.split(), english
    assert isinstance(tabs, QTabWidget) and room.browse.side.accessibleName() == "Ordner, Schlagwörter und Filter"


def test_dialogs_speak_german(room: DeckRoom, qtbot: Any) -> None:
    ui.speak("de")
    dialogs = [
        PasteDialog(),
        TagsDialog(3, ["a"], ["a"]),
        FolderDialog(3, ["a"], ""),
        NameDialog("x"),
        RestoreDialog([]),
        GenerateDialog(room.browse.portraits),
    ]
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        said = [button.text() for button in dialog.findChildren(QAbstractButton)]
        assert not {"Cancel", "&Cancel", "Close", "Generate"} & set(said), type(dialog).__name__
        assert nameless(dialog) == [] or isinstance(dialog, TagsDialog), nameless(dialog)


def test_all_words_differ_or_are_names() -> None:
    alike = {"Text", "Set", "Upgrades", "Chains", "Name", "Format", "OK", "Bonus", "Æmber", "Sets", "Master Vault"}
    alike |= {strings.EXPORT_FILTER.en}
    for module in (strings, command_texts):
        for name, words in vars(module).items():
            if isinstance(words, Words) and words.en == words.say("de") and any(sign.isalpha() for sign in words.en):
                assert words.en in alike or "{" in words.en, name


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_examples_of_the_help_mean_something(language: str) -> None:
    for typed, _ in strings.SEARCH_EXAMPLES:
        query = parse(typed.say(language))
        assert query and not query.hints, typed.say(language)
        fields = [term for term in query.terms if ":" in typed.en or ">" in typed.en]
        assert all(term.field is not Field.TEXT for term in fields), typed.say(language)


def test_each_reason_in_a_report_ends_as_a_sentence() -> None:
    reasons = (Pair("Unknown: A, B", "Unbekannt: A, B"), Pair("Not playable.", "Nicht spielbar."))
    line = Line(Pair("pasted", "eingefügt"), "A deck", Outcome.PARTLY, reasons)
    assert line.cells("en")[3] == "Unknown: A, B. Not playable."
    assert line.cells("de")[3] == "Unbekannt: A, B. Nicht spielbar."


@pytest.mark.parametrize("column", ["expected", "amber"])
def test_the_heading_over_a_figure_finds_that_figure_in_the_search_line(column: str) -> None:
    for language in ("en", "de"):
        (term,) = parse(f"{strings.COLUMN_NAMES[column].say(language)}>10").terms
        assert (term.field, term.values) == (Field.NUMBER, (column,))
