"""The picture to share: what it shows, that nothing hidden is in it, and that it is copied or saved."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kfdesk.desk.ceremonies.figures import AMBER, NO_TURNING, Figures
from kfdesk.desk.ceremonies.victory import Ending, Told
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.sharing.feature import SharingFeature
from kfdesk.desk.sharing.picture import BAND, FOOT, TABLE, Shared, shared_picture
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Scenario
from kfdesk.engine.terms import PLAYERS, House, KeyColor, Step
from kfdesk.match.table_summary import summary_of_view
from tests.desk import scenes
from tests.desk.starts import setup
from tests.tables import overreach, side


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def part(window: MainWindow) -> SharingFeature:
    """Return what makes the picture."""
    return window.feature(SharingFeature)


def table(hidden: str, drawn: str, fate: str) -> Scenario:
    """Return a table whose hidden cards are these."""
    mine = side(hand=[hidden, drawn], archives=[hidden], deck=[drawn] * 8, battleline=["troll"])
    theirs = side(
        hand=[drawn], archives=[drawn], deck=[hidden] * 8, battleline=["bumpsy"], prophecies=[overreach(fate)]
    )
    return Scenario(players=(mine, theirs), house=House.BROBNAR, turn=5, step=Step.MAIN)


def pictured(window: MainWindow, setup_: TableSetup) -> Shared:
    """Return the picture of a game that begins like this."""
    window.controller.new_game(setup_)
    window.controller.lift_curtain()
    shared = part(window).made()
    assert shared is not None
    return shared


@pytest.mark.parametrize("kind", ["closed", "open", "program"])
def test_nothing_hidden_is_in_it(window: MainWindow, kind: str) -> None:
    """Tables that differ in hidden cards only give the same picture; one that differs openly does not."""
    made = []
    for hidden, drawn, fate in (("krump", "smaaash", "punch"), ("headhunter", "anger", "krump")):
        wanted = replace(
            setup(),
            open_table=kind == "open",
            bot=PLAYERS[1] if kind == "program" else None,
            scenario=table(hidden, drawn, fate),
        )
        made.append(pictured(window, wanted))
        view = window.controller.common_view(PLAYERS[0])
        assert view is not None and view.decision is None
        shown = {card.face for card in every_card(view) if card.face}
        assert shown == {"troll", "bumpsy", "overreach"}
    assert made[0].image == made[1].image
    assert made[0].told == made[1].told == "Turn 5: Ada against Bo."
    scenes.begin(window, side(battleline=["krump"]), side(battleline=["bumpsy"]))
    other = part(window).made()
    assert other is not None and other.image != made[0].image


def test_before_the_first_turn_there_is_no_number(window: MainWindow) -> None:
    assert pictured(window, setup()).told == "Before turn 1: Ada against Bo."


def test_behind_the_curtain_it_shows_no_more(window: MainWindow) -> None:
    made = []
    for hidden, drawn, fate in (("krump", "smaaash", "punch"), ("headhunter", "anger", "krump")):
        pictured(window, replace(setup(), scenario=table(hidden, drawn, fate)))
        window.controller.choose(("end-turn",))
        assert window.controller.curtain_for == 1
        shared = part(window).made()
        assert shared is not None
        made.append(shared.image)
    assert made[0] == made[1]


def test_one_key_opens_it_and_it_is_copied_or_saved(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    scenes.begin(window, side(battleline=["troll"]), side())
    command = part(window).command
    assert command.isEnabled() and command.shortcut().toString() == "F12"
    command.trigger()
    dialog = part(window).dialog
    assert dialog is not None and dialog.isVisible()
    assert "Ada against Bo" in dialog.shown.accessibleName()
    QApplication.clipboard().clear()
    dialog.copy.click()
    assert QApplication.clipboard().image().size() == dialog.shared.image.size()
    assert "clipboard" in dialog.done_.text()
    for answer, kept in (("", False), (str(tmp_path / "mine"), True)):
        dialog.pick = lambda *_, answer=answer: answer
        dialog.save.click()
        assert (tmp_path / "mine.png").exists() == kept
    assert QImage(str(tmp_path / "mine.png")).size() == dialog.shared.image.size()
    proposed: list[str] = []

    def pick(_parent: object, _title: str, name: str, _kinds: str) -> str:
        proposed.append(name)
        return str(tmp_path / "Ada vs. Bo")

    dialog.pick = pick
    dialog.save.click()
    assert Path(proposed[0]).is_absolute() and Path(proposed[0]).name == "table.png"
    assert QImage(str(tmp_path / "Ada vs. Bo.png")).size() == dialog.shared.image.size()
    assert not (tmp_path / "Ada vs. Bo").exists()
    (tmp_path / "kept.jpg.png").write_text("kept")
    dialog.pick = lambda *_: str(tmp_path / "kept.jpg")  # of which the system's dialog asked nothing
    dialog.save.click()
    assert (tmp_path / "kept.jpg.png").read_text() == "kept" and "already" in dialog.done_.text()
    dialog.pick = lambda *_: str(tmp_path / "MINE.PNG")
    dialog.save.click()
    assert (tmp_path / "MINE.PNG").exists() and not (tmp_path / "MINE.PNG.png").exists()
    dialog.pick = lambda *_: str(tmp_path / "mine.png" / "mine.png")
    dialog.save.click()
    assert "could not be saved" in dialog.done_.text()
    dialog.shut.click()
    qtbot.waitUntil(lambda: part(window).dialog is None)


def test_no_picture_tells_of_the_end_of_a_game_before(window: MainWindow, qtbot: QtBot) -> None:
    scenes.begin(window, side(battleline=["troll"]), side(battleline=["bumpsy"]))
    window.controller.concede(PLAYERS[1])
    qtbot.waitUntil(lambda: window.ceremonies.victory.told is not None)
    over = part(window).made()
    assert over is not None and over.told.startswith("Ada wins the game")
    window.controller.undo()
    assert window.ceremonies.victory.told is None
    window.controller.concede(PLAYERS[0])
    qtbot.waitUntil(lambda: window.ceremonies.victory.told is not None)
    scenes.begin(window, side(battleline=["troll"]), side(battleline=["bumpsy"]))
    assert window.ceremonies.victory.told is None
    again = part(window).made()
    assert again is not None and again.told == "Turn 5: Ada against Bo."


def test_the_end_is_told_with_names_keys_and_turning_point(window: MainWindow) -> None:
    scenes.begin(window, side(battleline=["troll"]), side(battleline=["bumpsy"]))
    seen = window.controller.common_view(PLAYERS[0])
    assert seen is not None
    keys = (KeyColor.RED, KeyColor.BLUE, KeyColor.YELLOW)
    seats = replace(seen.seats[0], keys=keys), seen.seats[1]
    view = replace(seen, winner=PLAYERS[0], seats=seats)
    ending = Ending(PLAYERS[0], ("Ada", "Bo"), ("", ""), ((), ()), keys)
    words = NO_TURNING.filled(swing=4)
    figures = Figures(words, ((AMBER, (3, 4)),), 5)
    blank = QImage(TABLE, QImage.Format.Format_RGB32)
    blank.fill(0)
    font = QApplication.font()

    def made(end: Told | None) -> Shared:
        return shared_picture(blank, view, end, font, ui.theme, say)

    full = made(Told(ending, figures, summary_of_view(view)))
    assert full.told == f"Ada wins the game. 3 keys forged. {say(words)}"
    assert full.image.height() == BAND + TABLE.height() + FOOT
    assert made(Told(ending, figures, None)).image != full.image
    early = made(Told(ending, None, None))
    assert early.told == "Ada wins the game." and early.image.height() == BAND + TABLE.height()
    assert made(None).told == "Ada wins the game."
    gave_up = made(Told(replace(ending, conceded=True), figures, None))
    assert "Bo conceded" in gave_up.told
