"""Whole games one after another at one window leave nothing behind; `packaging/soak_table.py` plays five hundred."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from kfdesk.collection.files import sample_decks
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.prompt.button_row import MOST_SPARE
from kfdesk.engine import Seat
from tests.e2e.soaking import Count, Soaker, living

GAMES = (38, 39, 32)
"""Seeds of short games."""
SETTLED = 2
"""Games until everything that is made once has been made."""


@pytest.mark.slow
@pytest.mark.usefixtures("home")
def test_games_leave_no_widget_no_item_and_no_object_behind(qapp: QApplication) -> None:
    soaker = Soaker.begun(keep=True)
    soaker.paint_every = 40
    soaker.window.prompt.style()  # what Python holds of the one style is made at the first call, whenever that is
    decks = [deck for _, deck in sample_decks()]
    same = TableSetup((Seat("Ada", decks[0]), Seat("Bo", decks[1])), 7, 0)

    def at_the_same_table() -> Count:
        """Count at the beginning of always the same game, where only what was left behind can differ."""
        spare = soaker.window.prompt.choices.spare
        assert len(spare) <= MOST_SPARE
        while spare:  # as many as the game needed at once: those differ from game to game
            spare.pop().deleteLater()
        soaker.window.controller.new_game(same)
        soaker.window.controller.lift_curtain()
        soaker.window.curtain.hide()
        return soaker.count(0, 0.0)

    seen: list[Count] = []
    kinds: list[Any] = []
    for number, seed in enumerate(GAMES):
        soaker.seed = seed - number
        soaker.play(1)
        seen.append(at_the_same_table())
        if number in (SETTLED - 1, len(GAMES) - 1):
            kinds.append(living())
    assert sum(count.decisions for count in soaker.counts) > 100 * len(GAMES)
    settled = seen[SETTLED - 1]
    for count in seen[SETTLED:]:
        assert (count.widgets, count.items, count.objects) == (settled.widgets, settled.items, settled.objects)
    assert kinds[1] - kinds[0] == {}, "nor does Python hold more of any kind"
    soaker.close()
