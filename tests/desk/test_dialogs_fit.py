"""Dialogs fit on a small screen with the largest letters: no part of them, and no button, is beyond its edge."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QDialog

from kfdesk.collection.samples import begin_with_samples
from kfdesk.collection.store import DeckStore
from kfdesk.desk.kit.fit_to_screen import MARGIN
from kfdesk.match.autosave import games_folder
from tests.desk.walk import Walk
from tests.match.kept import finished
from tests.windows import SIZE, close_window, open_window


@pytest.mark.slow
def test_every_dialog_fits_on_a_small_screen_with_the_largest_letters(
    home: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = DeckStore.open()
    begin_with_samples(store)
    store.close()
    games_folder().mkdir(parents=True)
    game = finished(games_folder())
    window = open_window(qtbot, interface_language="de", text_factor=2.0, skip_forced=False)
    walk = Walk(window, game, monkeypatch)
    too_large: dict[str, tuple[int, int]] = {}
    for stop in walk.stops():
        walk.settle()
        for dialog in (one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()):
            least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
            if least.width() > SIZE[0] - MARGIN or least.height() > SIZE[1] - MARGIN:
                too_large[f"{stop}: {type(dialog).__name__}"] = (least.width(), least.height())
    close_window(window)
    assert too_large == {}
