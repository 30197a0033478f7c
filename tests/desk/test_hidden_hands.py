"""What may never be seen: no widget, tooltip, accessible name or log tells of a hidden hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTextBrowser,
    QWidget,
)

from kfdesk.desk.card.faces import card_name
from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.desk.reference.explain_feature import ExplainFeature
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.teacher.records import Learners
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS, Player, Zone
from kfdesk.match.log_lines import log_lines
from kfdesk.text.words import Words
from tests.desk import mouse, scenes
from tests.desk.hurried import play, play_until_curtain, setup
from tests.tables import side
from tests.windows import game_of, part_in


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"skip_forced": False}


def strings_of(window: MainWindow) -> str:
    """Return everything a widget, a menu, an item or the accessible tree says, shown or hidden."""
    found: list[str] = [window.windowTitle()]
    for widget in (window, *window.findChildren(QWidget)):
        found += [widget.toolTip(), widget.whatsThis(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            found.append(widget.text())
        elif isinstance(widget, QTextBrowser):
            found.append(widget.toPlainText())
        elif isinstance(widget, QComboBox):
            found += [widget.itemText(i) for i in range(widget.count())]
        elif isinstance(widget, QListWidget):
            found += [widget.item(i).text() for i in range(widget.count())]
    for action in window.findChildren(QAction):
        found += [action.text(), action.toolTip()]
    found += [item.toolTip() for item in window.table.scene_.items()]
    found += [row.plain for row in window.log_at_hand.ribbon.rows]  # painted, and so no text of a widget
    found += accessible_texts(QAccessible.queryAccessibleInterface(window))
    found.append(QApplication.clipboard().text())
    return "\n".join(found)


def accessible_texts(node: QAccessibleInterface | None) -> list[str]:
    if node is None:
        return []
    texts = [node.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)]
    for index in range(node.childCount()):
        texts += accessible_texts(node.child(index))
    return texts


def secret_names(window: MainWindow, *players: int) -> set[str]:
    """Return the names, in both languages, of cards in these players' hands and archives that no open card bears.

    Open is what everybody else at the screen may see: the other seat's whole view, or what both seats share.
    """
    game = game_of(window)
    onlookers = [player for player in PLAYERS if player not in players] or [Player(0), Player(1)]
    seen = [{card.id for card in every_card(game.view(player)) if card.id is not None} for player in onlookers]
    private: set[str] = set()
    for player in players:
        seat = game.view(player).seats[player]
        private |= {card.id for card in (*(seat.hand or ()), *(seat.archives or ())) if card.id is not None}
    words: list[Words] = [card_name(card) for card in private - seen[0].intersection(*seen[1:])]
    return {name for word in words for name in (word.en, word.say("de"))}


def never_shown(window: MainWindow, names: set[str]) -> set[str]:
    """Leave out names that an onlooker knows from open events, such as a card returned to a hand."""
    game = game_of(window)
    open_events = [event.seen_by(Player(0)).seen_by(Player(1)) for event in game.events]
    lines = log_lines(open_events, window.controller.names)
    told = "\n".join(said for line in lines for said in (line.words.en, line.words.say("de")))
    return {name for name in names if name not in told}


def no_hand_is_said(window: MainWindow) -> None:
    secrets = never_shown(window, secret_names(window, 0, 1))
    said = strings_of(window)
    assert secrets and not {name for name in secrets if name in said}


def nothing_is_told(window: MainWindow) -> bool:
    """Return whether neither the ribbon of the log, nor the drawer that it opens, nor the teacher's bubble says
    anything."""
    ribbon, drawer = window.log_at_hand.ribbon, window.log_at_hand.drawer
    part_in(window, TeacherFeature).pointing.speak()
    bubble = part_in(window, TeacherFeature).pointing.bubble
    texts = (bubble.text.text(), bubble.title.text(), bubble.accessibleName())
    return not ribbon.rows and drawer.isHidden() and bubble.isHidden() and not any(texts)


def test_behind_the_curtain_no_hand_can_be_read_anywhere(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup())
    for _ in range(4):
        if window.controller.curtain_for is None:
            window.log_at_hand.open()
            play_until_curtain(window)
        no_hand_is_said(window)
        assert nothing_is_told(window)
        assert window.preview.card is None and window.prompt.decision is None
        assert (
            not window.prompt.accessibleName() and not window.prompt.end_turn.text() + window.prompt.end_turn.toolTip()
        )
        assert window.commands.undo.text() == "&Undo"
        qtbot.waitUntil(lambda: window.behind_curtain.ready)
        no_hand_is_said(window)
        assert nothing_is_told(window)
        window.controller.lift_curtain()
        play(window, 8)


@pytest.mark.parametrize("ready", [False, True])
def test_what_is_made_ready_shows_no_hand_whatever_happens_behind_the_curtain(
    window: MainWindow, qtbot: Any, ready: bool
) -> None:
    """Choices are taken back and made again, the language changes, another game begins: while work waits, and after."""
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    play(window, 8)
    play_until_curtain(window)
    controller = window.controller
    for change in (
        controller.undo,
        controller.undo_turn,
        controller.redo,
        lambda: window.change_settings(interface_language="de"),
        lambda: controller.new_game(setup()),
    ):
        if controller.curtain_for is None:
            play_until_curtain(window)
        if ready:
            qtbot.waitUntil(lambda: window.behind_curtain.ready)
        change()
        if controller.curtain_for is not None:
            no_hand_is_said(window)
            qtbot.waitUntil(lambda: window.behind_curtain.ready)
            no_hand_is_said(window)


def test_the_opponents_hand_cannot_be_read_anywhere_during_a_turn(window: MainWindow) -> None:
    window.controller.new_game(setup())
    part_in(window, TeacherFeature).learners = Learners()
    checked = told = taught = 0
    dice = Random(4)
    for _ in range(60):
        play(window, 1, dice)
        viewer = window.controller.viewer
        if viewer is None:
            continue
        hidden = never_shown(window, secret_names(window, 1 - viewer))
        part_in(window, TeacherFeature).pointing.speak()  # it waits for the time to think
        said = strings_of(window)
        assert not {name for name in hidden if name in said}
        checked += bool(hidden)
        told += bool(window.log_at_hand.ribbon.rows)
        taught += bool(part_in(window, TeacherFeature).pointing.bubble.text.text())
    assert min(checked, told, taught) > 20


def test_undoing_to_the_other_seat_hides_the_hand_that_was_shown(window: MainWindow) -> None:
    window.controller.new_game(setup())
    play_until_curtain(window)
    window.controller.lift_curtain()
    window.commands.undo.trigger()
    assert window.controller.curtain_for is not None and window.curtain.isVisible() and nothing_is_told(window)
    secrets = secret_names(window, 0, 1)
    said = strings_of(window)
    assert not {name for name in never_shown(window, secrets) if name in said}


@pytest.mark.rule("glossary/archives")
def test_a_card_that_is_carried_shows_a_face_to_its_own_seat_only(window: MainWindow) -> None:
    """The picture under the pointer is the card itself: no hidden card can be picked up, and with the seat it goes."""
    mine = side(hand=["troll", "punch"], archives=["cannon"], deck=["anger"] * 12)
    scenes.begin(window, mine, side(hand=["bumpsy"], archives=["fear"], deck=["anger"] * 12))
    table, scene = window.table, window.table.scene_
    hidden = [place.center for place in scene.backs[1].places()]
    hidden += [item.whole.center for (_, zone), item in scene.piles.items() if zone in (Zone.ARCHIVES, Zone.DECK)]
    assert len(hidden) == 5
    middle = scenes.middle(window, "troll")
    for place in hidden:
        at = table.mapFromScene(*place)
        mouse.carry(table, (at.x(), at.y()), middle)
        assert scene.dragged is None
        table.call_off()
    troll = scenes.handle(window, "troll")
    mouse.carry(table, middle, (middle[0], middle[1] - 200))
    item = scene.cards[troll]
    assert scene.dragged == troll and item.card.face == "troll"
    width, height, ratio = item.spot.width, item.spot.height, item.drawn().devicePixelRatio()
    assert item.drawn().toImage() == scene.brushes.faces.card(item.card, width, height, ratio, turned=False).toImage()
    assert item.drawn().toImage() != scene.brushes.faces.back(PLAYERS[0], width, height, ratio).toImage()
    window.controller.choose(("end-turn",))
    assert scene.dragged is None and not any(card.card.face for card in scene.cards.values())
    window.controller.lift_curtain()
    assert window.controller.viewer == 1 and troll not in scene.cards
    assert {card.card.face for card in scene.cards.values()} == {"bumpsy"}


@pytest.mark.parametrize("leave", ["end of turn", "new game"])
def test_the_window_that_explains_a_card_of_the_hand_goes_with_its_seat(window: MainWindow, leave: str) -> None:
    scenes.begin(window, side(hand=["troll"], deck=["anger"] * 12), side(hand=["bumpsy"], deck=["anger"] * 12))
    explain = part_in(window, ExplainFeature)
    mouse.move(window.table, (5, 5))
    mouse.move(window.table, scenes.middle(window, "troll"))
    QTest.keyClick(window.table, Qt.Key.Key_E)
    assert explain.dialog is not None and explain.dialog.isVisible() and explain.dialog.card == "troll"
    shown = explain.dialog
    if leave == "new game":
        window.controller.new_game(setup())
    else:
        window.controller.choose(("end-turn",))
    assert explain.dialog is None and not shown.isVisible()
    window.controller.lift_curtain()
    assert explain.dialog is None
