"""Alt with a letter means one thing on each page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QMenu

from kfdesk.desk import app as desk_app
from kfdesk.desk.kit.settings import DeskSettings


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_button_of_the_start_page_has_the_letter_of_a_menu(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KFDESK_HOME", str(tmp_path))
    desk_app.application()
    window = desk_app.make_window(DeskSettings.model_validate({"interface_language": language}))
    menus = [action.text() for action in window.menuBar().actions()]
    buttons = [button.text() for button in window.start.findChildren(QAbstractButton)]
    letters = [found[1].lower() for text in (*menus, *buttons) if (found := re.search("&(.)", text))]
    window.close()
    assert len(letters) == len(set(letters)) >= 8, letters


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_letter_stands_twice_in_a_menu(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KFDESK_HOME", str(tmp_path))
    desk_app.application()
    window = desk_app.make_window(DeskSettings.model_validate({"interface_language": language}))
    menus = {menu.title(): [action.text() for action in menu.actions()] for menu in window.findChildren(QMenu)}
    window.close()
    letters = {
        title: [m[1].lower() for text in texts if (m := re.search("&([^&])", text))] for title, texts in menus.items()
    }
    assert sum(map(len, letters.values())) >= 20
    assert {title: found for title, found in letters.items() if len(found) != len(set(found))} == {}
