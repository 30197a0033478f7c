"""The setting of a player's own pictures: cards are drawn anew, and the dialog says what is shown and what is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage

from kfdesk.desk.art.own_pictures import OWN, pictures_folder
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.preferences import PreferencesDialog


@pytest.fixture
def folder(home: Path) -> Iterator[Path]:
    """The folder of a player's own pictures, with one of a card and one that is none."""
    del home
    folder = pictures_folder()
    folder.mkdir(parents=True)
    image = QImage(90, 96, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff00ff"))
    assert image.save(str(folder / "Troll.png"))
    (folder / "Krump.png").write_bytes(b"no picture")
    yield folder
    OWN.look_in(None)


def test_the_setting_shows_and_hides_them_at_once(folder: Path, fresh_window: MainWindow, qtbot: Any) -> None:
    assert folder.exists() and len(OWN) == 2, "the file that is no picture is found out when it is looked at"
    with qtbot.waitSignal(ui.theme_changed):
        fresh_window.apply_settings(DeskSettings(own_pictures=False))
    assert len(OWN) == 0
    with qtbot.waitSignal(ui.theme_changed):
        fresh_window.apply_settings(DeskSettings(own_pictures=True))
    assert OWN.image("troll") is not None and OWN.image("krump") is None


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 card has a picture of yours\n1 file is not shown: Krump.png (damaged, or no picture)"),
        ("de", "1 Karte hat ein Bild von dir\n1 Datei wird nicht gezeigt: Krump.png (beschädigt oder kein Bild)"),
    ],
)
def test_the_dialog_says_what_is_shown_and_what_is_not(folder: Path, qtbot: Any, language: str, said: str) -> None:
    OWN.look_in(folder)
    dialog = PreferencesDialog(DeskSettings(interface_language=language))
    qtbot.addWidget(dialog)
    assert dialog.own_found.text() == said
    changes: list[DeskSettings] = []
    dialog.changed.connect(changes.append)
    dialog.changed.connect(lambda settings: OWN.look_in(folder if settings.own_pictures else None))
    dialog.own_pictures.setChecked(False)
    assert [change.own_pictures for change in changes] == [False]
    assert dialog.own_found.isHidden()
