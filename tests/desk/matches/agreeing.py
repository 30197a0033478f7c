"""Matches agreed on, played and given up by mouse, for the tests of their room."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QPushButton

from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.matches.side_box import SideBox
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.scenario import SetKeys
from kfdesk.engine.terms import DecisionKind, KeyColor
from tests.desk.questions import answer
from tests.windows import game_at, part_in

LEFT = Qt.MouseButton.LeftButton


def part_of(window: MainWindow) -> MatchFeature:
    return part_in(window, MatchFeature)


def pick_format(room: MatchRoom, key: str) -> None:
    formats = room.setup.formats
    row = next(row for row in range(formats.count()) if formats.item(row).data(Qt.ItemDataRole.UserRole) == key)
    click_row(formats, row)


def click_row(box: QListWidget, row: int) -> None:
    item = box.item(row)
    box.scrollToItem(item)
    QTest.mouseClick(box.viewport(), LEFT, pos=box.visualItemRect(item).center())


def take(side: SideBox, name: str, words: str) -> None:
    """Type a name, search for a deck and click the first one found."""
    side.name.clear()
    QTest.keyClicks(side.name, name)
    side.decks.search.clear()
    QTest.keyClicks(side.decks.search, words)
    QTest.keyClick(side.decks.search, Qt.Key.Key_Return)


def take_three(side: SideBox, name: str, words: tuple[str, str, str]) -> None:
    """Type a name, and choose three decks one after the other."""
    for word in words:
        take(side, name, word)


THREES = ("onyx", "argus", "malachi"), ("benegoblin", "evellin", "falstaff")
"""Words that find the decks which Ada and Bo bring to a triad or a survival match."""


def agree_on_threes(window: MainWindow, room: MatchRoom, key: str) -> None:
    """Agree on a match of Ada and Bo with three decks each."""
    part_of(window).open()
    pick_format(room, key)
    for side, name, words in zip(room.setup.sides, ("Ada", "Bo"), THREES, strict=True):
        assert not room.setup.begin.isEnabled()
        take_three(side, name, words)
    assert room.setup.begin.isEnabled(), room.setup.problem.text()
    QTest.mouseClick(room.setup.begin, LEFT)


def press(room: MatchRoom, words: str) -> None:
    QCoreApplication.processEvents()
    button = next(b for b in room.steps.findChildren(QPushButton) if words in b.text() and b.isVisible())
    QTest.mouseClick(button, LEFT)


def concede(room: MatchRoom, words: str) -> str:
    """Press a button that gives a game up, and the same one in the question; return what the question says."""
    seen: list[str] = []
    answer(words, seen)
    press(room, words)
    (text,) = seen
    return text


def agree(window: MainWindow, room: MatchRoom, key: str, *, three: bool = False) -> None:
    """Agree on a match by mouse: Ada with Miss Onyx, Bo with Radiant Argus."""
    part_of(window).open()
    pick_format(room, key)
    one, two = room.setup.sides
    take(one, "Ada", "onyx")
    take(two, "Bo", "argus")
    if three:
        room.setup.three.click()
    assert room.setup.begin.isEnabled(), room.setup.problem.text()
    QTest.mouseClick(room.setup.begin, LEFT)


def agree_on_sealed(window: MainWindow, room: MatchRoom) -> None:
    """Agree on a sealed match of Ada and Bo, who open two decks each."""
    part_of(window).open()
    pick_format(room, "sealed")
    for side, name in zip(room.setup.sides, ("Ada", "Bo"), strict=True):
        side.name.clear()
        QTest.keyClicks(side.name, name)
    QTest.mouseClick(room.setup.begin, LEFT)


def choose_opened(room: MatchRoom) -> None:
    """Let Ada and Bo each take the first deck they opened."""
    for name in ("Ada", "Bo"):
        press(room, f"I am {name}")
        press(room, "Play this deck")


def journal_of(window: MainWindow) -> str:
    """Return the name of the file that the game at the table is kept in."""
    path = window.controller.kept_at
    assert path is not None
    return path.name


def match_of(room: MatchRoom) -> Any:
    assert room.match is not None
    return room.match


def win(window: MainWindow, player: int) -> None:
    """Let a player win the game at the table, with a judge's help."""
    controller = window.controller
    for _ in range(200):
        controller.lift_curtain()
        view = controller.view()
        decision = view.decision if view is not None else None
        assert view is not None and decision is not None
        game = game_at(controller)
        if decision.kind is DecisionKind.KEY:
            controller.choose((decision.keys()[0],))
            return
        if decision.kind is DecisionKind.MAIN and decision.player == 1 - player:
            game.adjust(SetKeys(player=player, keys=(KeyColor.RED, KeyColor.BLUE)))  # type: ignore[attr-defined]
            pool = game.state.players[player]  # the next forge is the winning one, also where a card makes keys dearer
            pool.amber = 6 + game.key_cost(player)  # type: ignore[attr-defined]
            controller.choose(("end-turn",))
        elif decision.kind is DecisionKind.MAIN:
            controller.choose(("end-turn",))
        elif decision.kind is DecisionKind.MULLIGAN:
            controller.choose(("no",))
        else:
            controller.choose(decision.keys()[: max(1, decision.min)])
        if game.winner is not None:
            return
    raise AssertionError("nobody won")
