"""When the disk is waited for: a choice is on it before anybody sees what came of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from kfdesk.cards import library
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.play.table_names import TableNames, house_name
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.engine import Game
from kfdesk.match.autosave import Autosave
from tests.desk.starts import setup


def start(table: TableSetup) -> Game:
    return Game.new(table.seats, seed=table.seed, library=library(), first_player=table.first_player)


def test_nothing_is_shown_of_a_choice_that_a_power_cut_could_lose(qtbot: Any, tmp_path: Path, monkeypatch: Any) -> None:
    saver = Autosave(lambda: tmp_path, patient=True)  # as the program keeps its games
    controller = DeskController(start, TableNames(card_name, house_name), DeskSettings(), saver=saver)
    told, asked = list[str](), list[Any]()
    monkeypatch.setattr(os, "fsync", lambda file: told.append("disk"))
    controller.view_changed.connect(lambda view: told.append("view"))
    controller.decision_asked.connect(asked.append)
    controller.new_game(setup(open_table=True))
    for _ in range(5):
        told.clear()
        controller.choose(asked[-1].keys()[:1])
        assert told[:2] == ["disk", "view"]
    saver.close()
