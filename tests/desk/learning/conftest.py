"""What the tests of the lessons and of the small games share."""

from __future__ import annotations

import pytest

from kfdesk.desk.learning import guide
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.teach.bot.planner import ADVISING, Planner
from kfdesk.teach.lessons import LEARNER
from tests.desk.learning.parts import learning

FEW_ACTS = 20
"""So many acts are tried for a piece of advice, where the program tries hundreds."""


@pytest.fixture
def advised_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mark what an adviser of the same kind as the program's would choose that tries little and keeps to its plans: a
    game takes a tenth of a second. For tests of what comes of the marks, not of how good they are."""
    adviser = Planner(LEARNER, 1, None, FEW_ACTS, ADVISING)
    monkeypatch.setattr(guide, "adviser", lambda game: adviser)


@pytest.fixture
def part(window: MainWindow) -> LearningFeature:
    """The window's part that teaches."""
    return learning(window)
