"""What the tests of the manual share: the commands of which its pages speak."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.app import make_window
from kfdesk.desk.features.commands import Command
from kfdesk.desk.kit.settings import DeskSettings
from tests.windows import as_found, close_window


@pytest.fixture(scope="package")
def commands(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> tuple[Command, ...]:
    """All commands of the program's menus."""
    with as_found(qapp), pytest.MonkeyPatch.context() as patch:
        patch.setenv("KFDESK_HOME", str(tmp_path_factory.mktemp("commands")))
        window = make_window(DeskSettings())
        found = tuple(window.commands.listed())
        close_window(window)
    return found
