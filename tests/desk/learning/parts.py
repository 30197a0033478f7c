"""The window's part that teaches, made quick."""

from __future__ import annotations

from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.window.main_window import MainWindow
from tests.windows import part_in


def learning(window: MainWindow) -> LearningFeature:
    """Return the window's part that teaches, whose other seat waits for nothing."""
    found = part_in(window, LearningFeature)
    found.tutor.pauses_ms = (0, 0)
    return found
