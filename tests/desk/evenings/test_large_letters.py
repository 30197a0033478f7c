"""An evening with letters of twice the size: points are seen beside the names without scrolling."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.evenings.room import EveningRoom
from tests.desk.evenings.organizing import agree, begun

NAMES = ("Ada", "Bo", "Cleo", "Dan")


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"text_factor": 2.0, "interface_language": "de"}


def test_rank_name_and_points_of_the_standings_are_seen(room: EveningRoom) -> None:
    agree(room, *NAMES)
    begun(room)
    QApplication.processEvents()
    standings = room.page.standings
    assert standings.rowCount() == len(NAMES)
    assert 0 < standings.width_of(3) <= standings.width() < room.page.width() / 2
